import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focusOn, Hold } from '#lib/features/board/play/keyboard.ts';

test('who finds a hex by keys is on the map then, though the sheet gives the focus back to a key of the dock', async () => {
	document.body.innerHTML =
		'<div class="bp-map"><div role="application" tabindex="0"></div></div>' +
		'<div class="bp-dock"><button>End the phase</button></div><input />';
	const [map, key, input] = ['[role="application"]', 'button', 'input'].map((which) =>
		document.querySelector<HTMLElement>(which)!
	);
	const hold = new Hold();
	window.addEventListener('keydown', hold.used);
	input!.focus();
	const press = (name: string) =>
		input!.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
	press('2');
	input!.addEventListener('keydown', () => {
		hold.regain('map');
		key!.focus();
	});
	press('Enter');
	await expect.poll(() => document.activeElement).toBe(map);
	window.removeEventListener('keydown', hold.used);
	document.body.innerHTML = '';
});

test('the key for the solid key leads to the answers of a question as long as nothing is chosen', async () => {
	document.body.innerHTML =
		'<section class="bp-sheet" tabindex="-1"></section>' +
		'<div class="bp-dock"><button class="btn-main" disabled>Choose an answer</button></div>';
	const [sheet, key] = ['section', 'button'].map((which) =>
		document.querySelector<HTMLButtonElement>(which)!
	);
	focusOn('dock');
	expect(document.activeElement).toBe(sheet);
	sheet!.innerHTML =
		'<a href="#rule">§ 8.8.2</a><div class="bp-asked"><ul><li><button></button></li></ul></div>';
	focusOn('dock');
	expect(document.activeElement).toBe(sheet!.querySelector('ul'));
	await userEvent.keyboard('{Tab}');
	expect(document.activeElement).toBe(sheet!.querySelector('button'));
	key!.disabled = false;
	focusOn('dock', true);
	expect(document.activeElement).toBe(key);
	// Pressed there, it leads to what is asked above it, and back; what has changed leads nowhere else.
	focusOn('dock');
	expect(document.activeElement).toBe(key);
	focusOn('dock', true);
	expect(document.activeElement).toBe(sheet!.querySelector('ul'));
	focusOn('dock', true);
	expect(document.activeElement).toBe(key);
	document.body.innerHTML = '';
});

test('whoever opens a game by key begins where the next thing is done, on the cover between two players too', async () => {
	document.body.innerHTML =
		'<button id="start"></button><div class="bp-map"><div role="application" tabindex="0"></div></div>' +
		'<div class="dock"><button class="btn-main">I am Ada, show the map</button></div>';
	const [start, map, take] = ['#start', '[role="application"]', '.btn-main'].map((which) =>
		document.querySelector<HTMLElement>(which)!
	);
	const opened = async (detail: number, next: 'map' | 'dock') => {
		start!.dispatchEvent(new MouseEvent('click', { detail, bubbles: true }));
		if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
		new Hold().regain(next);
		await new Promise((done) => setTimeout(done, 120));
		return document.activeElement;
	};
	expect(await opened(1, 'map')).toBe(document.body);
	expect(await opened(0, 'map')).toBe(map);
	expect(await opened(0, 'dock')).toBe(take);
	document.body.innerHTML = '';
});
