import type { Refusal } from '#lib/kernel/game/engine.ts';
import type { Hex } from '#lib/kernel/hex/hex.ts';
import { count, say, type Phrase, type PhraseValue } from '#lib/kernel/phrase.ts';
import type { Field } from '#lib/ui/board/shape/field.ts';
import type { View } from '../../face.ts';
import { section } from '../../names.ts';
import { words as around } from '../../words/en/around.ts';
import { words } from '../../words/en/aids.ts';
import { words as board } from '../../words/en/board.ts';
import type { Focus } from '../focus.svelte.ts';
import { owedOf } from '../keys.ts';
import { nearOf } from '../reaches.ts';
import { listed } from './around.ts';

/** What is looked at, and what of it is worked out already. */
interface Looking<Command> {
	readonly view: View<Command>;
	/** Is it a person who is asked, and is nothing read before that? */
	readonly asks: boolean;
	readonly focus: Focus<Command>;
	readonly field: Field;
	readonly named: (hex: Hex) => string;
}

/** What is in a hex: who of them is chosen, its ground, who stands there, and what the chosen unit would have left. */
const there = <Command>({ view, focus, field, named }: Looking<Command>, hex: Hex): Phrase => {
	const who = view.stacks.find((one) => one.hex === hex)?.counters.map(({ name }) => name) ?? [];
	const left = focus.reach?.left.get(hex);
	// A way that costs nothing, into the map or by train, leaves a sign there, not points.
	const points = left && focus.reach?.ways(hex)[0]?.left !== '' ? [left] : [];
	const chosen = view.units.get(focus.unit ?? '');
	return say(words.hexWhat, {
		hex: named(hex),
		what: listed([
			...(chosen?.hex === hex ? [say(words.unitChosen, { unit: chosen.name })] : []),
			...(field.of(hex) ? [view.ground(hex)] : []),
			...points.map((most) => say(words.pointsLeftLeft, { left: most })),
			...(who.length > 0 ? who : [say(words.empty)])
		])
	});
};

/** What a choice among several comes to, or the rule in the way. */
const together = <Command>({ ask }: View<Command>, focus: Focus<Command>): Phrase | undefined => {
	if (ask?.losses) return owedOf(ask.losses, ask.losses.after(focus.picked)?.marked ?? []);
	if (ask?.each) return ask.each.after(focus.given).refusal?.why;
	const plan = focus.answer ? undefined : ask?.several?.plan(focus.picked);
	return plan && (plan.refusal?.why ?? plan.says ?? count(focus.picked.length, board.nUnits));
};

/**
 * What is read aloud when the choice changes: what it costs, what the chance is, why it cannot be, what is chosen, or
 * who is there.
 * `left`: where the keys went on the map after they left the choice; what is there.
 */
export const spokenOf = <Command>(
	looking: Looking<Command>,
	left: Hex | undefined
): Phrase | null => {
	const { view, asks, focus, named } = looking;
	const { hex, reach, plan, answer } = focus;
	if (left !== undefined && left !== hex) return there(looking, left);
	const several = asks && together(view, focus);
	if (several) return several;
	const outlook = focus.declaring ? plan?.outlook : answer?.outlook?.();
	const chance =
		outlook &&
		say(around.eventChance, { event: outlook.event, chance: { chance: outlook.chance } });
	const chosen = asks && answer ? say(words.unitChosen, { unit: answer.label }) : null;
	if (hex === undefined) return chance ?? chosen;
	if (focus.astray !== undefined) return say(board.notThisHex, { hex: named(hex) });
	const not = (what: PhraseValue, { why, rule }: Refusal): Phrase =>
		say(around.hexWhyRule, { hex: what, why, rule: section(rule) });
	if (focus.declaring && plan?.refusal) return not(named(hex), plan.refusal);
	if (chance) return chance;
	if (focus.chosenWay?.kept) return not(named(hex), focus.chosenWay.kept);
	if (focus.chosenWay) {
		const end = answer?.label ?? '';
		const points = answer?.left ?? focus.chosenWay.left;
		return points === ''
			? say(words.hexWhat, { hex: named(hex), what: end })
			: say(around.wayTo, {
					hex: named(hex),
					spent: focus.chosenWay.spent,
					end,
					left: points
				});
	}
	const why = focus.goal === undefined ? undefined : reach?.why(focus.goal);
	if (why) {
		const told = not(named(hex), why);
		const { near, attack } = nearOf(view, reach, hex);
		return near !== undefined && attack
			? say(around.whyNear, { why: told, near: say(board.attackFrom, { hex: named(near) }) })
			: told;
	}
	const here = there(looking, hex);
	if (reach?.bound) return not(here, reach.bound);
	return chosen ? say(words.hexWhat, { hex: chosen, what: here }) : here;
};
