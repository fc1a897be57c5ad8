import { becauseOf } from '#lib/rules/red-and-white/engine/phases/because.ts';
import type { Owed } from '#lib/rules/red-and-white/engine/phases/owed.ts';
import type { BattleState, Id } from '#lib/rules/red-and-white/engine/state.ts';
import { unit } from '../engine/battles.ts';
import { causeWords } from '#lib/rules/red-and-white/words/causes.ts';
import { engine, plain, type Check } from './statement.ts';

/** Then: what is owed, by labels. */

const labelOf = ({ units }: BattleState, id: Id): string => units[id]?.unit.label ?? id;

/** What somebody owes as a statement says it: `leadership R5`, `fight R5>W1`, `army-morale white`. */
const owedAs = (state: BattleState, one: Owed): string => {
	const what = 'calculator' in one ? one.calculator : one.deed;
	if ('defender' in one)
		return `${what} ${labelOf(state, one.unit)}>${labelOf(state, one.defender)}`;
	if ('unit' in one) return `${what} ${labelOf(state, one.unit)}`;
	if ('camp' in one) return `${what} ${one.camp}`;
	if ('officer' in one)
		return `${what} ${state.officers[one.officer]?.officer.name.toLowerCase().split(' ').at(-1)}`;
	return what;
};
const manyOf = (one: Owed): number => ('n' in one ? (one.n ?? 1) : 1);

/** How often this is owed; `x2` behind it asks for just so many. */
const owedIn = (state: BattleState, owed: readonly Owed[], said: string): boolean => {
	const [what = '', many] = said.split(' x');
	const n = owed.reduce((sum, one) => sum + (owedAs(state, one) === what ? manyOf(one) : 0), 0);
	return many === undefined ? n > 0 : n === Number(many);
};
const list = (state: BattleState, owed: readonly Owed[]): string =>
	owed
		.map((one) => `${owedAs(state, one)}${manyOf(one) > 1 ? ` x${manyOf(one)}` : ''}`)
		.join(', ') || 'nothing';

/** All of this is among what must be done, or among that and what is called to mind; or nothing of it is. */
const among =
	(where: 'owed' | 'called to mind', wanted: boolean) =>
	(...said: readonly string[]): Check =>
	({ state }) => {
		const { owed, may } = engine.waiting(state);
		const all = where === 'owed' ? owed : [...owed, ...may];
		const wrong = said.filter((one) => owedIn(state, all, one) !== wanted).join(', ');
		if (!wrong) return undefined;
		return wanted
			? `${wrong} should be ${where}; so is: ${list(state, all)}`
			: `${wrong} is ${where}`;
	};
/** It must be done before the phase is over, or nobody waits for it. */
export const owes = among('owed', true);
export const owesNot = among('owed', false);
/** It is owed or at least called to mind, or neither. */
export const reminds = among('called to mind', true);
export const remindsNot = among('called to mind', false);
/** It is owed, and laid to this. */
export const because =
	(said: string, words: RegExp): Check =>
	({ state }) => {
		const { owed, may } = engine.waiting(state);
		const found = [...owed, ...may].find((one) => owedAs(state, one) === said);
		if (!found) return `${said} is not owed; so is: ${list(state, owed)}`;
		const why = becauseOf(state, found)
			.map((cause) => plain(causeWords(state, cause)))
			.join(', ');
		return words.test(why) ? undefined : `${said} is laid to: ${why || 'nothing'}`;
	};
/** A unit owes nothing at all. */
export const nobodyOwesOf =
	(who: string): Check =>
	({ state }) => {
		const found = engine
			.waiting(state)
			.owed.filter((one) => 'unit' in one && one.unit === unit(who));
		return found.length ? `${list(state, found)} is owed` : undefined;
	};
/** Of the phase that was closed last this was not left owed. */
export const leftOwedNot =
	(what: string, who: string): Check =>
	({ history }) =>
		history.counted
			.at(-1)
			?.entry.facts.some(
				(fact) =>
					fact.type === 'phaseClosed' &&
					fact.owed.some((one) => one.what === what && one.unit === unit(who))
			)
			? `${what} ${who} is said to be left owed`
			: undefined;
/** Nothing of this kind is owed by anybody. */
export const nobodyOwes =
	(what: string): Check =>
	({ state }) => {
		const found = engine.waiting(state).owed.filter((one) => owedAs(state, one).startsWith(what));
		return found.length ? `${list(state, found)} is owed` : undefined;
	};
