import type { Entry } from '#lib/kernel/texts.ts';

/**
 * The catalogues of one pack by the ids of their texts: each file is a subject (`engine/facts.ts` is `engine-facts`),
 * each key is a text in it.
 */
export const gathered = (
	pack: string,
	files: Readonly<Record<string, Readonly<Record<string, Entry>>>>
): Readonly<Record<string, Entry>> =>
	Object.fromEntries(
		Object.entries(files).flatMap(([path, entries]) => {
			const subject = path.replace(/^.*\/[a-z]{2}\/|\.ts$/g, '').replaceAll('/', '-');
			return Object.entries(entries).map(([key, entry]) => [`${pack}.${subject}.${key}`, entry]);
		})
	);
