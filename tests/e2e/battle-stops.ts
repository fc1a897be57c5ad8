import { expect, type Page } from '@playwright/test';
import type { Command, CommandOf } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { at, lose, mark } from '../rules/red-and-white/engine/acts.ts';
import { beginning, journalOf, unit, type Given } from '../rules/red-and-white/engine/battles.ts';
import { brought, type Brought } from './brought-in.ts';
import type { Stop } from './routes.ts';

/** Names in Cyrillic: what is left in Latin letters is then a phrase nobody translates. */
const NAME = 'Бой у Кром';
const people = ['Уборевич', 'Дыбенко', 'Витковский', 'Скоблин'];
const russian: CommandOf<'begin'> = {
	...beginning,
	name: NAME,
	forces: beginning.forces.map((force, index) => ({
		...force,
		name: force.originalName,
		players: force.players.map((player, n) => ({ ...player, name: people[index * 2 + n] ?? 'Он' })),
		officers: force.officers.map((officer, n) => ({
			...officer,
			name: people[index * 2 + n] ?? 'Он'
		})),
		units: force.units.map((one) => ({ ...one, name: one.originalName }))
	}))
};

/** Fire that took a stand, a unit falling back, a tank and a car that are hit, one that is gone. */
export const FOUGHT: readonly Command[] = [
	mark('R1', 'led', 'in_cover'),
	mark('R2', 'not_led'),
	at('red', 2),
	lose('W1', 5),
	lose('W4', 9),
	lose('W5', 16),
	mark('W4', 'falling_back'),
	mark('R8', 'dismounted', 'heroic'),
	{ type: 'setHits', unit: unit('W9'), hits: 2 },
	mark('W9', 'engine_hit', 'blinded'),
	{ type: 'setHits', unit: unit('W3'), hits: 6 },
	{ type: 'setAway', player: beginning.forces[0]?.players[0]?.id ?? '', absent: true },
	at('red', 4)
];

/** The journal of the battle that most stops show. */
export const RUSSIAN_JOURNAL = journalOf(FOUGHT, undefined, russian);

/** One of the screens of a battle that was fought so far. */
export const battle = (screen: string, commands: readonly Given[] = FOUGHT): Brought =>
	brought(NAME, screen, (name) => journalOf(commands, undefined, { ...russian, name }));

const asked = (fields: Readonly<Record<string, string>>): string =>
	`?${new URLSearchParams(fields).toString()}`;
const sheet = (label: string): string => asked({ unit: unit(label) });
const roll = (slug: string, label: string, target?: string): string =>
	`/roll/${slug}${asked({ unit: unit(label), ...(target ? { target: unit(target) } : {}) })}`;

const button = (page: Page, name: string | RegExp): Promise<void> =>
	page.getByRole('button', { name }).first().click();

