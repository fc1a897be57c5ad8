import { retreatBeforeCombat } from '../rules/08-combat/08-5-before-combat.ts';
import { isVehicle } from '../types.ts';
import { stage } from '../engine/combat/facts.ts';
import { playerOf, type Scene } from '../engine/combat/scene.ts';
import { dice, type Owed } from '../engine/owed.ts';

/** 8.5 Every unit that can leave tries; those that fail go into March mode. */
export const leaving = ({ book, fight, combat }: Scene): Owed =>
	dice(
		'retreat-before-combat',
		playerOf(fight, 'defender'),
		[],
		retreatBeforeCombat(book, combat).map(({ away, held, mayFollow, check }) => [
			{
				type: 'leaveChecked',
				check,
				away,
				held: combat.defenders
					.filter(({ id, type }) => held.includes(id) && !isVehicle(type))
					.map(({ id }) => id)
			},
			stage('8.5', mayFollow.length > 0 ? 'follow' : 'evaded')
		])
	);
