import type { Book } from '../../book.ts';
import { say } from '#lib/kernel/phrase.ts';
import { standsToTank, type Frightened } from '../../rules/vehicles/fright.ts';
import { resolution, type Calculator } from '../calculator.ts';
import { eitherWay } from '../either.ts';
import { passNote } from './morale-parts.ts';
import { GOES_BACK, oneOf } from '../parts.ts';

const FRIGHTENED = ['artillery', 'cavalry', 'other'] as const satisfies readonly Frightened[];

const working = (book: Book): Record<Frightened, ReturnType<typeof say>> => ({
	artillery: passNote(book.charts.IN_TEXT.at('artillery_stands_to', 'number')),
	cavalry: say('Mounted cavalry never stands before a tank.'),
	other: say('Only mounted cavalry and artillery take fright.')
});

/** ARMORED VEHICLE FRIGHT: a tank attacks in melee. */
export const FRIGHT: Calculator = {
	slug: 'fright',
	title: 'Fright',
	section: 'Armored vehicle fright',
	phases: [3, 6],
	roles: { unit: 'is attacked by a tank' },
	sign: 'falling-back',
	log: { alone: '{unit} faces a tank' },
	owed: 'fright of a tank',
	deed: 'Fright of a tank',
	initial: { defender: 'artillery' },
	groups: () => [
		{
			title: 'A tank attacks',
			section: 'Armored vehicle fright',
			fields: [
				{
					kind: 'choice',
					key: 'defender',
					label: 'A tank attacks',
					options: [
						{ value: 'artillery', label: 'Artillery', effect: say('1 or 2 stands') },
						{ value: 'cavalry', label: 'Mounted cavalry', effect: say('never stands') },
						{ value: 'other', label: 'Others', effect: say('always stand') }
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
						strong: say('to stand'),
						caption: say('what they do, in %'),
						yes: 'Stand',
						no: 'Fall back'
					}),
				tell: (stands) => ({
					value: stands ? 'Stand' : 'Fall back',
					say: stands
						? say('They stand and fight.')
						: defender === 'artillery'
							? say('They limber up and fall back one move.')
							: say('They fall back one move at once.'),
					more: stands ? [] : [say('There is no melee.')],
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
