import { english } from '../../../english.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsed } from '#lib/kernel/border/parsed.ts';
import { withFreshIds } from '#lib/rules/red-and-white/scenarios/clone.ts';
import { EXAMPLE_FORCES } from '../example-forces.ts';
import { FORCES } from '#lib/rules/red-and-white/scenarios/file.ts';
import { FACTION_FACTS } from '#lib/rules/red-and-white/scenarios/factions.ts';
import { loadPackages } from '#lib/rules/red-and-white/scenarios/packages/load.ts';
import { namesOf, nextName, numbered } from '#lib/rules/red-and-white/scenarios/names.ts';
import { parseForce } from '#lib/rules/red-and-white/scenarios/schema.ts';
import { CREW, rebuilt, TEMPLATES, withGun } from '#lib/rules/red-and-white/scenarios/templates.ts';
import { remarksOn, unitRemarks } from '#lib/rules/red-and-white/scenarios/validate.ts';
import { t } from '#lib/words/t.ts';
import { figuresOf, partsOf } from '#lib/rules/red-and-white/words/forces.ts';
import {
	FACTIONS,
	UNIT_TYPES,
	type Camp,
	type Force,
	type Unit
} from '#lib/rules/red-and-white/types.ts';

const [red, white] = EXAMPLE_FORCES as readonly [Force, Force];
const unit = (force: Force, label: string): Unit => force.units.find((one) => one.label === label)!;
const template = (key: string) => TEMPLATES.find((one) => one.key === key)!.build;
const said = (one: Unit, camp: Camp = 'red'): string[] =>
	unitRemarks(one, camp).map(({ section, phrase }) => `${section}: ${english(phrase.text)}`);

describe('Organization', () => {
	test.each([
		['infantry', 4, 16],
		['cavalry', 4, 12],
		['machine_guns', 4, 8],
		['battery_light', 4, 8],
		['battery_field', 4, 14],
		['battery_medium', 4, 14],
		['battery_heavy', 4, 17],
		['section', 1, 4]
	])('%s: %i stands, %i figures', (key, stands, figures) => {
		expect(template(key).stands).toHaveLength(stands);
		expect(figuresOf(template(key))).toBe(figures);
	});

	test('only companies and batteries have a command stand of two', () => {
		for (const { key, build } of TEMPLATES) {
			expect(build.commandStand, key).toBe(/^(machine_guns|battery_)/.test(key));
			if (build.commandStand) expect(build.stands.at(-1), key).toBe(2);
		}
	});

	test('every type of unit has a template, and no template is odd', () => {
		expect(new Set(TEMPLATES.map(({ build }) => build.type))).toEqual(new Set(UNIT_TYPES));
		for (const { build, key } of TEMPLATES)
			expect(said({ ...unit(red, 'R1'), ...build }), key).toEqual([]);
	});

	test('guns of another size bring their own crew; the command stand stays', () => {
		const battery = unit(red, 'R4');
		expect(withGun(battery, 'heavy').stands).toEqual([CREW.heavy, CREW.heavy, CREW.heavy, 2]);
		expect(withGun(battery, 'light').gun).toBe('light');
	});

	test('a unit of another type has its standard stands and keeps what still fits', () => {
		const horse = rebuilt(unit(red, 'R5'), 'cavalry');
		expect(horse.stands).toEqual([3, 3, 3, 3]);
		expect(horse.attachments).toEqual(['banner']);
		expect(horse.name).toBe('Kronstadt Sailors');
		for (const type of UNIT_TYPES)
			expect(parseForce({ ...red, units: [rebuilt(unit(red, 'R4'), type)] }).ok, type).toBe(true);
	});

	test('what a unit is made of is said in order', () => {
		expect(partsOf(unit(white, 'W7'))).toEqual([
			{ text: '{n} stands of {men}', values: { n: 3, men: 4 } },
			{ text: 'command stand' },
			{ text: 'field guns' }
		]);
		const ship = { ...unit(red, 'R1'), ...template('ship') };
		expect(partsOf({ ...ship, turrets: 2, gun: 'light' }).map((part) => t(part))).toEqual([
			'Ship',
			'2 machine guns',
			'light guns'
		]);
		expect(partsOf(ship).map((part) => t(part))).toEqual(['Ship']);
		for (const { build, key } of TEMPLATES)
			expect(partsOf({ ...unit(red, 'R1'), ...build }), key).not.toEqual([]);
	});
});

describe('what is odd about a unit is said with its heading, and nothing is forbidden', () => {
	test.each([
		['infantry', ['lmg', 'lmg'], 'Machine guns: A unit has one light machine gun at most.'],
		['cavalry', ['lmg'], 'Machine guns: Light machine guns are attached to infantry only.'],
		['infantry', ['tchanka'], 'Organization: A tchanka is always attached to cavalry.'],
		['cavalry', ['light_gun'], 'Organization: A light gun section is attached to infantry.'],
		['cavalry', ['petrol_bombs'], 'Infantry: Petrol bombs are carried by infantry.'],
		['infantry', ['priest'], 'Religious inspiration: Priests go with White units.']
	] as const)('Red %s with %j', (key, attachments, remark) => {
		const odd = { ...unit(red, 'R1'), ...template(key), attachments };
		expect(said(odd)).toContain(remark);
		expect(parseForce({ ...red, units: [odd] }).ok).toBe(true);
	});

	test('commissars are Red, priests are White', () => {
		const whiteUnit = { ...unit(white, 'W1'), attachments: ['commissar', 'priest'] as const };
		expect(said(whiteUnit, 'white')).toEqual(['Commissars: Commissars go with Red units.']);
	});

	test('each player has a leader, each unit an officer, each force one commander-in-chief', () => {
		expect(remarksOn(red)).toEqual([]);
		expect(remarksOn(white)).toEqual([]);
		const lost: Force = {
			...red,
			players: [...red.players, { id: 'p', name: 'Vera', absent: false, standIn: null }],
			officers: red.officers.map((one) => ({ ...one, commanderInChief: false })),
			units: [{ ...unit(red, 'R1'), officer: null }]
		};
		expect(remarksOn(lost).map(({ about, section }) => [about, section])).toEqual([
			[null, 'Officers and leaders'],
			['p', 'Leadership'],
			['red-R1', 'Leadership']
		]);
	});
});

