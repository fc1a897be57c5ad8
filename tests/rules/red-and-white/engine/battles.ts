import fc from 'fast-check';
import type { Decision } from '#lib/kernel/game/engine.ts';
import { AUTOMATION_STEPS } from '#lib/rules/red-and-white/engine/automation.ts';
import { forBattle } from '#lib/rules/red-and-white/engine/commands/battle.ts';
import type { Command, CommandOf } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { decide } from '#lib/rules/red-and-white/engine/decide.ts';
import type { Fact } from '#lib/rules/red-and-white/engine/facts/fact.ts';
import { evolve } from '#lib/rules/red-and-white/engine/evolve.ts';
import { lastAct } from '#lib/kernel/game/history.ts';
import type { Act as WrittenAct } from '#lib/kernel/game/journal.ts';
import {
	historyOf,
	type BattleEntry,
	type History
} from '#lib/rules/red-and-white/journal/history.ts';
import { withEntry } from '../with-entry.ts';
import { nextEntry } from '../../../chained.ts';
import {
	EMPTY,
	OFFICER_STATUSES,
	type BattleState,
	type Id
} from '#lib/rules/red-and-white/engine/state.ts';
import { EXAMPLE_FORCES } from '../example-forces.ts';
import { CHARACTERS, MARKS, type Unit } from '#lib/rules/red-and-white/types.ts';
import { anyBeside } from './beside/beside.ts';
import { english } from '../../../english.ts';

export const FORCES = forBattle(EXAMPLE_FORCES);
const [RED_FORCE, WHITE_FORCE] = FORCES;

/** Ids of the example forces by label: `unit('R1')`. */
export const unit = (label: string): Id =>
	FORCES.flatMap(({ units }) => units).find((one) => one.label === label)?.id ?? label;

export const beginning: CommandOf<'begin'> = {
	type: 'begin',
	name: 'Kromy crossing',
	forces: FORCES,
	reserve: [unit('R8')],
	options: {},
	readings: {},
	numbers: {}
};

export const factsOf = (decision: Decision<Fact>): readonly Fact[] => {
	if (!decision.ok) throw new Error(`Refused: ${english(decision.refusal.why.text)}`);
	return decision.facts;
};

/** A command, or one that the table it is given on must be seen for: a roll. */
export type Given = Command | ((state: BattleState) => Command);

const RULED = [
	...['roll', 'engage', 'claimCover', 'placeArea', 'leadHeroically', 'moveOfficer'],
	...['joinUnit', 'setMark', 'attach', 'detach']
];

/** What the turn forbids, as the referee allows it; all else as it is. */
export const allowed = (state: BattleState, command: Command): Command => {
	if (!RULED.includes(command.type) || decide(state, command).ok) return command;
	const ruled = { reason: 'so told', allows: true } as const;
	const word = 'ruled' in command ? { ...ruled, ...command.ruled } : ruled;
	return { ...command, ruled: word } as Command;
};

/** The table after these commands, at whatever time they are given; a refusal is an error. */
export const after = (state: BattleState, ...commands: readonly Given[]): BattleState =>
	commands.reduce<BattleState>((at, given) => {
		const command = typeof given === 'function' ? given(at) : given;
		return factsOf(decide(at, allowed(at, command))).reduce(evolve, at);
	}, state);

export const kromy = (...commands: readonly Given[]): BattleState =>
	after(EMPTY, beginning, ...commands);

const UNITS = FORCES.flatMap(({ units }) => units.map(({ id }) => id));
const OFFICERS = FORCES.flatMap(({ officers }) => officers.map(({ id }) => id));
const PLAYERS = FORCES.flatMap(({ players }) => players.map(({ id }) => id));

const anyUnit = fc.constantFrom(...UNITS, 'nobody');
const anyOfficer = fc.constantFrom(...OFFICERS);
const anyPlayer = fc.constantFrom(...PLAYERS);
const anyMark = fc.constantFrom(...MARKS);
const someMarks = fc.uniqueArray(anyMark, { maxLength: 3 });
const figures = fc.integer({ min: 1, max: 9 });
const camp = fc.constantFrom('red', 'white');
const stand = fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined });

const newUnit = (n: number): Unit => ({
	...(RED_FORCE!.units[0] as Unit),
	id: `new-${n}`,
	label: `N${n}`,
	officer: null
});

const loss = (type: 'loseFigures' | 'giveBack') =>
	fc.record({ unit: anyUnit, stand, figures }).map(({ stand, ...rest }): Command => ({
		type,
		...rest,
		...(stand === undefined ? {} : { stand })
	}));

