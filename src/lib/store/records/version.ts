let version: string | undefined;

/** Which version of the app writes, as whoever starts it has said. */
export const appVersion = (): string | undefined => version;
export const setAppVersion = (name: string): void => {
	version = name;
};
