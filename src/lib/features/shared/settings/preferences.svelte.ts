import { LANGUAGES, ofThePhone, speak, speakLongest, type Language } from '#lib/words/languages.ts';
import { LENGTHS, speech, type Lengths } from '#lib/words/speech.svelte.ts';
import {
	applyTextSize,
	applyTheme,
	TEXT_SIZES,
	THEMES,
	type TextSize,
	type Theme
} from '#lib/ui/theme/theme.ts';
import { inSession, toSession } from '#lib/session/remembered.ts';
import { onCameIn } from '#lib/store/came-in.ts';
import { note, noted } from '#lib/store/records/noted.ts';
import { alterOwn, readOwn } from './own.ts';

/** What the preferences are called in the storage and in files. */
export const PREFERENCES = 'preferences';
const VERSION = 1;
/** A language, or whichever one the phone speaks. */
export type Spoken = Language | 'phone';
export const SPOKEN: readonly Spoken[] = ['phone', ...(Object.keys(LANGUAGES) as Language[])];
/**
 * Where copies of the theme, of the language and of the size of the text are, which can be read before the first
 * picture; the first script of app.html reads the theme and the size. If the theme's copy is missing, nothing was
 * ever chosen.
 */
const THEME_KEY = 'tachanka:theme';
const LANGUAGE_KEY = 'tachanka:language';
const TEXT_KEY = 'tachanka:text';
/** Where this tab keeps what was chosen but may not be in the store yet, so that a reload loses nothing. */
const ON_ITS_WAY = 'tachanka:preferences';

const oneOf = <T extends string>(known: readonly T[], value: unknown): T | undefined =>
	known.find((one) => one === value);

const atHand = <T extends string>(key: string, known: readonly T[]): T | undefined =>
	oneOf(known, noted(key));

const speakAs = (spoken: Spoken): Promise<void> =>
	speak(spoken === 'phone' ? ofThePhone() : spoken);

/** The preferences, as far as they were chosen and can be read. */
interface Liked {
	readonly theme?: Theme | undefined;
	readonly language?: Spoken | undefined;
	readonly lengths?: Lengths | undefined;
	readonly keepAwake?: boolean | undefined;
	readonly textSize?: TextSize | undefined;
	readonly vibrate?: boolean | undefined;
	readonly confirm?: boolean | undefined;
	readonly offInNew?: readonly string[] | undefined;
}

/** Steps of new battles that were switched here, and whether the app does them by itself. */
type Switched = Readonly<Record<string, boolean>>;

const switchedIn = (raw: unknown): Switched =>
	Object.fromEntries(
		Object.entries((raw ?? {}) as object).filter(([, on]) => yesOrNo(on) !== undefined)
	) as Switched;

/** Steps that are off, after what was switched. */
const switching = (off: readonly string[], switched: Switched): readonly string[] => [
	...off.filter((step) => !(step in switched)),
	...Object.keys(switched).filter((step) => switched[step] === false)
];

const yesOrNo = (value: unknown): boolean | undefined =>
	typeof value === 'boolean' ? value : undefined;

const likedIn = (raw: unknown): Liked => {
	const { theme, language, lengths, keepAwake, textSize, vibrate, confirm, offInNew } = (raw ??
		{}) as Record<string, unknown>;
	const read: Liked = {
		theme: oneOf(THEMES, theme),
		language: oneOf(SPOKEN, language),
		lengths: oneOf(LENGTHS, lengths),
		keepAwake: yesOrNo(keepAwake),
		textSize: oneOf(TEXT_SIZES, textSize),
		vibrate: yesOrNo(vibrate),
		confirm: yesOrNo(confirm),
		offInNew: Array.isArray(offInNew)
			? offInNew.filter((step) => typeof step === 'string')
			: undefined
	};
	return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
};

/** The preferences of the phone's owner. Kept on the phone, the same in all games. */
export class Preferences {
	#theme = $state<Theme>('system');
	#language = $state<Spoken>('phone');
	#lengths = $state<Lengths>('inches');
	#keepAwake = $state(true);
	#textSize = $state<TextSize>('phone');
	#vibrate = $state(false);
	#confirm = $state(false);
	#offInNew = $state.raw<readonly string[]>([]);
	/** What was chosen here and is not in the store yet; whatever arrives from the store is older. */
	#onItsWay: Liked = {};
	/** The steps among it: each is its own choice. */
	#switched: Switched = {};
	#loading: Promise<void> | undefined;

	get theme(): Theme {
		return this.#theme;
	}
	get language(): Spoken {
		return this.#language;
	}
	get lengths(): Lengths {
		return this.#lengths;
	}
	/** Whether the screen stays on during a battle. */
	get keepAwake(): boolean {
		return this.#keepAwake;
	}
	get textSize(): TextSize {
		return this.#textSize;
	}
	/** Whether the phone vibrates as the app rolls. */
	get vibrate(): boolean {
		return this.#vibrate;
	}
	/** Whether a result waits for a key after the last die. */
	get confirm(): boolean {
		return this.#confirm;
	}
	/** The steps that the app does not do by itself in new battles. */
	get offInNew(): readonly string[] {
		return this.#offInNew;
	}

