import type { Corrections } from '#lib/kernel/book/corrections.ts';
import { knownCorrections, PACK_VERSION } from '#lib/kernel/book/own-pack.ts';
import { packKindOf } from '#lib/kernel/game/document.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { alterOwn, readOwn } from '#lib/features/shared/settings/own.ts';
import { onCameIn } from '#lib/store/came-in.ts';
import { words } from '#lib/features/shared/words/en/house-rules.ts';

/** The owner's corrections of a game's data, kept on this phone: new games begin with them. */
export class OwnPack {
	readonly #kind: string;
	#corrections = $state.raw<Corrections>({});
	#problem = $state.raw<Phrase>();
	#loading: Promise<void> | undefined;

	/** `game`: the id of the game. */
	constructor(game: string) {
		this.#kind = packKindOf(game);
		onCameIn(({ kinds }) => (kinds.includes(this.#kind) ? this.again() : undefined));
	}

	get corrections(): Corrections {
		return this.#corrections;
	}
	/** Why the last correction was not saved. */
	get problem(): Phrase | undefined {
		return this.#problem;
	}

	/** Reads what was saved, once. */
	load = (): Promise<void> => (this.#loading ??= this.again());

	/** Reads what is saved again, because somebody else has written it. */
	again = async (): Promise<void> => {
		const kept = await readOwn(this.#kind);
		if (kept !== undefined) this.#corrections = knownCorrections(kept);
	};

	/** Changes the corrections, which joins what another tab may have made of them meanwhile. */
	alter = async (make: (there: Corrections) => Corrections): Promise<void> => {
		this.#corrections = make(this.#corrections);
		let made = this.#corrections;
		const why = await alterOwn(
			this.#kind,
			PACK_VERSION,
			(raw) => (made = make(knownCorrections(raw)))
		);
		this.#problem = why && say(words.thisCountsNowButThePhoneCouldNot);
		if (!why) this.#corrections = made;
	};
}
