import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { userEvent } from 'vitest/browser';
import CalculatorScreen from '#lib/features/shared/sheet/CalculatorScreen.svelte';
import { say } from '#lib/kernel/phrase.ts';
import type { Throw } from '#lib/kernel/dice/draw.ts';
import { BOMBARDMENT } from '#lib/rules/red-and-white/procedures/artillery/bombardment.ts';
import type { Calculator, Change, Form } from '#lib/rules/red-and-white/procedures/calculator.ts';
import { LEADERSHIP } from '#lib/rules/red-and-white/procedures/command/leadership.ts';
import { PRIEST } from '#lib/rules/red-and-white/procedures/command/priest.ts';
import { FRIGHT } from '#lib/rules/red-and-white/procedures/morale/fright.ts';
import { defaultBook, type Book } from '#lib/rules/red-and-white/book.ts';
import { skirmish } from './skirmish.ts';

beforeEach(() => {
	sessionStorage.clear();
	Reflect.deleteProperty(navigator, 'share');
	vi.restoreAllMocks();
});

/** The screen with somebody who keeps its form. */
const open = async (form: Form = skirmish.initial, more = {}) => {
	const props = {
		calculator: skirmish,
		book: defaultBook,
		form,
		backHref: '/',
		rulesHref: '/rules',
		onform: (next: Form) => void screen.rerender({ form: next }),
		...more
	};
	const screen = await render(CalculatorScreen<Book, Change>, { props });
	return screen;
};

test('a changed control changes the chances at once', async () => {
	const screen = await open();
	const answer = () => document.querySelector('[data-chances]')?.textContent;
	const before = answer();
	await screen.getByRole('button', { name: 'One more: Stands' }).click();
	await expect.poll(answer).not.toBe(before);
	await screen.getByRole('button', { name: /Led heroically/ }).click();
	await expect.element(screen.getByText('A die hits on 3 or more.')).toBeVisible();
});

test('the chances come with what a screen holds, and what lies below it right after them', async () => {
	const frames: FrameRequestCallback[] = [];
	const frame = vi.spyOn(window, 'requestAnimationFrame');
	frame.mockImplementation((draw) => frames.push(draw));
	const screen = await open();
	const working = screen.getByText('Ranges · a default of this app');
	expect(document.querySelector('[data-chances]')).not.toBeNull();
	expect(screen.getByText('Near', { exact: true }).query()).not.toBeNull();
	expect(working.query()).toBeNull();
	frame.mockRestore();
	for (const draw of frames) draw(0);
	await expect.element(working).toBeVisible();
});

test('a default of this app is marked in the working', async () => {
	const screen = await open();
	await expect.element(screen.getByText('Ranges · a default of this app')).toBeVisible();
});

test('a refusal names the rule and offers no dice', async () => {
	const screen = await open({ ...skirmish.initial, range: 'beyond' });
	await expect.element(screen.getByText('Nobody fires beyond 12″.')).toBeVisible();
	await expect.element(screen.getByText('Ranges', { exact: true })).toBeVisible();
	expect(screen.getByRole('button', { name: 'My own dice' }).query()).toBeNull();
	await screen.getByText('Near', { exact: true }).click();
	await expect.element(screen.getByRole('button', { name: 'My own dice' })).toBeVisible();
});

test('dice typed on a keyboard end in the result, and the last one can be taken back', async () => {
	const screen = await open();
	await screen.getByRole('button', { name: 'My own dice' }).click();
	await expect.element(screen.getByText(/: no quarrel on 9 or less$/)).toBeVisible();
	await userEvent.keyboard('0');
	await expect.element(screen.getByText('0, quarrel')).toBeVisible();
	await userEvent.keyboard('665{Backspace}14');
	await expect.element(screen.getByText('figures lost.', { exact: true })).toBeVisible();
	await expect.element(screen.getByText('typed in')).toBeVisible();
	await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();

	await screen.getByRole('button', { name: 'Back to the dice' }).click();
	await expect.element(screen.getByText('Die 4 of 4')).toBeVisible();
});

