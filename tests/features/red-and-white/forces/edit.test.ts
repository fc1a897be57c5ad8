import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copyName } from '#lib/words/names.ts';
import {
	addOfficer,
	addPlayer,
	addUnit,
	addUnitAfter,
	assignUnit,
	changeFaction,
	changeForce,
	changeOfficer,
	changePlayer,
	changeUnit,
	grouped,
	moveOfficer,
	moveUnit,
	removeOfficer,
	removePlayer,
	removeUnit,
	type Change
} from '#lib/features/red-and-white/forces/edit/edit.ts';
import {
	freshForce,
	freshOfficer,
	freshPlayer,
	freshUnit,
	unitCopy
} from '#lib/features/red-and-white/forces/edit/fresh.ts';
import {
	mostStands,
	usualFigures,
	withCommand,
	withFigures,
	withFiguresAt,
	withStands
} from '#lib/features/red-and-white/forces/unit/stands.ts';
import { EXAMPLE_FORCES } from '../../../rules/red-and-white/example-forces.ts';
import { LIMITS, parseForce } from '#lib/rules/red-and-white/scenarios/schema.ts';
import { TEMPLATES } from '#lib/rules/red-and-white/scenarios/templates.ts';
import { speech } from '#lib/words/speech.svelte.ts';
import { FACTIONS, type Force, type Unit } from '#lib/rules/red-and-white/types.ts';

const [red, white] = EXAMPLE_FORCES as readonly [Force, Force];
const WORDS = { force: 'Force', officer: 'Officer', player: 'Player' };
const labels = (force: Force, officer: string | null): string[] =>
	force.units.filter((unit) => unit.officer === officer).map(({ label }) => label);
const unit = (label: string): Unit => white.units.find((one) => one.label === label)!;

describe('units', () => {
	test('move among those of their own officer, the others stay', () => {
		const before = labels(white, 'white-vitkovsky');
		const after = moveUnit('white-W4', 3)(white);
		expect(labels(after, 'white-skoblin')).toEqual(['W5', 'W6', 'W7', 'W4', 'W9']);
		expect(labels(after, 'white-vitkovsky')).toEqual(before);
		expect(labels(moveUnit('white-W9', 0)(white), 'white-skoblin')).toEqual([
			'W9',
			'W4',
			'W5',
			'W6',
			'W7'
		]);
	});

	test('go to the end of another officer, or to nobody', () => {
		const moved = assignUnit('white-W1', 'white-skoblin')(white);
		expect(labels(moved, 'white-skoblin').at(-1)).toBe('W1');
		const alone = assignUnit('white-W1', null)(white);
		expect(grouped(alone).at(-1)).toMatchObject({ officer: null, units: [{ label: 'W1' }] });
		expect(grouped(white).map(({ officer }) => officer?.id)).toEqual([
			'white-vitkovsky',
			'white-skoblin'
		]);
	});

	test('a copy stands behind the first, with a name, label and id of its own', () => {
		const copy = unitCopy(white, unit('W4'));
		const after = addUnitAfter(copy, 'white-W4')(white);
		expect(labels(after, 'white-skoblin').slice(0, 2)).toEqual(['W4', 'W11']);
		expect(white.units.map(({ name }) => name)).not.toContain(copy.name);
		expect(parseForce(after).ok).toBe(true);
	});

	test('from templates have names and labels that differ', () => {
		let force = freshForce('czech', [], WORDS);
		for (const template of [...TEMPLATES, ...TEMPLATES])
			force = addUnit(freshUnit(force, template, null, template.title))(force);
		const names = force.units.map(({ name }) => name);
		expect(new Set(names).size).toBe(names.length);
		expect(new Set(force.units.map(({ label }) => label)).size).toBe(names.length);
		expect(force.units[0]).toMatchObject({ label: 'I1', name: '1st Jan Hus Regiment' });
		expect(parseForce(force).ok).toBe(true);
	});
});

describe('people', () => {
	test('one commander-in-chief at a time', () => {
		const after = changeOfficer('white-skoblin', { commanderInChief: true })(white);
		expect(after.officers.map(({ commanderInChief }) => commanderInChief)).toEqual([false, true]);
		expect(freshOfficer(after, WORDS).commanderInChief).toBe(false);
	});

	test('an officer who goes leaves his units without one', () => {
		const after = removeOfficer('white-skoblin')(white);
		expect(labels(after, null)).toEqual(['W4', 'W5', 'W6', 'W7', 'W9']);
		expect(parseForce(after).ok).toBe(true);
	});

	test('a player who goes leaves his officers, and stands in for nobody', () => {
		const away = changePlayer('red-player-1', { absent: true, standIn: 'red-player-2' })(red);
		expect(away.players[0]?.standIn).toBe('red-player-2');
		const after = removePlayer('red-player-2')(away);
		expect(after.players[0]?.standIn).toBeNull();
		expect(after.officers.map(({ player }) => player)).toEqual(['red-player-1', null]);
		expect(parseForce(after).ok).toBe(true);
	});

	test('a player who is back plays himself', () => {
		const away = changePlayer('red-player-1', { absent: true, standIn: 'red-player-2' })(red);
		expect(changePlayer('red-player-1', { absent: false })(away).players).toEqual(red.players);
	});

	test.each(FACTIONS.filter((faction) => faction !== 'other'))(
		'in Russian, all that is made one by one for %s has a Russian name',
		async (faction) => {
			const { catalogue } = await import('#lib/words/packs/ru-red-and-white.ts');
			Object.assign(speech, { locale: 'ru', catalogue });
			try {
				let force = freshForce(faction, [], WORDS);
				for (const template of [...TEMPLATES, ...TEMPLATES, ...TEMPLATES])
					force = addUnit(freshUnit(force, template, null, 'Часть'))(force);
				for (let n = 0; n < 15; n += 1)
					force = addOfficer(freshOfficer(force, { ...WORDS, officer: 'Офицер' }))(force);
				for (const { name } of [force, ...force.units, ...force.officers])
					expect(name).toMatch(/[а-яё]/i);
				expect(parseForce(force).ok).toBe(true);
			} finally {
				Object.assign(speech, { locale: 'en', catalogue: {} });
			}
		}
	);

	test('the names of new ones are free', () => {
		const player = freshPlayer(red, WORDS);
		expect(player.name).toBe('Player 1');
		expect(freshPlayer(addPlayer(player)(red), WORDS).name).toBe('Player 2');
		const officer = freshOfficer(red, WORDS);
		expect(red.officers.map(({ name }) => name)).not.toContain(officer.name);
		const [first, second] = moveOfficer('red-dybenko', 0)(addOfficer(officer)(red)).officers;
		expect([first?.id, second?.id]).toEqual(['red-dybenko', 'red-uborevich']);
	});
});

