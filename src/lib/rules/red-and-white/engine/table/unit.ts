import { isVehicle, type Attachment, type Camp, type Character, type Mark } from '../../types.ts';
import type { BattleState, Id, OfficerInBattle, UnitInBattle } from '../state.ts';

/** SEQUENCE OF ACTION: marks that show what a unit did this turn. */
export const DONE_THIS_TURN: readonly Mark[] = [
	'led',
	'not_led',
	'fired',
	'moved',
	'charged',
	'withdrew'
];
/**
 * SUPPRESSION; BOMBARDMENT; COMMISSARS; RELIGIOUS INSPIRATION: states that last until the turn ends or, by a reading of
 * R04, until the round ends.
 */
export const STATES_OF_THE_TURN: readonly Mark[] = [
	'suppressed',
	'pinned',
	'commissar_argues',
	'commissar_overrules',
	'priest_tends',
	'priest_panics'
];

const added = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** INFANTRY: figures still on the table. */
export const figuresLeft = ({ left }: UnitInBattle): number => added(left);

/** Figures at full strength, with those of units that joined. */
export const figuresFull = ({ full }: UnitInBattle): number => added(full);

/** INFANTRY: figures that have not fallen and that the owner does not still have to take off. */
export const figuresSafe = (unit: UnitInBattle): number =>
	Math.max(0, figuresLeft(unit) - unit.toPlace);

/** TANKS; ARMOURED CARS; ARMORED TRAINS: hits that a vehicle bears, with those that its owner has still to place. */
export const hitsTaken = ({ hits, toPlace }: UnitInBattle): number => hits + toPlace;

/** INFANTRY; MORALE: a stand counts while it has a figure. */
export const standsLeft = ({ left }: UnitInBattle): number => left.filter((n) => n > 0).length;

/** INFANTRY: stands lost so far in the game. */
export const standsLost = ({ left }: UnitInBattle): number => left.filter((n) => n === 0).length;

export const vehicle = ({ unit }: UnitInBattle): boolean => isVehicle(unit.type);

export const marked = ({ marks }: UnitInBattle, mark: Mark): boolean => marks.includes(mark);

/** CRITICAL HITS: does the tank stay where it is? With a hit on the engine or a track it goes nowhere, not even back. */
export const staysThere = (unit: UnitInBattle): boolean =>
	marked(unit, 'immobilised') || marked(unit, 'engine_hit');

/** SEQUENCE OF ACTION: would fire in this phase be its first there, whatever it did in other phases? */
export const firesAnew = ({ clock }: BattleState, { fired }: UnitInBattle): boolean =>
	!fired.some(({ phase }) => phase === clock.phase);

/** SEQUENCE OF ACTION: has it fired this turn? A mark left over from an earlier turn does not count. */
export const firedThisTurn = ({ fired }: UnitInBattle): boolean => fired.length > 0;

export const onTable = ({ presence }: UnitInBattle): boolean => presence === 'table';

/** BOMBARDMENT; MELEE: those of the units named who are still on the table. */
export const stillThere = ({ units }: BattleState, named: readonly Id[]): UnitInBattle[] =>
	named.flatMap((id) => units[id] ?? []).filter(onTable);

/** Figures left of one kind of attachment; 0 where there is none. */
export const attachedLeft = ({ attached }: UnitInBattle, kind: Attachment): number =>
	attached.reduce((sum, one) => (one.kind === kind ? sum + one.left : sum), 0);

/** MACHINE GUNS: is a machine gun with it that has a gunner left, a light one or a tchanka too? */
export const hasGuns = (unit: UnitInBattle): boolean =>
	(['lmg', 'hmg', 'tchanka'] as const).some((kind) => attachedLeft(unit, kind) > 0);

/** How many attached stands of a kind still have a figure. */
export const attachedStands = ({ attached }: UnitInBattle, kind: Attachment): number =>
	attached.filter((one) => one.kind === kind && one.left > 0).length;

/** The units in the order in which they came. */
export const unitsOf = ({ order, units }: BattleState): UnitInBattle[] =>
	order.flatMap((id) => units[id] ?? []);

