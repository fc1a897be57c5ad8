import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { AUTOMATION } from '../engine/table/automation.ts';
import type { Fact, FactOf } from '../engine/facts/fact.ts';
import type { HistoryLine } from './history.ts';
import { owedTitle } from '../words/owed.ts';
import type { LeftOwed } from '../engine/phases/fates.ts';
import { stepOf } from '../engine/sequence.ts';
import type { BattleState } from '../engine/state.ts';
import { nameOf, officerName, playerName } from '../engine/table/unit.ts';
import { CAMP_WORDS } from '../words/table.ts';

/** What concerns the run of a turn. */
type TurnEvent = FactOf<
	| 'phaseClosed'
	| 'phaseReopened'
	| 'automationSet'
	| 'testOwed'
	| 'characterOwed'
	| 'lossesDue'
	| 'officerMoved'
	| 'officerOutFor'
	| 'playerReady'
	| 'corrected'
>;

/** Up to so many are named one by one. */
const NAMED = 4;

const whose = (state: BattleState, { unit, officer, camp }: LeftOwed): Phrase => {
	if (unit !== undefined) return say('{name}', { name: nameOf(state, unit) });
	if (officer !== undefined) return say('{name}', { name: officerName(state, officer) });
	return say(camp ? CAMP_WORDS[camp].many : 'nobody');
};

const joined = (phrases: readonly Phrase[]): Phrase => {
	const [first, ...rest] = phrases;
	return rest.reduce<Phrase>(
		(all, one) => say('{all}, {one}', { all, one }),
		first ?? say('nobody')
	);
};

/** What was left owed, by what it was: a few by name, many as a number. */
const leftOwed = (state: BattleState, owed: readonly LeftOwed[]): Phrase[] =>
	[...new Set(owed.map(({ what }) => what))].map((what) => {
		const those = owed.filter((one) => one.what === what);
		return those.length > NAMED
			? count(those.length, 'Left owed, {what}: {n}.', 'Left owed, {what}: {n}.', {
					what: say(owedTitle(what))
				})
			: say('Left owed, {what}: {who}.', {
					what: say(owedTitle(what)),
					who: joined(those.map((one) => whose(state, one)))
				});
	});

const isSkip = (fact: Fact): fact is FactOf<'phaseClosed'> =>
	fact.type === 'phaseClosed' && fact.skipped;

/** Phases that were left out, told together. */
const skipped = (all: readonly FactOf<'phaseClosed'>[]): Phrase => {
	const titles = all.map(({ phase }) => say(stepOf(phase).title));
	return titles.length === 1
		? say('{phase} was skipped.', { phase: joined(titles) })
		: say('Skipped: {phases}.', { phases: joined(titles) });
};

/** How the list of what was left owed begins: whoever closed the phase has just read it. */
export const LEFT_OWED: readonly string[] = [
	'Left owed, {what}: {n}.',
	'Left owed, {what}: {who}.'
];

/** What is of use while one plays on, and no part of the story. */
export const ONLY_IN_PLAY: readonly string[] = [
	'{phase} was skipped.',
	'Skipped: {phases}.',
	'{phase} was reopened.',
	'{phase} is played after all.',
	...LEFT_OWED,
	'{unit} owes a test: {what}.',
	'{unit} owes no test any more: {what}.',
	'{officer} owes a test of character.',
	'{officer} owes no test of character any more.',
	'{officer} has moved.',
	'{officer} has not moved yet.',
	'{player} is done.',
	'{player} is not done yet.',
	'{unit}: nothing is left to place.'
];

/** What a fact about the run of a turn says. What a calculator calls for is said by the list of what is owed. */
export const tellTurn = (
	{ before, after, entry: { command, facts } }: HistoryLine,
	fact: TurnEvent
): Phrase[] => {
	const byHand = command.type !== 'resolve';
	switch (fact.type) {
		case 'phaseClosed':
			return [
				...(fact === facts.find(isSkip) ? [skipped(facts.filter(isSkip))] : []),
				...leftOwed(before, fact.owed)
			];
		case 'phaseReopened':
			return [
				say(
					before.phases[fact.phase]?.skipped
						? '{phase} is played after all.'
						: '{phase} was reopened.',
					{ phase: say(stepOf(fact.phase).title) }
				)
			];
		case 'automationSet': {
			const title = AUTOMATION.find(({ step }) => step === fact.step)?.title ?? fact.step;
			return [
				say(fact.on ? 'By itself again: {what}.' : 'Not by itself any more: {what}.', {
					what: say(title)
				})
			];
		}
		case 'testOwed': {
			if (!byHand || command.type === 'setMark') return [];
			const values = { unit: nameOf(after, fact.unit), what: say(owedTitle(fact.calculator)) };
			return [
				fact.n > 0
					? say('{unit} owes a test: {what}.', values)
					: say('{unit} owes no test any more: {what}.', values)
			];
		}
		case 'characterOwed': {
			const more = fact.n > (before.officers[fact.officer]?.owesCharacter ?? 0);
			if (!byHand && !more) return [];
			const officer = officerName(after, fact.officer);
			return [
				more
					? say('{officer} owes a test of character.', { officer })
					: say('{officer} owes no test of character any more.', { officer })
			];
		}
		case 'lossesDue':
			return fact.n > 0
				? [
						count(
							fact.n,
							'{unit}: {n} loss is still to be placed.',
							'{unit}: {n} losses are still to be placed.',
							{ unit: nameOf(after, fact.unit) }
						)
					]
				: [say('{unit}: nothing is left to place.', { unit: nameOf(after, fact.unit) })];
		case 'officerMoved':
			return [
				say(fact.moved ? '{officer} has moved.' : '{officer} has not moved yet.', {
					officer: officerName(after, fact.officer)
				})
			];
		case 'officerOutFor':
			return fact.turns
				? [
						count(
							fact.turns,
							'{officer} is out for {n} turn of his side.',
							'{officer} is out for {n} turns of his side.',
							{ officer: officerName(after, fact.officer) }
						)
					]
				: [say('{officer} may come back.', { officer: officerName(after, fact.officer) })];
		case 'playerReady':
			return [
				say(fact.ready ? '{player} is done.' : '{player} is not done yet.', {
					player: playerName(after, fact.player)
				})
			];
		case 'corrected':
			return [say('The referee sets {unit}.', { unit: nameOf(after, fact.unit) })];
	}
};
