import { readdirSync, readFileSync } from 'node:fs';

const ROOT = new URL('../../../src/lib/rules/red-and-white/', import.meta.url);

/** The code of the game, without the files and folders whose path begins so. */
export const codeFiles = (without: readonly string[]): { path: string; text: string }[] =>
	readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
		.filter((path) => path.endsWith('.ts') && !without.some((start) => path.startsWith(start)))
		.map((path) => ({ path, text: readFileSync(new URL(path, ROOT), 'utf8') }));
