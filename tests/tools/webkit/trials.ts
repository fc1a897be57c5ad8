import { cutOff, inLetters, tooWide } from '../../e2e/look.ts';
import { begun, inPhase, must, phase, says, sooner } from '../trials/hand.ts';
import type { Screen } from '../trials/screen.ts';

/** Where a private window has no files for a second copy, a battle is kept in the database, and Settings says so. */
export async function keptOnce(screen: Screen, url: string): Promise<void> {
	const files = await screen.evaluate(async () => {
		try {
			return Boolean(await navigator.storage.getDirectory());
		} catch {
			return false;
		}
	});
	must(!files, 'There are files after all.');
	const battle = await begun(screen, url);
	await screen.goto(`${url}settings`);
	await says(screen, /one: the database alone/);
	await screen.goto(battle);
	await says(screen, /Round 1/);
}

/** Whoever comes back to a battle that the browser has kept as it was left finds what was played since, and plays on. */
export async function cameBack(screen: Screen, url: string): Promise<void> {
	const battle = await begun(screen, url);
	await inPhase(screen, 1);
	await screen.goto(`${url}about`);
	await screen.goto(battle);
	await phase(screen, 2);
	await screen.evaluate(() => {
		document.title = 'left';
		history.go(-2);
	});
	// The page that is left is in this phase as well.
	const gone = await sooner(() => screen.evaluate(() => document.title !== 'left'));
	must(gone === true, 'It does not go back.');
	await inPhase(screen, 2);
	await phase(screen, 3);
	await screen.reload();
	await inPhase(screen, 3);
}

/** Screens that open by their address alone. */
const SCREENS = ['', 'forces', 'battles', 'battles/new', 'rules', 'settings', 'settings/data'];
const ROLLS = ['leadership', 'small-arms-fire', 'artillery', 'melee', 'army-morale'].map(
	(slug) => `roll/${slug}`
);
const GAMES = ['maps/orel-1919', 'maps/orel-1919/new', 'maps/white-october/new', 'chaos', 'about'];
const LETTERS = ['', '130%'];

/** No screen is wider than the phone, no word is cut off, in large letters either. */
export async function fits(screen: Screen, url: string): Promise<void> {
	const found: string[] = [];
	for (const path of [...SCREENS, ...ROLLS, ...GAMES]) {
		await screen.goto(url + path);
		must(
			(await sooner(() => screen.evaluate(() => document.querySelector('h1') !== null))) === true,
			`${path} does not open.`
		);
		for (const letters of LETTERS) {
			const page = screen as never;
			await inLetters(page, letters);
			const faults = [...(await tooWide(page)), ...(await cutOff(page))];
			found.push(...faults.map((fault) => `${path} ${letters}: ${fault}`));
		}
	}
	must(found.length === 0, found.join('\n'));
}
