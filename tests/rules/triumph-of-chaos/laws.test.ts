import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceOf, meanOf } from '#lib/kernel/dice/distribution.ts';
import { chances } from '#lib/kernel/dice/draw.ts';
import {
	BOOK,
	bookOf,
	defaultBook,
	numberAt,
	type Book
} from '#lib/rules/triumph-of-chaos/book.ts';
import { NUMBERS } from '#lib/rules/triumph-of-chaos/charts/sheets.ts';
import { warnings } from '#lib/rules/triumph-of-chaos/charts/checks.ts';
import { RULINGS } from '#lib/rules/triumph-of-chaos/rulings/all.ts';
import {
	combat,
	fight,
	oneFirst,
	simultaneous,
	type Combat
} from '#lib/rules/triumph-of-chaos/rules/combat.ts';
import { fired, lossesBy, type Fire } from '#lib/rules/triumph-of-chaos/rules/fire.ts';
import { drawChit, pool, showTrial } from '#lib/rules/triumph-of-chaos/rules/in-fighting.ts';
import { leaderRoll } from '#lib/rules/triumph-of-chaos/rules/leaders.ts';
import {
	mayRedeploy,
	overstacked,
	redeploymentRow
} from '#lib/rules/triumph-of-chaos/rules/limits.ts';
import {
	fixedSteps,
	portCorruption,
	replacements,
	stepsOf,
	type Draft
} from '#lib/rules/triumph-of-chaos/rules/logistics.ts';
import {
	combatModifiers,
	dieModifiers,
	sumsOf
} from '#lib/rules/triumph-of-chaos/rules/modifiers.ts';
import { cancelModifiers, cancelRetreat } from '#lib/rules/triumph-of-chaos/rules/retreat.ts';
import { columnShifts } from '#lib/rules/triumph-of-chaos/rules/shifts.ts';
import { mayNotSurprise, surprise } from '#lib/rules/triumph-of-chaos/rules/surprise.ts';
import { westernModifiers, westernResponse } from '#lib/rules/triumph-of-chaos/rules/western.ts';
import { total } from '#lib/kernel/book/modifier.ts';
import { expectBruteForce } from '../../kernel/dice/brute-force.ts';
import { runs } from '../../random.ts';

/** Losses on each face, 1 to 6. */
const lossesByFace = (book: Book, fire: Fire): readonly number[] =>
	[1, 2, 3, 4, 5, 6].map((face) => lossesBy(book, fire, face));

const table = fc.constantFrom('army', 'corps');
const strength = fc.integer({ min: 0, max: 20 });
const shift = fc.integer({ min: -2, max: 1 });
const drm = fc.integer({ min: -2, max: 2 });
const firer = fc.record({
	table,
	strengths: fc.array(strength, { minLength: 1, maxLength: 6 }),
	steps: fc.integer({ min: 1, max: 8 }),
	shift,
	drm
});
const attempt = fc.record({
	method: fc.constantFrom('none', 'sa', 'cavalry'),
	famous: fc.boolean(),
	asset: fc.boolean()
});
const combats: fc.Arbitrary<Combat> = fc.record({
	attacker: firer,
	defender: firer,
	attempt,
	triggered: fc.boolean(),
	cancel: fc.record({ elite: fc.boolean(), drm })
});
/** A number within its range; a corrected book. */
const correction = fc
	.constantFrom(...NUMBERS.values())
	.chain((number) =>
		fc.tuple(fc.constant(number.path), fc.integer({ min: number.min, max: number.max }))
	);
const books = fc
	.array(correction, { maxLength: 6 })
	.map((changes) => bookOf({ numbers: Object.fromEntries(changes) }));

describe('counted chances are those of every way the dice can lie', () => {
	it('Combat Sequence: whole combats, of any book', () => {
		fc.assert(
			fc.property(books, combats, (book, situation) => expectBruteForce(combat(book, situation))),
			{ numRuns: runs(60) }
		);
	});

	it('Leaders, Cancel Retreat, Western Response, Port Corruption, chits, trials', () => {
		for (const rating of [0, 1, 2, 3, 4, 5, 6]) expectBruteForce(leaderRoll(defaultBook, rating));
		for (const net of [-2, -1, 0, 1, 2]) expectBruteForce(cancelRetreat(defaultBook, net));
		for (const factions of [1, 2, 3] as const)
			for (const net of [-3, 0, 3]) expectBruteForce(westernResponse(defaultBook, factions, net));
		for (const net of [0, 1, 2]) expectBruteForce(portCorruption(defaultBook, net));
		expectBruteForce(drawChit(defaultBook, 'red', ['stalin', 'none']));
		expectBruteForce(showTrial(defaultBook));
	});
});

