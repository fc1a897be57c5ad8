import type { Snippet } from 'svelte';
import type { Throw } from '#lib/kernel/dice/draw.ts';
import type { Phrase } from '#lib/kernel/phrase.ts';
import type { Calculator, Form, Resolution, Telling } from '#lib/kernel/sheet/calculator.ts';
import type { MenuItem } from '#lib/ui/frame/Menu.svelte';
import type { Held } from './dice/rolling.svelte.ts';
import type { Done } from './ResultScreen.svelte';
import type { Fallen } from './resolving.svelte.ts';
import type { Party } from './stages.ts';

/**
 * One calculator, from the situation through the dice to the result. The caller keeps the form. In a battle `unit`,
 * `target` and `phase` say who is meant, and `onapply` gets the throws, what the draw made of them and the
 * resolution (for its changes); it then leads elsewhere. If it returns a promise, the button waits for it.
 */
export type CalculatorScreenProps<Book, Change> = {
	calculator: Calculator<Book, Change>;
	book: Book;
	form: Form;
	onform: (form: Form) => void;
	unit?: Party | undefined;
	target?: Party | undefined;
	phase?: number | undefined;
	onapply?:
		| ((throws: readonly Throw[], value: unknown, resolution: Resolution<Change>) => unknown)
		| undefined;
	applyLabel?: string | undefined;
	backHref: string;
	rulesHref: string;
	/** The name under which half-entered dice are kept over a reload; by default the calculator's own. */
	hold?: string | undefined;
	/** Called with the dice so far, each time they change. */
	onheld?: ((dice: Held) => void) | undefined;
	/** Something to say above the situation. */
	notice?: Snippet | undefined;
	/** Fields whose values not everybody may know. They, the sum and the chances are shown only on request. */
	covered?: readonly string[];
	menu?: readonly MenuItem[];
	/** What counts instead of what fell: the referee's word over the dice. */
	decide?: ((fell: unknown) => unknown) | undefined;
	/** Whether a result must wait for something before it can be applied. */
	waits?: ((fell: unknown) => boolean) | undefined;
	/** What a result means for the units, shown below it. `fell`: what the dice alone would give. */
	after?: Snippet<[value: unknown, fallen: Fallen<Change>]> | undefined;
	/** Of what only the eye can tell, the fields that were set by hand, and those that the table knows. */
	given?: readonly string[];
	known?: readonly string[];
	/** Called with the fields that were set, even where they keep their values. */
	ongiven?: ((keys: readonly string[]) => void) | undefined;
	/** It opens on the dice, with what has to be given above them. */
	direct?: boolean;
	/** The last die applies the result, unless it `waits`, or `holds` for a decision. */
	instantly?: boolean;
	holds?: ((fell: unknown, resolution: Resolution<Change>) => boolean) | undefined;
	/** A result that was applied: how to take it back, and where to go from there. */
	done?: Done | undefined;
	/** The words of a result as the game says them: with names in place of parts. */
	worded?: ((telling: Telling) => Telling) | undefined;
	/** What is said of one of two parts, with a name where the game knows one. */
	naming?: ((one: Phrase) => Phrase) | undefined;
};
