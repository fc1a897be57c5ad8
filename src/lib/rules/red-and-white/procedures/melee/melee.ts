import Fraction from 'fraction.js';
import { chanceOf, mapped, meanOf, type Distribution } from '#lib/kernel/dice/distribution.ts';
import { total } from '#lib/kernel/book/modifier.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	attackerModifiers,
	attackerWinsAt,
	defenderModifiers,
	loserOf,
	marginToClear,
	mayFight,
	melee,
	meleeLoss,
	overruns,
	type Melee,
	type MeleeResult
} from '../../rules/melee.ts';
import type { Book } from '../../book.ts';
import { isVehicle } from '../../types.ts';
import {
	resolution,
	type Calculator,
	type Change,
	type Forecast,
	type Line,
	type Telling
} from '../calculator.ts';
import { MELEE_INITIAL, meleeIn } from './melee-form.ts';
import { meleeAsks } from './melee-asks.ts';
import { totalOf } from './melee-totals.ts';
import { inShort, named } from './melee-named.ts';
import { meleeGroups } from './melee-sheet.ts';
import { meleeBrief, settled, workings } from './melee-working.ts';
import {
	commissarChange,
	commissarLines,
	GOES_BACK,
	plain,
	quarrels,
	signed,
	told
} from '../parts.ts';
import { words } from '#lib/rules/red-and-white/words/en/melee.ts';
import { words as rules } from '#lib/rules/red-and-white/words/en/rules.ts';

type Bars = NonNullable<Forecast['chart']>['bars'];

/** MELEE; ARMOURED CARS; ARMORED TRAINS: what a side loses: figures, stands on Lubbers' list, hits on a vehicle (R67). */
const lossKind = (book: Book, fight: Melee, who: 'attacker' | 'defender') => {
	if (who === 'defender' && isVehicle(fight.defender.type)) return 'hit';
	return meleeLoss(book);
};
const LOSS_WORDS = {
	figure: [words.nFigures, words.figuresLost],
	stand: [words.nStands, words.standsLostBeside],
	hit: [words.nHits, words.hitsTaken]
} as const;

/** The most columns that can be read side by side. */
const COLUMNS = 11;

/** MELEE: by how much the attacker is ahead, best first; if there are too many values, the ends are merged. */
const marginBars = (dist: Distribution<MeleeResult>): Bars => {
	const margins = mapped(dist, ({ margin, level, attackerWins }) => ({
		margin: level ? 0 : margin,
		level,
		attackerWins
	}))
		.outcomes.map(({ value, weight }) => ({
			...value,
			label: value.level ? (value.attackerWins ? words.tieWon : words.tie) : signed(value.margin),
			chance: new Fraction(weight, dist.total)
		}))
		.sort(
			(a, b) =>
				b.margin - a.margin ||
				Number(b.attackerWins) - Number(a.attackerWins) ||
				Number(b.level) - Number(a.level)
		);
	while (margins.length > COLUMNS) {
		const [first, second] = margins;
		const [last, before] = [margins.at(-1), margins.at(-2)];
		if (!first || !second || !last || !before) break;
		const top = first.chance.compare(last.chance) <= 0;
		const [out, into] = top ? [first, second] : [last, before];
		if (out.attackerWins !== into.attackerWins) break;
		const joined = {
			...into,
			label: `${top ? '≥' : '≤'}${signed(into.margin)}`,
			chance: into.chance.add(out.chance)
		};
		margins.splice(top ? 0 : -2, 2, joined);
	}
	return margins.map(({ label, chance, attackerWins }) => ({ label, chance, on: attackerWins }));
};

/** MELEE: what the attacker needs, in a few words. */
const needed = (book: Book, fight: Melee): Phrase => {
	const tieWins = attackerWinsAt(book, fight, 0, true);
	if (fight.defender.defences)
		return tieWins
			? say(words.by3OrMoreOrByATieFlankOrRear)
			: say(words.byMarginOrMoreTheDefenderIsIn, { margin: marginToClear(book) });
	return tieWins ? say(words.tiesGoToHimFlankOrRear) : say(words.tiesGoToTheDefender);
};