describe('Army Combat Table; Corps Combat Table: more never gives less', () => {
	it('strength', () => {
		fc.assert(
			fc.property(table, strength, shift, drm, (where, weak, column, added) => {
				const faces = (much: number) =>
					lossesByFace(defaultBook, { table: where, strength: much, shift: column, drm: added });
				faces(weak).forEach((losses, at) =>
					expect(faces(weak + 1)[at]).toBeGreaterThanOrEqual(losses)
				);
			})
		);
	});

	it('a better die, a die modifier, a column to the right', () => {
		fc.assert(
			fc.property(table, strength, shift, drm, (where, much, column, added) => {
				const fire = { table: where, strength: much, shift: column, drm: added };
				const faces = lossesByFace(defaultBook, fire);
				expect([...faces].sort((a, b) => a - b)).toEqual(faces);
				const mean = (one: typeof fire) =>
					meanOf(chances(fired(defaultBook, one, 'Fire')), (losses) => losses);
				expect(mean({ ...fire, drm: added + 1 }).compare(mean(fire))).toBeGreaterThanOrEqual(0);
				expect(mean({ ...fire, shift: column + 1 }).compare(mean(fire))).toBeGreaterThanOrEqual(0);
			})
		);
	});

	it('a corrected book without a warning keeps it, and one that breaks it is warned of', () => {
		const broken = bookOf({ numbers: { 'army.4.1': 5 } });
		expect(warnings(broken).map(({ sheet }) => sheet)).toContain('army-table');
		fc.assert(
			fc.property(books, table, (book, where) => {
				const breaks = [0, 1, 2, 3, 4, 5, 6, 9, 12, 15].some((weak) => {
					const faces = (much: number) =>
						lossesByFace(book, { table: where, strength: much, shift: 0, drm: 0 });
					const now = faces(weak);
					const more = faces(weak === 6 ? 9 : weak >= 9 ? weak + 3 : weak + 1);
					return now.some(
						(losses, at) => losses > (more[at] ?? 0) || losses > (now[at + 1] ?? losses)
					);
				});
				const warned = warnings(book).some(({ sheet }) => sheet === `${where}-table`);
				if (breaks) expect(warned).toBe(true);
			})
		);
	});
});