test('a pool is told as a count, with what to expect', async () => {
	const screen = await open({ ...skirmish.initial, stands: 11, crews: [1] });
	await screen.getByRole('button', { name: 'My own dice' }).click();
	await screen.getByRole('button', { name: /^7/ }).click();
	await expect.element(screen.getByText('How many of the 12 hit?')).toBeVisible();
	await expect.element(screen.getByText('6 expected.')).toBeVisible();
	await userEvent.keyboard('1');
	await userEvent.keyboard('0');
	await expect.element(screen.getByText('10 or more:')).toBeVisible();
	await screen.getByRole('button', { name: '4', exact: true }).click();
	await screen.getByRole('button', { name: '4 hit, go on' }).click();
	await expect.element(screen.getByText('4 of 12 hit')).toBeVisible();
});

test('the second die of a priest who is distracted says on its keys what comes of it; covered, it does not', async () => {
	const priest = { calculator: PRIEST, unit: { name: '1st Drozdovsky', side: 'white' } };
	const screen = await open(PRIEST.initial, priest);
	await screen.getByRole('button', { name: 'My own dice' }).click();
	await userEvent.keyboard('0');
	const keys = () =>
		screen.getByRole('group', { name: 'What the D6 shows' }).getByRole('button').elements();
	const said = () => keys().map((key) => key.textContent);
	await expect
		.poll(said)
		.toEqual([
			'1tends the dying',
			'2tends the dying',
			'3tends the dying',
			'4panics',
			'5panics',
			'6hit'
		]);
	await screen.rerender({ covered: ['figuresLost'] });
	await expect.poll(said).toEqual(['1', '2', '3', '4', '5', '6']);
});

test('half-entered dice outlive a reload, and go on where they still fit', async () => {
	const before = await open();
	await before.getByRole('button', { name: 'My own dice' }).click();
	await userEvent.keyboard('76');
	await expect.element(before.getByText('Die 2 of 4')).toBeVisible();
	const kept = { ...sessionStorage };
	await before.unmount();
	Object.entries(kept).forEach(([key, value]) => sessionStorage.setItem(key, String(value)));

	const after = await open();
	await expect.element(after.getByText('Die 2 of 4')).toBeVisible();
	await after.unmount();

	const other = await open({ ...skirmish.initial, range: 'far', led: false, stands: 9 });
	await expect.element(other.getByText('Die 2 of 10')).toBeVisible();
});

test('what the die had to show stands with the result where that is the whole working', async () => {
	const screen = await open(FRIGHT.initial, { calculator: FRIGHT });
	await screen.getByRole('button', { name: 'Roll for me' }).click();
	await expect.element(screen.getByText('rolled here')).toBeVisible();
	await expect.element(screen.getByText('It passes on 2 or less.')).toBeVisible();
});

test('the app rolls, marks it, and the phone leads back to the situation', async () => {
	const screen = await open();
	await screen.getByRole('button', { name: 'Roll for me' }).click();
	await expect.element(screen.getByText('rolled here')).toBeVisible();
	await screen.getByRole('button', { name: 'Show, turned to the table' }).click();
	await expect.element(screen.getByRole('button', { name: 'Turn round' })).toBeVisible();
	history.back();
	await expect.element(screen.getByText('rolled here')).toBeVisible();
	history.back();
	await expect.element(screen.getByRole('button', { name: 'Roll for me' })).toBeVisible();
});

test('the phone leads from a result back to the situation with every die that was typed', async () => {
	const screen = await open();
	await screen.getByRole('button', { name: 'My own dice' }).click();
	await userEvent.keyboard('76541');
	await expect.element(screen.getByText('typed in')).toBeVisible();
	history.back();
	await screen.getByRole('button', { name: /Led heroically/ }).click();
	await screen.getByRole('button', { name: 'Go on with my dice' }).click();
	await expect.element(screen.getByText('3 figures lost.').first()).toBeInTheDocument();
});

