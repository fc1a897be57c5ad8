import {
	type HistoryLine,
	type Pace,
	paceOf,
	type Stamp,
	turnNumber
} from '#lib/rules/red-and-white/index.ts';
import type { LiveBattle } from '../battle/live.svelte.ts';

/** How often the minutes are updated, in ms. */
const TICK = 15_000;

const isPause = ({ entry }: HistoryLine): boolean =>
	entry.facts.some(({ type }) => type === 'tablePaused');

const stampOf = (line: HistoryLine): Stamp => ({
	at: Date.parse(line.entry.at) || 0,
	turn: turnNumber(line.after.clock),
	rests: isPause(line)
});

/** The turn clock of one battle, running as long as a screen shows it. */
export class TurnClock {
	readonly #battle: () => LiveBattle;
	#now = $state(Date.now());

	readonly pace: Pace = $derived.by(() => {
		const { history, state } = this.#battle();
		const { end, silence } = state.time;
		return paceOf(history.counted.map(stampOf), {
			now: this.#now,
			end: end === null ? null : Date.parse(end) || null,
			silence
		});
	});
	/** The table is taking a break: nothing has been done since it began. */
	readonly rests: boolean = $derived.by(() => {
		const last = this.#battle().history.counted.at(-1);
		return last !== undefined && isPause(last);
	});

	constructor(battle: () => LiveBattle) {
		this.#battle = battle;
		$effect(() => {
			void battle().history;
			this.#now = Date.now();
		});
		$effect(() => {
			const ticking = setInterval(() => (this.#now = Date.now()), TICK);
			return () => clearInterval(ticking);
		});
	}
}