describe('Combat Sequence', () => {
	const even = { table: 'corps', strength: 4, shift: 0, drm: 0 } as const;
	it('simultaneous fire does not care who is asked first', () => {
		const dist = chances(simultaneous(defaultBook, even, even));
		for (const { value } of dist.outcomes) {
			const turned = chanceOf(
				dist,
				(other) => other.attacker === value.defender && other.defender === value.attacker
			);
			const straight = chanceOf(
				dist,
				(other) => other.attacker === value.attacker && other.defender === value.defender
			);
			expect(turned.equals(straight)).toBe(true);
		}
	});

	it('a side that is gone does not fire back', () => {
		const draw = oneFirst(
			defaultBook,
			{ role: 'attacker', fire: { ...even, strength: 7 } },
			() => null
		);
		expect(chanceOf(chances(draw), ({ attacker }) => attacker === 0).equals(1)).toBe(true);
	});

	const side = { table: 'army', strengths: [6, 4, 2], steps: 3, shift: 0, drm: 0 } as const;
	const base: Combat = {
		attacker: side,
		defender: side,
		attempt: { method: 'none', famous: false, asset: false },
		triggered: false,
		cancel: { elite: false, drm: 0 }
	};

	it('surprise by certain cavalry has the attacker fire first always', () => {
		const dist = chances(
			fight(defaultBook, {
				...base,
				attempt: { method: 'cavalry', famous: true, asset: true }
			})
		);
		expect(chanceOf(dist, ({ surprise: came }) => came === 'surprise').equals(1)).toBe(true);
	});

	it('a failed cavalry attempt costs the attacker the fire of a step', () => {
		const weaker = { ...side, strengths: [6, 0] };
		const dist = chances(
			fight(defaultBook, {
				...base,
				attacker: weaker,
				attempt: { method: 'cavalry', famous: false, asset: false }
			})
		);
		const most = Math.max(
			...dist.outcomes
				.filter(({ value }) => value.surprise === 'fail')
				.map(({ value }) => value.losses.defender)
		);
		expect(most).toBe(1);
	});

	it('Triggered Combat: who triggered it must win or retreats', () => {
		const dist = chances(combat(defaultBook, { ...base, triggered: true }));
		for (const { value } of dist.outcomes)
			if (value.winner !== 'attacker' && value.losses.defender < 3)
				expect(value.ending).toBe('attacker_retreats');
	});

	it('Cancel Retreat: only with an elite unit and two steps left', () => {
		const tough = { ...side, strengths: [6], steps: 8 };
		const may = (elite: boolean) =>
			chances(
				combat(defaultBook, { ...base, defender: tough, cancel: { elite, drm: 0 } })
			).outcomes.some(({ value }) => value.ending === 'may_stay');
		expect(may(true)).toBe(true);
		expect(may(false)).toBe(false);
	});

	it('TC-06: on equal losses nobody wins, or the defender', () => {
		const read = bookOf({ readings: { 'TC-06': 'defender' } });
		const tie = (book: typeof read) =>
			chanceOf(chances(fight(book, base)), ({ winner }) => winner === 'tie');
		expect(tie(defaultBook).compare(0)).toBe(1);
		expect(tie(read).equals(0)).toBe(true);
	});
});

describe('Combat Modifiers', () => {
	const nobody = {
		camp: 'white',
		superiorLeadership: false,
		eliteSteps: 1,
		assets: 0,
		manyFactions: false,
		kappel: false
	} as const;
	const space = { withdrawalFailed: false, reinforced: false, forest: false, city: false };

	it('at a tie nobody has most', () =>
		expect(combatModifiers(defaultBook, nobody, nobody, space)).toEqual({
			attacker: [],
			defender: []
		}));

	it('every line counts for its side', () => {
		const sums = sumsOf(
			combatModifiers(
				defaultBook,
				{ ...nobody, superiorLeadership: true, eliteSteps: 2, assets: 1, kappel: true },
				{ ...nobody, camp: 'red', manyFactions: true, kappel: true },
				{ withdrawalFailed: true, reinforced: true, forest: true, city: true }
			)
		);
		expect(sums).toEqual({ attacker: 5, defender: 3 });
	});

	it.each([
		[0, 0, 'self', 0, 0],
		[1, 0, 'self', 1, 0],
		[2, 0, 'self', 1, 0],
		[2, 0, 'enemy', 0, -1],
		[0, 2, 'self', 0, 1],
		[0, 2, 'enemy', -1, 0],
		[-1, 4, 'self', -1, 1],
		[5, 1, 'enemy', 1, -1]
	] as const)('%i against %i, %s: %i and %i', (attacker, defender, choice, own, other) =>
		expect(dieModifiers(defaultBook, { attacker, defender }, choice)).toEqual({
			attacker: own,
			defender: other
		})
	);
});

describe('Column Shifts', () => {
	const open = {
		terrain: 'clear',
		river: false,
		fortress: false,
		attackerSupply: 'full',
		defenderSupply: 'full'
	} as const;
	const sums = (over: object, book = defaultBook) => {
		const { attacker, defender } = columnShifts(book, { ...open, ...over });
		return [total(attacker), total(defender)];
	};

	it('only one for terrain, never more than two left', () => {
		expect(sums({ terrain: 'marsh', river: true, fortress: true })).toEqual([-1, 1]);
		expect(sums({ terrain: 'desert', attackerSupply: 'out' })).toEqual([-2, 0]);
		expect(sums({ defenderSupply: 'out', fortress: true })).toEqual([-1, 0]);
	});

	it('TC-05: a fortress may count for one side only', () => {
		const read = (key: string) => bookOf({ readings: { 'TC-05': key } });
		expect(sums({ fortress: true }, read('attacker'))).toEqual([-1, 0]);
		expect(sums({ fortress: true }, read('defender'))).toEqual([0, 1]);
	});
});