test('a result turned to the table names both: of a fire told with the shooter alone the loss would be his', async () => {
	const screen = await open(skirmish.initial, {
		unit: { name: 'Sailors', side: 'red' },
		target: { name: 'Kornilov Shock', side: 'white' }
	});
	const who = screen.getByRole('heading', { level: 1 });
	await screen.getByRole('button', { name: 'More', exact: true }).click();
	await screen.getByRole('button', { name: 'Turn to the table' }).click();
	await expect.element(who).toHaveTextContent(/Sailors$/);
	await screen.getByRole('button', { name: 'Close' }).click();
	await screen.getByRole('button', { name: 'Roll for me' }).click();
	await screen.getByRole('button', { name: 'Show, turned to the table' }).click();
	await expect.element(who).toHaveTextContent(/Sailors against Kornilov Shock$/);
});

test('what to roll can be turned to the table', async () => {
	const screen = await open();
	await screen.getByRole('button', { name: 'More', exact: true }).click();
	await screen.getByRole('button', { name: 'Turn to the table' }).click();
	await expect.element(screen.getByText('Commissar: roll D10')).toBeVisible();
	await expect.element(screen.getByText('or less', { exact: true })).toBeVisible();
	await screen.getByRole('button', { name: 'Close' }).click();
	await expect.element(screen.getByRole('button', { name: 'Roll for me' })).toBeVisible();
});

test('again leads back to the situation with no dice left over', async () => {
	const screen = await open();
	await screen.getByRole('button', { name: 'My own dice' }).click();
	await userEvent.keyboard('76541');
	await screen.getByRole('button', { name: 'Once more' }).click();
	await screen.getByRole('button', { name: 'My own dice' }).click();
	await expect.element(screen.getByText(/: no quarrel on 9 or less$/)).toBeVisible();
});

