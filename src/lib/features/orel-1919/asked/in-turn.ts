import { say } from '#lib/kernel/phrase.ts';
import {
	isFunctional,
	nameOf,
	unitOf,
	type Command,
	type OrelEngine,
	type State,
	type Step,
	type UnitId,
	type Waiting
} from '#lib/rules/orel-1919/index.ts';
import type { Ask, Each } from '#lib/features/board/ask.ts';
import { answersTo } from './asks.ts';
import { askedInTurn } from '#lib/features/board/asked-in-turn.ts';
import { orderOf, trial } from '#lib/features/board/trial.ts';
import { inALine } from '#lib/features/board/names.ts';
import { attackedIn, paying } from '../names.ts';
import { words } from '../words/en/board.ts';

/** Commands of one kind. */
type Of<Type extends Command['type']> = Extract<Command, { readonly type: Type }>;
export const only = <Type extends Command['type']>(
	commands: readonly Command[],
	type: Type
): readonly Of<Type>[] => commands.filter((one): one is Of<Type> => one.type === type);

/**
 * What a side may answer, each time that the same is asked of it before dice or another fight: now, and after each
 * answer that is tried.
 */
export const inTurn = (
	engine: OrelEngine,
	from: State,
	first: Waiting,
	answer: (asked: readonly Command[]) => Step | undefined
) => {
	const fight = from.combat?.fight?.attack;
	return askedInTurn(
		engine,
		from,
		first,
		answer,
		(next, state) =>
			next.player === first.player &&
			next.asks?.rule === first.asks?.rule &&
			next.rolls.length === 0 &&
			state.combat?.fight?.attack === fight
	);
};

type Aimed = Of<'aim' | 'announce'>;
const isAimed = (one: Command): one is Aimed => one.type === 'aim' || one.type === 'announce';
const holds = (one: Aimed): boolean => (one.type === 'aim' ? one.target : one.attack) === null;

/** 8.3.1, 8.4, 8.6.2 A target, or an attack, for each gun that may fire. */
const gunsOf = (engine: OrelEngine, state: State, next: Waiting): Each<Command> | undefined => {
	const game = engine.game(state);
	const { asked, steps } = inTurn(engine, state, next, (now) =>
		now.find((one): one is Aimed => isAimed(one) && holds(one))
	);
	const guns = asked.flatMap((now) => {
		const [one] = now.filter(isAimed);
		return one ? [{ unit: one.unit, answers: answersTo(game, state, next, now) }] : [];
	});
	const nobody = guns[0]?.answers.find(({ ends }) => ends);
	if (guns.length < 2 || guns.length !== steps.length || !nobody) return undefined;
	const { label } = nobody;
	const fires = next.asks?.rule === '8.4' ? words.fireBack : words.fire;
	return {
		label: say(next.asks?.rule === '8.6.2' ? words.support1 : fires),
		none: { label, command: orderOf(steps) },
		after: (chosen) => {
			const rows = guns.map(({ unit, answers }) => ({
				key: unit,
				unit,
				answers,
				chosen: chosen[unit],
				name: inALine(nameOf(unit)),
				hex: unitOf(game, state, unit).hex ?? undefined
			}));
			const given = rows.map(({ answers, chosen: key }, at) => {
				const command = answers.find((one) => one.key === key)?.command;
				return (command && isAimed(command) ? command : undefined) ?? steps[at];
			});
			const all = given.flatMap((step) => step ?? []);
			if (all.every((step) => isAimed(step) && holds(step))) return { rows };
			const then = trial(engine, state, all);
			return { rows, ...(then.ok ? { command: orderOf(all) } : { refusal: then.refusal }) };
		}
	};
};

/** The key of the answer that this depot pays, or nobody. */
const payerKey = (depot: UnitId | null): string => depot ?? '';

