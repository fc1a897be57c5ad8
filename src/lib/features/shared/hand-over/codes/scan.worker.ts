/// <reference lib="webworker" />
import jsQR from 'jsqr';
import type { Picture, Sighted } from './reader.ts';

/** Finds a code in a picture, off the main thread so that the screen stays free. */
self.addEventListener('message', ({ data }: MessageEvent<Picture>) => {
	const { id, pixels, width, height } = data;
	const found = jsQR(new Uint8ClampedArray(pixels), width, height, {
		inversionAttempts: 'dontInvert'
	});
	self.postMessage({ id, text: found?.data ?? null } satisfies Sighted);
});
