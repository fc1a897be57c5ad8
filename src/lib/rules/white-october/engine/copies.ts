import type { State, Unit } from './state.ts';

// Field by field: a spread of so many fields takes ten times as long, and gives objects of many shapes.

const copyOf = (state: State): State => ({
	header: state.header,
	name: state.name,
	seats: state.seats,
	free: state.free,
	turn: state.turn,
	step: state.step,
	player: state.player,
	sequence: state.sequence,
	first: state.first,
	units: state.units,
	points: state.points,
	prisoners: state.prisoners,
	stock: state.stock,
	offensive: state.offensive,
	fatigue: state.fatigue,
	tired: state.tired,
	rest: state.rest,
	forced: state.forced,
	night: state.night,
	control: state.control,
	held: state.held,
	taken: state.taken,
	gatchina: state.gatchina,
	entrenchments: state.entrenchments,
	barricades: state.barricades,
	blown: state.blown,
	score: state.score,
	recalled: state.recalled,
	declined: state.declined,
	givenUp: state.givenUp,
	garrison: state.garrison,
	fleetActions: state.fleetActions,
	politics: state.politics,
	events: state.events,
	detached: state.detached,
	guns: state.guns,
	railed: state.railed,
	cameBy: state.cameBy,
	whiteRail: state.whiteRail,
	intruders: state.intruders,
	moving: state.moving,
	relied: state.relied,
	reliedBefore: state.reliedBefore,
	running: state.running,
	fled: state.fled,
	tolls: state.tolls,
	combat: state.combat,
	standing: state.standing,
	result: state.result
});

const unitCopy = (unit: Unit): Unit => ({
	id: unit.id,
	player: unit.player,
	fate: unit.fate,
	at: unit.at,
	due: unit.due,
	ep: unit.ep,
	mode: unit.mode,
	lowAmmo: unit.lowAmmo,
	recruits: unit.recruits,
	loyalty: unit.loyalty,
	spent: unit.spent,
	done: unit.done,
	moved: unit.moved,
	task: unit.task,
	withdrew: unit.withdrew
});

/** The state with some of it changed. */
export const changed = (state: State, changes: Partial<State>): State =>
	isWhole(changes) ? changes : Object.assign(copyOf(state), changes);

/** Is it a state already, with nothing missing? */
const isWhole = (changes: Partial<State>): changes is State => 'header' in changes;

/** A unit's record with some of it changed. */
export const changedUnit = (unit: Unit, changes: Partial<Unit>): Unit =>
	Object.assign(unitCopy(unit), changes);
