import { parseArgs } from 'node:util';
import { OCTOBER_PLAYERS, playOctober } from './selfplay/october.ts';
import { OREL_PLAYERS, playOrel } from './selfplay/orel.ts';
import { playBattles } from './selfplay/red-and-white/play.ts';
import { summary, type Outcome } from './selfplay/summary.ts';

/*
 * npm run selfplay -- --game orel-1919 --games N --seed S [--player random|keen|greedy] [--scenario ID]
 * [--options events=used,combat=new] [--save FOLDER]
 * npm run selfplay -- --game white-october --games N --seed S [--player random|keen|greedy] [--options events=used]
 * npm run selfplay -- --game red-and-white --games N --seed S [--save FOLDER]
 * Plays whole games and prints what came of them; a game that failed is saved as a file that replays. Of Red and White:
 * battles of three rounds by what is offered alone, under the laws of the table; the log of one that breaks them is saved.
 */
const { values } = parseArgs({
	options: {
		game: { type: 'string', default: 'orel-1919' },
		games: { type: 'string', default: '10' },
		seed: { type: 'string', default: '1' },
		player: { type: 'string', default: 'random' },
		scenario: { type: 'string', default: 'historical' },
		options: { type: 'string', default: '' },
		save: { type: 'string', default: 'test-results/selfplay' },
		check: { type: 'boolean', default: true }
	},
	allowNegative: true
});

const player = OREL_PLAYERS[values.player];
const usage = (): never => {
	console.error(
		'Usage: npm run selfplay -- --game orel-1919|white-october|red-and-white --games N --seed S --player random|keen|greedy'
	);
	process.exit(2);
};
const order = { games: Number(values.games), seed: Number(values.seed), save: values.save };
const options = Object.fromEntries(
	values.options
		.split(',')
		.filter(Boolean)
		.map((pair) => pair.split('='))
) as Record<string, string>;
const { check, scenario } = values;
const played = (): Outcome => {
	switch (values.game) {
		case 'red-and-white':
			return playBattles(order);
		case 'orel-1919':
			return player ? playOrel({ ...order, player, scenario, options, check }) : usage();
		case 'white-october':
			return values.player in OCTOBER_PLAYERS
				? playOctober({ ...order, player: values.player, options, check })
				: usage();
		default:
			return usage();
	}
};
const outcome = played();
console.log(summary(outcome));
process.exitCode =
	outcome.deadEnds + outcome.refusals + outcome.faults + outcome.exceptions > 0 ? 1 : 0;
