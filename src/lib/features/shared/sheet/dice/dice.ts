import { diceFrom } from '#lib/kernel/dice/source.ts';
import { preferences } from '#lib/features/shared/settings/preferences.svelte.ts';
import type { DiceSource } from '#lib/kernel/dice/draw.ts';

/** How long the phone vibrates as a die falls, in ms; dice that fall together are felt as one. */
const BUZZ = 40;

let source: DiceSource | undefined;

/** The app's dice for this visit, seeded once with 128 random bits. */
export const appDice: DiceSource = (sides) => {
	if (!source) {
		const [a = 0, b = 0, c = 0, d = 0] = crypto.getRandomValues(new Int32Array(4));
		source = diceFrom([a, b, c, d]);
	}
	if (preferences.vibrate) navigator.vibrate?.(BUZZ);
	return source(sides);
};
