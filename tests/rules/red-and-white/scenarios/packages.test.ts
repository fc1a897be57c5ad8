import { describe, expect, test } from 'vitest';
import { english } from '../../../english.ts';
import { EXAMPLE_FORCES } from '../example-forces.ts';
import { BADGES, badgeOf } from '#lib/rules/red-and-white/scenarios/factions.ts';
import { PACKAGES } from '#lib/rules/red-and-white/scenarios/packages/all.ts';
import {
	packageForce,
	withPackage,
	type Package
} from '#lib/rules/red-and-white/scenarios/packages/package.ts';
import { parseForce } from '#lib/rules/red-and-white/scenarios/schema.ts';
import { remarksOn } from '#lib/rules/red-and-white/scenarios/validate.ts';
import type { Force } from '#lib/rules/red-and-white/types.ts';
import { words } from '#lib/rules/red-and-white/words/en/scenarios/packages.ts';
import { words as russian } from '#lib/rules/red-and-white/words/ru/scenarios/packages.ts';

const ALL: readonly Package[] = BADGES.flatMap((badge) => PACKAGES[badge]);
const ids = (): (() => string) => {
	let n = 0;
	return () => `fresh-${(n += 1)}`;
};
const MONTHS = [
	...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
	...['August', 'September', 'October', 'November', 'December']
];
const CYRILLIC = /\p{Script=Cyrillic}/u;

describe('known commands', () => {
	test.each(BADGES)('%s: ten or more, each of this badge', (badge) => {
		expect(PACKAGES[badge].length).toBeGreaterThanOrEqual(10);
		expect(PACKAGES[badge].filter((pack) => badgeOf(pack) !== badge)).toEqual([]);
	});

	test.each(BADGES)('%s: the oldest first', (badge) => {
		const began = PACKAGES[badge].map(({ when }) => {
			const [month = ''] = english(when).split(' ');
			const [year = ''] = /\d{4}/.exec(english(when)) ?? [];
			return `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}`;
		});
		expect(began).toEqual(began.toSorted());
	});

	test('no two have one key or one name, and every time and place is said of one', () => {
		expect(new Set(ALL.map(({ name }) => name[0])).size).toBe(ALL.length);
		expect(ALL.map(({ key }) => key).sort()).toEqual(Object.keys(words).sort());
		for (const { key, when } of ALL) expect(when, key).toBe(words[key as keyof typeof words]);
	});

	test.each(ALL.map((pack) => [pack.key, pack] as const))('%s', (key, pack) => {
		// When and where it was, in the years of the war, and who says so.
		expect(english(pack.when)).toMatch(/\b19(18|19|20|21)\b.*: /);
		expect(russian[key as keyof typeof words]).toMatch(/\b19(18|19|20|21)\b.*: /);
		expect(pack.source).toMatch(/^\p{Lu}?.+[,:] .{4,}/u);
		const named = [
			pack.name,
			...pack.commands.flatMap(({ officer, units }) => [officer, ...units.map((u) => u.name)])
		];
		for (const [inEnglish, inRussian] of named) {
			expect(inEnglish).not.toMatch(CYRILLIC);
			expect(inRussian).toMatch(CYRILLIC);
		}
		for (const language of ['en', 'ru'] as const) {
			const force = packageForce(pack, language, ids(), 'A source');
			expect(parseForce(force)).toMatchObject({ ok: true });
			expect(remarksOn(force)).toEqual([]);
			expect(force.units.length).toBeGreaterThanOrEqual(4);
			expect(force.units.length).toBeLessThanOrEqual(9);
			expect(new Set(force.units.map(({ name }) => name)).size).toBe(force.units.length);
			expect(new Set(force.units.map(({ label }) => label)).size).toBe(force.units.length);
			expect(force.officers.filter((one) => one.commanderInChief)).toEqual([force.officers[0]]);
			for (const { id } of force.officers)
				expect(force.units.some(({ officer }) => officer === id)).toBe(true);
			for (const { name, originalName } of force.units) expect(originalName).not.toBe(name);
		}
	});

	test('in Russian all is called by its Russian name, and its own where that is another', () => {
		const pack = ALL.find(({ key }) => key === 'legions')!;
		const force = packageForce(pack, 'ru', ids(), '');
		expect(force).toMatchObject({
			name: '1-я дивизия Легионов',
			originalName: '1 Dywizja Piechoty Legionów'
		});
		expect(force.units[0]).toMatchObject({
			name: '1-й пехотный полк Легионов',
			originalName: '1 Pułk Piechoty Legionów'
		});
		const chapayev = packageForce(
			ALL.find(({ key }) => key === 'chapayev')!,
			'ru',
			ids(),
			''
		);
		expect(chapayev.units[0]?.originalName).toBe('');
	});

	test('added to a force, its officer stands below the one who commands, its units come last', () => {
		const [red] = EXAMPLE_FORCES as readonly [Force];
		const pack = ALL.find(({ key }) => key === 'primakov')!;
		const after = withPackage(red, pack, 'en', ids());
		expect(parseForce(after)).toMatchObject({ ok: true });
		expect(after.officers.map(({ commanderInChief }) => commanderInChief)).toEqual([
			true,
			false,
			false
		]);
		expect(after.units.slice(0, 10)).toEqual(red.units);
		expect(after.units.slice(10).map(({ label }) => label)).toEqual(['R11', 'R12', 'R13', 'R14']);
		expect(new Set(after.units.slice(10).map(({ officer }) => officer))).toEqual(
			new Set([after.officers[2]?.id])
		);
	});
});
