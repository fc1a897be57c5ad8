import { count, say } from '#lib/kernel/phrase.ts';
import { hasLevels, shippedPack, type State } from '#lib/rules/orel-1919/index.ts';
import type { Day, Sign } from '#lib/features/board/beside-map.ts';
import { SIDES } from '#lib/features/board/face.ts';
import { SIDE_NAMES } from '#lib/features/board/names.ts';
import { words } from './words/en/board.ts';

const { scenario } = shippedPack().data;

/** What the signs of the whole map stand for. */
export const SIGNS: readonly Sign[] = [{ sign: 'sizes', says: say(words.n12367StepsOrMore) }];

/** 2, 4.4 A day of the track, and who is still to come on it. */
export const dayOf = (state: State, date: string): Day => {
	const turn = scenario.turnTrack.find((one) => one.date === date)?.turn;
	const comes = SIDES.map((side) => ({
		side,
		n: state.units.filter(
			// Whoever has not come on his day may come on the one that is played.
			({ player, fate, due }) =>
				player === side && fate === 'due' && due && Math.max(due.turn, state.turn) === turn
		).length
	})).filter(({ n }) => n > 0);
	const units = comes.map(({ side, n }) =>
		count(n, words.sideGetsNUnits, { side: say(SIDE_NAMES[side]) })
	);
	return {
		label: date.replace(/ .*/, ''),
		now: turn === state.turn,
		comes: comes.map(({ side }) => side),
		says: say(words.dayUnits, {
			day: date,
			units: units.length > 0 ? { list: units } : say(words.nobodyComes)
		})
	};
};

/** 4, 4.1, 10.2 What both sides have: recruit points, prisoners, and combat units lost, where these count. */
export const countsOf = ({ points, prisoners, lost, header }: State) =>
	(
		[
			[words.recruitPoints, points],
			[words.prisoners, prisoners],
			...(hasLevels(header) ? ([[words.combatUnitsLost, lost]] as const) : [])
		] as const
	).map(([label, of]) => ({ label: say(label), value: say(words.whiteAndRed, of) }));