export const unitsOfCamp = (state: BattleState, camp: Camp): UnitInBattle[] =>
	unitsOf(state).filter((unit) => unit.camp === camp);

/** Officers who lead this unit heroically now. */
export const heroesOf = ({ officers }: BattleState, unit: Id): OfficerInBattle[] =>
	Object.values(officers).filter(
		({ heroicWith, status }) => heroicWith === unit && status === 'fit'
	);

/** OFFICERS & LEADERS: the name of the officer who alone leads this unit heroically now. */
export const heroName = (state: BattleState, unit: Id | null): string | undefined => {
	const [hero, another] = unit === null ? [] : heroesOf(state, unit);
	return another ? undefined : hero?.officer.name;
};

/** OFFICERS & LEADERS: officers who stand with this unit, whether or not they lead it heroically. */
export const officersWith = (state: BattleState, unit: Id): OfficerInBattle[] => [
	...heroesOf(state, unit),
	...Object.values(state.officers).filter(
		({ beside, status }) => beside === unit && status === 'fit'
	)
];

/** ORGANIZATION: the place of its command stand, the last of its own stands; −1 where it has none. */
export const commandOf = ({ unit, full }: UnitInBattle): number =>
	unit.commandStand ? Math.min(unit.stands.length, full.length) - 1 : -1;

/** ORGANIZATION: how many stands other than the command stand it has left. */
export const armedStands = (one: UnitInBattle): number => {
	const command = commandOf(one);
	return one.left.filter((n, place) => n > 0 && place !== command).length;
};

/** ORGANIZATION: can anything of it fire? Guns can while one of their stands is left; headquarters and baggage cannot. */
export const hasArms = (one: UnitInBattle): boolean => {
	const { type } = one.unit;
	if (type === 'wagon' || type === 'headquarters') return false;
	return (type !== 'machine_guns' && type !== 'battery') || armedStands(one) > 0;
};

/** OFFICERS & LEADERS: does anybody stand with the unit who is rolled for when its figures fall (SP-4)? */
export const standsWith = (state: BattleState, unit: UnitInBattle): boolean =>
	attachedLeft(unit, 'commissar') + attachedLeft(unit, 'priest') > 0 ||
	heroesOf(state, unit.id).length > 0 ||
	marked(unit, 'heroic');

/** OFFICERS & LEADERS: does he heroically lead a unit that is still there? */
export const leadsNow = (
	{ units }: Pick<BattleState, 'units'>,
	{ heroicWith }: OfficerInBattle
): boolean => {
	const unit = units[heroicWith ?? ''];
	return unit !== undefined && onTable(unit);
};

/** OFFICERS & LEADERS; OFFICERS' CHARACTER: his character; that of a second-in-command in his place is not known. */
export const characterOf = (
	one: Pick<OfficerInBattle, 'character' | 'secondInCommand'> | undefined
): Character | null => (!one || one.secondInCommand ? null : one.character);

/** OFFICERS & LEADERS: what is recorded about an officer for the turn, in its present state. */
export const officerOfTurn = (one: OfficerInBattle): OfficerInBattle['lastTurn'] => {
	const { status, backIn, moved, joined, heroicAtTurnStart, spotsFor } = one;
	return { status, backIn, moved, joined, heroicAtTurnStart, spotsFor };
};

/** What a unit is called: its name, or its label where it has none. */
export const nameOf = (state: BattleState, id: Id | null): string => {
	const unit = state.units[id ?? '']?.unit;
	return unit ? unit.name || unit.originalName || unit.label : (id ?? '');
};

export const officerName = (state: BattleState, id: Id | null): string =>
	state.officers[id ?? '']?.officer.name ?? '';

export const playerName = (state: BattleState, id: Id | null): string =>
	state.players[id ?? '']?.player.name ?? '';

/** Who plays a player's units: he himself, or his stand-in while he is away. */
export const playing = ({ players }: BattleState, id: Id | null): Id | null => {
	const player = players[id ?? ''];
	return player?.absent && player.takenOverBy !== null ? player.takenOverBy : id;
};
