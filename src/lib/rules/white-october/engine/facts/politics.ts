import { list, maybe, some, text, workingLines } from '#lib/kernel/decided/entries-of.ts';
import { silent } from '#lib/kernel/decided/kinds.ts';
import { count, phraseOf, say } from '#lib/kernel/phrase.ts';
import { gone, moved, withUnits } from '../changes.ts';
import { changed } from '../copies.ts';
import type { Politics, State } from '../state.ts';
import { placeOf } from '../game.ts';
import { words } from '../../words/en/engine-facts.ts';
import { happens, named } from './kind.ts';
import { due, place, so, unit } from './schema.ts';

const political = (state: State, change: Partial<Politics>): Pick<State, 'politics'> => ({
	politics: { ...state.politics, ...change }
});

/** 10.2, 11.2 Political actions of the Red player, and deserters. */
export const POLITICS = {
	/** 11.2.1 Rally: `units` regain heart; the others of the division must wait for supply. */
	divisionRallied: happens(
		{ formation: text, units: list(unit) },
		'11.2.1',
		(fact) =>
			phraseOf(
				fact.units.length > 0
					? words.formationTakesHeartAgainUnits
					: words.nobodyInTheFormationCanBeRallied,
				named(fact)
			),
		(state, { formation, units }, game) =>
			changed(
				withUnits(game, state, units, (one) => ({
					loyalty: 'firm',
					mode: one.mode === 'routed' ? 'normal' : one.mode
				})),
				{ ...political(state, { anti: [...state.politics.anti, `rally ${formation}`] }) }
			)
	),
	antiChosen: happens(
		{ action: text },
		'11.2.1',
		({ action }) =>
			say(
				action === 'police'
					? words.thePoliceGoAfterPlotters
					: words.propagandaAndTheFiringSquadAgainst
			),
		(state, { action }) => political(state, { anti: [...state.politics.anti, action] })
	),
	desertionRolled: happens(
		{ ep: some, lines: workingLines },
		'10.2',
		({ ep }, { faces: list }) => {
			const faces = { list };
			return ep > 0 ? count(ep, words.nEpDesert, { faces }) : say(words.nobodyDeserts, { faces });
		},
		(state, { ep }) => political(state, { deserters: ep, rolled: true })
	),
	/** 10.2 One EP of a unit on the map, or of one being raised; or a recruitment point. `last`: none is left. */
	deserted: happens(
		{ unit: maybe(unit), points: some, last: so },
		'10.2',
		(fact) =>
			fact.unit === null
				? say(words.aRecruitmentPointIsLostToDesertion)
				: phraseOf(
						fact.last ? words.unitLosesItsLastEpToDesertionAndIs : words.unitLosesAnEpToDesertion,
						named(fact)
					),
		(state, { unit: id, points }, game) => {
			const left = political(state, { deserters: Math.max(0, state.politics.deserters - 1) });
			const paid = { ...state, ...left, points: { ...state.points, red: points } };
			const one = id === null ? undefined : state.units[placeOf(game, id)];
			if (!one) return paid;
			return one.ep <= 1
				? gone(game, paid, one.id)
				: withUnits(game, paid, [one.id], ({ ep }) => ({ ep: ep - 1 }));
		}
	),
	/** 10.2 The last EP of a unit that is still being raised: it has never been there (WO-82). */
	raisingFailed: happens(
		{ unit },
		'10.2',
		words.unitLosesItsLastEpToDesertion,
		(state, { unit: id }, game) =>
			changed(
				withUnits(game, state, [id], () => ({ fate: 'pool', ep: 0, due: null })),
				political(state, { deserters: Math.max(0, state.politics.deserters - 1) })
			)
	),
	/** 11.2.2 Chosen, and what it costs in quarter points. */
	raisingChosen: happens(
		{ action: text, quarters: some, points: some },
		'11.2.2',
		// What else is raised says it all: who stands where, or how many EP.
		({ action, points }) =>
			action === 'military' ? phraseOf(words.militaryUnitsAreRaisedPointsTo, { points }) : null,
		(state, { action, quarters, points }) => ({
			points: { ...state.points, red: points },
			...political(state, { raising: [...state.politics.raising, action], quarters })
		})
	),
	barricadeBuilt: happens(
		{ place },
		'11.2.2',
		words.aBarricadeStandsInPlace,
		({ barricades }, { place: at }) => ({ barricades: [...barricades, at] })
	),
	/** 11.2.2 Raised with so many EP: at once, or to come in later. */
	raised: happens(
		{ unit, ep: some, place: maybe(place), due: maybe(due) },
		'11.2.2',
		(fact) =>
			phraseOf(
				fact.place === null ? words.unitIsRaisedWithEp : words.unitIsRaisedInPlace,
				named(fact)
			),
		(state, { unit: id, ep, place: at, due: when }, game) => {
			const after = withUnits(game, state, [id], () => ({ ep, fate: 'due', due: when }));
			return at === null ? after : moved(game, after, [id], [at]);
		}
	),
	/** 11.2.2 A gun of Petrograd has come free. */
	gunCame: happens({}, '11.2.2', silent, ({ guns }) => ({ guns: guns + 1 })),
	/** 11.2.2 So many EP of detachments are to be given out, one after the other. */
	levyOpened: happens({ ep: some }, '11.2.2', words.detachmentsAreRaised, (state, { ep }) =>
		political(state, { levy: ep })
	),
	levied: happens({ unit, quarters: some }, '11.2.2', silent, (state, { unit: id, quarters }) =>
		political(state, {
			levy: Math.max(0, state.politics.levy - 1),
			quarters,
			growing: [...new Set([...state.politics.growing, id])]
		})
	),
	drawOpened: happens({}, '11.2.2', silent, (state) => political(state, { drawing: true })),
	drawEnded: happens({ quarters: some }, '11.2.2', silent, (state, { quarters }) =>
		political(state, { drawing: false, quarters })
	),
	/** 11.2.2 What is left to spend after raising. */
	raisingPaid: happens(
		{ quarters: some, points: some },
		'11.2.2',
		silent,
		(state, { quarters, points }) => ({
			points: { ...state.points, red: points },
			...political(state, { quarters })
		})
	)
} as const;
