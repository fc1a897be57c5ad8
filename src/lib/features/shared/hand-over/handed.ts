import { parsed, wrong, type Parsed } from '#lib/kernel/border/parsed.ts';
import type { DocumentKind } from '#lib/kernel/game/document.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { readFile } from '../data/read-file.ts';
import { words } from '../words/en/hand-over.ts';

/** Takes in what another phone hands over: gives the address of what came in, or undefined and a `problem`. */
export interface Taker {
	readonly problem: Phrase | undefined;
	readonly clear: () => void;
	readonly takeIn: (text: string) => Promise<string | undefined>;
}

/** Reads one thing of this kind from the text of a code, a file or a message. */
export const readHanded = async <T>(of: DocumentKind<T>, text: string): Promise<Parsed<T>> => {
	const file = await readFile(text);
	if (!file.ok) return file;
	const [thing, ...more] = file.value.documents;
	return thing?.of.kind === of.kind && more.length + file.value.journals.length === 0
		? parsed(thing.value as T)
		: wrong(say(words.thereIsSomethingElseInItOpenIt));
};
