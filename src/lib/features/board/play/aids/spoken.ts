import type { Hex } from '#lib/kernel/hex/hex.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Field } from '#lib/ui/board/shape/field.ts';
import type { View } from '../../face.ts';
import type { Plan } from '../../fight.ts';
import { section } from '../../names.ts';
import { words as around } from '../../words/en/around.ts';
import { words } from '../../words/en/aids.ts';
import type { Focus } from '../focus.svelte.ts';
import { groundOf, listed } from './around.ts';

/** What is looked at, and what of it is worked out already. */
interface Looking<Command> {
	readonly view: View<Command>;
	readonly focus: Focus<Command>;
	readonly plan: Plan<Command> | undefined;
	readonly field: Field;
	readonly named: (hex: Hex) => string;
}

/** What is in a hex: who of several there is chosen, its ground, who stands there, and what the chosen unit would have left. */
const there = <Command>({ view, focus, field, named }: Looking<Command>, hex: Hex): Phrase => {
	const here = field.of(hex);
	const who = view.stacks.find((one) => one.hex === hex)?.counters.map(({ name }) => name) ?? [];
	const left = focus.reach?.left.get(hex);
	const chosen = who.length > 1 ? view.units.get(focus.unit ?? '') : undefined;
	return say(words.hexOfSpoken, {
		hex: named(hex),
		what: listed([
			...(chosen?.hex === hex ? [say(words.chosen, { unit: chosen.name })] : []),
			...(here ? groundOf(here) : []),
			...(left === undefined ? [] : [say(words.spokenReach, { left })]),
			...(who.length > 0 ? who : [say(words.empty)])
		])
	});
};

/**
 * What is read aloud when the choice changes: what it costs, what the chance is, why it cannot be, or who is there.
 * `left`: where the keys went on the map after they left the choice; what is there.
 */
export const spokenOf = <Command>(
	looking: Looking<Command>,
	left: Hex | undefined
): Phrase | null => {
	const { focus, plan, named } = looking;
	const { hex } = focus;
	if (left !== undefined && left !== hex) return there(looking, left);
	if (hex === undefined) return null;
	if (focus.declaring && plan?.refusal)
		return say(around.notThere, {
			hex: named(hex),
			why: plan.refusal.why,
			rule: section(plan.refusal.rule)
		});
	if (focus.declaring && plan?.outlook)
		return say(around.chanceOf, {
			event: plan.outlook.event,
			chance: { chance: plan.outlook.chance }
		});
	if (focus.chosenWay)
		return say(around.wayTo, {
			hex: named(hex),
			spent: focus.chosenWay.spent,
			end: focus.answer?.label ?? '',
			left: focus.answer?.left ?? focus.chosenWay.left
		});
	const why = focus.goal === undefined ? undefined : focus.reach?.why(focus.goal);
	if (why) return say(around.notThere, { hex: named(hex), why: why.why, rule: section(why.rule) });
	return there(looking, hex);
};