describe('Combat Surprise', () => {
	const chance = (
		famous: boolean,
		asset: boolean,
		book = defaultBook,
		method: 'sa' | 'cavalry' = 'cavalry'
	) =>
		chanceOf(
			chances(surprise(book, { method, famous, asset })),
			(came) => came === 'surprise'
		).toFraction();

	it('cavalry: 4 of 6, 5 with one modifier, certain with both', () => {
		expect([chance(false, false), chance(true, false), chance(true, true)]).toEqual([
			'2/3',
			'5/6',
			'1'
		]);
	});

	it('TC-07: the modifiers may serve the assets too', () => {
		const both = bookOf({ readings: { 'TC-07': 'both' } });
		expect(chance(true, false, defaultBook, 'sa')).toBe('2/3');
		expect(chance(true, false, both, 'sa')).toBe('5/6');
	});

	const all = {
		attackerAssets: 1,
		defenderAssets: 0,
		mud: false,
		clear: true,
		river: false,
		moreCavalry: true,
		cavalryLeader: true
	};
	it('needs everything the aid asks', () => {
		expect(mayNotSurprise('cavalry', all)).toBeUndefined();
		expect(mayNotSurprise('sa', all)).toBeUndefined();
		for (const missing of [
			{ mud: true },
			{ clear: false },
			{ river: true },
			{ moreCavalry: false },
			{ cavalryLeader: false }
		])
			expect(mayNotSurprise('cavalry', { ...all, ...missing })?.rule).toBe('Combat Surprise');
		expect(mayNotSurprise('sa', { ...all, defenderAssets: 1 })).toBeDefined();
	});
});

describe('Cancel Retreat', () => {
	it('the net modifier is held to 2 either way', () => {
		const stand = {
			terrain: 'mountain',
			fortress: true,
			cheka: true,
			leaderFour: true,
			inFighting: false,
			homeCityLost: false
		} as const;
		expect(total(cancelModifiers(defaultBook, stand))).toBe(-2);
		expect(
			total(
				cancelModifiers(defaultBook, {
					...stand,
					terrain: 'clear',
					fortress: false,
					cheka: false,
					leaderFour: false,
					inFighting: true
				})
			)
		).toBe(2);
	});

	it('so the roll is no further than that off, whatever is added', () => {
		for (const [beyond, most] of [
			[3, 2],
			[7, 2],
			[-3, -2],
			[-5, -2]
		] as const)
			expect(chances(cancelRetreat(defaultBook, beyond))).toEqual(
				chances(cancelRetreat(defaultBook, most))
			);
		const wider = bookOf({ numbers: { 'cancel.most': 3 }, readings: {} });
		expect(chances(cancelRetreat(wider, 3))).not.toEqual(chances(cancelRetreat(wider, 2)));
	});
});

describe('Western Response', () => {
	it('the home VCs always count one way or the other (TC-13)', () => {
		const none = { tsarAlive: false, card9: false, redHasAlly: false, whiteHadPowers: false };
		const sum = (redHomeCities: number) =>
			total(westernModifiers(defaultBook, { ...none, redHomeCities }));
		expect([0, 2, 3, 5].map(sum)).toEqual([-1, -1, 1, 1]);
	});
});

describe('In-Fighting', () => {
	it('the pool shrinks by what was drawn', () => {
		expect(pool(defaultBook, 'white', [])).toHaveLength(15);
		expect(pool(defaultBook, 'white', ['oneRussia', 'oneRussia'])).toHaveLength(13);
		const dist = chances(drawChit(defaultBook, 'white', ['oneRussia', 'oneRussia']));
		expect(chanceOf(dist, (key) => key === 'oneRussia').toFraction()).toBe('1/13');
	});
});

