import { expect, test } from 'vitest';
import { inShort } from '#lib/features/shared/journal/said.ts';
import { say } from '#lib/kernel/phrase.ts';

const short = (...sentences: readonly string[]): string =>
	inShort({ sentences: sentences.map((one) => say(one)), way: 'done' });

test('two sentences are enough for a toast, but none that only leads to the next', () => {
	expect(short('They stand.', 'Support is given.', 'The die is 4.')).toBe(
		'They stand. Support is given.'
	);
	expect(
		short('Orders are given.', 'By the orders of Red:', 'the convoy pays.', 'And so on.')
	).toBe('Orders are given. By the orders of Red: the convoy pays.');
	expect(short('They stand.')).toBe('They stand.');
});

test('what is taken back is named by its first sentence, not told with all that followed from it', () => {
	const sentences = ['The phase ends.', 'Red pays.', 'They stand.'].map((one) => say(one));
	expect(inShort({ sentences, way: 'undone' })).toBe('Taken back: The phase ends.');
});

test('what dice did is told with the halves of both sides where it stands in the step at hand', () => {
	const sentences = ['The attacker wins.', 'The defender: 1 EP.', 'The attacker: 1 EP.', 'On.'];
	const fell = inShort({ sentences: sentences.map((one) => say(one)), way: 'done' }, 3);
	expect(fell).toBe('The attacker wins. The defender: 1 EP. The attacker: 1 EP.');
});

test('what stands on the screen already is not said again', () => {
	const sentences = ['White rolls 39: Treachery.', 'A unit loses an EP.'].map((one) => say(one));
	const beside = 'Treachery. A unit loses an EP.';
	expect(inShort({ sentences, way: 'done' }, 2, beside)).toBe('White rolls 39: Treachery.');
});
