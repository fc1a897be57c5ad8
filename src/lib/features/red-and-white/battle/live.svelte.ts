import { KeptStrikes } from '#lib/features/shared/history/kept-strikes.svelte.ts';
import { LiveJournal, type JournalGame } from '#lib/features/shared/journal/live-journal.svelte.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { bookIn } from '#lib/rules/red-and-white/engine/commands/deciding.ts';
import type { Fact } from '#lib/rules/red-and-white/engine/facts/fact.ts';
import { parseKept } from '#lib/rules/red-and-white/journal/file.ts';
import {
	canRedo,
	canUndo,
	historyOf,
	NO_HISTORY,
	stateOf,
	withEntry,
	type History
} from '#lib/rules/red-and-white/journal/history.ts';
import { battleEngine } from '#lib/rules/red-and-white/engine/index.ts';
import { stepOf } from '#lib/rules/red-and-white/engine/sequence.ts';
import type { StrikePlan } from '#lib/rules/red-and-white/journal/strike/striking.ts';
import { LEFT_OWED } from '#lib/rules/red-and-white/journal/tell-turn.ts';
import { tell } from '#lib/rules/red-and-white/journal/tell.ts';
import { waiting } from '#lib/rules/red-and-white/engine/waiting.ts';
import { now } from '#lib/store/rows.ts';
import { LeftOpenRolls } from '../phase/left-open.svelte.ts';
import { summaryOf } from '../battles/records.ts';

/** The words of what was done last and counts; of a roll only what came of it. */
const lastWords = (history: History): readonly Phrase[] => {
	const line = history.counted.at(-1);
	const strike = history.standing.strikes.at(-1);
	if (strike && strike.place > (line?.place ?? -1)) return [say('One line struck out')];
	const { phase } = stateOf(history).clock;
	const told = line ? tell(line).sentences.filter(({ text }) => !LEFT_OWED.includes(text)) : [];
	const rolled = line?.entry.command.type === 'resolve' && told.length > 1;
	const sentences = rolled ? told.slice(1) : told;
	return sentences.length
		? sentences
		: [say('Phase {n}: {phase}', { n: phase, phase: say(stepOf(phase).title) })];
};

const BATTLE: JournalGame<History, Command, Fact> = {
	empty: NO_HISTORY,
	parse: parseKept,
	read: historyOf,
	add: withEntry,
	canUndo,
	canRedo,
	decide: (history, command) => battleEngine.decide(stateOf(history), command),
	elsewhere: {
		rule: 'Referee',
		why: say('Another tab plays this battle. Nothing was changed here.')
	},
	last: lastWords,
	describe: (history) => ({ title: stateOf(history).header.name, summary: summaryOf(history) }),
	changed: (before, after) => {
		const [was, is] = [stateOf(before), stateOf(after)];
		return was.clock !== is.clock || was.header !== is.header;
	}
};

/** One battle on screen. Each tap folds in its own facts only. */
export class LiveBattle extends LiveJournal<History, Command, Fact> {
	/** Resolutions that were begun and not applied. */
	readonly left: LeftOpenRolls;
	/** Strikes that were begun and not written. */
	readonly strikes: KeptStrikes;

	readonly state = $derived(stateOf(this.history));
	readonly book = $derived(bookIn(this.state));
	/** Whose tests, hits and moves this phase waits for: worked out once for each state. */
	readonly waiting = $derived(waiting(this.state));
	readonly owed = $derived(this.waiting.owed);

	constructor(id: string) {
		super(id, BATTLE);
		this.left = new LeftOpenRolls(id);
		this.strikes = new KeptStrikes(id);
	}

	/** Reads the journal; false when it has no beginning that reads. */
	load = async (): Promise<boolean> => {
		await Promise.all([this.open(), this.left.load(), this.strikes.load()]);
		this.left.forgetApplied(this.history);
		return this.state.header.forces.length > 0;
	};

	/** Takes back all that was played after a line, in one note; one redo brings it back. */
	undoTo = (to: number): Promise<boolean> =>
		this.note(({ counted }) => {
			const lines = counted.length - 1 - counted.findLastIndex(({ place }) => place === to);
			if (lines < 1 || lines === counted.length) return undefined;
			const sentences = [count(lines, '{n} line', '{n} lines')];
			return { entry: { kind: 'undo', at: now(), to }, said: { sentences, way: 'undone' } };
		});

	/** Writes a strike down as it was planned; false where the battle went on meanwhile or it could not be kept. */
	strike = ({ note }: StrikePlan, reason: string, planned: History): Promise<boolean> =>
		this.note((history) =>
			history === planned ? { entry: { ...note, at: now(), reason } } : undefined
		);
}
