import { accept, refuse } from '#lib/kernel/game/engine.ts';
import { listIn, oneOf } from '#lib/kernel/sheet/parts.ts';
import { resolution, type Form } from '#lib/kernel/sheet/calculator.ts';
import { chanceOf } from '#lib/kernel/dice/distribution.ts';
import { ask, type Draw, type Throw } from '#lib/kernel/dice/draw.ts';
import { say } from '#lib/kernel/phrase.ts';
import { numberOf, type Book } from '../book.ts';
import { chitOf, CHITS, FIGHTING_OF } from '../charts/chits.ts';
import type { Fact } from '../engine/facts.ts';
import { chitWords } from '../engine/facts/in-fighting.ts';
import { drawChit, pool } from '../rules/in-fighting.ts';
import { CAMP_ORDER, CAMPS, type Camp } from '../types.ts';
import { CAMP_WORDS } from '../words/names.ts';
import { choice, telling, type Procedure } from './procedure.ts';
import { words as texts } from '../words/en/procedures.ts';

const campIn = (form: Form): Camp => oneOf(form, 'camp', CAMP_ORDER);

/** WHITE IN-FIGHTING; RED IN-FIGHTING: the chits out of the pool; the form counts them in the order of the chart. */
const drawnIn = (form: Form): readonly string[] =>
	CHITS[campIn(form)].flatMap(({ key }, at) =>
		Array.from({ length: listIn(form, 'out')[at] ?? 0 }, () => key)
	);

/** One of several, by its place among them, seen by the hand that drew it. */
export const inHand = (draw: Draw<unknown>, place: number): readonly Throw[] => {
	const asked = ask(draw, []);
	return asked.state === 'waiting'
		? [{ call: asked.call, faces: [place], count: null, by: 'hand' }]
		: [];
};

/** WHITE IN-FIGHTING; RED IN-FIGHTING: a chit out of the pool, seen by the hand that drew it; nothing where it is not there. */
export const chitInHand = (
	book: Book,
	camp: Camp,
	drawn: readonly string[],
	key: string
): readonly Throw[] => {
	const place = pool(book, camp, drawn).findIndex((chit) => chit.key === key) + 1;
	return place > 0 ? inHand(drawChit(book, camp, drawn), place) : [];
};

/** How many of each kind are out of the pool, in the order of the chart. */
const outOf = (drawn: readonly string[], camp: Camp): readonly number[] =>
	CHITS[camp].map(({ key }) => drawn.filter((one) => one === key).length);

/** A chit with the numbers of its words. */
interface Drawn {
	readonly key: string;
	readonly numbers: readonly number[];
}
const numbersIn = (book: Book, camp: Camp, key: string): readonly number[] =>
	(chitOf(camp, key)?.numbers ?? []).map((number) => numberOf(book, number));

/** WHITE IN-FIGHTING; RED IN-FIGHTING: one chit out of what is left in a pool. */
export const DRAW_CHIT: Procedure = {
	slug: 'draw-chit',
	title: texts.inFightingChit,
	section: 'White In-Fighting',
	phases: [],
	roles: { unit: texts.draws },
	initial: { camp: 'white', out: [] },
	asked: (book, { camps }) =>
		CAMPS.filter((camp) => pool(book, camp, camps[camp].drawn).length > 0).map((camp) => ({
			camp
		})),
	fill: ({ camps }, { camp = 'white' }) => ({
		camp,
		out: outOf(camps[camp].drawn, camp)
	}),
	known: ({ camps }, { camp = 'white' }) => ({ camp, out: outOf(camps[camp].drawn, camp) }),
	comes: (_, { form }, value) => {
		const { key: chit, numbers } = value as Drawn;
		const camp = campIn(form);
		return accept<Fact>({
			type: 'chitDrawn',
			camp,
			chit,
			lasting: chitOf(camp, chit)?.lasting ?? false,
			...(numbers.length ? { numbers } : {})
		});
	},
	groups: () => [
		{
			title: texts.thePool,
			section: 'White In-Fighting',
			fields: [choice('camp', texts.side, CAMP_WORDS)]
		}
	],
	resolve: (book, form) => {
		const camp = campIn(form);
		const left = pool(book, camp, drawnIn(form));
		if (left.length === 0)
			return { refused: refuse(FIGHTING_OF[camp], say(texts.thePoolIsEmpty)).refusal };
		return {
			resolution: resolution({
				working: [],
				draw: drawChit(book, camp, drawnIn(form)).map((key): Drawn => ({
					key: key ?? '',
					numbers: numbersIn(book, camp, key ?? '')
				})),
				forecast: (dist) => ({
					answer: { value: left.length, strong: say(texts.chitsInThePool) },
					chart: null,
					facts: [...new Set(left)].map((chit) => ({
						label: say(chit.name),
						value: { chance: chanceOf(dist, ({ key }) => key === chit.key) }
					}))
				}),
				tell: ({ key, numbers }) => {
					const words = chitWords(camp, key, numbers);
					return telling(words[0]?.text ?? '', words.slice(1));
				}
			})
		};
	}
};
