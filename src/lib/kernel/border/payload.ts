import type { Throw } from '../dice/draw.ts';
import type { Summary } from '../game/game.ts';
import { isRecord } from '../is-record.ts';
import type { Phrase } from '../phrase.ts';
import type { Form } from '../sheet/calculator.ts';

type Unknown = Readonly<Record<string, unknown>>;

const MOST = {
	text: 4000,
	values: 40,
	depth: 6,
	list: 1000,
	fields: 200,
	number: 1e9,
	dice: 1000
} as const;

const isText = (raw: unknown): raw is string => typeof raw === 'string' && raw.length <= MOST.text;
/** Is it a number that is not larger than any that is kept? */
export const isNumber = (raw: unknown): raw is number =>
	typeof raw === 'number' && Math.abs(raw) <= MOST.number;
const isCount = (raw: unknown): boolean =>
	Number.isInteger(raw) && (raw as number) >= 0 && (raw as number) <= MOST.dice;
const isList = (raw: unknown, each: (one: unknown) => boolean): boolean =>
	Array.isArray(raw) && raw.length <= MOST.list && raw.every(each);
/** Has it no other fields than these? */
export const hasOnly = (raw: Unknown, ...keys: readonly string[]): boolean => {
	for (const key in raw) if (!keys.includes(key)) return false;
	return true;
};

const NAME = /^[A-Za-z\d][\w-]*$/;
/** Are all fields named by plain words, none of them a name that every object has? */
const isNamedPlainly = (raw: object, most: number): boolean => {
	const names = Object.keys(raw);
	return names.length <= most && names.every((name) => NAME.test(name) && !(name in NOTHING));
};
const NOTHING: object = {};

/** Is it plain data of moderate size? This is what a draw may come to. */
export const isJson = (raw: unknown, depth = 0): boolean => {
	if (raw === null || typeof raw === 'boolean' || isText(raw) || isNumber(raw)) return true;
	if (typeof raw !== 'object' || depth > MOST.depth) return false;
	return (
		isNamedPlainly(raw, MOST.list) && Object.values(raw).every((one) => isJson(one, depth + 1))
	);
};

/** The `type` that something says it has. */
export const typeOf = (raw: unknown): unknown => (isRecord(raw) ? raw['type'] : undefined);

/** Does it have a type? Nothing else is checked. */
export const isNamed = (raw: unknown): boolean => typeof typeOf(raw) === 'string';

const isPhraseValue = (raw: unknown, depth: number): boolean => {
	if (typeof raw === 'string') return isText(raw);
	if (typeof raw === 'number') return isNumber(raw);
	if (!isRecord(raw)) return false;
	if ('inches' in raw) return hasOnly(raw, 'inches') && isNumber(raw['inches']);
	if ('signed' in raw) return hasOnly(raw, 'signed') && isNumber(raw['signed']);
	if ('list' in raw) return isSeveral(raw, depth + 1);
	return isPhraseAt(raw, depth + 1);
};

const isSeveral = (raw: Unknown, depth: number): boolean =>
	depth <= MOST.depth &&
	hasOnly(raw, 'list', 'as') &&
	(!('as' in raw) || raw['as'] === 'sentence') &&
	isList(raw['list'], (one) => isPhraseValue(one, depth));

/** Is it a phrase in plain data? Exact fractions do not occur in what is kept. */
const isPhraseAt = (raw: unknown, depth: number): raw is Phrase => {
	if (!isRecord(raw) || depth > MOST.depth || !hasOnly(raw, 'text', 'values')) return false;
	if (!isText(raw['text'])) return false;
	if (!('values' in raw)) return true;
	const values = raw['values'];
	return (
		isRecord(values) &&
		isNamedPlainly(values, MOST.values) &&
		Object.values(values).every((value) => isPhraseValue(value, depth))
	);
};

/** Is it a phrase in plain data, as deep as one may be? */
export const isPhrase = (raw: unknown): raw is Phrase => isPhraseAt(raw, 0);

/** The same for a list of phrases. */
export const isPhrases = (raw: unknown): raw is readonly Phrase[] => isList(raw, isPhrase);

const isSummary = (raw: unknown): raw is Summary =>
	isRecord(raw) &&
	hasOnly(raw, 'says', 'over', 'side', 'picture') &&
	['red', 'white', null, undefined].includes(raw['side'] as null) &&
	(!('picture' in raw) || isText(raw['picture'])) &&
	isPhrases(raw['says']) &&
	typeof raw['over'] === 'boolean';

/** What a list shows of a game, as it is stored; whose turn it is was once the last letter of the picture. */
export const summaryIn = (raw: unknown): Summary | undefined => {
	if (!isSummary(raw)) return undefined;
	const [, letter] = /(?:^| )([rw]?)$/.exec(raw.picture ?? '-') ?? [];
	if (raw.side !== undefined || letter === undefined) return raw;
	return { ...raw, side: letter === 'r' ? 'red' : letter === 'w' ? 'white' : null };
};

const isNeeds = (raw: unknown): boolean =>
	isRecord(raw) &&
	hasOnly(raw, 'from', 'to', 'word', 'other') &&
	isNumber(raw['from']) &&
	isNumber(raw['to']) &&
	isText(raw['word']) &&
	isText(raw['other']);

const isCall = (raw: unknown): boolean =>
	isRecord(raw) &&
	hasOnly(raw, 'kind', 'dice', 'sides', 'needs', 'label', 'rule') &&
	(raw['kind'] === 'die' || raw['kind'] === 'sum' || raw['kind'] === 'pool') &&
	isCount(raw['dice']) &&
	isCount(raw['sides']) &&
	(!('needs' in raw) || isNeeds(raw['needs'])) &&
	isText(raw['label']) &&
	isText(raw['rule']);

const isThrow = (raw: unknown): raw is Throw =>
	isRecord(raw) &&
	hasOnly(raw, 'call', 'faces', 'count', 'by') &&
	isCall(raw['call']) &&
	(raw['faces'] === null || isList(raw['faces'], isCount)) &&
	(raw['count'] === null || isCount(raw['count'])) &&
	(raw['by'] === 'hand' || raw['by'] === 'app' || raw['by'] === 'both');

/** Is it a list of throws, each with the dice that were called for and the faces that fell? */
export const isThrows = (raw: unknown): raw is readonly Throw[] => isList(raw, isThrow);

const isFormValue = (raw: unknown): boolean =>
	typeof raw === 'boolean' || isText(raw) || isNumber(raw) || isList(raw, isNumber);

/** Is it the situation of a calculator: one value per field? */
export const isForm = (raw: unknown): raw is Form =>
	isRecord(raw) && isNamedPlainly(raw, MOST.fields) && Object.values(raw).every(isFormValue);
