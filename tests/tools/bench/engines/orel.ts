import { bundled } from './bundled.ts';
import type { Taken } from './processor.ts';
import { milliseconds, rateText, timeText, type Rate } from './rates.ts';

/** What the engine of Orel 1919 takes; times are of the processor, so that other work does not count. */
export interface OrelFigures {
	/** The fixed loop, ms. */
	readonly reference: number;
	/** Whole games by chance: commands per second, each chosen from a list of all that may be done, decided and carried out. */
	readonly random: Rate;
	/** The same commands decided and carried out again, without the lists. */
	readonly decided: Rate;
	/** The first while a searcher keeps every state and goes back to earlier ones. */
	readonly searched: Rate;
	/** All that one cavalry unit may do, ms. */
	readonly moves: number;
	/** Exact chances of three against three with two supports, ms. */
	readonly chances: Taken;
	/** The same on the map, with whether it may be made and everything that is added up, ms. */
	readonly preview: Taken;
	/** A game's last state as JSON, bytes. */
	readonly state: number;
	/** All facts of a game of 24 player turns, ms. */
	readonly replay: number;
}

/** Measures the engine bundled as the app bundles it. */
export const measureOrel = (): Promise<OrelFigures> => bundled('orel-run');

/** Its lines of the table: what, figure, and the goal. */
export const orelRows = (figures: OrelFigures): string[][] => {
	const { reference, random, decided, searched, moves, chances, preview, state, replay } = figures;
	const row = (name: string, figure: string, goal: string): string[] => [
		`Orel 1919: ${name}`,
		figure,
		'',
		'',
		'',
		goal
	];
	const share = ((random.all / searched.all - 1) * 100).toFixed(0);
	return [
		row('fixed reference loop', milliseconds(reference), ''),
		row('commands a second at a loop of 55 ms', rateText(random), '25,000'),
		row('the same without lists', rateText(decided), '25,000'),
		row('random games with states kept', `${rateText(searched)}, +${share} % time`, '+20 %'),
		row('moves of one cavalry unit', milliseconds(moves), '1 ms'),
		row('chances of 3 against 3, 2 supports', timeText(chances), '10 ms'),
		row('preview of 3 against 3, 2 supports', timeText(preview), '10 ms'),
		row('state of a game', `${(state / 1000).toFixed(1)} kB`, '100 kB'),
		row('replay of 24 player turns', milliseconds(replay), '200 ms')
	];
};
