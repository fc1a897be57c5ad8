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
		/** The calculator that was tapped, where it can be opened at once instead of waking the page. */
		readonly early?: () => Promise<string | undefined>;
		/** The same, where the page was left, and since when the build's drawing of it is seen, if it is. */
		readonly entered?: {
			readonly href: string;
			readonly by: MouseEvent;
			readonly shown: number;
			/** The app has taken its place. */
			readonly taken?: true;
		};
		/** What was pressed on that drawing: the key as it is now, and the value of a field. */
		readonly presses?: {
			readonly find: () => HTMLElement | undefined;
			readonly value: string | undefined;
		}[];
		/** Puts in what the start page does without of styles and drawings, before another screen is seen, whose address it may be given. */
		readonly dress?: (href?: string) => Promise<void>;
		/** Tells that the app is awake and follows links itself; returns what was tapped before. */
		readonly awake?: () => string | undefined;
		/** Set when the storage had something to tell before anybody was listening. */
		storeTold?: true;
	}
}

export {};
