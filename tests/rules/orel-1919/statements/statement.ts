import { isDeepStrictEqual } from 'node:util';
import type { Options } from '#lib/rules/orel-1919/book.ts';
import type { Command, CommandOf } from '#lib/rules/orel-1919/engine/commands.ts';
import type { Fact } from '#lib/rules/orel-1919/engine/facts.ts';
import { gameOf, type Game } from '#lib/rules/orel-1919/engine/game.ts';
import { leftOf } from '#lib/rules/orel-1919/engine/moves/mover.ts';
import type { State, Unit } from '#lib/rules/orel-1919/engine/state.ts';
import { shippedPack } from '#lib/rules/orel-1919/scenarios/pack.ts';
import type { AttackKind, Player, ScenarioId } from '#lib/rules/orel-1919/types.ts';
import { placed, Table } from '../engine/placed.ts';
import { begun, engineOf, gameWith } from '../engine/play.ts';

export type Units = Parameters<typeof placed>[1];
/** What is done at the table: a command, a number on the dice, or whatever the table as it stands calls for. */
export type Deed = Command | number | ((table: Table) => void);
/** What must be so: what is so instead, or nothing. */
export type Check = (table: Table) => string | undefined;

/** One table on which a statement is tried. */
export interface Case {
	readonly given: Units;
	readonly when: readonly Deed[];
	readonly then: readonly Check[];
	readonly more: Partial<State>;
	readonly options: Partial<Options>;
	/** The scenario from whose start it goes on; otherwise these units alone are on the map. */
	readonly scenario?: ScenarioId;
}

/** What the rules say in one place, and how it is tried. Without cases it is not. */
export interface Statement {
	readonly id: string;
	readonly section: string;
	readonly says: string;
	/** Why it is read so, where it can be read otherwise. */
	readonly reading?: string;
	readonly cases: readonly Case[];
}

/** A table with these units, what is done at it, and what must be so then. */
export const on = (
	given: Units,
	when: readonly Deed[],
	then: readonly Check[],
	more: Partial<State> = {},
	options: Partial<Options> = {}
): Case => ({ given, when, then, more, options });

/** The same from the start of a scenario. */
export const from = (
	scenario: ScenarioId,
	when: readonly Deed[],
	then: readonly Check[],
	more: Partial<State> = {}
): Case => ({ given: {}, when, then, more, options: {}, scenario });

export const statement = (
	id: string,
	section: string,
	says: string,
	...cases: readonly Case[]
): Statement => ({ id, section, says, cases });

const games = new Map<string, Game>();
const gameFor = (options: Partial<Options>): Game => {
	const key = JSON.stringify(options);
	const game = games.get(key) ?? (key === '{}' ? gameWith() : gameOf(shippedPack(), options));
	games.set(key, game);
	return game;
};

const tableOf = ({ given, more, options, scenario }: Case): Table => {
	const game = gameFor(options);
	if (!scenario) return new Table(game, placed(game, given, more));
	return new Table(game, { ...begun(engineOf(game), scenario).state, ...more });
};

const checked = (table: Table, then: readonly Check[]): string[] =>
	then.map((check) => check(table)).filter((one) => one !== undefined);

/** What is not so on one of its tables; nothing where the statement holds. */
export const faultsOf = ({ cases }: Statement): readonly string[] =>
	cases.flatMap((one) => {
		const table = tableOf(one);
		try {
			for (const deed of one.when)
				if (typeof deed === 'function') deed(table);
				else table.do(deed);
		} catch (problem) {
			return [problem instanceof Error ? problem.message : String(problem)];
		}
		return checked(table, one.then);
	});

/** Its cases that would hold on an empty map too: their checks say nothing. */
export const emptyCases = ({ cases }: Statement): readonly Case[] => {
	const nothing = (): Table => new Table(gameFor({}), placed(gameFor({}), {}));
	return cases.filter(({ then }) => {
		try {
			return checked(nothing(), then).length === 0;
		} catch {
			return false;
		}
	});
};

const shown = (value: unknown): string => JSON.stringify(value);
const partly = (whole: unknown, part: object): boolean =>
	Object.entries(part).every(([key, value]) =>
		isDeepStrictEqual((whole as Readonly<Record<string, unknown>>)[key], value)
	);

export const offers =
	(...commands: readonly Command[]): Check =>
	({ allowed }) => {
		const lacks = commands.filter((one) => !allowed.some((two) => isDeepStrictEqual(one, two)));
		return lacks.length > 0 ? `not offered: ${shown(lacks)} but ${shown(allowed)}` : undefined;
	};
/** Nothing but these is offered. */
export const offersOnly =
	(...commands: readonly Command[]): Check =>
	({ allowed }) =>
		isDeepStrictEqual([...allowed], [...commands]) ? undefined : `offered: ${shown(allowed)}`;
export const offersA =
	(...types: readonly Command['type'][]): Check =>
	({ allowed }) => {
		const lacks = types.filter((type) => !allowed.some((one) => one.type === type));
		return lacks.length > 0 ? `no ${lacks.join()} offered but ${shown(allowed)}` : undefined;
	};
export const offersNo =
	(...types: readonly Command['type'][]): Check =>
	({ allowed }) => {
		const has = allowed.filter(({ type }) => types.includes(type));
		return has.length > 0 ? `offered: ${shown(has)}` : undefined;
	};
