import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { words } from '#lib/features/shared/words/en/hand-over.ts';

/** Why there is no picture from the camera, by the name of the browser's error. */
const WHY: Readonly<Record<string, Phrase>> = {
	NotAllowedError: say(words.theCameraWasNotAllowedAllowItInThe),
	NotFoundError: say(words.thisDeviceHasNoCameraUseAPictureA),
	NotReadableError: say(words.anotherAppHasTheCameraCloseItThen)
};
const NONE = say(words.thisBrowserDoesNotLetAppsUseThe);

/** The camera on the back, or why it is not available. */
export const openCamera = async (): Promise<MediaStream | Phrase> => {
	// Older browsers, and addresses without https, have no camera access at all.
	const media = navigator.mediaDevices as MediaDevices | undefined;
	if (!media?.getUserMedia) return NONE;
	try {
		return await media.getUserMedia({
			audio: false,
			video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } }
		});
	} catch (cause) {
		return (cause instanceof DOMException ? WHY[cause.name] : undefined) ?? NONE;
	}
};

/** Lets go of the camera. */
export const closeCamera = (stream: MediaStream): void =>
	stream.getTracks().forEach((track) => track.stop());
