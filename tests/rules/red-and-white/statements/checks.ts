import { fitted } from '#lib/kernel/sheet/form.ts';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import type { Owed } from '#lib/rules/red-and-white/engine/phases/owed.ts';
import type { Clock } from '#lib/rules/red-and-white/engine/sequence.ts';
import {
	bookIn,
	type BattleState,
	type Id,
	type OfficerInBattle,
	type Presence
} from '#lib/rules/red-and-white/engine/state.ts';
import { planStrike } from '#lib/rules/red-and-white/journal/strike/striking.ts';
import { against } from '#lib/rules/red-and-white/procedures/all.ts';
import type { Form } from '#lib/rules/red-and-white/procedures/calculator.ts';
import { redAndWhite } from '#lib/rules/red-and-white/index.ts';
import type { Camp, Mark } from '#lib/rules/red-and-white/types.ts';
import { unit } from '../engine/battles.ts';
import { filled, procedure, rollOf } from '../engine/rolls.ts';
import { meets, officer, partiesOf, type Throw } from './deeds.ts';
import { engine, plain, refusalText, type Check, type Deed, type Table } from './statement.ts';

/** Then: what must be so, by labels. */

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

/** It must be done before the phase is over. */
export const owes =
	(...said: readonly string[]): Check =>
	({ state }) => {
		const { owed } = engine.waiting(state);
		return said.every((one) => owedIn(state, owed, one))
			? undefined
			: `${said.join(', ')} should be owed; owed: ${list(state, owed)}`;
	};
/** It is owed, or at least called to mind. */
export const reminds =
	(...said: readonly string[]): Check =>
	({ state }) => {
		const { owed, may } = engine.waiting(state);
		const all = [...owed, ...may];
		return said.every((one) => owedIn(state, all, one))
			? undefined
			: `${said.join(', ')} should be called to mind; so are: ${list(state, all)}`;
	};
/** Nobody waits for it. */
export const owesNot =
	(...said: readonly string[]): Check =>
	({ state }) => {
		const { owed } = engine.waiting(state);
		const found = said.filter((one) => owedIn(state, owed, one));
		return found.length ? `${found.join(', ')} is owed` : undefined;
	};