describe('a force', () => {
	test('of another faction changes its camp; units of the old faction follow, others do not', () => {
		const after = changeFaction('green')(white);
		expect(after.camp).toBe('red');
		expect(after.units.find(({ label }) => label === 'W8')?.faction).toBe('cossack');
		expect(after.units.find(({ label }) => label === 'W1')?.faction).toBe('green');
	});

	test('that is new has a free name of its faction and a commander', () => {
		for (const faction of FACTIONS) {
			const taken: string[] = [];
			for (let n = 0; n < 6; n++) taken.push(freshForce(faction, taken, WORDS).name);
			expect(new Set(taken).size, faction).toBe(6);
			expect(freshForce(faction, [], WORDS).officers).toHaveLength(1);
		}
	});

	test('a new force has the man in command who led it', () => {
		const led = (taken: readonly string[]) => {
			const { name, officers } = freshForce('red', taken, WORDS);
			return [name, officers[0]?.name];
		};
		expect(led([])).toEqual(['Latvian Rifle Division', 'Anton Martusevich']);
		expect(led(['Latvian Rifle Division'])).toEqual(['25th Rifle Division', 'Vasily Chapayev']);
	});

	test('its copy is numbered', () => {
		expect(copyName('Kromy', ['Kromy'])).toBe('Kromy (2)');
		expect(copyName('Kromy (2)', ['Kromy', 'Kromy (2)'])).toBe('Kromy (3)');
	});
});

test('whatever is done to a force, it hangs together', () => {
	const some = <T>(list: readonly T[], pick: number): T | undefined => list[pick % list.length];
	const acts: ((force: Force, a: number, b: number) => Change)[] = [
		(force, a, b) => moveUnit(some(force.units, a)?.id ?? '', b % 12),
		(force, a, b) =>
			assignUnit(some(force.units, a)?.id ?? '', some([...force.officers, null], b)?.id ?? null),
		(force, a) => removeUnit(some(force.units, a)?.id ?? ''),
		(force, a) => removeOfficer(some(force.officers, a)?.id ?? ''),
		(force, a) => removePlayer(some(force.players, a)?.id ?? ''),
		(force, a, b) =>
			changeOfficer(some(force.officers, a)?.id ?? '', {
				player: some([...force.players, null], b)?.id ?? null
			}),
		(force, a, b) => moveOfficer(some(force.officers, a)?.id ?? '', b % 5),
		(force, a, b) => {
			const template = some(TEMPLATES, a)!;
			return addUnit(freshUnit(force, template, some(force.officers, b)?.id ?? null, 'Unit'));
		},
		(force) => addOfficer(freshOfficer(force, WORDS)),
		(force) => addPlayer(freshPlayer(force, WORDS)),
		(_, a) => changeFaction(some(FACTIONS, a)!),
		(_, a) => changeForce({ notes: String(a) })
	];
	fc.assert(
		fc.property(
			fc.array(fc.tuple(fc.nat(acts.length - 1), fc.nat(99), fc.nat(99)), { maxLength: 30 }),
			(steps) => {
				let force = white;
				for (const [act, a, b] of steps) force = acts[act]!(force, a, b)(force);
				expect(parseForce(force)).toMatchObject({ ok: true });
				expect(grouped(force).flatMap(({ units }) => units)).toHaveLength(force.units.length);
			}
		)
	);
});

describe('stands', () => {
	const battery = unit('W7');
	test('come and go in front of the command stand', () => {
		expect(withStands(battery, 2).stands).toEqual([4, 4, 2]);
		expect(withStands(battery, 4).stands).toEqual([4, 4, 4, 4, 2]);
		expect(withFigures(battery, 5).stands).toEqual([5, 5, 5, 2]);
		expect(withFiguresAt(battery, 1, 3).stands).toEqual([4, 3, 4, 2]);
		expect(withCommand(battery, false)).toEqual({ stands: [4, 4, 4], commandStand: false });
		expect(withCommand({ ...battery, ...withCommand(battery, false) }, true).stands).toEqual(
			battery.stands
		);
	});

	test('the usual number of figures is that of most stands', () => {
		expect(usualFigures({ ...battery, stands: [3, 4, 4, 2] })).toBe(4);
		expect(usualFigures({ ...battery, stands: [1, 5, 5, 5, 2] })).toBe(5);
	});

	test('never more than a force may hold', () => {
		const most = withStands(battery, mostStands(battery));
		expect(most.stands).toHaveLength(LIMITS.stands);
		const force = changeUnit(battery.id, most)(white);
		expect(parseForce(force).ok).toBe(true);
	});
});
