import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { AUTOMATION } from './automation.ts';
import type { Event, EventOf } from './events.ts';
import type { HistoryLine } from './history.ts';
import { owedTitle } from './owed-words.ts';
import type { LeftOwed } from './phase-fates.ts';
import { stepOf } from './sequence.ts';
import type { BattleState } from './state.ts';
import { nameOf, officerName, playerName } from './unit.ts';
import { CAMP_WORDS } from './words.ts';

/** What concerns the run of a turn. */
type TurnEvent = EventOf<
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

const isSkip = (event: Event): event is EventOf<'phaseClosed'> =>
	event.type === 'phaseClosed' && event.skipped;

/** Phases that were left out, told together. */
const skipped = (all: readonly EventOf<'phaseClosed'>[]): Phrase => {
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
	{ before, after, entry: { command, events } }: HistoryLine,
	event: TurnEvent
): Phrase[] => {
	const byHand = command.type !== 'resolve';
	switch (event.type) {
		case 'phaseClosed':
			return [
				...(event === events.find(isSkip) ? [skipped(events.filter(isSkip))] : []),
				...leftOwed(before, event.owed)
			];
		case 'phaseReopened':
			return [
				say(
					before.phases[event.phase]?.skipped
						? '{phase} is played after all.'
						: '{phase} was reopened.',
					{ phase: say(stepOf(event.phase).title) }
				)
			];
		case 'automationSet': {
			const title = AUTOMATION.find(({ step }) => step === event.step)?.title ?? event.step;
			return [
				say(event.on ? 'By itself again: {what}.' : 'Not by itself any more: {what}.', {
					what: say(title)
				})
			];
		}
		case 'testOwed': {
			if (!byHand || command.type === 'setMark') return [];
			const values = { unit: nameOf(after, event.unit), what: say(owedTitle(event.calculator)) };
			return [
				event.n > 0
					? say('{unit} owes a test: {what}.', values)
					: say('{unit} owes no test any more: {what}.', values)
			];
		}
		case 'characterOwed': {
			const more = event.n > (before.officers[event.officer]?.owesCharacter ?? 0);
			if (!byHand && !more) return [];
			const officer = officerName(after, event.officer);
			return [
				more
					? say('{officer} owes a test of character.', { officer })
					: say('{officer} owes no test of character any more.', { officer })
			];
		}
		case 'lossesDue':
			return event.n > 0
				? [
						count(
							event.n,
							'{unit}: {n} loss is still to be placed.',
							'{unit}: {n} losses are still to be placed.',
							{ unit: nameOf(after, event.unit) }
						)
					]
				: [say('{unit}: nothing is left to place.', { unit: nameOf(after, event.unit) })];
		case 'officerMoved':
			return [
				say(event.moved ? '{officer} has moved.' : '{officer} has not moved yet.', {
					officer: officerName(after, event.officer)
				})
			];
		case 'officerOutFor':
			return event.turns
				? [
						count(
							event.turns,
							'{officer} is out for {n} turn of his side.',
							'{officer} is out for {n} turns of his side.',
							{ officer: officerName(after, event.officer) }
						)
					]
				: [say('{officer} may come back.', { officer: officerName(after, event.officer) })];
		case 'playerReady':
			return [
				say(event.ready ? '{player} is done.' : '{player} is not done yet.', {
					player: playerName(after, event.player)
				})
			];
		case 'corrected':
			return [say('The referee sets {unit}.', { unit: nameOf(after, event.unit) })];
	}
};
