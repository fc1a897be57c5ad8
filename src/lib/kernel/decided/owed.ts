import { ask, type Draw, type Throw } from '../dice/draw.ts';
import { say } from '../phrase.ts';
import { same } from '../same.ts';
import {
	accept,
	refuse,
	refused,
	type Decision,
	type Refusal,
	type Waiting
} from '../game/engine.ts';
import { valueOf, type Asked } from '../game/roll.ts';
import { words } from '../words/en/decided.ts';

/** What a game that decides everything puts into its answers: who plays, who throws for whom, by which procedure. */
export interface Table<Command, Fact, Player extends string, Name extends string, Parties> {
	readonly command: Command;
	readonly fact: Fact;
	readonly player: Player;
	readonly procedure: Name;
	readonly parties: Parties;
}
export type AnyTable = Table<
	{ readonly type: string },
	{ readonly type: string },
	string,
	string,
	unknown
>;

/** One thing a player may do now, and the facts it makes. */
export interface OptionOf<Command, Fact> {
	readonly command: Command;
	readonly events: () => readonly Fact[];
}

/** What comes next: facts by themselves, a player's answer, or dice; nothing once the game is over. */
export type OwedOf<T extends AnyTable> =
	| { readonly kind: 'auto'; readonly events: readonly T['fact'][] }
	/** One of these answers. */
	| {
			readonly kind: 'player';
			readonly player: T['player'];
			readonly rule: string;
			readonly options: readonly OptionOf<T['command'], T['fact']>[];
	  }
	/** Whatever a player may do now, listed only when asked for. */
	| {
			readonly kind: 'open';
			readonly player: T['player'];
			readonly commands: () => readonly T['command'][];
			readonly decide: (command: T['command']) => Decision<T['fact']>;
	  }
	| {
			readonly kind: 'dice';
			readonly procedure: T['procedure'];
			readonly parties: T['parties'];
			readonly draw: Draw<readonly T['fact'][]>;
	  }
	| { readonly kind: 'over' };

/** Nobody asks for anything: by 2, the parts of a turn in every one of these games. */
export const NOTHING_ASKED: Refusal = { rule: '2', why: say(words.nothingIsAskedNow) };

/** By which sections a game refuses a command that nothing asks for. */
interface Refusals<Name extends string> {
	/** That of its end. */
	readonly end: string;
	/** What a section asks of a player, told to him if he tries something else. */
	readonly asked?: Readonly<Record<string, string>>;
	/** The section of a procedure. */
	readonly sectionOf: (procedure: Name) => string;
}

/** A command that may be the roll of a procedure. */
type MaybeRoll = { readonly type: string } & Partial<
	Asked<unknown> & { readonly throws: readonly Throw[] }
>;

/**
 * The facts of a command, if it answers what is owed; otherwise the section that asks for something else. `thrown`: the
 * fact that says what fell.
 */
const answeredBy = <T extends AnyTable>(
	owed: OwedOf<T>,
	command: T['command'],
	{ end, asked = {}, sectionOf }: Refusals<T['procedure']>,
	thrown: (
		of: Pick<Extract<OwedOf<T>, { kind: 'dice' }>, 'procedure' | 'parties'>,
		throws: readonly Throw[]
	) => T['fact']
): Decision<T['fact']> => {
	switch (owed.kind) {
		case 'over':
			return refuse(end, say(words.theGameIsOver));
		case 'auto':
			return refused(NOTHING_ASKED);
		case 'open':
			return owed.decide(command);
		case 'player': {
			const option = owed.options.find((one) => same(one.command, command));
			return option
				? accept(...option.events())
				: refuse(owed.rule, say(asked[owed.rule] ?? words.anotherAnswerIsAskedForNow));
		}
		case 'dice': {
			const rule = sectionOf(owed.procedure);
			const roll = command as MaybeRoll;
			if (roll.type !== 'roll' || !roll.throws) return refuse(rule, say(words.theDiceComeFirst));
			if (roll.procedure !== owed.procedure || !same(roll.parties, owed.parties))
				return refuse(rule, say(words.otherDiceAreCalledFor));
			const read = valueOf(owed.draw, roll.throws, rule);
			return read.ok ? accept(thrown(owed, roll.throws), ...read.value) : read;
		}
	}
};

