import type { Refusal } from '#lib/kernel/game/engine.ts';
import type { Hex } from '#lib/kernel/hex/hex.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	endCost,
	inPoints,
	isStep,
	leftOf,
	placeName,
	QUARTERS,
	unitOf,
	type Command,
	type CommandOf,
	type OrelEngine,
	type State,
	type Step,
	type UnitId
} from '#lib/rules/orel-1919/index.ts';
import type { Answer } from '#lib/features/board/ask.ts';
import type { WayTo } from '#lib/features/board/face.ts';
import { inALine } from '#lib/features/board/names.ts';
import { orderOf, trial } from '#lib/features/board/trial.ts';
import { outlookAtEnd } from './declare.ts';
import { ATTACK_NAMES, attackedIn } from './names.ts';
import { words as board } from '#lib/features/board/words/en/board.ts';
import { words } from './words/en/board.ts';

/** What is worked out when it is first asked for: a way is lit before anybody reads how it may end. */
export const once = <T extends object | undefined>(make: () => T): (() => T) => {
	let made: T | undefined;
	return () => (made ??= make());
};

const REST = JSON.stringify({ type: 'rest' });

/** What a move may end in, as the last part of an order. */
const endOf = (
	engine: OrelEngine,
	state: State,
	unit: UnitId,
	command: Step,
	steps: readonly Step[],
	others: readonly UnitId[] = []
): Answer<Command> | undefined => {
	const game = engine.game(state);
	const cost = endCost(game, unitOf(game, state, unit), command);
	const paid = cost > 0 && {
		hint: count(cost, words.costsNPoints),
		left: inPoints(leftOf(game, state) - cost * QUARTERS)
	};
	const end = (label: Phrase, more: Partial<Answer<Command>> = {}) => ({
		key: JSON.stringify(command),
		label,
		command: orderOf([...steps, command]),
		...paid,
		...more
	});
	/** 8.3.1, 8.6.2 What guns make ready for, and whether there is anything for them to do yet. */
	const ready = (label: Phrase): Answer<Command> => {
		const then = trial(engine, state, [command]);
		const idle =
			then.ok && engine.ahead.idleGuns(then.state).some(({ units }) => units.includes(unit));
		const list = [...(paid ? [paid.hint] : []), say(words.nothingInRangeYet)];
		return end(label, idle ? { hint: inALine({ list }) } : {});
	};
	switch (command.type) {
		case 'rest':
			return end(say(words.endItsMove));
		case 'form':
			return end(say(words.endInCombatMode));
		case 'march':
			return end(say(words.marchingDay), { hint: say(words.marchingDaySays) });
		case 'dare':
			return end(say(words.takeTheQualityCheck), { hint: say(words.passedItMayAttack) });
		case 'attack': {
			const { kind, hex, join } = command;
			const joined = state.attacks.find(({ id }) => id === join);
			const values = {
				kind: say(ATTACK_NAMES[kind]),
				hex: joined ? attackedIn(state, joined) : placeName(hex)
			};
			return end(say(joined ? words.joinTheKindOnHex : words.kindOnHex, values), {
				hex,
				outlook: once(() =>
					outlookAtEnd(engine, state, {
						hex,
						kind,
						units: [...(joined?.units ?? []), unit, ...others]
					})
				)
			});
		}
		case 'support':
			return ready(
				say(command.of === 'prepared' ? words.supportAPreparedAttack : words.supportAHastyAttack)
			);
		case 'barrage':
			return ready(say(words.makeReadyForABarrage));
		case 'dig':
			return end(say(words.digIn));
		default:
			return undefined;
	}
};

/** 7.1.4, 7.2 What a unit may do after these steps; just the steps where its move ends by itself. */
export const endsAfter = (
	engine: OrelEngine,
	state: State,
	unit: UnitId,
	steps: readonly Step[]
): readonly Answer<Command>[] => {
	const then = trial(engine, state, steps);
	if (!then.ok) return [];
	const itself = (label: string, hint?: Phrase): Answer<Command>[] => [
		{ key: 'itself', label: say(label), hint, command: orderOf(steps) }
	];
	const marching = (at: State): boolean => unitOf(engine.game(at), at, unit).mode === 'march';
	if (then.state.moving?.unit !== unit)
		return marching(then.state)
			? itself(words.endInMarchMode, say(words.costsNothing))
			: itself(words.endItsMove);
	if (then.next.rolls.length > 0)
		return itself(
			steps.at(-1)?.type === 'pick' ? words.tryItsEngine : words.goOn,
			say(words.diceDecide)
		);
	const ends = then.next.commands.flatMap((command) =>
		isStep(command) ? (endOf(engine, then.state, unit, command, steps) ?? []) : []
	);
	const rests = trial(engine, then.state, [{ type: 'rest' }]);
	const marches = rests.ok && marching(rests.state);
	return ends.map((end) =>
		marches && end.key === REST
			? { ...end, label: say(words.endInMarchMode), hint: say(words.costsNothing) }
			: end
	);
};

