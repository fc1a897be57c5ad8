import { play, type DiceSource } from '#lib/kernel/dice/draw.ts';
import { diceFrom } from '#lib/kernel/dice/source.ts';
import { fitted } from '#lib/kernel/sheet/form.ts';
import type { BattleRoll, Parties } from '#lib/rules/red-and-white/engine/rolls/parties.ts';
import {
	bookIn,
	type BattleState,
	type UnitInBattle
} from '#lib/rules/red-and-white/engine/state.ts';
import type { AttachedFates } from '#lib/rules/red-and-white/rules/attached-figures.ts';
import type { ArmyTest } from '#lib/rules/red-and-white/rules/major-morale.ts';
import type { MoraleResult } from '#lib/rules/red-and-white/rules/morale.ts';
import type { CharacterTest } from '#lib/rules/red-and-white/rules/special-figures.ts';
import { PROCEDURES } from '#lib/rules/red-and-white/procedures/all.ts';
import type { Change, Form } from '#lib/rules/red-and-white/procedures/calculator.ts';
import type { Procedure } from '#lib/rules/red-and-white/procedures/procedure.ts';
import type { Camp } from '#lib/rules/red-and-white/types.ts';

/** What comes of the dice of those throws that a test waits for. */
interface Values {
	readonly movement: number;
	readonly breakdown: boolean;
	readonly 'train-morale': boolean;
	readonly 'unit-morale': MoraleResult;
	readonly suppression: MoraleResult;
	readonly 'army-morale': ArmyTest;
	readonly 'officer-hit': AttachedFates;
	readonly 'test-of-character': CharacterTest;
}
type ValueOf<Slug extends string> = Slug extends keyof Values ? Values[Slug] : unknown;

/** What a test wants of a roll besides who makes it. */
export interface Wanted<Slug extends string = string> {
	/** What was set by hand. */
	readonly form?: Form;
	/** The faces that fall, ones after the last; or the dice. */
	readonly faces?: readonly number[];
	readonly dice?: DiceSource;
	/** It is thrown until this came of it. */
	readonly until?: (came: Came<ValueOf<Slug>>) => boolean;
	readonly ruled?: BattleRoll['ruled'];
	readonly shares?: readonly number[];
}
interface Came<Value = unknown> {
	readonly value: Value;
	readonly changes: readonly Change[];
}

export const procedure = (slug: string): Procedure => {
	const found = PROCEDURES.get(slug);
	if (!found) throw new Error(`No procedure ${slug}`);
	return found;
};

/** The situation as the table fills it in. */
export const filled = (state: BattleState, slug: string, parties: Partial<Parties>): Form =>
	procedure(slug).fill(state, { unit: null, target: null, ...parties });

const fallen = (faces: readonly number[]): DiceSource => {
	const left = [...faces];
	return () => left.shift() ?? 1;
};

/** A roll as a screen gives it: filled from the table, its dice thrown; nothing where its sheet refuses. */
export const rollOf = <Slug extends string>(
	state: BattleState,
	slug: Slug,
	parties: Partial<Parties>,
	{ form, faces, dice, until = () => true, ruled, shares }: Wanted<Slug> = {}
): BattleRoll | undefined => {
	const sheet = procedure(slug);
	const book = bookIn(state);
	const whole = fitted(sheet, book, {
		...sheet.initial,
		...filled(state, slug, parties),
		...form
	});
	const resolved = sheet.resolve(book, whole);
	if (resolved.refused) return undefined;
	const { draw, changes } = resolved.resolution;
	for (let seed = 1; seed < 5000; seed++) {
		const source = faces ? fallen(faces) : (dice ?? diceFrom([seed, seed + 1, 5, 9]));
		const { value, throws } = play(draw, source);
		if (until({ value: value as ValueOf<Slug>, changes: changes(value) }))
			return {
				type: 'roll',
				procedure: slug,
				parties: { unit: null, target: null, ...parties },
				form: whole,
				throws,
				...(ruled ? { ruled } : {}),
				...(shares ? { shares } : {})
			};
	}
	throw new Error(`${slug} never comes to that`);
};

/** The same, on whatever table it is made. */
export const rolls =
	<Slug extends string>(slug: Slug, parties: Partial<Parties>, wanted?: Wanted<Slug>) =>
	(state: BattleState): BattleRoll => {
		const roll = rollOf(state, slug, parties, wanted);
		if (!roll) throw new Error(`${slug} is refused`);
		return roll;
	};

/** So many figures or hits for one side. */
export const loses =
	(who: Change['who'], n: number) =>
	({ changes }: Came): boolean =>
		changes
			.filter((change) => change.who === who)
			.reduce((sum, { figures = 0, hits = 0 }) => sum + figures + hits, 0) === n;

/** The situation as the table fills it in, for units as they stand on it. */
export const fill = (
	state: BattleState,
	slug: string,
	{
		unit,
		target,
		others = [],
		...rest
	}: {
		readonly unit: UnitInBattle | null;
		readonly target: UnitInBattle | null;
		readonly others?: readonly UnitInBattle[];
		readonly camp?: Camp;
	}
): Form =>
	PROCEDURES.get(slug)?.fill(state, {
		unit: unit?.id ?? null,
		target: target?.id ?? null,
		others: others.map(({ id }) => id),
		...rest
	}) ?? {};
