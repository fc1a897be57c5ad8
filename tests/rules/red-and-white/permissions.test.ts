import { describe, expect, it } from 'vitest';
import {
	ACTIONS,
	PERMISSION_UNITS,
	type Action,
	type Intention,
	type PermissionUnit
} from '#lib/rules/red-and-white/rules/intention.ts';
import { permission } from '#lib/rules/red-and-white/rules/permissions.ts';
import { bookOf, defaultBook, type Book } from '#lib/rules/red-and-white/book.ts';

const may = (intention: Intention, book: Book = defaultBook): boolean =>
	permission(book, intention).ok;
const ruleOf = (intention: Intention, book: Book = defaultBook): string => {
	const decision = permission(book, intention);
	return decision.ok ? 'allowed' : decision.refusal.rule;
};

/** The sequence of action: when each thing is done, and by whom. */
const WHEN: Record<Action, { phases: readonly number[]; side: Intention['side'] }> = {
	preparatory_fire: { phases: [2], side: 'phasing' },
	move: { phases: [3], side: 'phasing' },
	defensive_fire: { phases: [4], side: 'non_phasing' },
	withdraw_before_melee: { phases: [3], side: 'non_phasing' },
	attacking_fire: { phases: [5], side: 'phasing' },
	initiate_melee: { phases: [3, 6], side: 'phasing' }
};

/** Who may at all, in the order of the units: y or a dot. */
// prettier-ignore
const WHO: Record<Action, string> = {
	//                     inf dis cav lmg hmg tch art tank car trn ship
	preparatory_fire:      'y   y   .   y   y   y   y   y   y   y   y',
	move:                  'y   y   y   y   y   y   y   y   y   y   y',
	defensive_fire:        'y   y   .   y   y   y   y   y   y   y   y',
	withdraw_before_melee: '.   .   y   .   .   .   .   .   y   y   .',
	attacking_fire:        'y   y   .   y   .   .   .   y   .   .   .',
	initiate_melee:        'y   y   y   .   .   .   .   y   .   .   .'
};
const who = (action: Action, unit: PermissionUnit): boolean =>
	WHO[action].split(/ +/)[PERMISSION_UNITS.indexOf(unit)] === 'y';

/** R55: these may have fired in 2 and move in 3 all the same. */
const FIRES_AND_MOVES: readonly PermissionUnit[] = [
	'tchanka',
	'tank',
	'armoured_car',
	'train',
	'ship'
];

/** Everything in order: an intention that no state of the unit forbids. */
const sound = (action: Action, unit: PermissionUnit): Intention => ({
	action,
	phase: WHEN[action].phases[0] ?? 0,
	side: WHEN[action].side,
	unit,
	hasLeadership: true,
	attackingIntoMelee: true
});

describe('who may do what, and when', () => {
	it.each(ACTIONS)('%s', (action) => {
		for (const unit of PERMISSION_UNITS)
			for (const phase of [1, 2, 3, 4, 5, 6, 7])
				for (const side of ['phasing', 'non_phasing'] as const) {
					const { phases, side: whose } = WHEN[action];
					expect(may({ ...sound(action, unit), phase, side }), `${unit} ${phase} ${side}`).toBe(
						phases.includes(phase) && side === whose && who(action, unit)
					);
				}
	});
});

