import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Coming, Met, Shot, Went } from '../engine/did.ts';
import type { BattleState, UnitInBattle } from '../engine/state.ts';
import { attackOf } from '../engine/table/contacts.ts';
import { cameInto } from '../engine/table/moves.ts';
import type { Way } from '../types.ts';
import { nameOf } from '../engine/table/unit.ts';

/** MOVEMENT: how it went; with the inches that were thrown, and where it was told by hand. */
const WAY_WORDS: Readonly<Record<Way, { readonly far: string; readonly told: string }>> = {
	ordinary: { far: 'moves {far}', told: 'moved' },
	charge: { far: 'charges {far}', told: 'charged' },
	rear: { far: 'goes to its rear {far}', told: 'went to its rear' },
	back: { far: 'falls back {far}', told: 'fell back' },
	withdrawal: { far: 'withdraws {far}', told: 'withdrew' },
	breakdown: { far: 'broke down', told: 'broke down' }
};

/** MELEE; ATTACKING FIRE (R70): how it came into contact. */
const COMING_WORDS: Readonly<Record<Coming, string>> = {
	move: 'in contact with {unit}: it moved there',
	charge: 'in contact with {unit}: it charged',
	fire: 'in contact with {unit}: its fire says so',
	hand: 'in contact with {unit}: told by hand'
};

const went = ({ how, inches, shells }: Went): Phrase => {
	const words =
		inches === null ? say(WAY_WORDS[how].told) : say(WAY_WORDS[how].far, { far: { inches } });
	return shells ? say('{move}, into shells', { move: words }) : words;
};

const fired = (state: BattleState, { at }: Shot): Phrase =>
	at === null ? say('fired') : say('fired at {unit}', { unit: nameOf(state, at) });

const met = (state: BattleState, { at, how }: Met): Phrase =>
	say(COMING_WORDS[how], { unit: nameOf(state, at) });

/** SEQUENCE OF ACTION: what a unit has done in this turn, phase by phase, and with whom it is in contact. */
export const didWords = (state: BattleState, unit: UnitInBattle): readonly Phrase[] => {
	const contact = attackOf(state, unit.id);
	const came = contact && cameInto(unit, contact.defender);
	const all = [
		...unit.fired.map((one) => ({ phase: one.phase, what: fired(state, one) })),
		...unit.went.map((one) => ({ phase: one.phase, what: went(one) })),
		...(came ? [{ phase: came.phase, what: met(state, came) }] : [])
	];
	return all
		.sort((a, b) => a.phase - b.phase)
		.map(({ phase, what }) => say('phase {n}: {what}', { n: phase, what }));
};
