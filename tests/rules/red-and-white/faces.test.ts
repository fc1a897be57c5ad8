import { describe, expect, it } from 'vitest';
import { ask, type Draw, type Throw } from '#lib/kernel/dice/draw.ts';
import { defaultBook } from '#lib/rules/red-and-white/book.ts';
import {
	commissarCheck,
	officerCharacter,
	officerFate,
	priestUnderFire,
	testOfCharacter
} from '#lib/rules/red-and-white/rules/special-figures.ts';
import {
	bombOnTank,
	NO_BOMBS,
	petrolAttack
} from '#lib/rules/red-and-white/rules/vehicles/petrol-bombs.ts';
import {
	criticalHit,
	shellOnTank,
	type TankState
} from '#lib/rules/red-and-white/rules/vehicles/tanks.ts';
import { english } from '../../english.ts';

/** What the faces of the die stand for that is due after these have fallen. */
const means = (draw: Draw<unknown>, ...fell: readonly number[]): readonly string[] => {
	let throws: readonly Throw[] = [];
	for (const face of fell) {
		const asked = ask(draw, throws);
		if (asked.state !== 'waiting') throw new Error('Nothing is thrown.');
		throws = [...throws, { call: asked.call, faces: [face], count: null, by: 'hand' }];
	}
	const asked = ask(draw, throws);
	return asked.state === 'waiting' ? (asked.means ?? []).map(english) : [];
};
const tank: TankState = { condition: 'ok', hits: 0, retreated: false };

describe('a die with more to tell than good and bad says what each face stands for', () => {
	it.each([
		['Commissars', commissarCheck(), [10], '3 argues, 2 overrules, 1 deserts'],
		[
			'Religious inspiration',
			priestUnderFire(defaultBook),
			[10],
			'3 tends the dying, 2 panics, 1 hit'
		],
		['Officers and leaders', officerFate(), [], '2 scratch, 4 wound, 4 dead'],
		[
			"Officers' character",
			officerCharacter(),
			[],
			'1 fanatic, 3 committed, 4 normal, 1 efficient, 1 coward'
		],
		[
			"Officers' character",
			testOfCharacter(defaultBook, 'normal'),
			[6],
			'1 coward, 1 drunk, 1 flees, 1 shoots himself, 1 surrenders, 1 defects'
		],
		['Tanks', shellOnTank(defaultBook, tank), [], '3 nothing, 1 close miss, 1 hit, 1 critical'],
		['Critical hits', criticalHit(tank), [], '2 engine or track, 2 immobilised, 2 ablaze'],
		['Tanks', petrolAttack(1), [], '1 loses a figure, 4 nothing, 1 bomb hits'],
		['Tanks', bombOnTank(NO_BOMBS), [], '3 hit, 1 driver blinded, 2 ablaze']
	] as const)('%s', (_, draw, fell, said) => {
		const told = means(draw, ...fell).map((word) => word.replaceAll('\u00ad', ''));
		const counted = [...new Set(told)].map(
			(word) => `${told.filter((one) => one === word).length} ${word}`
		);
		expect(counted.join(', ')).toBe(said);
	});
});

describe('Religious inspiration', () => {
	it('where the referee has another table (G06), the keys follow it', () => {
		const numbers = { ...defaultBook.numbers, 'priest_distracted.no_bonus_upto': 1 };
		expect(means(priestUnderFire({ ...defaultBook, numbers }), 10)).toEqual([
			...['tends the dying', 'panics', 'panics', 'panics', 'panics', 'hit']
		]);
	});
});
