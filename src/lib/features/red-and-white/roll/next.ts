import { say } from '#lib/kernel/phrase.ts';
import { same } from '#lib/kernel/same.ts';
import { t } from '#lib/words/t.ts';
import {
	type BattleState,
	CAMPS,
	type Crowd,
	due,
	hitsFirst,
	type Owed,
	type Parties
} from '#lib/rules/red-and-white/index.ts';
import type { OwedRow } from '#lib/ui/list/OwedList.svelte';
import type { LiveBattle } from '../battle/live.svelte.ts';
import { nameAmong } from '../battle/unit-names.ts';
import { groupsOf } from '../phase/groups.ts';
import { owedRow, whatOf } from '../phase/owed-rows.ts';
import { tapHref } from '../battle/tap.ts';
import { words } from '../words/en/roll.ts';

/** How many of it are owed. */
const times = (one: Owed): number => ('n' in one ? (one.n ?? 1) : 1);

/**
 * What must be done now that was not due before, or of which more is due; one of two that was done is not new. `may`:
 * what may be done, and need not.
 */
export const newlyOwed = (
	before: BattleState,
	after: BattleState,
	may = false
): readonly Owed[] => {
	const those = (state: BattleState): readonly Owed[] =>
		due(state).filter((one) => (one.may ?? false) === may);
	const old = those(before);
	return hitsFirst(
		those(after).filter(
			(one) =>
				!old.some((was) => same({ ...was, n: 0 }, { ...one, n: 0 }) && times(was) >= times(one))
		)
	);
};

/**
 * The next unit that may act in this phase, in the order of the screen: of the same player, or else of the same side;
 * after a roll of somebody who does not act in it, the first. `still`: the roll was not yet what the unit does, so it
 * comes first itself.
 */
const nextUnit = ({ state, waiting }: LiveBattle, unit: string | null, still: boolean) => {
	const onScreen = CAMPS.flatMap((camp) => groupsOf(state, camp).flatMap(({ units }) => units));
	const place = (id: string | null): number => onScreen.findIndex((one) => one.id === id);
	const inOrder = (some: readonly Crowd[]): Crowd['units'] =>
		some.flatMap(({ units }) => units).toSorted((a, b) => place(a.unit) - place(b.unit));
	const own = waiting.crowds.find(({ units }) => units.some((one) => one.unit === unit));
	const mine = inOrder(own ? [own] : []);
	// CAVALRY (R54): in the enemy's phase 3 it has tested to withdraw.
	const self = own ? undefined : state.units[unit ?? ''];
	if (still && self?.suppressionTest === 'passed') return self;
	const at = mine.findIndex((one) => one.unit === unit);
	const others = waiting.crowds.filter((one) => one !== own && (!own || one.camp === own.camp));
	const open = [
		...mine.slice(still ? at : at + 1),
		...mine.slice(0, Math.max(0, at)),
		...inOrder(others)
	].find(({ doing }) => doing === 'open');
	return open && state.units[open.unit];
};

/** INDIRECT FIRE; SUPPRESSION; CRITICAL HITS; ARMOURED CARS; ADDITIONAL RULES: the die only says how or whether the unit may now fire, or move. */
const ONLY_MAY = [
	'indirect-fire',
	'suppression',
	'tank-repair',
	'breakdown',
	'launch-boats',
	'icebreaker'
];

/**
 * Where it goes on after a roll: what is owed by it now, what else that unit or its target owes, the next test of the
 * same kind, the next unit and what it owes, or whatever else is still owed in this phase.
 */
export const nextAfter = (
	battle: LiveBattle,
	before: BattleState,
	{ unit, target }: Parties,
	slug: string
): { readonly label: string; readonly detail?: string; readonly href: string } | undefined => {
	const must = battle.owed;
	const of = (id: string | null | undefined): Owed | undefined =>
		must.find(
			(one) => ('unit' in one && one.unit === id) || ('defender' in one && one.defender === id)
		);
	const same = must.find((one) => 'calculator' in one && one.calculator === slug);
	const one = nextUnit(battle, unit, ONLY_MAY.includes(slug));
	const own = of(unit) ?? of(target);
	const owed = newlyOwed(before, battle.state)[0] ?? own ?? same ?? (one ? of(one.id) : must[0]);
	const row: OwedRow | undefined = owed && owedRow(battle, owed);
	if (owed && row?.href)
		return {
			label: t(say(words.nextWhat, { what: row.label })),
			detail: whatOf(battle.state, owed),
			href: row.href
		};
	return (
		one && {
			label: t(say(words.nextWhat, { what: nameAmong(battle.state, one) })),
			href: tapHref(battle, one)
		}
	);
};
