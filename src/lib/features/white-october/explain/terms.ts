import { say } from '#lib/kernel/phrase.ts';
import {
	counterOf,
	isLow,
	unitOf,
	type Game,
	type State,
	type UnitId
} from '#lib/rules/white-october/index.ts';
import { term, type Said, type Term, type Terms } from '#lib/features/board/terms.ts';
import { inALine } from '#lib/features/board/names.ts';
import { counterView, fires, unitView } from '../counters.ts';
import { words } from '../words/en/terms.ts';

/** The terms that stand on many screens. */
const SCREEN: readonly Said[] = [
	[words.points, words.pointsSays, '7.1'],
	[words.effectives, words.effectivesSays, '8.2.6'],
	[words.recruitmentPoint, words.recruitmentPointSays, '3.3'],
	[words.hatching, words.zoneSays, '7.3'],
	[words.predominant, words.predominantSays, '1.6'],
	[words.above7, words.totalSays, '8.2.5'],
	[words.stock, words.stockSays, '4.5'],
	[words.eprd, words.eprdSays, '16.2']
];

/** What the letters in the names of units stand for. */
const NAMES: readonly Said[] = [
	[words.idRdCvKd, words.divisionSays, '16.1'],
	[words.nwaAcHq, words.armySays, '16.1'],
	[words.aO, words.airDetachmentSays, '15.2'],
	[words.tk, words.shockSays, '16.1'],
	[words.others, words.othersSays, '16.1']
];

/** What a counter's large number is. */
const value = (game: Game, id: UnitId, n: string): Term => {
	const { type } = counterOf(game, id);
	if (type === 'leader') return term([words.trotsky, words.leaderSays, '8.2.5']);
	return type === 'hq'
		? term([words.command, words.commandSays, '5.2'], { n })
		: fires(type)
			? term([words.firepowerN, words.firepowerSays, '8.2.4'], { n })
			: term([words.strengthN, words.strengthSays, '8.2.5'], { n });
};

/** What the numbers, the state and the marks of a unit's counter mean. */
const ofCounter = (game: Game, state: State, id: UnitId): Terms => {
	const unit = unitOf(game, state, id);
	const { name, away } = unitView(game, state, unit);
	const { radius } = counterOf(game, id);
	const shown = counterView(game, state, unit);
	const { value: n, quality, morale, movement, steps, left, marks = [] } = shown;
	const when = (is: boolean, said: Said): readonly Term[] => (is ? [term(said)] : []);
	const number = (of: string | number | undefined, said: Said): readonly Term[] =>
		of === undefined ? [] : [term(said, { n: of })];
	return {
		title: away ? say(words.nameAway, { name, away }) : inALine(name),
		terms: [
			value(game, id, n),
			...number(radius, [words.radiusN, words.radiusSays, '5.1']),
			...number(quality, [words.qualityN, words.qualitySays, '1.6']),
			...number(morale, [words.moraleN, words.moraleSays, '1.6']),
			...number(movement, [words.movementN, words.movementSays, '7.1']),
			...(steps > 0
				? [term([words.ep, words.effectivesSays, '8.2.6'], { n: left, all: steps })]
				: []),
			...when(unit.mode === 'disorganised', [words.disorganised, words.disorganisedSays, '8.2.6']),
			...when(unit.mode === 'routed', [words.routed, words.routedSays, '8.2.6']),
			...when(unit.lowAmmo, [words.lowAmmo, words.lowAmmoSays, '4.4.1']),
			...when(!unit.lowAmmo && isLow(game, state, unit), [
				words.lowAmmo,
				words.noOffensiveSays,
				'4.5'
			]),
			...when(unit.recruits, [words.withRecruits, words.recruitsSays, '3.3.2']),
			...when(marks.includes('works'), [words.works, words.worksSays, '8.2.5']),
			...when(unit.loyalty !== 'firm', [words.demoralised, words.demoralisedSays, '10.1']),
			...when(unit.task === 'attack', [words.attacks, words.attacksSays, '8.2.1']),
			...when(unit.task === 'support', [words.supports, words.supportsSays, '8.2.4']),
			...when(unit.task === 'barrage', [words.fires, words.firesSays, '8.1.1']),
			...when(unit.done, [words.hasMoved, words.movedSays, '7.1'])
		]
	};
};

/** What a unit's counter means, if there is one; then the other terms. */
export const termsOf = (game: Game, state: State, id: UnitId | undefined): readonly Terms[] => [
	...(id === undefined ? [] : [ofCounter(game, state, id)]),
	{ title: say(words.onTheScreen), terms: SCREEN.map((one) => term(one)) },
	{ title: say(words.inNames), terms: NAMES.map((one) => term(one)) }
];
