import type { Entry } from '#lib/kernel/texts.ts';

/** The catalogues of one pack by the ids of their texts: each file is a subject, each key a text of it. */
export const gathered = (
	pack: string,
	files: Readonly<Record<string, Readonly<Record<string, Entry>>>>
): Readonly<Record<string, Entry>> =>
	Object.fromEntries(
		Object.entries(files).flatMap(([path, entries]) => {
			const subject = path.slice(path.lastIndexOf('/') + 1, -'.ts'.length);
			return Object.entries(entries).map(([key, entry]) => [`${pack}.${subject}.${key}`, entry]);
		})
	);
