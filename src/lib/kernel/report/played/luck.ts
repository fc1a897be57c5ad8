import type Fraction from 'fraction.js';
import type { Side } from '../../decided/table-talk.ts';
import { excess, luckOfThrow, type Luck as ThrowLuck } from '../../dice/luck.ts';
import type { History } from '../../game/history.ts';
import type { Line } from '../../game/journal.ts';
import { say, type PhraseValue } from '../../phrase.ts';
import type { Sliced } from '../../sliced.ts';
import { words } from '../../words/en/played.ts';
import type { Block, TableBlock } from '../block.ts';
import type { Luck } from '../report.ts';
import { SIDES, type Position, type Telling } from './telling.ts';

/** A throw, who made it, and how well it went for him. */
export interface Fallen {
	readonly place: number;
	readonly side: Side;
	readonly procedure: string;
	readonly luck: ThrowLuck;
	/** The chance of doing at least as well. */
	readonly chance: Fraction;
	/** It did better than could be expected; false for worse, null for neither. */
	readonly better: boolean | null;
}

/** Every throw of a line with its luck, in order. */
export const fallenIn = <S extends Position, C, F>(
	{ thrown, low, fate }: Pick<Telling<S, C, F>, 'thrown' | 'low' | 'fate'>,
	{ place, entry }: Line<S, C, F>
): readonly Fallen[] =>
	entry.facts.flatMap((fact): readonly Fallen[] => {
		const made = thrown(fact);
		if (!made || fate.has(made.procedure)) return [];
		const { procedure, player: side } = made;
		const lowIsGood = low.has(procedure);
		return made.throws.flatMap((one): readonly Fallen[] => {
			const luck = luckOfThrow(one);
			if (!luck) return [];
			const over = excess(luck).mul(lowIsGood ? -1 : 1);
			return [
				{
					place,
					side,
					procedure,
					luck,
					chance: lowIsGood ? luck.atMost : luck.atLeast,
					better: over.equals(0) ? null : over.compare(0) > 0
				}
			];
		});
	});

type Named = Pick<Telling<Position, unknown, unknown>, 'nameOf' | 'heads'>;

const sidesTable = ({ nameOf }: Named, all: readonly Fallen[]): TableBlock => ({
	kind: 'table',
	caption: say(words.luckOnBothSides),
	columns: [
		{ text: say(words.side) },
		{ text: say(words.throws), number: true },
		{ text: say(words.better), number: true },
		{ text: say(words.worse), number: true }
	],
	rows: SIDES.map((player): readonly PhraseValue[] => {
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
const kindsTable = ({ nameOf, heads }: Named, all: readonly Fallen[]): TableBlock => ({
	kind: 'table',
	caption: say(words.whatFellByKindOfThrow),
	columns: [
		{ text: say(words.throw) },
		{ text: say(words.side) },
		{ text: say(words.throws), number: true },
		{ text: say(words.mean), number: true },
		{ text: say(words.expected), number: true }
	],
	rows: heads.flatMap(({ slug, title }) =>
		SIDES.flatMap((player): (readonly PhraseValue[])[] => {
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

const blocksFor = (named: Named, all: readonly Fallen[]): readonly Block[] =>
	all.length === 0
		? []
		: [
				{ kind: 'heading', level: 2, text: say(words.theDice) },
				sidesTable(named, all),
				kindsTable(named, all)
			];

/** How the dice of a game have fallen. */
export function* countLuck<S extends Position, C, F>(
	telling: Telling<S, C, F>,
	{ counted }: History<S, C, F>
): Sliced<Luck> {
	const all: Fallen[] = [];
	for (const [at, line] of counted.entries()) {
		all.push(...fallenIn(telling, line));
		yield at / counted.length;
	}
	return {
		sides: all.length > 0 ? sidesTable(telling, all) : undefined,
		rolls: all
			.map(({ place, side, chance }) => ({ place, side, chance }))
			.sort((one, two) => one.chance.compare(two.chance) || one.place - two.place),
		blocks: blocksFor(telling, all)
	};
}
