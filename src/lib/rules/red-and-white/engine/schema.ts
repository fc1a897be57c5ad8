import * as v from 'valibot';
import type { Throw } from '#lib/kernel/draw.ts';
import type { Entry } from '#lib/kernel/journal.ts';
import type { Phrase } from '#lib/kernel/phrase.ts';
import type { Change, Form } from '../calculators/calculator.ts';
import { FORCE_SCHEMAS } from '../forces/schema.ts';
import { CHARACTERS, MARKS } from '../types.ts';
import { besideCommands, besideFacts } from './beside/schema.ts';
import { AUTOMATION_STEPS } from './automation.ts';
import type { Command } from './commands.ts';
import type { Event } from './events.ts';
import { LEADER_BANDS } from './leading.ts';
import { isForm, isNamed, isPhrase, isPhrases, isThrows, typeOf } from './payload.ts';
import { camp, clock, id, maybe, one, phase, text, whole } from './schema-parts.ts';
import { OFFICER_STATUSES, PRESENCES } from './state.ts';
import { FIRE_PARTS } from './unit.ts';

const ids = v.pipe(v.array(id), v.maxLength(200));
const figures = whole(0, 1000);
const some = whole(1, 1000);
const place = whole(0, 200);
const mark = v.picklist(MARKS);
const marks = v.array(mark);
const presence = v.picklist(PRESENCES);
const strings = v.record(v.string(), v.string());
const numbers = v.record(v.string(), v.number());

const calculator = v.pipe(id, v.maxLength(80));
const band = v.picklist(LEADER_BANDS);

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
	tests: v.exactOptional(v.strictObject({ calculator, n: some })),
	beaten: v.exactOptional(v.literal(true)),
	moved: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(500))),
	leaves: v.exactOptional(v.literal(true)),
	area: v.exactOptional(v.picklist(['edge', 'inside'])),
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
		rerolls: v.exactOptional(figures),
		testedAt: v.exactOptional(figures)
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
	phaseClosed: {
		phase,
		skipped: v.boolean(),
		owed: v.pipe(
			v.array(
				v.strictObject({
					what: calculator,
					unit: v.exactOptional(id),
					officer: v.exactOptional(id),
					camp: v.exactOptional(camp)
				})
			),
			v.maxLength(200)
		)
	},
	automationSet: { step: v.picklist(AUTOMATION_STEPS), on: v.boolean() },
	testOwed: { unit: id, calculator, n: figures },
	characterOwed: { officer: id, n: figures },
	lossesDue: { unit: id, n: figures },
	bandsTold: { unit: id, leader: v.nullable(band), chief: v.nullable(band) },
	officerMoved: { officer: id, moved: v.boolean() },
	officerOutFor: { officer: id, turns: v.nullable(whole(0, 100)) },
	playerReady: { player: id, ready: v.boolean() },
	corrected: {
		unit: id,
		reason: v.pipe(text, v.minLength(1)),
		moraleTested: v.exactOptional(v.boolean()),
		suppressionTest: v.exactOptional(v.nullable(v.picklist(['passed', 'failed']))),
		casualtiesSinceTest: v.exactOptional(figures),
		chargedLastTurn: v.exactOptional(v.boolean())
	},
	engaged: { defender: id, attackers: v.pipe(v.array(id), v.maxLength(20)) },
	areaPlaced: {
		area: v.strictObject({
			battery: id,
			squares: whole(1, 60),
			where: text,
			placed: clock,
			edge: ids,
			inside: ids,
			tested: ids
		})
	},
	areaLifted: { battery: id },
	areaEntered: {
		battery: id,
		unit: id,
		where: v.picklist(['edge', 'inside', 'outside']),
		tested: v.exactOptional(v.literal(true))
	},
	readingSet: { ruling: v.string(), reading: v.string() },
	numberSet: { path: v.string(), value: v.number() },
	optionSet: { option: v.string(), value: v.union([v.string(), v.boolean()]) },
	noted: { unit: maybe, text },
	resolved: {
		calculator,
		unit: maybe,
		target: maybe,
		others: v.exactOptional(v.pipe(v.array(id), v.maxLength(20))),
		throws,
		text: words,
		overruled: v.exactOptional(text)
	}
} as const;

/** A schema for each name in `type`. Which one is meant is looked up: to try each in turn is slow. */
const byType = <Kind extends { readonly type: string }>(kinds: {
	readonly [Type in Kind['type']]: v.GenericSchema<unknown, Extract<Kind, { type: Type }>>;
}): v.GenericSchema<unknown, Kind> => {
	const schemas = new Map<unknown, v.GenericSchema<unknown, Kind>>(Object.entries(kinds));
	const unknown = v.custom<Kind>(() => false, 'a known type');
	return v.lazy((raw) => schemas.get(typeOf(raw)) ?? unknown);
};

