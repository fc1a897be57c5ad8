import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Coming, Met, Shot, Went } from '../engine/did.ts';
import type { BattleState, UnitInBattle } from '../engine/state.ts';
import { attackOf } from '../engine/table/contacts.ts';
import { cameInto } from '../engine/table/moves.ts';
import type { Way } from '../types.ts';
import { nameOf } from '../engine/table/unit.ts';
import { words as texts } from './en/table.ts';

/** MOVEMENT: how it went; with the inches that were thrown, and where it was told by hand. */
const WAY_WORDS: Readonly<Record<Way, { readonly far: string; readonly told: string }>> = {
	ordinary: { far: texts.movesFar, told: texts.didMove },
	charge: { far: texts.chargesFar, told: texts.didCharge },
	rear: { far: texts.goesToItsRearFar, told: texts.wentToItsRear },
	back: { far: texts.fallsBackFar, told: texts.fellBack },
	withdrawal: { far: texts.withdrawsFar, told: texts.didWithdraw },
	breakdown: { far: texts.brokeDown, told: texts.brokeDown }
};

/** MELEE; ATTACKING FIRE (R70): how it came into contact. */
const COMING_WORDS: Readonly<Record<Coming, string>> = {
	move: texts.inContactWithUnitItMovedThere,
	charge: texts.inContactWithUnitItCharged,
	fire: texts.inContactWithUnitItsFireSaysSo,
	hand: texts.inContactWithUnitToldByHand
};

const went = ({ how, inches, shells }: Went): Phrase => {
	const words =
		inches === null ? say(WAY_WORDS[how].told) : say(WAY_WORDS[how].far, { far: { inches } });
	return shells ? say(texts.moveIntoShells, { move: words }) : words;
};

const fired = (state: BattleState, { at }: Shot): Phrase =>
	at === null ? say(texts.didFire) : say(texts.firedAtUnit, { unit: nameOf(state, at) });

const met = (state: BattleState, { at, how }: Met): Phrase =>
	at === null ? say(texts.fellShort) : say(COMING_WORDS[how], { unit: nameOf(state, at) });

/** SEQUENCE OF ACTION: what a unit has done in this turn, phase by phase, and with whom it is in contact. */
export const didWords = (state: BattleState, unit: UnitInBattle): readonly Phrase[] => {
	const contact = attackOf(state, unit.id);
	const came = contact && cameInto(unit, contact.defender);
	const all = [
		...unit.fired.map((one) => ({ phase: one.phase, what: fired(state, one) })),
		...unit.went.map((one) => ({ phase: one.phase, what: went(one) })),
		...unit.met.flatMap((one) =>
			one === came || one.at === null ? [{ phase: one.phase, what: met(state, one) }] : []
		)
	];
	return all
		.sort((a, b) => a.phase - b.phase)
		.map(({ phase, what }) => say(texts.phaseNWhat, { n: phase, what }));
};
