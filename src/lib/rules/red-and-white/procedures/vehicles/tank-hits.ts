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
import { words } from '#lib/rules/red-and-white/words/en/vehicles.ts';
import { words as meleeWords } from '#lib/rules/red-and-white/words/en/melee.ts';
import { words as artillery } from '#lib/rules/red-and-white/words/en/artillery.ts';

/** TANKS: names of the conditions, as short as a bar is wide. */
const CONDITIONS: Record<TankCondition, string> = {
	ok: words.moves,
	engine: words.stopped,
	immobilised: words.stuck,
	abandoned: words.givenUp,
	on_fire: words.ablaze
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
		title: words.whatStruckIt,
		section: 'Tanks',
		fields: [
			{
				kind: 'choice',
				key: 'blow',
				label: words.whatStruckIt,
				options: [
					{ value: 'shells', label: words.shells },
					{ value: 'machine_guns', label: words.machineGuns },
					{ value: 'infantry', label: words.infantry, effect: say(words.inMelee) }
				]
			},
			...(blowIn(form) === 'infantry'
				? []
				: [
						{
							kind: 'count',
							key: 'shells',
							label: blowIn(form) === 'shells' ? words.shellsThatHit : words.diceThatHit,
							hint: say(words.aD6Each),
							min: 1,
							max: 12
						} as const
					])
		]
	},
	{
		title: words.theTank,
		section: 'Critical hits',
		fields: [
			{
				kind: 'choice',
				key: 'condition',
				label: words.condition,
				options: [
					{ value: 'ok', label: words.moves },
					{ value: 'engine', label: words.stopped, effect: say(words.engineOrTrack) },
					{ value: 'immobilised', label: words.stuck, effect: say(words.forGood) }
				]
			},
			hitsCount(words.hitsSoFar, lastHits(book), say(artillery.eachLowersItsMoralePoint))
		]
	}
];

const becomes = (before: TankState, after: TankState, worn: boolean): Phrase => {
	const taken = after.hits - before.hits;
	if (after.condition === 'on_fire') return say(meleeWords.theTankIsAblaze);
	if (after.condition === 'abandoned')
		return worn ? say(words.theTankHasTakenAllItCan) : say(words.itsCrewGivesUpTheTank);
	if (after.condition !== before.condition)
		return after.condition === 'engine'
			? say(words.itsEngineOrATrackIsHit)
			: say(words.theTankIsImmobilised);
	if (taken > 0) return count(taken, words.nHitsOnTheTank);
	return after.retreated ? say(words.itsCommanderIsAlarmed) : say(words.noEffect);
};

const follows = (book: Book, before: TankState, after: TankState): Phrase[] => {
	if (tankIsOut(after)) return [say(words.itIsOutOfTheGame)];
	const from = moralePoint(book, 'tank', before.hits);
	const to = moralePoint(book, 'tank', after.hits);
	return [
		...(from !== to ? [say(words.itsMoralePointIsNNow, { n: to })] : []),
		...(after.condition === 'engine' ? [say(words.itFiresButDoesNotMoveUntilRepaired)] : []),
		...(after.condition === 'immobilised' ? [say(words.itFiresButNeverMovesAgain)] : []),
		...(after.retreated && after.condition === 'ok' ? [say(words.itFallsBackOneMove)] : [])
	];
};

const tell = (book: Book, before: TankState, after: TankState): Telling => {
	const taken = after.hits - before.hits;
	const worn = after.hits > lastHits(book);
	const named = after.condition !== before.condition;
	return {
		value: named ? CONDITIONS[after.condition] : String(taken),
		say: becomes(before, after, worn),
		more: follows(book, before, after),
		lines: [
			told(say(words.hitsBefore), 'Tanks', before.hits),
			told(say(words.hitsTaken), 'Tanks', taken)
		]
	};
};

/** TANKS; CRITICAL HITS: what shells that hit, or infantry in melee, make of a tank. */
export const TANK_HITS: Calculator = {
	slug: 'tank-hits',
	title: words.hitsOnATank,
	section: 'Tanks',
	phases: [2, 4, 5, 6],
	roles: { unit: words.takingHits },
	log: { alone: words.unitHit },
	owed: words.hitsOnATankOwed,
	initial: { blow: 'shells', shells: 1, condition: 'ok', hits: 0 },
	asks: () => [],
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
						? [{ lines: [], note: say(words.theCrewOfAnImmobilisedTankTestsIts) }]
						: [
								{
									lines: [
										told(say(words.diceOneForEachThatHit), 'Tanks', numberIn(form, 'shells'))
									],
									note: say(words.n1To3Nothing4AlarmsItsCommander5IsA)
								}
							])
				],
				draw: strikeTank(book, before, blow, numberIn(form, 'shells')),
				forecast: (dist) => ({
					answer: {
						value: { chance: chanceOf(dist, tankIsOut) },
						strong: say(words.toBeOutOfTheGame),
						second: say(words.chanceToStandStillFromThenOn, {
							chance: { chance: chanceOf(dist, stopped) }
						})
					},
					chart: {
						caption: say(meleeWords.whatBecomesOfTheTankInPercent),
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
							label: say(words.nothingHappens),
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
							label: say(words.fallsBackOneMove),
							value: {
								chance: chanceOf(dist, (tank) => tank.retreated && tank.condition === 'ok')
							}
						},
						{
							label: say(words.hitsTakenOnAverage),
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
