import { accept, type Decision } from '#lib/kernel/game/engine.ts';
import { enterArea, liftArea, placeArea } from './table/areas.ts';
import { begin } from './commands/begin.ts';
import { decideBeside, isBesideCommand } from './commands/beside.ts';
import { setAutomation } from './table/automation.ts';
import { catchUp, setClock, skipPhase, stepPhase } from './commands/clock.ts';
import type { Command, CommandOf } from './commands/command.ts';
import { correct } from './commands/correct.ts';
import { oweCharacter, oweTest, setLossesDue } from './rolls/debts.ts';
import { engage } from './table/contacts.ts';
import { inTurn, senseless, withUnit } from './commands/deciding.ts';
import type { Fact } from './facts/fact.ts';
import { setNumber, setOption, setReading } from './commands/house-rules.ts';
import { giveBack, loseFigures, setAttached, setHits } from './commands/losses.ts';
import { quick, setMark } from './commands/marks.ts';
import {
	addOfficer,
	changeCommand,
	leadHeroically,
	moveOfficer,
	setCharacter,
	setOfficer,
	setSecond,
	showCharacter
} from './commands/officers.ts';
import { joinPlayer, renamePlayer, setAway, setReady, standIn } from './commands/players.ts';
import { resolve } from './rolls/resolve.ts';
import type { BattleState } from './state.ts';
import {
	addUnit,
	arrive,
	bringBack,
	capture,
	changeOfficer,
	changePlayer,
	changeSide,
	merge,
	removeUnit
} from './commands/units.ts';

const rename = (state: BattleState, name: string): Decision<Fact> => {
	if (!name.trim()) return senseless('A battle needs a name.');
	return name === state.header.name
		? senseless('It is called that already.')
		: accept<Fact>({ type: 'renamed', name });
};

const note = (state: BattleState, { unit, text }: CommandOf<'note'>): Decision<Fact> => {
	const noted = accept<Fact>({ type: 'noted', unit, text });
	if (unit === null) return text.trim() ? noted : senseless('The note is empty.');
	return withUnit(state, unit, ({ note: before }) =>
		before === text ? senseless('The note says so already.') : noted
	);
};

const setArmy = (state: BattleState, command: CommandOf<'setArmy'>): Decision<Fact> => {
	const { type: _, camp, ...change } = command;
	const now = new Map(Object.entries(state.armies[camp]));
	return Object.entries(change).some(([key, value]) => now.get(key) !== value)
		? accept<Fact>({ type: 'armyChanged', camp, ...change })
		: senseless('It is so already.');
};

/** What came back from somebody's own phone: one after another, or nothing of it. */
const takeIn = (state: BattleState, { commands }: CommandOf<'takeIn'>): Decision<Fact> =>
	commands.length
		? inTurn(state, ...commands.map((command) => (at: BattleState) => decide(at, command)))
		: senseless('Nothing was chosen.');

/** Facts, or the rule that forbids the command. The referee's hand is refused only what makes no sense. */
export const decide = (state: BattleState, command: Command): Decision<Fact> => {
	if (command.type === 'begin') return begin(state, command);
	if (!state.header.forces.length) return senseless('The battle has not begun.');
	if (isBesideCommand(command)) return decideBeside(state, command);
	switch (command.type) {
		case 'rename':
			return rename(state, command.name);
		case 'stepPhase':
			return stepPhase(state, command.by);
		case 'setClock':
			return setClock(state, command.to);
		case 'skipPhase':
			return skipPhase(state);
		case 'catchUp':
			return catchUp(state, command);
		case 'setAutomation':
			return setAutomation(state, command);
		case 'oweTest':
			return oweTest(state, command);
		case 'oweCharacter':
			return oweCharacter(state, command);
		case 'setLossesDue':
			return setLossesDue(state, command);
		case 'moveOfficer':
			return moveOfficer(state, command);
		case 'setReady':
			return setReady(state, command);
		case 'correct':
			return correct(state, command);
		case 'loseFigures':
			return loseFigures(state, command);
		case 'giveBack':
			return giveBack(state, command);
		case 'setAttached':
			return setAttached(state, command);
		case 'setHits':
			return setHits(state, command);
		case 'setMark':
			return setMark(state, command);
		case 'quick':
			return quick(state, command);
		case 'resolve':
			return resolve(state, command);
		case 'setArmy':
			return setArmy(state, command);
		case 'arrive':
			return arrive(state, command.unit);
		case 'removeUnit':
			return removeUnit(state, command);
		case 'bringBack':
			return bringBack(state, command.unit);
		case 'addUnit':
			return addUnit(state, command);
		case 'merge':
			return merge(state, command);
		case 'changeSide':
			return changeSide(state, command);
		case 'capture':
			return capture(state, command.unit);
		case 'changeOfficer':
			return changeOfficer(state, command);
		case 'changePlayer':
			return changePlayer(state, command);
		case 'addOfficer':
			return addOfficer(state, command);
		case 'changeCommand':
			return changeCommand(state, command);
		case 'setOfficer':
			return setOfficer(state, command);
		case 'leadHeroically':
			return leadHeroically(state, command);
		case 'setCharacter':
			return setCharacter(state, command);
		case 'showCharacter':
			return showCharacter(state, command);
		case 'setSecond':
			return setSecond(state, command);
		case 'joinPlayer':
			return joinPlayer(state, command);
		case 'renamePlayer':
			return renamePlayer(state, command);
		case 'setAway':
			return setAway(state, command);
		case 'standIn':
			return standIn(state, command);
		case 'engage':
			return engage(state, command);
		case 'placeArea':
			return placeArea(state, command);
		case 'liftArea':
			return liftArea(state, command);
		case 'enterArea':
			return enterArea(state, command);
		case 'setReading':
			return setReading(state, command);
		case 'setNumber':
			return setNumber(state, command);
		case 'setOption':
			return setOption(state, command);
		case 'note':
			return note(state, command);
		case 'takeIn':
			return takeIn(state, command);
	}
};
