import { fitted } from '#lib/kernel/sheet/form.ts';
import { planStrike } from '#lib/kernel/game/strike.ts';
import type { Coming, Went } from '#lib/rules/red-and-white/engine/did.ts';
import type { Clock, PhaseNumber } from '#lib/rules/red-and-white/engine/sequence.ts';
import {
	bookIn,
	type BattleState,
	type OfficerInBattle
} from '#lib/rules/red-and-white/engine/state.ts';
import { cameInto } from '#lib/rules/red-and-white/engine/table/moves.ts';
import { didWords, redAndWhite } from '#lib/rules/red-and-white/index.ts';
import type { Form } from '#lib/rules/red-and-white/procedures/calculator.ts';
import type { Attachment, Camp, Mark } from '#lib/rules/red-and-white/types.ts';
import { unit } from '../engine/battles.ts';
import { filled, procedure } from '../engine/rolls.ts';
import { officer, partiesOf } from './deeds.ts';
import { plain, type Check, type Table } from './statement.ts';

/** Then: how things stand, what the log says, what striking a line out does. */

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
/** MOVEMENT: so it has moved in this turn, one move after another. */
/** So many stands of a kind are with the unit. */
export const hasAttached =
	(who: string, kind: Attachment, stands: number): Check =>
	({ state }) => {
		const found = state.units[unit(who)]?.attached.filter((one) => one.kind === kind).length ?? 0;
		return found === stands ? undefined : `${found} of ${kind} are with ${who}`;
	};
export const wentSo = (who: string, ...went: readonly Went[]): Check => unitIs(who, { went });
/** MELEE: so it came at this enemy. */
export const cameSo =
	(who: string, at: string, phase: PhaseNumber, how: Coming): Check =>
	({ state }) => {
		const one = state.units[unit(who)];
		return differs(who, (one && cameInto(one, unit(at))) ?? {}, { phase, how });
	};
/** What its sheet says that it did in this turn. */
export const did =
	(who: string, words: RegExp): Check =>
	({ state }) => {
		const one = state.units[unit(who)];
		const said = one ? didWords(state, one).map(plain).join(' ') : '';
		return words.test(said) ? undefined : `its sheet says: ${said}`;
	};
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

/** The raw die of this test must show so much or less. */
export const needs =
	(slug: string, who: string, to: number): Check =>
	({ state }) => {
		const one = state.units[unit(who)];
		const need = one && procedure(slug).need?.(state, { unit: one, n: 1 });
		return need?.to === to ? undefined : `${slug} ${who} needs ${need?.to ?? 'nothing known'}`;
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
			(await planStrike(redAndWhite.strike(), history, line.id, {
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
