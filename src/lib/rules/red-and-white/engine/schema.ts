import * as v from 'valibot';
import type { Throw } from '#lib/kernel/draw.ts';
import type { Entry } from '#lib/kernel/journal.ts';
import type { Phrase } from '#lib/kernel/phrase.ts';
import type { Change, Form } from '../calculators/calculator.ts';
import { FORCE_SCHEMAS } from '../forces/schema.ts';
import { CHARACTERS, MARKS } from '../types.ts';
import type { Command } from './commands.ts';
import type { Event } from './events.ts';
import { isForm, isNamed, isPhrases, isThrows } from './payload.ts';
import type { Clock, PhaseNumber } from './sequence.ts';
import { OFFICER_STATUSES, PRESENCES } from './state.ts';

/** Names of an object's own inheritance would be found where nothing was written. */
const NOT_AN_ID: readonly string[] = Object.getOwnPropertyNames(Object.prototype);
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.notValues([...NOT_AN_ID]));
const maybe = v.nullable(id);
const text = v.pipe(v.string(), v.maxLength(4000));
const whole = (from: number, to: number) =>
	v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));
const figures = whole(0, 1000);
const some = whole(1, 1000);
const place = whole(0, 200);
const camp = v.picklist(['red', 'white']);
const mark = v.picklist(MARKS);
const marks = v.array(mark);
const presence = v.picklist(PRESENCES);
const strings = v.record(v.string(), v.string());
const numbers = v.record(v.string(), v.number());

const clock: v.GenericSchema<unknown, Clock> = v.strictObject({
	round: whole(1, 999),
	turn: camp,
	phase: v.picklist([1, 2, 3, 4, 5, 6, 7] satisfies PhaseNumber[])
});

/** Dice, words and situations are most of a journal: they are checked by hand, which is quicker than by schema. */
const throws = v.custom<readonly Throw[]>(isThrows, 'Throws');
const words = v.custom<readonly Phrase[]>(isPhrases, 'Phrases');
const form = v.custom<Form>(isForm, 'Form');

const change: v.GenericSchema<unknown, Change> = v.strictObject({
	who: v.picklist(['unit', 'target']),
	figures: v.exactOptional(figures),
	stands: v.exactOptional(figures),
	hits: v.exactOptional(figures),
	on: v.exactOptional(marks),
	off: v.exactOptional(marks),
	attached: v.exactOptional(v.picklist(['lmg', 'hmg', 'tchanka', 'commissar', 'priest', 'officer']))
});

/** What facts and the commands that become them have in common, by the fact's name. */
const facts = {
	begun: {
		name: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
		forces: v.pipe(v.array(FORCE_SCHEMAS.force), v.minLength(1), v.maxLength(20)),
		reserve: v.array(id),
		options: v.strictObject({
			movement: v.exactOptional(v.picklist(['variable', 'alternate']))
		}),
		readings: strings,
		numbers
	},
	renamed: { name: v.pipe(v.string(), v.minLength(1), v.maxLength(120)) },
	attachedChanged: { unit: id, place, left: figures },
	hitsChanged: { unit: id, hits: figures },
	armyChanged: {
		camp,
		broken: v.exactOptional(v.boolean()),
		tested: v.exactOptional(v.boolean()),
		supplyCut: v.exactOptional(v.boolean()),
		rerolls: v.exactOptional(figures)
	},
	unitAdded: { force: id, unit: FORCE_SCHEMAS.unit, presence },
	merged: { unit: id, into: id },
	sideChanged: { unit: id, camp },
	officerAssigned: { unit: id, officer: maybe },
	unitHandedOver: { unit: id, player: maybe },
	officerAdded: { force: id, officer: FORCE_SCHEMAS.officer },
	officerHandedOver: { officer: id, player: maybe },
	officerFared: { officer: id, status: v.picklist(OFFICER_STATUSES) },
	ledHeroically: { officer: id, unit: maybe },
	characterSet: { officer: id, character: v.nullable(v.picklist(CHARACTERS)) },
	characterShown: { officer: id, shown: v.boolean() },
	secondTookOver: { officer: id, second: v.boolean() },
	playerJoined: { force: id, player: FORCE_SCHEMAS.player },
	playerRenamed: { player: id, name: v.pipe(v.string(), v.minLength(1), v.maxLength(120)) },
	playerAway: { player: id, absent: v.boolean() },
	playerStoodIn: { player: id, by: maybe },
	readingSet: { ruling: v.string(), reading: v.string() },
	numberSet: { path: v.string(), value: v.number() },
	optionSet: { option: v.string(), value: v.union([v.string(), v.boolean()]) },
	noted: { unit: maybe, text },
	resolved: {
		calculator: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
		unit: maybe,
		target: maybe,
		throws,
		text: words,
		overruled: v.exactOptional(text)
	}
} as const;

const one = <Type extends string, Entries extends v.ObjectEntries>(type: Type, entries: Entries) =>
	v.strictObject({ type: v.literal(type), ...entries });

