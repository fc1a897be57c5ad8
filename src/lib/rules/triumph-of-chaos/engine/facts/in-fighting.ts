import * as v from 'valibot';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { chitOf, effectWith, FIGHTING_OF, type Chit } from '../../charts/chits.ts';
import { REGIONS, type Region } from '../../rules/in-fighting.ts';
import { CAMPS, otherCamp, type Camp } from '../../types.ts';
import { campName } from '../../words/names.ts';
import { spaceOf, withCamp, withSpace, type Campaign } from '../state.ts';
import { camp, id, kind, list, whole } from './kind.ts';
import { withSteps } from './logistics.ts';
import { words } from '#lib/rules/triumph-of-chaos/words/en/engine-facts.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

const RED = 'Red In-Fighting';
const ofCamp = ({ camp }: { readonly camp: Camp }): string => FIGHTING_OF[camp];

/** The list without the first chit equal to this one, as several chits may share a name. */
const without = (list: readonly string[], one: string): readonly string[] => {
	const at = list.indexOf(one);
	return at < 0 ? list : list.toSpliced(at, 1);
};

/** WHITE IN-FIGHTING; RED IN-FIGHTING: what a chit says when it comes. */
export const chitWords = (
	camp: Camp,
	key: string,
	numbers?: readonly number[]
): readonly Phrase[] => {
	const chit = chitOf(camp, key);
	return [say(chit?.name ?? '–'), chit ? effectWith(chit, numbers) : say('–')];
};

/**
 * WHITE IN-FIGHTING; RED IN-FIGHTING: the die that a chit asked for has fallen. A line that was written before dice
 * named their chits stands for the first one owed that `could` be meant.
 */
const rolledFor = (
	state: Campaign,
	camp: Camp,
	chit: string | undefined,
	could: (chit: Chit) => boolean
): Campaign =>
	withCamp(state, camp, ({ owed }) => {
		const meant =
			chit ??
			owed.find((key) => {
				const one = chitOf(camp, key);
				return one !== undefined && could(one);
			});
		return meant === undefined ? {} : { owed: without(owed, meant) };
	});
const checkedBy =
	(slug: string) =>
	({ check }: Chit): boolean =>
		check === slug;

/** What is said of a side, and because of which chit. */
const ofSide = (camp: Camp, chit: string | undefined, [first, ...more]: readonly Phrase[]) => [
	say(patterns.campWhat, {
		camp: campName(camp),
		what:
			chit === undefined
				? (first ?? say('–'))
				: say(words.chitDoesWhat, {
						chit: say(chitOf(camp, chit)?.name ?? '–'),
						what: first ?? say('–')
					})
	}),
	...more
];

const REGION_WORDS: Readonly<Record<Region, string>> = {
	don: 'Don',
	kuban: 'Kuban',
	uralsCentral: words.uralsCentral,
	uralsNorth: words.uralsNorth,
	urals: words.uralsCentralAndNorth
};
/** WHITE IN-FIGHTING; RED IN-FIGHTING: the region that the die found. */
export const regionWords = (region: Region): Phrase =>
	say(words.regionIsDrawn, { region: say(REGION_WORDS[region]) });

/** RED IN-FIGHTING: what a die that says yes or no came to. */
export const TRIAL_WORDS = {
	yes: say(words.aRandomLeaderOtherThanTrotsky),
	no: say(words.nothingHappens)
};
export const DEFEATISM_WORDS = {
	yes: say(words.theAttackOnThisSpaceGoesAhead),
	no: say(words.thisSpaceIsNotAttacked)
};
export const NO_ACT_WORDS = {
	yes: say(words.nothingHappens),
	no: say(words.whiteMarksOneRedStackWithoutA)
};

/** WHITE IN-FIGHTING; RED IN-FIGHTING: steps lost on the map, or replacement steps. */
export const lossWords = (steps: number, onMap: boolean): readonly Phrase[] => [
	onMap ? count(steps, words.nNonEliteStepsAreLost) : count(steps, words.nReplacementStepsAreLost),
	...(onMap ? [say(words.inARandomRegionOnlyIfBehindInVcs)] : [])
];

/** WHITE IN-FIGHTING; RED IN-FIGHTING: influence points on Republics. */
export const influenceWords = (points: number, most: number, by: Camp): readonly Phrase[] => [
	say(words.campPlacesInfluence, {
		camp: campName(by),
		points: count(points, words.nInfluencePoints)
	}),
	say(words.mostAtMostOnEachRepublic, { most })
];