export const refuses =
	(command: Command, section: string): Check =>
	({ game, state }) => {
		const decision = engineOf(game).decide(state, command);
		return decision.ok
			? `accepted: ${shown(command)}`
			: decision.refusal.rule === section
				? undefined
				: `refused by ${decision.refusal.rule}: ${shown(command)}`;
	};
export const accepts =
	(command: Command): Check =>
	({ game, state }) => {
		const decision = engineOf(game).decide(state, command);
		return decision.ok ? undefined : `refused by ${decision.refusal.rule}: ${shown(command)}`;
	};
export const is =
	(id: string, what: Partial<Unit>): Check =>
	(table) =>
		partly(table.unit(id), what) ? undefined : `${id} is ${shown(table.unit(id))}`;
export const stands =
	(what: Partial<State>): Check =>
	({ state }) =>
		partly(state, what)
			? undefined
			: `state: ${shown(Object.keys(what).map((key) => state[key as keyof State]))}`;
/** The MP that the moving unit has left. */
export const left =
	(mp: number): Check =>
	({ game, state }) =>
		state.moving && leftOf(game, state) / 4 === mp ? undefined : `left: ${leftOf(game, state) / 4}`;
/** The player who is asked, or the label of the dice. */
export const asks =
	(what: string): Check =>
	({ asked }) =>
		asked === what ? undefined : `asks ${asked}`;
export const tells =
	(what: Partial<Fact>): Check =>
	({ events }) =>
		events.some((fact) => partly(fact, what)) ? undefined : `not told: ${shown(what)}`;
export const tellsNot =
	(what: Partial<Fact>): Check =>
	({ events }) =>
		events.some((fact) => partly(fact, what)) ? `told: ${shown(what)}` : undefined;
const ways = ({ allowed }: Table): string[] =>
	allowed.flatMap((one) => (one.type === 'go' ? [one.hex] : []));
export const goes =
	(...hexes: readonly string[]): Check =>
	(table) => {
		const lacks = hexes.filter((hex) => !ways(table).includes(hex));
		return lacks.length > 0
			? `does not go to ${lacks.join()} but ${ways(table).join()}`
			: undefined;
	};
export const goesNot =
	(...hexes: readonly string[]): Check =>
	(table) => {
		const has = hexes.filter((hex) => ways(table).includes(hex));
		return has.length > 0 ? `goes to ${has.join()}` : undefined;
	};
export const that =
	(what: string, so: (table: Table) => boolean): Check =>
	(table) =>
		so(table) ? undefined : `not so: ${what}`;

export const pick = (unit: string): Command => ({ type: 'pick', unit });
export const go = (hex: string, ...by: readonly string[]): Command =>
	by.length > 0 ? { type: 'go', hex, by: [...by, hex] } : { type: 'go', hex };
/** To an adjacent hex and by no other. */
export const direct = (hex: string): Command => ({ type: 'go', hex, by: [hex] });
export const rest: Command = { type: 'rest' };
export const form: Command = { type: 'form' };
export const dig: Command = { type: 'dig' };
export const march: Command = { type: 'march' };
export const dare: Command = { type: 'dare' };
export const barrage: Command = { type: 'barrage' };
export const done: Command = { type: 'done' };
export const stand: Command = { type: 'stand' };
export const leave: Command = { type: 'leave' };
export const assault: Command = { type: 'assault' };
export const pass: Command = { type: 'pass' };
export const support = (of: AttackKind): Command => ({ type: 'support', of });
export const attack = (hex: string, kind: AttackKind, join: number | null = null): Command => ({
	type: 'attack',
	kind,
	hex,
	join
});
export const advance = (unit: string): Command => ({ type: 'advance', unit });
export const take = (unit: string): Command => ({ type: 'take', unit });
export const yes = (unit: string): Command => ({ type: 'yes', unit });
export const no = (unit: string): Command => ({ type: 'no', unit });
export const aim = (unit: string, target: string | null): Command => ({
	type: 'aim',
	unit,
	target
});
export const pay = (what: number | string, depot: string | null): Command => ({
	type: 'pay',
	for: what,
	depot
});
export const resolve = (one: number): Command => ({ type: 'resolve', attack: one });
export const enter = (unit: string, hex: string): Command => ({ type: 'enter', unit, hex });
export const back = (...path: readonly string[]): Command => ({ type: 'retreat', path });
/** A unit goes and ends its move. */
export const moves = (unit: string, hex: string): readonly Deed[] => [pick(unit), go(hex), rest];
/** These units declare one attack together. */
export const attacks =
	(hex: string, kind: AttackKind, ...units: readonly string[]): Deed =>
	(table) =>
		table.attack(hex, kind, units);
/** Whatever is offered first of this kind, as long as it is. */
export const anyOf =
	(...types: readonly Command['type'][]): Deed =>
	(table) => {
		for (;;) {
			const one = table.allowed.find(({ type }) => types.includes(type));
			if (!one) return;
			table.do(one);
		}
	};
/** The rest of the combat phase: nothing more is done, dice fall as given. */
export const toTheEnd =
	(face = 3): Deed =>
	(table) => {
		for (let at = 0; table.state.combat && at < 200; at++) {
			const last = table.allowed.at(-1);
			table.do(last ?? (table.asked === 'Assault' ? 7 : face));
		}
	};
export const side = (player: Player): Partial<State> => ({ player });
export type { Command, CommandOf };
