import type { Call, Meanings, Needs, Throw } from '#lib/kernel/dice/draw.ts';
import { answerTo, printedFace, succeeds } from '#lib/kernel/dice/draw.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { t } from '#lib/words/t.ts';
import { words } from '#lib/features/shared/words/en/sheet.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

/** The unmodified faces that count, as one reads a die: `4 or more`, `5 or less`, `4–6`, `0`. */
export const neededFaces = (sides: number, needs: Needs): Phrase => {
	const from = Math.max(1, needs.from);
	const to = Math.min(sides, needs.to);
	if (from === to) return say(patterns.face, { face: printedFace(sides, from) });
	if (from === 1) return say(words.faceOrLess, { face: to });
	if (to < sides) return say(patterns.fromTo, { from, to });
	return sides === 10 ? say(words.fromOrMoreOr0, { from }) : say(words.faceOrMore, { face: from });
};

/** The same throw without saying what it must show. */
export const bare = ({ needs: _, ...call }: Call): Call => call;

/** What is thrown: `D10`, `5D6`. */
export const diceName = ({ dice, sides }: Pick<Call, 'dice' | 'sides'>): Phrase =>
	dice > 1 ? say(words.nDSides, { n: dice, sides }) : say(words.dSides, { sides });

/** What a die must show: `hit on 4 or more`; where no face does, what all of them do: `fails on 1–6`. */
export const needPhrase = ({ sides, needs }: Call): Phrase | undefined => {
	if (!needs) return undefined;
	const [word, faces] =
		needs.to < 1 || needs.from > sides
			? [needs.other, say(patterns.fromTo, { from: 1, to: sides })]
			: [needs.word, neededFaces(sides, needs)];
	return say(words.wordOnFaces, { word: say(word), faces });
};

/** What stands on the keys of a die: what each face means; undefined where the face itself is all there is. */
export const notesOf = ({ sides, needs }: Call, means?: Meanings): readonly string[] | undefined =>
	means?.map((word) => t(word)) ??
	(needs &&
		Array.from({ length: sides }, (_, at) =>
			t(succeeds(needs, at + 1) ? needs.word : needs.other)
		));

/** What each throw is called: single dice of one name by their number, so that it is seen whose turn it is. */
export const callNames = (
	calls: readonly Call[],
	naming: (one: Phrase) => Phrase = (one) => one
): readonly Phrase[] => {
	const dice = calls.map(({ kind, label }) => (kind === 'die' ? label : undefined));
	return calls.map(({ label }, at) => {
		const name = naming(say(label));
		if (dice.indexOf(label) === dice.lastIndexOf(label)) return name;
		const n = dice.slice(0, at + 1).filter((one) => one === label).length;
		return say(patterns.labelFace, { label: name, face: n });
	});
};

/** A throw that is due, in one line. */
export const callPhrase = (call: Call, label: Phrase = say(call.label)): Phrase => {
	const need = needPhrase(call);
	if (call.kind === 'pool' && need)
		return say(patterns.labelIsDiceAndNeed, {
			label,
			need,
			dice: count(call.dice, words.nDice)
		});
	return need
		? say(patterns.labelAndDiceIsNeed, { label, dice: diceName(call), need })
		: say(patterns.labelDice, { label, dice: diceName(call) });
};

/** What a throw came to: a face and its word, a number of hits, or a total. */
export const outcomePhrase = (thrown: Throw): Phrase | undefined => {
	const { call } = thrown;
	const answer = answerTo(call, thrown);
	if (answer === undefined) return undefined;
	const { needs } = call;
	if (call.kind === 'sum' || !needs)
		return say(patterns.n, { n: call.kind === 'die' ? printedFace(call.sides, answer) : answer });
	const face = call.kind === 'die' ? answer : call.dice === 1 ? thrown.faces?.[0] : undefined;
	if (face === undefined)
		return say(words.nOfDiceWord, { n: answer, dice: call.dice, word: say(needs.word) });
	const good = succeeds(needs, face);
	return say(patterns.faceWord, {
		face: printedFace(call.sides, face),
		word: say(good ? needs.word : needs.other)
	});
};
