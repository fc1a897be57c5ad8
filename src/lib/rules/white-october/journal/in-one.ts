import { phraseOf, say, type Phrase, type PhraseValue } from '#lib/kernel/phrase.ts';
import type { Fact } from '../engine/facts.ts';
import { nameOf, turnSaid } from '../engine/facts/kind.ts';
import { NEVER } from '../engine/facts/schema.ts';
import { words } from '../words/en/report/journal.ts';

/** What several units do alike in a line: by what they are alike, in whose words, and where. */
interface Alike {
	readonly key: string;
	readonly unit: Phrase | string;
	readonly text: string;
	readonly place: string;
	readonly turn: PhraseValue;
}

/** Facts that are told in one sentence with others like them. */
const alikeIn = (fact: Fact): Alike | undefined => {
	const { type } = fact;
	switch (type) {
		case 'attackDeclared':
			return of(`${type} ${fact.attack}`, fact.unit, words.unitsAttackPlace, fact.place);
		case 'barrageDeclared':
			return of(`${type} ${fact.place}`, fact.unit, words.unitsShellPlace, fact.place);
		case 'supported':
			return of(`${type} ${fact.role}`, fact.unit, words.unitsSupport);
		case 'moved':
		case 'advanced': {
			const place = fact.path.at(-1) ?? '';
			const text = type === 'moved' ? words.unitsMoveToPlace : words.unitsAdvanceToPlace;
			return of(`${type} ${place}`, fact.unit, text, place);
		}
		case 'placed': {
			const { unit, place } = fact;
			const there = say(words.unitInPlace, { unit: nameOf(unit), place: nameOf(place) });
			return { ...of(type, unit, words.unitsAppear), unit: there };
		}
		case 'deserted':
			if (fact.unit === null) return of('points', '', words.nPointsAreLost);
			return fact.last ? undefined : of(type, fact.unit, words.anEpDesertsFromUnits);
		case 'raised': {
			const { unit, ep, place } = fact;
			const so = say(words.unitWithEp, { unit: nameOf(unit), ep });
			return place === null ? { ...of(type, unit, words.unitsAreRaised), unit: so } : undefined;
		}
		case 'replaced':
			return fact.recruits
				? of('recruits', fact.unit, words.unitsTakeInRecruits)
				: of(type, fact.unit, words.unitsRegainAnEp);
		case 'leftMap': {
			const { turn, left } = fact.due;
			if (turn === NEVER || left) return undefined;
			return { ...of(`${type} ${turn}`, fact.unit, words.unitsAreOffTheMap), turn: turnSaid(turn) };
		}
		default:
			return undefined;
	}
};
const of = (key: string, unit: string, text: string, place = ''): Alike => ({
	key,
	unit: nameOf(unit),
	text,
	place,
	turn: ''
});

/** The EP that a unit loses for the same reason, as one fact. */
const lossKey = (fact: Fact): string | undefined =>
	fact.type === 'epLost'
		? `${fact.rule} ${fact.unit} ${fact.prisoners > 0 ? 'captured' : ''}`
		: undefined;

/** Those who run step by step: each step but their last in the line, which says where they get to. */
const runsOn = (fact: Fact, facts: readonly Fact[]): boolean =>
	fact.type === 'ran' &&
	facts
		.slice(facts.indexOf(fact) + 1)
		.some((one) => one.type === 'ran' && one.units.join() === fact.units.join());

/** 11.2.2 A unit that is raised EP by EP: each but its last in the line, which says with how many. */
const raisedOn = (fact: Fact, facts: readonly Fact[]): boolean =>
	fact.type === 'raised' &&
	facts
		.slice(facts.indexOf(fact) + 1)
		.some((one) => one.type === 'raised' && one.unit === fact.unit);

/** A unit that begins its move and goes, or stays, in the same line: where it goes says the rest, but for what it pays there. */
const isPlain = (fact: Fact, facts: readonly Fact[]): boolean =>
	(fact.type === 'unitPicked' || (fact.type === 'moveEnded' && !fact.paid?.length)) &&
	facts.some(
		(one) =>
			(one.type === 'moved' || (fact.type === 'unitPicked' && one.type === 'moveEnded')) &&
			one.unit === fact.unit
	);

/** 8 Nothing was declared: with the declarations the sequence is over, and nothing is fought or fired before that. */
const isIdle = (fact: Fact, facts: readonly Fact[]): boolean =>
	fact.type === 'declarationsEnded' &&
	facts.some(({ type }) => type === 'combatEnded') &&
	!facts.some(({ type }) => type === 'fightBegan' || type === 'fireOpened');

/**
 * The facts of a line, with one sentence in place of those that say the same of several units: those that declare the same
 * attack, shell the same place, support the same side, enter the same place, leave the map, appear, are raised, desert or get an EP; one for all
 * EP that a unit loses, and one for all steps of those who run.
 */
export const inOne = (all: readonly Fact[]): readonly (Fact | Phrase)[] => {
	const facts = all.filter((fact) => !raisedOn(fact, all));
	const told = new Set<string>();
	const first = (key: string): boolean => !told.has(key) && told.add(key) !== undefined;
	return facts.flatMap((fact): readonly (Fact | Phrase)[] => {
		if (isPlain(fact, facts) || runsOn(fact, facts)) return [];
		if (isIdle(fact, facts)) return [say(words.nothingIsDeclared)];
		const one = alikeIn(fact);
		if (one) {
			if (!first(one.key)) return [];
			const list = facts.flatMap((other) => {
				const also = alikeIn(other);
				return also?.key === one.key ? [also.unit] : [];
			});
			const { place, turn } = one;
			const values = { units: { list }, n: list.length, place: nameOf(place), turn };
			return [list.length === 1 ? fact : phraseOf(one.text, values)];
		}
		const key = lossKey(fact);
		if (fact.type !== 'epLost' || key === undefined) return [fact];
		if (!first(key)) return [];
		const lost = facts.flatMap((other) =>
			other.type === 'epLost' && lossKey(other) === key ? [other] : []
		);
		const sum = (field: 'ep' | 'prisoners'): number =>
			lost.reduce((before, now) => before + now[field], 0);
		const last = lost.some((one) => one.last) && ({ last: true } as const);
		return [{ ...fact, ep: sum('ep'), prisoners: sum('prisoners'), ...last }];
	});
};