/** Nobody waits for it, and nobody is reminded of it. */
export const remindsNot =
	(...said: readonly string[]): Check =>
	({ state }) => {
		const { owed, may } = engine.waiting(state);
		const found = said.filter((one) => owedIn(state, [...owed, ...may], one));
		return found.length ? `${found.join(', ')} is called to mind` : undefined;
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

/** How a throw stands: it is among those offered, and what the rules answer to it. */
const throwStands = (
	state: BattleState,
	slug: string,
	who: string,
	at: string | null,
	{ others, part, ...wanted }: Throw
) => {
	const target = at === null ? null : (state.units[unit(at)] ?? null);
	const named = against(slug, target);
	const parties = partiesOf(who, at, {
		...(others ? { others } : {}),
		...(part ? { part } : {})
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
export const ONLY_NOT_OFFERED = 'it is not offered, but accepted';
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

/** The rules let it be done. */
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
/** Nobody waits for this unit to act in this phase. */
export const waitsNotFor =
	(who: string): Check =>
	({ state }) =>
		engine
			.waiting(state)
			.crowds.some(({ units }) =>
				units.some((one) => one.unit === unit(who) && one.doing === 'open')
			)
			? `${who} is waited for`
			: undefined;
/** Contact can be made with this enemy. */
export const mayMeet =
	(who: string, at: string): Check =>
	({ state }) => {
		const { decision, offered } = commandStands(state, meets(who, at));
		if (!decision.ok) return `contact ${who}>${at} is refused: ${refusalText(decision.refusal)}`;
		return offered ? undefined : `contact ${who}>${at} is not offered`;
	};
export const mayNotMeet = (who: string, at: string): Check => refuses(meets(who, at));

/** A unit bears these marks, or none of them. */
export const is =
	(who: string, ...marks: readonly Mark[]): Check =>
	({ state }) => {
		const lacking = marks.filter((mark) => !state.units[unit(who)]?.marks.includes(mark));
		return lacking.length ? `${who} is not ${lacking.join(', ')}` : undefined;
	};
export const isNot =
	(who: string, ...marks: readonly Mark[]): Check =>
	({ state }) => {
		const found = marks.filter((mark) => state.units[unit(who)]?.marks.includes(mark));
		return found.length ? `${who} is ${found.join(', ')}` : undefined;
	};

/** Two units are in contact, or not. */
const touching = ({ contacts }: BattleState, who: string, at: string): boolean =>
	contacts.some((one) => one.defender === unit(at) && one.attackers.includes(unit(who)));
export const touches =
	(who: string, at: string): Check =>
	({ state }) =>
		touching(state, who, at) ? undefined : `${who} is not in contact with ${at}`;
export const touchesNot =
	(who: string, at: string): Check =>
	({ state }) =>
		touching(state, who, at) ? `${who} is in contact with ${at}` : undefined;

const differing = (found: object, wanted: object): string[] => {
	const all = new Map<string, unknown>(Object.entries(found));
	return Object.entries(wanted).flatMap(([key, value]) =>
		JSON.stringify(all.get(key)) === JSON.stringify(value)
			? []
			: [`${key} is ${JSON.stringify(all.get(key))}`]
	);
};
const differs = (name: string, found: object, wanted: object): string | undefined => {
	const all = differing(found, wanted);
	return all.length ? `${name}: ${all.join(', ')}` : undefined;
};

/** An officer, a unit, the clock stand so. */
export const officerIs =
	(name: string, wanted: Partial<OfficerInBattle>): Check =>
	({ state }) =>
		differs(name, state.officers[officer(name)] ?? {}, wanted);
export const unitIs =
	(who: string, wanted: Partial<BattleState['units'][string]>): Check =>
	({ state }) =>
		differs(who, state.units[unit(who)] ?? {}, wanted);
/** It is no longer on the table. */
export const away =
	(who: string): Check =>
	({ state }) =>
		state.units[unit(who)]?.presence === 'table' ? `${who} is on the table` : undefined;
/** The army stands so. */
export const armyIs =
	(camp: Camp, wanted: Partial<BattleState['armies'][Camp]>): Check =>
	({ state }) =>
		differs(`the army of ${camp}`, state.armies[camp], wanted);
/** The shells of a battery lie somewhere, or no longer. */
export const shelling =
	(battery: string, lies: boolean): Check =>
	({ state }) =>
		state.areas.some((area) => area.battery === unit(battery)) === lies
			? undefined
			: `the area of ${battery} ${lies ? 'is gone' : 'lies there still'}`;
export const presentAs = (who: string, presence: Presence): Check => unitIs(who, { presence });
export const clockIs =
	(wanted: Clock): Check =>
	({ state }) =>
		differs('the clock', state.clock, wanted);

/** The table fills the sheet of a throw so. */
export const fills =
	(
		slug: string,
		who: string | null,
		at: string | null,
		wanted: Form,
		others?: readonly string[]
	): Check =>
	({ state }) => {
		const sheet = procedure(slug);
		const parties =
			who === 'red' || who === 'white'
				? ({ camp: who } as const)
				: partiesOf(who, at, others ? { others } : {});
		const form = { ...sheet.initial, ...filled(state, slug, parties) };
		return differs(slug, fitted(sheet, bookIn(state), form), wanted);
	};

/** The last throw was of so many dice. */
export const dice =
	(n: number): Check =>
	({ history }) => {
		const command = history.counted.at(-1)?.entry.command;
		const thrown =
			command?.type === 'roll' ? command.throws.reduce((sum, { call }) => sum + call.dice, 0) : 0;
		return thrown === n ? undefined : `${thrown} dice are thrown`;
	};

/** What the lines of `when` say in the log. */
const said = ({ history, given }: Table): string =>
	history.counted
		.slice(given)
		.flatMap((line) => redAndWhite.journal.tell(line.entry, line.before, line.after).sentences)
		.map(plain)
		.join(' ');
export const tells =
	(words: RegExp): Check =>
	(table) =>
		words.test(said(table)) ? undefined : `the log says: ${said(table)}`;
export const tellsNot =
	(words: RegExp): Check =>
	(table) =>
		words.test(said(table)) ? `the log says: ${said(table)}` : undefined;

/** One of these is so. */
export const either =
	(...checks: readonly Check[]): Check =>
	async (table) => {
		const found = await Promise.all(checks.map((check) => check(table)));
		return found.includes(undefined) ? undefined : found.join('; or ');
	};

/** All of these are so. */
export const all =
	(...checks: readonly Check[]): Check =>
	async (table) => {
		const found = await Promise.all(checks.map((check) => check(table)));
		return found.filter((one) => one !== undefined).join('; ') || undefined;
	};

/** What striking a line of `when` out makes of those after it, by their throws or commands. */
export const struck =
	(
		place: number,
		wanted: {
			/** They are no longer possible. */
			readonly goes?: readonly string[];
			/** They are worked out anew, with so many dice more. */
			readonly again?: Readonly<Record<string, number>>;
		}
	): Check =>
	async ({ history, given }) => {
		const line = history.counted[given + place];
		const plan =
			line &&
			(await planStrike(history, line.id, {
				dice: ({ call }) =>
					Promise.resolve({
						...{ call, count: null, by: 'app' },
						faces: Array.from({ length: call.dice }, () => 1)
					}),
				keeps: () => null,
				pause: () => Promise.resolve()
			}));
		if (!plan) return 'nothing can be struck there';
		const nameOf = ({ was }: (typeof plan.changes)[number]): string => {
			const { command } = was.entry;
			return command.type === 'roll' ? command.procedure : command.type;
		};
		const goes = plan.changes.filter(({ kind }) => kind === 'impossible').map(nameOf);
		const again = Object.fromEntries(
			plan.changes.flatMap((one) => (one.kind === 'again' ? [[nameOf(one), one.added]] : []))
		);
		const stays = (wanted.goes ?? []).filter((one) => !goes.includes(one));
		return stays.length
			? `${stays.join(', ')} stays; gone: ${goes.join(', ') || 'nothing'}`
			: differs('the strike', { again }, wanted.again ? { again: wanted.again } : {});
	};
