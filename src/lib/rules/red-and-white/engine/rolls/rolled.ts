import type { Throw } from '#lib/kernel/dice/draw.ts';
import type { Phrase } from '#lib/kernel/phrase.ts';
import type { Form, Resolution } from '../../procedures/calculator.ts';
import type { Camp } from '../../types.ts';
import type { Resolve } from './command.ts';
import { armyOutcome, concernsOfficer, officerOutcome } from './outcomes.ts';
import type { Id } from '../state.ts';

/** A roll that is over: about whom, in which situation, what fell and what the rule made of it. */
export interface Rolled {
	readonly calculator: string;
	readonly form: Form;
	readonly unit: Id | null;
	readonly target: Id | null;
	/** MELEE: further units that attacked with the first, and how they share a loss. */
	readonly others?: readonly Id[];
	readonly shares?: readonly number[] | undefined;
	/** For what concerns a whole army. */
	readonly camp: Camp | null;
	/** For what concerns an officer: the one named, or the one who leads the unit. */
	readonly officer: Id | null;
	readonly throws: readonly Throw[];
	readonly value: unknown;
	readonly resolution: Resolution;
	/** Why the referee allowed what a rule forbids. */
	readonly overruled?: string | null;
}

/** The outcome of a calculator as the command that writes it to the units. `plain`: words without fractions. */
export const rolled = (
	of: Rolled,
	plain: (phrase: Phrase) => Phrase
): Resolve & { readonly type: 'resolve' } => {
	const { calculator, form, unit, target, camp, officer, throws, value, resolution } = of;
	const { say, more } = resolution.tell(value);
	const army = camp ? armyOutcome(calculator, camp, value) : undefined;
	const fate = officer === null ? undefined : officerOutcome(calculator, officer, value);
	return {
		type: 'resolve',
		calculator,
		form,
		unit,
		target,
		...(of.others?.length ? { others: of.others } : {}),
		throws,
		text: [say, ...more].map(plain),
		changes: resolution.changes(value),
		...(of.others?.length && of.shares ? { shares: of.shares } : {}),
		...(army ? { army } : {}),
		...(fate ? { officer: fate } : {}),
		...(officer !== null && concernsOfficer(calculator) ? { rolledFor: officer } : {}),
		...(of.overruled ? { overruled: of.overruled } : {})
	};
};
