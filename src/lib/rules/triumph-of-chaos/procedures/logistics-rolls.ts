import { barsOf, flagIn, numberIn, signed, workingOf } from '#lib/kernel/sheet/parts.ts';
import { resolution } from '#lib/kernel/sheet/calculator.ts';
import { byMeasure, chanceOf, meanOf } from '#lib/kernel/dice/distribution.ts';
import { total } from '#lib/kernel/book/modifier.ts';
import { count, say } from '#lib/kernel/phrase.ts';
import { portCorruption } from '../rules/logistics.ts';
import { westernModifiers, westernResponse } from '../rules/western.ts';
import type { Calculator, Form } from './calculator.ts';
import { alone, flag, number } from './fields.ts';

const factionsIn = (form: Form): 1 | 2 | 3 => {
	const many = numberIn(form, 'factions');
	return many === 3 ? 3 : many === 2 ? 2 : 1;
};

/** WESTERN RESPONSE: what the western powers answer to a withdrawal. */
export const WESTERN_RESPONSE: Calculator = {
	...alone,
	slug: 'western-response',
	title: 'Western response',
	section: 'Western Response',
	initial: {
		factions: 1,
		tsarAlive: false,
		card9: false,
		redHomeCities: 0,
		redHasAlly: false,
		whiteHadPowers: false
	},
	groups: () => [
		{
			title: 'The powers and the war',
			section: 'Western Response',
			fields: [
				number('factions', 'Britain, France, USA under White', 1, 3),
				number('redHomeCities', 'Red home VCs held by White', 0, 9),
				flag('tsarAlive', 'Tsar alive', '+1'),
				flag('card9', 'Red card 9 as its fact', '+1'),
				flag('redHasAlly', 'Red controls a western ally', '−1'),
				flag('whiteHadPowers', 'White had the Central Powers', '−1')
			]
		}
	],
	resolve: (book, form) => {
		const lines = westernModifiers(book, {
			tsarAlive: flagIn(form, 'tsarAlive'),
			card9: flagIn(form, 'card9'),
			redHomeCities: numberIn(form, 'redHomeCities'),
			redHasAlly: flagIn(form, 'redHasAlly'),
			whiteHadPowers: flagIn(form, 'whiteHadPowers')
		});
		return {
			resolution: resolution({
				working: [workingOf(lines, say('On the die'))],
				draw: westernResponse(book, factionsIn(form), total(lines)),
				forecast: (dist) => ({
					answer: {
						value: { mean: meanOf(dist, ({ steps }) => steps) },
						strong: say('replacement steps'),
						rest: say('and {pushes} pushes on average', {
							pushes: { mean: meanOf(dist, ({ pushes }) => pushes) }
						})
					},
					chart: {
						caption: say('replacement steps, in %'),
						bars: barsOf(
							byMeasure(dist, ({ steps }) => steps),
							(steps) => steps > 0
						)
					},
					facts: byMeasure(dist, ({ pushes }) => pushes).map(({ value, chance }) => ({
						label: count(value, '{n} push', '{n} pushes'),
						value: { chance }
					}))
				}),
				tell: ({ pushes, steps }) => ({
					value: `${pushes}B ${steps}R`,
					say: say('{pushes} and {steps}.', {
						pushes: count(pushes, '{n} push of a control marker', '{n} pushes of control markers'),
						steps: count(steps, '{n} replacement step', '{n} replacement steps')
					}),
					more: [
						...(pushes ? [say('No marker goes into or out of control by a push.')] : []),
						...(steps
							? [say('Only with Kolchak on the map, or the Tsar rescued, and in supply.')]
							: [])
					],
					lines: []
				}),
				changes: ({ steps }) =>
					steps === 0
						? []
						: [
								{
									kind: 'steps',
									camp: 'white',
									lines: [
										{ section: 'Western Response', reason: 'Western response', amount: steps }
									]
								}
							]
			})
		};
	}
};

/** PORT CORRUPTION: each port used as a Resource Centre. */
export const PORT_CORRUPTION: Calculator = {
	...alone,
	slug: 'port-corruption',
	title: 'Port corruption',
	section: 'Port Corruption',
	initial: { drm: 0 },
	groups: () => [
		{
			title: 'The port',
			section: 'Port Corruption',
			fields: [
				{
					...number('drm', 'On the die', 0, 3),
					hint: say('the aid gives no modifiers, yet has a result of 7')
				}
			]
		}
	],
	resolve: (book, form) => ({
		resolution: resolution({
			working: [],
			draw: portCorruption(book, numberIn(form, 'drm')),
			forecast: (dist) => ({
				answer: {
					value: { chance: chanceOf(dist, (lost) => lost !== 0) },
					strong: say('steps are lost')
				},
				chart: {
					caption: say('steps, in %'),
					bars: byMeasure(dist, (lost) => lost).map(({ value, chance }) => ({
						label: signed(value),
						chance,
						on: value !== 0
					}))
				},
				facts: []
			}),
			tell: (lost) => ({
				value: signed(lost),
				say:
					lost === 0
						? say('Nothing is lost in this port.')
						: count(-lost, '{n} replacement step is lost.', '{n} replacement steps are lost.'),
				more: [],
				lines: []
			}),
			changes: (lost) =>
				lost === 0
					? []
					: [
							{
								kind: 'steps',
								camp: 'white',
								lines: [{ section: 'Port Corruption', reason: 'Port corruption', amount: lost }]
							}
						]
		})
	})
};
