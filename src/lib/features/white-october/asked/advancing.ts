import { say } from '#lib/kernel/phrase.ts';
import {
	nameOf,
	roomRule,
	type Command,
	type OctoberEngine,
	type State,
	type Step,
	type UnitId,
	type Waiting
} from '#lib/rules/white-october/index.ts';
import type { Each, EachRow } from '#lib/features/board/ask.ts';
import { askedInTurn } from '#lib/features/board/asked-in-turn.ts';
import { inALine } from '#lib/features/board/names.ts';
import { inOrder } from '../counters.ts';
import { words } from '../words/en/fight.ts';

type Advance = Extract<Step, { readonly type: 'advance' }>;
const isAdvance = (command: Command): command is Advance => command.type === 'advance';
const keyOf = ({ path }: Advance): string => path.join();

/** Chosen for a unit that does not advance. */
const STAYS = 'stays';

/** 8.2.7 Where each of the winner's units goes, where there are several ways: answered as one, the first way proposed. */
export const advancesOf = (
	engine: OctoberEngine,
	state: State,
	next: Waiting
): Each<Command> | undefined => {
	if (new Set(next.commands.filter(isAdvance).map(keyOf)).size < 2) return undefined;
	const game = engine.game(state);
	/** The first that is offered, by the way that is chosen for it, or proposed. */
	const goesNext = (
		asked: readonly Command[],
		chosen: Readonly<Record<UnitId, string>>
	): Advance | undefined =>
		asked.filter(isAdvance).find((one) => keyOf(one) === (chosen[one.unit] ?? keyOf(one)));
	return {
		label: say(words.advance),
		after: (chosen) => {
			const { asked, steps } = askedInTurn(
				engine,
				state,
				next,
				(commands) => goesNext(commands, chosen),
				({ player, asks }) => player === next.player && asks?.rule === next.asks?.rule
			);
			const ways = asked.flatMap((commands) => commands.filter(isAdvance));
			const units = inOrder(game, [...new Set(ways.map(({ unit }) => unit))]);
			const rows = units.map((unit): EachRow<Command> => {
				const own = new Map(
					ways.filter((one) => one.unit === unit).map((way) => [keyOf(way), way])
				);
				const goes = steps.find((way) => way.unit === unit);
				return {
					key: unit,
					unit,
					name: say(nameOf(unit)),
					chosen: goes ? keyOf(goes) : STAYS,
					open: own.size > 1 && chosen[unit] === undefined,
					answers: [
						...[...own].map(([key, command]) => ({
							key,
							unit,
							command,
							path: command.path,
							hex: command.path.at(-1),
							label: inALine({ list: command.path.map(nameOf) })
						})),
						{ key: STAYS, unit, command: { type: 'pass' }, label: say(words.stays) }
					]
				};
			});
			const gone = new Set(steps.map(({ unit }) => unit));
			const kept = units.filter((unit) => (chosen[unit] ?? STAYS) !== STAYS && !gone.has(unit));
			const unled = { rows, refusal: { rule: '8.2.7', why: say(words.someoneMustAdvance) } };
			if (kept.length > 0) {
				const way = chosen[kept[0] ?? '']?.split(',') ?? [];
				// Where nobody goes, nobody takes their room: they only join a combat unit.
				if (!steps.some(({ path }) => way.includes(path.at(-1) ?? ''))) return unled;
				const why = say(words.noRoomFor, { units: { list: kept.map(nameOf) } });
				return { rows, refusal: { rule: roomRule(game, way.at(-1)), why } };
			}
			if (steps.length === 0)
				return engine.decide(state, { type: 'pass' }).ok
					? { rows, command: { type: 'pass' } }
					: unled;
			const built = engine.orders.advance(state, steps);
			return { rows, ...(built.ok ? { command: built.order } : { refusal: built.refusal }) };
		}
	};
};
