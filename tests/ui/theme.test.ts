import { expect, test } from 'vitest';
import { applyTheme } from '#lib/ui/theme/theme.ts';

test('a chosen theme is worn, the system’s is none of ours', () => {
	const root: { dataset: DOMStringMap } = { dataset: {} };
	applyTheme('hall', root);
	expect(root.dataset).toEqual({ theme: 'hall' });
	applyTheme('dark', root);
	expect(root.dataset).toEqual({ theme: 'dark' });
	applyTheme('system', root);
	expect(root.dataset).toEqual({});
});
