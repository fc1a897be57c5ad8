declare global {
	/** The part of Trusted Types this app uses; TypeScript's own DOM library has none of it. */
	interface TrustedTypesFactory {
		createPolicy(
			name: string,
			rules: { createScriptURL: (url: string) => string }
		): { createScriptURL: (url: string) => string };
	}
	interface Window {
		readonly trustedTypes?: TrustedTypesFactory;
		/** The app is awake and follows links itself; the address of a link that was tapped before. */
		readonly awake?: () => string | undefined;
	}
}

export {};
