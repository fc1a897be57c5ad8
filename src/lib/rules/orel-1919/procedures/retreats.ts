import { stage } from '../engine/combat/facts.ts';
import { stepsLost, taken } from '../engine/combat/losses.ts';
import { playerOf, type Scene } from '../engine/combat/scene.ts';
import type { Fact } from '../engine/facts.ts';
import { counterOf, type Game } from '../engine/game.ts';
import { dice, type Owed } from '../engine/owed.ts';
import { tqOf } from '../engine/quality.ts';
import type { Unit } from '../engine/state.ts';
import { retreatBeforeCombat } from '../rules/08-combat/08-5-before-combat.ts';
import { intoZoc, type ZocThere } from '../rules/08-combat/08-5-retreat.ts';
import { isVehicle } from '../types.ts';

/** 8.5 Every unit that can leave tries to; those that fail go into March mode. */
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

/** 8.5.1, 8.7.3 A unit enters enemy ZoC as it retreats: a step, the vehicle or the whole unit may be lost. */
export const enteringZoc = (
	game: Game,
	rule: string,
	unit: Unit,
	zoc: ZocThere,
	rout: boolean
): Owed =>
	dice(
		'retreat-into-zoc',
		unit.player,
		[unit.id],
		intoZoc(counterOf(game, unit.id).type, tqOf(game, unit), zoc, rout).map(
			(fell): readonly Fact[] => {
				const entered: Fact = { type: 'zocEntered', rule, unit: unit.id, ...fell };
				if (fell.price === 'free') return [entered];
				if (fell.price === 'step') return [entered, stepsLost(rule, unit.id, 1)];
				return [entered, taken(game, rule, unit, fell.price === 'surrender')];
			}
		)
	);
