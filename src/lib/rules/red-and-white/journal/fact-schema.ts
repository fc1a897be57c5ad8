import * as v from 'valibot';
import type { Throw } from '#lib/kernel/dice/draw.ts';
import type { Phrase } from '#lib/kernel/phrase.ts';
import { FORCE_SCHEMAS } from '../scenarios/schema.ts';
import { CHARACTERS } from '../types.ts';
import { AUTOMATION_STEPS } from '../engine/table/automation.ts';
import { besideFacts } from '../engine/beside/schema.ts';
import type { Fact } from '../engine/facts/fact.ts';
import { LEADER_BANDS } from '../engine/table/leading.ts';
import { isPhrases, isThrows, typeOf } from './payload.ts';
import {
	calculator,
	camp,
	clock,
	figures,
	id,
	marks,
	maybe,
	one,
	phase,
	place,
	presence,
	some,
	text,
	whole
} from './schema-parts.ts';
import { OFFICER_STATUSES } from '../engine/state.ts';
import { FIRE_PARTS } from '../engine/table/unit.ts';

const ids = v.pipe(v.array(id), v.maxLength(200));
const strings = v.record(v.string(), v.string());
const numbers = v.record(v.string(), v.number());

const band = v.picklist(LEADER_BANDS);

/** Dice and words are most of a journal: they are checked by hand, which is quicker than by schema. */
const throws = v.custom<readonly Throw[]>(isThrows, 'Throws');
const words = v.custom<readonly Phrase[]>(isPhrases, 'Phrases');

/** What facts and the commands that become them have in common, by the fact's name. */
export const facts = {
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
export const byType = <Kind extends { readonly type: string }>(kinds: {
	readonly [Type in Kind['type']]: v.GenericSchema<unknown, Extract<Kind, { type: Type }>>;
}): v.GenericSchema<unknown, Kind> => {
	const schemas = new Map<unknown, v.GenericSchema<unknown, Kind>>(Object.entries(kinds));
	const unknown = v.custom<Kind>(() => false, 'a known type');
	return v.lazy((raw) => schemas.get(typeOf(raw)) ?? unknown);
};

export const eventSchema = byType<Fact>({
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
