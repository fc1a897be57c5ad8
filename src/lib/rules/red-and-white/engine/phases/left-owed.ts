import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { owedTitle } from '../../words/owed.ts';
import { CAMP_WORDS } from '../../words/table.ts';
import { leftOwedWith, owedTimes } from '../changed.ts';
import type { LeftOwed } from '../sequence.ts';
import type { BattleState } from '../state.ts';
import { nameOf, officerName } from '../table/unit.ts';
import { words } from '#lib/rules/red-and-white/words/en/engine/phases.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

/** At most this many are named one by one. */
const NAMED = 4;

const whose = (state: BattleState, owed: LeftOwed): Phrase => {
	if (owed.unit !== undefined) return say(patterns.name, { name: nameOf(state, owed.unit) });
	if (owed.officer !== undefined)
		return say(patterns.name, { name: officerName(state, owed.officer) });
	return say(owed.camp ? CAMP_WORDS[owed.camp].many : words.nobody);
};

export const joined = (phrases: readonly Phrase[]): Phrase =>
	phrases.length ? say(patterns.list, { list: { list: phrases } }) : say(words.nobody);

/** The commands that close a phase: whoever gave one has just read the list of what is left owed. */
export const LEFT_OWED: readonly string[] = [words.leftOwedWhatN, words.leftOwedWhatWho];

/** What was left owed, by kind: a few by name, many as a number. */
export const leftOwed = (state: BattleState, owed: readonly LeftOwed[]): Phrase[] =>
	[...new Set(owed.map(({ what }) => what))].map((what) => {
		const those = owed.filter((one) => one.what === what);
		return those.length > NAMED
			? count(those.length, words.leftOwedWhatN, {
					what: say(owedTitle(what))
				})
			: say(words.leftOwedWhatWho, {
					what: say(owedTitle(what)),
					who: joined(those.map((one) => whose(state, one)))
				});
	});

/** Records what was left owed, as many times as it is owed now. */
export const writtenDown = (state: BattleState, all: readonly LeftOwed[]): BattleState => {
	if (!all.length) return state;
	const units = { ...state.units };
	const officers = { ...state.officers };
	for (const { what, unit: id, officer: one } of all) {
		const officer = one !== undefined && officers[one];
		const unit = one === undefined && id !== undefined && units[id];
		if (officer) officers[officer.id] = { ...officer, leftOwed: officer.owesCharacter.length };
		if (unit)
			units[unit.id] = {
				...unit,
				leftOwed: leftOwedWith(
					unit.leftOwed,
					what,
					what === 'place_losses' ? unit.toPlace : owedTimes(unit, what)
				)
			};
	}
	return { ...state, units, officers };
};
