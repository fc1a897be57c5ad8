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
	}
}

export {};
