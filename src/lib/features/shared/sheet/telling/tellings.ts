import { succeeds, type Throw, printedFace } from '#lib/kernel/dice/draw.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { shown, t } from '#lib/words/t.ts';
import type { Calculator, Forecast, Telling } from '#lib/kernel/sheet/calculator.ts';
import type { Throw as ShownThrow } from '#lib/ui/dice/DiceRow.svelte';
import { partiesOf } from './headline.ts';
import { ledgerLine } from './lines.ts';
import { diceName, outcomePhrase } from '../dice/needed.ts';
import type { Party } from '../stages.ts';
import { words } from '#lib/features/shared/words/en/sheet.ts';
import { words as history } from '#lib/features/shared/words/en/history.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

/** The huge number or word of a result. */
export const saidValue = ({ value }: Telling): string => t(value);

/** The sentence beside it. Where the sentence begins with the number itself, the rest of it. */
export const saidAfter = (telling: Telling): string => {
	const said = t(telling.say);
	const value = `${saidValue(telling)} `;
	return said.startsWith(value) ? said.slice(value.length) : said;
};

/** Both as text, a line each; the sentence alone where it says the number or the word, too. */
export const wholeSaid = (telling: Telling): readonly string[] => {
	const [value, said] = [saidValue(telling), t(telling.say)];
	return said.split(/\.?(?: |$)/).includes(value) ? [said] : [value, said];
};

/** A throw as the dice row draws it, with the dice that count marked and, below them, what they became by `added`; a count entered without faces is shown in words. */
export const shownThrow = (
	thrown: Throw,
	naming: (one: Phrase) => Phrase = (one) => one,
	added: Telling['added'] = {}
): ShownThrow => {
	const { call, faces } = thrown;
	const { needs } = call;
	const came = outcomePhrase(thrown);
	const plus = added[call.label] ?? 0;
	return {
		label: t(naming(say(call.label))),
		sides: call.sides,
		faces: faces && faces.map((face) => printedFace(call.sides, face)),
		count: came && t(came),
		hits: needs && faces ? faces.map((face) => succeeds(needs, face)) : null,
		below: faces && plus !== 0 ? faces.map((face) => shown(face + plus)) : null
	};
};

/** Whose dice these are, in two words. */
export const thrownBy = (throws: readonly Throw[]): string => {
	const by = (who: Throw['by']) => throws.every((thrown) => thrown.by === who);
	if (by('hand')) return t(words.typedIn);
	return by('app') ? t(words.rolledHere) : t(history.typedInAndRolledHere);
};

/** One throw as a line of text: `Fire, 6D6: 6 5 4 4 4 1`. */
const throwLine = (thrown: Throw, naming: (one: Phrase) => Phrase): string => {
	const { call, faces } = thrown;
	const came = outcomePhrase(thrown);
	const fell = faces
		? faces.map((face) => printedFace(call.sides, face)).join(' ')
		: came
			? t(came)
			: '';
	return t(
		say(patterns.labelDiceFell, { label: naming(say(call.label)), dice: diceName(call), fell })
	);
};

/** The chance of this before the dice fell. */
const beforehand = ({ answer: { strong, rest, value } }: Forecast): string =>
	t(
		say(words.beforehandValueEvent, {
			value: shown(value),
			event: [t(strong), rest && t(rest)].filter(Boolean).join(' ')
		})
	);

/** The whole result as plain text, to be pasted into a report. */
export const resultText = (of: {
	readonly calculator: Calculator;
	readonly unit: Party | undefined;
	readonly target: Party | undefined;
	readonly telling: Telling;
	readonly throws: readonly Throw[];
	readonly naming?: (one: Phrase) => Phrase;
	/** Null where the chances are covered. */
	readonly forecast: Forecast | null;
}): string => {
	const { calculator, telling, throws, naming = (one) => one, forecast } = of;
	const lines = telling.lines.map(ledgerLine);
	const paragraphs = [
		of.unit
			? [t(calculator.title), partiesOf(calculator, of.unit, of.target)]
			: [t(calculator.title)],
		[...wholeSaid(telling), ...[...telling.more, ...(telling.remarks ?? [])].map(t)],
		[
			...throws.map((one) => throwLine(one, naming)),
			...(throws.length ? [t(say(words.diceBy, { by: thrownBy(throws) }))] : []),
			...lines.map(({ reason, section, amount }) => `${reason}: ${amount} (${section})`)
		],
		forecast ? [beforehand(forecast)] : []
	];
	return paragraphs
		.filter((lines) => lines.length)
		.map((lines) => lines.join('\n'))
		.join('\n\n');
};
