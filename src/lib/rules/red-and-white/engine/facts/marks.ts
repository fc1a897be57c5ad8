import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Mark } from '../../types.ts';
import { MARK_WORDS } from '../../words/table.ts';
import type { UnitInBattle } from '../state.ts';
import { nameOf } from '../table/unit.ts';
import { happens, marks, unit } from './parts.ts';

const marked = (
	old: readonly Mark[],
	{ on, off }: { readonly on: readonly Mark[]; readonly off: readonly Mark[] }
): Mark[] => [...old.filter((mark) => !off.includes(mark) && !on.includes(mark)), ...on];

/** SEQUENCE OF ACTION: a mark put now was earned in this phase; one that goes takes all of them along. */
const firedNow = (
	phase: UnitInBattle['firedIn'][number],
	{ on, off }: { readonly on: readonly Mark[]; readonly off: readonly Mark[] },
	firedIn: UnitInBattle['firedIn']
): UnitInBattle['firedIn'] => {
	const kept = off.includes('fired') ? [] : firedIn;
	return on.includes('fired') && !kept.includes(phase) ? [...kept, phase] : kept;
};

/** What a unit does and bears for all to see. */
export const MARKED = {
	marked: happens(
		{ unit, on: marks, off: marks },
		{
			unit: (old, fact, { clock }) => ({
				// ARTILLERY: a mark that was put in this turn comes off as it came.
				unlimbers:
					fact.off.includes('limbered') && old.marks.includes('limbered')
						? !old.freshMarks.includes('limbered')
						: old.unlimbers && !fact.on.includes('limbered'),
				firedIn: firedNow(clock.phase, fact, old.firedIn),
				marks: marked(old.marks, fact),
				freshMarks: marked(old.freshMarks, fact)
			}),
			tell: ({ unit: id, on, off }, { after, unsaid }): Phrase[] => {
				const values = { unit: nameOf(after, id) };
				const news = (mark: Mark): boolean => !unsaid.includes(mark);
				return [
					...on.filter(news).map((mark) => say(MARK_WORDS[mark].on, values)),
					...off.filter(news).map((mark) => say(MARK_WORDS[mark].off, values))
				];
			}
		}
	)
} as const;
