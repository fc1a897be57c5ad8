import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Mark } from '../../types.ts';
import { MARK_WORDS } from '../../words/table.ts';
import type { Shot } from '../did.ts';
import { goneByMarks, movedNow } from '../table/moves.ts';
import { nameOf } from '../table/unit.ts';
import { happens, marks, unit } from './parts.ts';

const marked = (
	old: readonly Mark[],
	{ on, off }: { readonly on: readonly Mark[]; readonly off: readonly Mark[] }
): Mark[] => [...old.filter((mark) => !off.includes(mark) && !on.includes(mark)), ...on];

/**
 * SEQUENCE OF ACTION: a mark put on now was earned in this phase, with all weapons unless a throw says otherwise;
 * taking it off removes all recorded fire.
 */
const firedNow = (
	phase: Shot['phase'],
	{ on, off }: { readonly on: readonly Mark[]; readonly off: readonly Mark[] },
	fired: readonly Shot[]
): readonly Shot[] => {
	const kept = off.includes('fired') ? [] : fired;
	return on.includes('fired') && !kept.some((shot) => shot.phase === phase)
		? [...kept, { phase, at: null, with: [] }]
		: kept;
};

/** What a unit does and suffers in the sight of all. */
export const MARKED = {
	marked: happens(
		{ unit, on: marks, off: marks },
		{
			unit: (old, fact, { clock }) => ({
				// ARTILLERY: a mark that was put on in this turn can simply be taken off, unless the guns have moved with it.
				unlimbers:
					fact.off.includes('limbered') && old.marks.includes('limbered')
						? !old.freshMarks.includes('limbered') || movedNow(old)
						: old.unlimbers && !fact.on.includes('limbered'),
				fired: firedNow(clock.phase, fact, old.fired),
				went: goneByMarks(old.went, clock.phase, fact, marked(old.marks, fact)),
				marks: marked(old.marks, fact),
				freshMarks: marked(old.freshMarks, fact)
			}),
			tell: ({ unit: id, on, off }, { after, unsaid, command }): Phrase[] => {
				const values = { unit: nameOf(after, id) };
				// Of a unit that is gone only what is marked by hand is news.
				const told = command === 'setMark' || after.units[id]?.presence === 'table';
				const news = (mark: Mark): boolean => told && !unsaid.includes(mark);
				return [
					...on.filter(news).map((mark) => say(MARK_WORDS[mark].on, values)),
					...off.filter(news).map((mark) => say(MARK_WORDS[mark].off, values))
				];
			}
		}
	)
} as const;
