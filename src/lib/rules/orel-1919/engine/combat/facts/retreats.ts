import * as v from 'valibot';
import { phraseOf, say } from '#lib/kernel/phrase.ts';
import { supportsAfter } from '../../../rules/08-combat/08-5-before-combat.ts';
import { controlled, moved, withUnits } from '../../changes.ts';
import { changed } from '../../copies.ts';
import { own, silent } from '#lib/kernel/decided/kinds.ts';
import { named, namesOf } from '../../facts/kind.ts';
import { list, maybe, section } from '#lib/kernel/decided/entries-of.ts';
import { fell, hex, path, player, unit } from '../../facts/schema.ts';
import { playerTurn } from '../../state.ts';
import { retreat, type CombatState, type Retreat } from '../state.ts';
import { fought } from './kind.ts';
import { words } from '#lib/rules/orel-1919/words/en/engine-combat.ts';

/** The first retreating group, changed, together with those that part from it; undefined ends its retreat. */
const first = (
	{ retreats }: CombatState,
	change: (retreat: Retreat) => readonly Retreat[] = () => []
): Pick<CombatState, 'retreats'> => {
	const [one, ...rest] = retreats;
	return { retreats: one ? [...change(one), ...rest] : rest };
};

const some = <T>(one: T | null): readonly T[] => (one === null ? [] : [one]);

/** 8.5.1, 8.7.3 Units that retreat or rout. */
export const RETREAT = {
	/**
	 * 8.7.2 Groups that must retreat; 9.1.2 trains left alone where they stand. 8.5 Whoever leaves before combat goes the
	 * same way, but nobody drives him: that he leaves was told.
	 */
	drivenBack: fought(
		{ rule: section, groups: list(retreat), trains: list(unit) },
		own,
		({ rule, groups, trains }) => {
			if (rule === '8.5') return null;
			return groups.length > 0
				? say(words.drivenBackUnits, { units: namesOf(groups.flatMap(({ units }) => units)) })
				: say(words.leftAloneUnits, { units: namesOf(trains) });
		},
		{
			phase: ({ retreats, captures }, { groups, trains }) => ({
				retreats: [...retreats, ...groups],
				captures: [...captures, ...trains]
			})
		}
	),
	/** 8.5.1 The path of the first group; `apart`: those of it that cannot go with the others. */
	wayChosen: fought(
		{ rule: section, units: list(unit), path, apart: maybe(retreat) },
		own,
		words.theWayBackOfUnitsPath,
		{
			phase: (combat, { units, path: way, apart }) =>
				first(combat, (one) => [{ ...one, units, path: way }, ...some(apart)])
		}
	),
	/** 8.5.1 These units have no way back; 9.1.2 trains among them will be captured. */
	wayBarred: fought(
		{ rule: section, units: list(unit), apart: maybe(retreat), trains: list(unit) },
		own,
		words.noWayBackUnits,
		{
			phase: (combat, { apart, trains }) => ({
				...first(combat, () => some(apart)),
				captures: [...combat.captures, ...trains]
			})
		}
	),
	/** 8.5.1 Into enemy ZoC. */
	zocEntered: fought(
		{
			rule: section,
			unit,
			...fell,
			price: v.picklist(['free', 'step', 'eliminated', 'surrender'])
		},
		own,
		(fact) =>
			fact.passed
				? phraseOf(words.unitGetsThroughTheEnemyZocTheDieIs, named(fact))
				: phraseOf(words.unitSuffersInTheEnemyZocTheDieIs, named(fact)),
		{
			phase: (combat, { unit: id }) =>
				first(combat, (one) => [{ ...one, checked: [...one.checked, id] }])
		}
	),
	/** Says nothing: the way was told. */
	retreatStepped: fought({ rule: section, units: list(unit), hex }, own, silent, {
		map: (state, { units, hex: at }, game) =>
			units.reduce((one, id) => moved(game, one, id, [at]), state),
		phase: (combat) => first(combat, (one) => [{ ...one, at: one.at + 1, checked: [] }])
	}),
	/** 8.7.3 */
	unitsRouted: fought({ rule: section, units: list(unit) }, own, words.routedUnits, {
		map: (state, { units }, game) => {
			const routed = playerTurn(state);
			return withUnits(game, state, units, () => ({ mode: 'routed', routed, action: null }));
		}
	}),
	/**
	 * 8.5.1 They have arrived; those that have a mode are now in March mode or Routed. `shelters`: in a hex still to be
	 * attacked; `trail`: the last hex but one, which matters to pursuers (8.7.4).
	 */
	retreated: fought(
		{
			rule: section,
			units: list(unit),
			troops: list(unit),
			shelters: maybe(hex),
			trail: maybe(v.strictObject({ from: hex, to: hex }))
		},
		own,
		silent,
		{
			map: (state, { troops }, game) =>
				withUnits(game, state, troops, ({ mode }) => ({
					mode: mode === 'routed' ? 'routed' : 'march',
					action: null
				})),
			phase: (combat, { units, shelters }) => ({
				...first(combat),
				sheltering: {
					...combat.sheltering,
					...(shelters && Object.fromEntries(units.map((id) => [id, shelters])))
				}
			}),
			fight: ({ attackers, fled, trails }, { units, troops, trail }) => ({
				// 8.7.2 Vehicles have no result of their own: those that went back attack no more.
				attackers: attackers.filter((id) => !units.includes(id) || troops.includes(id)),
				...(trail && {
					fled: [...fled, ...units],
					trails: { ...trails, [trail.to]: trail.from }
				})
			})
		}
	),
	/** 8.5.1 Nobody of the first group goes on: they are off the map, or lost. */
	retreatOver: fought({ rule: section }, own, silent, { phase: (combat) => first(combat) }),
	/** 9.1.2 Trains change sides, and so do the railroads under them (OR-24). */
	trainsCaptured: fought({ units: list(unit), player }, '9.1.2', words.playerCapturesUnits, {
		map: (state, { units, player: by }, game) => {
			const hexes = state.units.flatMap(({ id, hex: at }) =>
				at && units.includes(id) ? [at] : []
			);
			return changed(
				withUnits(game, state, units, () => ({ player: by, action: null })),
				{ control: controlled(game, state.control, by, hexes) }
			);
		},
		phase: ({ captures, announced }, { units }) => ({
			captures: captures.filter((id) => !units.includes(id)),
			announced: supportsAfter(announced, units)
		}),
		// 8.2.1 The line that the loser lacked is no matter to the captor.
		fight: ({ dry }, { units }) => ({ dry: dry.filter((id) => !units.includes(id)) })
	}),
	/** 9.1.2 The train is not captured, as somebody is still with it. */
	captureLapsed: fought({ train: unit }, '9.1.2', silent, {
		phase: ({ captures }, { train }) => ({ captures: captures.filter((id) => id !== train) })
	})
} as const;
