import type { Book } from '../../book.ts';
import { say } from '#lib/kernel/phrase.ts';
import { standsToTank, type Frightened } from '../../rules/vehicles/fright.ts';
import { resolution, type Calculator } from '../calculator.ts';
import { eitherWay } from '../either.ts';
import { passNote } from './morale-parts.ts';
import { GOES_BACK, oneOf } from '../parts.ts';
import { words } from '#lib/rules/red-and-white/words/en/morale.ts';

const FRIGHTENED = ['artillery', 'cavalry', 'other'] as const satisfies readonly Frightened[];

const working = (book: Book): Record<Frightened, ReturnType<typeof say>> => ({
	artillery: passNote(book.charts.IN_TEXT.at('artillery_stands_to', 'number')),
	cavalry: say(words.mountedCavalryNeverStandsBeforeA),
	other: say(words.onlyMountedCavalryAndArtilleryTake)
});

/** ARMORED VEHICLE FRIGHT: a tank attacks in melee. */
export const FRIGHT: Calculator = {
	slug: 'fright',
	title: words.fright,
	section: 'Armored vehicle fright',
	phases: [3, 6],
	roles: { unit: words.isAttackedByATank },
	sign: 'falling-back',
	log: { alone: words.unitFacingATank },
	owed: words.frightOfATankOwed,
	deed: words.frightOfATankShort,
	initial: { defender: 'artillery' },
	asks: () => [],
	groups: () => [
		{
			title: words.aTankAttacks,
			section: 'Armored vehicle fright',
			fields: [
				{
					kind: 'choice',
					key: 'defender',
					label: words.aTankAttacks,
					options: [
						{ value: 'artillery', label: words.artillery, effect: say(words.standsOn1Or2) },
						{ value: 'cavalry', label: words.mountedCavalry, effect: say(words.neverStands) },
						{ value: 'other', label: words.others, effect: say(words.alwaysStand) }
					]
				}
			]
		}
	],
	resolve: (book, form) => {
		const defender = oneOf(form, 'defender', FRIGHTENED);
		return {
			resolution: resolution({
				working: [{ lines: [], note: working(book)[defender] }],
				draw: standsToTank(book, defender),
				well: (stands) => stands,
				forecast: (dist) =>
					eitherWay(dist, {
						strong: say(words.toStand),
						caption: say(words.whatTheyDoInPercent),
						yes: words.stand,
						no: words.fallBack
					}),
				tell: (stands) => ({
					value: stands ? words.stand : words.fallBack,
					say: stands
						? say(words.theyStandAndFight)
						: defender === 'artillery'
							? say(words.theyLimberUpAndFallBackOneMove)
							: say(words.theyFallBackOneMoveAtOnce),
					more: stands ? [] : [say(words.thereIsNoMelee)],
					lines: []
				}),
				changes: (stands) =>
					stands
						? []
						: [
								{
									who: 'unit',
									leaves: true,
									...GOES_BACK,
									...(defender === 'artillery' ? { on: ['limbered'] as const } : {})
								}
							]
			})
		};
	}
};