/** 8.2.1 Who pays for each attack and shot, as proposed until something else is chosen. */
const paymentsOf = (engine: OrelEngine, state: State, next: Waiting): Each<Command> | undefined => {
	const game = engine.game(state);
	const planned = (chosen: Readonly<Record<string, UnitId | null>>) => {
		const { payments, order } = engine.orders.munitions(state, chosen);
		const all = payments.map((one) => one.for);
		return { order, all, due: payments.filter(({ inRange }) => inRange) };
	};
	const { due: first, all } = planned({});
	const { order: nobody } = planned(Object.fromEntries(all.map((what) => [what, null])));
	if (first.length < 2 || !nobody.ok) return undefined;
	return {
		label: say(words.pay),
		pays: true,
		none: { label: say(words.nobodyPays), command: nobody.order },
		after: (chosen) => {
			const { due, order } = planned(
				Object.fromEntries(Object.entries(chosen).map(([what, key]) => [what, key || null]))
			);
			const rows = due.map(({ for: what, depots, depot, points }) => {
				const payers = [...depots.map((one) => one.depot), null];
				const commands = payers.map((payer) => ({ type: 'pay', for: what, depot: payer }) as const);
				const declared = state.attacks.find(({ id }) => id === what);
				const unit = declared ? undefined : String(what);
				return {
					key: String(what),
					unit,
					hex: declared?.hex ?? unitOf(game, state, unit ?? '').hex ?? undefined,
					name: declared
						? say(words.theAttackOnHex, { hex: attackedIn(state, declared) })
						: inALine(nameOf(String(what))),
					chosen: payerKey(depot),
					answers: answersTo(game, state, next, commands).map((answer, at) => {
						const payer = depots[at];
						const traces = payer && isFunctional(game, state, unitOf(game, state, payer.depot));
						const hint = payer && paying(payer.left, points, traces);
						return { ...answer, key: payerKey(payer?.depot ?? null), hint };
					})
				};
			});
			return { rows, ...(order.ok ? { command: order.order } : { refusal: order.refusal }) };
		}
	};
};

/** Who fires at whom, which attack is supported, who pays for what: where it is asked several times, as one choice. */
export const eachOf = (
	engine: OrelEngine,
	state: State,
	next: Waiting
): Pick<Ask<Command>, 'each' | 'what' | 'note'> | undefined => {
	const [first] = next.commands;
	if (!first) return undefined;
	const each = isAimed(first)
		? gunsOf(engine, state, next)
		: first.type === 'pay'
			? paymentsOf(engine, state, next)
			: undefined;
	const what = {
		aim: words.whoFiresAtWhom,
		announce: words.whatDoGunsSupport,
		pay: words.whichDepotPaysForWhat
	};
	const { type } = first;
	return each && type in what
		? { each, what: say(what[type as keyof typeof what]), note: undefined }
		: undefined;
};

/** What is asked of all of them at once, by the section that asks each of them. */
const OF_ALL: Readonly<Partial<Record<string, string>>> = {
	'3.2': words.whichDepotsSupply,
	'8.5': words.whichGunsFollow,
	'8.6.2': words.whoSupportsTheAttack,
	'8.7.1': words.whichCavalryCharges,
	'8.8.1': words.whichCavalryChargesInTheAssault,
	'9.1': words.whichTrainsGoIntoContact
};

/** 3.2, 8.5 to 9.1 Who says yes, all at once: where the answer of one changes nothing for the others. */
export const yesOf = (
	engine: OrelEngine,
	state: State,
	next: Waiting
): Pick<Ask<Command>, 'several' | 'what'> | undefined => {
	const { asks, commands } = next;
	const what = OF_ALL[asks?.rule ?? ''];
	if (!asks?.yes || !asks.no || what === undefined || commands[0]?.type !== 'yes') return undefined;
	const saying = (type: 'yes' | 'no') => {
		const { asked, steps } = inTurn(engine, state, next, (now) => only(now, type)[0]);
		return { units: asked.flatMap((now) => only(now, type).map(({ unit }) => unit)), steps };
	};
	const [yes, no] = [saying('yes'), saying('no')];
	const { units } = yes;
	if (units.length < 2 || String(units) !== String(no.units)) return undefined;
	return {
		what: say(what),
		several: {
			units,
			label: asks.yes,
			none: { label: asks.no, command: orderOf(no.steps) },
			plan: (chosen) => {
				if (chosen.length === 0) return {};
				const steps = units.map((unit): Step => ({
					type: chosen.includes(unit) ? 'yes' : 'no',
					unit
				}));
				const then = trial(engine, state, steps);
				return then.ok ? { command: orderOf(steps) } : { refusal: then.refusal };
			}
		}
	};
};
