import { chanceOf, meanOf } from '#lib/kernel/dice/distribution.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	mayHaveBombs,
	petrolBombs,
	petrolProcedure,
	tankAfterBombs,
	type PetrolOutcome,
	type PetrolFight
} from '../../rules/vehicles/petrol-bombs.ts';
import { tankIsOut } from '../../rules/vehicles/tanks.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import type { Book } from '../../book.ts';
import {
	resolution,
	type Calculator,
	type Form,
	type Group,
	type Telling,
	type Working
} from '../calculator.ts';
import { namedBars } from '../either.ts';
import { MORALE_INITIAL, moraleFields, moraleIn, moraleWorking } from '../morale/morale-parts.ts';
import { commissarChange, commissarLines, numberIn, textIn, told } from '../parts.ts';
import { hitsCount } from '../vehicles/vehicle-morale.ts';

const fightIn = (form: Form): PetrolFight => ({
	tankAttacked: textIn(form, 'attacker') === 'tank',
	standsWithinOneInch: Math.min(numberIn(form, 'stands'), numberIn(form, 'within')),
	infantry: { stands: numberIn(form, 'stands'), ...moraleIn(form) }
});

const byNerve = (book: Book, form: Form): boolean =>
	petrolProcedure(book, fightIn(form).tankAttacked) === 'd10';

const groups = (book: Book, form: Form): readonly Group[] => [
	{
		title: 'Who attacked',
		section: 'Tanks',
		fields: [
			{
				kind: 'choice',
				key: 'attacker',
				label: 'Who attacked',
				options: [
					{ value: 'infantry', label: 'Infantry' },
					{ value: 'tank', label: 'The tank', effect: say('and lost the melee') }
				]
			}
		]
	},
	{
		title: 'The infantry',
		section: byNerve(book, form) ? 'Petrol bombs vs. tank' : 'Tanks',
		fields: [
			{ kind: 'count', key: 'stands', label: 'Stands', min: 1, max: 8 },
			...(byNerve(book, form)
				? [
						{
							kind: 'count',
							key: 'within',
							label: 'Stands within 1″ of the tank',
							min: 0,
							max: numberIn(form, 'stands')
						} as const,
						...moraleFields(book)
					]
				: [])
		]
	},
	{
		title: 'The tank',
		section: 'Tanks',
		fields: [hitsCount('Hits so far', numberOf(book, 'out_of_action_at_hits.tank') - 1)]
	}
];

/** MORALE: the nerve to go near the tank; TANKS: the dice of an attack. */
const working = (book: Book, form: Form): readonly Working[] => {
	const stands = numberIn(form, 'stands');
	if (!byNerve(book, form))
		return [
			{
				lines: [told(say('Dice, one for each stand'), 'Tanks', stands)],
				note: say('1 costs the stand a figure, 6 is a bomb that hits.')
			}
		];
	return [
		...moraleWorking(
			book,
			fightIn(form).infantry,
			told(say('Stands on the table'), 'Petrol bombs vs. tank', stands)
		),
		{ lines: [], note: say('Then a D10 for each stand within 1″: 0 hits.') }
	];
};

const happened = (result: PetrolOutcome): Phrase => {
	if (!result.passed) return say('The infantry does not dare.');
	if (result.ablaze) return say('The tank is ablaze.');
	if (result.bombHits === 0) return say('No bomb hits.');
	return count(result.bombHits, '{n} bomb hits the tank.', '{n} bombs hit the tank.');
};

