import { expect, type Page } from '@playwright/test';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import type { Paper } from '#lib/rules/red-and-white/engine/beside/papers.ts';
import {
	fingerprint,
	NO_CONTENT,
	type Content
} from '#lib/rules/red-and-white/engine/beside/seal.ts';
import { at } from '../rules/red-and-white/engine/acts.ts';
import { unit } from '../rules/red-and-white/engine/battles.ts';
import { battle, FOUGHT } from './battle-stops.ts';
import { unfold } from './play.ts';
import type { Stop } from './routes.ts';

const button = (page: Page, name: string | RegExp): Promise<void> =>
	page.getByRole('button', { name }).first().click();

/** A bridge and a mill, a lead that wins, and words; losses have their price. */
export const GOALS: readonly Command[] = [
	{
		type: 'setObjective',
		objective: { id: 'a', name: 'Мост', worth: { red: 3, white: 5 }, pays: 'held' }
	},
	{
		type: 'setObjective',
		objective: { id: 'b', name: 'Мельница', worth: { red: 2, white: 2 }, pays: 'rounds' }
	},
	{ type: 'holdObjective', objective: 'a', holder: 'red' },
	{ type: 'holdObjective', objective: 'b', holder: 'contested' },
	{
		type: 'setCondition',
		condition: { id: 'c', winner: 'red', kind: 'lead', points: 3, round: 6 }
	},
	{
		type: 'setCondition',
		condition: { id: 'd', winner: 'white', kind: 'words', text: 'Бронепоезд уходит на юг' }
	},
	{ type: 'priceLosses', worth: { stand: 1, units: { infantry: 2, tank: 4 } } },
	{ type: 'givePoints', camp: 'white', points: 2, why: 'Лихая атака' }
];

const SALT = 'elm kite oak sun';
const paper = (
	change: Partial<Paper>,
	what: Partial<Content>,
	kept: 'open' | 'here' | 'owner'
): Command => {
	const content = { ...NO_CONTENT, ...what };
	const base = {
		id: 'p',
		kind: 'orders',
		name: 'Приказ',
		camp: 'red',
		officer: null,
		from: '',
		to: '',
		place: '',
		due: null,
		...change
	} as const;
	const print = fingerprint(SALT, base.id, base.kind, content);
	const seal = { print, salt: kept === 'owner' ? null : SALT };
	return {
		type: 'writePaper',
		paper: {
			...base,
			seal: kept === 'open' ? null : seal,
			content: kept === 'owner' ? null : content
		}
	};
};
/** An ambush under seal, orders their owner keeps, a message that is due, one that is not, one opened. */
const PAPERS: readonly Command[] = [
	paper({ id: 'a', kind: 'ambush', name: 'Засада 1' }, { units: [unit('R2')] }, 'here'),
	paper({ id: 'b', name: 'Приказ Дыбенко' }, { text: 'Держать мост' }, 'owner'),
	paper(
		{
			id: 'c',
			kind: 'message',
			name: 'Витковскому',
			from: 'Скоблин',
			place: 'Кромы',
			due: { round: 1, turn: 'red', phase: 3 }
		},
		{ text: 'Отойти за реку' },
		'open'
	),
	paper(
		{
			id: 'd',
			kind: 'reinforcements',
			name: 'Червонное казачество',
			due: { round: 3, turn: 'red', phase: 3 }
		},
		{ units: [unit('R8')] },
		'here'
	),
	paper({ id: 'e', name: 'Приказ Уборевича' }, { text: 'Взять Кромы' }, 'here'),
	{ type: 'openPaper', paper: 'e', content: null, salt: null }
];
const OVER: Command = { type: 'endBattle', winner: 'white', why: 'Night fell.' };
const TIMED: Command = {
	type: 'keepTime',
	shown: true,
	end: new Date(Date.now() + 85 * 60_000).toISOString(),
	silence: 20
};
const asked = (fields: Readonly<Record<string, string>>): string =>
	`?${new URLSearchParams(fields).toString()}`;

