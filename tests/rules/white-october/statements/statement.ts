import { isDeepStrictEqual } from 'node:util';
import type { Options } from '#lib/rules/white-october/book.ts';
import type { Command } from '#lib/rules/white-october/engine/commands.ts';
import type { Fact } from '#lib/rules/white-october/engine/facts.ts';
import type { State, Unit } from '#lib/rules/white-october/engine/state.ts';
import type { Step } from '#lib/rules/white-october/engine/sequence.ts';
import { begun, placed, Table, type Units } from '../engine/table.ts';

/** What is done at the table: a command, a number on the dice, or whatever the table as it stands calls for. */
export type Deed = Command | number | ((table: Table) => void);
/** What must be so: what is so instead, or nothing. */
export type Check = (table: Table) => string | undefined;
/** What is so besides the units: of the state, and what was agreed. */
export type More = Partial<State> & {
	readonly options?: Partial<Options>;
	readonly readings?: Readonly<Record<string, string>>;
	/** Corrections of the charts. */
	readonly numbers?: Readonly<Record<string, number>>;
};

/** One table on which a statement is tried. */
export interface Case {
	/** Nobody else is on the map; missing: the set-up of the scenario. */
	readonly given: Units | null;
	readonly when: readonly Deed[];
	readonly then: readonly Check[];
	readonly more: More;
}

/** What the rules say in one place, and how it is tried. */
export interface Statement {
	readonly id: string;
	readonly section: string;
	readonly says: string;
	readonly cases: readonly Case[];
}

/** A table with these units, what is done at it, and what must be so then. */
export const on = (
	given: Units,
	when: readonly Deed[],
	then: readonly Check[],
	more: More = {}
): Case => ({ given, when, then, more });

/** The same from the start of the scenario. */
export const from = (when: readonly Deed[], then: readonly Check[], more: More = {}): Case => ({
	given: null,
	when,
	then,
	more
});

export const statement = (
	id: string,
	section: string,
	says: string,
	...cases: readonly Case[]
): Statement => ({ id, section, says, cases });

const tableOf = ({ given, more: { options, readings, numbers, ...more } }: Case): Table => {
	const game = begun(options, readings, numbers);
	return new Table(game, given ? placed(game, given, more) : { ...game.state, ...more });
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
			return checked(table, one.then);
		} catch (problem) {
			return [problem instanceof Error ? problem.message : String(problem)];
		}
	});

/** Its cases that would hold on an empty map too: their checks say nothing. */
export const emptyCases = ({ cases }: Statement): readonly Case[] => {
	const game = begun();
	return cases.filter(({ then }) => {
		try {
			const nothing = placed(game, {}, { step: 'fatigue', fatigue: 5 });
			return checked(new Table(game, nothing), then).length === 0;
		} catch {
			return false;
		}
	});
};

const shown = (value: unknown): string => JSON.stringify(value).slice(0, 900);
const partly = (whole: unknown, part: object): boolean =>
	Object.entries(part).every(([key, value]) =>
		isDeepStrictEqual((whole as Readonly<Record<string, unknown>>)[key], value)
	);

/** Commands like these are offered. */
export const offers =
	(...commands: readonly Partial<Command>[]): Check =>
	({ allowed }) => {
		const lacks = commands.filter((one) => !allowed.some((two) => partly(two, one)));
		return lacks.length > 0 ? `not offered: ${shown(lacks)} but ${shown(allowed)}` : undefined;
	};
/** No command like these is offered. */
export const offersNo =
	(...commands: readonly Partial<Command>[]): Check =>
	({ allowed }) => {
		const has = allowed.filter((one) => commands.some((two) => partly(one, two)));
		return has.length > 0 ? `offered: ${shown(has)}` : undefined;
	};
/** Nothing but these is offered. */
export const offersOnly =
	(...commands: readonly Command[]): Check =>
	({ allowed }) =>
		isDeepStrictEqual([...allowed], [...commands]) ? undefined : `offered: ${shown(allowed)}`;
