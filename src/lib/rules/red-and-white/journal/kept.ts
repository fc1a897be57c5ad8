import { isDone } from '#lib/kernel/border/entries.ts';
import {
	hasOnly,
	isList,
	isNamed,
	isNumber,
	isRecord,
	isText
} from '#lib/kernel/border/payload.ts';
import { MARKS } from '../types.ts';
import type { Fact } from '../engine/facts/fact.ts';
import { LEADER_BANDS } from '../engine/table/leading.ts';
import { isPhrases, isThrows, typeOf } from './payload.ts';
import { PRESENCES } from '../engine/state.ts';
import { FIRE_PARTS } from '../engine/table/unit.ts';

type Raw = Readonly<Record<string, unknown>>;
type Guard = (raw: Raw) => boolean;

const isWhole = (raw: unknown, from: number, to: number): boolean =>
	Number.isInteger(raw) && (raw as number) >= from && (raw as number) <= to;
const isId = (raw: unknown): boolean =>
	isText(raw) && raw !== '' && raw.length <= 100 && !Object.hasOwn(Object.prototype, raw);
const isCalculator = (raw: unknown): boolean => isId(raw) && (raw as string).length <= 80;
const isMaybe = (raw: unknown): boolean => raw === null || isId(raw);
const isOneOf =
	(...known: readonly unknown[]) =>
	(raw: unknown): boolean =>
		known.includes(raw);
const isMark = isOneOf(...MARKS);
const isMarks = (raw: unknown): boolean => isList(raw, isMark);
const isBand = isOneOf(null, ...LEADER_BANDS);
const isPresence = isOneOf(...PRESENCES);
const isPart = isOneOf(...FIRE_PARTS);
const isCamp = isOneOf('red', 'white');

const isClock = (raw: unknown): boolean =>
	isRecord(raw) &&
	hasOnly(raw, 'round', 'turn', 'phase') &&
	isWhole(raw['round'], 1, 999) &&
	isCamp(raw['turn']) &&
	isWhole(raw['phase'], 1, 7);

const isLeftOwed = (raw: unknown): boolean =>
	isRecord(raw) &&
	hasOnly(raw, 'what', 'unit', 'officer', 'camp') &&
	isCalculator(raw['what']) &&
	(!('unit' in raw) || isId(raw['unit'])) &&
	(!('officer' in raw) || isId(raw['officer'])) &&
	(!('camp' in raw) || isCamp(raw['camp']));

const isFigures: Guard = (raw) =>
	hasOnly(raw, 'type', 'unit', 'stand', 'figures') &&
	isId(raw['unit']) &&
	isWhole(raw['stand'], 0, 200) &&
	isWhole(raw['figures'], 1, 1000);

/** The facts that make up most of a journal, as their schemas have them. */
const GUARDS: ReadonlyMap<unknown, Guard> = new Map<Fact['type'], Guard>([
	[
		'resolved',
		(raw) =>
			hasOnly(
				raw,
				...['type', 'calculator', 'unit', 'target', 'throws', 'text'],
				...['others', 'overruled', 'part']
			) &&
			isCalculator(raw['calculator']) &&
			isMaybe(raw['unit']) &&
			isMaybe(raw['target']) &&
			isThrows(raw['throws']) &&
			isPhrases(raw['text']) &&
			(!('others' in raw) || isList(raw['others'], isId, 20)) &&
			(!('overruled' in raw) || isText(raw['overruled'])) &&
			(!('part' in raw) || isPart(raw['part']))
	],
	[
		'marked',
		(raw) =>
			hasOnly(raw, 'type', 'unit', 'on', 'off') &&
			isId(raw['unit']) &&
			isMarks(raw['on']) &&
			isMarks(raw['off'])
	],
	['moraleTested', (raw) => hasOnly(raw, 'type', 'unit') && isId(raw['unit'])],
	[
		'testOwed',
		(raw) =>
			hasOnly(raw, 'type', 'unit', 'calculator', 'n') &&
			isId(raw['unit']) &&
			isCalculator(raw['calculator']) &&
			isWhole(raw['n'], 0, 1000)
	],
	[
		'distanceRolled',
		(raw) =>
			hasOnly(raw, 'type', 'unit', 'inches') &&
			isId(raw['unit']) &&
			isNumber(raw['inches']) &&
			raw['inches'] >= 0 &&
			raw['inches'] <= 500
	],
	[
		'bandsTold',
		(raw) =>
			hasOnly(raw, 'type', 'unit', 'leader', 'chief') &&
			isId(raw['unit']) &&
			isBand(raw['leader']) &&
			isBand(raw['chief'])
	],
	[
		'phaseClosed',
		(raw) =>
			hasOnly(raw, 'type', 'phase', 'skipped', 'owed') &&
			isWhole(raw['phase'], 1, 7) &&
			typeof raw['skipped'] === 'boolean' &&
			isList(raw['owed'], isLeftOwed, 200)
	],
	['clockMoved', (raw) => hasOnly(raw, 'type', 'to') && isClock(raw['to'])],
	['figuresLost', isFigures],
	['figuresReturned', isFigures],
	[
		'attachedChanged',
		(raw) =>
			hasOnly(raw, 'type', 'unit', 'place', 'left') &&
			isId(raw['unit']) &&
			isWhole(raw['place'], 0, 200) &&
			isWhole(raw['left'], 0, 1000)
	],
	[
		'hitsChanged',
		(raw) =>
			hasOnly(raw, 'type', 'unit', 'hits') && isId(raw['unit']) && isWhole(raw['hits'], 0, 1000)
	],
	[
		'suppressionTested',
		(raw) =>
			hasOnly(raw, 'type', 'unit', 'passed') &&
			isId(raw['unit']) &&
			typeof raw['passed'] === 'boolean'
	],
	[
		'unitMoved',
		(raw) =>
			hasOnly(raw, 'type', 'unit', 'presence') && isId(raw['unit']) && isPresence(raw['presence'])
	],
	['turnEnded', (raw) => hasOnly(raw, 'type', 'tests') && isList(raw['tests'], isCamp)]
]);

/** The kinds of facts that are read so. */
export const USUAL: readonly unknown[] = [...GUARDS.keys()];

const isUsual = (raw: unknown): boolean =>
	isRecord(raw) && (GUARDS.get(typeOf(raw))?.(raw) ?? false);

/**
 * Is this a line as nearly all are: a command, and facts of the usual kinds, each as its schema has it? Looked at by
 * hand, as a long battle has thousands of them. What is not so is not wrong: the schemas read it.
 */
export const isUsualLine = (raw: unknown): boolean =>
	isDone(raw) && isNamed(raw.command) && isList(raw.facts, isUsual, 2000);
