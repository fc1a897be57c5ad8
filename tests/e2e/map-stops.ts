import { expect, type Page } from '@playwright/test';
import { follow, tap, title } from './chaos-stops.ts';
import { exampleIn } from './orel-example.ts';
import type { Stop } from './routes.ts';

/** A game of a scenario, as it begins. */
export const begin = async (page: Page, scenario: RegExp): Promise<void> => {
	await tap(page, 'New game');
	await title(page, 'New game');
	await tap(page, scenario);
	await tap(page, /^Start the game/);
	await title(page, /White turn$/);
};

/** Goes to a hex by its number, as the magnifying glass does. */
export const find = async (page: Page, hex: string): Promise<void> => {
	await tap(page, 'Find');
	const sheet = page.getByRole('dialog');
	await sheet.getByRole('searchbox').fill(hex);
	await sheet
		.getByRole('button', { name: new RegExp(hex) })
		.last()
		.click();
	await expect(sheet).toHaveCount(0);
};

/** The historical game in White's first movement phase. */
export const movement = async (page: Page): Promise<void> => {
	await begin(page, /^Orel, October/);
	await tap(page, 'Nothing more');
	await expect(page.getByText('of 6 places held by White')).toBeVisible();
};

/** An attack on 1114 by two battalions, declared or about to be. */
export const attack = async (page: Page): Promise<void> => {
	await movement(page);
	await find(page, '1114');
	for (const unit of [/^2nd Battalion \(2\/1D\)/, /^3rd Battalion \(3\/1D\)/])
		await tap(page, unit);
	await expect(page.getByText('1114 falls').first()).toBeVisible();
};

/** A key of the dock: the answer of whoever is asked. */
export const act = (page: Page, name: string | RegExp): Promise<void> =>
	page.locator('.bp-dock').getByRole('button', { name }).first().click();

/** White October in the first White sequence, in which he fights. */
const october = async (page: Page): Promise<void> => {
	await tap(page, 'New game');
	await title(page, 'New game');
	await tap(page, /^Start the game/);
	for (const answer of [/^An offensive turn/, /^Combat/]) {
		await tap(page, answer);
		await act(page, answer);
	}
	await expect(page.locator('.bp-dock').getByText(/^Next unit/)).toBeVisible();
};

/** The same: an attack on Yamburg, declared or about to be. */
export const yamburg = async (page: Page): Promise<void> => {
	await october(page);
	await find(page, '22/H');
	for (const unit of [/^TK SHOCK/, /^FR RS LEG/, /^SWED LEG/, /^Arm\. cars/]) await tap(page, unit);
	await expect(page.getByText('Yamburg (22/H) falls').first()).toBeVisible();
};

/** Declares that attack, ends the phase and declines what is asked, until dice are called for. */
export const toTheDice = async (page: Page): Promise<void> => {
	await tap(page, /^Declare the attack/);
	await tap(page, 'End the phase');
	await page.getByRole('dialog').getByRole('button', { name: 'End the phase' }).click();
	const dice = page.getByRole('button', { name: 'I rolled' });
	const declines = page.getByRole('button', {
		name: /^(Nobody pays|Support none|Nothing more|Stand)$/
	});
	// A question may be answered, and the next not yet asked, when its key is looked for.
	await expect(async () => {
		if (await declines.count()) await declines.first().click({ timeout: 1000 });
		await expect(dice).toBeVisible({ timeout: 100 });
	}).toPass({ intervals: [50], timeout: 45_000 });
};

