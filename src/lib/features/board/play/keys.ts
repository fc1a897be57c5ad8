import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Fraction } from 'fraction.js';
import { t } from '#lib/words/t.ts';
import type { ButtonProps } from '#lib/ui/form/Button.svelte';
import { declineIn, type Answer, type Losses } from '../ask.ts';
import type { View } from '../face.ts';
import { inALine } from '../names.ts';
import { words } from '../words/en/board.ts';
import type { Focus } from './focus.svelte.ts';

/** What the keys do. */
interface Deeds<Command> {
	readonly give: (command: Command) => void;
	readonly endPhase: (command: Command) => void;
	readonly next: () => void;
	/** Where the game is told. */
	readonly report: string;
	readonly log: string;
	/** A hex as a key has room for it. */
	readonly named: (hex: string) => string;
}

/** The most that a key says, in characters: beyond it, only what it does. */
const MOST = 72;

/** A key of the dock, a button under the thumb; without `onclick` it waits for a choice. */
export type Key = Pick<ButtonProps, 'label' | 'detail' | 'icon' | 'href'> & {
	readonly onclick?: (() => void) | undefined;
};

/** What is still owed of losses, once these are marked. */
export const owedOf = <Command>(
	{ owed, says }: Losses<Command>,
	marked: readonly string[]
): Phrase => {
	const left = owed - marked.length;
	return says?.(left) ?? count(left, words.nStepsOwed);
};

/** The chance of an attack stands on the key that declares it: whatever else the sheet shows then. */
const withChance = (chance: Fraction | undefined, says: Phrase, warns?: Phrase): Phrase =>
	chance ? inALine({ list: [inALine({ chance }), warns ?? [], says].flat() }) : says;

/** What ends the part of the turn that is played. */
const partEnd = <Command>({ besides }: View<Command>): Answer<Command> | undefined =>
	besides.find(({ ends }) => ends);
/** What the end of a part is called where there is little room: most are the end of a phase. */
export const endLabel = <Command>(view: View<Command>): string =>
	t(partEnd(view)?.brief ?? words.endThePhase);

/** The one key that acts: gives the chosen answer, goes, declares, or leads to the next unit. */
export const mainKey = <Command>(
	view: View<Command>,
	focus: Focus<Command>,
	{ give, endPhase, next, report, named }: Deeds<Command>
): Key => {
	const gives = (command: Command | undefined): Key['onclick'] =>
		command === undefined ? undefined : () => give(command);
	const answered = (answer: Answer<Command> | undefined, label?: string): Key => {
		if (!answer) return { label: t(words.chooseAnAnswer) };
		const { brief, group = answer.label, hint } = answer;
		const says = label ? answer.label : (brief ?? hint);
		const outlook = answer.outlook?.();
		const detail = says && t(withChance(outlook?.chance, says, outlook?.warns));
		const does = label ?? t(brief ? group : answer.label);
		return {
			label: does,
			// Whatever takes long to say stands in its row, above a key that stays as high as it is.
			detail: detail && does.length + detail.length > MOST ? undefined : detail,
			onclick: gives(answer.command)
		};
	};
	if (view.over !== null) return { label: t(words.report), icon: 'book', href: report };
	if (view.ask?.losses) {
		const { losses } = view.ask;
		const { marked, command } = losses.after(focus.picked) ?? { marked: [] };
		return {
			label: t(words.takeTheLosses),
			detail: command === undefined ? t(owedOf(losses, marked)) : undefined,
			onclick: gives(command)
		};
	}
	if (view.ask?.several && !focus.answer) {
		const { label, plan } = view.ask.several;
		const { command, refusal, chance } = plan(focus.picked);
		return {
			label: t(label),
			// What is in the way stands below a list that may be long.
			detail: t(refusal?.why ?? withChance(chance, count(focus.picked.length, words.nUnits))),
			onclick: gives(command)
		};
	}
	if (view.ask?.each && !focus.answer) {
		const { label, after } = view.ask.each;
		const { rows, command } = after(focus.given);
		const chosen = rows.filter((row) => row.chosen).length;
		return {
			label: t(label),
			detail: t(say(words.nOfAll, { n: chosen, all: rows.length })),
			onclick: gives(command)
		};
	}
	if (view.ask) return answered(focus.answer);
	if (focus.declaring) {
		const { plan, act: kind } = focus;
		const { command, outlook, refusal } = plan ?? {};
		// Whoever leads does not attack.
		const { length } = focus.picked.filter((id) => !kind?.apart?.includes(id));
		const units = (length === 0 && plan?.note) || count(length, words.nUnits);
		return {
			label: t(plan?.key ?? kind?.key ?? words.declareTheAttack),
			detail: t(
				!command && refusal ? refusal.why : withChance(outlook?.chance, units, outlook?.warns)
			),
			onclick: gives(command)
		};
	}
	if (focus.unit !== undefined && focus.goal !== undefined && focus.chosenWay) {
		const label = t(say(words.moveToHex, { hex: named(focus.goal) }));
		return focus.chosenWay.ends.length > 0 ? answered(focus.answer, label) : { label };
	}
	if (focus.unit !== undefined && focus.key !== undefined) return answered(focus.answer);
	if (focus.following)
		return { label: t(words.nextUnit), detail: focus.following.name, onclick: next };
	const end = partEnd(view);
	return end
		? {
				label: t(end.label),
				detail: end.hint && t(end.hint),
				onclick: () => endPhase(end.command)
			}
		: answered(undefined);
};

/** The key beside it: the next unit, the answer that declines, the end of the phase, or the log. */
export const besideKey = <Command>(
	view: View<Command>,
	focus: Focus<Command>,
	main: Key,
	{ give, endPhase, next, log }: Deeds<Command>
): Key => {
	const toLog: Key = { label: t(words.log), icon: 'log', href: log };
	if (view.ask) {
		const none = (view.ask.several ?? view.ask.each)?.none;
		// Beside one that is chosen, and could be given, it would read as the answer for another.
		if (none && main.onclick && focus.rows.some(({ key }) => key in focus.given)) return toLog;
		if (none) return { label: t(none.label), icon: 'close', onclick: () => give(none.command) };
		const decline = declineIn(view.ask);
		return decline
			? { label: t(decline.label), icon: 'close', onclick: () => give(decline.command) }
			: toLog;
	}
	const walks = main.onclick === next;
	if (focus.following && !walks) return { label: t(words.next), icon: 'next', onclick: next };
	const end = partEnd(view);
	return end && walks
		? { label: endLabel(view), icon: 'check', onclick: () => endPhase(end.command) }
		: toLog;
};