/** What is agreed, counted and kept covered beside the table. */
export const BESIDE_STOPS: readonly Stop[] = [
	{ name: 'goals-none', path: battle('/goals') },
	{ name: 'goals', path: battle('/goals', [...FOUGHT, ...GOALS]) },
	{
		name: 'goals-objective',
		path: battle('/goals', GOALS),
		arrange: (page) => button(page, /Change Мост/)
	},
	{
		name: 'goals-condition',
		path: battle('/goals', GOALS),
		arrange: async (page) => {
			await button(page, 'Add a condition');
			await page.getByLabel('By what').selectOption({ label: 'An objective is held' });
			await expect(page.getByLabel('Which objective')).toBeVisible();
		}
	},
	{
		name: 'goals-points',
		path: battle('/goals', GOALS),
		arrange: (page) => button(page, 'Points by hand')
	},
	{
		name: 'battle-score',
		path: battle('', [...FOUGHT, ...GOALS]),
		arrange: async (page) => {
			// On a short screen the score stands folded in the line of the table.
			await unfold(page);
			await button(page, /^Red 12 : 2 White/);
		}
	},
	{ name: 'papers-none', path: battle('/papers') },
	{ name: 'papers', path: battle('/papers', [...PAPERS, at('red', 4)]) },
	{ name: 'papers-sealed', path: battle(`/papers${asked({ paper: 'a' })}`, PAPERS) },
	{ name: 'papers-opened', path: battle(`/papers${asked({ paper: 'e' })}`, PAPERS) },
	{
		name: 'papers-by-owner',
		path: battle(`/papers${asked({ paper: 'b' })}`, PAPERS),
		arrange: async (page) => {
			await button(page, 'The owner brings his text');
			await page.getByLabel('What is written').fill('Держать реку');
			await page.getByLabel('The words the owner noted').fill(SALT);
			await button(page, 'Check and open');
			await expect(page.getByText(/the words do not match/)).toBeVisible();
		}
	},
	{
		name: 'papers-write',
		path: battle(`/papers${asked({ write: 'blind' })}`),
		arrange: async (page) => {
			await page.getByLabel('Which unit').selectOption({ index: 1 });
		}
	},
	{
		name: 'papers-written',
		path: battle(`/papers${asked({ write: 'orders' })}`),
		arrange: async (page) => {
			await page.getByLabel('What is written').fill('Держать мост');
			await page.getByText('Stays with its owner', { exact: true }).click();
			await button(page, 'Seal it');
			await expect(page.getByText(/Only for the owner/)).toBeVisible();
		}
	},
	{ name: 'battle-due', path: battle('', [...PAPERS, at('red', 4)]) },
	{ name: 'battle-timed', path: battle('', [...FOUGHT, ...GOALS, TIMED]) },
	{
		name: 'battle-time',
		path: battle('', [TIMED]),
		arrange: async (page) => {
			await unfold(page);
			await button(page, /min this turn/);
		}
	},
	{
		name: 'battle-end',
		path: battle('', [...FOUGHT, ...GOALS]),
		arrange: async (page) => {
			await button(page, 'More');
			await button(page, 'End the battle');
		}
	},
	{ name: 'battle-over', path: battle('', [...FOUGHT, ...GOALS, OVER]) },
	{ name: 'table-phase', path: battle('/table', [...FOUGHT, ...GOALS]) },
	{ name: 'table-score', path: battle('/table?fact=score', [...FOUGHT, ...GOALS, TIMED]) },
	{ name: 'table-time', path: battle('/table?fact=time', [TIMED]) },
	{
		name: 'table-need',
		path: battle(`/table${asked({ unit: unit('W1') })}`, [...FOUGHT, at('red', 7)]),
		arrange: (page) => button(page, 'Turn round')
	}
];
