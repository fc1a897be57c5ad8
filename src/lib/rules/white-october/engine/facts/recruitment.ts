import { list, section, some, yes } from '#lib/kernel/decided/entries-of.ts';
import { own } from '#lib/kernel/decided/kinds.ts';
import { phraseOf } from '#lib/kernel/phrase.ts';
import { moved, withUnits } from '../changes.ts';
import { changed } from '../copies.ts';
import { words } from '../../words/en/engine-facts.ts';
import { counterOf, placeOf } from '../game.ts';
import { become, happens, named } from './kind.ts';
import { place, player, unit } from './schema.ts';

/** 3, 4.4.2, 5.4 Points, replacements, ammunition, and units that come back. */
export const RECRUITMENT = {
	/** `points`: how many he has then. */
	pointsReceived: happens(
		{ rule: section, player, gained: some, points: some },
		own,
		(fact) =>
			phraseOf(
				fact.gained > 0 ? words.playerRecruitmentPointsPlusGained : words.playerReceivesNoPoints,
				named(fact)
			),
		(state, { player: whose, points }) => ({ points: { ...state.points, [whose]: points } })
	),
	/** 3.1.1 Three prisoners for a point. */
	prisonersEnlisted: happens(
		{ player, prisoners: some },
		'3.1.1',
		words.playerEnlistsPrisoners,
		({ points, prisoners }, { player: whose, prisoners: spent }) => ({
			points: { ...points, [whose]: points[whose] + 1 },
			prisoners: { ...prisoners, [whose]: prisoners[whose] - spent }
		})
	),
	/** 3.3 One point for one EP. */
	replaced: happens(
		{ unit, recruits: yes },
		'3.3.1',
		(fact) =>
			phraseOf(
				fact.recruits ? words.unitRegainsAnEpAndTakesInRecruits : words.unitRegainsAnEp,
				named(fact)
			),
		(state, { unit: id, recruits }, game) => {
			const after = withUnits(game, state, [id], (one) => ({
				ep: one.ep + 1,
				recruits: one.recruits || recruits
			}));
			const { player: whose } = state;
			return { ...after, points: { ...state.points, [whose]: state.points[whose] - 1 } };
		}
	),
	/** 5.4, 7.8, 14.1.1, 11.2.2 Comes in where its owner says. */
	placed: happens(
		{ rule: section, unit, place },
		own,
		words.unitAppearsInPlace,
		(state, { unit: id, place: at }, game) =>
			changed(
				moved(game, state, [id], [at], () => ({ fate: 'map', due: null })),
				{
					detached:
						state.detached +
						(counterOf(game, id).static ? (state.units[placeOf(game, id)]?.ep ?? 0) : 0)
				}
			)
	),
	/** 4.4.2 */
	resupplied: happens(
		{ units: list(unit) },
		'4.4.2',
		words.ammunitionAgainUnits,
		become({ lowAmmo: false })
	),
	/** 15.2 Aircraft are back in their boxes. */
	readied: happens(
		{ units: list(unit) },
		'15.2',
		words.readyAgainUnits,
		become({ fate: 'box', due: null, at: null })
	),
	/** 16.2.1 A Red unit goes to Orel. */
	recalled: happens(
		{ unit, ep: some },
		'16.2.1',
		words.unitIsSentToTheFrontAtOrel,
		(state, { unit: id, ep }, game) =>
			changed(
				withUnits(game, state, [id], () => ({ fate: 'out', at: null, due: null })),
				{ recalled: state.recalled + ep }
			)
	),
	/** 16.1 British tanks go home. */
	withdrawn: happens(
		{ units: list(unit) },
		'16.1',
		words.withdrawnFromTheFrontUnits,
		become({ fate: 'out', due: null, at: null })
	)
} as const;
