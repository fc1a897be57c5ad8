/** One sentence in another language, in as many forms as its plural needs. */
export interface Forms {
	readonly one?: string;
	readonly two?: string;
	readonly few?: string;
	readonly many?: string;
	readonly other: string;
}

/** For each language the English text and what is said instead. English is its own key. */
export const catalogue: Readonly<Record<string, Readonly<Record<string, Forms>>>> = {
	en: {}
};
