import type { Sliced } from '#lib/kernel/sliced.ts';

/** A name in the form it takes within a file name. */
export const fileSlug = (name: string): string =>
	name
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, '-')
		.replace(/^-+|-+$/g, '')
		.slice(0, 40);

/** The name of a file: what is in it or, failing that, what it carries, and the day. */
export const fileName = (name: string, carries: string, day: string): string =>
	`${['tachanka', fileSlug(name) || fileSlug(carries), day].join('-')}.json`;

const JSON_TYPE = 'application/json';

/** Parts of a text as one blob, made in slices. */
export function* makingBlob(parts: readonly string[], type = JSON_TYPE): Sliced<Blob> {
	const blobs: Blob[] = [];
	for (const part of parts) {
		blobs.push(new Blob([part]));
		yield blobs.length / parts.length;
	}
	return new Blob(blobs, { type });
}

/** Has the browser save the file among the downloads. */
export const saveFile = (name: string, text: BlobPart, type = JSON_TYPE): void => {
	const address = URL.createObjectURL(new Blob([text], { type }));
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/** The file in a form that the share sheet takes: as it is, as plain text where that is refused, or undefined. */
export const sendable = (name: string, text: BlobPart, type = JSON_TYPE): File | undefined => {
	if (typeof navigator.canShare !== 'function') return undefined;
	const candidates = [
		new File([text], name, { type }),
		new File([text], name.replace(/\.\w+$/, '.txt'), { type: 'text/plain' })
	];
	return candidates.find((file) => navigator.canShare({ files: [file] }));
};

/** Whether the file was handed over; `stopped` where the owner changed his mind. */
export const sendFile = async (file: File): Promise<'done' | 'stopped' | 'refused'> => {
	try {
		await navigator.share({ files: [file], title: file.name });
		return 'done';
	} catch (cause) {
		return cause instanceof DOMException && cause.name === 'AbortError' ? 'stopped' : 'refused';
	}
};

/** The text of a file that the owner chose, or undefined where the phone does not give it (moved, withdrawn). */
export const readText = async (file: File): Promise<string | undefined> => {
	try {
		return await file.text();
	} catch {
		return undefined;
	}
};
