import { diceFrom } from '#lib/kernel/dice/source.ts';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { decide } from '#lib/rules/red-and-white/engine/decide.ts';
import { battleEngine } from '#lib/rules/red-and-white/engine/engine.ts';
import { clockBefore, type PhaseNumber } from '#lib/rules/red-and-white/engine/sequence.ts';
import {
	historyOf,
	type BattleEntry,
	type History
} from '#lib/rules/red-and-white/journal/history.ts';
import { withEntry } from '../../../rules/red-and-white/with-entry.ts';
import { tell } from '#lib/rules/red-and-white/journal/tell.ts';
import { redAndWhite } from '#lib/rules/red-and-white/index.ts';
import { nextEntry } from '../../../chained.ts';
import { notReadBack } from '../../../read-back.ts';
import { plain, refusalText } from '../../../rules/red-and-white/statements/statement.ts';
import { Deeds, lostByClosing, secrets, tableFaults } from './laws.ts';
import { keyOf, owedFaults } from './owed.ts';
import { chosen, given } from './player.ts';
import { anyBattle } from './roster.ts';

/** A battle that was played, and what in it should not be so, each with the line after which it is. */
export interface Played {
	readonly history: History;
	readonly journal: readonly BattleEntry[];
	readonly faults: readonly string[];
}

/** About how much is done in a phase before somebody goes on to the next. */
const DEEDS: Readonly<Record<PhaseNumber, number>> = {
	...{ 1: 16, 2: 10, 3: 16, 4: 10, 5: 5, 6: 5, 7: 6 }
};
/** No battle of three rounds should take more lines. */
const TOO_LONG = 3000;

/** A battle under the laws. */
class Watched {
	readonly journal: BattleEntry[] = [];
	readonly faults: string[] = [];
	readonly #deeds = new Deeds();
	#owed = new Set<string>();
	history = historyOf([]);

	constructor(readonly seed: number) {}

	get state() {
		return this.history.state;
	}

	fault(...found: readonly string[]): void {
		for (const one of found) this.faults.push(`${this.seed}, line ${this.journal.length}: ${one}`);
	}

	/** Would it be accepted? */
	try(what: string, command: Command): void {
		const decision = decide(this.state, command);
		if (!decision.ok)
			this.fault(`${what}, refused: ${JSON.stringify(command)} ${refusalText(decision.refusal)}`);
	}

	give(command: Command): void {
		const before = this.state;
		const decision = decide(before, command);
		if (!decision.ok) return this.try('offered', command);
		const { facts } = decision;
		const entry = nextEntry(this.journal, { kind: 'done', command, facts });
		this.journal.push(entry);
		this.history = withEntry(this.history, entry);
		const line = this.history.counted.at(-1);
		if (!facts.length || !line) return this.fault(`changes nothing: ${JSON.stringify(command)}`);
		this.fault(
			...this.#deeds.done(before, facts),
			...tableFaults(this.state),
			...secrets(line),
			...lostByClosing(line)
		);
	}

	/** What is newly owed, or all of it: it can be done now. */
	tryOwed(all: boolean): void {
		const dice = [this.seed, this.journal.length, 1, 2] as const;
		this.fault(...owedFaults(this.state, dice, all ? undefined : this.#owed));
		const { owed, may } = battleEngine.waiting(this.state);
		this.#owed = new Set([...owed, ...may].map(keyOf));
	}

	/** All that is offered is accepted. */
	tryOffered(): void {
		const { commands, rolls } = battleEngine.waiting(this.state);
		for (const one of [...commands, ...rolls])
			this.try('offered', given(this.state, one, diceFrom([this.seed, 1, 3, 4])));
	}
}

/** A whole battle by what is offered alone, under the laws; every so manyeth table is tried with all that is offered there. */
export const playBattle = (
	seed: number,
	{ rounds = 3, every = 40 }: { readonly rounds?: number; readonly every?: number } = {}
): Played => {
	const dice = diceFrom([seed, 1917, 1921, 7]);
	const battle = new Watched(seed);
	battle.give(anyBattle(dice));
	const stepsBack = dice(4) === 1;
	let { clock } = battle.state;
	for (let lines = 0, inPhase = 0; battle.state.clock.round <= rounds; lines++, inPhase++) {
		if (lines > TOO_LONG) {
			battle.fault('it does not end');
			break;
		}
		const { state } = battle;
		if (clock !== state.clock) inPhase = 0;
		({ clock } = state);
		const looks = lines % every === 0;
		battle.tryOwed(looks);
		if (looks) battle.tryOffered();
		const goesOn = inPhase > DEEDS[clock.phase] + dice(6);
		const way = goesOn ? undefined : chosen(battleEngine.waiting(state), dice);
		const on: Command = {
			type: 'stepPhase',
			by: stepsBack && clockBefore(clock) && dice(25) === 1 ? -1 : 1
		};
		battle.give(way ? given(state, way, dice) : on);
	}
	const { history, journal, faults } = battle;
	battle.fault(...notReadBack(redAndWhite.journal, journal));
	if (JSON.stringify(historyOf(journal).state) !== JSON.stringify(history.state))
		battle.fault('replay is not play');
	return { history, journal, faults };
};

/** The log of a battle in words, a line each, behind round, side and phase. */
export const logOf = ({ history }: Played): readonly string[] =>
	history.counted.map((line) => {
		const { round, turn, phase } = line.before.clock;
		return `${round} ${turn} ${phase}: ${tell(line).sentences.map(plain).join(' ')}`;
	});
