import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Plan, View } from '../../face.ts';
import { section } from '../../names.ts';
import { words as around } from '../../words/en/around.ts';
import { words } from '../../words/en/board.ts';
import type { Focus } from '../focus.svelte.ts';

/** What is read aloud when the choice changes: what it costs, what the chance is, why it cannot be, or who is there. */
export const spokenOf = <Command>(
	view: View<Command>,
	focus: Focus<Command>,
	plan: Plan<Command> | undefined,
	named: (hex: string) => string
): Phrase | null => {
	const { hex } = focus;
	if (hex === undefined) return null;
	if (focus.declaring && plan?.refusal)
		return say(around.notThere, {
			...{ hex: named(hex), why: plan.refusal.why },
			rule: section(plan.refusal.rule)
		});
	if (focus.declaring && plan?.outlook)
		return say(around.chanceOf, {
			event: plan.outlook.event,
			chance: { chance: plan.outlook.chance }
		});
	if (focus.chosenWay)
		return say(around.wayTo, {
			...{ hex: named(hex), spent: focus.chosenWay.spent, left: focus.chosenWay.left },
			end: focus.answer?.label ?? ''
		});
	const why = focus.goal === undefined ? undefined : focus.reach?.why(focus.goal);
	if (why) return say(around.notThere, { hex: named(hex), why: why.why, rule: section(why.rule) });
	const left = focus.reach?.left.get(hex);
	if (left !== undefined) return say(words.spokenReach, { hex: named(hex), left });
	const who = view.stacks.find((one) => one.hex === hex)?.counters.map(({ name }) => name);
	return say(words.hexOfSpoken, {
		hex: named(hex),
		who: who ? { list: who } : say(words.empty)
	});
};
