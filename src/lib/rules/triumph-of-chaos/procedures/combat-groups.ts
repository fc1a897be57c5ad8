import { signed } from '#lib/kernel/sheet/parts.ts';
import type {
	Count,
	Counts,
	Flag,
	Form,
	Group,
	OpposedGroup
} from '#lib/kernel/sheet/calculator.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { numberOf, type Book } from '../book.ts';
import { CANCELS, DIE_MODIFIERS, MODIFIERS, SHIFTS, SURPRISES } from '../charts/list-numbers.ts';
import type { PrintedNumber } from '../charts/numbers.ts';
import type { Role } from '../types.ts';
import {
	afterNext,
	amountOf,
	attackerIn,
	campIn,
	choosesIn,
	methodIn,
	MOST_STEPS,
	ROLE_WORDS,
	triggeredIn
} from './combat-form.ts';
import { choice, flag, number } from './procedure.ts';
import { CAMP_WORDS, TERRAIN_WORDS } from '../words/names.ts';
import { words } from '../words/en/procedures.ts';
import { words as rules } from '../words/en/rules.ts';

const times = (key: string, max: number): Count & { readonly each: number } => ({
	kind: 'count',
	key,
	label: '',
	min: 0,
	max,
	each: 0
});
const cell = (key: string, amount: string): Flag => ({ kind: 'flag', key, label: '', amount });
const declared: Group = {
	title: words.declared,
	section: 'Combat Sequence',
	fields: [
		choice('camp', words.attacker, CAMP_WORDS),
		choice('triggered', words.howItBegan, {
			no: words.declared,
			yes: [words.triggered, words.noModifiersNoShifts]
		})
	]
};

const forces = (form: Form, role: Role): Group => {
	const letter = role === 'attacker' ? 'a' : 'd';
	return {
		title: role === 'attacker' ? words.attackersForces : words.defendersForces,
		section: CAMP_WORDS[campIn(form, role)],
		fields: [
			number(`${letter}Armies`, words.armies, 0, 5),
			number(`${letter}Corps`, words.corps, 0, 9),
			number(`${letter}Strength`, words.strength, 0, 40),
			number(`${letter}Steps`, words.steps, 1, MOST_STEPS)
		]
	};
};

/** COMBAT SEQUENCE: assets, leadership and modifiers of both sides, one column a side. */
const opposed = (book: Book, form: Form): OpposedGroup => ({
	title: words.combatModifiers,
	section: 'Combat Modifiers',
	left: ROLE_WORDS.attacker,
	right: ROLE_WORDS.defender,
	rows: [
		{
			label: words.specialAssetsDeployed,
			hint: amountOf(book, MODIFIERS.assets),
			left: times('aAssets', 4),
			right: times('dAssets', 4)
		},
		{
			label: words.superiorLeadership,
			left: cell('aLeadership', amountOf(book, MODIFIERS.leadership)),
			right: cell('dLeadership', amountOf(book, MODIFIERS.leadership))
		},
		{
			label: words.eliteSteps,
			hint: amountOf(book, MODIFIERS.elite),
			left: times('aElite', 6),
			right: times('dElite', 6)
		},
		{
			label: words.moreThanOneCampOrFaction,
			left: cell('aFactions', amountOf(book, MODIFIERS.factions)),
			right: cell('dFactions', amountOf(book, MODIFIERS.factions))
		},
		attackerIn(form) === 'white'
			? { label: MODIFIERS.kappel.label, left: cell('kappel', amountOf(book, MODIFIERS.kappel)) }
			: { label: MODIFIERS.kappel.label, right: cell('kappel', amountOf(book, MODIFIERS.kappel)) },
		{
			label: words.defenderFailedToWithdraw,
			left: cell('withdrawalFailed', amountOf(book, MODIFIERS.withdrawal))
		},
		{
			label: words.defenderReinforced,
			right: cell('reinforced', amountOf(book, MODIFIERS.reinforced))
		},
		{ label: rules.inSuchAVictoryCity, right: cell('city', amountOf(book, MODIFIERS.city)) }
	]
});

const choiceAtTwo = (book: Book, role: Role): Group => ({
	title: words.aDifferenceOf2,
	section: 'Combat Modifiers',
	fields: [
		choice('choice', role === 'attacker' ? words.theAttackerChooses : words.theDefenderChooses, {
			self: [words.ownDie, signed(numberOf(book, DIE_MODIFIERS.twoHigher))],
			enemy: [words.enemysDie, signed(numberOf(book, DIE_MODIFIERS.twoLower))]
		})
	]
});