/** Any command there is, sense or no sense. */
export const anyCommand: fc.Arbitrary<Command> = fc.oneof(
	fc.constant<Command>({ type: 'stepPhase', by: 1 }),
	fc.constantFrom<Command>({ type: 'stepPhase', by: 1 }, { type: 'stepPhase', by: -1 }),
	fc
		.record({
			round: fc.integer({ min: 1, max: 4 }),
			turn: camp,
			phase: fc.integer({ min: 1, max: 7 })
		})
		.map((to) => ({ type: 'setClock', to }) as Command),
	loss('loseFigures'),
	loss('loseFigures'),
	loss('giveBack'),
	fc
		.record({ unit: anyUnit, place: fc.nat(2), left: fc.nat(2) })
		.map((rest): Command => ({ type: 'setAttached', ...rest })),
	fc
		.record({ unit: anyUnit, hits: fc.nat(6) })
		.map((rest): Command => ({ type: 'setHits', ...rest })),
	fc
		.record({ unit: anyUnit, mark: anyMark, on: fc.boolean() })
		.map((rest): Command => ({ type: 'setMark', ...rest })),
	fc
		.record({
			unit: anyUnit,
			figures: fc.integer({ min: -6, max: 3 }),
			hits: fc.integer({ min: -1, max: 2 }),
			on: someMarks,
			off: someMarks,
			note: fc.constantFrom('', 'left the road')
		})
		.map((rest): Command => ({ type: 'quick', ...rest })),
	fc
		.record({
			procedure: fc.constantFrom('unit-morale', 'leadership', 'suppression', 'movement'),
			unit: fc.option(anyUnit),
			passes: fc.boolean()
		})
		.map(({ procedure, unit, passes }): Command => ({
			type: 'roll',
			procedure,
			parties: { unit, target: null },
			form: {},
			throws: [],
			ruled: { reason: 'said so', passes }
		})),
	fc
		.record({ officer: anyOfficer, value: fc.constantFrom(...CHARACTERS) })
		.map(({ officer, value }): Command => ({
			type: 'roll',
			procedure: 'officer-character',
			parties: { unit: null, target: null, officer },
			form: {},
			throws: [],
			ruled: { reason: 'drawn from a bag', value }
		})),
	fc.constantFrom<Command>(
		{ type: 'skipPhase' },
		{ type: 'catchUp', step: 'marks_end' },
		{ type: 'catchUp', step: 'officers_return' }
	),
	fc
		.record({ step: fc.constantFrom(...AUTOMATION_STEPS), on: fc.boolean() })
		.map((rest): Command => ({ type: 'setAutomation', ...rest })),
	fc
		.record({
			unit: anyUnit,
			calculator: fc.constantFrom('officer-hit', 'train-morale', 'armoured-car-morale'),
			n: fc.nat(2)
		})
		.map((rest): Command => ({ type: 'oweTest', ...rest, reason: 'agreed at the table' })),
	fc
		.record({ camp: camp })
		.map((rest): Command => ({ type: 'waiveArmyTest', ...rest, reason: 'it is late' })),
	fc
		.record({ officer: anyOfficer, n: fc.nat(2) })
		.map((rest): Command => ({ type: 'oweCharacter', ...rest, reason: 'agreed at the table' })),
	fc
		.record({ unit: anyUnit, n: fc.nat(3) })
		.map((rest): Command => ({ type: 'setLossesDue', ...rest, reason: 'counted twice' })),
	fc
		.record({ officer: anyOfficer, moved: fc.boolean() })
		.map((rest): Command => ({ type: 'moveOfficer', ...rest })),
	fc
		.record({ officer: anyOfficer, turns: fc.integer({ min: 1, max: 6 }) })
		.map(({ officer, turns }): Command => ({
			type: 'setOfficer',
			officer,
			status: 'drunk',
			turns
		})),
	fc
		.record({ player: anyPlayer, ready: fc.boolean() })
		.map((rest): Command => ({ type: 'setReady', ...rest })),
	fc
		.record({
			unit: anyUnit,
			reason: fc.constantFrom('', 'miscounted'),
			presence: fc.constantFrom('table', 'destroyed', 'reserve', 'off_table', 'captured', 'merged'),
			left: fc.array(fc.nat(4), { minLength: 4, maxLength: 4 }),
			on: someMarks,
			off: someMarks,
			moraleTested: fc.boolean(),
			casualtiesSinceTest: fc.nat(5)
		})
		.map((rest) => ({ type: 'correct', ...rest }) as Command),
	anyUnit.map((unit): Command => ({ type: 'arrive', unit })),
	anyUnit.map((unit): Command => ({ type: 'bringBack', unit })),
	anyUnit.map((unit): Command => ({ type: 'capture', unit })),
	fc
		.record({
			unit: anyUnit,
			presence: fc.constantFrom('reserve', 'destroyed', 'off_table', 'surrendered')
		})
		.map((rest) => ({ type: 'removeUnit', ...rest }) as Command),
	fc.nat(2).map((n): Command => ({
		type: 'addUnit',
		force: WHITE_FORCE!.id,
		unit: newUnit(n),
		presence: 'table'
	})),
	fc.record({ unit: anyUnit, into: anyUnit }).map((rest): Command => ({ type: 'merge', ...rest })),
	fc.record({ unit: anyUnit, to: anyUnit }).map((rest): Command => ({ type: 'attach', ...rest })),
	anyUnit.map((unit): Command => ({ type: 'detach', unit })),
	fc.record({ unit: anyUnit, camp }).map((rest) => ({ type: 'changeSide', ...rest }) as Command),
	fc
		.record({ unit: anyUnit, officer: fc.option(anyOfficer) })
		.map((rest): Command => ({ type: 'changeOfficer', ...rest })),
	fc
		.record({ unit: anyUnit, player: fc.option(anyPlayer) })
		.map((rest): Command => ({ type: 'changePlayer', ...rest })),
	fc
		.record({ unit: anyUnit, has: fc.boolean() })
		.map((rest): Command => ({ type: 'makeBombs', ...rest })),
	fc
		.record({ officer: anyOfficer, player: fc.option(anyPlayer) })
		.map((rest): Command => ({ type: 'changeCommand', ...rest })),
	fc
		.record({ officer: anyOfficer, status: fc.constantFrom(...OFFICER_STATUSES) })
		.map((rest): Command => ({ type: 'setOfficer', ...rest })),
	fc
		.record({ officer: anyOfficer, unit: fc.option(anyUnit) })
		.map((rest): Command => ({ type: 'leadHeroically', ...rest })),
	fc
		.record({ officer: anyOfficer, character: fc.option(fc.constantFrom(...CHARACTERS)) })
		.map((rest): Command => ({ type: 'setCharacter', ...rest })),
	fc
		.record({ officer: anyOfficer, second: fc.boolean() })
		.map((rest): Command => ({ type: 'setSecond', ...rest })),
	fc
		.record({ player: anyPlayer, name: fc.constantFrom('Ada', 'Tom', ' ') })
		.map((rest): Command => ({ type: 'renamePlayer', ...rest })),
	fc
		.record({ player: anyPlayer, absent: fc.boolean() })
		.map((rest): Command => ({ type: 'setAway', ...rest })),
	fc
		.record({ player: anyPlayer, by: fc.option(anyPlayer) })
		.map((rest): Command => ({ type: 'standIn', ...rest })),
	fc
		.constantFrom('round_down', 'odd_saved', 'nonsense')
		.map((reading): Command => ({ type: 'setReading', ruling: 'R18', reading })),
	fc
		.constantFrom('variable', 'alternate')
		.map((value): Command => ({ type: 'setOption', option: 'movement', value })),
	fc
		.record({ unit: fc.option(anyUnit), text: fc.constantFrom('', 'fog', 'rain') })
		.map((rest): Command => ({ type: 'note', ...rest })),
	anyBeside(UNITS, OFFICERS)
);

