import { nextEntry } from '../../../chained.ts';
import { diceFrom } from '#lib/kernel/dice/source.ts';
import { play, type DiceSource } from '#lib/kernel/dice/draw.ts';
import type { Phrase, PhraseValue } from '#lib/kernel/phrase.ts';
import type { Calculator, Form } from '#lib/rules/red-and-white/procedures/calculator.ts';
import { calculatorBySlug } from '#lib/rules/red-and-white/procedures/index.ts';
import type { Command, CommandOf } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { decide } from '#lib/rules/red-and-white/engine/decide.ts';
import type { BattleEntry } from '#lib/rules/red-and-white/journal/history.ts';
import { fill } from '#lib/rules/red-and-white/engine/rolls/fill.ts';
import { historyOf, type History } from '#lib/rules/red-and-white/journal/history.ts';
import { bookIn, type BattleState } from '#lib/rules/red-and-white/engine/state.ts';
import { lineLuck, resolvedIn, type LineLuck } from '#lib/rules/red-and-white/report/luck.ts';
import { beginning, factsOf, unit } from '../engine/battles.ts';

/** A line that dice decide: which calculator, who, at whom, and what the players typed. */
interface Fight {
	readonly slug: string;
	/** Null where an army or an officer is rolled for. */
	readonly unit: string | null;
	readonly target?: string;
	/** Further units that attack with it. */
	readonly others?: readonly string[];
	readonly form?: Form;
	/** The faces that fall, where they are not left to chance. */
	readonly faces?: readonly number[];
	readonly army?: CommandOf<'resolve'>['army'];
	readonly rolledFor?: string;
}

const isFight = (one: Command | Fight): one is Fight => 'slug' in one;

/** A journal keeps no fractions: a chance or a mean is kept as it reads. */
const plain = (phrase: Phrase): Phrase => ({
	...phrase,
	...(phrase.values && {
		values: Object.fromEntries(
			Object.entries(phrase.values).map(([name, value]) => [name, plainValue(value)])
		)
	})
});
const plainValue = (value: PhraseValue): PhraseValue => {
	if (typeof value !== 'object') return value;
	if ('chance' in value) return `${value.chance.mul(100).toString()} %`;
	if ('mean' in value) return value.mean.toString();
	return 'text' in value ? plain(value) : value;
};

const calculatorOf = async (slug: string): Promise<Calculator> => {
	const calculator = await calculatorBySlug(slug);
	if (!calculator) throw new Error(`No calculator ${slug}`);
	return calculator;
};

/** A journal of commands and fights, its dice always the same. */
export const fought = async (
	story: readonly (Command | Fight)[],
	first: Command = beginning
): Promise<BattleEntry[]> => {
	const entries: BattleEntry[] = [];
	const dice = diceFrom([1919, 10, 13, 7]);
	for (const [at, one] of [first, ...story].entries()) {
		const state = historyOf(entries).state;
		const command = isFight(one) ? await resolved(one, state, dice) : one;
		const minutes = String(at % 60).padStart(2, '0');
		const written = {
			kind: 'done',
			at: `2026-05-09T14:${minutes}:00.000Z`,
			command,
			facts: factsOf(decide(state, command))
		} as const;
		entries.push(nextEntry(entries, written));
	}
	return entries;
};

/** Dice that fall as they were told to. */
const fallen = (faces: readonly number[]): DiceSource => {
	const left = [...faces];
	return () => left.shift() ?? 1;
};

const resolved = async (
	{ slug, unit: id, target, others, form, faces, army, rolledFor }: Fight,
	state: BattleState,
	dice: DiceSource
): Promise<Command> => {
	const calculator = await calculatorOf(slug);
	const book = bookIn(state);
	const parties = {
		unit: id === null ? null : (state.units[id] ?? null),
		...(others ? { others: others.flatMap((one) => state.units[one] ?? []) } : {}),
		...(army ? { camp: army.camp } : {}),
		target: target === undefined ? null : (state.units[target] ?? null)
	};
	const whole = { ...calculator.initial, ...fill(state, slug, parties), ...form };
	const answer = calculator.resolve(book, whole);
	if (answer.refused) throw new Error(`${slug} is refused`);
	const { resolution } = answer;
	const { value, throws } = play(resolution.draw, faces ? fallen(faces) : dice);
	const telling = resolution.tell(value);
	return {
		type: 'resolve',
		calculator: slug,
		form: whole,
		unit: id,
		target: target ?? null,
		throws,
		text: [telling.say, ...telling.more].map(plain),
		changes: resolution.changes(value),
		...(others ? { others } : {}),
		...(army ? { army } : {}),
		...(rolledFor === undefined ? {} : { rolledFor })
	};
};

/** How lucky each line of a journal was. */
export const luckOf = async (history: History): Promise<LineLuck[]> => {
	const found: LineLuck[] = [];
	for (const line of history.counted) {
		const fact = resolvedIn(line);
		if (!fact) continue;
		const luck = lineLuck(line, await calculatorOf(fact.calculator));
		if (luck) found.push(luck);
	}
	return found;
};

const R1 = unit('R1');
const W1 = unit('W1');
const W2 = unit('W2');
const next: Command = { type: 'stepPhase', by: 1 };

/** A turn of the Reds and a half of the Whites at Kromy. */
export const KROMY: readonly (Command | Fight)[] = [
	{ slug: 'leadership', unit: R1, form: { leader: 'ok', distance: 20 } },
	next,
	{ slug: 'small-arms-fire', unit: R1, target: W1, form: { band: 'point_blank' } },
	{ slug: 'small-arms-fire', unit: unit('R2'), target: W1, form: { band: 'normal' } },
	next,
	{ slug: 'movement', unit: unit('R3') },
	next,
	{ slug: 'small-arms-fire', unit: W2, target: R1, form: { band: 'normal' } },
	next,
	next,
	{ slug: 'melee', unit: unit('R3'), target: W2 },
	next,
	{ slug: 'unit-morale', unit: W1 },
	next,
	next,
	{ type: 'loseFigures', unit: W1, figures: 4 },
	{ type: 'note', unit: null, text: 'The <bridge> is *blown* | and burns' }
];