const forecastOf = (book: Book, fight: Melee, dist: Distribution<MeleeResult>): Forecast => {
	const wins = { chance: chanceOf(dist, ({ attackerWins }) => attackerWins) };
	const tieWins = attackerWinsAt(book, fight, 0, true);
	const average = (who: 'attacker' | 'defender'): Forecast['facts'][number] => ({
		label: say(who === 'attacker' ? words.attackerLostOnAverage : words.defenderLostOnAverage, {
			lost: say(LOSS_WORDS[lossKind(book, fight, who)][1])
		}),
		value: {
			mean: meanOf(dist, (result) =>
				who === 'attacker' ? result.attackerCasualties : result.defenderCasualties
			)
		}
	});
	const quarrel = { chance: chanceOf(dist, (result) => sidesThatQuarrel(result).length > 0) };
	return {
		answer: {
			value: wins,
			strong: say(words.forTheAttackerToWin),
			second: needed(book, fight)
		},
		chart: {
			caption: say(words.attackerAheadByInPercent),
			bars: marginBars(dist),
			bracket: say(words.theAttackerWinsChance, { chance: wins })
		},
		facts: [
			{
				label: tieWins ? say(words.aTieGoesToTheAttacker) : say(words.aTieGoesToTheDefender),
				value: { chance: chanceOf(dist, ({ level }) => level) }
			},
			...(fight.defender.defences
				? [
						{
							label: say(words.aheadButNotByEnough),
							value: {
								chance: chanceOf(dist, ({ margin, attackerWins }) => margin > 0 && !attackerWins)
							}
						}
					]
				: []),
			average('attacker'),
			average('defender'),
			...(fight.attacker.commissar === 'check' || fight.defender.commissar === 'check'
				? [{ label: say(words.aCommissarQuarrels), value: quarrel }]
				: [])
		]
	};
};

const sidesThatQuarrel = ({ attackerCommissar, defenderCommissar }: MeleeResult) =>
	[attackerCommissar, defenderCommissar].filter(quarrels);

/** MELEE: who won, and by how much. */
const verdict = (fight: Melee, result: MeleeResult): Phrase => {
	const { margin, level, attackerWins } = result;
	if (level)
		return attackerWins ? say(words.aTieAndTheAttackerWinsIt) : say(words.aTieTheAttackerLoses);
	if (attackerWins) return say(words.theAttackerWinsByMargin, { margin });
	if (margin > 0 && fight.defender.defences)
		return say(words.theAttackerIsAheadByMarginWhich, { margin });
	return say(words.theDefenderWinsByMargin, { margin: Math.abs(margin) });
};

/** MELEE: does the loser lose all that is left of him? */
const isDestroyed = (fight: Melee, result: MeleeResult): boolean => {
	const { left = 0 } = fight[loserOf(result)];
	return left > 0 && lossOf(result) >= left;
};
const lossOf = (result: MeleeResult): number =>
	loserOf(result) === 'attacker' ? result.attackerCasualties : result.defenderCasualties;

/** MELEE: who loses what, and who falls back where (ME-2, ME-3). Who is destroyed goes nowhere; of a vehicle nothing more is told. */
const aftermath = (book: Book, fight: Melee, result: MeleeResult): Phrase[] => {
	const loser = loserOf(result);
	const lost = lossOf(result);
	const kind = lossKind(book, fight, loser);
	const [loss] = LOSS_WORDS[kind];
	const { stays, left = 0 } = fight[loser];
	const overrun = overruns(book, fight, result);
	const destroyed = isDestroyed(fight, result);
	if (destroyed && kind === 'hit') return [];
	return [
		overrun
			? lost > 0
				? say(words.theDefenderLosesLossThe, {
						loss: count(lost, loss)
					})
				: say(words.theHeadquartersAreOverrun)
			: stays
				? say(CANNOT_GO_BACK[loser])
				: destroyed
					? say(words.unitLostLoss, {
							unit: loser === 'attacker' ? words.attacker : words.defender,
							loss: count(left, loss)
						})
					: lost > 0
						? backWith(loser, kind, count(lost, loss))
						: backWithout(loser)
	];
};

/** MELEE; CONSEQUENCES OF OFFICER'S FAILURE: what became of the winner, and what the losers should know (R56). */
const remarks = (book: Book, fight: Melee, result: MeleeResult): Phrase[] => {
	const loser = loserOf(result);
	const { stays, heroic } = fight[loser];
	return [
		...(stays
			? []
			: [
					say(words.unitHeldTheGround, {
						unit: loser === 'attacker' ? words.defender : words.attacker
					})
				]),
		...(loser === 'defender' &&
		!stays &&
		!overruns(book, fight, result) &&
		!isDestroyed(fight, result)
			? [say(words.goingBackAfterALostMeleeDoesNot)]
			: []),
		...(heroic ? [say(words.theOfficerWhoLedTheLosersTakesA)] : [])
	];
};

