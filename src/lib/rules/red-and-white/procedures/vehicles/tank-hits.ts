import { chanceOf, meanOf } from '#lib/kernel/dice/distribution.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { moralePoint } from '../../rules/morale.ts';
import {
	mayStrikeTank,
	strikeTank,
	TANK_BLOWS,
	tankIsOut,
	type TankBlow,
	type TankCondition,
	type TankState
} from '../../rules/vehicles/tanks.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import type { Book } from '../../book.ts';
import type { Mark } from '../../types.ts';
import { resolution, type Calculator, type Form, type Group, type Telling } from '../calculator.ts';
import { namedBars } from '../either.ts';
import { GOES_BACK, numberIn, oneOf, told } from '../parts.ts';
import { hitsCount, moralePointWorking } from './vehicle-morale.ts';

/** TANKS: names of the conditions, as short as a bar is wide. */
const CONDITIONS: Record<TankCondition, string> = {
	ok: 'Moves',
	engine: 'Stopped',
	immobilised: 'Stuck',
	abandoned: 'Given up',
	on_fire: 'Ablaze'
};

const MARK_OF: Partial<Record<TankCondition, Mark>> = {
	engine: 'engine_hit',
	immobilised: 'immobilised',
	abandoned: 'abandoned',
	on_fire: 'ablaze'
};

const tankIn = (form: Form): TankState => ({
	condition: oneOf(form, 'condition', ['ok', 'engine', 'immobilised']),
	hits: numberIn(form, 'hits'),
	retreated: false
});
const blowIn = (form: Form): TankBlow => oneOf(form, 'blow', TANK_BLOWS);

const lastHits = (book: Book): number => numberOf(book, 'out_of_action_at_hits.tank') - 1;

const groups = (book: Book, form: Form): readonly Group[] => [
	{
		title: 'What struck it',
		section: 'Tanks',
		fields: [
			{
				kind: 'choice',
				key: 'blow',
				label: 'What struck it',
				options: [
					{ value: 'shells', label: 'Shells' },
					{ value: 'machine_guns', label: 'Machine guns' },
					{ value: 'infantry', label: 'Infantry', effect: say('in melee') }
				]
			},
			...(blowIn(form) === 'infantry'
				? []
				: [
						{
							kind: 'count',
							key: 'shells',
							label: blowIn(form) === 'shells' ? 'Shells that hit' : 'Dice that hit',
							hint: say('a D6 each'),
							min: 1,
							max: 12
						} as const
					])
		]
	},
	{
		title: 'The tank',
		section: 'Critical hits',
		fields: [
			{
				kind: 'choice',
				key: 'condition',
				label: 'Condition',
				options: [
					{ value: 'ok', label: 'Moves' },
					{ value: 'engine', label: 'Stopped', effect: say('engine or track') },
					{ value: 'immobilised', label: 'Stuck', effect: say('for good') }
				]
			},
			hitsCount('Hits so far', lastHits(book), say('each lowers its morale point'))
		]
	}
];

const becomes = (before: TankState, after: TankState, worn: boolean): Phrase => {
	const taken = after.hits - before.hits;
	if (after.condition === 'on_fire') return say('The tank is ablaze.');
	if (after.condition === 'abandoned')
		return worn ? say('The tank has taken all it can.') : say('Its crew gives up the tank.');
	if (after.condition !== before.condition)
		return after.condition === 'engine'
			? say('Its engine or a track is hit.')
			: say('The tank is immobilised.');
	if (taken > 0) return count(taken, '{n} hit on the tank.', '{n} hits on the tank.');
	return after.retreated ? say('Its commander is alarmed.') : say('No effect.');
};

const follows = (book: Book, after: TankState): Phrase[] => {
	if (tankIsOut(after)) return [say('It is out of the game.')];
	return [
		...(after.hits > 0
			? [say('Its morale point is {n} now.', { n: moralePoint(book, 'tank', after.hits) })]
			: []),
		...(after.condition === 'engine' ? [say('It fires but does not move until repaired.')] : []),
		...(after.condition === 'immobilised' ? [say('It fires but never moves again.')] : []),
		...(after.retreated && after.condition === 'ok' ? [say('It falls back one move.')] : [])
	];
};

