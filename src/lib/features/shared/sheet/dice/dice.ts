import { diceFrom } from '#lib/kernel/dice/source.ts';
import type { DiceSource } from '#lib/kernel/dice/draw.ts';

let source: DiceSource | undefined;

/** The app's dice for this visit, seeded once with 128 random bits. */
export const appDice: DiceSource = (sides) => {
	if (!source) {
		const [a = 0, b = 0, c = 0, d = 0] = crypto.getRandomValues(new Int32Array(4));
		source = diceFrom([a, b, c, d]);
	}
	return source(sides);
};
