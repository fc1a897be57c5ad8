import { ownWorker } from '#lib/store/worker.ts';
import address from './scan.worker.ts?worker&url';

/** A picture on its way to the worker. */
export interface Picture {
	readonly id: number;
	readonly pixels: ArrayBuffer;
	readonly width: number;
	readonly height: number;
}
/** What the worker found in it. */
export interface Sighted {
	readonly id: number;
	readonly text: string | null;
}

/** Reads codes in pictures: with the browser's own reader where it has one, elsewhere with a worker of ours. */
export interface Reader {
	/** The texts of the codes in the picture; usually none or one. */
	readonly read: (source: HTMLVideoElement | ImageBitmap) => Promise<readonly string[]>;
	readonly close: () => void;
}

/** The part of the browser's own reader that is used here; TypeScript does not know it yet. */
interface Detector {
	detect: (source: CanvasImageSource) => Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorMaker {
	new (options: { formats: readonly string[] }): Detector;
	getSupportedFormats: () => Promise<readonly string[]>;
}

/** The longest side at which a picture is examined, in pixels; this app's codes are drawn large. */
const LONGEST = 1000;

const makerHere = (): DetectorMaker | undefined =>
	(globalThis as { BarcodeDetector?: DetectorMaker }).BarcodeDetector;

const byBrowser = async (): Promise<Reader | undefined> => {
	const Maker = makerHere();
	try {
		if (!Maker || !(await Maker.getSupportedFormats()).includes('qr_code')) return undefined;
		const detector = new Maker({ formats: ['qr_code'] });
		return {
			read: async (source) => (await detector.detect(source)).map(({ rawValue }) => rawValue),
			close: () => undefined
		};
	} catch {
		return undefined;
	}
};

const sizeOf = (source: HTMLVideoElement | ImageBitmap): readonly [number, number] =>
	source instanceof HTMLVideoElement
		? [source.videoWidth, source.videoHeight]
		: [source.width, source.height];

const byWorker = (): Reader => {
	const worker = ownWorker('app-scan', address);
	const canvas = document.createElement('canvas');
	const waiting = new Map<number, (text: string | null) => void>();
	let last = 0;
	const give = (id: number, text: string | null): void => {
		waiting.get(id)?.(text);
		waiting.delete(id);
	};
	worker.addEventListener('message', ({ data }: MessageEvent<Sighted>) => give(data.id, data.text));
	worker.addEventListener('error', () => [...waiting.keys()].forEach((id) => give(id, null)));
	return {
		read: async (source) => {
			const [wide, high] = sizeOf(source);
			const context = canvas.getContext('2d', { willReadFrequently: true });
			if (!wide || !high || !context) return [];
			const scale = Math.min(1, LONGEST / Math.max(wide, high));
			const [width, height] = [Math.round(wide * scale), Math.round(high * scale)];
			Object.assign(canvas, { width, height });
			context.drawImage(source, 0, 0, width, height);
			const { data } = context.getImageData(0, 0, width, height);
			const id = ++last;
			const text = await new Promise<string | null>((resolve) => {
				waiting.set(id, resolve);
				const pixels = data.buffer;
				worker.postMessage({ id, pixels, width, height } satisfies Picture, [pixels]);
			});
			return text === null ? [] : [text];
		},
		close: () => worker.terminate()
	};
};

/** Reads codes by what the browser has for that, else in a worker. */
export const openReader = async (): Promise<Reader> => (await byBrowser()) ?? byWorker();
