/** One section of a rulebook. */
export interface Section {
	/** How this app cites it. */
	readonly cite: string;
	/** Its heading as printed. */
	readonly title: string;
	/** Smaller headings and notes under it that are cited by its name. */
	readonly parts?: readonly string[];
	readonly status: 'done' | 'left out';
	/** Why it is left out, if it is. */
	readonly why?: string;
	/** Files of the game's folder that hold the rule. */
	readonly where: readonly string[];
}

/** The sections of a rulebook, in the book's order. */
export type Outline = readonly Section[];

/** `1.1 Counters` is cited by its number, `OFFICERS & LEADERS` in plain letters, any other heading as it stands. */
const headed = (heading: string): Pick<Section, 'cite' | 'title'> => {
	const [, number, title] = /^(\d[\d.]*) (.+)$/.exec(heading) ?? [];
	if (number && title) return { cite: number, title };
	if (heading !== heading.toUpperCase()) return { cite: heading, title: heading };
	const small = heading.toLowerCase().replace('&', 'and').replace(/\.$/, '');
	return { cite: small.charAt(0).toUpperCase() + small.slice(1), title: heading };
};

/** A section that this app plays; `more` where it is not cited as printed, or has parts. */
export const done = (
	heading: string,
	where: readonly string[],
	more: Pick<Section, 'parts'> & { readonly cite?: string } = {}
): Section => ({ ...headed(heading), ...more, status: 'done', where });

/** A section that this app leaves out, and why. */
export const leftOut = (heading: string, why: string, cite?: string): Section => ({
	...headed(heading),
	...(cite === undefined ? {} : { cite }),
	status: 'left out',
	why,
	where: []
});