/** Each state, the actions it forbids, and the heading by which. */
const FORBIDS: readonly (readonly [Partial<Intention>, Partial<Record<Action, string>>])[] = [
	[
		{ hasLeadership: false },
		{ preparatory_fire: 'Leadership', move: 'Leadership', initiate_melee: 'Leadership' }
	],
	[{ hasLeadership: false, ledHeroically: true }, {}],
	[
		{ suppressed: true },
		{
			move: 'Suppression',
			defensive_fire: 'Suppression',
			withdraw_before_melee: 'Suppression',
			initiate_melee: 'Suppression'
		}
	],
	[
		{ suppressed: true, suppressionTest: 'failed' },
		{
			move: 'Suppression',
			defensive_fire: 'Suppression',
			withdraw_before_melee: 'Suppression',
			initiate_melee: 'Suppression'
		}
	],
	[{ suppressed: true, suppressionTest: 'passed' }, {}],
	[
		{ pinned: true },
		Object.fromEntries(ACTIONS.map((action) => [action, 'Bombardment'])) as Record<Action, string>
	],
	[
		{ fallingBack: true },
		{
			preparatory_fire: 'Morale',
			move: 'Morale',
			attacking_fire: 'Morale',
			initiate_melee: 'Morale'
		}
	],
	[{ withdrew: true }, { defensive_fire: 'Cavalry', withdraw_before_melee: 'Melee' }],
	[
		{ armyBroken: true },
		{
			move: 'Consequences of major morale failure',
			attacking_fire: 'Consequences of major morale failure',
			initiate_melee: 'Consequences of major morale failure'
		}
	],
	[{ attackingIntoMelee: false }, { attacking_fire: 'Attacking fire' }]
];

describe('what forbids it, and by which heading', () => {
	const able = ACTIONS.flatMap((action) =>
		PERMISSION_UNITS.filter((unit) => who(action, unit)).map((unit) => ({ action, unit }))
	);

	it.each(FORBIDS)('%o', (state, forbidden) => {
		for (const { action, unit } of able)
			expect(ruleOf({ ...sound(action, unit), ...state }), `${unit}: ${action}`).toBe(
				forbidden[action] ?? 'allowed'
			);
	});

	it('CLAIMING COVER: every unit but a ship may find folds of the ground', () => {
		const claims = PERMISSION_UNITS.filter((unit) =>
			may({ action: 'claim_cover', phase: 3, side: 'phasing', unit, hasLeadership: true })
		);
		expect(claims).toEqual(PERMISSION_UNITS.filter((unit) => unit !== 'ship'));
	});

	it('what fired in phase 2 neither fires again nor, but for a few, moves', () => {
		const fired = (action: Action, unit: PermissionUnit): string =>
			ruleOf({ ...sound(action, unit), firedPhase2: true });
		for (const { action, unit } of able) {
			const frees = FIRES_AND_MOVES.includes(unit);
			const expected = {
				preparatory_fire: 'Sequence of action',
				attacking_fire: 'Sequence of action',
				move: frees ? 'allowed' : 'Sequence of action',
				initiate_melee: frees ? 'allowed' : 'Sequence of action',
				defensive_fire: 'allowed',
				withdraw_before_melee: 'allowed'
			}[action];
			expect(fired(action, unit), `${unit}: ${action}`).toBe(expected);
		}
	});

	it('what fired in phase 5 does not fire again, and fights its melee', () => {
		for (const { action, unit } of able) {
			const again = action === 'preparatory_fire' || action === 'attacking_fire';
			expect(ruleOf({ ...sound(action, unit), firedPhase5: true }), `${unit}: ${action}`).toBe(
				again ? 'Sequence of action' : 'allowed'
			);
		}
	});

	it('in phase 6 a melee is fought without asking for leadership again', () => {
		expect(may({ ...sound('initiate_melee', 'infantry'), phase: 6, hasLeadership: false })).toBe(
			true
		);
	});
});

type Intended = Intention & { readonly action: Action };

