import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { applyTextSize, applyTheme, TEXT_SIZES, THEMES } from '#lib/ui/theme/theme.ts';

const PAGE = readFileSync(new URL('../../src/app.html', import.meta.url), 'utf8');
const [, SCRIPT = ''] = /<script>([^]*?)<\/script>/.exec(PAGE) ?? [];

const root = () => ({
	dataset: {} as DOMStringMap,
	style: { fontSize: '' } as CSSStyleDeclaration,
	classList: { add: () => undefined }
});

/** How the page looks after its first script, with these copies at hand. */
const firstLook = (copies: Readonly<Record<string, string>>) => {
	const page = root();
	const localStorage = { getItem: (key: string) => copies[key] ?? null };
	const document = { documentElement: page };
	runInNewContext(SCRIPT, {
		window: {},
		addEventListener: () => undefined,
		localStorage,
		document
	});
	return { theme: page.dataset['theme'], size: page.style.fontSize };
};

test.each(TEXT_SIZES)('the page is painted with the text size as the app sets it: %s', (size) => {
	const page = root();
	applyTextSize(size, page);
	expect(firstLook({ 'tachanka:text': size }).size).toBe(page.style.fontSize);
});

test.each(THEMES)('and in its theme: %s', (theme) => {
	const page = root();
	applyTheme(theme, page);
	expect(firstLook({ 'tachanka:theme': theme }).theme).toBe(page.dataset['theme']);
});

test('nonsense at hand, or nothing, leaves it as the phone has it', () => {
	const plain = { theme: undefined, size: '' };
	expect(firstLook({})).toEqual(plain);
	expect(firstLook({ 'tachanka:theme': 'pink', 'tachanka:text': 'huge' })).toEqual(plain);
});