	/** Call before the first picture: sets the language, from the copy at hand. English needs no waiting. */
	speak(): Promise<void> | undefined {
		this.#language = atHand(LANGUAGE_KEY, SPOKEN) ?? 'phone';
		const english = (this.#language === 'phone' ? ofThePhone() : this.#language) === 'en';
		// Without its files, the app opens in English, as it did before they were first fetched.
		return english ? undefined : speakAs(this.#language).catch(() => undefined);
	}

	/** Call before the first picture: sets the theme and the size of the letters, from the copies at hand. */
	dress(): void {
		this.#theme = atHand(THEME_KEY, THEMES) ?? 'system';
		applyTheme(this.#theme);
		this.#textSize = atHand(TEXT_KEY, TEXT_SIZES) ?? 'phone';
		if (this.#textSize !== 'phone') applyTextSize(this.#textSize);
	}

	/**
	 * Call when the first picture is up. The store is fetched only if something was chosen before. `?pseudo` helps to
	 * find words outside the catalogue, `?longest` to check that all languages fit.
	 */
	start(): void {
		if (/[?&]pseudo\b/.test(location.search)) speech.pseudo = true;
		if (/[?&]longest\b/.test(location.search)) void speakLongest();
		const idle = globalThis.requestIdleCallback ?? setTimeout;
		if (atHand(THEME_KEY, THEMES)) idle(() => void this.load());
	}

	/** Reads what was saved, once; for screens that need the store anyway. */
	load = (): Promise<void> => (this.#loading ??= this.#read());

	/** Reads what is saved again, because somebody else has written it. */
	again = (): Promise<void> => (this.#loading = this.#read());

	chooseTheme = (theme: Theme): void => {
		this.#theme = theme;
		applyTheme(theme);
		this.#save('theme');
	};

	chooseLanguage = (language: Spoken): Promise<void> => {
		this.#language = language;
		this.#save('language');
		return speakAs(language);
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

	chooseTextSize = (textSize: TextSize): void => {
		this.#textSize = textSize;
		applyTextSize(textSize);
		this.#save('textSize');
	};

	chooseVibrate = (vibrate: boolean): void => {
		this.#vibrate = vibrate;
		this.#save('vibrate');
	};

	/** Whether the app does a step by itself in battles that begin from now on. */
	chooseInNew = (step: string, on: boolean): void => {
		this.#switched = { ...this.#switched, [step]: on };
		this.#offInNew = switching(this.#offInNew, this.#switched);
		const { switched } = (inSession(ON_ITS_WAY) ?? {}) as { switched?: unknown };
		this.#keep({ switched: { ...switchedIn(switched), [step]: on } });
	};

	chooseConfirm = (confirm: boolean): void => {
		this.#confirm = confirm;
		this.#save('confirm');
	};

	async #read(): Promise<void> {
		const kept = await readOwn(PREFERENCES);
		// After a reload, the tab's own storage remembers what was on its way.
		const { switched, ...left } = (inSession(ON_ITS_WAY) ?? {}) as Record<string, unknown>;
		this.#onItsWay = { ...likedIn(left), ...this.#onItsWay };
		this.#switched = { ...switchedIn(switched), ...this.#switched };
		const waits = Object.keys({ ...this.#onItsWay, ...this.#switched }).length > 0;
		if (!kept && !waits) return;
		await this.#wear({ ...likedIn(kept), ...this.#onItsWay });
		if (waits) await this.#write();
	}

	async #wear(liked: Liked): Promise<void> {
		const { theme, language, lengths, keepAwake, textSize, vibrate, confirm, offInNew } = liked;
		this.#theme = theme ?? this.#theme;
		applyTheme(this.#theme);
		this.#textSize = textSize ?? this.#textSize;
		applyTextSize(this.#textSize);
		this.#vibrate = vibrate ?? this.#vibrate;
		this.#confirm = confirm ?? this.#confirm;
		this.#offInNew = switching(offInNew ?? [], this.#switched);
		speech.lengths = this.#lengths = lengths ?? 'inches';
		this.#keepAwake = keepAwake ?? this.#keepAwake;
		const before = this.#language;
		this.#language = language ?? before;
		this.#copy();
		if (this.#language !== before) await speakAs(this.#language).catch(() => undefined);
	}

	/** Writes each choice separately, so that what another tab has chosen meanwhile stays. */
	async #write(): Promise<void> {
		const chosen = this.#onItsWay;
		const switched = this.#switched;
		const own = {
			theme: this.#theme,
			language: this.#language,
			lengths: this.#lengths,
			keepAwake: this.#keepAwake,
			textSize: this.#textSize,
			vibrate: this.#vibrate,
			confirm: this.#confirm
		};
		let off = this.#offInNew;
		const why = await alterOwn(PREFERENCES, VERSION, (there) => {
			const kept = likedIn(there);
			off = switching(kept.offInNew ?? [], switched);
			return { ...own, ...kept, ...chosen, offInNew: off };
		});
		if (why || chosen !== this.#onItsWay || switched !== this.#switched) return;
		this.#offInNew = off;
		this.#onItsWay = {};
		this.#switched = {};
		toSession(ON_ITS_WAY, null);
	}

	#save(what: Exclude<keyof Liked, 'offInNew'>): void {
		const choice = { [what]: this[what] };
		this.#onItsWay = { ...this.#onItsWay, ...choice };
		this.#keep(choice);
	}

	/** Keeps a choice in this tab at once, and in the store as soon as may be. */
	#keep(choice: object): void {
		toSession(ON_ITS_WAY, { ...(inSession(ON_ITS_WAY) as object | null), ...choice });
		this.#copy();
		void this.load().then(() => this.#write());
	}

	/** Copies what the first picture needs to where it can be read before the store. */
	#copy(): void {
		note(THEME_KEY, this.#theme);
		note(LANGUAGE_KEY, this.#language);
		note(TEXT_KEY, this.#textSize);
	}
}

/** Those of this phone. */
export const preferences = new Preferences();
onCameIn(({ kinds }) => (kinds.includes(PREFERENCES) ? preferences.again() : undefined));
