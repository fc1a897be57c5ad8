import {
	ask,
	type Asked,
	type Call,
	type DiceSource,
	type Draw,
	type Meanings,
	type Throw
} from '#lib/kernel/dice/draw.ts';

/** Dice typed in so far: complete throws, and the faces of the one being typed. */
export interface Held {
	readonly throws: readonly Throw[];
	readonly faces: readonly number[];
	/** The player's choice of entry for the throw that is due, as long as the page stands. */
	readonly byFaces?: boolean | null;
}

/** Up to this many dice are typed face by face unless the player chooses otherwise. */
const FEW = 6;

/** A resolution with the player's own dice: the throws as they fall, one after the other. */
export class Rolling {
	readonly draw: Draw<unknown>;
	#throws = $state.raw<readonly Throw[]>([]);
	#faces = $state.raw<readonly number[]>([]);
	#count = $state.raw<number | null>(null);
	/** The player's choice of entry for the throw that is due. */
	#byFaces = $state.raw<boolean | null>(null);

	readonly asked: Asked<unknown> = $derived.by(() => ask(this.draw, this.#throws));
	/** The throw that is due, if any. */
	readonly call: Call | null = $derived(this.asked.state === 'done' ? null : this.asked.call);
	/** What each face of the die that is due stands for, where there is more to tell than good and bad. */
	readonly means: Meanings | undefined = $derived(
		this.asked.state === 'waiting' ? this.asked.means : undefined
	);
	/** Is this throw typed face by face, or entered as one number? */
	readonly byFaces: boolean = $derived.by(() => {
		if (!this.call || this.call.kind === 'die') return true;
		return this.#byFaces ?? this.call.dice <= FEW;
	});

	/** What was held is taken over as far as it still fits, and of a throw that must show something else now what was typed. */
	constructor(draw: Draw<unknown>, held?: Held) {
		this.draw = draw;
		if (!held) return;
		const { used } = ask(draw, held.throws);
		this.#throws = held.throws.slice(0, used);
		const { call } = this;
		if (!call) return;
		const cut = held.throws[used];
		const typed = cut?.by === 'hand' && cut.call.label === call.label ? cut.faces : null;
		const faces = cut ? (typed ?? []) : held.faces;
		this.#byFaces = held.byFaces ?? (faces.length > 0 || null);
		const fit = faces.every((face) => Number.isInteger(face) && face >= 1 && face <= call.sides);
		if (fit && (faces.length < call.dice || cut?.call.dice === call.dice)) faces.forEach(this.face);
	}

	get throws(): readonly Throw[] {
		return this.#throws;
	}
	/** All that lies there: the throws, and what is there of the one that is due. */
	get lying(): readonly Throw[] {
		const { call } = this;
		if (!call || !this.#faces.length) return this.#throws;
		return [...this.#throws, { call, faces: this.#faces, count: null, by: 'hand' }];
	}
	/** The faces typed so far for the throw that is due. */
	get faces(): readonly number[] {
		return this.#faces;
	}
	/** The number entered but not yet confirmed. */
	get count(): number | null {
		return this.#count;
	}
	get begun(): boolean {
		return this.lying.length > 0;
	}
	get held(): Held {
		return { throws: this.#throws, faces: this.#faces, byFaces: this.#byFaces };
	}

	/** Enters a face of the throw that is due; its last die completes it. */
	face = (face: number): void => {
		const { call } = this;
		if (!call || face < 1 || face > call.sides) return;
		const faces = [...this.#faces, face];
		if (faces.length < call.dice) this.#faces = faces;
		else this.#fall({ call, faces, count: null, by: 'hand' });
	};

	/** Enters how many succeeded, or the total; it stands once it is confirmed. */
	tell = (count: number): void => {
		this.#count = count;
	};

	confirm = (): void => {
		const { call } = this;
		if (!call || this.#count === null) return;
		this.#fall({ call, faces: null, count: this.#count, by: 'hand' });
	};

	/** The app throws the dice that are missing from this throw. */
	rollRest = (dice: DiceSource): void => {
		const { call } = this;
		if (!call) return;
		const missing = Array.from({ length: call.dice - this.#faces.length }, () => dice(call.sides));
		const by = this.#faces.length ? 'both' : 'app';
		this.#fall({ call, faces: [...this.#faces, ...missing], count: null, by });
	};

	/** Takes back the last die or number typed; dice that the app threw go with their whole throw. */
	takeBack = (): void => {
		if (this.#count !== null) {
			this.#count = null;
		} else if (this.#faces.length) {
			this.#faces = this.#faces.slice(0, -1);
			this.#byFaces = true;
		} else {
			const last = this.#throws.at(-1);
			if (!last) return;
			this.#throws = this.#throws.slice(0, -1);
			this.#byFaces = last.faces !== null;
			this.#faces = last.by === 'hand' ? (last.faces?.slice(0, -1) ?? []) : [];
			this.#count = last.count;
		}
	};

	/** Chooses between typing faces and entering one number; dice already typed stay until a number is confirmed. */
	choose = (byFaces: boolean): void => {
		this.#byFaces = byFaces;
		this.#count = null;
	};

	#fall(thrown: Throw): void {
		this.#throws = [...this.#throws, thrown];
		this.#faces = [];
		this.#count = null;
		this.#byFaces = null;
	}
}