const tell = (book: Book, before: TankState, after: TankState): Telling => {
	const taken = after.hits - before.hits;
	const worn = after.hits > lastHits(book);
	const named = after.condition !== before.condition;
	return {
		value: named ? CONDITIONS[after.condition] : String(taken),
		say: becomes(before, after, worn),
		more: follows(book, after),
		lines: [told(say('Hits before'), 'Tanks', before.hits), told(say('Hits taken'), 'Tanks', taken)]
	};
};

/** TANKS; CRITICAL HITS: what shells that hit, or infantry in melee, make of a tank. */
export const TANK_HITS: Calculator = {
	slug: 'tank-hits',
	title: 'Hits on a tank',
	section: 'Tanks',
	phases: [2, 4, 5, 6],
	roles: { unit: 'is hit' },
	log: { alone: '{unit} is struck' },
	owed: 'hits on a tank',
	initial: { blow: 'shells', shells: 1, condition: 'ok', hits: 0 },
	groups,
	resolve: (book, form) => {
		const before = tankIn(form);
		const blow = blowIn(form);
		const may = mayStrikeTank(book, before, blow);
		if (!may.ok) return { refused: may.refusal };
		const stopped = (tank: TankState): boolean => !tankIsOut(tank) && tank.condition !== 'ok';
		return {
			resolution: resolution({
				working: [
					moralePointWorking(book, 'tank', before.hits, 'Tanks'),
					...(blow === 'infantry'
						? [{ lines: [], note: say('The crew of an immobilised tank tests its nerve.') }]
						: [
								{
									lines: [
										told(say('Dice, one for each that hit'), 'Tanks', numberIn(form, 'shells'))
									],
									note: say(
										'1 to 3 nothing; 4 alarms its commander; 5 is a hit; 6 is a critical hit.'
									)
								}
							])
				],
				draw: strikeTank(book, before, blow, numberIn(form, 'shells')),
				forecast: (dist) => ({
					answer: {
						value: { chance: chanceOf(dist, tankIsOut) },
						strong: say('to be out of the game'),
						second: say('{chance} to stand still from then on', {
							chance: { chance: chanceOf(dist, stopped) }
						})
					},
					chart: {
						caption: say('what becomes of the tank, in %'),
						bars: namedBars(
							dist,
							(Object.keys(CONDITIONS) as TankCondition[]).map((condition) => ({
								label: CONDITIONS[condition],
								is: (tank) => tank.condition === condition,
								on: condition === 'abandoned' || condition === 'on_fire'
							}))
						)
					},
					facts: [
						{
							label: say('Nothing happens'),
							value: {
								chance: chanceOf(
									dist,
									(tank) =>
										tank.condition === before.condition &&
										tank.hits === before.hits &&
										!tank.retreated
								)
							}
						},
						{
							label: say('Falls back one move'),
							value: {
								chance: chanceOf(dist, (tank) => tank.retreated && tank.condition === 'ok')
							}
						},
						{
							label: say('Hits taken on average'),
							value: { mean: meanOf(dist, (tank) => tank.hits - before.hits) }
						}
					]
				}),
				tell: (after) => tell(book, before, after),
				changes: (after) => {
					const mark = MARK_OF[after.condition];
					const healed =
						after.condition !== before.condition ? MARK_OF[before.condition] : undefined;
					return [
						{
							who: 'unit',
							hits: after.hits - before.hits,
							...(after.retreated && after.condition === 'ok' ? GOES_BACK : {}),
							...(mark && after.condition !== before.condition ? { on: [mark] } : {}),
							...(healed && !tankIsOut(after) ? { off: [healed] } : {})
						}
					];
				}
			})
		};
	}
};