describe('Stacking Limits; Strategic Redeployment', () => {
	it('three units, two armies; five and three in a box', () => {
		expect(overstacked(defaultBook, { where: 'space', armies: 2, corps: 1 })).toBeUndefined();
		expect(overstacked(defaultBook, { where: 'space', armies: 3, corps: 0 })).toBeDefined();
		expect(overstacked(defaultBook, { where: 'space', armies: 0, corps: 4 })).toBeDefined();
		expect(overstacked(defaultBook, { where: 'box', armies: 3, corps: 2 })).toBeUndefined();
	});

	it('a card reaches the best row it can', () => {
		expect([2, 3, 4, 5].map((value) => redeploymentRow(defaultBook, value))).toEqual([0, 1, 2, 3]);
		const may = (value: number, leaders: number, armies: number, corps: number) =>
			mayRedeploy(defaultBook, value, { leaders, armies, corps });
		expect(may(3, 0, 0, 3)).toBe(true);
		expect(may(3, 1, 1, 0)).toBe(false);
		expect(may(4, 1, 1, 0)).toBe(true);
		expect(may(4, 1, 0, 1)).toBe(false);
		expect(may(5, 1, 1, 1)).toBe(true);
	});
});

describe('Replacements', () => {
	const none: Draft = {
		camp: 'white',
		cards: 0,
		told: 0,
		optional: false,
		homeRegionsLost: 0,
		homeRegionsHeld: 0,
		captured: 0,
		ukraine: 0,
		citiesLost: 0,
		factions: 0,
		greatFactions: 0,
		ukraineFaction: 0,
		poland: 0,
		warsawPressed: false,
		train: false,
		leaderGone: false,
		turkistan: false,
		polishWar: false,
		powers: 'none',
		britain: false,
		france: false,
		usa: false,
		card31: false,
		tsarRescued: false,
		ports: 0
	};

	it('every line with its reason, never below nothing', () => {
		const lines = fixedSteps(defaultBook, {
			...none,
			cards: 4,
			citiesLost: 1,
			britain: true,
			france: true,
			card31: true,
			powers: 'white',
			poland: 1,
			warsawPressed: true
		});
		expect(lines.map(({ amount }) => amount)).toEqual([4, -2, 2, 1, 2, 3]);
		expect(stepsOf(fixedSteps(defaultBook, { ...none, citiesLost: 2 }))).toBe(0);
	});

	it('dice give their own lines; counted as thrown', () => {
		expectBruteForce(
			replacements(defaultBook, { ...none, tsarRescued: true, train: true, ports: 1 })
		);
		expectBruteForce(
			replacements(defaultBook, { ...none, camp: 'red', leaderGone: true, polishWar: true })
		);
	});

	it('TC-18 and TC-19 are read as the owner has them', () => {
		const two = bookOf({ readings: { 'TC-18': 'two' } });
		const roll = bookOf({ readings: { 'TC-19': 'the_roll' } });
		const mean = (book: typeof two, draft: Draft) =>
			meanOf(chances(replacements(book, draft).map(stepsOf)), (steps) => steps).toFraction();
		expect(mean(defaultBook, { ...none, tsarRescued: true })).toBe('2/3');
		expect(mean(two, { ...none, tsarRescued: true })).toBe('4/3');
		expect(mean(defaultBook, { ...none, train: true })).toBe('1/2');
		expect(mean(roll, { ...none, train: true })).toBe('1');
	});
});

describe('the book', () => {
	it('a corrected cell moves both the result and its chances, and goes back', () => {
		const fire = { table: 'army', strength: 0, shift: 0, drm: 0 } as const;
		const corrected = bookOf({ numbers: { 'army.6.0': 2 } });
		const of = (book = defaultBook) =>
			chanceOf(chances(fired(book, fire, 'Fire')), (losses) => losses === 2).toFraction();
		expect([of(), of(corrected)]).toEqual(['0', '1/6']);
		expect(BOOK.choices(corrected).numbers).toEqual({ 'army.6.0': 2 });
		expect(BOOK.choices(bookOf({ numbers: { 'army.6.0': 1 } })).numbers).toEqual({});
		expect(numberAt(corrected, 'army.6.0')).toBe(2);
	});

	it('TC-01 to TC-28, each with a reading, none twice', () => {
		expect(RULINGS.map(({ id }) => id)).toEqual(
			Array.from({ length: 28 }, (_, at) => `TC-${String(at + 1).padStart(2, '0')}`)
		);
	});
});