const stop = (name: string, arrange: (page: Page) => Promise<void>): Stop => ({
	name: `map-${name}`,
	path: 'maps/orel-1919',
	arrange
});
/** A game on the map: the list, a new one, and what is asked and shown in it. */
export const MAP_STOPS: readonly Stop[] = [
	{ name: 'map-games', path: 'maps/orel-1919' },
	{ name: 'map-new', path: 'maps/orel-1919/new' },
	{ name: 'map-take-in', path: 'maps/orel-1919/take-in' },
	{ name: 'map-not-here', path: 'maps/orel-1919/nowhere' },
	{ name: 'map-rules', path: 'maps/orel-1919/rules' },
	{ name: 'map-rules-movement', path: 'maps/orel-1919/rules/movement' },
	{ name: 'map-rulings', path: 'maps/orel-1919/rules/house#OR-56' },
	{ name: 'map-in-force', path: 'maps/orel-1919/rules/in-force' },
	{
		name: 'map-corrections',
		path: 'maps/orel-1919/corrections',
		arrange: async (page) => {
			await page
				.locator('.b-hands')
				.first()
				.click({ position: { x: 150, y: 120 } });
			await expect(page.getByRole('heading', { name: 'Sides of the hex' })).toBeVisible();
			await expect(page.locator('.b-arrow'), 'over the side that is chosen').toHaveCount(1);
		}
	},
	{
		name: 'map-corrections-counter',
		path: 'maps/orel-1919/corrections',
		arrange: async (page) => {
			await page.getByRole('radio', { name: 'Charts' }).check({ force: true });
			await tap(page, /^Morale/);
			await expect(page.getByRole('dialog')).toBeVisible();
		}
	},
	{
		name: 'map-first',
		path: 'maps/orel-1919/first',
		arrange: (page) =>
			expect(page.getByText('White moves and fights first', { exact: false })).toBeVisible()
	},
	stop('around', async (page) => {
		await begin(page, /^Brasovo/);
		await page.keyboard.press('h');
		await expect(page.getByRole('dialog')).toBeVisible();
	}),
	stop('keys', async (page) => {
		await begin(page, /^Brasovo/);
		await page.keyboard.press('?');
		await expect(page.getByRole('dialog')).toBeVisible();
	}),
	stop('terms', async (page) => {
		await movement(page);
		await find(page, '1912');
		await tap(page, 'What the counter says');
		await expect(page.getByRole('dialog').getByRole('heading').nth(1)).toBeVisible();
	}),
	stop('question', (page) => begin(page, /^Brasovo/)),
	{
		name: 'map-october',
		path: 'maps/white-october',
		// Nothing is chosen: the points along their line, what lies beside the map.
		arrange: async (page) => {
			await october(page);
			await tap(page, 'The whole map');
			await expect(page.getByText('units off the map', { exact: false })).toBeAttached();
		}
	},
	{ name: 'map-october-attack', path: 'maps/white-october', arrange: yamburg },
	{ name: 'map-october-corrections', path: 'maps/white-october/corrections' },
	{ name: 'map-october-rules', path: 'maps/white-october/rules/combat' },
	{
		name: 'map-october-units',
		path: 'maps/white-october',
		arrange: async (page) => {
			await tap(page, 'New game');
			await title(page, 'New game');
			await tap(page, /^Start the game/);
			await title(page, /turn$/);
			await tap(page, 'More');
			await tap(page, 'Units');
			await expect(page.getByRole('dialog')).toBeVisible();
		}
	},
	stop('idle', movement),
	stop('unit', async (page) => {
		await movement(page);
		await find(page, '1912');
		await expect(page.getByText('Tap a hex to go there', { exact: false })).toBeVisible();
	}),
	stop('way', async (page) => {
		await movement(page);
		await find(page, '1912');
		await find(page, '1813');
		await expect(page.getByText('Spent on the way')).toBeVisible();
	}),
	stop('why-not', async (page) => {
		await movement(page);
		await find(page, '1912');
		await find(page, '1205');
		await expect(page.getByText('cannot get to', { exact: false })).toBeVisible();
	}),
	stop('cited', async (page) => {
		await movement(page);
		await find(page, '1912');
		await find(page, '1205');
		await page.getByRole('link', { name: '§ 7.1', exact: false }).first().click();
		await expect(page.getByRole('dialog').getByRole('article').first()).toBeVisible();
	}),
	stop('attack', attack),
	stop('warnings', async (page) => {
		await movement(page);
		await tap(page, 'End the phase');
		await expect(page.getByRole('dialog')).toBeVisible();
	}),
	stop('dice', async (page) => {
		await attack(page);
		await toTheDice(page);
	}),
	stop('layers', async (page) => {
		await movement(page);
		await tap(page, 'Layers');
		await expect(page.getByRole('dialog')).toBeVisible();
	}),
	stop('losses', async (page) => {
		await exampleIn(page, page.url().replace(/maps.*$/, ''), 'losses');
		await expect(page.getByText('2 steps owed').first()).toBeVisible();
	}),
	stop('standing-orders', async (page) => {
		await movement(page);
		await tap(page, 'More');
		await tap(page, 'Standing orders');
		await expect(page.getByRole('dialog')).toBeVisible();
	}),
	stop('cover', async (page) => {
		await tap(page, 'New game');
		await page.getByRole('textbox', { name: 'Name of White' }).fill('Anna');
		await page.getByRole('textbox', { name: 'Name of Red' }).fill('Jon');
		await tap(page, /^Start the game/);
		await expect(page.getByText('Give the phone to Anna')).toBeVisible();
	}),
	stop('report', async (page) => {
		await movement(page);
		await tap(page, 'More');
		await follow(page, 'Report');
		await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
	}),
	stop('stack', async (page) => {
		await movement(page);
		for (let n = 0; n < 2; n++) await find(page, '2705');
		await expect(page.locator('.b-fan').first()).toBeVisible();
	}),
	stop('history', async (page) => {
		await movement(page);
		await tap(page, 'More');
		await follow(page, 'History');
		await title(page, /^As it was/);
	}),
	stop('send', async (page) => {
		await movement(page);
		await tap(page, 'More');
		await follow(page, 'Send my turn');
		await expect(page.getByRole('img', { name: /^Code 1 of/ })).toBeVisible();
		await expect(page.getByText('The turn is not over yet', { exact: false })).toBeVisible();
	}),
	stop('log', async (page) => {
		await movement(page);
		await tap(page, 'More');
		await follow(page, 'Log');
		await title(page, 'Log');
	})
];
