import { inSession, keep, readKept, toSession } from '#lib/session/remembered.ts';
import { noteSituation } from '#lib/store/records/usual.ts';
import type { Form } from '#lib/kernel/sheet/calculator.ts';
import type { Throw } from '#lib/kernel/dice/draw.ts';
import type { Held } from './dice/rolling.svelte.ts';

/** A change is written to the store after the thumb has rested this long, in ms. */
const REST = 400;

const storeKey = (slug: string): string => `calculator:${slug}`;
const sessionKey = (slug: string): string => `tachanka:calculator:${slug}`;
const diceKey = (hold: string): string => `tachanka:dice:${hold}`;

const due = new Map<string, { timer: ReturnType<typeof setTimeout>; form: Form }>();

let listening = false;

const write = async (slug: string): Promise<void> => {
	const waiting = due.get(slug);
	if (!waiting) return;
	clearTimeout(waiting.timer);
	due.delete(slug);
	await keep(storeKey(slug), waiting.form);
};

/** Keeps the situation of a calculator: for this visit at once, for later ones in a moment. */
export const rememberForm = (slug: string, form: Form): void => {
	toSession(sessionKey(slug), form);
	noteSituation();
	clearTimeout(due.get(slug)?.timer);
	if (!listening)
		addEventListener('pagehide', () => [...due.keys()].forEach((key) => void write(key)));
	listening = true;
	due.set(slug, { form, timer: setTimeout(() => void write(slug), REST) });
};

/** A situation left alone this long is not gone on with, in ms. */
const STALE = 15 * 60_000;

/** Beside the fields: which of them somebody gave, and when. No field is called so. */
const GIVEN = ' given';
const AT = ' at';

/** A situation as it is kept: with what was given in it, and the time. */
export const stamped = (form: Form, given: readonly string[]): Form => ({
	...form,
	[GIVEN]: given.join(' '),
	[AT]: Date.now()
});

/** What was given in a situation that was kept, and whether it was touched so lately that one goes on with it. */
export const stampOf = (raw: unknown): { given: readonly string[]; lately: boolean } => {
	const kept = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>;
	const [given, at] = [kept[GIVEN], kept[AT]];
	return {
		given: typeof given === 'string' ? given.split(' ').filter(Boolean) : [],
		lately: typeof at === 'number' && Date.now() - at < STALE
	};
};

/** Forgets the situation, because its outcome has been written down. Resolves when the store knows it. */
export const forgetForm = (slug: string): Promise<void> => {
	rememberForm(slug, { for: '' });
	return write(slug);
};

/** The situation as it was left earlier in this visit, or null. Not checked. */
export const formOfVisit = (slug: string): unknown => inSession(sessionKey(slug));

/** The situation as it was left in an earlier visit, or undefined. Not checked. */
export const formKept = (slug: string): Promise<unknown> => readKept(storeKey(slug));

/** Dice in the middle of being typed in, and whether their keypad was open. */
export interface HeldDice extends Held {
	readonly open: boolean;
}

/** Holds dice while they are typed in; null: there are none any more. */
export const holdDice = (hold: string, dice: HeldDice | null): void =>
	toSession(diceKey(hold), dice);

/** Does it look like a throw? Whether it fits is for the draw to say. */
export const isThrow = (value: unknown): value is Throw =>
	typeof value === 'object' &&
	value !== null &&
	'call' in value &&
	typeof value.call === 'object' &&
	value.call !== null &&
	'faces' in value &&
	(value.faces === null || Array.isArray(value.faces)) &&
	'count' in value &&
	(value.count === null || typeof value.count === 'number') &&
	'by' in value &&
	(value.by === 'hand' || value.by === 'app' || value.by === 'both');

/** Dice that were being typed in when the page was closed, or null. Whether they fit is for the draw to say. */
export const heldDice = (hold: string): HeldDice | null => {
	const found = inSession(diceKey(hold));
	if (typeof found !== 'object' || found === null) return null;
	const { throws, faces, open } = found as Record<string, unknown>;
	if (!Array.isArray(throws) || !throws.every(isThrow)) return null;
	if (!Array.isArray(faces) || !faces.every((face) => typeof face === 'number')) return null;
	return { throws, faces, open: open === true };
};
