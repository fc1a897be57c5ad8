import type { Side } from '../../decided/table-talk.ts';
import type { Line } from '../../game/journal.ts';
import { SIDES, type Position, type Telling } from './telling.ts';

/** What a side has lost. */
export interface Losses {
	readonly steps: number;
	/** How many of the steps were taken prisoner. */
	readonly prisoners: number;
	readonly units: number;
}
const NONE: Losses = { steps: 0, prisoners: 0, units: 0 };

const add = (one: Losses, two: Losses): Losses => ({
	steps: one.steps + two.steps,
	prisoners: one.prisoners + two.prisoners,
	units: one.units + two.units
});

/** What each side lost in one line. */
export const lossesIn = <S extends Position, C, F>(
	{ losing }: Pick<Telling<S, C, F>, 'losing'>,
	{ before, entry }: Line<S, C, F>
): Readonly<Record<Side, Losses>> => {
	const lost: Record<Side, Losses> = { white: NONE, red: NONE };
	const gone = new Map<string, number>();
	for (const fact of entry.facts) {
		const loss = losing.loss(fact);
		const unit = loss && before.units.find(({ id }) => id === loss.unit);
		if (!loss || !unit) continue;
		const already = gone.get(unit.id) ?? 0;
		const left = Math.max(0, losing.left(unit) - already);
		const steps = loss.lost === 'all' ? left : Math.min(loss.lost, left);
		gone.set(unit.id, already + steps);
		lost[unit.player] = add(lost[unit.player], {
			steps,
			prisoners: loss.prisoners,
			units: steps > 0 && steps === left ? 1 : 0
		});
	}
	return lost;
};

/** The losses of both sides by turn. */
export const lossesByTurn = <S extends Position, C, F>(
	telling: Pick<Telling<S, C, F>, 'losing'>,
	counted: readonly Line<S, C, F>[]
): readonly { readonly turn: number; readonly lost: Readonly<Record<Side, Losses>> }[] => {
	const turns = new Map<number, Record<Side, Losses>>();
	for (const line of counted) {
		const turn = Math.max(1, line.before.turn);
		const sum = turns.get(turn) ?? { white: NONE, red: NONE };
		const lost = lossesIn(telling, line);
		for (const side of SIDES) sum[side] = add(sum[side], lost[side]);
		turns.set(turn, sum);
	}
	return [...turns].map(([turn, lost]) => ({ turn, lost }));
};

/** The losses of all turns, by side. */
export const together = (
	turns: ReturnType<typeof lossesByTurn>
): Readonly<Record<Side, Losses>> => ({
	white: turns.reduce((sum, { lost }) => add(sum, lost.white), NONE),
	red: turns.reduce((sum, { lost }) => add(sum, lost.red), NONE)
});

/** A place that changed hands. */
export interface Taken {
	readonly place: number;
	readonly turn: number;
	readonly hex: string;
	readonly by: Side;
	/** Nobody had held it before. */
	readonly first: boolean;
}

/** Each time a place that counts changed hands, and who held it last. */
export const placesTaken = <S extends Position, C, F>(
	{ held: holding }: Pick<Telling<S, C, F>, 'held'>,
	counted: readonly Line<S, C, F>[]
): { readonly taken: readonly Taken[]; readonly held: ReadonlyMap<string, Side> } => {
	const taken: Taken[] = [];
	let held: ReadonlyMap<string, Side> = new Map();
	for (const { before, after, place } of counted) {
		if (before.units === after.units) continue;
		const now = holding(after, held);
		if (before.turn > 0)
			for (const [hex, by] of now) {
				const had = held.get(hex);
				if (had !== by) taken.push({ place, turn: before.turn, hex, by, first: had === undefined });
			}
		held = now;
	}
	return { taken, held };
};
