import { LENGTHS, speech, type Lengths } from '#lib/messages/speech.svelte.ts';
import { applyTheme, THEMES, type Theme } from '#lib/ui/theme.ts';
import { keep, readKept } from './remembered.ts';

const KEY = 'preferences';
/** A copy of the theme alone, which can be read before the first picture. */
const THEME_KEY = 'tachanka:theme';

const oneOf = <T extends string>(known: readonly T[], value: unknown): T | undefined =>
	known.find((one) => one === value);

const themeAtHand = (): Theme => {
	try {
		return oneOf(THEMES, localStorage.getItem(THEME_KEY)) ?? 'system';
	} catch {
		return 'system';
	}
};

/** What the owner of the phone likes. Kept on the phone, the same in all games. */
class Preferences {
	#theme = $state<Theme>('system');
	#lengths = $state<Lengths>('inches');
	#keepAwake = $state(true);
	/** Something was chosen: what arrives from the store later is older. */
	#touched = false;

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
		this.#theme = themeAtHand();
		applyTheme(this.#theme);
	}

	/** Call when the first picture is up: the rest comes from the store. `?pseudo` is for whoever looks for stray words. */
	start(): void {
		if (new URLSearchParams(location.search).has('pseudo')) speech.pseudo = true;
		const idle = globalThis.requestIdleCallback ?? setTimeout;
		idle(() => void this.#load());
	}

	chooseTheme = (theme: Theme): void => {
		this.#theme = theme;
		applyTheme(theme);
		try {
			localStorage.setItem(THEME_KEY, theme);
		} catch {
			// The store keeps it too.
		}
		this.#save();
	};

	chooseLengths = (lengths: Lengths): void => {
		this.#lengths = lengths;
		speech.lengths = lengths;
		this.#save();
	};

	chooseKeepAwake = (keepAwake: boolean): void => {
		this.#keepAwake = keepAwake;
		this.#save();
	};

	async #load(): Promise<void> {
		const kept = await readKept(KEY);
		if (this.#touched || typeof kept !== 'object' || kept === null) return;
		const { theme, lengths, keepAwake } = kept as Record<string, unknown>;
		this.#theme = oneOf(THEMES, theme) ?? this.#theme;
		applyTheme(this.#theme);
		speech.lengths = this.#lengths = oneOf(LENGTHS, lengths) ?? 'inches';
		if (typeof keepAwake === 'boolean') this.#keepAwake = keepAwake;
	}

	#save(): void {
		this.#touched = true;
		void keep(KEY, {
			theme: this.#theme,
			lengths: this.#lengths,
			keepAwake: this.#keepAwake
		});
	}
}

export const preferences = new Preferences();
