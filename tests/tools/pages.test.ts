import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { leanPage } from './pages.mjs';

const hash = (text: string): string =>
	`sha256-${createHash('sha256').update(text).digest('base64')}`;

const ASKING = `
	{
		// Both only pass on.
		Promise.all([
			import("/a/entry/start.1.js"),
			import("/a/entry/app.2.js")
		]).then(([kit, app]) => {
			kit.start(app);
		});
	}`;
const FILES: Readonly<Record<string, string>> = {
	'/a/entry/start.1.js': 'export{x as load_css,wt as start}from"../chunks/start.3.js";',
	'/a/entry/app.2.js': 'export{ct as hooks,root}from"../chunks/start.3.js";'
};
const page = `<meta content="'${hash(ASKING)}'"><script>${ASKING}</script>`;

test('a page asks for the app itself, and its policy knows how', () => {
	const made = leanPage(page, (url) => FILES[url] ?? '');
	const [, script = ''] = /<script>([^]*)<\/script>/.exec(made) ?? [];
	expect(script).toContain('import("/a/chunks/start.3.js")');
	expect(script).toContain('kit = { load_css: its.x, start: its.wt };');
	expect(script).toContain('app = { hooks: its.ct, root: its.root };');
	expect(script).not.toMatch(/entry|\/\/ |^\s/m);
	expect(made).toContain(`'${hash(script)}'`);
	expect(made).not.toContain(hash(ASKING));
});

test('an app in two files, or a policy that does not know its page, is not passed over', () => {
	const apart = { ...FILES, '/a/entry/app.2.js': 'export{ct as hooks}from"../chunks/app.4.js";' };
	expect(() => leanPage(page, (url) => apart[url as keyof typeof apart] ?? '')).toThrow(/one file/);
	expect(() => leanPage(page, () => 'export const start = 1;')).toThrow(/of its own/);
	const strange = page.replace(hash(ASKING), 'sha256-other');
	expect(() => leanPage(strange, (url) => FILES[url] ?? '')).toThrow(/policy/);
});
