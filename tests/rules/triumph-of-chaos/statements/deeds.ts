import type { Form } from '#lib/kernel/sheet/calculator.ts';
import type { Command } from '#lib/rules/triumph-of-chaos/engine/command.ts';
import type { Phase } from '#lib/rules/triumph-of-chaos/engine/sequence.ts';
import type { CountName, SpaceEnding } from '#lib/rules/triumph-of-chaos/engine/state.ts';
import type { Capability } from '#lib/rules/triumph-of-chaos/rules/leaders.ts';
import type { Camp } from '#lib/rules/triumph-of-chaos/types.ts';
import { drawn, roll, type Deed } from './statement.ts';

/** When: what players do, in few words. */

export const goes = (turn: number, phase: Phase, more: { discard?: boolean } = {}): Command => ({
	type: 'goTo',
	turn,
	phase,
	...more
});
export const counts = (camp: Camp, what: CountName, to: number): Command => ({
	type: 'count',
	camp,
	what,
	to
});
export const points = (white: number, red: number): readonly Command[] => [
	{ type: 'setPoints', camp: 'white', points: white },
	{ type: 'setPoints', camp: 'red', points: red }
];
export const pays = (camp: Camp): Command => ({ type: 'spendPoint', camp, text: '' });
export const begins = (camp: Camp): Command => ({ type: 'beginRound', camp });

/** An attack on spaces that are called by their ids. */
export const attacks = (attacker: Camp, ...spaces: readonly string[]): Command => ({
	type: 'declare',
	attacker,
	triggered: false,
	spaces: spaces.map((id) => ({ id, name: id.toUpperCase() }))
});
export const triggers = (attacker: Camp, ...spaces: readonly string[]): Command => ({
	...(attacks(attacker, ...spaces) as Extract<Command, { type: 'declare' }>),
	triggered: true
});
export const on = (space: string): Command => ({ type: 'proceed', space });
export const ends = (space: string, ending: SpaceEnding): Command => ({
	type: 'settle',
	space,
	ending
});
export const over: Command = { type: 'endActivation' };

/** Who fires: four steps of strength 4 on either side, unless told otherwise. */
export const fire = (space: string, form: Form, ...faces: readonly number[]): Deed =>
	roll('combat', { space }, form, ...faces);
/** The attacker inflicts 3 (corps of strength 6, a 6), or the defender does. */
export const WON: readonly [Form, number, number] = [{ aStrength: 6, dStrength: 2 }, 6, 1];
export const LOST: readonly [Form, number, number] = [{ aStrength: 2, dStrength: 6 }, 1, 6];
export const wins = (space: string, form: Form = {}): Deed =>
	fire(space, { ...WON[0], ...form }, WON[1], WON[2]);
export const loses = (space: string, form: Form = {}): Deed =>
	fire(space, { ...LOST[0], ...form }, LOST[1], LOST[2]);

export const leader = (id: string, camp: Camp, rating = 3, name = id): Command => ({
	type: 'addLeader',
	leader: { id, name, camp, rating }
});
export const leads = (
	id: string,
	space: string,
	capability: Capability,
	face: number,
	second = 4
): Deed => roll('leader', { space, leader: id, capability }, {}, face, second);

export const rebuilds = (camp: Camp, armies: number, corps: number): Command => ({
	type: 'spendSteps',
	camp,
	armies,
	corps
});
export const addsUp = (camp: Camp, form: Form, ...faces: readonly number[]): Deed =>
	roll('replacements', { camp }, form, ...faces);
/** The western powers give four steps: three of them under White, a 5, Kolchak there in supply. */
export const western = (form: Form = {}): Deed =>
	roll('western-response', {}, { factions: 3, redHomeCities: 3, kolchak: true, ...form }, 5);
export const port = (face: number): Deed => roll('port-corruption', {}, {}, face);
export const chitDie = (camp: Camp, chit: string, face: number): Deed =>
	roll('half-die', { camp, chit }, {}, face);
/** A chit is drawn, and the die that it asks for thrown. */
export const chitFalls = (
	camp: Camp,
	chit: string,
	slug: string,
	face: number
): readonly [Deed, Deed] => [drawn(camp, chit), roll(slug, { camp, chit }, {}, face)];
/** Red draws a trial, and its die. */
export const trial = (face: number): readonly [Deed, Deed] =>
	chitFalls('red', 'trial', 'show-trial', face);
export const defeatism = (space: string, face: number): Deed =>
	roll('defeatism', { space }, {}, face);
export const endsChit = (
	camp: Camp,
	chit: string,
	more: { taken?: boolean; behind?: false } = {}
): Command => ({
	type: 'endFighting',
	camp,
	chit,
	...more
});
