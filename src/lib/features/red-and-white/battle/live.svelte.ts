import { KeptStrikes } from '#lib/features/shared/history/kept-strikes.svelte.ts';
import { LiveJournal, type JournalGame } from '#lib/features/shared/journal/live-journal.svelte.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	battleEngine,
	type BattleState,
	bookIn,
	type Command,
	type Fact,
	FOLDING,
	type History,
	LEFT_OWED,
	parseKept,
	stepOf,
	tell,
	waiting
} from '#lib/rules/red-and-white/index.ts';
import { lastAct } from '#lib/kernel/game/history.ts';
import { LeftOpenRolls } from '../phase/left-open.svelte.ts';
import { summaryOf } from '../battles/records.ts';

/** The words of what was done last and counts; of a roll only what came of it. */
const lastWords = (history: History): readonly Phrase[] => {
	if (lastAct(history)?.entry.kind === 'strike') return [say('One line struck out')];
	const line = history.counted.at(-1);
	const { phase } = history.state.clock;
	const told = line ? tell(line).sentences.filter(({ text }) => !LEFT_OWED.includes(text)) : [];
	const rolled = line?.entry.command.type === 'roll' && told.length > 1;
	const sentences = rolled ? told.slice(1) : told;
	return sentences.length
		? sentences
		: [say('Phase {n}: {phase}', { n: phase, phase: say(stepOf(phase).title) })];
};

const BATTLE: JournalGame<BattleState, Command, Fact> = {
	folding: FOLDING,
	parse: parseKept,
	decide: battleEngine.decide,
	elsewhere: {
		rule: 'Referee',
		why: say('Another tab plays this battle. Nothing was changed here.')
	},
	last: lastWords,
	describe: (state) => ({ title: state.header.name, summary: summaryOf(state) }),
	changed: (was, is) => was.clock !== is.clock || was.header !== is.header
};

/** One battle on screen. Each tap folds in its own facts only. */
export class LiveBattle extends LiveJournal<BattleState, Command, Fact> {
	/** Resolutions that were begun and not applied. */
	readonly left: LeftOpenRolls;
	/** Strikes that were begun and not written. */
	readonly strikes: KeptStrikes;

	readonly state = $derived(this.history.state);
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
}
