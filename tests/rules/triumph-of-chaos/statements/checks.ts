import { same } from '#lib/kernel/same.ts';
import type { Form } from '#lib/kernel/sheet/calculator.ts';
import type { Command } from '#lib/rules/triumph-of-chaos/engine/command.ts';
import {
	spaceNow,
	stepsLeft,
	type Campaign,
	type SpaceCombat,
	type SpaceEnding
} from '#lib/rules/triumph-of-chaos/engine/state.ts';
import type { Parties } from '#lib/rules/triumph-of-chaos/procedures/procedure.ts';
import { pool } from '#lib/rules/triumph-of-chaos/rules/in-fighting.ts';
import type { Camp } from '#lib/rules/triumph-of-chaos/types.ts';
import { plain, refusalText, sheetOf, type Check, type Deed } from './statement.ts';

/** Then: what must be so. */

const json = (value: unknown): string => JSON.stringify(value);
const unless = (holds: boolean, instead: string): string | undefined =>
	holds ? undefined : instead;

/** Forbidden, under this heading. */
export const refused =
	(deed: Deed, heading: string): Check =>
	({ decide }) => {
		const decision = decide(deed);
		if (decision.ok) return `accepted: ${json(decision.facts)}`;
		return unless(decision.refusal.rule === heading, refusalText(decision.refusal));
	};
/** Forbidden with these words. */
export const refusedSaying =
	(deed: Deed, words: RegExp): Check =>
	({ decide }) => {
		const decision = decide(deed);
		if (decision.ok) return `accepted: ${json(decision.facts)}`;
		return unless(words.test(refusalText(decision.refusal)), refusalText(decision.refusal));
	};
export const accepted =
	(deed: Deed): Check =>
	({ decide }) => {
		const decision = decide(deed);
		return decision.ok ? undefined : `refused: ${refusalText(decision.refusal)}`;
	};

/** Offered, or not, among what may be done. */
export const offers =
	(...commands: readonly Command[]): Check =>
	({ waiting }) =>
		commands
			.filter((one) => !waiting.commands.some((other) => same(one, other)))
			.map((one) => `not offered: ${json(one)}`)[0];
export const offersNot =
	(...commands: readonly Command[]): Check =>
	({ waiting }) =>
		commands
			.filter((one) => waiting.commands.some((other) => same(one, other)))
			.map((one) => `offered: ${json(one)}`)[0];
/** The throw is asked for, or not. */
export const asks =
	(procedure: string, parties: Parties): Check =>
	({ waiting }) =>
		unless(
			waiting.rolls.some((one) => one.procedure === procedure && same(one.parties, parties)),
			`not asked: ${procedure} ${json(parties)}`
		);
export const asksNot =
	(procedure: string, parties: Parties): Check =>
	(table) =>
		unless(asks(procedure, parties)(table) !== undefined, `asked: ${procedure} ${json(parties)}`);
/** The endings that are offered for the space now fought over. */
export const mayEnd =
	(...endings: readonly SpaceEnding[]): Check =>
	({ waiting }) => {
		const may = waiting.commands.flatMap((one) => (one.type === 'settle' ? [one.ending] : []));
		return unless(same(may, endings), json(may));
	};

export const says =
	(words: RegExp): Check =>
	({ told }) =>
		unless(
			told.some((one) => words.test(one)),
			told.join(' ')
		);
export const saysNot =
	(words: RegExp): Check =>
	({ told }) =>
		unless(!told.some((one) => words.test(one)), told.join(' '));
const remembered = ({ waiting }: Parameters<Check>[0]): readonly string[] =>
	waiting.remember.map(({ text, more = [] }) => [text, ...more].map(plain).join(' '));
export const reminds =
	(words: RegExp, times?: number): Check =>
	(table) => {
		const found = remembered(table).filter((one) => words.test(one));
		return unless(
			times === undefined ? found.length > 0 : found.length === times,
			remembered(table).join(' ')
		);
	};
export const remindsNot =
	(words: RegExp): Check =>
	(table) =>
		unless(!remembered(table).some((one) => words.test(one)), remembered(table).join(' '));

export const left =
	(camp: Camp, n: number): Check =>
	({ state }) =>
		unless(stepsLeft(state.camps[camp]) === n, `${camp} has ${stepsLeft(state.camps[camp])}`);
export const is =
	(what: string, of: (state: Campaign) => unknown, value: unknown): Check =>
	({ state }) =>
		unless(same(of(state), value), `${what}: ${json(of(state))}`);
/** The space now fought over. */
export const space = (wanted: Partial<SpaceCombat>): Check[] =>
	Object.entries(wanted).map(([key, value]) =>
		is(key, (state) => spaceNow(state)?.[key as keyof SpaceCombat], value)
	);
export const used = (id: string, value: boolean): Check =>
	is(`${id} used`, ({ leaders }) => leaders.find((one) => one.id === id)?.used, value);
export const poolOf =
	(camp: Camp, n: number): Check =>
	({ book, state }) => {
		const many = pool(book, camp, state.camps[camp].drawn).length;
		return unless(many === n, `${camp} has ${many} chits in the pool`);
	};
export const fills =
	(slug: string, parties: Parties, wanted: Form): Check =>
	({ state }) => {
		const form = sheetOf(slug, state, parties);
		const other = Object.keys(wanted).filter((key) => !same(form[key], wanted[key]));
		return unless(other.length === 0, other.map((key) => `${key}: ${json(form[key])}`).join(', '));
	};
