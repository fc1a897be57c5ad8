import { describe, expect, test } from 'vitest';
import { NO_EVENTS, type State } from '#lib/rules/white-october/engine/state.ts';
import { OUTLINE } from '#lib/rules/white-october/outline.ts';
import { english } from '../../../english.ts';
import { done, engine, placed, playByChance } from './placed.ts';

const sections = new Set(OUTLINE.flatMap(({ cite, parts = [] }) => [cite, ...parts]));

/** What is said of every place of the maps is what the engine allows, and each reason has its section. */
const agrees = (state: State, unit: string): void => {
	const range = engine.reach(state, unit);
	expect(range.bound).toBeNull();
	const spent = state.units.find(({ id }) => id === unit)?.spent ?? 0;
	const then = done(state, { type: 'pick', unit });
	const goes = engine.waiting(then).commands.flatMap((one) => (one.type === 'go' ? one.place : []));
	expect([...range.goals]).toEqual(then.moving === unit ? goes : []);
	const [any] = range.goals.map(range.goal);
	const left = any && any.left + any.way.spent - spent;
	const wrong: string[] = [];
	for (const at of engine.game(state).board.places) {
		const refusal = range.why(at);
		if ((refusal === undefined) !== range.goals.includes(at)) wrong.push(`${at} is a goal or not`);
		if (refusal && !sections.has(refusal.rule)) wrong.push(`${at}: ${refusal.rule}`);
		const way = range.far(at);
		if (!way || !left) continue;
		const costs = range.steps(way).reduce((sum, { cost }) => sum + cost, 0);
		const lacks = refusal?.why.values?.['mp'];
		if ((costs - left) / 2 !== lacks) wrong.push(`${at}: ${(costs - left) / 2}, not ${lacks}`);
	}
	expect(wrong, unit).toEqual([]);
	for (const at of range.goals.slice(0, 2)) {
		const goal = range.goal(at);
		if (!goal) throw new Error(`${at} is no goal`);
		const costs = range.steps(goal.way).reduce((sum, { cost }) => sum + cost, 0);
		expect(costs, `${unit} ${at}`).toBe(goal.way.spent - spent);
		for (const way of range.others(at)) {
			const went = done(then, { type: 'go', place: at, by: way.path });
			expect(went.units.find(({ id }) => id === unit)).toMatchObject({ at, spent: way.spent });
		}
	}
};

const why = (units: Parameters<typeof placed>[0], unit: string, at: string, more = {}): string => {
	const refusal = engine.reach(placed(units, more), unit).why(at);
	if (!refusal) return 'it does';
	const { rule, why: text } = refusal;
	return `${rule} ${english(text.text).replace('{mp}', String(text.values?.['mp']))}`;
};
const red = { player: 'red', step: 'red-1' } as const;
const stays = { at: '15/L', done: true } as const;
const disobeys = (vetrenko: 'east' | 'north') => ({ events: { ...NO_EVENTS, vetrenko } });

describe('7.1 where a unit can get to, before anything is chosen', () => {
	test('is where it may go once it is picked; for every other place there is a reason', () => {
		let seen = 0;
		playByChance(7, 500, (state, command) => {
			if (command.type !== 'pick' || seen > 24) return;
			seen += 1;
			agrees(state, command.unit);
		});
		expect(seen).toBeGreaterThan(15);
	});

	test('a unit that is not to move says why', () => {
		const bound = (state: State, unit: string) => engine.reach(state, unit).bound?.rule;
		expect([
			bound(placed({ talab: '14/L' }, red), 'talab'),
			bound(placed({ talab: { at: '14/L', done: true } }), 'talab'),
			bound(placed({ talab: { at: '14/L', mode: 'routed' } }), 'talab'),
			bound(placed({ talab: '14/L' }), 'tk1'),
			bound(placed({ talab: '14/L', tk1: '14/L' }, { moving: 'tk1' }), 'talab'),
			bound(placed({ talab: { fate: 'due', at: null } }), 'talab'),
			bound(placed({ fort_kg: '22/H' }, red), 'fort_kg')
		]).toEqual(['7', '7.1', '8.2.6', '7', '7', '7.8', '11.2.2']);
	});
});

