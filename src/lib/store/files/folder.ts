import { checksum, digitsOf, summed } from '#lib/kernel/border/checksum.ts';
import { FORM } from '../form.ts';
import type { Files } from './files.ts';

/** What is needed of an open file. */
export type FileInHand = Pick<
	FileSystemSyncAccessHandle,
	'read' | 'write' | 'truncate' | 'flush' | 'getSize' | 'close'
>;

/** What is needed of the folder of the files: the layer that every read and write of them goes through. */
export interface Folder {
	readonly keys: () => AsyncIterable<string>;
	readonly has: (key: string) => Promise<boolean>;
	/** Creates the file where there is none. */
	readonly open: (key: string) => Promise<FileInHand>;
	readonly remove: (key: string) => Promise<void>;
}

const NEWLINE = 10;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The first line of a file: the form, and how many bytes were first written with which sum. */
const headOf = (content: Uint8Array): string =>
	`tachanka ${FORM} ${String(content.length).padStart(12, '0')} ${checksum(content)}\n`;
const HEAD = /^tachanka (\d+) (\d{12}) ([0-9A-F]{8})$/;

/** The form that a first line names; undefined where it is no such line. */
export const formOf = (line: string): number | undefined => {
	const [, form] = HEAD.exec(line) ?? [];
	return form === undefined ? undefined : Number(form);
};

const bytesOf = (file: FileInHand): Uint8Array => {
	const data = new Uint8Array(file.getSize());
	file.read(data, { at: 0 });
	return data;
};

/** Does the file still hold all that was first written? */
const isWhole = (file: FileInHand): boolean => {
	const data = bytesOf(file);
	const end = data.indexOf(NEWLINE);
	const [, , size, sum] = HEAD.exec(decoder.decode(data.subarray(0, Math.max(0, end)))) ?? [];
	if (size === undefined) return false;
	const content = data.subarray(end + 1, end + 1 + Number(size));
	return content.length === Number(size) && checksum(content) === sum;
};

/** Writes all of it, or throws and leaves the file as it was. */
const writeAt = (file: FileInHand, data: Uint8Array<ArrayBuffer>, at: number): number => {
	try {
		if (file.write(data, { at }) < data.length)
			throw new DOMException('The file took a part only.', 'QuotaExceededError');
		file.flush();
	} catch (cause) {
		file.truncate(at);
		file.flush();
		throw cause;
	}
	return at + data.length;
};

const endsWithin = (file: FileInHand, size: number): boolean => {
	const last = new Uint8Array(1);
	return size > 0 && (file.read(last, { at: size - 1 }) < 1 || last[0] !== NEWLINE);
};

/** The end of a line, `,"c":"4D5E6F70"}`: how many bytes its sum does not cover, how many before it and after it. */
const TAIL = 16;
const BEFORE = 6;
const AFTER = 2;

/** Of each line: does it end with the sum of what it belongs to and of all it says? */
export const soundLines = (of: string, data: Uint8Array): readonly boolean[] => {
	const before = summed(encoder.encode(`${of}\n`));
	const sound: boolean[] = [];
	let from = 0;
	for (let end = data.indexOf(NEWLINE); end >= 0; end = data.indexOf(NEWLINE, from)) {
		const tail = Math.max(from, end - TAIL);
		const sum = decoder.decode(data.subarray(tail + BEFORE, end - AFTER));
		sound.push(sum === digitsOf(summed(data, from, tail, before)));
		from = end + 1;
	}
	return sound;
};

/**
 * The files of a folder. A file named `x` is kept as `x~<n>`; the highest `n` that holds all that was first written
 * counts, so that a file is replaced whole or not at all. Where none does, nothing is thrown away.
 */
