import { bundled } from './bundled.ts';
import { rateText, type Rate } from './rates.ts';

/** What the engine of White October takes; times are of the processor, so that other work does not count. */
export interface OctoberFigures {
	/** The fixed loop, ms. */
	readonly reference: number;
	/** Whole games by chance: commands per second, each chosen from a list of all that may be done, decided and carried out. */
	readonly random: Rate;
	/** The same commands decided and carried out again, without the lists. */
	readonly decided: Rate;
	/** Where a unit gets to, ms. */
	readonly reach: number;
	/** A game's last state as JSON, bytes. */
	readonly state: number;
	/** All facts of a whole game, ms. */
	readonly replay: number;
}

/** Measures the engine bundled as the app bundles it. */
export const measureOctober = (): Promise<OctoberFigures> => bundled('october-run');

/** Its lines of the table: what, figure, and the goal. */
export const octoberRows = ({ reference, random, decided, reach, state, replay }: OctoberFigures) =>
	[
		['fixed reference loop', `${reference.toFixed(0)} ms`, ''],
		['commands a second at a loop of 55 ms', rateText(random), '25,000'],
		['the same without lists', rateText(decided), '25,000'],
		['where a unit gets to', `${reach.toFixed(2)} ms`, '1 ms'],
		['state of a game', `${(state / 1000).toFixed(1)} kB`, '100 kB'],
		['replay of a game', `${replay.toFixed(0)} ms`, '300 ms']
	].map(([name = '', figure = '', goal = '']) => [
		`White October: ${name}`,
		figure,
		'',
		'',
		'',
		goal
	]);
