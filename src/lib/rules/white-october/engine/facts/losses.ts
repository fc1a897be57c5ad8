import * as v from 'valibot';
import { list, section, some, yes } from '#lib/kernel/decided/entries-of.ts';
import { own, silent } from '#lib/kernel/decided/kinds.ts';
import { phraseOf } from '#lib/kernel/phrase.ts';
import { captives, gone, withUnits } from '../changes.ts';
import { changed } from '../copies.ts';
import { counterOf, placeOf } from '../game.ts';
import { words } from '../../words/en/engine-facts.ts';
import { become, counted, happens, named, nameOf, turnSaid } from './kind.ts';
import { due, NEVER, so, unit } from './schema.ts';

/** Why a unit is lost, by the section, where nothing else in the line says it. */
const LOST_BY: Readonly<Record<string, string>> = {
	'7.2': words.unitStandsWithoutTroopsOrGunsAndIs,
	'7.9': words.unitStaysOffTheMapAndIsLost,
	'8.2.6': words.unitSurrenders,
	'14.1.1': words.unitIsTooFarFromARailroadAndIsLost
};

/** 8.2.6 EP and units that are lost, what else befalls them, and units that leave the map. */
export const LOSSES = {
	/** 3.2 `prisoners`: how many of the EP become prisoners. `last`: none is left. */
	epLost: happens(
		{ rule: section, unit, ep: some, prisoners: some, last: so },
		own,
		(fact) => {
			const [loses, isDestroyed] =
				fact.prisoners > 0
					? [words.unitLosesEpPrisoners, words.unitLosesEpPrisonersAndIsDestroyed]
					: [words.unitLosesEp, words.unitLosesEpAndIsDestroyed];
			return phraseOf(fact.last ? isDestroyed : loses, named(fact));
		},
		(state, { unit: id, ep, prisoners }, game) => {
			const one = state.units[placeOf(game, id)];
			if (!one) return state;
			const { type, army } = counterOf(game, id);
			const { score } = state;
			const fleet = army === 'Red' && type === 'fleet' ? ep : 0;
			const navy = army === 'British' && type === 'fleet' ? ep : 0;
			const after = changed(captives(state, one.player, prisoners), {
				score: { ...score, fleet: score.fleet + fleet, navy: score.navy + navy }
			});
			return one.ep <= ep
				? gone(game, after, id)
				: withUnits(game, after, [id], () => ({ ep: one.ep - ep }));
		}
	),
	/** 8.2.6 D Routed units owe EP for ZOC or river; the owner says whose. */
	tollsOwed: happens(
		{ units: list(unit), tolls: list(v.strictObject({ prisoners: yes })) },
		'8.2.6',
		silent,
		({ tolls }, { units, tolls: more }) => ({
			tolls: [...tolls, ...more.map(({ prisoners }) => ({ units, prisoners }))]
		})
	),
	tollPaid: happens({}, '8.2.6', silent, ({ tolls }) => ({ tolls: tolls.slice(1) })),
	/** 16.2.2 With more British aid the Royal Navy replaces what it loses; each loss counts. */
	navyReplaced: happens(
		{ unit, losses: some },
		'16.2.2',
		words.unitReplacesLosses,
		({ score }, { losses }) => ({ score: { ...score, navy: score.navy + losses } })
	),
	/** Lost with all that is left of it. */
	removed: happens(
		{ rule: section, unit, prisoners: some },
		own,
		(fact) =>
			phraseOf(
				fact.prisoners > 0
					? words.unitSurrendersPrisonersEpAs
					: (LOST_BY[fact.rule] ?? words.unitIsLost),
				named(fact)
			),
		(state, { unit: id, prisoners }, game) => {
			const one = state.units[placeOf(game, id)];
			return one ? gone(game, captives(state, one.player, prisoners), id) : state;
		}
	),
	disorganised: happens(
		{ units: list(unit) },
		'8.2.6',
		words.disorganisedUnits,
		become({ mode: 'disorganised' })
	),
	routed: happens({ units: list(unit) }, '8.2.6', words.routedUnits, (state, { units }, game) =>
		changed(
			withUnits(game, state, units, () => ({ mode: 'routed' })),
			{ fled: state.fled.filter((id) => !units.includes(id)) }
		)
	),
	/** 8.2.6 Disorganised units recover at the end of their side's movement sequence. */
	recovered: happens(
		{ units: list(unit) },
		'8.2.6',
		words.inOrderAgainUnits,
		become({ mode: 'normal' })
	),
	rallied: happens({ units: list(unit) }, '8.2.6', words.ralliedUnits, become({ mode: 'normal' })),
	ranLow: happens(
		{ units: list(unit) },
		'4.4',
		words.lowOnAmmunitionUnits,
		become({ lowAmmo: true })
	),
	/** 10.1 Demoralised: these flee, those may not go towards the enemy. */
	demoralised: happens(
		{ fled: list(unit), held: list(unit) },
		'10.1',
		({ fled, held }) => [
			...(fled.length > 0 ? [counted(words.fledAreDemoralisedAndFlee, 'fled', fled)] : []),
			...(held.length > 0 ? [counted(words.heldAreDemoralisedAndHoldBack, 'held', held)] : [])
		],
		(state, { fled, held }, game) =>
			withUnits(
				game,
				withUnits(game, state, fled, () => ({ loyalty: 'fled', mode: 'routed' })),
				held,
				() => ({ loyalty: 'held' })
			)
	),
	/** 5.4, 7.9, 14.1.1, 14.2 Off the map until it comes back. */
	leftMap: happens(
		{ rule: section, unit, due },
		own,
		(fact) =>
			fact.due.turn === NEVER
				? phraseOf(words.unitDoesNotComeBack, named(fact))
				: phraseOf(
						fact.due.left
							? words.unitLeavesByRailToComeBackInTurn
							: words.unitIsOffTheMapUntilTurnTurn,
						{
							...named(fact),
							turn: turnSaid(fact.due.turn),
							places: { list: fact.due.places.map(nameOf) }
						}
					),
		(state, { unit: id, due: back }, game) => {
			const one = state.units[placeOf(game, id)];
			if (!one) return state;
			const { lowAmmo, recruits, loyalty, mode } = one;
			const after = gone(game, state, id, { due: back, ep: one.ep });
			// A lost HQ and a tank come back as new; whoever was driven off the map comes back as it was.
			return back.how === 'recruitment'
				? after
				: withUnits(game, after, [id], () => ({ lowAmmo, recruits, loyalty, mode }));
		}
	)
} as const;
