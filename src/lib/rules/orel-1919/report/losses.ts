import type { History } from '#lib/kernel/game/history.ts';
import type { Command } from '../engine/commands.ts';
import type { Fact } from '../engine/facts.ts';
import { shippedPack } from '../scenarios/pack.ts';
import type { State, UnitId } from '../engine/state.ts';
import { PLAYERS, type Player } from '../types.ts';

type OrelLine = History<State, Command, Fact>['counted'][number];

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

/** 8 What each side lost in one line. */
export const lossesIn = ({ before, entry }: OrelLine): Readonly<Record<Player, Losses>> => {
	const lost: Record<Player, Losses> = { white: NONE, red: NONE };
	const gone = new Map<UnitId, number>();
	for (const fact of entry.facts) {
		if (fact.type !== 'stepsLost' && fact.type !== 'removed') continue;
		const unit = before.units.find(({ id }) => id === fact.unit);
		if (!unit) continue;
		const already = gone.get(unit.id) ?? 0;
		const left = Math.max(0, unit.steps - already);
		const steps = fact.type === 'removed' ? left : Math.min(fact.steps, left);
		gone.set(unit.id, already + steps);
		lost[unit.player] = add(lost[unit.player], {
			steps,
			prisoners: fact.prisoners,
			units: steps > 0 && steps === left ? 1 : 0
		});
	}
	return lost;
};

/** 8 The losses of both sides by turn. */
export const lossesByTurn = (
	counted: readonly OrelLine[]
): readonly { readonly turn: number; readonly lost: Readonly<Record<Player, Losses>> }[] => {
	const turns = new Map<number, Record<Player, Losses>>();
	for (const line of counted) {
		const turn = Math.max(1, line.before.turn);
		const sum = turns.get(turn) ?? { white: NONE, red: NONE };
		const lost = lossesIn(line);
		for (const player of PLAYERS) sum[player] = add(sum[player], lost[player]);
		turns.set(turn, sum);
	}
	return [...turns].map(([turn, lost]) => ({ turn, lost }));
};

export const together = (
	turns: ReturnType<typeof lossesByTurn>
): Readonly<Record<Player, Losses>> => ({
	white: turns.reduce((sum, { lost }) => add(sum, lost.white), NONE),
	red: turns.reduce((sum, { lost }) => add(sum, lost.red), NONE)
});

/** 10.2 The places that count for victory. */
export const victoryPlaces = (): readonly string[] =>
	shippedPack().data.scenario.victory.locations.map(({ hex }) => hex);

/** 10.2 Who stands in each of these places; whoever stood there last, if nobody does. */
const standing = (
	state: State,
	places: readonly string[],
	last: ReadonlyMap<string, Player>
): ReadonlyMap<string, Player> => {
	const held = new Map(last);
	for (const { hex, fate, player } of state.units)
		if (fate === 'map' && hex !== null && places.includes(hex)) held.set(hex, player);
	return held;
};

/** 10.2 A place that changed hands. */
export interface Taken {
	readonly place: number;
	readonly turn: number;
	readonly hex: string;
	readonly by: Player;
	/** Nobody had stood there before. */
	readonly first: boolean;
}

/** 10.2 Each time a place that counts was entered by the other side, and who stood there last. */
export const placesTaken = (
	counted: readonly OrelLine[]
): { readonly taken: readonly Taken[]; readonly held: ReadonlyMap<string, Player> } => {
	const places = victoryPlaces();
	const taken: Taken[] = [];
	let held: ReadonlyMap<string, Player> = new Map();
	for (const { before, after, place } of counted) {
		if (before.units === after.units) continue;
		const now = standing(after, places, held);
		if (before.turn > 0)
			for (const [hex, by] of now) {
				const had = held.get(hex);
				if (had !== by) taken.push({ place, turn: before.turn, hex, by, first: had === undefined });
			}
		held = now;
	}
	return { taken, held };
};
