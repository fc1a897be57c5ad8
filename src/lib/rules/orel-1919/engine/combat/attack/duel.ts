import { duelAttack, duelDefence } from '../../../procedures/vehicles.ts';
import { enemyOf, isDepot, isTrain } from '../../../types.ts';
import { unitsIn } from '../../map/field.ts';
import { counterOf, hexIndex, unitOf, type Game } from '../../game.ts';
import { auto, choice, type Owed } from '../../owed.ts';
import type { State, Unit } from '../../state.ts';
import { stage } from '../facts.ts';
import { depotsTaken } from '../retreat/captured.ts';
import type { CombatState, Fight } from '../state.ts';

/** 9.1.1 The enemy trains that may be fought. */
const opponents = (game: Game, state: State, fight: Fight): readonly Unit[] =>
	unitsIn(game, state, fight.hex).filter(
		({ id, player }) => player !== fight.player && isTrain(counterOf(game, id).type)
	);

const ownTrain = (game: Game, state: State, fight: Fight): Unit | undefined =>
	fight.attackers.map((id) => unitOf(game, state, id)).find(({ fate }) => fate === 'map');

/**
 * 9.1.1 Train against train: one die each. Where several trains are in the hex, their player says which one fights
 * (OR-50).
 */
export const duelOwed = (game: Game, state: State, _combat: CombatState, fight: Fight): Owed => {
	const enemies = opponents(game, state, fight);
	const own = ownTrain(game, state, fight);
	const [first] = enemies;
	if (!first || !own) return auto(stage('9.1.1', 'close'));
	const enemy = enemies.find(({ id }) => fight.asked.includes(id));
	if (!enemy)
		return choice(
			first.player,
			'9.1.1',
			enemies.map(({ id }) => ({
				command: { type: 'take', unit: id },
				events: () => [{ type: 'vehicleNamed', rule: '9.1.1', unit: id }]
			}))
		);
	return fight.duel === null
		? duelAttack(game, own, enemy)
		: duelDefence(game, state, fight.duel, own, enemy);
};

/** 9.1.1 A train that won its attack may advance one hex into the vacated hex; depots do not hold it (3.3), in Orel it chooses its place (7.1.1), and into an enemy entry zone it does not go (7.4). */
export const railAdvanceOwed = (
	game: Game,
	state: State,
	_combat: CombatState,
	fight: Fight
): Owed => {
	const own = ownTrain(game, state, fight);
	const free = unitsIn(game, state, fight.hex).every(
		({ id, player }) => player === fight.player || isDepot(counterOf(game, id).type)
	);
	const on = stage('9.1.1', 'close');
	const zone = game.board.zone[enemyOf(fight.player)][hexIndex(game, fight.hex)] === 1;
	if (!own || !free || zone) return auto(on);
	const { id: unit } = own;
	return choice(own.player, '9.1.1', [
		{
			command: { type: 'yes', unit },
			events: () => [
				...depotsTaken(game, state, fight.hex, fight.player),
				{ type: 'advanced', rule: '9.1.1', unit, hex: fight.hex },
				stage('9.1.1', 'advance', 'retreat before combat')
			]
		},
		{
			command: { type: 'no', unit },
			events: () => [{ type: 'declined', rule: '9.1.1', what: 'advance' }, on]
		}
	]);
};
