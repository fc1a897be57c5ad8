import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Ask } from '#lib/kernel/sheet/asks.ts';
import { indirectFire, indirectLine, indirectNeeds } from '../../rules/fire/artillery.ts';
import type { Book } from '../../book.ts';
import { resolution, type Calculator, type Form } from '../calculator.ts';
import { eitherWay } from '../either.ts';
import { flagIn, numberIn, told } from '../parts.ts';
import { words } from '#lib/rules/red-and-white/words/en/artillery.ts';

/** INDIRECT FIRE: it has no range bands; what that does to the shells (R23). */
const range = (book: Book): Phrase =>
	book.readings.R23 === 'long_modifier'
		? say(words.atAnyDistanceTheShellsAsAtLong)
		: say(words.atAnyDistanceWithoutARangeModifier);

/** INDIRECT FIRE: what only the eye can tell: how far away the officer stands, by the lines of the table. */
const distanceAsk = (book: Book, form: Form): Ask => {
	const { INDIRECT_FIRE: table } = book.charts;
	const to = (line: (typeof table.rows)[number]): number => table.at(line, 'to');
	const far = numberIn(form, 'distance');
	return {
		label: words.fromTheBattery,
		keys: ['distance'],
		options: table.rows.map((line, at) => {
			const before = table.rows[at - 1];
			const inches = Number.isFinite(to(line)) ? to(line) : (before ? to(before) : 0) + 1;
			return {
				label: Number.isFinite(to(line))
					? say(words.toFar, { far: { inches } })
					: say(words.farther),
				effect: say(words.fromOrMore, {
					from: indirectNeeds(book, inches, flagIn(form, 'interventionist')).from
				}),
				set: { distance: inches }
			};
		}),
		at: table.rows.indexOf(indirectLine(book, far))
	};
};

/** INDIRECT FIRE: may the battery fire at what it does not see? */
export const INDIRECT_FIRE: Calculator = {
	slug: 'indirect-fire',
	title: words.indirectFire,
	section: 'Indirect fire',
	phases: [2],
	roles: { unit: words.wantsToFireIndirectly },
	sign: 'fired',
	log: { alone: words.unitTestForIndirectFire },
	initial: { distance: 18, interventionist: false },
	groups: () => [
		{
			title: words.theOfficerWhoSpots,
			section: 'Indirect fire',
			fields: [
				{
					kind: 'count',
					key: 'distance',
					label: words.fromTheBattery,
					hint: say(words.oneOfficerOneBattery),
					min: 0,
					max: 144,
					inches: true
				},
				{ kind: 'flag', key: 'interventionist', label: words.interventionistGuns, amount: '+1' }
			]
		}
	],
	asks: (book, form) => [distanceAsk(book, form)],
	resolve: (book, form) => {
		const distance = numberIn(form, 'distance');
		const interventionist = flagIn(form, 'interventionist');
		const { from } = indirectNeeds(book, distance, interventionist);
		const plain = indirectNeeds(book, distance, false).from;
		return {
			resolution: resolution({
				working: [
					{
						lines: [
							told(
								say(words.officerAtDistance, { distance: { inches: distance } }),
								'Indirect fire',
								`${plain}–6`
							),
							...(interventionist
								? [told(say(words.interventionistGunsOnTheDie), 'Indirect fire', '+1')]
								: [])
						],
						total: { label: say(words.firesOn), amount: `${from}–6` },
						note: say(words.oneRollForTheBatteryAndTurnThe)
					}
				],
				draw: indirectFire(book, distance, interventionist),
				well: (may) => may,
				forecast: (dist) =>
					eitherWay(dist, {
						strong: say(words.toFireIndirectly),
						second: say(words.onFromOrMoreOfAD6, { from }),
						caption: say(words.oneRollInPercent),
						yes: words.fires,
						no: words.silent
					}),
				tell: (may) => ({
					value: may ? words.fires : words.silent,
					say: may
						? say(words.theBatteryMayFireIndirectly)
						: say(words.theBatteryHasNoIndirectFireThis),
					more: may ? [range(book)] : [],
					lines: []
				})
			})
		};
	}
};
