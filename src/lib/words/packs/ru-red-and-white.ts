import type { Entry } from '#lib/kernel/texts.ts';
import { gathered } from './gathered.ts';

/** Red and White in Russian: its rules and its screens. */
export const catalogue = gathered(
	'red-and-white',
	import.meta.glob<Readonly<Record<string, Entry>>>(
		'../../{rules,features}/red-and-white/words/ru/**/*.ts',
		{ eager: true, import: 'words' }
	)
);
