import * as v from 'valibot';
import type { Change, Form } from '../procedures/calculator.ts';
import { CHARACTERS } from '../types.ts';
import { besideCommands } from '../engine/beside/schema.ts';
import { BROUGHT_BACK, type Command } from '../engine/commands/command.ts';
import { byType, facts } from './fact-schema.ts';
import { isForm, typeOf } from './payload.ts';
import {
	calculator,
	camp,
	clock,
	figures,
	id,
	mark,
	marks,
	one,
	place,
	presence,
	some,
	text,
	whole
} from './schema-parts.ts';
import { OFFICER_STATUSES } from '../engine/state.ts';

/** A situation is checked by hand, which is quicker than by schema. */
const form = v.custom<Form>(isForm, 'Form');

const change: v.GenericSchema<unknown, Change> = v.strictObject({
	who: v.picklist(['unit', 'target']),
	figures: v.exactOptional(figures),
	stands: v.exactOptional(figures),
	hits: v.exactOptional(figures),
	on: v.exactOptional(marks),
	off: v.exactOptional(marks),
	tests: v.exactOptional(v.strictObject({ calculator, n: some })),
	beaten: v.exactOptional(v.literal(true)),
	moved: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(500))),
	leaves: v.exactOptional(v.literal(true)),
	area: v.exactOptional(v.picklist(['edge', 'inside'])),
	attached: v.exactOptional(v.picklist(['lmg', 'hmg', 'tchanka', 'commissar', 'priest', 'officer']))
});

export const commandSchema: v.GenericSchema<unknown, Command> = byType<Command>({
	begin: one('begin', facts.begun),
	rename: one('rename', facts.renamed),
	stepPhase: one('stepPhase', { by: v.picklist([1, -1]) }),
	setClock: one('setClock', { to: clock }),
	skipPhase: one('skipPhase', {}),
	setAutomation: one('setAutomation', facts.automationSet),
	oweTest: one('oweTest', facts.testOwed),
	oweCharacter: one('oweCharacter', facts.characterOwed),
	setLossesDue: one('setLossesDue', facts.lossesDue),
	moveOfficer: one('moveOfficer', facts.officerMoved),
	setReady: one('setReady', facts.playerReady),
	catchUp: one('catchUp', { step: v.picklist(['marks_end', 'officers_return']) }),
	correct: one('correct', {
		...facts.corrected,
		presence: v.exactOptional(presence),
		left: v.exactOptional(v.pipe(v.array(figures), v.maxLength(200))),
		hits: v.exactOptional(figures),
		on: v.exactOptional(marks),
		off: v.exactOptional(marks)
	}),
	loseFigures: one('loseFigures', { unit: id, stand: v.exactOptional(place), figures: some }),
	giveBack: one('giveBack', { unit: id, stand: v.exactOptional(place), figures: some }),
	setAttached: one('setAttached', facts.attachedChanged),
	setHits: one('setHits', facts.hitsChanged),
	setMark: one('setMark', { unit: id, mark, on: v.boolean() }),
	quick: one('quick', {
		unit: id,
		figures: whole(-1000, 1000),
		hits: whole(-100, 100),
		on: marks,
		off: marks,
		note: text
	}),
	resolve: one('resolve', {
		...facts.resolved,
		form,
		changes: v.pipe(v.array(change), v.maxLength(100)),
		shares: v.exactOptional(v.pipe(v.array(figures), v.maxLength(21))),
		army: v.exactOptional(v.strictObject({ camp, broken: v.boolean(), rerolls: figures })),
		officer: v.exactOptional(
			v.strictObject({
				id,
				status: v.exactOptional(v.picklist(OFFICER_STATUSES)),
				turns: v.exactOptional(whole(0, 100)),
				character: v.exactOptional(v.picklist(CHARACTERS)),
				moved: v.exactOptional(v.literal(true))
			})
		),
		rolledFor: v.exactOptional(id)
	}),
	setArmy: one('setArmy', facts.armyChanged),
	arrive: one('arrive', { unit: id }),
	removeUnit: one('removeUnit', {
		unit: id,
		presence: v.picklist([
			'reserve',
			'destroyed',
			'off_table',
			'captured',
			'surrendered',
			'abandoned'
		])
	}),
	bringBack: one('bringBack', { unit: id }),
	addUnit: one('addUnit', facts.unitAdded),
	merge: one('merge', facts.merged),
	changeSide: one('changeSide', facts.sideChanged),
	capture: one('capture', { unit: id }),
	changeOfficer: one('changeOfficer', facts.officerAssigned),
	changePlayer: one('changePlayer', facts.unitHandedOver),
	addOfficer: one('addOfficer', facts.officerAdded),
	changeCommand: one('changeCommand', facts.officerHandedOver),
	setOfficer: one('setOfficer', {
		...facts.officerFared,
		turns: v.exactOptional(whole(0, 100))
	}),
	leadHeroically: one('leadHeroically', facts.ledHeroically),
	setCharacter: one('setCharacter', facts.characterSet),
	showCharacter: one('showCharacter', facts.characterShown),
	setSecond: one('setSecond', facts.secondTookOver),
	joinPlayer: one('joinPlayer', facts.playerJoined),
	renamePlayer: one('renamePlayer', facts.playerRenamed),
	setAway: one('setAway', facts.playerAway),
	standIn: one('standIn', facts.playerStoodIn),
	engage: one('engage', facts.engaged),
	placeArea: one('placeArea', facts.areaPlaced),
	liftArea: one('liftArea', facts.areaLifted),
	enterArea: one('enterArea', facts.areaEntered),
	setReading: one('setReading', facts.readingSet),
	setNumber: one('setNumber', facts.numberSet),
	setOption: one('setOption', facts.optionSet),
	note: one('note', facts.noted),
	takeIn: one('takeIn', {
		from: v.pipe(v.string(), v.maxLength(200)),
		commands: v.pipe(v.array(v.lazy(() => broughtBackSchema)), v.minLength(1), v.maxLength(2000))
	}),
	...besideCommands
});

/** Only what changes a unit or an officer comes back from a player's own phone. */
const broughtBackSchema: v.GenericSchema<unknown, Command> = v.lazy((raw) =>
	(BROUGHT_BACK as readonly unknown[]).includes(typeOf(raw)) ? commandSchema : v.never()
);
