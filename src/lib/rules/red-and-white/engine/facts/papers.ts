import * as v from 'valibot';
import { say } from '#lib/kernel/phrase.ts';
import { CHARACTERS } from '../../types.ts';
import { paperOf, PAPER_KINDS, type Paper, type PaperInBattle } from '../beside/papers.ts';
import { printWords } from '../beside/seal.ts';
import type { Content } from '../beside/seal.ts';
import { clockPhrase } from '../../words/goals-and-papers.ts';
import type { BattleState, Id } from '../state.ts';
import { camp, clock, happens, id, list, name, officer, paper, text, unit } from './parts.ts';
import { words as texts } from '#lib/rules/red-and-white/words/en/engine/facts.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

export const line = v.pipe(v.string(), v.maxLength(200));

export const content = v.strictObject({
	text,
	character: v.nullable(v.picklist(CHARACTERS)),
	units: list(unit, 200),
	dummy: v.boolean()
}) satisfies v.GenericSchema<unknown, Content>;

const written = v.strictObject({
	id,
	kind: v.picklist(PAPER_KINDS),
	name,
	camp: v.nullable(camp),
	officer: v.nullable(officer),
	from: line,
	to: line,
	place: line,
	due: v.nullable(clock),
	seal: v.nullable(
		v.strictObject({
			print: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, '64 signs of a seal')),
			salt: v.nullable(line)
		})
	),
	content: v.nullable(content)
}) satisfies v.GenericSchema<unknown, Paper>;

const paperWith = (state: BattleState, one: Id, change: Partial<PaperInBattle>): BattleState => ({
	...state,
	papers: state.papers.map((old) => (old.paper.id === one ? { ...old, ...change } : old))
});

const wordsOf = ({ seal }: Paper): string => (seal ? printWords(seal.print).join(' ') : '');

/** What is written to be opened later. Sealed content is not told before it is opened. */
export const PAPERS = {
	paperWritten: happens(
		{ paper: written },
		{
			evolve: (state, { paper: fresh }) => ({
				...state,
				papers: [
					...state.papers,
					{
						paper: fresh,
						fate: 'waits',
						due: fresh.due,
						found: null,
						fits: null,
						writtenAt: state.clock,
						endedAt: null
					}
				]
			}),
			fits: (state, fact) => paperOf(state, fact.paper.id) === undefined,
			tell: ({ paper: fresh }) => {
				const { name: called } = fresh;
				if (!fresh.seal) return say(texts.nameIsWrittenDown, { name: called });
				return [
					say(texts.nameSealedWords, { name: called, words: wordsOf(fresh) }),
					...(fresh.content ? [] : [say(texts.theTextStaysWithItsOwner)])
				];
			}
		}
	),
	/** `overruled`: the referee's reason, where the content does not match but counts all the same. */
	paperOpened: happens(
		{ paper, content, fits: v.nullable(v.boolean()), overruled: v.exactOptional(text) },
		{
			evolve: (state, fact) =>
				paperWith(state, fact.paper, {
					fate: 'opened',
					found: fact.content,
					fits: fact.fits,
					endedAt: state.clock
				}),
			tell: (fact, { after }) => {
				const opened = paperOf(after, fact.paper)?.paper;
				if (!opened) return [];
				const said = fact.content.text.trim();
				const what = opened.kind === 'message' ? texts.nameIsDelivered : texts.nameOpened;
				return [
					say(what, { name: opened.name }),
					...(said ? [say(patterns.quotedText, { text: said })] : []),
					...(fact.content.dummy ? [say(texts.itWasADummy)] : []),
					...(fact.fits === true
						? [say(texts.theWordsMatchNothingWasChanged, { words: wordsOf(opened) })]
						: []),
					...(fact.fits === false ? [say(texts.theWordsDoNotMatch)] : [])
				];
			}
		}
	),
	paperDelayed: happens(
		{ paper, due: clock },
		{
			evolve: (state, fact) => paperWith(state, fact.paper, { due: fact.due }),
			tell: (fact, { after }) =>
				say(texts.nameLateWhen, {
					name: paperOf(after, fact.paper)?.paper.name ?? '',
					when: clockPhrase(fact.due)
				})
		}
	),
	paperLost: happens(
		{ paper },
		{
			evolve: (state, fact) => paperWith(state, fact.paper, { fate: 'lost', endedAt: state.clock }),
			tell: (fact, { after }) =>
				say(texts.nameLost, { name: paperOf(after, fact.paper)?.paper.name ?? '' })
		}
	)
} as const;
