import { assault } from '../rules/08-combat/08-8-assault.ts';
import { standOf, type Scene } from '../engine/combat/scene.ts';
import { dice, type Owed } from '../engine/owed.ts';

/** 8.8.1 The dice of the Assault. Cavalry that pursues Routed men loses nothing (8.7.4). */
export const assaulting = (scene: Scene): Owed => {
	const { player, pursuit } = scene.fight;
	return dice(
		'assault',
		player,
		[],
		assault(scene.book, standOf(scene)).map((fought) => [
			{
				type: 'assaultFought',
				assault: pursuit === 'free' ? { ...fought, attackerLoss: 0 } : fought
			}
		])
	);
};
