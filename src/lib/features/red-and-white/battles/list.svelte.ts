import { GameList } from '#lib/features/shared/games/list.svelte.ts';
import type { Choices } from '#lib/kernel/book/book.ts';
import {
	AUTOMATION,
	type BattleState,
	type Command,
	defaultBook,
	type Fact,
	forBattle,
	type Force,
	redAndWhite
} from '#lib/rules/red-and-white/index.ts';
import { sessionOf } from '#lib/session/session.ts';
import { openBattle } from '../battle/live.svelte.ts';
import { BATTLE_SCREENS } from '../battle/screens.ts';
import { BATTLE_KIND } from '../kind.ts';

/** What a new battle is made of. */
export interface NewBattle {
	readonly name: string;
	readonly forces: readonly Force[];
	/** House rules to begin with. */
	readonly choices: Partial<Choices>;
	/** The steps that the app does not do by itself in it. */
	readonly off?: readonly string[];
}

/** The command that begins a battle. */
export const beginning = ({ name, forces, choices }: NewBattle): Command => ({
	type: 'begin',
	name: name.trim(),
	forces: forBattle(forces),
	reserve: [],
	options: choices.options ?? {},
	readings: choices.readings ?? {},
	numbers: choices.numbers ?? {}
});

/** The battles on this phone. */
export class BattleList extends GameList<BattleState, Command, Fact> {
	constructor() {
		super({
			kind: BATTLE_KIND,
			session: sessionOf(redAndWhite, () => defaultBook),
			rename: BATTLE_SCREENS.rename,
			open: openBattle
		});
	}

	create = (battle: NewBattle): Promise<string | undefined> =>
		this.begin(
			beginning(battle),
			...AUTOMATION.filter(({ step }) => battle.off?.includes(step)).map(({ step }): Command => ({
				type: 'setAutomation',
				step,
				on: false
			}))
		);
}

/** The single list of this visit, so that what was deleted can be brought back from it. */
export const battleList = new BattleList();
