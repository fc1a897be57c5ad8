import type { Moment, Summary, Told } from '#lib/kernel/game/game.ts';
import { say } from '#lib/kernel/phrase.ts';
import { wonBy } from '../engine/beside/outcome.ts';
import { rollDeed } from '../engine/facts/rolls.ts';
import { LEFT_OWED } from '../engine/phases/left-owed.ts';
import { stepOf } from '../engine/sequence.ts';
import type { BattleState } from '../engine/state.ts';
import type { Phrase } from '#lib/kernel/phrase.ts';
import { CAMP_WORDS } from '../words/table.ts';
import { tell, type ToldLine } from './tell.ts';
import { words } from '../words/en/journal.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

/** SEQUENCE OF ACTION: the turn of a side in a round, and its phase. */
export const moment = ({ clock: { round, turn, phase } }: BattleState): Moment => ({
	turn: say(CAMP_WORDS[turn].turn, { n: round }),
	side: turn,
	phase: { n: phase, title: say(stepOf(phase).title) }
});

/** What a list shows of a battle: who won it, where it stands, and whose forces fight. */
export const describe = (state: BattleState): { title: string; summary: Summary } => ({
	title: state.header.name,
	summary: {
		says: [
			...(state.outcome ? [wonBy(state.outcome.winner)] : []),
			moment(state).turn,
			say(patterns.forces, { forces: state.header.forces.map(({ name }) => name).join(' – ') })
		],
		over: state.outcome !== undefined
	}
});

const ENDS = { red: words.endOfTheRedTurn, white: words.endOfTheWhiteTurn };

/** SEQUENCE OF ACTION: what moving the clock was: the end of a turn or of a phase, a phase skipped, a step back. */
const clockDeed = (
	{ facts }: ToldLine['entry'],
	before: BattleState,
	after: BattleState
): Phrase | undefined => {
	const { turn, phase: n } = before.clock;
	const named = ({ clock }: BattleState) => ({
		n: clock.phase,
		phase: say(stepOf(clock.phase).title)
	});
	if (facts.some(({ type }) => type === 'turnEnded')) return say(ENDS[turn]);
	if (!facts.some(({ type }) => type === 'clockMoved')) return undefined;
	const over = facts.find((fact) => fact.type === 'phaseClosed' && fact.phase === n);
	if (over?.type !== 'phaseClosed') return say(words.backToPhase, named(after));
	return say(over.skipped ? words.phaseSkipped : words.endOfPhase, named(before));
};

/** Does a sentence say by itself whom it is about? */
const names = ({ values = {} }: Phrase): boolean =>
	Object.values(values).some((value) => typeof value === 'string');

/**
 * A line of the log. Right after a roll only what came of it is said, of whom, and not what was left owed, which has just
 * been read.
 */
export const told = (entry: ToldLine['entry'], before: BattleState, after: BattleState): Told => {
	const { sentences, by, overruled, outOfOrder } = tell({ entry, before, after });
	const news = sentences.filter(({ text }) => !LEFT_OWED.includes(text));
	const { phase } = moment(after);
	const rolled = entry.facts.find((fact) => fact.type === 'rolled');
	const deed = rolled ? rollDeed(rolled, after, entry.facts) : clockDeed(entry, before, after);
	const [, ...came] = news;
	const head = deed && came[0] && !names(came[0]) ? [say(patterns.deedStop, { deed })] : [];
	const short = entry.command.type === 'roll' && came.length ? [...head, ...came] : news;
	return {
		sentences,
		...(deed ? { deed } : {}),
		short: short.length
			? short
			: [say(words.phaseNPhase, { n: phase?.n ?? 0, phase: phase?.title ?? say('') })],
		...(by ? { by } : {}),
		odd: [
			...(overruled ? [say(words.overruledReason, { reason: overruled })] : []),
			...(outOfOrder ? [say(words.outOfOrder)] : [])
		]
	};
};
