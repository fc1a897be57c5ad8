import { expect, test } from 'vitest';
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

test('the key for the solid key leads to the question as long as nothing is chosen', () => {
	document.body.innerHTML =
		'<section class="bp-sheet" tabindex="-1"></section>' +
		'<div class="bp-dock"><button class="btn-main" disabled>Choose an answer</button></div>';
	const [sheet, key] = ['section', 'button'].map((which) =>
		document.querySelector<HTMLButtonElement>(which)!
	);
	focusOn('dock');
	expect(document.activeElement).toBe(sheet);
	key!.disabled = false;
	focusOn('dock');
	expect(document.activeElement).toBe(key);
	document.body.innerHTML = '';
});
