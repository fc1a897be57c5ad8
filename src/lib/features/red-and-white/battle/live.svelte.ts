import {
	type BattleState,
	bookIn,
	type Command,
	defaultBook,
	type Fact,
	PROCEDURES,
	redAndWhite
} from '#lib/rules/red-and-white/index.ts';
import { LiveGame } from '#lib/session/live-game.svelte.ts';
import { sessionOf } from '#lib/session/session.ts';
import { opener } from '#lib/session/open.ts';
import { BATTLE_KIND } from '#lib/features/red-and-white/kind.ts';
import { recallDrafts } from '../together/drafted.ts';
import { LeftOpenRolls } from '../phase/left-open.svelte.ts';

type BattleWaiting = ReturnType<ReturnType<typeof redAndWhite.engine>['waiting']>;

/** What a line of the log says in the words of a ruling or an option. */
const HOUSE_RULES: readonly Fact['type'][] = ['readingSet', 'numberSet', 'optionSet'];

/** One battle on screen. Each tap folds in only its own facts. */
export class LiveBattle extends LiveGame<BattleState, Command, Fact, BattleWaiting> {
	/** Rolls that were begun but not applied. */
	readonly left: LeftOpenRolls;

	readonly book = $derived(bookIn(this.state));
	readonly owed = $derived(this.waiting.owed);

	constructor(id: string) {
		super(
			id,
			sessionOf(redAndWhite, () => defaultBook)
		);
		this.left = new LeftOpenRolls(id);
	}

	override async load(): Promise<boolean> {
		const begun = await super.load();
		this.left.forgetApplied(this.history);
		// The words of the rulings are no part of the table: only a log that says some of them waits for them.
		const words = import('#lib/rules/red-and-white/texts.ts').catch(() => undefined);
		if (this.#saysRulings()) await words;
		return begun;
	}

	#saysRulings(): boolean {
		return this.history.written.some(({ entry }) =>
			entry.facts.some(({ type }) => HOUSE_RULES.includes(type))
		);
	}

	protected override async recall(): Promise<void> {
		const atOnce = [...PROCEDURES].flatMap(([slug, { together }]) => (together ? slug : []));
		await Promise.all([
			super.recall(),
			this.left.load(),
			...atOnce.map((slug) => recallDrafts(this.id, slug))
		]);
		this.left.forgetApplied(this.history);
	}
}

export const openBattle = opener(BATTLE_KIND, (id) => new LiveBattle(id));
