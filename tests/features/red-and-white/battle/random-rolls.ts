import { fitted } from '#lib/kernel/sheet/form.ts';
import { armyOutcome, officerOutcome } from '#lib/rules/red-and-white/engine/rolls/outcomes.ts';
import { plain } from '#lib/features/red-and-white/roll/plain.ts';
import { diceFrom } from '#lib/kernel/dice/source.ts';
import { play } from '#lib/kernel/dice/draw.ts';
import { t } from '#lib/words/t.ts';
import { calculatorBySlug } from '#lib/rules/red-and-white/procedures/index.ts';
import { deedsOf } from '#lib/rules/red-and-white/engine/phases/actions.ts';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import {
	calculatorAgainst,
	canBeTarget,
	fill
} from '#lib/rules/red-and-white/engine/rolls/fill.ts';
import { owed } from '#lib/rules/red-and-white/engine/phases/owed.ts';
import {
	type BattleState,
	bookIn,
	type UnitInBattle
} from '#lib/rules/red-and-white/engine/state.ts';
import { heroesOf, onTable, unitsOf } from '#lib/rules/red-and-white/engine/table/unit.ts';
import type { Camp } from '#lib/rules/red-and-white/types.ts';

/** One of several, by chance. */
export type Pick = <T>(of: readonly T[]) => T | undefined;

/** What a table would do next: a roll that is owed, or a deed of some unit; its calculator filled, its dice thrown. */
export const nextRoll = async (state: BattleState, pick: Pick): Promise<Command | undefined> => {
	const due = pick(owed(state));
	if (due && 'camp' in due) return rolled(state, due.calculator, null, null, due.camp, pick);
	const unit = pick(unitsOf(state).filter(onTable));
	const deed = unit && pick(deedsOf(state, unit).filter(({ refusal }) => !refusal));
	if (!unit || !deed) return undefined;
	const targets = unitsOf(state).filter(
		(one) => onTable(one) && one.camp !== unit.camp && canBeTarget(deed.calculator, one)
	);
	const target = deed.target === 'enemy' ? (pick(targets) ?? null) : null;
	return rolled(state, calculatorAgainst(deed.calculator, target), unit, target, null, pick);
};

const rolled = async (
	state: BattleState,
	slug: string,
	unit: UnitInBattle | null,
	target: UnitInBattle | null,
	camp: Camp | null,
	pick: Pick
): Promise<Command | undefined> => {
	const calculator = (await calculatorBySlug(slug))!;
	const book = bookIn(state);
	const filled = fill(state, slug, { unit, target, ...(camp ? { camp } : {}) });
	const form = fitted(calculator, book, { ...calculator.initial, ...filled });
	const resolved = calculator.resolve(book, form);
	if (resolved.refused) {
		if (t(resolved.refused.why) === '') throw new Error(`${slug} refuses without a word`);
		return undefined;
	}
	const { resolution } = resolved;
	const seed = pick(Array.from({ length: 97 }, (_, n) => n)) ?? 1;
	const { value, throws } = play(resolution.draw, diceFrom([seed, seed + 1, 5, 9]));
	const telling = resolution.tell(value);
	const army = camp ? armyOutcome(slug, camp, value) : undefined;
	const hero = unit ? heroesOf(state, unit.id)[0] : undefined;
	const officer = hero ? officerOutcome(slug, hero.id, value) : undefined;
	return {
		type: 'resolve',
		calculator: slug,
		form,
		unit: unit?.id ?? null,
		target: target?.id ?? null,
		throws,
		text: [telling.say, ...telling.more].map(plain),
		changes: resolution.changes(value),
		...(army ? { army } : {}),
		...(officer ? { officer } : {})
	};
};
