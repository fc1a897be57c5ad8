import { sideTowards } from '#lib/kernel/hex/hex.ts';
import { count, say } from '#lib/kernel/phrase.ts';
import {
	hexIndex,
	nameOf,
	placeName,
	stackIn,
	unitOf,
	type Breach,
	type Command,
	type OrelEngine,
	type State,
	type Step,
	type UnitId,
	type Waiting
} from '#lib/rules/orel-1919/index.ts';
import { DIRECTIONS } from '#lib/features/board/directions.ts';
import type { Ask, Losses, Several } from '#lib/features/board/ask.ts';
import { prioritiesSaid } from '#lib/features/board/fight.ts';
import { lossesAmong, type AskedOfUnits } from '#lib/features/board/asked-in-turn.ts';
import { assaultAfter, assaultAhead, winSaid } from '../chances.ts';
import { counterView } from '../counters.ts';
import { answersTo } from './asks.ts';
import { eachOf, inTurn, only, yesOf } from './in-turn.ts';
import { leavingOf } from './leaving.ts';
import { orderOf, trial } from '#lib/features/board/trial.ts';
import { inALine } from '#lib/features/board/names.ts';
import { ATTACK_NAMES } from '../names.ts';
import { words } from '../words/en/board.ts';

/** 8.8.2 The steps that the side which is asked still takes off in this Assault. */
const lossesOf = (
	engine: OrelEngine,
	state: State,
	waiting: Waiting
): Losses<Command> | undefined => {
	const { asks, commands, player } = waiting;
	const fight = state.combat?.fight;
	if (asks?.rule !== '8.8.2' || !fight?.assault) return undefined;
	if (!commands.every(({ type }) => type === 'take')) return undefined;
	const game = engine.game(state);
	const role = player === fight.player ? 'attacker' : 'defender';
	const before = fight.took[role];
	const { attackerLoss, defenderLoss } = fight.assault;
	const asking: AskedOfUnits<Command, Step, Waiting> = {
		named: (asked) => only(asked, 'take').map(({ unit }) => unit),
		step: (unit) => ({ type: 'take', unit }),
		goesOn: (next) =>
			next.player === player && next.asks?.rule === '8.8.2' && next.rolls.length === 0
	};
	return lossesAmong(engine, state, waiting, asking, {
		owed: (role === 'attacker' ? attackerLoss : defenderLoss) - before.length,
		left: (id) => unitOf(game, state, id).steps - before.filter((one) => one === id).length,
		shown: (id, steps) => counterView(game, state, { ...unitOf(game, state, id), steps }),
		took: ({ combat }) => combat?.fight?.took[role].slice(before.length)
	});
};

/** 8.7.4, 8.8.3 Who enters the cleared hex, all at once. */
const advanceOf = (
	engine: OrelEngine,
	state: State,
	next: Waiting
): Several<Command> | undefined => {
	if (!next.commands.some(({ type }) => type === 'advance')) return undefined;
	const { asked } = inTurn(engine, state, next, (commands) => only(commands, 'advance')[0]);
	const units = [...new Set(asked.flatMap((now) => only(now, 'advance').map(({ unit }) => unit)))];
	const hex = state.combat?.fight?.hex;
	const { red, white } = engine.game(state).pack.data.scenario.entryZones;
	const zone = (state.player === 'white' ? red : white).some((one) => one === hex);
	/** 7.4 Into an entry zone only as many go as must; 7.1.2 nor more than there is room for. */
	const leftOut = zone
		? { rule: '7.4', why: say(words.onlyOneEnters) }
		: { rule: '7.1.2', why: say(words.noRoomForAll) };
	const plan: Several<Command>['plan'] = (chosen) => {
		if (chosen.length === 0)
			return next.commands.some(({ type }) => type === 'done')
				? {}
				: { refusal: { rule: '8.8.3', why: say(words.oneOfThemMustEnter) } };
		const built = engine.orders.advance(state, chosen);
		if (!built.ok) return { refusal: built.refusal };
		const { order, after } = built;
		// 7.1.1 In Orel the others follow once it is said where to.
		const all =
			only(engine.waiting(after).commands, 'city').length > 0 ||
			chosen.every((id) => after.units.some((one) => one.id === id && one.hex === hex));
		return all ? { command: order } : { refusal: leftOut };
	};
	return {
		units,
		start: units.reduce<readonly UnitId[]>(
			(so, unit) => (plan([...so, unit]).command ? [...so, unit] : so),
			[]
		),
		label: count(units.length, words.nUnitsEnter),
		plan
	};
};