/** COLUMN SHIFTS: columns as written on a button: the number, and to which side. */
const columns = (book: Book, number: PrintedNumber): Phrase => {
	const shift = numberOf(book, number);
	return say(shift < 0 ? words.nLeft : words.nRight, { n: Math.abs(shift) });
};

const ground = (book: Book, triggered: boolean): Group => ({
	title: words.groundAndSupply,
	section: 'Column Shifts',
	fields: [
		choice(
			'terrain',
			words.defenderIn,
			triggered
				? TERRAIN_WORDS
				: {
						clear: TERRAIN_WORDS.clear,
						forest: [
							TERRAIN_WORDS.forest,
							say(words.worthToIt, { worth: amountOf(book, MODIFIERS.forest) })
						],
						marsh: [TERRAIN_WORDS.marsh, columns(book, SHIFTS.terrain)],
						mountain: [TERRAIN_WORDS.mountain, columns(book, SHIFTS.terrain)],
						desert: [TERRAIN_WORDS.desert, columns(book, SHIFTS.terrain)]
					}
		),
		...(triggered
			? [flag('fortress', words.fortress)]
			: [
					{
						...flag('river', words.acrossARiver),
						hint: say(words.columnsIfHalfOrMoreCross, { columns: columns(book, SHIFTS.terrain) })
					},
					{
						...flag('fortress', words.fortress),
						hint: say(words.columnsAndColumnsForTheDefender, {
							columns: columns(book, SHIFTS.terrain),
							other: columns(book, SHIFTS.fortress)
						})
					},
					choice('aSupply', words.attackersSupply, {
						full: words.full,
						limited: [words.limited, columns(book, SHIFTS.limited)],
						out: [words.none, columns(book, SHIFTS.out)]
					}),
					choice('dSupply', words.defendersSupply, {
						full: words.full,
						out: [words.none, columns(book, SHIFTS.defenderOut)]
					})
				])
	]
});

const after = (form: Form, role: Role, label: string): Counts => ({
	kind: 'counts',
	key: role === 'attacker' ? 'aAfter' : 'dAfter',
	label,
	each: words.lossN,
	min: 0,
	max: 40,
	atMost: 12,
	atLeast: 0,
	fresh: afterNext(form, role)
});

/** COMBAT SURPRISE: whether the die modifiers serve this method (TC-07). */
const famous = (book: Book, form: Form) =>
	methodIn(form) === 'cavalry' || (methodIn(form) === 'sa' && book.readings['TC-07'] === 'both')
		? [flag('famous', words.wrangelOrBudyenny, signed(numberOf(book, SURPRISES.famous)))]
		: [];

const surpriseGroup = (book: Book, form: Form): Group => ({
	title: words.surprise,
	section: 'Combat Surprise',
	fields: [
		choice('method', words.surprise, {
			none: words.notTried,
			sa: words.byAssets,
			cavalry: words.byCavalry
		}),
		...(methodIn(form) === 'cavalry'
			? [
					flag('moreCavalry', words.moreCavalrySteps),
					flag('cavalryLeader', words.cavalryLeader),
					flag('mud', words.mud)
				]
			: []),
		...famous(book, form)
	]
});

const strengths = (form: Form): Group => ({
	title: words.strengthAfterLosses,
	section: 'Combat Surprise',
	fields: [
		after(form, 'defender', words.defenderIfHitFirst),
		after(form, 'attacker', words.attackerIfHitFirst)
	]
});

const retreat = (book: Book, triggered: boolean): Group => ({
	title: words.ifTheDefenderMustRetreat,
	section: 'Cancel Retreat',
	fields: [
		...(triggered ? [number('dElite', words.eliteStepsOfTheDefender, 0, 6)] : []),
		flag('cheka', words.chekaUnit, amountOf(book, CANCELS.cheka)),
		flag('leaderFour', words.leaderRated4, amountOf(book, CANCELS.leader)),
		flag('inFighting', words.underInFighting, amountOf(book, CANCELS.inFighting)),
		flag('homeCityLost', words.lostAHomeVcThisTurn, amountOf(book, CANCELS.homeCity))
	]
});

/** COMBAT SEQUENCE: the sheet of a combat, in printed order. */
export const combatGroups = (book: Book, form: Form): readonly (Group | OpposedGroup)[] => {
	const triggered = triggeredIn(form);
	const chooser = choosesIn(book, form);
	return [
		declared,
		forces(form, 'attacker'),
		forces(form, 'defender'),
		...(triggered ? [] : [opposed(book, form)]),
		...(chooser ? [choiceAtTwo(book, chooser)] : []),
		ground(book, triggered),
		...(triggered ? [] : [surpriseGroup(book, form)]),
		...(methodIn(form) === 'none' ? [] : [strengths(form)]),
		retreat(book, triggered)
	];
};
