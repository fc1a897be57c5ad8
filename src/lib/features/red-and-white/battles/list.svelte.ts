import { Acts } from '#lib/features/shared/journal/acts.svelte.ts';
import { inPlace } from '#lib/session/live-game.svelte.ts';
import { takePen } from '#lib/session/pen.ts';
import { forgetLastBattle } from '#lib/features/shared/app/last-battle.ts';
import {
	hushBattle,
	savedBattles,
	unhushBattle,
	wantsSaving
} from '#lib/features/shared/data/copies/saved.ts';
import type { Act } from '#lib/kernel/game/journal.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	battleEngine,
	type Command,
	type CommandOf,
	EMPTY,
	type Fact,
	forBattle,
	type Force,
	parseKept
} from '#lib/rules/red-and-white/index.ts';
import type { Choices } from '#lib/kernel/book/book.ts';
import { createJournal } from '#lib/store/files/bundle.ts';
import {
	listJournals,
	openJournal,
	removeJournal,
	restoreJournal
} from '#lib/store/journal/journal.ts';
import { entriesIn } from '#lib/store/files/everything.ts';
import {
	BATTLE_KIND,
	battleJournal,
	parseSummary,
	withDamaged,
	type BattleSummary
} from './records.ts';

export interface BattleRow {
	readonly id: string;
	readonly title: string;
	readonly changedAt: string;
	readonly summary: BattleSummary | null;
	/** A copy outside of this phone is due: there never was one, or not for long. */
	readonly due: { readonly lines: number; readonly since: 'never' | 'long ago' } | undefined;
}

/** What a new battle is made of. */
export interface NewBattle {
	readonly name: string;
	readonly forces: readonly Force[];
	/** House rules to begin with. */
	readonly choices: Partial<Choices>;
}

/** What begins a battle, or why it cannot. */
export const beginning = ({ name, forces, choices }: NewBattle): Act<Command, Fact> | Phrase => {
	const command: CommandOf<'begin'> = {
		type: 'begin',
		name: name.trim(),
		forces: forBattle(forces),
		reserve: [],
		options: choices.options ?? {},
		readings: choices.readings ?? {},
		numbers: choices.numbers ?? {}
	};
	const decision = battleEngine.decide(EMPTY, command);
	return decision.ok ? { kind: 'done', command, facts: decision.facts } : decision.refusal.why;
};

const renamed = (name: string): Act<Command, Fact> => ({
	kind: 'done',
	command: { type: 'rename', name },
	facts: [{ type: 'renamed', name }]
});

/** The battles on this phone, the last played first. */
export class BattleList extends Acts {
	#rows = $state.raw<readonly BattleRow[]>([]);

	get rows(): readonly BattleRow[] {
		return this.#rows;
	}

	/** Begins a battle; its id, or undefined where it could not be: `problem` then says why. */
	create = async (battle: NewBattle): Promise<string | undefined> => {
		const first = beginning(battle);
		if (!('kind' in first)) {
			this.refuse(first);
			return undefined;
		}
		const id = crypto.randomUUID();
		const made = await this.attempt(async () => {
			const pen = await takePen();
			await createJournal(battleJournal(id, [pen(first, null)]));
		});
		if (!made) return undefined;
		this.clear();
		return id;
	};

	/** The whole battle once more, under another name, to be played on apart. */
	duplicate = ({ id }: BattleRow, title: string): Promise<boolean> =>
		this.attempt(async () => {
			const { entries, damaged } = await openJournal(id, parseKept).read();
			const copy = crypto.randomUUID();
			const pen = await takePen();
			const last = pen(renamed(title), entries.at(-1)?.id ?? null);
			const copied = battleJournal(copy, [...inPlace(entries, damaged), last]);
			await createJournal(withDamaged(copied, damaged));
			await this.read();
			this.did(say('{name} added', { name: title }), () => removeJournal(copy));
		});

	remove = ({ id, title }: BattleRow): Promise<boolean> =>
		this.attempt(async () => {
			await removeJournal(id);
			forgetLastBattle(id);
			await this.read();
			this.did(say('{name} deleted', { name: title }), () => restoreJournal(id));
		});

	/** No reminder of this battle until it is saved again. */
	hush = ({ id, title }: BattleRow): Promise<boolean> =>
		this.attempt(async () => {
			await hushBattle(id);
			await this.read();
			this.did(say('No reminder of {name} any more', { name: title }), () => unhushBattle(id));
		});

	protected override async read(): Promise<void> {
		const rows = await listJournals(BATTLE_KIND);
		const saved = await savedBattles();
		const all: BattleRow[] = [];
		for (const row of rows) {
			const lines = await entriesIn(row.id);
			const since = wantsSaving(lines, saved[row.id], Date.now());
			all.push({
				id: row.id,
				title: row.title,
				changedAt: row.changedAt,
				summary: parseSummary(row),
				due: since && { lines, since }
			});
		}
		this.#rows = all;
	}
}

/** The one list of this visit: what was deleted can be brought back from it. */
export const battleList = new BattleList();
