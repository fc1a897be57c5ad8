import { count, say } from '#lib/kernel/phrase.ts';
import { words as kernel } from '#lib/kernel/words/en/kernel.ts';
import { dotted } from '#lib/words/names.ts';
import { listed, lowered, t } from '#lib/words/t.ts';
import { diceName, neededFaces } from '#lib/features/shared/sheet/dice/needed.ts';
import {
	armyNeed,
	attackersIn,
	becauseOf,
	type BattleState,
	CAMP_WORDS,
	diceOf,
	type FaceNeed,
	heroesOf,
	marked,
	moraleShown,
	needOf,
	officerName,
	type Owed,
	owedBy,
	owedTitle,
	paperOf,
	playerName,
	PROCEDURES,
	targetsOf,
	vehicle
} from '#lib/rules/red-and-white/index.ts';
import type { OwedRow } from '#lib/ui/list/OwedList.svelte';
import type { LiveBattle } from '../battle/live.svelte.ts';
import { drafted } from '../together/drafted.ts';
import { aboutPaper } from '../papers/paper-words.ts';
import {
	meleeHref,
	officersHref,
	paperHref,
	rollHref,
	targetHref,
	togetherHref,
	unitHref,
	type DeedPlace
} from '../battle/paths.ts';
import { nameAmong } from '../battle/unit-names.ts';
import { whyOwed } from './because.ts';
import { words } from '../words/en/battle/phase.ts';
import { words as battleWords } from '../words/en/battle.ts';

/** The unmodified faces that succeed, as one reads a die. */
export const needWords = ({ sides, from, to }: FaceNeed): string => {
	if (from > to) return t(words.cannotPass);
	if (from <= 1 && to >= sides) return sides === 10 ? t(words.noRoll) : t(words.passes);
	const faces = neededFaces(sides, { from, to, word: '', other: '' });
	// A face by itself would look like an amount.
	return t(from === to ? say(words.onFace, { face: t(faces) }) : faces);
};

/** What is owed, in a few words. OFFICERS & LEADERS: those who stand with the unit and are rolled for are named. */
export const whatOf = (state: BattleState, one: Owed): string => {
	const what = 'deed' in one ? one.deed : one.calculator;
	const unit = what === 'officer-hit' && 'unit' in one ? state.units[one.unit] : undefined;
	const heroes = unit ? heroesOf(state, unit.id) : [];
	if (!unit || (marked(unit, 'heroic') && !heroes.length)) return t(owedTitle(what));
	/** Of all that is attached, who has a throw of his own. */
	const beside = unit.attached.filter(({ kind, left }) => left > 0 && PROCEDURES.has(kind));
	const names = [
		...heroes.map(({ officer }) => officer.name),
		...beside.map(({ kind }) => t(owedTitle(kind)))
	];
	return listed(names) || t(owedTitle(what));
};

/** What is tested, and against what; `need`: what it needs, as far as that is known. */
const about = (state: BattleState, one: Owed, need: FaceNeed | undefined): string => {
	if ('deed' in one) {
		if (one.deed === 'come_into_contact') return t(words.inContactWithWhom);
		return one.deed === 'fight' && state.contacts.length > 1
			? t(words.meleeToBeFoughtInAnyOrder)
			: whatOf(state, one);
	}
	if ('camp' in one) {
		const { lost, of } = armyNeed(state, one.camp);
		return t(say(words.armyMoraleLostOfOfUnitsLostD10, { lost, of }));
	}
	const what = whatOf(state, one);
	const unit = 'unit' in one ? state.units[one.unit] : undefined;
	if (unit && one.calculator === 'leadership' && !need) return t(words.leadershipD10ByDistance);
	if (unit && one.calculator === 'unit-morale') {
		const shown = moraleShown(state, unit);
		if (shown) {
			const { stands, modifier } = shown;
			const [point, left] = modifier
				? [words.unitMoraleD6ModifierMoralePointN, words.unitMoraleD6ModifierNStands]
				: [words.unitMoraleD6MoralePointN, words.unitMoraleD6NStands];
			return t(count(stands, vehicle(unit) ? point : left, { modifier: { signed: modifier } }));
		}
	}
	const n = 'n' in one && one.n ? one.n : 1;
	return n > 1 ? t(say(words.whatNTimes, { what, n })) : what;
};

/** Is the reason worth showing? Not for what every turn asks, nor for what already says it. */
const told = (one: Owed): boolean =>
	'calculator' in one
		? one.calculator !== 'leadership' && one.calculator !== 'army-morale'
		: one.deed === 'place_losses';

/** As much of a battle as a line needs: its table, now or as it would be. */
type OwedIn = Pick<LiveBattle, 'state' | 'id' | 'do'>;

/**
 * One owed thing as a line of the list: whose it is, what it needs, as faces too, and the way to do it. `brief`: not why,
 * and who plays it; `bare`: nothing but its need and the way, which many lines ask for at once.
 */