export const eventSchema = byType<Event>({
	begun: one('begun', facts.begun),
	renamed: one('renamed', facts.renamed),
	clockMoved: one('clockMoved', { to: clock }),
	phaseClosed: one('phaseClosed', facts.phaseClosed),
	phaseReopened: one('phaseReopened', { phase }),
	automationSet: one('automationSet', facts.automationSet),
	testOwed: one('testOwed', facts.testOwed),
	characterOwed: one('characterOwed', facts.characterOwed),
	lossesDue: one('lossesDue', facts.lossesDue),
	bandsTold: one('bandsTold', facts.bandsTold),
	officerMoved: one('officerMoved', facts.officerMoved),
	officerOutFor: one('officerOutFor', facts.officerOutFor),
	playerReady: one('playerReady', facts.playerReady),
	corrected: one('corrected', facts.corrected),
	turnEnded: one('turnEnded', { tests: v.array(camp) }),
	figuresLost: one('figuresLost', { unit: id, stand: place, figures: some }),
	figuresReturned: one('figuresReturned', { unit: id, stand: place, figures: some }),
	attachedChanged: one('attachedChanged', facts.attachedChanged),
	hitsChanged: one('hitsChanged', facts.hitsChanged),
	marked: one('marked', { unit: id, on: marks, off: marks }),
	moraleTested: one('moraleTested', { unit: id }),
	suppressionTested: one('suppressionTested', { unit: id, passed: v.boolean() }),
	armyChanged: one('armyChanged', facts.armyChanged),
	unitMoved: one('unitMoved', { unit: id, presence }),
	unitAdded: one('unitAdded', facts.unitAdded),
	merged: one('merged', facts.merged),
	sideChanged: one('sideChanged', facts.sideChanged),
	officerAssigned: one('officerAssigned', facts.officerAssigned),
	unitHandedOver: one('unitHandedOver', facts.unitHandedOver),
	officerAdded: one('officerAdded', facts.officerAdded),
	officerHandedOver: one('officerHandedOver', facts.officerHandedOver),
	officerFared: one('officerFared', facts.officerFared),
	ledHeroically: one('ledHeroically', facts.ledHeroically),
	characterSet: one('characterSet', facts.characterSet),
	characterShown: one('characterShown', facts.characterShown),
	secondTookOver: one('secondTookOver', facts.secondTookOver),
	playerJoined: one('playerJoined', facts.playerJoined),
	playerRenamed: one('playerRenamed', facts.playerRenamed),
	playerAway: one('playerAway', facts.playerAway),
	playerStoodIn: one('playerStoodIn', facts.playerStoodIn),
	engaged: one('engaged', facts.engaged),
	distanceRolled: one('distanceRolled', {
		unit: id,
		inches: v.pipe(v.number(), v.minValue(0), v.maxValue(500))
	}),
	areaPlaced: one('areaPlaced', facts.areaPlaced),
	areaLifted: one('areaLifted', facts.areaLifted),
	areaEntered: one('areaEntered', facts.areaEntered),
	readingSet: one('readingSet', facts.readingSet),
	numberSet: one('numberSet', facts.numberSet),
	optionSet: one('optionSet', facts.optionSet),
	noted: one('noted', facts.noted),
	resolved: one('resolved', {
		...facts.resolved,
		part: v.exactOptional(v.picklist(FIRE_PARTS))
	}),
	...besideFacts
});

const BROUGHT_BACK: ReadonlySet<unknown> = new Set<Command['type']>([
	'loseFigures',
	'giveBack',
	'setAttached',
	'setHits',
	'setMark',
	'note',
	'setOfficer'
]);

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
	BROUGHT_BACK.has(typeOf(raw)) ? commandSchema : v.never()
);

const at = v.pipe(v.string(), v.maxLength(40));

const refusal = v.strictObject({
	rule: v.pipe(v.string(), v.maxLength(200)),
	why: v.custom<Phrase>(isPhrase, 'a phrase')
});
const lineAt = whole(0, 100_000);
const impossible = { place: lineAt, refusal };
const several = <T extends v.GenericSchema>(one: T) => v.pipe(v.array(one), v.maxLength(100_000));

/** An entry whose commands are read like this. */
const entryWith = (
	command: v.GenericSchema<unknown, Command>
): v.GenericSchema<unknown, Entry<Command, Event>> => {
	const decided = { command, events: v.pipe(v.array(eventSchema), v.maxLength(2000)) };
	return v.variant('kind', [
		v.strictObject({ kind: v.literal('done'), at, ...decided }),
		v.strictObject({ kind: v.literal('undo'), at, to: v.exactOptional(lineAt) }),
		v.strictObject({ kind: v.literal('redo'), at }),
		v.strictObject({
			kind: v.literal('strike'),
			at,
			place: lineAt,
			reason: text,
			redecided: several(v.strictObject({ place: lineAt, ...decided })),
			left: several(v.strictObject(impossible)),
			kept: several(v.strictObject({ ...impossible, reason: text }))
		})
	]);
};

export const entrySchema = entryWith(commandSchema);

/** An entry as this app itself has kept it. Only its facts are replayed, so only they are read closely. */
export const keptSchema = entryWith(v.custom<Command>(isNamed, 'Command'));
