import { makeFile } from '../../../src/lib/kernel/border/file.ts';
import type { Chance } from './chance.ts';
import { SOUND } from './sound-files.ts';

/** Names that no schema of this app knows; the first are found on every object. */
export const FOREIGN = [
	...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'],
	...['foreign', 'чужой', '\u0000', '', 'more', 'x'.repeat(300)]
] as const;

type Box = Record<string, unknown> | unknown[];
const isBox = (value: unknown): value is Box => typeof value === 'object' && value !== null;

/** Also `__proto__` as a name of its own, as a file may have it. */
const put = (box: Box, key: string, value: unknown): void =>
	void Object.defineProperty(box, key, {
		...{ value, enumerable: true, configurable: true, writable: true }
	});

const IDS = [
	'',
	' ',
	'.',
	'..',
	'../../x',
	'a/b',
	'CON',
	'\ud800',
	'\u0000',
	'x'.repeat(5000),
	'💥',
	'a\nb'
];
const NUMBERS = [1e308, -1e308, -1, 0.5, 2 ** 53, 1e9 + 1, 999, -0, 5e-324];
const DATES = [
	'x',
	'',
	'2026-02-31T14:00:00.000Z',
	'+275761-01-01',
	'2026-05-09',
	'9999-99-99T99:99:99.999Z'
];
const TEXTS = [
	'<script>alert(1)</script>',
	'Я'.repeat(5000),
	'\u202e',
	'${x}',
	'{name}',
	'%s',
	'null'
];

const hostileValue = (chance: Chance): unknown =>
	chance.pick<() => unknown>([
		() => chance.pick(IDS),
		() => chance.pick(NUMBERS),
		() => chance.pick(DATES),
		() => chance.pick(TEXTS),
		() => chance.pick(FOREIGN),
		() => chance.pick([null, true, false, [], {}, [[]], [null], { type: 'begin' }]),
		() => nested(chance.below(60)),
		() => Array.from({ length: chance.pick([1, 50, 1001]) }, () => 0)
	])();

const nested = (depth: number): unknown => {
	let value: unknown = 0;
	for (let n = 0; n < depth; n++) value = n % 2 ? [value] : { a: value };
	return value;
};

/** A box somewhere inside, not too deep for the choices to reach every kind of it. */
const boxIn = (chance: Chance, root: Box): Box => {
	let box = root;
	for (;;) {
		const inside = Object.values(box).filter(isBox);
		if (inside.length === 0 || chance.oneIn(6)) return box;
		box = chance.pick(inside);
	}
};

/** Those that one thing of the file is: its versions, kinds, ids and dates are found by their names. */
const NAMED = /^(id|version|kind|type|form|at|app|key|after|entry|player|officer|unit|force)$/;
const named = (value: unknown, found: [Box, string][] = []): [Box, string][] => {
	if (isBox(value))
		for (const [key, one] of Object.entries(value)) {
			if (NAMED.test(key)) found.push([value, key]);
			named(one, found);
		}
	return found;
};

const CHANGES: readonly ((chance: Chance, root: Box) => void)[] = [
	(chance, root) => {
		const box = boxIn(chance, root);
		const keys = Object.keys(box);
		if (keys.length) put(box, chance.pick(keys), hostileValue(chance));
	},
	(chance, root) => {
		const box = boxIn(chance, root);
		if (!Array.isArray(box)) put(box, chance.pick(FOREIGN), chance.pick([0, 'x', {}, null, true]));
	},
	(chance, root) => {
		const box = boxIn(chance, root);
		const keys = Object.keys(box);
		if (keys.length) Reflect.deleteProperty(box, chance.pick(keys));
	},
	(chance, root) => {
		const box = boxIn(chance, root);
		if (Array.isArray(box) && box.length) box.push(structuredClone(chance.pick(box)));
	},
	(chance, root) => {
		const box = boxIn(chance, root);
		if (Array.isArray(box) && box.length > 1) box.reverse();
		else if (Array.isArray(box)) box.splice(0);
	},
	(chance, root) => {
		const all = named(root);
		if (!all.length) return;
		const [[box, key], [other, its]] = [chance.pick(all), chance.pick(all)];
		// A copy: a thing that holds itself is no file.
		put(box, key, structuredClone((other as Record<string, unknown>)[its]));
	},
	(chance, root) => {
		const all = named(root).filter(([, key]) => key === 'version' || key === 'form');
		if (all.length)
			put(...chance.pick(all), chance.pick([0, 1, 2, 3, 4, 5, 999, -1, 1.5, '3', null]));
	},
	(chance, root) => {
		const all = named(root).filter(([, key]) => key === 'id' || key === 'at');
		if (!all.length) return;
		const [box, key] = chance.pick(all);
		put(box, key, chance.pick(key === 'at' ? DATES : [...IDS, ...FOREIGN]));
	},
	(chance, root) => {
		const number = boxIn(chance, root);
		const keys = Object.entries(number).filter(([, one]) => typeof one === 'number');
		if (keys.length) put(number, chance.pick(keys)[0], chance.pick(NUMBERS));
	}
];

