import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Modules of which components get another one, and how they are asked for. */
const STAND_INS = [
	[/\/runtime\/app\/navigation$/, here('./navigation.ts')],
	[/\/settings\/own\.ts$|^\.\/own\.ts$/, here('./own.ts')]
] as const;
const SETTINGS = '/features/shared/settings/';

/** Who asks for them gets it from the server: with `vi.mock` every request of the page would wait for a word about it. */
export const standIns: Plugin = {
	name: 'stand-ins',
	enforce: 'pre',
	resolveId(source, importer = '') {
		if (source.startsWith('./') && !importer.includes(SETTINGS)) return undefined;
		const [, instead] = STAND_INS.find(([asked]) => asked.test(source)) ?? [];
		return importer === instead ? undefined : instead;
	}
};
