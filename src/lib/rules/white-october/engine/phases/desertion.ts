import { DESERTERS_FOR_RP } from '../../rules/03-recruitment.ts';
import { desertion, desertionModifiers } from '../../rules/10-red-morale.ts';
import { isArtillery } from '../../types.ts';
import { lostByIt } from '../combat/losing.ts';
import type { Fact } from '../facts.ts';
import { counterOf, type Game } from '../game.ts';
import { auto, choice, dice, option, type Owed } from '../owed.ts';
import type { State, Unit } from '../state.ts';
import { onePoint } from './recruitment.ts';

/** 10.2, WO-61 Whom deserters leave: infantry, cavalry and guns on the map, and units that are being raised. */
const deserted = (game: Game, { units }: State): readonly Unit[] =>
	units.filter((unit) => {
		if (unit.player !== 'red' || unit.ep === 0) return false;
		const { type } = counterOf(game, unit.id);
		if (type !== 'infantry' && type !== 'cavalry' && !isArtillery(type)) return false;
		return unit.fate === 'map' || (unit.fate === 'due' && unit.due?.how === 'raised');
	});

/** 10.2 Five or more EP at once bring White a point. */
export const whiteGains = (game: Game, state: State, ep: number): readonly Fact[] =>
	ep < DESERTERS_FOR_RP ? [] : onePoint(game, state, 'white', '3.1.1');

/** 2 A e Desertion: the dice, then Red says where each EP comes from. */
export const desertionOwed = (game: Game, state: State): Owed => {
	const { politics, points } = state;
	const countered = politics.anti.includes('anti_desertion');
	if (!politics.rolled)
		return dice(
			'desertion',
			'red',
			[],
			desertion(countered).map((ep): readonly Fact[] => [
				{ type: 'desertionRolled', ep, lines: desertionModifiers(countered) },
				...whiteGains(game, state, ep)
			])
		);
	if (politics.deserters === 0) return auto({ type: 'stepEnded' });
	const options = deserted(game, state).map((unit) => {
		const { id, fate, ep } = unit;
		return option(
			{ type: 'desert', unit: id },
			fate === 'due' && ep === 1
				? { type: 'raisingFailed', unit: id }
				: {
						type: 'deserted',
						unit: id,
						points: points.red,
						...(ep <= 1 && { last: true })
					},
			...lostByIt(game, state, unit)
		);
	});
	if (points.red > 0)
		options.push(
			option(
				{ type: 'desert', unit: null },
				{ type: 'deserted', unit: null, points: points.red - 1 }
			)
		);
	return options.length === 0 ? auto({ type: 'stepEnded' }) : choice('red', '10.2', options);
};
