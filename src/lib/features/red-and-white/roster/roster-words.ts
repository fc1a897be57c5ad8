import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { dayAndTime } from '#lib/words/dates.ts';
import { listed, t } from '#lib/words/t.ts';
import {
	type BattleState,
	CAMP_WORDS,
	type Id,
	MARK_WORDS,
	nameOf,
	officerName,
	type Roster,
	STATUS_WORDS,
	stepOf,
	type Values
} from '#lib/rules/red-and-white/index.ts';
import { words } from '../words/en/roster.ts';
import { words as roll } from '../words/en/roll.ts';
import { words as battle } from '../words/en/battle.ts';

/** When a roster was taken: the day and time, the turn and phase. */
export const takenWhen = ({ taken }: Roster): string => {
	const at = new Date(taken.at);
	const day = Number.isNaN(at.valueOf()) ? '' : dayAndTime(at);
	const { round, turn, phase } = taken.clock;
	const place = [t(say(CAMP_WORDS[turn].turn, { n: round })), t(stepOf(phase).title)];
	return [day, ...place].filter(Boolean).join(' · ');
};

const added = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);
const marksText = (marks: readonly (keyof typeof MARK_WORDS)[]): string =>
	listed(marks.map((mark) => t(MARK_WORDS[mark].label))) || t(words.none);

/** One value of a change, as it is shown. */
export const valueText = (values: Values, which: 'was' | 'is' | 'here'): string => {
	switch (values.aspect) {
		case 'left':
		case 'attached': {
			const stands = values[which];
			const figures = t(count(added(stands), battle.nFigures));
			return values.was.length > 1 ? `${figures} (${stands.join(' ')})` : figures;
		}
		case 'hits':
			return t(count(values[which], roll.nHits));
		case 'marks':
			return marksText(values[which]);
		case 'note':
			return values[which] || t(words.none);
		case 'status':
			return t(STATUS_WORDS[values[which]].label);
	}
};

const ASPECTS: Readonly<Record<Values['aspect'], string>> = {
	left: words.figures,
	attached: words.withTheUnit,
	hits: words.hits,
	marks: words.marks,
	note: words.note,
	status: words.officer
};
export const aspectText = ({ aspect }: Values): string => t(ASPECTS[aspect]);

/** The name of the unit or officer that a change is about. */
export const nameOfEither = (state: BattleState, id: Id): string =>
	state.units[id] ? nameOf(state, id) : officerName(state, id) || id;

/** How much of a roster was changed: nothing, or so many units and officers. */
export const changedPhrase = (n: number): Phrase | undefined =>
	n === 0 ? undefined : count(n, words.nUnitsOrOfficersChanged);