/** How the rules of a game say what comes next, where so many units throw for a player. */
export const owesOf = <
	T extends Table<
		{ readonly type: string },
		{ readonly type: string },
		string,
		string,
		{ readonly player: unknown; readonly units: readonly string[] }
	>
>(
	refusals: Refusals<T['procedure']>,
	thrown: Parameters<typeof answeredBy<T>>[3]
) => ({
	/** Facts by themselves. */
	auto: (...events: readonly T['fact'][]): OwedOf<T> => ({ kind: 'auto', events }),
	/** A player's answer; if the rule leaves only one, it is taken for him. */
	choice: (
		player: T['player'],
		rule: string,
		options: readonly OptionOf<T['command'], T['fact']>[]
	): OwedOf<T> => {
		const [only] = options;
		return only && options.length === 1
			? { kind: 'auto', events: only.events() }
			: { kind: 'player', player, rule, options };
	},
	/** The dice of a procedure, and what comes of them; where no throw is needed, what follows. */
	dice: (
		procedure: T['procedure'],
		player: T['parties']['player'],
		units: T['parties']['units'],
		draw: Draw<readonly T['fact'][]>
	): OwedOf<T> => {
		const asked = ask(draw, []);
		return asked.state === 'done'
			? { kind: 'auto', events: asked.value }
			: { kind: 'dice', procedure, parties: { player, units }, draw };
	},
	/** The facts of a command, if it answers what is owed; otherwise the section that asks for something else. */
	answered: (owed: OwedOf<T>, command: T['command']): Decision<T['fact']> =>
		answeredBy<T>(owed, command, refusals, thrown)
});

/** Who is asked, what, and for what: the commands of a player, or the one throw that is called for. */
export interface WaitsOf<T extends AnyTable, Question> extends Waiting<
	T['command'],
	Asked<T['parties']> & { readonly procedure: T['procedure'] }
> {
	readonly player: T['player'] | null;
	/** What a player is asked, and by which section; null where dice are called for. */
	readonly asks: Question | null;
}

type OpenOf<T extends AnyTable> = Extract<OwedOf<T>, { kind: 'open' }>;

/**
 * Whatever may be done now is many commands: they are listed when somebody looks at them. A class, because each object
 * literal with a getter is given a shape of its own, which outlives it and keeps all that the getter knows.
 */
class Open<T extends AnyTable, Question> implements WaitsOf<T, Question> {
	readonly player: T['player'];
	readonly rolls = [];
	readonly #owed: OpenOf<T>;
	readonly #asks: (rule: null, commands: readonly T['command'][]) => Question | null;
	#listed: readonly T['command'][] | undefined;

	constructor(
		owed: OpenOf<T>,
		asks: (rule: null, commands: readonly T['command'][]) => Question | null
	) {
		this.player = owed.player;
		this.#owed = owed;
		this.#asks = asks;
	}

	get commands(): readonly T['command'][] {
		return (this.#listed ??= this.#owed.commands());
	}

	get asks(): Question | null {
		return this.#asks(null, this.commands);
	}
}

/** Who is asked by what is owed; `asks`: the question, by the section that asks where there is one. */
export const waitsFor = <
	T extends Omit<AnyTable, 'parties'> & { readonly parties: object },
	Question
>(
	owed: OwedOf<T>,
	asks: (rule: string | null, commands: readonly T['command'][]) => Question | null
): WaitsOf<T, Question> => {
	switch (owed.kind) {
		case 'over':
		case 'auto':
			return { player: null, asks: null, commands: [], rolls: [] };
		case 'player': {
			const commands = owed.options.map(({ command }) => command);
			return { player: owed.player, asks: asks(owed.rule, commands), commands, rolls: [] };
		}
		case 'open':
			return new Open(owed, asks);
		case 'dice': {
			const { procedure, parties } = owed;
			const player = (parties as { readonly player: T['player'] }).player;
			return { player, asks: null, commands: [], rolls: [{ procedure, parties }] };
		}
	}
};
