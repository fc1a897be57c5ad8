// What makes the first screen quick: nothing is fetched before a file but the file itself, and a tap is not lost while the app wakes.
import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** The styles stand in every page, so that nothing is fetched before a file but the file itself. */
const PRELOAD = /^\0vite\/preload-helper/;
const STYLE_LIST = /^const __vite__mapDeps=.*\n|,__vite__mapDeps\(\[[\d,]*\]\),import\.meta\.url/gm;
export const plainImports: Plugin = {
	name: 'plain-imports',
	enforce: 'pre',
	apply: 'build',
	load: {
		filter: { id: PRELOAD },
		order: 'pre',
		handler: () => 'export const __vitePreload = (load) => load();'
	},
	// Nor does a file carry the list of them.
	generateBundle: {
		order: 'post',
		handler(_, bundle) {
			for (const file of Object.values(bundle))
				if (file.type === 'chunk') file.code = file.code.replace(STYLE_LIST, '');
		}
	}
};

/** How a file asks for what the bundler gives to every file, and what that is: one helper. */
const ASKS_RUNTIME = /import ?\{\w+ as (\w+)\} ?from ?"\.\/rolldown-runtime\.[^"]*";/;
const RUNTIME = /^(.*)export ?\{(\w+)(?: as \w+)?\};?\s*$/s;
/**
 * It comes with the first file: one of its own would be one more to fetch. What asks for nothing else of that file carries
 * its own: its name, which stands for what it held before, would stay while that of the first file in it changed, and a
 * phone would keep the old one.
 */
export const noRuntime: Plugin = {
	name: 'no-runtime',
	apply: 'build',
	// The names before it carried its own are of files that a phone may have kept.
	augmentChunkHash: ({ name }) => (name === 'pack-russian' ? 'carries its own' : undefined),
	generateBundle: {
		order: 'pre',
		handler(_, bundle) {
			const files = Object.values(bundle).filter((file) => file.type === 'chunk');
			const runtime = files.find(({ name }) => name === 'rolldown-runtime');
			const start = files.find(({ fileName }) => /\/chunks\/start\./.test(fileName));
			if (!runtime || !start) return;
			const [, given = '', helper = ''] = RUNTIME.exec(runtime.code) ?? [];
			const asking = files.filter(({ imports }) => imports.includes(runtime.fileName));
			for (const file of asking) {
				file.code = file.code.replace(ASKS_RUNTIME, (_, as: string) => {
					if (file.imports.includes(start.fileName))
						return `import{runtime as ${as}}from"./${basename(start.fileName)}";`;
					const own = `const ${as}=(()=>{${given}return ${helper}})();`;
					return file === start ? `${own}export{${as} as runtime};` : own;
				});
				if (!helper || file.code.includes('rolldown-runtime'))
					throw new Error('The bundler gives something else.');
				file.imports = file.imports.filter((name) => name !== runtime.fileName);
			}
			Reflect.deleteProperty(bundle, runtime.fileName);
		}
	}
};

/** What wakes the first page is compiled while it comes, not bit by bit while the page wakes: a word to browsers that know it. */
export const compiledAtOnce: Plugin = {
	name: 'compiled-at-once',
	apply: 'build',
	generateBundle(_, bundle) {
		for (const file of Object.values(bundle))
			if (file.type === 'chunk' && file.name === 'start' && file.fileName.includes('/chunks/'))
				file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
	}
};

/** How SvelteKit takes over the page that the host has drawn, and what is put in its place. */
const TAKES_OVER = [
	[
		'\tif (hydrate) {\n\t\trestore_scroll();',
		'\tconst tapped = hydrate && (await window.early?.());\n\tif (tapped) {\n\t\tconst { x, y, shown } = window.entered;\n\t\tscroll_positions[current_history_index - 1] = { x, y };\n\t\tawait navigate({ type: "enter", url: new URL(tapped), replace_state: true, noscroll: shown > 0 });\n\t}\n\telse if (hydrate) {\n\t\trestore_scroll();'
	],
	[
		'\troot = new app.root({',
		'\tif (!hydrate) {\n\t\tdocument.activeElement?.blur();\n\t\ttarget.replaceChildren();\n\t\tif (window.entered) window.entered.taken = true;\n\t}\n\troot = new app.root({'
	]
] as const;
/** What was tapped before the app is awake is opened at once: the start page is not woken first, only to be left. */
export const earlyTaps: Plugin = {
	name: 'early-taps',
	apply: 'build',
	transform: {
		filter: { id: /\/kit\/src\/runtime\/client\/client\.js$/ },
		handler: (code) =>
			TAKES_OVER.reduce((text, [from, to]) => {
				if (text.split(from).length !== 2) throw new Error(`SvelteKit has changed: ${from}`);
				return text.replace(from, () => to);
			}, code)
	}
};
