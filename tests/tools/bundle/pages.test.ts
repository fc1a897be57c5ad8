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
	expect(script).toContain('import(`/a/chunks/start.3.js`)');
	expect(script).toMatch(/\{load_css:(\w+)\.x,start:\1\.wt\}/);
	expect(script).toMatch(/\{hooks:(\w+)\.ct,root:\1\.root\}/);
	expect(script).not.toMatch(/entry|\/\/ |\s\s/);
	expect(made).toContain(`'${hash(script)}'`);
	expect(made).not.toContain(hash(ASKING));
});

test('a page that shows something asks for the app once it is seen', () => {
	const link = '<link href="/a/chunks/start.3.js" rel="modulepreload">';
	const read = (url: string): string => FILES[url] ?? '';
	const bare = leanPage(link + page, read);
	expect(bare).toContain(link);
	expect(bare).not.toContain('window.painted');
	const DRAWN = ASKING.replace('kit.start(app)', 'kit.start(app, { node_ids: [0, 1] })');
	const drawn = leanPage(
		link + page.replaceAll(hash(ASKING), hash(DRAWN)).replace(ASKING, DRAWN),
		read
	);
	expect(drawn).toContain('window.painted().then(()=>import(`/a/chunks/start.3.js`)).then(');
	expect(drawn).toContain('setTimeout(');
	expect(drawn).toContain('rel="app"');
});

test('an app in two files, or a policy that does not know its page, is not passed over', () => {
	const apart = { ...FILES, '/a/entry/app.2.js': 'export{ct as hooks}from"../chunks/app.4.js";' };
	expect(() => leanPage(page, (url) => apart[url as keyof typeof apart] ?? '')).toThrow(/one file/);
	expect(() => leanPage(page, () => 'export const start = 1;')).toThrow(/of its own/);
	const strange = page.replace(hash(ASKING), 'sha256-other');
	expect(() => leanPage(strange, (url) => FILES[url] ?? '')).toThrow(/policy/);
});