export const filesIn = (folder: Folder): Files => {
	const withFile = async <T>(key: string, work: (file: FileInHand) => T): Promise<T> => {
		const file = await folder.open(key);
		try {
			return work(file);
		} finally {
			file.close();
		}
	};

	/** The numbers that count for each name, the highest first; leftovers of an interrupted replacement are removed. */
	const current = async (only?: string): Promise<Map<string, readonly number[]>> => {
		const found = new Map<string, number[]>();
		for await (const key of folder.keys()) {
			const [, name, number] = /^(.+)~(\d+)$/.exec(key) ?? [];
			if (name === undefined || (only !== undefined && name !== only)) continue;
			found.set(
				name,
				[...(found.get(name) ?? []), Number(number)].sort((a, b) => b - a)
			);
		}
		for (const [name, numbers] of found) {
			if (numbers.length === 1) continue;
			for (const number of numbers) {
				if (!(await withFile(`${name}~${number}`, isWhole))) continue;
				for (const other of numbers) if (other !== number) await folder.remove(`${name}~${other}`);
				found.set(name, [number]);
				break;
			}
		}
		return found;
	};

	/** Looked up once; if another tab has replaced the file since, it is looked up again. */
	const known = new Map<string, readonly number[]>();
	const numbersOf = async (name: string): Promise<readonly number[]> => {
		const numbers = known.get(name);
		if (numbers?.length === 1 && (await folder.has(`${name}~${numbers[0]}`))) return numbers;
		const found = (await current(name)).get(name) ?? [];
		known.set(name, found);
		return found;
	};

	const append: Files['append'] = async (name, text, at) => {
		const [number] = await numbersOf(name);
		const content = encoder.encode(text);
		if (number === undefined) {
			if (at) return null;
			return withFile(`${name}~0`, (file) => {
				file.truncate(0);
				const head = encoder.encode(headOf(content));
				const whole = new Uint8Array(head.length + content.length);
				whole.set(head);
				whole.set(content, head.length);
				const after = writeAt(file, whole, 0);
				known.set(name, [0]);
				return { before: head.length, after };
			});
		}
		return withFile(`${name}~${number}`, (file) => {
			const before = file.getSize();
			// Whoever asks again, having left before the answer was heard, finds there what was to be written.
			if (at !== null && at !== before)
				return decoder.decode(bytesOf(file).subarray(at)) === text
					? { before: at, after: before }
					: null;
			// After a line that was torn while being written, a new one is begun.
			const data = endsWithin(file, before) ? encoder.encode(`\n${text}`) : content;
			return { before, after: writeAt(file, data, before) };
		});
	};

	const replace: Files['replace'] = async (name, text) => {
		const before = await numbersOf(name);
		const number = (before[0] ?? -1) + 1;
		const content = encoder.encode(text);
		const key = `${name}~${number}`;
		let after: number;
		try {
			after = await withFile(key, (file) => {
				file.truncate(0);
				return writeAt(file, encoder.encode(headOf(content) + text), 0);
			});
		} catch (cause) {
			await folder.remove(key);
			throw cause;
		}
		known.set(name, [number]);
		for (const older of before) await folder.remove(`${name}~${older}`);
		return after;
	};

	return {
		list: async () => [...(await current()).keys()],
		read: async (name, of) => {
			const numbers = await numbersOf(name);
			if (numbers.length === 0) return null;
			const texts: string[] = [];
			let size = 0;
			let sound: readonly boolean[] | undefined;
			for (const number of numbers)
				await withFile(`${name}~${number}`, (file) => {
					const data = bytesOf(file);
					size ||= data.length;
					texts.push(decoder.decode(data));
					if (of !== undefined && numbers.length === 1) sound = soundLines(of, data);
				});
			return { text: texts.join('\n'), size, sound };
		},
		append,
		replace,
		cut: async (name, size) => {
			const [number] = await numbersOf(name);
			if (number === undefined) return;
			await withFile(`${name}~${number}`, (file) => {
				if (file.getSize() <= size) return;
				file.truncate(size);
				file.flush();
			});
		},
		remove: async (name) => {
			const numbers = await numbersOf(name);
			known.delete(name);
			for (const number of numbers) await folder.remove(`${name}~${number}`);
		}
	};
};
