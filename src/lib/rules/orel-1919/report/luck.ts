import type Fraction from 'fraction.js';
import { excess, luckOfThrow, type Luck as ThrowLuck } from '#lib/kernel/dice/luck.ts';
import type { History } from '#lib/kernel/game/history.ts';
import { say, type PhraseValue } from '#lib/kernel/phrase.ts';
import type { Block, TableBlock } from '#lib/kernel/report/block.ts';
import type { Luck } from '#lib/kernel/report/report.ts';
import type { Sliced } from '#lib/kernel/sliced.ts';
import type { Command } from '../engine/commands.ts';
import type { Fact } from '../engine/facts.ts';
import { nameOf } from '../engine/facts/kind.ts';
import type { State } from '../engine/state.ts';
import { HEADS, type ProcedureName } from '../procedures/heads.ts';
import { PLAYERS, type Player } from '../types.ts';
import { words } from '../words/en/report.ts';

type OrelHistory = History<State, Command, Fact>;

/** A throw, who made it, and how well it went for him. */
export interface Fallen {
	readonly place: number;
	readonly side: Player;
	readonly procedure: ProcedureName;
	readonly luck: ThrowLuck;
	/** The chance of doing at least as well. */
	readonly chance: Fraction;
	/** It did better than could be expected; false for worse, null for neither. */
	readonly better: boolean | null;
}

/** 8.3.2, 8.7.1, 8.8.2 Dice of which a low number is good for whoever throws; 9 and what counts there is bad for him. */
const LOW: ReadonlySet<ProcedureName> = new Set([
	'barrage-check',
	'cohesion',
	'morale',
	'vehicle-destruction'
] as const);
/** 6 Dice that are neither good nor bad. */
const FATE: ReadonlySet<ProcedureName> = new Set(['random-event'] as const);

/** Every throw of a game with its luck, in order. */
export const fallenIn = ({ place, entry }: OrelHistory['counted'][number]): readonly Fallen[] =>
	entry.facts.flatMap((fact): readonly Fallen[] => {
		if (fact.type !== 'diceThrown' || FATE.has(fact.procedure)) return [];
		const low = LOW.has(fact.procedure);
		return fact.throws.flatMap((one): readonly Fallen[] => {
			const luck = luckOfThrow(one);
			if (!luck) return [];
			const over = excess(luck).mul(low ? -1 : 1);
			return [
				{
					place,
					side: fact.parties.player,
					procedure: fact.procedure,
					luck,
					chance: low ? luck.atMost : luck.atLeast,
					better: over.equals(0) ? null : over.compare(0) > 0
				}
			];
		});
	});

const sidesTable = (all: readonly Fallen[]): TableBlock => ({
	kind: 'table',
	caption: say(words.luckOfBothSides),
	columns: [
		{ text: say(words.side) },
		{ text: say(words.throws), number: true },
		{ text: say(words.better), number: true },
		{ text: say(words.worse), number: true }
	],
	rows: PLAYERS.map((player): readonly PhraseValue[] => {
		const own = all.filter(({ side }) => side === player);
		return [
			nameOf(player),
			own.length,
			own.filter(({ better }) => better === true).length,
			own.filter(({ better }) => better === false).length
		];
	})
});

/** The mean of what fell, and of what could be expected, by kind of throw and side. */
const kindsTable = (all: readonly Fallen[]): TableBlock => ({
	kind: 'table',
	caption: say(words.whatFellByKindOfThrow),
	columns: [
		{ text: say(words.throw) },
		{ text: say(words.side) },
		{ text: say(words.throws), number: true },
		{ text: say(words.fell), number: true },
		{ text: say(words.expected), number: true }
	],
	rows: HEADS.flatMap(({ slug, title }) =>
		PLAYERS.flatMap((player): (readonly PhraseValue[])[] => {
			const own = all.filter(({ side, procedure }) => side === player && procedure === slug);
			const [first] = own;
			if (!first) return [];
			const { mean } = first.luck;
			const zero = mean.sub(mean);
			const sum = own.reduce((total, { luck }) => total.add(luck.actual), zero);
			const due = own.reduce((total, { luck }) => total.add(luck.mean), zero);
			return [
				[
					title,
					nameOf(player),
					own.length,
					{ mean: sum.div(own.length) },
					{ mean: due.div(own.length) }
				]
			];
		})
	)
});

const blocksFor = (all: readonly Fallen[]): readonly Block[] =>
	all.length === 0
		? []
		: [{ kind: 'heading', level: 2, text: say(words.theDice) }, sidesTable(all), kindsTable(all)];

/** How the dice of a game have fallen. */
export function* countLuck(history: OrelHistory): Sliced<Luck> {
	const all: Fallen[] = [];
	for (const [at, line] of history.counted.entries()) {
		all.push(...fallenIn(line));
		yield at / history.counted.length;
	}
	return {
		sides: all.length > 0 ? sidesTable(all) : undefined,
		rolls: all
			.map(({ place, side, chance }) => ({ place, side, chance }))
			.sort((one, two) => one.chance.compare(two.chance) || one.place - two.place),
		blocks: blocksFor(all)
	};
}
