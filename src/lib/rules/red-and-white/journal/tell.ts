import type { Thrower, Throw } from '#lib/kernel/dice/draw.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { LEFT_OWED } from '../engine/facts/clock.ts';
import { kindOf, type Fact } from '../engine/facts/fact.ts';
import type { Telling } from '../engine/facts/parts.ts';
import type { Mark } from '../types.ts';
import type { HistoryLine } from './history.ts';

/** A line of the log: what happened, then what it means. */
export interface Told {
	readonly sentences: readonly Phrase[];
	/** Whose dice, if any were thrown. */
	readonly by: Thrower | null;
	/** The referee's reason, where he allowed what a rule forbids. */
	readonly overruled: string | null;
	/** A phase was left out, or entered once more. */
	readonly outOfOrder: boolean;
}

/** What is of use while one plays on, and no part of the story. */
export const ONLY_IN_PLAY: readonly string[] = [
	'{phase} was skipped.',
	'Skipped: {phases}.',
	'{phase} was reopened.',
	'{phase} is played after all.',
	...LEFT_OWED,
	'{unit} owes a test: {what}.',
	'{unit} owes no test any more: {what}.',
	'{officer} owes a test of character.',
	'{officer} owes no test of character any more.',
	'{officer} has moved.',
	'{officer} has not moved yet.',
	'{player} is done.',
	'{player} is not done yet.',
	'{unit}: nothing is left to place.'
];

/** Marks that only tell who has done what: their end is no news. */
const BOOKKEEPING: readonly Mark[] = ['led', 'not_led', 'fired', 'moved', 'charged', 'withdrew'];

/** Marks whose coming or going is no news in this line: the end of a turn's bookkeeping, and what a calculator has said. */
const unsaid = ({ command, facts }: HistoryLine['entry']): readonly Mark[] => {
	if (command.type === 'resolve')
		return command.changes.flatMap(({ on = [], off = [] }) => [...on, ...off]);
	if (facts.some(({ type }) => type === 'ledHeroically')) return ['heroic'];
	return facts.some(({ type }) => type === 'turnEnded') ? BOOKKEEPING : [];
};

const thrower = (throws: readonly Throw[]): Thrower | null => {
	const [first] = throws;
	if (!first) return null;
	return throws.every(({ by }) => by === first.by) ? first.by : 'both';
};

/** One line of the journal in words. */
export const tell = ({ before, after, entry }: HistoryLine): Told => {
	const { command, facts } = entry;
	const line: Telling = { before, after, facts, command: command.type, unsaid: unsaid(entry) };
	const said = (fact: Fact): readonly Phrase[] => [kindOf(fact).tell?.(fact, line) ?? []].flat();
	const done = facts.find((fact) => fact.type === 'resolved');
	const opened = facts.find((fact) => fact.type === 'paperOpened');
	const corrected = facts.find((fact) => fact.type === 'corrected');
	const from =
		command.type === 'takeIn' ? [say('{from} brings changes back.', { from: command.from })] : [];
	return {
		sentences: [...from, ...facts.flatMap(said)],
		by: done ? thrower(done.throws) : null,
		overruled: done?.overruled ?? opened?.overruled ?? corrected?.reason ?? null,
		outOfOrder: facts.some(
			(fact) => fact.type === 'phaseReopened' || (fact.type === 'phaseClosed' && fact.skipped)
		)
	};
};