describe('every state with every other', () => {
	const STATES = [
		'hasLeadership',
		'ledHeroically',
		'firedPhase2',
		'suppressed',
		'pinned',
		'fallingBack',
		'withdrew',
		'armyBroken',
		'attackingIntoMelee'
	] as const;

	/** The rules in the words of the guide, one sentence an action. */
	const allowed = (i: Intended, unit: PermissionUnit): boolean => {
		const { phases, side } = WHEN[i.action];
		if (!phases.includes(i.phase) || i.side !== side || !who(i.action, unit) || i.pinned)
			return false;
		const led = i.hasLeadership === true || i.ledHeroically === true;
		const stays = i.firedPhase2 === true && !FIRES_AND_MOVES.includes(unit);
		const held = i.suppressed === true && i.suppressionTest !== 'passed';
		switch (i.action) {
			case 'preparatory_fire':
				return led && !i.firedPhase2 && !i.fallingBack;
			case 'move':
				return led && !stays && !i.fallingBack && !held && !i.armyBroken;
			case 'defensive_fire':
				return !held && !i.withdrew;
			case 'withdraw_before_melee':
				return !held && !i.withdrew;
			case 'attacking_fire':
				return i.attackingIntoMelee === true && !i.firedPhase2 && !i.fallingBack && !i.armyBroken;
			case 'initiate_melee':
				return (i.phase === 6 || (led && !held)) && !stays && !i.fallingBack && !i.armyBroken;
		}
	};

	it.each(ACTIONS)('%s', (action) => {
		const wrong: Intended[] = [];
		for (const unit of PERMISSION_UNITS)
			for (const phase of [...WHEN[action].phases, 1])
				for (const suppressionTest of [undefined, 'passed', 'failed'] as const)
					for (let bits = 0; bits < 2 ** STATES.length; bits++) {
						const intention: Intended = {
							action,
							phase,
							side: WHEN[action].side,
							unit,
							suppressionTest,
							...Object.fromEntries(STATES.map((state, bit) => [state, ((bits >> bit) & 1) === 1]))
						};
						if (may(intention) !== allowed(intention, unit)) wrong.push(intention);
					}
		expect(wrong).toEqual([]);
	});
});

describe('read in another way', () => {
	const fired = (unit: PermissionUnit, book: Book): boolean =>
		may({ ...sound('move', unit), firedPhase2: true }, book);
	const reads = (readings: Record<string, string>): Book => bookOf({ readings });

	it.each([
		['vehicles_and_ships', ['tchanka', 'tank', 'armoured_car', 'train', 'ship']],
		['not_ships', ['tchanka', 'tank', 'armoured_car', 'train']],
		['trains_only', ['train']]
	])('R55 %s', (reading, units) => {
		const book = reads({ R55: reading });
		expect(PERMISSION_UNITS.filter((unit) => fired(unit, book))).toEqual(units);
	});

	it.each([
		['one_test_lifts_both', true, true, false],
		['test_lifts_fire_only', true, false, false],
		['fire_only', true, true, true]
	])('R02 %s', (reading, firesPassed, goesPassed, goesUntested) => {
		const book = reads({ R02: reading });
		const held = { suppressed: true, suppressionTest: 'passed' } as const;
		expect(may({ ...sound('defensive_fire', 'infantry'), ...held }, book)).toBe(firesPassed);
		expect(may({ ...sound('defensive_fire', 'infantry'), suppressed: true }, book)).toBe(false);
		expect(may({ ...sound('withdraw_before_melee', 'cavalry'), ...held }, book)).toBe(goesPassed);
		expect(may({ ...sound('withdraw_before_melee', 'cavalry'), suppressed: true }, book)).toBe(
			goesUntested
		);
		expect(may({ ...sound('move', 'infantry'), ...held }, book)).toBe(goesPassed);
		expect(may({ ...sound('move', 'infantry'), suppressed: true }, book)).toBe(goesUntested);
	});

	it('G05, G07, G10: numbers that allow or forbid', () => {
		const allows = (path: string, intention: Intention): boolean =>
			may(intention, bookOf({ numbers: { [path]: 1 } }));
		expect(allows('attacking_fire.hmg', sound('attacking_fire', 'hmg'))).toBe(true);
		expect(
			allows('army_broken.start_melee', { ...sound('initiate_melee', 'tank'), armyBroken: true })
		).toBe(true);
		expect(
			allows('falling_back.advance', { ...sound('move', 'infantry'), fallingBack: true })
		).toBe(true);
		const none = bookOf({ numbers: { 'falling_back.phase_4_fire': 0 } });
		expect(may({ ...sound('defensive_fire', 'infantry'), fallingBack: true }, none)).toBe(false);
	});
});
