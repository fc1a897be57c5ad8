import { afterEach, expect, test } from 'vitest';
import { phaseStops } from '#lib/features/red-and-white/phase/phase-stops.ts';
import { catalogue } from '#lib/words/packs/ru-red-and-white.ts';
import { speech } from '#lib/words/speech.svelte.ts';
import { at } from '../../../rules/red-and-white/engine/acts.ts';
import { kromy } from '../../../rules/red-and-white/engine/battles.ts';

afterEach(() => {
	speech.locale = 'en';
	speech.catalogue = {};
});

test('a phase left out, or entered again, says so in the language of the player', () => {
	const notes = () =>
		phaseStops(kromy(at('red', 4), at('red', 3))).flatMap(({ n, note }) =>
			note === undefined ? [] : [[n, note]]
		);
	expect(notes()).toEqual([
		[2, 'skipped'],
		[3, 'reopened']
	]);
	speech.locale = 'ru';
	speech.catalogue = catalogue;
	expect(notes()).toEqual([
		[2, 'пропущена'],
		[3, 'открыта снова']
	]);
});
