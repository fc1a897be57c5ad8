import * as v from 'valibot';
import { CHARACTERS, UNIT_TYPES } from '../../types.ts';
import { camp, clock, id, maybe, name, one, text, whole } from '../../journal/schema-parts.ts';
import { HOLDERS, type Condition, type LossWorth, type Objective } from './goals.ts';
import { PAPER_KINDS, type Paper } from './papers.ts';
import type { Content } from './seal.ts';

const points = whole(-999, 999);
const line = v.pipe(v.string(), v.maxLength(200));

const objective: v.GenericSchema<unknown, Objective> = v.strictObject({
	id,
	name,
	worth: v.strictObject({ red: points, white: points }),
	pays: v.picklist(['held', 'rounds'])
});

const round = whole(1, 999);
const condition: v.GenericSchema<unknown, Condition> = v.variant('kind', [
	v.strictObject({ id, winner: camp, kind: v.literal('words'), text }),
	v.strictObject({ id, winner: camp, kind: v.literal('lead'), points, round }),
	v.strictObject({ id, winner: camp, kind: v.literal('broken') }),
	v.strictObject({
		id,
		winner: camp,
		kind: v.literal('holds'),
		objective: id,
		round: v.nullable(round)
	})
]);

const worth: v.GenericSchema<unknown, LossWorth> = v.strictObject({
	stand: points,
	units: v.strictObject(
		Object.fromEntries(UNIT_TYPES.map((type) => [type, v.exactOptional(points)]))
	)
}) as v.GenericSchema<unknown, LossWorth>;

const content: v.GenericSchema<unknown, Content> = v.strictObject({
	text,
	character: v.nullable(v.picklist(CHARACTERS)),
	units: v.pipe(v.array(id), v.maxLength(200)),
	dummy: v.boolean()
});

const paper: v.GenericSchema<unknown, Paper> = v.strictObject({
	id,
	kind: v.picklist(PAPER_KINDS),
	name,
	camp: v.nullable(camp),
	officer: maybe,
	from: line,
	to: line,
	place: line,
	due: v.nullable(clock),
	seal: v.nullable(
		v.strictObject({
			print: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
			salt: v.nullable(line)
		})
	),
	content: v.nullable(content)
});

const instant = v.pipe(v.string(), v.maxLength(40));
const time = { shown: v.boolean(), end: v.nullable(instant), silence: whole(1, 600) };
const held = { objective: id, holder: v.picklist(HOLDERS) };
const judged = { condition: id, met: v.nullable(v.boolean()) };
const given = { camp, points, why: line };
const delayed = { paper: id, due: clock };
const overruled = v.exactOptional(text);

export const besideFacts = {
	objectiveSet: one('objectiveSet', { objective }),
	objectiveDropped: one('objectiveDropped', { objective: id }),
	objectiveHeld: one('objectiveHeld', held),
	lossesPriced: one('lossesPriced', { worth }),
	conditionSet: one('conditionSet', { condition }),
	conditionDropped: one('conditionDropped', { condition: id }),
	conditionJudged: one('conditionJudged', judged),
	pointsGiven: one('pointsGiven', given),
	paperWritten: one('paperWritten', { paper }),
	paperOpened: one('paperOpened', {
		paper: id,
		content,
		fits: v.nullable(v.boolean()),
		overruled
	}),
	paperDelayed: one('paperDelayed', delayed),
	paperLost: one('paperLost', { paper: id }),
	timeKept: one('timeKept', time),
	tablePaused: one('tablePaused', {}),
	tableResumed: one('tableResumed', {})
} as const;

export const besideCommands = {
	setObjective: one('setObjective', { objective }),
	dropObjective: one('dropObjective', { objective: id }),
	holdObjective: one('holdObjective', held),
	priceLosses: one('priceLosses', { worth }),
	setCondition: one('setCondition', { condition }),
	dropCondition: one('dropCondition', { condition: id }),
	judgeCondition: one('judgeCondition', judged),
	givePoints: one('givePoints', given),
	writePaper: one('writePaper', { paper }),
	openPaper: one('openPaper', {
		paper: id,
		content: v.nullable(content),
		salt: v.nullable(line),
		overruled
	}),
	delayPaper: one('delayPaper', delayed),
	losePaper: one('losePaper', { paper: id }),
	keepTime: one('keepTime', time),
	pauseTable: one('pauseTable', {}),
	resumeTable: one('resumeTable', {})
} as const;