/** Battles: the list, a new one, the table and everything around it. */
export const BATTLE_STOPS: readonly Stop[] = [
	{
		name: 'battle-try',
		path: 'battles/try',
		alone: true,
		arrange: (page) => expect(page.getByText(/^Roll leadership for every/)).toBeVisible()
	},
	{ name: 'battles-none', path: 'battles', alone: true },
	{
		name: 'battles',
		path: async (page, app) => {
			await battle('')(page, app);
			return 'battles';
		}
	},
	{ name: 'battle-new-without-forces', path: 'battles/new', alone: true },
	{
		name: 'battle-new',
		path: 'battles/new',
		arrange: async (page) => {
			await button(page, 'Add two example forces');
			await expect(page.getByRole('textbox')).toBeVisible();
		}
	},
	{ name: 'battle-not-here', path: 'battles/nowhere' },
	{ name: 'battle', path: battle('') },
	{ name: 'battle-leadership', path: battle('', []) },
	{ name: 'battle-morale', path: battle('', [...FOUGHT, at('red', 7)]) },
	{
		name: 'battle-find',
		path: battle(''),
		arrange: async (page) => {
			await button(page, 'Find a unit');
			await expect(page.getByRole('link', { name: /^W10/ })).toBeVisible();
		}
	},
	{
		name: 'battle-found',
		path: battle(''),
		arrange: async (page) => {
			await button(page, 'Find a unit');
			await page.getByRole('searchbox').fill('W1');
			await expect(page.getByRole('dialog').getByRole('link', { name: /W10/ })).toBeVisible();
		}
	},
	{
		name: 'battle-note',
		path: battle(''),
		arrange: async (page) => {
			await button(page, 'More');
			await button(page, 'Write a note');
		}
	},
	{ name: 'battle-unit', path: battle(sheet('W1')) },
	{ name: 'battle-unit-in-reserve', path: battle(sheet('R8')) },
	{ name: 'battle-tank', path: battle(sheet('W9')) },
	{ name: 'battle-unit-gone', path: battle(sheet('W5')) },
	{
		name: 'battle-unit-changes',
		path: battle(sheet('R1')),
		arrange: async (page) => {
			await button(page, 'Mark');
			await page.getByText('Officer, player, side, leaving').click();
			await page
				.getByRole('textbox', { name: 'Quick line' })
				.fill('-2, pinned, no cover, in a ditch');
			await expect(page.getByText('2 figures lost')).toBeVisible();
		}
	},
	{
		name: 'battle-unit-corrected',
		path: battle(sheet('W1')),
		arrange: async (page) => {
			await page.getByText('Set against the rules').click();
			await expect(page.getByRole('textbox', { name: 'Reason' })).toBeVisible();
		}
	},
	{
		name: 'battle-overrule',
		path: battle(sheet('W1')),
		arrange: async (page) => {
			await page.getByText(/^Not in phase \d: /).click();
			await button(page, /^Small-arms fire/);
		}
	},
	{
		name: 'battle-refused',
		path: battle(sheet('R1')),
		arrange: async (page) => {
			await page.getByRole('textbox', { name: 'Quick line' }).fill('-30');
			await button(page, 'Do it');
			await expect(page.getByText(/only 16 figures left/)).toBeVisible();
		}
	},
	{ name: 'battle-target', path: battle(`/target/small-arms-fire${sheet('R1')}`) },
	{ name: 'battle-fire', path: battle(roll('small-arms-fire', 'R1', 'W1')) },
	{ name: 'battle-melee', path: battle(roll('melee', 'R1', 'W1')) },
	{
		name: 'battle-army',
		path: battle(`/roll/army-morale${asked({ camp: 'white' })}`)
	},
	{ name: 'battle-no-such-unit', path: battle(roll('movement', 'nobody')) },
	{ name: 'battle-log', path: battle('/log') },
	{
		name: 'battle-log-undone',
		path: battle('/log'),
		arrange: async (page) => {
			for (let n = 0; n < 3; n++) await page.getByRole('button', { name: 'Undo' }).last().click();
			await button(page, 'More');
			await button(page, 'Show lines taken back');
			await expect(page.getByText('taken back', { exact: true }).first()).toBeVisible();
		}
	},
	{
		name: 'battle-closing',
		path: battle('', []),
		arrange: async (page) => {
			await button(page, /^Next phase/);
			await expect(page.getByRole('button', { name: 'Not yet' })).toBeVisible();
		}
	},
	{
		name: 'battle-skipped',
		path: battle('', [at('red', 4), at('red', 3)])
	},
	{ name: 'battle-together-distances', path: battle('/together/leadership', []) },
	{
		name: 'battle-together-numbers',
		path: battle('/together/unit-morale', [
			lose('W1', 5),
			lose('W2', 1),
			lose('W4', 2),
			at('red', 7)
		]),
		arrange: async (page) => {
			await page.keyboard.press('6');
			await expect(page.getByText('Missing: 2')).toBeVisible();
		}
	},
	{
		name: 'battle-together-ruled',
		path: battle('/together/unit-morale', [lose('W1', 5), lose('W2', 1), at('red', 7)]),
		arrange: (page) => button(page, 'Overrule')
	},
	{ name: 'battle-officers', path: battle('/officers', []) },
	{ name: 'battle-automation', path: battle('/automation') },
	{ name: 'battle-people', path: battle('/people') },
	{
		name: 'battle-officer',
		path: battle('/people'),
		arrange: async (page) => {
			await button(page, /Уборевич.*commander/);
			await button(page, 'Write down his character');
		}
	},
	{
		name: 'battle-player',
		path: battle('/people'),
		arrange: (page) => button(page, 'Another player')
	},
	{ name: 'battle-rules', path: battle('/rules') },
	{ name: 'battle-rules-in-force', path: battle('/rules/in-force') }
];
