import { say } from '#lib/kernel/phrase.ts';
import {
	counterOf,
	isAsleep,
	isDepot,
	isVehicle,
	unitOf,
	type Game,
	type State,
	type UnitId
} from '#lib/rules/orel-1919/index.ts';
import { term, type Said, type Terms } from '#lib/features/board/terms.ts';
import type { MarkName } from '#lib/ui/board/model.ts';
import { counterView, unitView } from '../counters.ts';
import { words } from '../words/en/terms.ts';

/** What each mark of a counter means. */
const MARKS: Readonly<Record<MarkName, Said>> = {
	works: [words.entrenchment, words.worksSays, '7.3'],
	unsupplied: [words.unsupplied, words.unsuppliedSays, '8.2.3'],
	'no-command': [words.outOfCommand, words.noCommandSays, '5.3'],
	routed: [words.routed, words.routedSays, '8.7.3'],
	disorganised: [words.disorganised, words.disorganisedSays, '8.7.2'],
	repulsed: [words.repulsed, words.repulsedSays, '8.7.2'],
	support: [words.readyToSupport, words.supportSays, '8.6.2'],
	barrage: [words.readyToBarrage, words.barrageSays, '8.3'],
	recruits: [words.withRecruits, words.recruitsSays, '4.3.1'],
	asleep: [words.inactive, words.inactiveSays, '10.2'],
	moved: [words.hasMoved, words.movedSays, '7.1'],
	assault: [words.attacks, words.assaultSays, '7.2']
};

/** The terms that stand on many screens. */
const SCREEN: readonly Said[] = [
	[words.pointsLeft, words.pointsSays, '7.1.1'],
	[words.zoneOfControl, words.zoneSays, '7.1.3'],
	[words.depots, words.depotSays, '3'],
	[words.cohesion, words.cohesionSays, '8.7.1'],
	[words.modifiers, words.modifierSays, '8.7.1'],
	[words.column, words.columnSays, '8.8.1'],
	[words.theChance, words.certainSays, '8.8.1']
];

/** What the numbers, the mode and the marks of a unit's counter mean, in the order in which they stand there. */
const ofCounter = (game: Game, state: State, id: UnitId): Terms => {
	const unit = unitOf(game, state, id);
	const { name, away } = unitView(game, state, unit);
	const { type } = counterOf(game, id);
	const { value, movement, quality, steps, left, marks = [] } = counterView(game, state, unit);
	const numbers = isDepot(type)
		? [term([words.munitionsN, words.munitionsSays, '3.1'], { n: value })]
		: value.includes('·')
			? [term([words.charge, words.chargeSays, '8.7.1'], { n: value })]
			: [term([words.strengthN, words.strengthSays, '1.1'], { n: value })];
	const mode =
		unit.mode === 'combat'
			? [term([words.combatMode, words.combatSays, '7.1.4'])]
			: unit.mode === 'march'
				? [term([words.marchMode, words.marchSays, '7.1.4'])]
				: [];
	return {
		title: say(words.thisUnit, { facts: { list: [name, away ?? []].flat() } }),
		terms: [
			...numbers,
			...(movement === undefined
				? []
				: [term([words.movementN, words.movementSays, '7.1.1'], { n: movement })]),
			...(quality === undefined
				? []
				: [term([words.qualityN, words.qualitySays, '1.2'], { n: quality })]),
			...(steps > 0
				? [term([words.stepsLeftOfAll, words.stepsSays, '1.1'], { left, all: steps })]
				: []),
			...(isVehicle(type) || isDepot(type) ? [] : mode),
			...(isAsleep(game, state, id) ? [term(MARKS.asleep)] : []),
			...marks.map((mark) => term(MARKS[mark]))
		]
	};
};

/** What a unit's counter means, if there is one; then the other terms. */
export const termsOf = (game: Game, state: State, id: UnitId | undefined): readonly Terms[] => [
	...(id === undefined ? [] : [ofCounter(game, state, id)]),
	{ title: say(words.elsewhereOnTheScreen), terms: SCREEN.map((one) => term(one)) }
];
