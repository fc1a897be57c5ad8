import type { Files } from '#lib/store/files/files.ts';

/** Files in memory that behave like those of a phone, and fail when they are told to. */
export class MemoryFiles implements Files {
	readonly texts = new Map<string, string>();
	/** Thrown by the next thing that would write. */
	fault: Error | undefined;

	list = async () => [...this.texts.keys()];

	read = async (name: string) => {
		const text = this.texts.get(name);
		if (text === undefined) return null;
		return { text, size: text.length };
	};

	append = async (name: string, text: string, at: number | null) => {
		this.#fail();
		const before = this.texts.get(name) ?? '';
		if (at !== null && at !== before.length) return null;
		const after = `${before}${/(^|\n)$/.test(before) ? '' : '\n'}${text}`;
		this.texts.set(name, after);
		return { before: before.length, after: after.length };
	};

	replace = async (name: string, text: string) => {
		this.#fail();
		this.texts.set(name, text);
		return text.length;
	};

	cut = async (name: string, size: number) => {
		this.texts.set(name, (this.texts.get(name) ?? '').slice(0, size));
	};

	remove = async (name: string) => void this.texts.delete(name);

	#fail(): void {
		const { fault } = this;
		this.fault = undefined;
		if (fault) throw fault;
	}
}
