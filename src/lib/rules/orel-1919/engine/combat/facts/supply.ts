import * as v from 'valibot';
import { phraseOf, count, say } from '#lib/kernel/phrase.ts';
import { gone, withUnits } from '../../changes.ts';
import { own, silent } from '#lib/kernel/decided/kinds.ts';
import { attackOn, become, named, nameOf } from '../../facts/kind.ts';
import { list, maybe, some } from '#lib/kernel/decided/entries-of.ts';
import { unit } from '../../facts/schema.ts';
import type { Game } from '../../game.ts';
import type { State, UnitId } from '../../state.ts';
import { prize, type CombatState, type Fight } from '../state.ts';
import { fought } from './kind.ts';
import { words } from '#lib/rules/orel-1919/words/en/engine-combat.ts';

const spent = (game: Game, state: State, depot: UnitId | null, points: number): State =>
	withUnits(game, state, depot === null ? [] : [depot], (unit) => ({
		spent: Math.max(0, unit.spent + points)
	}));

/** 3.2 The owner has answered for this depot. */
const answeredFor = {
	phase: ({ asked }: CombatState, { depot }: { readonly depot: UnitId }) => ({
		asked: [...asked, depot]
	})
};

/** 8.2.1 The unit does not get the marker of this combat. */
const spared = ({ dry }: Fight, { unit: id }: { readonly unit: UnitId }) => ({
	dry: dry.filter((one) => one !== id)
});

/** 3.2, 3.3, 8.2.1 Munitions, and depots in combat. */
export const SUPPLY = {
	/** 8.2.1 A depot pays for an attack (by number) or for a unit's fire; or nobody pays. `served`: whom it reaches then; nobody where nothing is to be paid. */
	munitionsPaid: fought(
		{
			for: v.union([some, unit]),
			depot: maybe(unit),
			points: some,
			served: v.optional(list(unit))
		},
		'8.2.1',
		(fact, seen) => {
			const attack = typeof fact.for === 'number';
			const what = attack ? attackOn(seen, fact.for) : nameOf(fact.for);
			if (fact.depot === null && fact.served) return null;
			if (fact.depot === null)
				return attack
					? say(words.nobodyPaysForTheAttackOnHex, { hex: what })
					: say(words.nobodyPaysForTheFireOfUnit, { unit: what });
			const values = { depot: nameOf(fact.depot) };
			return attack
				? count(fact.points, words.depotPaysNPointsForTheAttackOnHex, { ...values, hex: what })
				: count(fact.points, words.depotPaysNPointsForTheFireOfUnit, { ...values, unit: what });
		},
		{
			map: (state, { depot, points }, game) => spent(game, state, depot, points),
			phase: ({ paid, served }, { for: what, depot, served: reached }) => ({
				paid: { ...paid, [what]: depot },
				...(depot && reached ? { served: { ...served, [depot]: reached } } : {})
			})
		}
	),
	/** 7.2, 8.7.4 An attack costs nothing. */
	munitionsReturned: fought(
		{ attack: some, depot: unit, points: some },
		'7.2',
		(fact) => count(fact.points, words.depotGetsNPointsBack, named(fact)),
		{ map: (state, { depot, points }, game) => spent(game, state, depot, -points) }
	),
	/** 3.2 Depots that cannot trace supply nevertheless. */
	depotsExhausted: fought({ depots: list(unit) }, '3.2', words.noSupplyLineDepots, {
		phase: ({ exhausted }, { depots }) => ({ exhausted: [...exhausted, ...depots] })
	}),
	/** 3.2 A depot that cannot trace is lent to the defenders, or spared. */
	depotLent: fought({ depot: unit }, '3.2', words.depotIsLentToTheDefence, {
		phase: (combat, fact) => ({
			...answeredFor.phase(combat, fact),
			lent: [...combat.lent, fact.depot]
		})
	}),
	/** 3.2 Whom a depot that was lent supplies. */
	defenceSupplied: fought({ depot: unit, units: list(unit) }, '3.2', words.depotSuppliesUnits, {
		phase: ({ supplied }, { depot, units }) => ({ supplied: { ...supplied, [depot]: units } })
	}),
	depotSpared: fought({ depot: unit }, '3.2', words.depotIsSpared, answeredFor),
	/** 8.1 I.4 No depot supplies these defenders. */
	defenceUnsupplied: fought({ units: list(unit) }, '8.1', words.noDepotSuppliesUnits, {
		phase: (_, { units }) => ({ dry: units })
	}),
	/** 8.2.1 Units are no longer Unsupplied. `depot`: it spent this many points. */
	resupplied: fought(
		{ rule: v.literal('8.2.1'), units: list(unit), depot: maybe(unit), points: some },
		own,
		words.resuppliedUnits,
		{
			map: (state, { units, depot, points }, game) =>
				withUnits(game, spent(game, state, depot, points), units, () => ({ unsupplied: false })),
			fight: ({ asked }, { units }) => ({ asked: [...asked, ...units] })
		}
	),
	becameUnsupplied: fought(
		{ rule: v.picklist(['8.2.1', '3.2']), units: list(unit) },
		own,
		words.unsuppliedUnits,
		{ map: become({ unsupplied: true }) }
	),
	/** 8.2.1 Spoils of War. */
	spoilsTaken: fought({ units: list(unit) }, '8.2.1', words.spoilsOfWarSupplyUnits, {
		map: become({ unsupplied: false }),
		fight: ({ asked, dry }, { units }) => ({
			asked: [...asked, ...units],
			dry: dry.filter((id) => !units.includes(id))
		})
	}),
	/** 3.3 An identical depot with these steps comes in later; this many units near it may be resupplied. */
	depotCaptured: fought(
		{ depot: unit, turn: some, steps: some, prize },
		'3.3',
		({ depot, prize: won }) => phraseOf(words.playerTakesDepotInHex, named({ ...won, depot })),
		{
			map: (state, { depot, turn, steps }, game) =>
				gone(game, state, depot, {
					steps,
					due: { turn, hexes: [], group: null, penalty: 0, returning: false }
				}),
			phase: ({ prizes }, { prize: won }) => ({ prizes: [...prizes, won] })
		}
	),
	/** 3.3 It is resupplied, and stays so when the combat is over (OR-60). */
	prizeUsed: fought({ unit }, '3.3', words.unitIsResuppliedFromTheDepot, {
		map: become({ unsupplied: false }),
		fight: spared,
		phase: ({ prizes: [first, ...rest] }) => ({
			prizes: first ? [{ ...first, left: first.left - 1 }, ...rest] : rest
		})
	}),
	prizeOver: fought({}, '3.3', silent, { phase: ({ prizes }) => ({ prizes: prizes.slice(1) }) })
} as const;
