let version: string | undefined;

/** Which version of the app is writing, as set by whoever starts it. */
export const appVersion = (): string | undefined => version;
/** Sets it, before anything is written. */
export const setAppVersion = (name: string): void => {
	version = name;
};
