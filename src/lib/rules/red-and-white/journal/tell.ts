import type { Thrower, Throw } from '#lib/kernel/dice/draw.ts';
import { say, type Phrase, type PhraseValue } from '#lib/kernel/phrase.ts';
import { LEFT_OWED } from '../engine/phases/left-owed.ts';
import { kindOf, type Fact, type FactOf } from '../engine/facts/fact.ts';
import type { Telling } from '../engine/facts/parts.ts';
import type { BattleRoll } from '../engine/rolls/parties.ts';
import { bookIn, type BattleState } from '../engine/state.ts';
import type { Change } from '../procedures/calculator.ts';
import { REFEREE_KEYS } from '../procedures/parts.ts';
import { SHEETS } from '../procedures/sheets.ts';
import type { Mark } from '../types.ts';
import type { HistoryLine } from './history.ts';
import { words as told } from '../words/en/engine/facts.ts';
import { words as texts } from '../words/en/journal.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

/** A line of the log: what happened, then what it means. */
export interface Told {
	readonly sentences: readonly Phrase[];
	/** Whose dice, if any were thrown. */
	readonly by: Thrower | null;
	/** The referee's reason, where he allowed what a rule forbids. */
	readonly overruled: PhraseValue | null;
	/** A phase was left out, or entered again. */
	readonly outOfOrder: boolean;
}

/** What the line of phases shows, and what has just been read when the clock moves. */
export const OF_THE_CLOCK: readonly string[] = [
	told.phaseWasSkipped,
	told.skippedPhases,
	told.phaseWasReopened,
	told.phaseIsPlayedAfterAll,
	...LEFT_OWED
];

/** What is useful only while one plays on, and is no part of the story. */
export const ONLY_IN_PLAY: readonly string[] = [
	...OF_THE_CLOCK,
	told.unitOwesATestWhat,
	told.unitOwesATestWhatCause,
	told.unitATestIsNoLongerOwedWhatCause,
	told.officerOwesATestOfCharacter,
	told.officerOwesATestOfCharacterCause,
	told.officerHasMoved,
	told.officerHasNotMovedYet,
	told.playerIsDone,
	told.playerIsNotDoneYet,
	told.unitNothingIsLeftToPlace,
	told.whatLossesAreWorthIsAgreed
];

/** Marks that only show who has done what: their end is no news. */
const BOOKKEEPING: readonly Mark[] = ['led', 'not_led', 'fired', 'moved', 'charged', 'withdrew'];

/** COMMISSARS: what is not said by the action in which he quarrels. */
const QUARRELS: readonly Mark[] = ['commissar_argues', 'commissar_overrules'];

/** What a throw changed according to its sheet, which its own words tell. */
const changesIn = (
	before: BattleState,
	{ form }: BattleRoll,
	{ procedure, value }: FactOf<'rolled'>
): readonly Change[] => {
	const sheet = SHEETS.get(procedure);
	const resolved = sheet?.resolve(bookIn(before), { ...sheet.initial, ...form });
	return !resolved || resolved.refused ? [] : resolved.resolution.changes(value);
};

/** Marks whose coming or going is no news in this line: the end of a turn's bookkeeping, and what a throw has said. */
const unsaid = (before: BattleState, { command, facts }: ToldLine['entry']): readonly Mark[] => {
	const fact = facts.find((one) => one.type === 'rolled');
	if (command.type === 'roll' && fact)
		return changesIn(before, command, fact)
			.flatMap(({ on = [], off = [] }) => [...on, ...off])
			.filter((mark) => command.procedure === 'commissar' || !QUARRELS.includes(mark));
	if (facts.some(({ type }) => type === 'ledHeroically')) return ['heroic'];
	return facts.some(({ type }) => type === 'turnEnded') ? BOOKKEEPING : [];
};

const thrower = (throws: readonly Throw[]): Thrower | null => {
	const [first] = throws;
	if (!first) return null;
	return throws.every(({ by }) => by === first.by) ? first.by : 'both';
};

const ADDED: Readonly<Record<(typeof REFEREE_KEYS)[number], string>> = {
	referee: texts.nOnTheDie,
	refereeAttacker: texts.nOnTheAttackersDie,
	refereeDefender: texts.nOnTheDefendersDie
};

/** GAMING TERMS USED: the referee's reason, after what he added to the dice. */
const ruledIn = (fact: FactOf<'rolled'> | undefined): PhraseValue | null => {
	const ruled = fact?.ruled;
	if (!ruled) return null;
	const added = REFEREE_KEYS.flatMap((key) => {
		const n = ruled.added?.[key];
		return n ? [say(ADDED[key], { n: { signed: n } })] : [];
	});
	return added.reduceRight<PhraseValue>(
		(reason, words) => say(patterns.addedReason, { added: words, reason }),
		ruled.reason
	);
};

/** What is told: a line's command and facts, with the table before and after them. */
export type ToldLine = Pick<HistoryLine, 'before' | 'after'> & {
	readonly entry: Pick<HistoryLine['entry'], 'command' | 'facts'>;
};

/** One line of the journal in words; `beside` its throw, which is shown already, only what follows from that. */
export const tell = ({ before, after, entry }: ToldLine, beside = false): Told => {
	const { command, facts } = entry;
	const line: Telling = {
		before,
		after,
		facts,
		command: command.type,
		unsaid: unsaid(before, entry),
		beside
	};
	const said = (fact: Fact): readonly Phrase[] =>
		beside && fact.type === 'rolled' ? [] : [kindOf(fact).tell?.(fact, line) ?? []].flat();
	// What follows a paper in which units hide would name them, so it is told when the paper is opened.
	const written = facts.filter((fact) => fact.type === 'paperWritten');
	const done = facts.find((fact) => fact.type === 'rolled');
	const opened = facts.find((fact) => fact.type === 'paperOpened');
	const corrected = facts.find((fact) => fact.type === 'corrected');
	const waived = facts.flatMap((fact) => ('because' in fact ? (fact.because.reason ?? []) : []))[0];
	const from =
		command.type === 'takeIn' ? [say(texts.fromBringsChangesBack, { from: command.from })] : [];
	return {
		sentences: [...from, ...(written.length ? written : facts).flatMap(said)],
		by: done ? thrower(done.throws) : null,
		overruled: ruledIn(done) ?? opened?.overruled ?? corrected?.reason ?? waived ?? null,
		outOfOrder: facts.some(
			(fact) => fact.type === 'phaseReopened' || (fact.type === 'phaseClosed' && fact.skipped)
		)
	};
};