/** What a table does: a command, or taking one back, or doing it again. */
export const anyAct = fc.oneof(
	{ weight: 8, arbitrary: anyCommand },
	{ weight: 2, arbitrary: fc.constant('undo' as const) },
	{ weight: 1, arbitrary: fc.constant('redo' as const) }
);
export type Act = Command | 'undo' | 'redo';

/** What an act writes down on this table; undefined where there is nothing to take back, or it is refused. */
const actOn = (history: History, act: Act): WrittenAct<Command, Fact> | undefined => {
	if (act === 'undo') {
		const last = lastAct(history);
		return last && { kind: 'undo', entry: last.entry.id };
	}
	if (act === 'redo')
		return history.undone ? { kind: 'redo', entry: history.undone.by } : undefined;
	const command = allowed(history.state, act);
	const decision = decide(history.state, command);
	return decision.ok ? { kind: 'done', command, facts: decision.facts } : undefined;
};
/** The journal that acts make; commands that are refused leave no line. */
export const journalOf = (
	acts: readonly (Act | Given)[],
	seen: (state: BattleState, entry: BattleEntry) => void = () => undefined,
	first: Command = beginning
): BattleEntry[] => {
	const journal: BattleEntry[] = [];
	let history = historyOf([]);
	for (const act of [first, ...acts]) {
		const fresh = actOn(history, typeof act === 'function' ? act(history.state) : act);
		if (!fresh) continue;
		const entry = nextEntry(journal, fresh);
		journal.push(entry);
		history = withEntry(history, entry);
		seen(history.state, entry);
	}
	return journal;
};