test('where the phone has a share sheet, the result goes there; refused, it is copied', async () => {
	const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
	const shared = vi.fn((_: ShareData) => Promise.resolve());
	Object.defineProperty(navigator, 'share', { value: shared, configurable: true });
	const screen = await open();
	await screen.getByRole('button', { name: 'My own dice' }).click();
	await userEvent.keyboard('76541');
	await screen.getByRole('button', { name: 'Share' }).click();
	await expect.element(screen.getByRole('button', { name: 'Shared' })).toBeVisible();
	expect(shared.mock.calls[0]?.[0].text).toContain('3 figures lost.');

	shared.mockRejectedValueOnce(new DOMException('', 'AbortError'));
	await screen.getByRole('button', { name: 'Shared' }).click();
	await expect.element(screen.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
	expect(written).not.toHaveBeenCalled();

	shared.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
	await screen.getByRole('button', { name: 'Share' }).click();
	await expect.element(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
	expect(String(written.mock.calls[0]?.[0])).toContain('3 figures lost.');
});

test('the result can be copied as text', async () => {
	const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
	const screen = await open();
	await screen.getByRole('button', { name: 'My own dice' }).click();
	await userEvent.keyboard('76541');
	await screen.getByRole('button', { name: 'Copy' }).click();
	await expect.element(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
	const text = String(written.mock.calls[0]?.[0]);
	expect(text).toContain('3 figures lost.');
	expect(text).toContain('Fire, 4D6: 6 5 4 1');
	expect(text).toContain('to lose a stand');
	written.mockRestore();
});

test('a battle gets the throws and what they came to', async () => {
	const onapply = vi.fn<(throws: readonly Throw[], value: unknown) => void>();
	const screen = await open(skirmish.initial, {
		unit: { name: '5th Latvian', side: 'red' },
		target: { name: '1st Drozdovsky', side: 'white' },
		phase: 2,
		onapply,
		applyLabel: 'Apply to 1st Drozdovsky'
	});
	await expect.element(screen.getByText('Small arms firing · phase 2')).toBeVisible();
	await expect.element(screen.getByText('1st Drozdovsky')).toBeVisible();
	await screen.getByRole('button', { name: 'My own dice' }).click();
	await userEvent.keyboard('76541');
	await screen.getByRole('button', { name: 'Apply to 1st Drozdovsky' }).click();
	await expect.poll(() => onapply.mock.calls.length).toBe(1);
	await expect.element(screen.getByRole('button', { name: /^Apply/ })).toBeDisabled();
	expect(onapply.mock.calls[0]?.[1]).toEqual({ lost: 3, inches: 0 });
	expect(onapply.mock.calls[0]?.[0].map(({ faces }) => faces)).toEqual([[7], [6, 5, 4, 1]]);
});

/** All that can be read on the screen. */
const read = (): string => document.body.textContent;

test('what lies covered is on no stage of the sheet, nor what would give it away', async () => {
	const screen = await open({ ...skirmish.initial, led: true }, { covered: ['led'] });
	expect(read()).not.toMatch(/Led heroically|A die hits on|%/);
	await screen.getByRole('button', { name: 'My own dice' }).click();
	await expect.element(screen.getByRole('button', { name: '0', exact: true })).toBeVisible();
	expect(read()).not.toMatch(/or less|or more|How many/);
	await userEvent.keyboard('1');
	await expect.element(screen.getByText(/^Die 1 of/)).toBeVisible();
	expect(read()).not.toMatch(/or less|or more|How many/);
});

test('a roll that only what lies covered may call for is not said before it is due', async () => {
	const screen = await open(
		{ ...skirmish.initial, cover: true, march: true },
		{ covered: ['cover'] }
	);
	await screen.getByRole('button', { name: 'My own dice' }).click();
	await expect.element(screen.getByText('March', { exact: true })).toBeVisible();
	expect(read()).not.toMatch(/Odd hit/);
	await userEvent.keyboard('76661');
	await expect.element(screen.getByText('Odd hit against cover').first()).toBeVisible();
});

test('under the cover the referee finds the field, the sum and the chances', async () => {
	const screen = await open({ ...skirmish.initial, led: true }, { covered: ['led'] });
	await screen.getByRole('button', { name: 'Look' }).click();
	await expect.element(screen.getByRole('button', { name: /Led heroically/ })).toBeVisible();
	await expect.element(screen.getByText('A die hits on 3 or more.')).toBeVisible();
});

/** The range only the eye can tell; nobody has given it. */
const asking = {
	...skirmish,
	asks: (_book: Book, form: Form) => [
		{
			label: 'Range',
			keys: ['range'],
			options: [
				{ label: 'Near', set: { range: 'near' } },
				{ label: 'Far', set: { range: 'far' } }
			],
			at: form['range'] === 'far' ? 1 : 0
		}
	]
};

test('nothing is rolled on a range nobody gave; the chances say what they are worked out for', async () => {
	const screen = await open(skirmish.initial, { calculator: asking });
	await expect.element(screen.getByText('not given yet', { exact: true })).toBeVisible();
	await expect.element(screen.getByText('if it is: near', { exact: true })).toBeVisible();
	await expect.element(screen.getByRole('button', { name: 'Roll for me' })).toBeDisabled();
	await expect.element(screen.getByRole('button', { name: 'My own dice' })).toBeDisabled();
	await screen.rerender({ given: ['range'] });
	await expect.element(screen.getByRole('button', { name: 'My own dice' })).toBeEnabled();
	expect(read()).not.toMatch(/not given yet|if it is/);
});

test('opened on the dice: what is asked comes first, and the last die applies the result', async () => {
	const onapply = vi.fn<(throws: readonly Throw[], value: unknown) => void>();
	const given: string[] = [];
	const props = { calculator: asking, direct: true, instantly: true, onapply };
	const screen = await open(skirmish.initial, {
		...props,
		ongiven: (keys: readonly string[]) => {
			given.push(...keys);
			void screen.rerender({ given: [...given] });
		}
	});
	const six = screen.getByRole('button', { name: /^6/ });
	await expect.element(six).toBeDisabled();
	await expect.element(screen.getByText('Range: not given yet', { exact: true })).toBeVisible();
	await userEvent.keyboard('7');
	expect(read()).not.toMatch(/7, no quarrel/);
	await screen.getByText('Near', { exact: true }).click();
	await expect.element(six).toBeEnabled();
	expect(read()).not.toContain('not given yet');
	await userEvent.keyboard('7654');
	expect(onapply).not.toHaveBeenCalled();
	await userEvent.keyboard('1');
	await expect.poll(() => onapply.mock.calls.length).toBe(1);
	await expect.element(screen.getByText('figures lost.', { exact: true })).toBeVisible();
});

test('beside the dice the chance is that of what is still to fall', async () => {
	const calculator: Calculator = { ...asking, brief: () => say('4+') };
	const form = { ...skirmish.initial, cover: true };
	const screen = await open(form, { calculator, direct: true, given: ['range'] });
	const folded = screen.getByText(/^Near/);
	await expect.element(folded).toHaveTextContent(/^Near, 4\+$/);
	const said = screen.getByText('to lose a stand').first();
	await expect.element(said).toHaveTextContent(/19 % to lose a stand/);
	// No quarrel, and three hits of four dice: whether the odd one counts against cover is still to fall.
	await userEvent.keyboard('16661');
	await expect.element(screen.getByText(/^Odd hit against cover/).first()).toBeVisible();
	await expect.element(said).toHaveTextContent(/50 % to lose a stand/);
	// Nor is the answer any longer told with what the dice had to show before.
	await expect.element(folded).toHaveTextContent(/^Near$/);
	await userEvent.keyboard('{Backspace}');
	// Three hits lie there and one die is in the hand again: if it hits, two hits count for sure.
	await expect.element(said).toHaveTextContent(/75 % to lose a stand/);
});

test('the key that confirms a result can be had back', async () => {
	const onapply = vi.fn<(throws: readonly Throw[], value: unknown) => void>();
	const screen = await open(skirmish.initial, { direct: true, onapply });
	await userEvent.keyboard('76541');
	await expect.element(screen.getByRole('button', { name: 'Apply' })).toBeEnabled();
	expect(onapply).not.toHaveBeenCalled();
});

/** The screen of a procedure that opens on the dice, with somebody who keeps its form and what was given. */
const direct = async (calculator: Calculator, form: Form, more = {}) => {
	const onapply = vi.fn<(throws: readonly Throw[], value: unknown) => void>();
	const given: string[] = [];
	const screen = await open(
		{ ...calculator.initial, ...form },
		{
			...{ calculator, direct: true, instantly: true, onapply },
			ongiven: (keys: readonly string[]) => {
				given.push(...keys);
				void screen.rerender({ given: [...given] });
			},
			...more
		}
	);
	return { screen, onapply };
};

test('where an answer leaves nothing to roll, it applies the result; where it calls for dice, the keys come', async () => {
	const { screen, onapply } = await direct(LEADERSHIP, { distance: 12 });
	await expect.element(screen.getByText('not given yet', { exact: true })).toBeVisible();
	await screen.getByText('to 24″', { exact: true }).click();
	await expect.element(screen.getByRole('button', { name: /^9/ })).toBeEnabled();
	expect(onapply).not.toHaveBeenCalled();
	await screen.getByRole('button', { name: 'Change' }).click();
	await screen.getByText('to 12″', { exact: true }).click();
	await expect.poll(() => onapply.mock.calls).toEqual([[[], true, expect.anything()]]);
	await expect.element(screen.getByText('It may act this turn.', { exact: true })).toBeVisible();
});

test('what an answer brings up takes no second tap of the finger that gave it', async () => {
	const { screen } = await direct(LEADERSHIP, { distance: 12 });
	const takes = (key: string | RegExp) =>
		getComputedStyle(screen.getByText(key, { exact: true }).element()).pointerEvents;
	await expect.poll(() => takes('What is known')).toBe('auto');
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	try {
		await screen.getByText('to 24″', { exact: true }).click();
		await expect.element(screen.getByRole('button', { name: 'Change' })).toBeVisible();
		expect([takes('What is known'), takes('Change'), takes('Roll for me')]).toEqual([
			...['none', 'none', 'none']
		]);
		vi.runAllTimers();
		await expect.poll(() => takes('What is known')).toBe('auto');
	} finally {
		vi.useRealTimers();
	}
});

test('a long list of answers stands by itself, what else is asked beside it', async () => {
	const { screen, onapply } = await direct(BOMBARDMENT, { mover: 'cavalry' });
	const edge = screen.getByRole('radiogroup', { name: 'Distance to its edge' });
	await expect.element(edge.getByRole('radio')).toHaveLength(25);
	const one = screen.getByRole('button', { name: /^1\b/ });
	await expect.element(one).toBeDisabled();
	await edge.getByText('8″', { exact: true }).click();
	await expect.element(one).toBeDisabled();
	await expect.element(screen.getByText('Ground, charging', { exact: true })).toBeVisible();
	await screen.getByRole('button', { name: /^Open, Moves/ }).click();
	await expect.element(screen.getByText(/^8″, open, moves/)).toBeVisible();
	await expect.element(one).toBeEnabled();
	expect(onapply).not.toHaveBeenCalled();
});

test('what is asked can be given under the cover too, and gives nothing away', async () => {
	const { screen } = await direct(
		asking as unknown as Calculator,
		{ led: true },
		{ direct: false, covered: ['led'] }
	);
	const own = screen.getByRole('button', { name: 'My own dice' });
	await expect.element(own).toBeDisabled();
	await screen.getByText('Near', { exact: true }).click();
	await expect.element(own).toBeEnabled();
	expect(read()).not.toMatch(/Led heroically|A die hits on|%/);
});

test('while the last die is being written nothing leads back to it, and no key is ready', async () => {
	let written = (): void => undefined;
	const onapply = vi.fn(() => new Promise<void>((resolve) => (written = resolve)));
	const done = { applied: false, undo: vi.fn(), href: '#table', label: 'To the table' };
	const screen = await open(
		{ ...skirmish.initial, range: 'near' },
		{
			...{ onapply, done, direct: true, instantly: true }
		}
	);
	await userEvent.keyboard('76541');
	const table = screen.getByRole('link', { name: 'To the table' });
	await expect.element(table.first()).toBeVisible();
	expect(onapply).toHaveBeenCalledTimes(1);
	const leads = () => table.first().element().closest('[data-sveltekit-replacestate]');
	expect(leads(), 'the table takes the place of the dice').not.toBeNull();
	const dock = () => document.querySelector('.dock > [data-rests]');
	await new Promise((resolve) => setTimeout(resolve, 700));
	expect(dock()?.getAttribute('aria-disabled'), 'it is still being written').toBe('true');
	written();
	await expect.poll(dock).toBeNull();
});

test('what comes up where a roll is taken back takes no second tap', async () => {
	const undo = vi.fn();
	const done = { applied: true, undo, href: '#table', label: 'To the table' };
	const screen = await open(
		{ ...skirmish.initial, range: 'near' },
		{
			...{ onapply: vi.fn(), done, direct: true, instantly: true }
		}
	);
	await userEvent.keyboard('76541');
	const key = screen.getByRole('button', { name: 'Undo' });
	await key.click();
	expect(undo).toHaveBeenCalledTimes(1);
	expect(document.querySelector('.dock > [data-rests]')).not.toBeNull();
});