describe('names', () => {
	test('no faction suggests the same name twice, and all fit', () => {
		for (const faction of FACTIONS) {
			const { units, officers } = namesOf(faction);
			const all = [...Object.values(units).flatMap((list) => list ?? [])].map(([name]) => name);
			expect(new Set(all).size, faction).toBe(all.length);
			expect(new Set(officers).size, faction).toBe(officers.length);
			for (const name of [...all, ...officers]) expect(name.length).toBeLessThanOrEqual(120);
		}
	});

	/** Each rank as it is shortened everywhere. */
	const RANKS =
		/^(Lt|Capt|Maj|Lt\.-Col|Col|Brig|Brig\.-Gen|Maj\.-Gen|Lt\.-Gen|Gen|Cdt|Regt\. Cdr|Brig\. Cdr|Div\. Cdr)\. /;

	test('a rank is shortened in one way, in lists of names and in packages', async () => {
		const packages = Object.values(await loadPackages()).flat();
		const officers = [
			...FACTIONS.flatMap((faction) => namesOf(faction).officers),
			...packages.flatMap(({ commands }) => commands.map(({ officer: [name] }) => name))
		];
		const short = officers.filter((name) => /^\S+\. /.test(name));
		expect(short.length).toBeGreaterThan(50);
		expect(short.filter((name) => !RANKS.test(name))).toEqual([]);
	});

	test('the historical ones come first, then numbered ones; none twice', () => {
		const taken: string[] = [];
		for (let n = 0; n < 40; n++)
			taken.push(nextName(namesOf('czech').units.infantry ?? [], taken, 'Infantry')[0]);
		expect(taken[0]).toBe('1st Jan Hus Regiment');
		expect(taken.at(-1)).toMatch(/^Infantry \d+$/);
		expect(new Set(taken).size).toBe(40);
		expect(nextName([], ['Tank 1'], 'Tank')).toEqual(['Tank 2', '']);
		expect(numbered('R', ['R1', 'R3'])).toBe('R2');
	});

	test('every faction has its badge and camp', () => {
		expect(Object.keys(FACTION_FACTS).sort()).toEqual([...FACTIONS].sort());
		expect(FACTIONS.filter((faction) => FACTION_FACTS[faction].interventionist)).toEqual([
			'british',
			'canadian',
			'american',
			'french',
			'serbian',
			'czech'
		]);
	});
});

describe('the border', () => {
	test('a force is read in the form in which it is written, and in no other', () => {
		const [force] = EXAMPLE_FORCES;
		expect(FORCES.parse(force, FORCES.version)).toEqual(parsed(force));
		expect(FORCES.parse(force, FORCES.version + 1)).toMatchObject({ ok: false });
	});

	test('examples round-trip', () => {
		for (const force of EXAMPLE_FORCES)
			expect(parseForce(JSON.parse(JSON.stringify(force)))).toEqual(parsed(force));
	});

	test.each([
		[
			'units.0.stands',
			(force: Force) => ({ ...force, units: [{ ...force.units[0], stands: [] }] })
		],
		['units.0.type', (force: Force) => ({ ...force, units: [{ ...force.units[0], type: 'elk' }] })],
		['units.0.hat', (force: Force) => ({ ...force, units: [{ ...force.units[0], hat: 1 }] })],
		['units.0.officer', (force: Force) => ({ ...force, officers: [] })],
		['officers.0.player', (force: Force) => ({ ...force, players: [] })],
		['camp', (force: Force) => ({ ...force, camp: 'green' })],
		['id', (force: Force) => ({ ...force, units: [force.units[0], force.units[0]] })]
	])('a wrong %s is named with its place', (path, spoil) => {
		const read = parseForce(spoil(red), 'forces.2');
		expect(read).toMatchObject({ ok: false, problem: { values: { path: `forces.2.${path}` } } });
	});

	test('anything at all is either read or refused, never thrown at', () => {
		fc.assert(
			fc.property(fc.anything({ withNullPrototype: true }), (raw) => {
				expect(parseForce(raw).ok).toBe(false);
			})
		);
	});
});

describe('a copy', () => {
	test('shares no name with the first, and hangs together', () => {
		let n = 0;
		const copy = withFreshIds(white, () => `fresh-${n++}`);
		expect(parseForce(copy).ok).toBe(true);
		const ids = (force: Force): string[] =>
			[force, ...force.players, ...force.officers, ...force.units].map(({ id }) => id);
		expect(ids(copy).filter((id) => ids(white).includes(id))).toEqual([]);
		expect(copy.units.map(({ officer }) => officer)).toEqual(
			white.units.map(({ officer }) => {
				const index = white.officers.findIndex(({ id }) => id === officer);
				return copy.officers[index]?.id;
			})
		);
	});
});