describe('7.1 why a unit does not get to a place, told apart', () => {
	const foe = { r10_2rd: '16/N', r11_2rd: '16/N' };
	const held = {
		r10_2rd: { at: '16/N', loyalty: 'held' },
		talab: '14/L',
		r11_2rd: '17/K'
	} as const;
	const comes = {
		tk1: '14/L',
		r10_2rd: {
			fate: 'due',
			at: null,
			due: { turn: 2, how: 'foot', places: ['15/L'], returning: false }
		}
	} as const;
	test.each<[string, () => string, string]>([
		['it is there', () => why({ talab: '14/L' }, 'talab', '14/L'), '7.1 It is there already.'],
		['no place', () => why({ talab: '14/L' }, 'talab', '99/Z'), '7.1 That is not on the map.'],
		['it does', () => why({ talab: '14/L' }, 'talab', '15/L'), 'it does'],
		[
			'too far, and by how much',
			() => why({ talab: '14/L', ...foe }, 'talab', '16/G'),
			'7.1 Too far: 1 MP short.'
		],
		['enemies', () => why({ talab: '14/L', ...foe }, 'talab', '16/N'), '7 Enemies hold it.'],
		[
			'7.3 their ZOC',
			() => why({ talab: '14/L', r10_2rd: '15/J', r11_2rd: '15/J' }, 'talab', '17/G'),
			'7.3 Too far because of enemy ZOC: 1 MP short.'
		],
		[
			'ground that is closed',
			() => why({ talab: '14/L' }, 'talab', '30/A'),
			'7.1 Every way leads over ground or water closed to it.'
		],
		[
			'the way round it',
			() => why({ nwa_ac: { at: '20/L', mode: 'disorganised' }, tk1: '20/M' }, 'nwa_ac', '18/K'),
			'7.1 Ground or water closes the direct way; for the way round it is 2 MP short.'
		],
		[
			'7.2 no room',
			() => why({ talab: '14/L', tk1: stays, ostrov: stays }, 'talab', '15/L'),
			'7.2 There is no room there for all.'
		],
		[
			'7.2 no company',
			() => why({ mkv1: '20/L', tk1: '20/M' }, 'mkv1', '22/H'),
			'7.2 Tanks and cars need combat units or guns with them there.'
		],
		[
			'14.1.1 no railroad near',
			() => why({ mkv1: '20/L', tk1: '22/N' }, 'mkv1', '22/N'),
			'14.1.1 That is more than 2 hexes from a railroad in supply.'
		],
		[
			'7.8 where enemies come in',
			() => why(comes, 'tk1', '15/L'),
			'7.8 Enemies come in there: nobody may stop in their way.'
		],
		[
			'10.1 without heart',
			() => why(held, 'r10_2rd', '17/L', red),
			'10.1 Demoralised, it goes no nearer to the enemy.'
		],
		[
			'6 Vetrenko, who does not go east',
			() => why({ volyn: '21/O' }, 'volyn', '21/P', disobeys('east')),
			'6 The 3rd Division will not go east.'
		],
		[
			'6 nor north, be it farther than it could go',
			() => why({ volyn: '21/O' }, 'volyn', '25/O', disobeys('north')),
			'6 The 3rd Division will not go north.'
		],
		[
			'6 another division',
			() => why({ riga: '21/O' }, 'riga', '21/AA', disobeys('east')),
			'7.1 Too far: 8 MP short.'
		],
		[
			'16.1 beyond its column',
			() => why({ est_ingr: '24/Q' }, 'est_ingr', '09/S'),
			'16.1 That is beyond the column it may not pass.'
		],
		[
			'14.2 no rails',
			() => why({ nwa_at: '20/L' }, 'nwa_at', '17/A'),
			'14.2 No railroad leads through there.'
		],
		[
			'14.2 the bridge at Yamburg is down',
			() => why({ nwa_at: '20/L' }, 'nwa_at', '24/C'),
			'14.2 Enemies, their ZOC or a bridge that is down bar the line.'
		],
		[
			'7.6 Trotsky in the city',
			() => why({ r_trotsky: 'SMOLNY' }, 'r_trotsky', '24/C', red),
			'7.6 No railroad leads there from here.'
		],
		['15.1 ships', () => why({ rn: '28/J' }, 'rn', '20/L'), '15.1 Ships keep to the sea.'],
		['15.1 mines', () => why({ rn: '28/J' }, 'rn', '30/M'), '15.1 The mines bar the way.']
	])('%s', (_, said, expected) => {
		expect(said()).toBe(expected);
	});

	test('other ways touch other ZOC or take other towns', () => {
		const range = engine.reach(placed({ talab: '14/L' }), 'talab');
		expect(range.goal('16/M')?.way.path).not.toContain('17/K');
		expect(range.others('16/M').map(({ path }) => path.includes('17/K'))).toContain(true);
	});
});