/** TANKS; CRITICAL HITS: a tank loses nothing, and one that cannot move stays where it is. */
const CANNOT_GO_BACK = {
	attacker: words.theAttackerLosesNothingAndCannot,
	defender: words.theDefenderLosesNothingAndCannot
} as const;
const backWith = (
	loser: 'attacker' | 'defender',
	kind: keyof typeof LOSS_WORDS,
	loss: Phrase
): Phrase => {
	if (loser === 'attacker') return say(words.theAttackerLosesLossAndGoesBackTo, { loss });
	return kind === 'hit'
		? say(words.theDefenderTakesLossAndGoesBackOne, { loss })
		: say(words.theDefenderLosesLossAndGoesBackOne, { loss });
};
const backWithout = (loser: 'attacker' | 'defender'): Phrase =>
	loser === 'attacker'
		? say(words.theAttackerLosesNothingAndGoesBack)
		: say(words.theDefenderLosesNothingAndGoesBack);

const linesOf = (result: MeleeResult): Line[] => [
	...commissarLines(result.attackerCommissar),
	...commissarLines(result.defenderCommissar),
	told(say(words.unitDieAndModifiers, { unit: words.attacker }), 'Melee', result.attackerTotal),
	told(say(words.unitDieAndModifiers, { unit: words.defender }), 'Melee', result.defenderTotal)
];

const tell = (book: Book, fight: Melee, result: MeleeResult): Telling => {
	const fought = settled(book, fight, result);
	const attacker = total(attackerModifiers(book, fought));
	const defender = total(defenderModifiers(book, fought));
	return {
		value: `${plain(result.attackerTotal)} : ${plain(result.defenderTotal)}`,
		say: verdict(fight, result),
		more: aftermath(book, fight, result),
		remarks: remarks(book, fight, result),
		lines: linesOf(result),
		working: workings(book, fought),
		added: { [rules.attackersDie]: attacker, [rules.defendersDie]: defender },
		totals: [
			totalOf(result.attackerTotal, attacker, result.attackerWins),
			totalOf(result.defenderTotal, defender, !result.attackerWins)
		]
	};
};

/** MELEE: losses, and the cover that a melee ends; no falling-back mark (R56, R64). */
const changes = (book: Book, fight: Melee, result: MeleeResult): Change[] => {
	const lost = (who: 'attacker' | 'defender', casualties: number): Partial<Change> =>
		casualties > 0 ? { [`${lossKind(book, fight, who)}s`]: casualties } : {};
	return [
		{
			...commissarChange('unit', result.attackerCommissar),
			...lost('attacker', result.attackerCasualties),
			off: ['claimed_cover'],
			...(result.attackerWins ? {} : { beaten: true })
		},
		{
			...commissarChange('target', result.defenderCommissar),
			...lost('defender', result.defenderCasualties),
			off: result.attackerWins ? ['claimed_cover', 'in_cover', 'in_defences'] : ['claimed_cover'],
			...(result.attackerWins ? { beaten: true } : {}),
			...(overruns(book, fight, result)
				? { overrun: true }
				: result.attackerWins && !fight.defender.stays
					? GOES_BACK
					: {})
		}
	];
};

/** MELEE: any number of attacking units against one defender, one die a side. */
export const MELEE: Calculator = {
	slug: 'melee',
	title: words.melee,
	section: 'Melee',
	phases: [6],
	roles: { unit: words.attacking, target: words.defending },
	sign: 'charged',
	log: { alone: words.unitMelee, at: words.unitAttacksTarget, came: inShort, named },
	initial: MELEE_INITIAL,
	groups: meleeGroups,
	asks: meleeAsks,
	brief: (book, form) => meleeBrief(book, meleeIn(book, form)),
	resolve: (book, form) => {
		const fight = meleeIn(book, form);
		const may = mayFight(fight);
		if (!may.ok) return { refused: may.refusal };
		return {
			resolution: resolution({
				working: workings(book, fight),
				draw: melee(book, fight),
				forecast: (dist) => forecastOf(book, fight, dist),
				tell: (result) => tell(book, fight, result),
				changes: (result) => changes(book, fight, result)
			})
		};
	}
};
