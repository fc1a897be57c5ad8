import type { Entry } from '#lib/kernel/texts.ts';
import { gathered } from './gathered.ts';

/** The frame of the app in Russian. */
export const catalogue = gathered(
	'frame',
	import.meta.glob<Readonly<Record<string, Entry>>>(
		[
			'../../{kernel,session,store}/words/ru/**/*.ts',
			'../ru/*.ts',
			'../../features/shared/words/ru/**/*.ts'
		],
		{ eager: true, import: 'words' }
	)
);