export const owedRow = (
	battle: OwedIn,
	one: Owed,
	brief?: 'brief' | 'bare'
): OwedRow & { readonly faces?: FaceNeed | undefined } => {
	const { state, id } = battle;
	const need = needOf(state, one);
	/** Of leadership the hint says it already. */
	const led = 'calculator' in one && one.calculator === 'leadership';
	const dice = need || led ? undefined : diceOf(state, one);
	const more = brief
		? []
		: [told(one) && whyOwed(state, becauseOf(state, one)), playerName(state, owedBy(state, one))];
	const hint = brief === 'bare' ? '' : dotted([about(state, one, need), ...more]);
	const row = { hint, faces: need, need: need ? needWords(need) : dice && t(diceName(dice)) };
	if ('deed' in one)
		switch (one.deed) {
			case 'place_losses':
				return {
					label: nameOf(state, one.unit),
					hint,
					need: String(one.n),
					href: unitHref(id, one.unit)
				};
			case 'see_to': {
				const paper = paperOf(state, one.paper);
				return {
					label: paper?.paper.name ?? '',
					hint: paper && aboutPaper(paper),
					href: paperHref(id, one.paper)
				};
			}
			case 'fight': {
				const contact = state.contacts.find(({ defender }) => defender === one.defender);
				const attackers = contact ? attackersIn(state, contact) : [];
				return {
					label: t(
						say(kernel.unitsAgainstTarget, {
							units: { list: attackers.map((unit) => nameAmong(state, unit)) },
							target: nameOf(state, one.defender)
						})
					),
					hint,
					href: meleeHref(id, one.defender)
				};
			}
			case 'come_into_contact':
				return {
					label: nameOf(state, one.unit),
					hint,
					href: targetHref(id, 'contact', { unit: one.unit })
				};
			case 'suppress':
				return { label: nameOf(state, one.unit), hint, href: unitHref(id, one.unit) };
			case 'lead_heroically':
				return state.officers[one.officer]?.revealed
					? { label: officerName(state, one.officer), hint, href: officersHref(id) }
					: {
							label: t(words.anOfficer),
							hint: t(words.mustLeadHeroicallyHisCharacterIs),
							href: officersHref(id)
						};
			case 'marks_end':
				return {
					label: t(words.marksOfTheLastTurn),
					hint: t(count(one.n, battleWords.nUnits)),
					need: t(words.takeOff),
					onclick: () => void battle.do({ type: 'catchUp', step: 'marks_end' })
				};
			case 'officers_return':
				return {
					label: t(words.officersWhoMayComeBack),
					hint: t(count(one.n, words.nOfficers)),
					need: t(words.bringBack),
					onclick: () => void battle.do({ type: 'catchUp', step: 'officers_return' })
				};
		}
	if ('camp' in one)
		return {
			...row,
			label: t(CAMP_WORDS[one.camp].many),
			href: rollHref(id, one.calculator, { camp: one.camp })
		};
	if ('officer' in one)
		return {
			...row,
			label: officerName(state, one.officer) || '–',
			href: rollHref(id, one.calculator, { officer: one.officer })
		};
	return {
		...row,
		label: nameOf(state, one.unit),
		href:
			one.calculator === 'petrol-bombs'
				? bombsHref(battle, { unit: one.unit })
				: rollHref(id, one.calculator, { unit: one.unit })
	};
};

/** PETROL BOMBS VS. TANK: leads to the roll if they are for one tank; if for any of several, to the choice of it first. */
export const bombsHref = (
	{ state, id }: Pick<OwedIn, 'state' | 'id'>,
	place: DeedPlace & { readonly unit: string }
): string => {
	const thrower = state.units[place.unit];
	const [target, other] = thrower ? targetsOf(state, thrower, 'petrol-bombs') : [];
	return target && !other
		? rollHref(id, 'petrol-bombs', { ...place, target: target.id })
		: targetHref(id, 'petrol-bombs', place);
};

const nameOf = (state: BattleState, id: string): string => {
	const unit = state.units[id];
	return unit ? nameAmong(state, unit) : '';
};

/** Kinds of tests that several units owe and that are made all at once. */
const together = (all: readonly Owed[]): readonly string[] => {
	const kinds = all.flatMap((one) => ('calculator' in one && 'unit' in one ? one.calculator : []));
	return [...new Set(kinds)].filter(
		(kind) => PROCEDURES.get(kind)?.together && kinds.indexOf(kind) < kinds.lastIndexOf(kind)
	);
};

/** What is done by itself, and not with other tests of its kind: first what is no test, such as a melee to be fought. */
export const byThemselves = (all: readonly Owed[]): readonly Owed[] => {
	const kinds = together(all);
	return all
		.filter((one) => !('calculator' in one && 'unit' in one && kinds.includes(one.calculator)))
		.sort((a, b) => Number('deed' in b) - Number('deed' in a));
};

/** Tests of one kind that several units owe, offered all at once, first in the list. `brief`: without how. */
export const togetherRows = (battle: LiveBattle, all: readonly Owed[], brief = false): OwedRow[] =>
	together(all).map((calculator): OwedRow => {
		const who = all.flatMap((one) =>
			'calculator' in one && 'unit' in one && one.calculator === calculator ? [one.unit] : []
		);
		const n = who.length;
		const entered = drafted(battle, calculator).filter((id) => who.includes(id)).length;
		const what = lowered(t(owedTitle(calculator)));
		return {
			label: t(
				n === 2 ? say(words.bothTogetherWhat, { what }) : count(n, words.allNTogetherWhat, { what })
			),
			hint: entered
				? t(say(words.nEnteredNotYetWrittenDown, { n: entered }))
				: brief
					? undefined
					: t(words.rollsInAnyOrderOrTheAppRolls),
			href: togetherHref(battle.id, calculator)
		};
	});
