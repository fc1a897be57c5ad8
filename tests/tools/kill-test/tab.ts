/** A page of a browser, whichever tool drives it. */
export interface Tab {
	/** Resolves when the page has loaded. */
	readonly goto: (address: string) => Promise<unknown>;
	/** Runs in the page. */
	readonly run: <In, Out>(work: (given: In) => Out | Promise<Out>, given: In) => Promise<Out>;
	/** Runs in every page that is opened from now on, before its own code. */
	readonly first: (work: () => void) => Promise<unknown>;
	/** A function of every page from now on. */
	readonly exposes: (name: string, work: (said: string) => void) => Promise<unknown>;
}

/** A browser of the script's own, on a profile that outlives it. */
export interface OwnBrowser {
	readonly tab: Tab;
	/** Ends the browser at once, as a phone does that needs its memory; resolves when it is gone. */
	readonly kill: () => Promise<void>;
}

/** Browsers that can be killed. */
export interface Make {
	/** Starts one as a child of this script, so that exactly this one can be killed. */
	readonly start: (profile: string) => Promise<OwnBrowser>;
	/** Spoils the database of a profile that nobody uses; false where there is none yet. */
	readonly wreck: (profile: string) => Promise<boolean>;
}
