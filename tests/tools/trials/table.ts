import { begun, inPhase, isThere, phase, says, tap } from './hand.ts';
import type { Screen } from './screen.ts';

/** More dice than these no fire has. */
const MOST_DICE = 60;

/** Fires with typed dice: the sheet of a unit, its target, the range, and sixes until the last applies what they did. */
export async function fires(screen: Screen): Promise<void> {
	await tap(screen, /^Find( a unit)?$/);
	await tap(screen, /^R1 /);
	await tap(screen, /^Small-arms fire/);
	await tap(screen, /^1st Drozdovsky/);
	await tap(screen, /^Normal, Open/);
	for (let n = 0; n < MOST_DICE && !(await isThere(screen, /^To the table$/)); n++)
		await screen.keyboard.press('6');
	await tap(screen, /^To the table$/);
	await says(screen, /Round 1/);
}

/** A battle of seven lines, in phase 4: forces, phases, typed dice, undo, and a reload. Its address. */
export async function fought(screen: Screen, url: string): Promise<string> {
	const battle = await begun(screen, url);
	await phase(screen, 2);
	await fires(screen);
	for (const n of [3, 4, 5]) await phase(screen, n);
	await screen.goto(`${battle}/log`);
	await says(screen, /· 6 lines/);
	await tap(screen, /^Undo$/);
	await says(screen, /· 5 lines/);
	await screen.reload();
	await says(screen, /· 5 lines/);
	await screen.goto(battle);
	await inPhase(screen, 4);
	return battle;
}

/** A battle in phase 3: after one visit the host goes, the page is loaded again, and the battle goes on. Its address. */
export async function without(
	screen: Screen,
	{ url, close }: { readonly url: string; readonly close: () => Promise<void> }
): Promise<string> {
	const battle = await begun(screen, url);
	await screen.evaluate(async () => void (await navigator.serviceWorker.ready));
	await close();
	await screen.reload();
	await inPhase(screen, 1);
	await phase(screen, 3);
	await screen.goto(`${url}forces`);
	await says(screen, /Latvian Brigade/);
	return battle;
}
