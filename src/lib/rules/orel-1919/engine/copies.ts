import type { Fight } from './combat/state.ts';
import type { State, Unit } from './state.ts';

// Field by field: a spread of so many fields takes ten times as long, and gives objects of many shapes.

const copyOf = (state: State): State => ({
	header: state.header,
	name: state.name,
	seats: state.seats,
	free: state.free,
	turn: state.turn,
	player: state.player,
	phase: state.phase,
	units: state.units,
	points: state.points,
	prisoners: state.prisoners,
	taken: state.taken,
	lost: state.lost,
	exactions: state.exactions,
	asleep: state.asleep,
	bodies: state.bodies,
	raised: state.raised,
	ties: state.ties,
	control: state.control,
	orel: state.orel,
	orelChosen: state.orelChosen,
	observed: state.observed,
	strays: state.strays,
	moving: state.moving,
	relied: state.relied,
	entries: state.entries,
	attacks: state.attacks,
	nextAttack: state.nextAttack,
	hand: state.hand,
	suffering: state.suffering,
	playing: state.playing,
	rolled: state.rolled,
	combat: state.combat,
	standing: state.standing,
	result: state.result
});

const unitCopy = (unit: Unit): Unit => ({
	id: unit.id,
	player: unit.player,
	fate: unit.fate,
	hex: unit.hex,
	due: unit.due,
	steps: unit.steps,
	mode: unit.mode,
	routed: unit.routed,
	command: unit.command,
	unsupplied: unit.unsupplied,
	recruits: unit.recruits,
	rumors: unit.rumors,
	works: unit.works,
	done: unit.done,
	moved: unit.moved,
	action: unit.action,
	fired: unit.fired,
	engine: unit.engine,
	spent: unit.spent,
	capacity: unit.capacity
});

const fightCopy = (fight: Fight): Fight => ({
	attack: fight.attack,
	kind: fight.kind,
	hex: fight.hex,
	player: fight.player,
	attackers: fight.attackers,
	defenders: fight.defenders,
	sheltering: fight.sheltering,
	dry: fight.dry,
	stage: fight.stage,
	asked: fight.asked,
	contact: fight.contact,
	supports: fight.supports,
	checked: fight.checked,
	passed: fight.passed,
	charging: fight.charging,
	results: fight.results,
	assault: fight.assault,
	took: fight.took,
	morale: fight.morale,
	after: fight.after,
	advanced: fight.advanced,
	fled: fight.fled,
	trails: fight.trails,
	leaving: fight.leaving,
	hits: fight.hits,
	spoils: fight.spoils,
	pursuit: fight.pursuit,
	duel: fight.duel,
	events: fight.events
});

/** The state with some of it changed. */
export const changed = (state: State, changes: Partial<State>): State =>
	isWhole(changes) ? changes : Object.assign(copyOf(state), changes);

/** Is it a state already, with nothing missing? */
const isWhole = (changes: Partial<State>): changes is State => 'header' in changes;

/** A unit's record with some of it changed. */
export const changedUnit = (unit: Unit, changes: Partial<Unit>): Unit =>
	Object.assign(unitCopy(unit), changes);

/** The record of an attack with some of it changed. */
export const changedFight = (fight: Fight, changes: Partial<Fight>): Fight =>
	Object.assign(fightCopy(fight), changes);