/** 8.2.1 Who is given munitions, all at once: where nobody has a choice of depots. */
const resupplyOf = (
	engine: OrelEngine,
	state: State,
	{ commands }: Waiting
): Several<Command> | undefined => {
	const given = only(commands, 'resupply');
	const units = [...new Set(given.map(({ unit }) => unit))];
	if (units.length < 2 || units.length < given.length) return undefined;
	return {
		units,
		label: count(units.length, words.resupplyThem),
		plan: (chosen) => {
			const steps = given.filter(({ unit }) => chosen.includes(unit));
			if (steps.length === 0) return {};
			const then = trial(engine, state, steps);
			return then.ok ? { command: orderOf(steps) } : { refusal: then.refusal };
		}
	};
};

/** 8.5.1 What a way back may break, as a reason against it. */
const BREACHES: Readonly<Record<Breach, string>> = {
	zoc: words.intoAnEnemyZone,
	barred: words.whereItMayNotGo,
	full: words.pastAFullHex,
	off: words.offTheMap,
	attacked: words.ontoAHexStillToBeAttacked,
	away: words.notTowardsItsOwnEdge
};

/** 8.5.1 The ways back that are offered, where they lead and how full it is there then; and the priorities behind them. */
const prioritiesOf = (
	engine: OrelEngine,
	state: State,
	next: Waiting
): Partial<Pick<Ask<Command>, 'answers' | 'note' | 'ruledOut'>> => {
	const { commands } = next;
	const back = commands.some(({ type }) => type === 'retreat')
		? engine.ahead.wayBack(state)
		: undefined;
	if (!back) return {};
	const game = engine.game(state);
	const place = (hex: string | undefined): number => hexIndex(game, hex ?? null);
	const [retreat] = state.combat?.retreats ?? [];
	const [first = ''] = retreat?.units ?? [];
	const from = place(retreat?.from);
	const answers = answersTo(game, state, next, commands).map((answer) => {
		const { command, hex, hint = [] } = answer;
		const then = trial(engine, state, [command]);
		if (command.type !== 'retreat' || hex === undefined || !then.ok) return answer;
		const side = sideTowards(game.board.grid, from, place(command.path[0]));
		const { points, most } = stackIn(game, then.state, hex);
		const there = unitOf(game, then.state, first).hex === hex;
		const room = say(words.stackingOfMost, { points, most: most.points });
		// A check in a ZoC comes before they are there, and may cost them a step.
		const list = [
			command.path.length > 1 ? hint : say(DIRECTIONS[side] ?? ''),
			there ? room : []
		].flat();
		return { ...answer, hint: inALine({ list }) };
	});
	const { note = '', ruledOut } = prioritiesSaid(back, BREACHES);
	const units = { list: retreat?.units.map(nameOf) ?? [] };
	return { answers, ruledOut, note: say(words.unitsNote, { units, note }) };
};

/** 8.3.1, 8.4, 8.6.2 Which guns are asked about; 8.5 who attacks those that may leave; 8.8, 8.7.4 what the Assault that is asked about would bring. */
const noteOf = (
	engine: OrelEngine,
	state: State,
	{ commands: [first, ...others] }: Waiting
): Pick<Ask<Command>, 'note'> => {
	if (first?.type === 'aim' || first?.type === 'announce') {
		const { hex } = unitOf(engine.game(state), state, first.unit);
		const list = [nameOf(first.unit), ...(hex === null ? [] : [placeName(hex)])];
		return { note: inALine({ list }) };
	}
	const fight = state.combat?.fight;
	if (first?.type === 'leave' && fight) {
		const units = { list: fight.attackers.map(nameOf) };
		return {
			note: say(words.kindUnits, { kind: say(ATTACK_NAMES[fight.kind]), units })
		};
	}
	const note = first && assaultAhead(engine, state, [first, ...others]);
	return note ? { note } : {};
};

/** 6.2, 8.8.1 What an event that is played now, or not, makes of the Assault, and what a charge. */
const playedOf = (
	engine: OrelEngine,
	state: State,
	next: Waiting
): Pick<Ask<Command>, 'answers'> | undefined => {
	if (next.asks?.rule !== '8.8.1' && !next.commands.some(({ type }) => type === 'play'))
		return undefined;
	const answers = answersTo(engine.game(state), state, next, next.commands).map((answer) => {
		const all = assaultAfter(engine, state, answer.command);
		const list = [answer.hint ?? [], (all && winSaid(all)) ?? []].flat();
		return {
			...answer,
			hint: list.length > 0 ? inALine({ list }) : undefined
		};
	});
	return { answers };
};

/** What goes with a question: answers given as one, what is asked then, and what rules them. */
export const togetherOf = (
	engine: OrelEngine,
	state: State,
	next: Waiting
): Partial<Ask<Command>> => ({
	...prioritiesOf(engine, state, next),
	...noteOf(engine, state, next),
	...playedOf(engine, state, next),
	...leavingOf(engine, state, next),
	losses: lossesOf(engine, state, next),
	several: advanceOf(engine, state, next) ?? resupplyOf(engine, state, next),
	...eachOf(engine, state, next),
	...yesOf(engine, state, next)
});
