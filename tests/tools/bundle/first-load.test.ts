import { expect, test } from 'vitest';
import { noRuntime } from './first-load.ts';

const RUNTIME = 'chunks/rolldown-runtime.R.js';
const START = '_app/immutable/chunks/start.S.js';
const ASKS = 'import{t as e}from"./rolldown-runtime.R.js";';

const chunk = (name: string, fileName: string, code: string, ...imports: readonly string[]) => ({
	...{ type: 'chunk', name, fileName, code, imports: [...imports] }
});

/** What the bundle holds once the runtime has gone with the first file. */
const bundled = () => {
	const bundle = {
		runtime: chunk('rolldown-runtime', RUNTIME, 'var h=(x)=>x;export{h as t};'),
		start: chunk('start', START, `${ASKS}e(1);`, RUNTIME),
		words: chunk('pack-russian', 'chunks/pack-russian.W.js', `${ASKS}e(2);`, RUNTIME),
		part: chunk(
			'part',
			'chunks/part.P.js',
			`${ASKS}import{a}from"./start.S.js";e(3);`,
			RUNTIME,
			START
		)
	};
	const { generateBundle } = noRuntime as unknown as {
		readonly generateBundle: { readonly handler: (_: unknown, all: object) => void };
	};
	generateBundle.handler(undefined, bundle);
	return bundle;
};

test('a file whose name does not change with the first file asks nothing of it: a phone keeps it over an update', () => {
	const { words, part, start } = bundled();
	expect(words.code).toBe('const e=(()=>{var h=(x)=>x;return h})();e(2);');
	expect(words.imports).toEqual([]);
	expect(part.code).toContain('import{runtime as e}from"./start.S.js";');
	expect(part.imports).toEqual([START]);
	expect(start.code).toContain('export{e as runtime};e(1);');
});
