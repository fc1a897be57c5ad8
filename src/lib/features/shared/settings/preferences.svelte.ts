import { LENGTHS, speech, type Lengths } from '#lib/words/speech.svelte.ts';
import { applyTheme, THEMES, type Theme } from '#lib/ui/frame/theme.ts';
import { inSession, toSession } from '#lib/session/remembered.ts';
import { onCameIn } from '#lib/store/came-in.ts';
import { keepOwn, readOwn } from './own.ts';

/** What they are called in the storage and in files. */
export const PREFERENCES = 'preferences';
const VERSION = 1;
/** A copy of the theme alone, which can be read before the first picture. Where it is missing nothing was ever chosen. */
const THEME_KEY = 'tachanka:theme';
/** What was chosen and may not be in the store yet: a reload costs nothing. */
const ON_ITS_WAY = 'tachanka:preferences';

const oneOf = <T extends string>(known: readonly T[], value: unknown): T | undefined =>
	known.find((one) => one === value);

const themeAtHand = (): Theme | undefined => {
	try {
		return oneOf(THEMES, localStorage.getItem(THEME_KEY));
	} catch {
		return undefined;
	}
};

/** What the owner of the phone likes. Kept on the phone, the same in all games. */
export class Preferences {
	#theme = $state<Theme>('system');
	#lengths = $state<Lengths>('inches');
	#keepAwake = $state(true);
	/** Chosen in this visit: what arrives from the store later is older. */
	#chosen: { theme?: true; lengths?: true; keepAwake?: true } = {};
	#loading: Promise<void> | undefined;

	get theme(): Theme {
		return this.#theme;
	}
	get lengths(): Lengths {
		return this.#lengths;
	}
	/** The screen stays on in a battle. */
	get keepAwake(): boolean {
		return this.#keepAwake;
	}

	/** Call before the first picture: the theme, from the copy at hand. */
	dress(): void {
		this.#theme = themeAtHand() ?? 'system';
		applyTheme(this.#theme);
	}

	/**
	 * Call when the first picture is up. The store is only fetched where something was chosen before. `?pseudo` is for
	 * whoever looks for words outside the catalogue.
	 */
	start(): void {
		if (/[?&]pseudo\b/.test(location.search)) speech.pseudo = true;
		const idle = globalThis.requestIdleCallback ?? setTimeout;
		if (themeAtHand()) idle(() => void this.load());
	}

	/** Reads what was kept, once; for screens that ask the store anyway. */
	load = (): Promise<void> => (this.#loading ??= this.#read());

	/** Reads what is kept once more: somebody else has written it. */
	again = (): Promise<void> => {
		this.#chosen = {};
		toSession(ON_ITS_WAY, null);
		return (this.#loading = this.#read());
	};

	chooseTheme = (theme: Theme): void => {
		this.#theme = theme;
		applyTheme(theme);
		this.#save('theme');
	};

	chooseLengths = (lengths: Lengths): void => {
		this.#lengths = lengths;
		speech.lengths = lengths;
		this.#save('lengths');
	};

	chooseKeepAwake = (keepAwake: boolean): void => {
		this.#keepAwake = keepAwake;
		this.#save('keepAwake');
	};

	async #read(): Promise<void> {
		const onItsWay = inSession(ON_ITS_WAY) as Record<string, unknown> | null;
		const kept = (await readOwn(PREFERENCES)) as Record<string, unknown> | null | undefined;
		if (!kept && !onItsWay) return;
		const { theme, lengths, keepAwake } = { ...kept, ...onItsWay };
		if (!this.#chosen.theme) {
			this.#theme = oneOf(THEMES, theme) ?? this.#theme;
			applyTheme(this.#theme);
		}
		if (!this.#chosen.lengths) speech.lengths = this.#lengths = oneOf(LENGTHS, lengths) ?? 'inches';
		if (!this.#chosen.keepAwake && typeof keepAwake === 'boolean') this.#keepAwake = keepAwake;
		if (onItsWay) await this.#write();
	}

	async #write(): Promise<void> {
		const chosen = this.#chosen;
		const value = { theme: this.#theme, lengths: this.#lengths, keepAwake: this.#keepAwake };
		const kept = await keepOwn(PREFERENCES, VERSION, value);
		if (kept && chosen === this.#chosen) toSession(ON_ITS_WAY, null);
	}

	#save(what: 'theme' | 'lengths' | 'keepAwake'): void {
		this.#chosen = { ...this.#chosen, [what]: true };
		toSession(ON_ITS_WAY, { ...(inSession(ON_ITS_WAY) as object | null), [what]: this[what] });
		try {
			localStorage.setItem(THEME_KEY, this.#theme);
		} catch {
			// The store keeps it too.
		}
		void this.load().then(() => this.#write());
	}
}

export const preferences = new Preferences();
onCameIn(({ kinds }) => (kinds.includes(PREFERENCES) ? preferences.again() : undefined));
