import type { Line } from '#lib/kernel/game/journal.ts';
import type { Phrase } from '#lib/kernel/phrase.ts';
import { inShort } from '#lib/features/shared/journal/said.ts';
import { haveFallen } from '../../fight.ts';

/** What dice come to, and what that does to either side. */
const BOTH = 3;

/** Dice that have fallen: whether they did just now, by whose keys, and what came of them. */
export class Fallen<State, Command, Fact> {
	readonly #lines: () => readonly Line<State, Command, Fact>[];
	readonly #threw: ((line: Line<State, Command, Fact>) => boolean) | undefined;
	readonly #tell: (line: Line<State, Command, Fact>) => readonly Phrase[];
	/** The place of the line of those that were thrown by the keys of this screen, as long as nothing was answered since. */
	#from = $state.raw<number>();
	/** They were the last that happened, and nothing of this screen has answered them. */
	readonly here: boolean = $derived.by(
		() => this.#from !== undefined && haveFallen(this.#lines(), this.#threw)
	);
	/** What came of them, and of those that the app has thrown after them. */
	readonly came: string | undefined = $derived.by(() => {
		const lines = this.#lines().slice(this.#from ?? -1);
		const sentences = lines.filter((line) => this.#threw?.(line)).flatMap(this.#tell);
		return sentences.length > 0 ? inShort({ sentences, way: 'done' }, BOTH) : undefined;
	});

	constructor(
		lines: () => readonly Line<State, Command, Fact>[],
		threw: ((line: Line<State, Command, Fact>) => boolean) | undefined,
		tell: (line: Line<State, Command, Fact>) => readonly Phrase[]
	) {
		this.#lines = lines;
		this.#threw = threw;
		this.#tell = tell;
	}

	/** They are thrown now. */
	begin = (): void => void (this.#from = this.#lines().length);

	/** Something was answered, or read. */
	end = (): void => void (this.#from = undefined);
}
