import * as v from 'valibot';
import { isForm, isThrows } from '#lib/kernel/border/payload.ts';
import type { Throw } from '#lib/kernel/dice/draw.ts';
import type { Form } from '#lib/kernel/sheet/calculator.ts';
import { CAPABILITIES } from '../rules/leaders.ts';
import type { Command } from './command.ts';
import { camp, id, list, name, text, whole } from './facts/kind.ts';
import { MOST_TURN } from './facts/turn.ts';
import { PHASES, STEP_KEYS } from './sequence.ts';
import { COUNTS, ENDINGS, LEADER_STATES, SEASONS } from './state.ts';

const command = <const Type extends Command['type'], const Entries extends v.ObjectEntries>(
	type: Type,
	entries: Entries
) => v.strictObject({ type: v.literal(type), ...entries });

const maybe = v.exactOptional;
const rating = whole(0, 6);

/** Whom a roll is about. */
const parties = v.strictObject({
	camp: maybe(camp),
	chit: maybe(id),
	space: maybe(id),
	leader: maybe(id),
	capability: maybe(v.picklist(CAPABILITIES))
});

/** A command from outside. */
export const commandSchema: v.GenericSchema<unknown, Command> = v.variant('type', [
	command('begin', { name }),
	command('rename', { name }),
	command('note', { text }),
	command('tick', { step: v.picklist(STEP_KEYS), done: v.boolean() }),
	command('goTo', {
		turn: whole(1, MOST_TURN),
		phase: v.picklist(PHASES),
		discard: maybe(v.boolean())
	}),
	command('beginRound', { camp }),
	command('setSeason', { season: v.picklist(SEASONS) }),
	command('count', { camp, what: v.picklist(COUNTS), to: whole(-99, 999) }),
	command('setPoints', { camp, points: whole(0, 99) }),
	command('spendPoint', { camp, text }),
	command('spendSteps', { camp, armies: whole(0, 99), corps: whole(0, 99) }),
	command('addLeader', { leader: v.strictObject({ id, name, camp, rating, back: maybe(rating) }) }),
	command('changeLeader', {
		id,
		change: v.strictObject({
			name: maybe(name),
			rating: maybe(rating),
			state: maybe(v.picklist(LEADER_STATES)),
			back: maybe(rating),
			used: maybe(v.boolean())
		})
	}),
	command('endFighting', {
		camp,
		chit: id,
		taken: maybe(v.boolean()),
		behind: maybe(v.literal(false))
	}),
	command('declare', {
		attacker: camp,
		triggered: v.boolean(),
		fresh: maybe(v.boolean()),
		spaces: list(v.strictObject({ id, name }), 1, 20)
	}),
	command('proceed', { space: id }),
	command('settle', { space: id, ending: v.picklist(ENDINGS) }),
	command('counterattack', { space: id }),
	command('endActivation', { discard: maybe(v.boolean()) }),
	command('roll', {
		procedure: id,
		parties,
		form: v.custom<Form>(isForm, 'Form'),
		throws: v.custom<readonly Throw[]>(isThrows, 'Throws')
	})
]);