const changed = (chance: Chance): string => {
	const before = JSON.stringify(JSON.parse(makeFile(chance.pick(SOUND), '')));
	const root = JSON.parse(before) as Box;
	let after = before;
	for (let n = chance.below(3); n > 0 || after === before; n--) {
		chance.pick(CHANGES)(chance, root);
		after = JSON.stringify(root);
	}
	return after;
};

const spoilt = (chance: Chance): string => {
	let text = makeFile(chance.pick(SOUND), chance.pick(['', '\t']));
	for (let n = 1 + chance.below(3); n > 0; n--) {
		const at = chance.below(text.length);
		const sign = text.charAt(at);
		const other = String.fromCharCode(sign.charCodeAt(0) ^ (1 << chance.below(8)));
		text =
			text.slice(0, at) +
			chance.pick([other, '', sign + sign, '\u0000', '"', '}']) +
			text.slice(at + 1);
	}
	return text;
};

const cutOff = (chance: Chance): string => {
	const text = makeFile(chance.pick(SOUND), '');
	return text.slice(0, chance.below(text.length));
};

/** The same thing more than once, and things of several files together. */
const mixed = (chance: Chance): string => {
	const [a, b] = [chance.pick(SOUND), chance.pick(SOUND)];
	return makeFile(
		{
			journals: [...a.journals, ...b.journals, ...(chance.oneIn(2) ? a.journals : [])],
			documents: [...b.documents, ...a.documents, ...(chance.oneIn(2) ? b.documents : [])]
		},
		''
	);
};

const ODD: readonly string[] = [
	...[
		'',
		' ',
		'\uFEFF',
		'{}',
		'[]',
		'null',
		'0',
		'"x"',
		'{',
		'{"app":"tachanka"}',
		'\u0000',
		'PK\u0003\u0004'
	],
	...[
		'{"app":"tachanka","form":4}',
		'{"app":"tachanka","form":999}',
		'{"app":"tachanka","version":1}'
	],
	...['[{"app":"tachanka"}]', '{"app":"other","form":4,"journals":[],"documents":[]}'],
	'{"app":"tachanka","form":4,"journals":[],"documents":[]}',
	'{"app":"tachanka","form":1e999,"journals":[],"documents":[]}'
];

const deep = (chance: Chance): string =>
	chance.pick(['[', '{"a":', '{"app":"tachanka","journals":[']).repeat(chance.pick([10, 41, 5000]));

/** As long as files come; few, for what they cost. */
const long = (chance: Chance): string =>
	chance.pick<() => string>([
		() => '['.repeat(48 * 1024 * 1024),
		() => `{"app":"tachanka","x":[${'[],'.repeat(6_000_000)}0]}`,
		() => {
			const [one] = SOUND.flatMap(({ journals }) => journals);
			const entries = Array.from({ length: 100_001 }, () => 0);
			return makeFile({ journals: one ? [{ ...one, entries }] : [], documents: [] }, '');
		},
		() => {
			const [one] = SOUND.flatMap(({ documents }) => documents);
			return makeFile({ journals: [], documents: Array.from({ length: 2001 }, () => one!) }, '');
		}
	])();

/** Kinds of hostile files, and how often each comes. */
const KINDS: readonly (readonly [name: string, often: number, make: (chance: Chance) => string])[] =
	[
		['sound', 30, (chance) => makeFile(chance.pick(SOUND), chance.pick(['', '\t']))],
		['changed', 600, changed],
		['spoilt', 200, spoilt],
		['cut off', 50, cutOff],
		['mixed', 60, mixed],
		['odd', 40, (chance) => chance.pick(ODD)],
		['deep', 18, deep],
		['long', 2, long]
	];

/** One file to be opened, as somebody who means harm, or a bad disk, might make it. */
export const hostileFile = (chance: Chance): { readonly kind: string; readonly text: string } => {
	let at = chance.below(KINDS.reduce((sum, [, often]) => sum + often, 0));
	for (const [kind, often, make] of KINDS) {
		if (at < often) return { kind, text: make(chance) };
		at -= often;
	}
	return { kind: 'odd', text: '' };
};
