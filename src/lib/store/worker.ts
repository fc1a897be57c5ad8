/** The policies that were made, by name: a browser makes none twice. */
const made = new Map<string, { readonly createScriptURL: (url: string) => string } | undefined>();

/** A worker from one of this app's own files. `policy`: by which name a browser that trusts no address lets it through. */
export const ownWorker = (policy: string, address: string): Worker => {
	if (!made.has(policy))
		made.set(policy, window.trustedTypes?.createPolicy(policy, { createScriptURL: () => address }));
	const url = made.get(policy)?.createScriptURL(address) ?? address;
	return new Worker(url, { type: 'module' });
};