export const refuses =
	(command: Command, section: string): Check =>
	({ engine, state }) => {
		const decision = engine.decide(state, command);
		return decision.ok
			? `accepted: ${shown(command)}`
			: decision.refusal.rule === section
				? undefined
				: `refused by ${decision.refusal.rule}: ${shown(command)}`;
	};
export const accepts =
	(command: Command): Check =>
	({ engine, state }) => {
		const decision = engine.decide(state, command);
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
/** The player who is asked, or the label of the dice. */
export const asks =
	(what: string): Check =>
	({ asked, allowed }) =>
		asked === what ? undefined : `asks ${asked} ${shown(allowed)}`;
export const tells =
	(what: Partial<Fact>): Check =>
	({ events }) =>
		events.some((fact) => partly(fact, what))
			? undefined
			: `not told: ${shown(what)} but ${shown(events.filter(({ type }) => type === what.type))}`;
export const tellsNot =
	(what: Partial<Fact>): Check =>
	({ events }) =>
		events.some((fact) => partly(fact, what)) ? `told: ${shown(what)}` : undefined;
const ways = ({ allowed }: Table): string[] =>
	allowed.flatMap((one) => (one.type === 'go' ? [one.place] : []));
export const goes =
	(...places: readonly string[]): Check =>
	(table) => {
		const lacks = places.filter((at) => !ways(table).includes(at));
		return lacks.length > 0
			? `does not go to ${lacks.join()} but ${ways(table).join()}`
			: undefined;
	};
export const goesNot =
	(...places: readonly string[]): Check =>
	(table) => {
		const has = places.filter((at) => ways(table).includes(at));
		return has.length > 0 ? `goes to ${has.join()}` : undefined;
	};
export const that =
	(what: string, so: (table: Table) => boolean): Check =>
	(table) =>
		so(table) ? undefined : `not so: ${what}`;

export const done: Command = { type: 'done' };
export const pass: Command = { type: 'pass' };
export const stand: Command = { type: 'stand' };
export const leave: Command = { type: 'leave' };
export const rest: Command = { type: 'rest' };
export const march: Command = { type: 'march' };
/** 2 The two sequences. */
export const movement: Command = { type: 'sequence', kind: 'movement' };
export const combat: Command = { type: 'sequence', kind: 'combat' };
export const declare = (offensive: boolean, resting = false): Command => ({
	type: 'declare',
	offensive,
	rest: resting
});
export const pick = (unit: string): Command => ({ type: 'pick', unit });
export const go = (place: string, ...by: readonly string[]): Command =>
	by.length > 0 ? { type: 'go', place, by: [...by, place] } : { type: 'go', place };
/** To a neighbour, and by no other. */
export const direct = (place: string): Command => ({ type: 'go', place, by: [place] });
export const barrage = (
	unit: string,
	place: string,
	target: Extract<Command, { type: 'barrage' }>['target'] = 'combat'
): Command => ({ type: 'barrage', unit, place, target });
export const attack = (unit: string, place: string, join: number | null = null): Command => ({
	type: 'attack',
	unit,
	place,
	join
});
export const lead = (unit: string, attacked = 1): Command => ({
	type: 'lead',
	attack: attacked,
	unit
});
export const support = (unit: string): Command => ({ type: 'support', unit });
export const take = (unit: string): Command => ({ type: 'take', unit });
export const place = (unit: string, at: string): Command => ({ type: 'place', unit, place: at });
export const enter = (unit: string, at: string): Command => ({ type: 'enter', unit, place: at });
export const land = (unit: string, at: string): Command => ({ type: 'land', unit, place: at });
export const train = (unit: string, at: string): Command => ({ type: 'train', unit, place: at });
export const moveUp = (unit: string, at: string): Command => ({
	type: 'advanceTo',
	unit,
	place: at
});
export const back = (...path: readonly string[]): Command => ({ type: 'retreat', path });
export const night = (attacked = 1): Command => ({ type: 'night', attack: attacked });
export const serve = (unit: string): Command => ({ type: 'serve', unit });
export const resolve = (attacked: number): Command => ({ type: 'resolve', attack: attacked });
export const blow = (unit: string, at: string): Command => ({ type: 'blow', unit, place: at });
export const run = (to: string): Command => ({ type: 'run', place: to });
export const advance = (unit: string, ...path: readonly string[]): Command => ({
	type: 'advance',
	unit,
	path
});

/** A unit goes and ends its move. */
export const moves = (unit: string, at: string): readonly Deed[] => [
	pick(unit),
	go(at),
	(table) => {
		if (table.state.moving === unit) table.do(rest);
	}
];
/** A unit has spent so many half MP already. */
export const spent =
	(id: string, halves: number): Deed =>
	(table) => {
		const units = table.state.units.map((one) => (one.id === id ? { ...one, spent: halves } : one));
		table.state = { ...table.state, units };
	};

/** These units stay for the sequence, and make way for nobody. */
export const stays = (...units: readonly string[]): readonly Deed[] =>
	units.flatMap((unit) => [pick(unit), rest]);
/** These units attack together; one after the other joins. */
export const attacks =
	(at: string, ...units: readonly string[]): Deed =>
	(table) => {
		let join: number | null = null;
		for (const unit of units) {
			table.do(attack(unit, at, join));
			join ??= table.state.combat?.attacks.at(-1)?.id ?? null;
		}
	};
/** Whatever is offered first of this kind, as long as it is. */
export const anyOf =
	(...types: readonly Command['type'][]): Deed =>
	(table) => {
		for (let n = 0; n < 60; n++) {
			const one = table.allowed.find(({ type }) => types.includes(type));
			if (!one) return;
			table.do(one);
		}
	};
const MODEST: readonly Command['type'][] = ['done', 'pass', 'stand'];
/** Goes on, doing as little as may be, until this is so. */
const goesOn =
	(until: (table: Table) => boolean, face: number): Deed =>
	(table) => {
		table.onward();
		for (let n = 0; n < 300 && !until(table); n++) {
			const [first] = table.allowed;
			if (!first)
				table.do(
					table.asked === 'Combat' || table.asked === 'Barrage' ? face : face > 6 ? 6 : face
				);
			else table.do(table.allowed.find(({ type }) => MODEST.includes(type)) ?? first);
		}
		if (!until(table)) throw new Error(`It does not come to that: ${table.state.step}`);
	};
/** The game goes on to this step; whoever is asked does as little as he may. */
export const until = (step: Step, face = 6): Deed =>
	goesOn(({ state }) => state.step === step, face);
/** The game goes on until the combat dice are called for. */
export const toTheDice: Deed = goesOn(({ asked }) => asked === 'Combat', 7);
/** The game goes on until this player is asked for a command of this kind. */
export const toThe = (type: Command['type'], face = 7): Deed =>
	goesOn(({ allowed }) => allowed.some((one) => one.type === type), face);
/** The rest of the combat sequence. */
export const toTheEnd = (face = 7): Deed => goesOn(({ state }) => state.combat === null, face);
/** What goes on by itself. */
export const onward: Deed = (table) => table.onward();

/** A sequence of this side in this turn. */
export const white = (turn = 2, n: 1 | 2 = 1): Partial<State> => ({
	turn,
	step: `white-${n}`,
	player: 'white'
});
export const red = (turn = 2, n: 1 | 2 = 1): Partial<State> => ({
	turn,
	step: `red-${n}`,
	player: 'red'
});
/** The start of a turn. */
export const start = (turn: number): Partial<State> => ({
	turn,
	step: 'ammunition',
	player: 'white',
	offensive: false,
	stock: 4
});
/** Some EP of a unit, its mode. */
export const at = (where: string, what: Partial<Unit> = {}): Partial<Unit> => ({
	at: where,
	...what
});
/** A unit that is to come in. */
export const coming = (
	turn: number,
	how: NonNullable<Unit['due']>['how'],
	...places: readonly string[]
): Partial<Unit> => ({ fate: 'due', due: { turn, how, places, returning: false } });
export type { Command };
