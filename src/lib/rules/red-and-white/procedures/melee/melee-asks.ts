import type { Ask, AskOption } from '#lib/kernel/sheet/asks.ts';
import { say } from '#lib/kernel/phrase.ts';
import { meleeWorth } from '../../rules/melee.ts';
import type { Book } from '../../book.ts';
import type { Form } from '../calculator.ts';
import { flagIn, numberIn, signed } from '../parts.ts';
import { onFoot, rearAnyhow } from './melee-form.ts';
import { words } from '#lib/rules/red-and-white/words/en/melee.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

/** MELEE: from where the attackers come, and whether through wire, which a tank among them breaks. */
const approach = (book: Book, form: Form): Ask => {
	const rear = signed(meleeWorth(book, 'flank_or_rear'));
	const wire = signed(meleeWorth(book, 'wire'));
	const anyhow = rearAnyhow(book, form);
	const broken = numberIn(form, 'attackTanks') > 0;
	const options: readonly AskOption[] = [
		{ label: say(words.fromTheFront), set: { flankOrRear: false, wire: false } },
		...(anyhow
			? []
			: [
					{
						label: say(words.flankOrRear),
						effect: say(words.amountToTheDefender, { amount: rear }),
						set: { flankOrRear: true, wire: false }
					}
				]),
		...(broken
			? []
			: [
					{
						label: say(words.throughWire),
						effect: say(words.amountToTheAttacker, { amount: wire }),
						set: { flankOrRear: false, wire: true }
					}
				]),
		...(anyhow || broken
			? []
			: [
					{
						label: say(words.flankAndWire),
						effect: say(patterns.amount, { amount: `${wire} : ${rear}` }),
						set: { flankOrRear: true, wire: true }
					}
				])
	];
	return {
		label: words.approach,
		keys: ['flankOrRear', 'wire'],
		options,
		at: options.findIndex(
			({ set }) =>
				set['wire'] === (flagIn(form, 'wire') && !broken) &&
				set['flankOrRear'] === flagIn(form, 'flankOrRear')
		)
	};
};

/** MELEE: what the defender stands in; of a vehicle its mark, or the sheet, says it. */
const defences = (form: Form): Ask => ({
	label: words.whereHeStands,
	keys: ['defences'],
	options: [
		{ label: say(words.inTheOpen), set: { defences: false } },
		{
			label: say(words.inDefences),
			effect: say(words.mustThenBeBeatenBy3),
			set: { defences: true }
		}
	],
	at: flagIn(form, 'defences') ? 1 : 0
});

/** MELEE: what only the eye can tell. */
export const meleeAsks = (book: Book, form: Form): readonly Ask[] => [
	approach(book, form),
	...(onFoot(form) ? [defences(form)] : [])
];
