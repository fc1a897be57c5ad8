import { bundled } from './bundled.ts';

/** What the engine of Orel 1919 takes; times are of the processor, so that other work does not count. */
export interface OrelFigures {
	/** The fixed loop, ms. */
	readonly reference: number;
	/** Whole games by chance: commands per second. */
	readonly random: number;
	/** The same while a searcher keeps every state and goes back to earlier ones. */
	readonly searched: number;
	/** All that one cavalry unit may do, ms. */
	readonly moves: number;
	/** Exact chances of three against three with two supports, ms. */
	readonly chances: number;
	/** The same on the map, with whether it may be made and everything that is added up, ms. */
	readonly preview: number;
	/** A game's last state as JSON, bytes. */
	readonly state: number;
	/** All facts of a game of 24 player turns, ms. */
	readonly replay: number;
}

/** Measures the engine bundled as the app bundles it. */
export const measureOrel = (): Promise<OrelFigures> => bundled('orel-run');

const time = (ms: number): string => `${ms.toFixed(ms < 10 ? 2 : 0)} ms`;

/** Its lines of the table: what, figure, and the goal. */
export const orelRows = (figures: OrelFigures): string[][] => {
	const { reference, random, searched, moves, chances, preview, state, replay } = figures;
	const row = (name: string, figure: string, goal: string): string[] => [
		`Orel 1919: ${name}`,
		figure,
		'',
		'',
		'',
		goal
	];
	const share = ((random / searched - 1) * 100).toFixed(0);
	return [
		row('fixed reference loop', time(reference), ''),
		row('random games, commands a second', random.toFixed(0), '20,000'),
		row('the same with states kept', `${searched.toFixed(0)} (+${share} % time)`, '+20 %'),
		row('moves of one cavalry unit', time(moves), '1 ms'),
		row('chances of 3 against 3, 2 supports', time(chances), '10 ms'),
		row('preview of 3 against 3, 2 supports', time(preview), '10 ms'),
		row('state of a game', `${(state / 1000).toFixed(1)} kB`, '100 kB'),
		row('replay of 24 player turns', time(replay), '200 ms')
	];
};