/** WHITE IN-FIGHTING; RED IN-FIGHTING: chits, and what their dice came to. */
export const FIGHTING_FACTS = [
	kind(
		'chitDrawn',
		ofCamp,
		/** `numbers`: those of the chart that its words hold. */
		{
			camp,
			chit: id,
			lasting: v.boolean(),
			numbers: v.exactOptional(list(whole(-99, 99), 0, 9))
		},
		(state, { camp, chit, lasting }) =>
			withCamp(state, camp, ({ drawn, inForce, owed, counts, cityMark }) => ({
				drawn: [...drawn, chit],
				inForce: lasting ? [...inForce, chit] : inForce,
				owed: !lasting && chitOf(camp, chit)?.check ? [...owed, chit] : owed,
				cityMark: chit === 'noVc' ? counts.vc : cityMark
			})),
		({ camp, chit, numbers }) => {
			const [name = say('–'), effect = say('–')] = chitWords(camp, chit, numbers);
			return say(words.campDrawsInFightingChitEffect, {
				camp: campName(camp),
				chit: name,
				effect
			});
		}
	),
	/** `back`: the chit goes back into the pool (TC-12). */
	kind(
		'fightingEnded',
		ofCamp,
		/** `points`: the VP that it costs in the end; `behind`: the side was not, so that it had no effect. */
		{
			camp,
			chit: id,
			back: v.boolean(),
			points: v.exactOptional(whole(-99, 99)),
			behind: v.exactOptional(v.literal(false))
		},
		(state, { camp, chit, back, points = 0 }) =>
			withCamp(state, camp, ({ drawn, inForce, owed, counts }) => ({
				inForce: without(inForce, chit),
				drawn: back ? without(drawn, chit) : drawn,
				owed: inForce.includes(chit) ? owed : without(owed, chit),
				counts: points ? { ...counts, vp: counts.vp + points } : counts
			})),
		({ camp, chit, points = 0, behind }) => {
			const ends = { camp: campName(camp), chit: say(chitOf(camp, chit)?.name ?? '–') };
			if (behind === false) return say(words.campChitNotBehindNoEffect, ends);
			return points
				? say(words.campChitEndsAndCostsPoints, { ...ends, points: Math.abs(points) })
				: say(words.campChitEnds, ends);
		}
	),
	kind(
		'trialRolled',
		RED,
		{ trial: v.boolean(), chit: v.exactOptional(id) },
		(state, { trial, chit }) => ({
			...rolledFor(state, 'red', chit, checkedBy('show-trial')),
			trials: state.trials + 1,
			// Of a trial that named no chit the leader was removed by hand.
			trialsOwed: state.trialsOwed + Number(trial && chit !== undefined)
		}),
		({ trial, chit }) => ofSide('red', chit, [TRIAL_WORDS[trial ? 'yes' : 'no']])
	),
	kind(
		'defeatismRolled',
		RED,
		{ ahead: v.boolean(), space: v.exactOptional(id) },
		(state, { ahead, space }) => (space === undefined ? state : withSpace(state, space, { ahead })),
		({ ahead, space }, after) => {
			const ending = say(words.chitDoesWhat, {
				chit: say(words.defeatism),
				what: DEFEATISM_WORDS[ahead ? 'yes' : 'no']
			});
			const { name } = (space !== undefined && spaceOf(after, space)) || {};
			return name === undefined ? ending : say(words.spaceEnding, { space: name, ending });
		}
	),
	kind(
		'noActRolled',
		RED,
		{ spared: v.boolean(), chit: v.exactOptional(id) },
		(state, { chit }) => rolledFor(state, 'red', chit, checkedBy('no-act')),
		({ spared, chit }) => ofSide('red', chit, [NO_ACT_WORDS[spared ? 'yes' : 'no']])
	),
	kind(
		'stepsLost',
		ofCamp,
		{ camp, steps: whole(0, 20), onMap: v.boolean(), chit: v.exactOptional(id) },
		(state, { camp, steps, onMap, chit }) => {
			const rolled = rolledFor(
				state,
				camp,
				chit,
				({ check, key }) => check === 'half-die' && (key === 'desertion') === onMap
			);
			return onMap
				? rolled
				: withSteps(rolled, camp, {
						section: FIGHTING_OF[camp],
						reason: camp === 'red' ? words.bureaucracy : words.corruption,
						amount: 0 - steps
					});
		},
		({ camp, steps, onMap, chit }) => ofSide(camp, chit, lossWords(steps, onMap))
	),
	kind(
		'influencePlaced',
		({ camp = 'red' }: { readonly camp?: Camp }) => FIGHTING_OF[camp],
		/** `camp` drew the chit; the other side places them, `most` on each. */
		{
			points: whole(0, 20),
			camp: v.exactOptional(camp),
			chit: v.exactOptional(id),
			most: v.exactOptional(whole(0, 20))
		},
		(state, { camp, chit }) => {
			const whose =
				camp ??
				CAMPS.find((side) =>
					state.camps[side].owed.some((key) => chitOf(side, key)?.check === 'influence')
				);
			return whose ? rolledFor(state, whose, chit, checkedBy('influence')) : state;
		},
		({ points, camp, chit, most = 2 }) =>
			camp
				? ofSide(camp, chit, influenceWords(points, most, otherCamp(camp)))
				: count(points, words.nInfluencePointsArePlaced)
	),
	kind(
		'regionDrawn',
		({ camp = 'white' }: { readonly camp?: Camp }) => FIGHTING_OF[camp],
		{ region: v.picklist(REGIONS), camp: v.exactOptional(camp) },
		(state) => state,
		({ region }) => regionWords(region)
	)
] as const;