/** 7.2 The attacks that the first of some units may declare or join from a hex to which all of them go, or from their own. */
export const attacksAfter = (
	engine: OrelEngine,
	state: State,
	[unit = '', ...others]: readonly UnitId[],
	hex?: Hex
): readonly (Answer<Command> & { readonly attack: CommandOf<'attack'> })[] => {
	const steps: readonly Step[] = [
		{ type: 'pick', unit },
		...(hex === undefined ? [] : [{ type: 'go', hex } as const])
	];
	const then = trial(engine, state, steps);
	if (!then.ok || then.state.moving?.unit !== unit) return [];
	return then.next.commands.flatMap((attack) => {
		if (attack.type !== 'attack') return [];
		const end = endOf(engine, then.state, unit, attack, steps, others);
		return end ? { ...end, attack } : [];
	});
};

/** 5.3, 7.1.2 What keeps a unit from just ending its move after these steps, if they do not end it themselves. */
export const whyNotEnd = (
	engine: OrelEngine,
	state: State,
	steps: readonly Step[]
): Refusal | undefined => {
	const ended = trial(engine, state, [...steps, { type: 'rest' }]);
	const itself = ended.ok ? undefined : trial(engine, state, steps);
	return ended.ok || (itself?.ok && !itself.state.moving) ? undefined : ended.refusal;
};

/** What an end of a move comes to. */
const lastOf = ({ command }: Answer<Command>): Command | undefined =>
	command.type === 'order' ? command.steps.at(-1) : command;

/** 7.2, 9 Why enemies beside whom the move ends after these steps may not be attacked from there. */
const barred = (
	engine: OrelEngine,
	state: State,
	unit: UnitId,
	steps: readonly Step[],
	ends: readonly Answer<Command>[]
): NonNullable<WayTo<Command>['beyond']> => {
	const then = trial(engine, state, steps);
	if (!then.ok || then.state.moving?.unit !== unit) return [];
	const why = engine.ahead
		.barred(then.state)
		.flatMap(({ hex, ...refusal }) =>
			ends.some((end) => end.hex === hex) ? [] : { hex: placeName(hex), ...refusal }
		);
	return [...Map.groupBy(why, ({ why: { text } }) => text).values()].flatMap((all) => {
		const [first] = all;
		if (!first) return [];
		const { why: hint, rule } = first;
		return {
			label: say(board.attackHex, { hex: { list: all.map(({ hex }) => hex) } }),
			hint,
			rule
		};
	});
};

/**
 * 7.1.4, 7.2 Ends for which too little is left: Combat mode, if `forms`, and acts of which the unit can do a lesser one;
 * and attacks that are barred.
 */
export const beyond = (
	engine: OrelEngine,
	state: State,
	unit: UnitId,
	ends: readonly Answer<Command>[],
	forms: boolean,
	steps: readonly Step[] = []
): WayTo<Command>['beyond'] => {
	const game = engine.game(state);
	const known = new Set(ends.map(({ key }) => key));
	const more = ends.map(lastOf).flatMap((last): Step[] => {
		if (last?.type === 'attack' && last.kind === 'hasty' && last.join === null)
			return [{ ...last, kind: 'prepared' }];
		if (last?.type !== 'support' || last.of !== 'hasty') return [];
		return [{ type: 'support', of: 'prepared' }, { type: 'barrage' }];
	});
	const short = [...(forms ? [{ type: 'form' } as const] : []), ...more].flatMap((step) => {
		const cost = endCost(game, unitOf(game, state, unit), step);
		const end = known.has(JSON.stringify(step)) ? undefined : endOf(engine, state, unit, step, []);
		return end ? [{ label: end.label, hint: count(cost, words.needsNPoints) }] : [];
	});
	return steps.length > 0 ? [...short, ...barred(engine, state, unit, steps, ends)] : short;
};

const inOrder = (
	ends: readonly Answer<Command>[],
	rank: (last: Command | undefined) => number
): readonly Answer<Command>[] => ends.toSorted((one, two) => rank(lastOf(one)) - rank(lastOf(two)));
const joins = (last: Command | undefined): boolean => last?.type === 'attack' && last.join !== null;

/** Attacks that may be joined come first: a second one on the same hex is seldom meant. */
export const joinsFirst = (ends: readonly Answer<Command>[]): readonly Answer<Command>[] =>
	inOrder(ends, (last) => Number(!joins(last)));

/** Simply ending the move comes first, so that nobody does anything there unasked; then attacks that may be joined. */
export const plainFirst = (ends: readonly Answer<Command>[]): readonly Answer<Command>[] =>
	inOrder(ends, (last) =>
		joins(last) ? 1 : last && ['attack', 'support', 'barrage', 'dig'].includes(last.type) ? 2 : 0
	);
