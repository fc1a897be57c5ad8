import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import type { BattleState } from '#lib/rules/red-and-white/engine/state.ts';
import type { Camp } from '#lib/rules/red-and-white/types.ts';
import { against } from '#lib/rules/red-and-white/procedures/all.ts';
import { unit } from '../engine/battles.ts';
import { rollOf } from '../engine/rolls.ts';
import { meets, partiesOf, type Throw } from './deeds.ts';
import { engine, refusalText, type Check, type Deed } from './statement.ts';

/** Then: who may do what, by labels: what is offered, and what the rules answer to it. */

/** How a throw stands: it is among those offered, and what the rules answer to it. */
const throwStands = (
	state: BattleState,
	slug: string,
	who: string,
	at: string | null,
	{ others, part, officer, ...wanted }: Throw
) => {
	const target = at === null ? null : (state.units[unit(at)] ?? null);
	const named = against(slug, target);
	const parties = partiesOf(who, at, {
		...(others ? { others } : {}),
		...(part ? { part } : {}),
		...(officer ? { officer } : {})
	});
	const offered = engine
		.waiting(state)
		.rolls.some(
			(one) =>
				one.procedure === named &&
				one.parties.unit === parties.unit &&
				one.parties.target === parties.target &&
				(part === undefined || one.parties.part === part)
		);
	const roll = rollOf(state, named, parties, wanted);
	const decision = roll && engine.decide(state, roll);
	const refusal = !decision
		? 'its sheet refuses it'
		: decision.ok
			? undefined
			: refusalText(decision.refusal);
	return { offered, refusal, name: `${named} ${who}${at === null ? '' : `>${at}`}` };
};

/** It is offered, and accepted. */
export const may =
	(slug: string, who: string, at: string | null = null, wanted: Throw = {}): Check =>
	({ state }) => {
		const { offered, refusal, name } = throwStands(state, slug, who, at, wanted);
		if (!offered) return `${name} is not offered${refusal ? ` (${refusal})` : ''}`;
		return refusal && `${name} is offered and refused: ${refusal}`;
	};

/** What is only kept from the list: whoever asks for it all the same is let. */
const ONLY_NOT_OFFERED = 'it is not offered, but accepted';
/** It is not offered, and refused. */
export const mayNot =
	(slug: string, who: string, at: string | null = null, wanted: Throw = {}): Check =>
	({ state }) => {
		const { offered, refusal, name } = throwStands(state, slug, who, at, wanted);
		if (offered) return `${name} is offered`;
		return refusal === undefined ? `${name}: ${ONLY_NOT_OFFERED}` : undefined;
	};

/** However it is filled in, this throw is refused; whether another of its kind is offered is not asked. */
export const refusesThrow =
	(slug: string, who: string, at: string | null, wanted: Throw): Check =>
	({ state }) => {
		const { refusal, name } = throwStands(state, slug, who, at, wanted);
		return refusal === undefined ? `${name} is accepted` : undefined;
	};
/** Filled in so, it is accepted. */
export const acceptsThrow =
	(slug: string, who: string, at: string | null, wanted: Throw): Check =>
	({ state }) => {
		const { refusal, name } = throwStands(state, slug, who, at, wanted);
		return refusal && `${name} is refused: ${refusal}`;
	};
/** The test of an army is not offered, and refused. */
export const armyMayNot =
	(slug: string, camp: Camp): Check =>
	({ state }) => {
		const { rolls } = engine.waiting(state);
		if (rolls.some((one) => one.procedure === slug && one.parties.camp === camp))
			return `${slug} ${camp} is offered`;
		const roll = rollOf(state, slug, { camp });
		return roll && engine.decide(state, roll).ok
			? `${slug} ${camp}: ${ONLY_NOT_OFFERED}`
			: undefined;
	};
/** A rule refuses it, and not with these words. */
export const refusesWithout =
	(words: RegExp, slug: string, who: string, at: string): Check =>
	({ state }) => {
		const { refusal, name } = throwStands(state, slug, who, at, {});
		if (refusal === undefined) return `${name} is accepted`;
		return words.test(refusal) ? refusal : undefined;
	};
/** The throw, filled in so, is of so many dice. */
export const throwsDice =
	(n: number, slug: string, who: string, wanted: Throw): Check =>
	({ state }) => {
		const roll = rollOf(state, slug, partiesOf(who, null), wanted);
		const thrown = roll?.throws.reduce((sum, { call }) => sum + call.dice, 0) ?? 0;
		return thrown === n ? undefined : `${slug} ${who} throws ${thrown} dice`;
	};

const commandStands = (state: BattleState, given: Deed) => {
	const command = typeof given === 'function' ? given(state) : given;
	if (!command) throw new Error('Nothing is to be done');
	const decision = engine.decide(state, command);
	const alike = (one: Command): boolean => JSON.stringify(one) === JSON.stringify(command);
	return { decision, offered: engine.waiting(state).commands.some(alike), type: command.type };
};

/** Each of these is offered, and accepted. */
export const offers =
	(...given: readonly Deed[]): Check =>
	({ state }) => {
		const wrong = given.flatMap((one) => {
			const { decision, offered, type } = commandStands(state, one);
			if (!decision.ok) return `${type} is refused: ${refusalText(decision.refusal)}`;
			return offered ? [] : `${type} is not offered`;
		});
		return wrong.length ? wrong.join('; ') : undefined;
	};
/** It is not among what is offered; whether it is refused is not asked. */
export const offersNot =
	(given: Deed): Check =>
	({ state }) => {
		const { offered, type } = commandStands(state, given);
		return offered ? `${type} is offered` : undefined;
	};
/** The rules let it be done, offered or not. */
export const accepts =
	(given: Deed): Check =>
	({ state }) => {
		const { decision, type } = commandStands(state, given);
		return decision.ok ? undefined : `${type} is refused: ${refusalText(decision.refusal)}`;
	};
/** It is not offered, and refused. */
export const refuses =
	(given: Deed): Check =>
	({ state }) => {
		const { decision, offered, type } = commandStands(state, given);
		if (offered) return `${type} is offered`;
		return decision.ok ? `${type}: ${ONLY_NOT_OFFERED}` : undefined;
	};
/** Does the battle wait for this unit to act in this phase? */
const waitsIn = (state: BattleState, who: string): boolean =>
	engine
		.waiting(state)
		.crowds.some(({ units }) =>
			units.some((one) => one.unit === unit(who) && one.doing === 'open')
		);
/** It may still act in this phase, and is waited for. */
export const waitsFor =
	(who: string): Check =>
	({ state }) =>
		waitsIn(state, who) ? undefined : `${who} is not waited for`;
/** Nobody waits for this unit to act in this phase. */
export const waitsNotFor =
	(who: string): Check =>
	({ state }) =>
		waitsIn(state, who) ? `${who} is waited for` : undefined;
/** Contact can be made with this enemy. */
export const mayMeet =
	(who: string, at: string): Check =>
	({ state }) => {
		const { decision, offered } = commandStands(state, meets(who, at));
		if (!decision.ok) return `contact ${who}>${at} is refused: ${refusalText(decision.refusal)}`;
		return offered ? undefined : `contact ${who}>${at} is not offered`;
	};
export const mayNotMeet = (who: string, at: string): Check => refuses(meets(who, at));
