import { sideTowards } from '#lib/kernel/hex/hex.ts';
import { mayGoIntoContact } from '../../../rules/09-1-trains.ts';
import { isArtillery, isTrain } from '../../../types.ts';
import { unitsIn } from '../../map/field.ts';
import { counterOf, hexIndex, unitOf, type Game } from '../../game.ts';
import type { State, Unit } from '../../state.ts';
import { lendingUsed } from '../before/lending.ts';
import { dryAttackers } from '../before/munitions.ts';
import { canSupport } from '../before/supports.ts';
import { stage } from '../facts.ts';
import { defendersThere } from '../scene.ts';
import { auto, yesOrNo, type Owed } from '../../owed.ts';
import type { CombatState, Fight } from '../state.ts';

const railLeads = (game: Game, from: string | null, to: string): boolean => {
	const { grid, rail } = game.board;
	const hex = hexIndex(game, from);
	const side = sideTowards(grid, hex, hexIndex(game, to));
	return side >= 0 && rail[hex * 6 + side] === 1;
};

/** 9.1 Does it go into contact instead of a barrage or support, whether it made ready for support or not? */
const isFree = ({ action }: Unit): boolean => action === null || action.kind === 'support';

/** 9.1, 9.1.2 The trains that may go into contact in this fight. */
export const contactTrains = (
	game: Game,
	state: State,
	fight: Pick<Fight, 'attackers' | 'defenders' | 'sheltering' | 'hex' | 'player'>
): readonly Unit[] => {
	const hexes = [
		...new Set(fight.attackers.map((id) => unitOf(game, state, id)).flatMap(({ hex }) => hex ?? []))
	];
	const able = (train: Unit, enemyHexes: readonly string[]): boolean =>
		isTrain(counterOf(game, train.id).type) &&
		mayGoIntoContact({
			railLeadsIntoEnemyHex: enemyHexes.some((hex) => railLeads(game, train.hex, hex)),
			fires: train.fired,
			unsupplied: train.unsupplied
		});
	const attacking = hexes.flatMap((hex) =>
		unitsIn(game, state, hex).filter(
			(unit) => unit.player === fight.player && isFree(unit) && able(unit, [fight.hex])
		)
	);
	// 8.5.1 d Those that only shelter there take no part.
	const defending = defendersThere(game, state, fight).filter(
		(unit) => !fight.sheltering.includes(unit.id) && able(unit, hexes)
	);
	return [...attacking, ...defending];
};

/** 9.1 Trains of either side go into contact, or not. */
export const contactOwed = (game: Game, state: State, _combat: CombatState, fight: Fight): Owed => {
	const train = contactTrains(game, state, fight).find(
		({ id }) => !fight.asked.includes(id) && !fight.contact.includes(id)
	);
	if (!train) return auto(stage('9.1', 'support'));
	const role = train.player === fight.player ? 'attacker' : 'defender';
	const { id: unit } = train;
	return yesOrNo(
		'9.1',
		train,
		{ type: 'contactMade', role, unit },
		{ type: 'contactDeclined', unit }
	);
};

/** 6.2, 7.1.4 Guns in a hex that is taken by surprise count as in March mode and do not fire. */
const surprised = (game: Game, fight: Fight, gun: Unit): boolean =>
	fight.events.surprise === true &&
	gun.hex === fight.hex &&
	isArtillery(counterOf(game, gun.id).type);

/** 8.6.2 The attacker's guns support this attack or wait for another; then all supports are known. */
export const supportOwed = (game: Game, state: State, combat: CombatState, fight: Fight): Owed => {
	const attack = state.attacks.find(({ id }) => id === fight.attack);
	if (!attack) return auto(stage('8.6.2', 'coordination'));
	const gun = state.units.find(
		(unit) =>
			unit.player === fight.player &&
			unit.fate === 'map' &&
			unit.action?.kind === 'support' &&
			unit.action.of === fight.kind &&
			!fight.asked.includes(unit.id) &&
			!fight.contact.includes(unit.id) &&
			canSupport(game, state, unit, attack)
	);
	if (gun) {
		const { id: unit } = gun;
		return yesOrNo('8.6.2', gun, { type: 'supportGiven', unit }, { type: 'supportKept', unit });
	}
	const defending = state.units.filter(
		(unit) =>
			combat.announced[unit.id] === fight.attack &&
			unit.fate === 'map' &&
			!fight.contact.includes(unit.id) &&
			!fight.sheltering.includes(unit.id) &&
			!surprised(game, fight, unit) &&
			canSupport(game, state, unit, attack)
	);
	const attacking = fight.supports.map((id) => unitOf(game, state, id));
	const inContact = fight.contact.map((id) => unitOf(game, state, id));
	const contact = inContact.filter(({ player }) => player === fight.player);
	// 8.5.1 d Units that only shelter there take no part.
	const fighting = defendersThere(game, state, fight).filter(
		({ id }) => !fight.sheltering.includes(id)
	);
	const defenders = [...fighting, ...defending];
	const payer = combat.paid[fight.attack] ?? null;
	return auto(
		...lendingUsed(
			combat,
			defenders.map(({ id }) => id)
		),
		{
			type: 'supportsFired',
			// 9.1 A train in contact does not also give support.
			units: [...attacking, ...defending, ...inContact].map(({ id }) => id),
			defending: defending.map(({ id }) => id),
			dry: [
				...dryAttackers(game, state, [...attacking, ...contact], payer),
				...defenders.map(({ id }) => id).filter((id) => combat.dry.includes(id))
			]
		},
		stage('8.6.2', 'coordination')
	);
};
