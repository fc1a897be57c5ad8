declare global {
	namespace App {
		interface PageState {
			/** The unit whose sheet lies over the table of a battle. */
			unit?: string;
		}
	}
	/** The part of Trusted Types this app uses; TypeScript's own DOM library has none of it. */
	interface TrustedTypesFactory {
		createPolicy(
			name: string,
			rules: { createScriptURL: (url: string) => string }
		): { createScriptURL: (url: string) => string };
	}
	interface Window {
		readonly trustedTypes?: TrustedTypesFactory;
		/** The address of a link that was tapped before the app was awake. */
		readonly tapped?: string;
		/** What was tapped, where it can be opened at once instead of waking the page; then nothing is tapped any more. */
		readonly early?: () => string | undefined;
		/** Tells that the app is awake and follows links itself; returns what was tapped before. */
		readonly awake?: () => string | undefined;
		/** Set when the storage had something to tell before anybody was listening. */
		storeTold?: true;
	}
}

export {};
