import * as v from 'valibot';
import type { Command } from '../engine/commands.ts';
import {
	attackKind,
	cityPlace,
	event,
	hex,
	list,
	maybe,
	parties,
	procedure,
	some,
	text,
	throws,
	unit
} from '../engine/facts/parts.ts';
import { header } from '../engine/facts/turn.ts';

const path = list(v.pipe(v.string(), v.maxLength(10)));

/** What belongs to each kind of command. */
const COMMANDS: { readonly [T in Command['type']]: v.ObjectEntries } = {
	begin: header,
	roll: { procedure, parties, form: v.strictObject({}), throws },
	done: {},
	restore: { unit },
	enlist: {},
	raise: { unit, hex: maybe(hex) },
	body: { formation: text, units: list(unit) },
	afflict: { formation: text },
	suffer: { unit },
	play: {
		event,
		unit: v.exactOptional(unit),
		choice: v.exactOptional(v.picklist(['supply', 'command', 'plus', 'minus']))
	},
	pick: { unit },
	enter: { unit, hex },
	march: {},
	dare: {},
	go: { hex },
	form: {},
	rest: {},
	attack: { kind: attackKind, hex, join: maybe(some) },
	support: { of: attackKind },
	barrage: {},
	dig: {},
	city: { place: cityPlace },
	aim: { unit, target: maybe(unit) },
	pay: { for: v.union([some, unit]), depot: maybe(unit) },
	resupply: { unit, depot: unit },
	announce: { unit, attack: maybe(some) },
	resolve: { attack: some },
	leave: {},
	stand: {},
	yes: { unit },
	no: { unit },
	retreat: { path },
	advance: { unit },
	pursue: { hex, car: maybe(unit) },
	assault: {},
	take: { unit },
	pass: {}
};

/** A command from outside. */
export const commandSchema = v.variant(
	'type',
	Object.entries(COMMANDS).map(([type, entries]) =>
		v.strictObject({ type: v.literal(type), ...entries })
	)
) as unknown as v.GenericSchema<unknown, Command>;