export const eventSchema: v.GenericSchema<unknown, Event> = v.variant('type', [
	one('begun', facts.begun),
	one('renamed', facts.renamed),
	one('clockMoved', { to: clock }),
	one('turnEnded', { tests: v.array(camp) }),
	one('figuresLost', { unit: id, stand: place, figures: some }),
	one('figuresReturned', { unit: id, stand: place, figures: some }),
	one('attachedChanged', facts.attachedChanged),
	one('hitsChanged', facts.hitsChanged),
	one('marked', { unit: id, on: marks, off: marks }),
	one('moraleTested', { unit: id }),
	one('suppressionTested', { unit: id, passed: v.boolean() }),
	one('armyChanged', facts.armyChanged),
	one('unitMoved', { unit: id, presence }),
	one('unitAdded', facts.unitAdded),
	one('merged', facts.merged),
	one('sideChanged', facts.sideChanged),
	one('officerAssigned', facts.officerAssigned),
	one('unitHandedOver', facts.unitHandedOver),
	one('officerAdded', facts.officerAdded),
	one('officerHandedOver', facts.officerHandedOver),
	one('officerFared', facts.officerFared),
	one('ledHeroically', facts.ledHeroically),
	one('characterSet', facts.characterSet),
	one('characterShown', facts.characterShown),
	one('secondTookOver', facts.secondTookOver),
	one('playerJoined', facts.playerJoined),
	one('playerRenamed', facts.playerRenamed),
	one('playerAway', facts.playerAway),
	one('playerStoodIn', facts.playerStoodIn),
	one('readingSet', facts.readingSet),
	one('numberSet', facts.numberSet),
	one('optionSet', facts.optionSet),
	one('noted', facts.noted),
	one('resolved', facts.resolved)
]);

export const commandSchema: v.GenericSchema<unknown, Command> = v.variant('type', [
	one('begin', facts.begun),
	one('rename', facts.renamed),
	one('stepPhase', { by: v.picklist([1, -1]) }),
	one('setClock', { to: clock }),
	one('loseFigures', { unit: id, stand: v.exactOptional(place), figures: some }),
	one('giveBack', { unit: id, stand: v.exactOptional(place), figures: some }),
	one('setAttached', facts.attachedChanged),
	one('setHits', facts.hitsChanged),
	one('setMark', { unit: id, mark, on: v.boolean() }),
	one('quick', {
		unit: id,
		figures: whole(-1000, 1000),
		hits: whole(-100, 100),
		on: marks,
		off: marks,
		note: text
	}),
	one('resolve', {
		...facts.resolved,
		form,
		changes: v.pipe(v.array(change), v.maxLength(100)),
		army: v.exactOptional(v.strictObject({ camp, broken: v.boolean(), rerolls: figures })),
		officer: v.exactOptional(
			v.strictObject({
				id,
				status: v.exactOptional(v.picklist(OFFICER_STATUSES)),
				character: v.exactOptional(v.picklist(CHARACTERS))
			})
		)
	}),
	one('setArmy', facts.armyChanged),
	one('arrive', { unit: id }),
	one('removeUnit', {
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
	one('bringBack', { unit: id }),
	one('addUnit', facts.unitAdded),
	one('merge', facts.merged),
	one('changeSide', facts.sideChanged),
	one('capture', { unit: id }),
	one('changeOfficer', facts.officerAssigned),
	one('changePlayer', facts.unitHandedOver),
	one('addOfficer', facts.officerAdded),
	one('changeCommand', facts.officerHandedOver),
	one('setOfficer', facts.officerFared),
	one('leadHeroically', facts.ledHeroically),
	one('setCharacter', facts.characterSet),
	one('showCharacter', facts.characterShown),
	one('setSecond', facts.secondTookOver),
	one('joinPlayer', facts.playerJoined),
	one('renamePlayer', facts.playerRenamed),
	one('setAway', facts.playerAway),
	one('standIn', facts.playerStoodIn),
	one('setReading', facts.readingSet),
	one('setNumber', facts.numberSet),
	one('setOption', facts.optionSet),
	one('note', facts.noted)
]);

const at = v.pipe(v.string(), v.maxLength(40));

export const entrySchema: v.GenericSchema<unknown, Entry<Command, Event>> = v.variant('kind', [
	v.strictObject({
		kind: v.literal('done'),
		at,
		command: commandSchema,
		events: v.pipe(v.array(eventSchema), v.maxLength(2000))
	}),
	v.strictObject({ kind: v.literal('undo'), at }),
	v.strictObject({ kind: v.literal('redo'), at })
]);

/** An entry as this app itself has kept it. Only its facts are replayed, so only they are read closely. */
export const keptSchema: v.GenericSchema<unknown, Entry<Command, Event>> = v.variant('kind', [
	v.strictObject({
		kind: v.literal('done'),
		at,
		command: v.custom<Command>(isNamed, 'Command'),
		events: v.pipe(v.array(eventSchema), v.maxLength(2000))
	}),
	v.strictObject({ kind: v.literal('undo'), at }),
	v.strictObject({ kind: v.literal('redo'), at })
]);
