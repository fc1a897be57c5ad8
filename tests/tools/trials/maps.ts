import { addressOf, must, says, sooner, tap } from './hand.ts';
import type { Screen } from './screen.ts';

/** Goes to a hex by its number, as the magnifying glass does. */
async function find(screen: Screen, hex: string): Promise<void> {
	await tap(screen, /^Find$/);
	await tap(screen, /./, 'input[type=search]');
	await screen.keyboard.type(hex);
	await tap(screen, new RegExp(hex));
	await sooner(() => screen.evaluate(() => document.querySelector('dialog[open]') === null));
}

/** A new game; what is chosen before it starts. */
async function begun(screen: Screen, maps: string, ...chosen: RegExp[]): Promise<void> {
	await screen.goto(maps);
	for (const choice of [/^New game$/, ...chosen, /^Start the game/]) await tap(screen, choice);
}

/** A unit of Orel 1919 is moved, the move taken back and done again; it is there after a reload. The game's address. */
export async function moved(screen: Screen, url: string): Promise<string> {
	await begun(screen, `${url}maps/orel-1919`, /^Orel, October/);
	await tap(screen, /^Nothing more$/);
	await says(screen, /0 of 37 moved/);
	await find(screen, '1912');
	await find(screen, '1813');
	await says(screen, /leaves a zone/);
	await tap(screen, /^Move to 1813/);
	await says(screen, /1 of 37 moved/);
	await tap(screen, /^Undo$/);
	await says(screen, /0 of 37 moved/);
	await tap(screen, /^Redo$/);
	await says(screen, /1 of 37 moved/);
	await screen.reload();
	await says(screen, /1 of 37 moved/);
	return addressOf(screen);
}

/** An attack of White October is declared from the enemy hex, at the chance its key says. */
export async function declared(screen: Screen, url: string): Promise<void> {
	await begun(screen, `${url}maps/white-october`);
	// The answer, then the key that gives it.
	for (const answer of [/^An offensive turn/, /^Combat/]) {
		await tap(screen, answer);
		await tap(screen, answer, '.bp-dock .btn-main');
	}
	await says(screen, /Next unit/);
	await find(screen, '22/H');
	for (const unit of [/TK SHOCK/, /FR RS LEG/, /SWED LEG/]) await tap(screen, unit);
	await says(screen, /Yamburg \(22\/H\) falls/);
	await tap(screen, /^Declare the attack ?[\d.]+ %/);
	const arrow = (): boolean => document.querySelector('.b-board .b-arrow') !== null;
	must((await sooner(() => screen.evaluate(arrow))) === true, 'There is no arrow.');
}

/** The app plays both sides of a short game to its end, thinking beside the page. */
export async function against(screen: Screen, url: string): Promise<void> {
	await begun(screen, `${url}maps/orel-1919`, /^Brasovo/, /^App, both sides/);
	await tap(screen, /^at once/);
	await tap(screen, /^(Report|Go on)/);
	// What is far down on the page has no words of its own before it is looked at.
	const told = (): boolean => /has won/.test(document.querySelector('main')?.textContent ?? '');
	must(
		(await sooner(() => screen.evaluate(told))) === true,
		'The report does not say who has won.'
	);
}
