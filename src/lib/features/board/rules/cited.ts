import type { ReferenceEntry, ReferencePart } from '#lib/kernel/book/reference.ts';

/** The section that a text cites: a number, or the heading after a colon; undefined where it cites none. */
export const sectionIn = (text: string): string | undefined =>
	/(?:^|§\s?)(\d+(?:\.\d+)*)(?![\d:/])/.exec(text)?.[1] ?? /^[^:]+: ([A-Z].*)$/.exec(text)?.[1];

/** The entries on a section; where it has none of its own, on its parts, or on the section that it is a part of. */
export const entriesOn = (
	parts: readonly ReferencePart[],
	section: string
): readonly ReferenceEntry[] => {
	const on = (is: (one: string) => boolean) =>
		parts.flatMap(({ entries }) => entries.filter(({ sections }) => sections.some(is)));
	const above = section.replace(/\.?\d+$/, '');
	const [found = []] = [
		on((one) => one === section),
		on((one) => one.startsWith(`${section}.`))
	].filter(({ length }) => length > 0);
	return found.length > 0 || above === '' || above === section ? found : entriesOn(parts, above);
};
