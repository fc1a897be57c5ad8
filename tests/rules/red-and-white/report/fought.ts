import { nextEntry } from '../../../chained.ts';
import type { DiceSource } from '#lib/kernel/dice/draw.ts';
import { diceFrom } from '#lib/kernel/dice/source.ts';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { decide } from '#lib/rules/red-and-white/engine/decide.ts';
import type { BattleState } from '#lib/rules/red-and-white/engine/state.ts';
import {
	historyOf,
	type BattleEntry,
	type History
} from '#lib/rules/red-and-white/journal/history.ts';
import type { Form } from '#lib/rules/red-and-white/procedures/calculator.ts';
import { lineLuck, type LineLuck } from '#lib/rules/red-and-white/report/luck/luck.ts';
import type { Camp } from '#lib/rules/red-and-white/types.ts';
import { allowed, beginning, factsOf, unit } from '../engine/battles.ts';
import { rolls } from '../engine/rolls.ts';

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
	readonly camp?: Camp;
	readonly officer?: string;
}

const isFight = (one: Command | Fight): one is Fight => 'slug' in one;

const rolled = ({ slug, form, faces, ...parties }: Fight, state: BattleState, dice: DiceSource) =>
	rolls(slug, parties, { ...(form ? { form } : {}), ...(faces ? { faces } : { dice }) })(state);

/** A journal of commands and fights, its dice always the same. */
export const fought = (
	story: readonly (Command | Fight)[],
	first: Command = beginning
): BattleEntry[] => {
	const entries: BattleEntry[] = [];
	const dice = diceFrom([1919, 10, 13, 7]);
	for (const [at, one] of [first, ...story].entries()) {
		const state = historyOf(entries).state;
		const command = allowed(state, isFight(one) ? rolled(one, state, dice) : one);
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

/** How lucky each line of a journal was. */
export const luckOf = (history: History): LineLuck[] =>
	history.counted.flatMap((line) => lineLuck(line) ?? []);

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
