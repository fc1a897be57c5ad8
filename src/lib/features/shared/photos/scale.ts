/** The longest side of a kept photo, in pixels: sharp on a printed page, and a third of a megabyte. */
const LONGEST = 1600;
const QUALITY = 0.82;

/** A photo as it is kept: smaller, upright, and without the place and camera it was taken with. */
export interface Scaled {
	readonly bytes: ArrayBuffer;
	readonly width: number;
	readonly height: number;
}

/** The size at which a picture is kept: never larger than it is. */
const keptSize = (wide: number, high: number): readonly [number, number] => {
	const scale = Math.min(1, LONGEST / Math.max(wide, high));
	return [Math.max(1, Math.round(wide * scale)), Math.max(1, Math.round(high * scale))];
};

/** Makes a photo from any picture that the phone gives; undefined where it cannot be opened. */
export const scaled = async (file: Blob): Promise<Scaled | undefined> => {
	try {
		const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
		const [width, height] = keptSize(picture.width, picture.height);
		const canvas = document.createElement('canvas');
		Object.assign(canvas, { width, height });
		const context = canvas.getContext('2d');
		if (!context) return undefined;
		// A drawing without a background would turn black in a photo.
		context.fillStyle = '#fff';
		context.fillRect(0, 0, width, height);
		context.drawImage(picture, 0, 0, width, height);
		picture.close();
		const blob = await new Promise<Blob | null>((resolve) =>
			canvas.toBlob(resolve, 'image/jpeg', QUALITY)
		);
		return blob ? { bytes: await blob.arrayBuffer(), width, height } : undefined;
	} catch {
		return undefined;
	}
};
