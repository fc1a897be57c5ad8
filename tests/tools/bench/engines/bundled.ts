import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../steps.mjs';

/** The figures that a script of this folder prints as its last line, once it is bundled as the app is. */
export const bundled = async <Figures>(name: string): Promise<Figures> => {
	const outDir = join(root, 'test-results/bench');
	await build({
		root,
		configFile: false,
		logLevel: 'silent',
		build: { ssr: `tests/tools/bench/engines/${name}.ts`, outDir, minify: false, emptyOutDir: true }
	});
	const text = execFileSync('node', [join(outDir, `${name}.js`)], { encoding: 'utf8' });
	return JSON.parse(text.trim().split('\n').at(-1) ?? '{}') as Figures;
};