const tell = (book: Book, hits: number, result: PetrolOutcome): Telling => {
	const after = tankAfterBombs(book, hits, result);
	return {
		value: result.ablaze ? 'Ablaze' : String(result.bombHits),
		say: happened(result),
		more: [
			...(result.tankHits > 0
				? [count(result.tankHits, 'It takes {n} hit.', 'It takes {n} hits.')]
				: []),
			...(tankIsOut(after)
				? [say('The tank is out of the game.')]
				: result.blinded
					? [say('Its driver is blinded: it does not move in its next own turn.')]
					: []),
			...(result.standCasualties > 0
				? [
						count(
							result.standCasualties,
							'The infantry loses {n} figure.',
							'The infantry loses {n} figures.'
						)
					]
				: [])
		],
		lines: [
			...commissarLines(result.commissar),
			told(say('Bombs that hit'), 'Tanks', result.bombHits),
			told(say('Hits on the tank'), 'Tanks', result.tankHits),
			told(say('Figures lost to the attack'), 'Tanks', result.standCasualties)
		]
	};
};

/** TANKS; PETROL BOMBS VS. TANK: infantry with petrol bombs against a tank, by who attacked (R47). */
export const PETROL_BOMBS: Calculator = {
	slug: 'petrol-bombs',
	title: 'Petrol bombs',
	section: 'Petrol bombs vs. tank',
	phases: [6],
	roles: { unit: 'throws bombs', target: 'is attacked' },
	sign: 'fire',
	log: {
		alone: '{unit} throws petrol bombs',
		at: '{unit} throws petrol bombs at {target}'
	},
	owed: 'petrol bombs',
	initial: {
		attacker: 'infantry',
		stands: 4,
		within: 2,
		...MORALE_INITIAL,
		hits: 0
	},
	groups,
	resolve: (book, form) => {
		const may = mayHaveBombs(book);
		if (!may.ok) return { refused: may.refusal };
		const hits = numberIn(form, 'hits');
		const out = (result: PetrolOutcome): boolean => tankIsOut(tankAfterBombs(book, hits, result));
		return {
			resolution: resolution({
				working: [
					...working(book, form),
					{
						lines: [],
						note: say(
							'A bomb that hits: 1 to 3 is a hit, 4 blinds the driver, 5 and 6 set it ablaze.'
						)
					}
				],
				draw: petrolBombs(book, fightIn(form)),
				forecast: (dist) => ({
					answer: {
						value: { chance: chanceOf(dist, out) },
						strong: say('to knock the tank out'),
						second: say('{mean} bombs hit on average', {
							mean: { mean: meanOf(dist, ({ bombHits }) => bombHits) }
						})
					},
					chart: {
						caption: say('what becomes of the tank, in %'),
						bars: namedBars(dist, [
							{ label: 'No nerve', is: ({ passed }) => !passed, on: false },
							{
								label: 'Unhurt',
								is: ({ passed, bombHits }) => passed && bombHits === 0,
								on: false
							},
							{
								label: 'Hit',
								is: (result) => !out(result) && !result.blinded && result.tankHits > 0,
								on: false
							},
							{ label: 'Blinded', is: (result) => !out(result) && result.blinded, on: false },
							{ label: 'Worn out', is: (result) => out(result) && !result.ablaze, on: true },
							{ label: 'Ablaze', is: ({ ablaze }) => ablaze, on: true }
						])
					},
					facts: [
						{
							label: say('At least one bomb hits'),
							value: { chance: chanceOf(dist, ({ bombHits }) => bombHits > 0) }
						},
						{
							label: say('Hits on the tank, on average'),
							value: { mean: meanOf(dist, ({ tankHits }) => tankHits) }
						},
						...(byNerve(book, form)
							? []
							: [
									{
										label: say('Figures the infantry loses, on average'),
										value: { mean: meanOf(dist, ({ standCasualties }) => standCasualties) }
									}
								])
					]
				}),
				tell: (result) => tell(book, hits, result),
				changes: (result) => [
					{ ...commissarChange('unit', result.commissar), figures: result.standCasualties },
					{
						who: 'target',
						hits: result.tankHits,
						on: [
							...(result.ablaze ? (['ablaze'] as const) : []),
							...(result.blinded && !result.ablaze ? (['blinded'] as const) : [])
						]
					}
				]
			})
		};
	}
};
