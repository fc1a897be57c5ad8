import { printedFace, type Call, type Needs } from '#lib/kernel/dice/draw.ts';
import { say } from '#lib/kernel/phrase.ts';
import { parts, t } from '#lib/words/t.ts';
import type { Forecast, Telling } from '#lib/kernel/sheet/calculator.ts';
import { diceName, neededFaces } from './dice/needed.ts';
import { saidAfter, saidValue } from './telling/tellings.ts';
import { words as texts } from '../words/en/sheet.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

/** One fact for the whole table: what is asked, one huge number, its meaning, and the sum in small type. */
export interface Facing {
	readonly asks?: string | undefined;
	readonly value: string;
	readonly words?: string | undefined;
	readonly sum?: string | undefined;
}

/** The huge number and the words below it: `5` and `or less`. */
const needParts = (sides: number, needs: Needs): { value: string; words?: string } => {
	const [from, to] = [Math.max(1, needs.from), Math.min(sides, needs.to)];
	if (from === to) return { value: String(printedFace(sides, from)) };
	if (from === 1) return { value: String(to), words: t(texts.orLess) };
	if (to < sides) return { value: t(neededFaces(sides, needs)) };
	return { value: String(from), words: sides === 10 ? t(texts.orMoreOr0) : t(texts.orMore) };
};

/** Before the dice: what the next throw must show or, if it is only a sum, the chance. */
export const facingCall = (call: Call, forecast: Forecast): Facing => {
	const { strong, rest, second, value } = forecast.answer;
	const event = [t(strong), rest && t(rest)].filter(Boolean).join(' ');
	const { number, unit } = parts(value);
	const chance = [number, unit].filter(Boolean).join('\u202f');
	if (!call.needs) return { value: chance, words: event, sum: second && t(second) };
	return {
		asks: t(say(texts.labelRollDice, { label: t(call.label), dice: diceName(call) })),
		...needParts(call.sides, call.needs),
		sum: t(say(patterns.chanceEvent, { chance, event }))
	};
};

/** After the dice: the result. */
export const facingResult = (telling: Telling): Facing => ({
	value: saidValue(telling),
	words: saidAfter(telling),
	sum: telling.more[0] && t(telling.more[0])
});
