import type Fraction from 'fraction.js';
import { namedBars } from '#lib/kernel/sheet/either.ts';
import { signed, told, workingOf } from '#lib/kernel/sheet/parts.ts';
import { accept } from '#lib/kernel/game/engine.ts';
import type {
	Forecast,
	Form,
	Line,
	Resolution,
	Telling,
	Working
} from '#lib/kernel/sheet/calculator.ts';
import { chanceOf, mapped, meanOf, type Distribution } from '#lib/kernel/dice/distribution.ts';
import { chances, type Draw } from '#lib/kernel/dice/draw.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Book } from '../book.ts';
import type { Fact } from '../engine/facts.ts';
import { fireWords, type WholeFire } from '../engine/facts/combat.ts';
import { spaceNow, spaceOf } from '../engine/state.ts';
import {
	attackerGone,
	combat,
	fight,
	firedWith,
	retreatOwed,
	type Combat,
	type Ending,
	type Fought
} from '../rules/combat.ts';
import { columnOf } from '../rules/fire.ts';
import { mayNotSurprise, surpriseModifiers } from '../rules/surprise.ts';
import { otherCamp, type Role } from '../types.ts';
import { CAMP_WORDS } from '../words/names.ts';
import {
	campIn,
	combatIn,
	drmsIn,
	FRESH_COMBAT,
	methodIn,
	modifiersIn,
	needsIn,
	shiftsIn,
	strengthNote,
	triggeredIn
} from './combat-form.ts';
import { combatGroups } from './combat-groups.ts';
import { telling, type Procedure } from './procedure.ts';
import { words } from '../words/en/procedures.ts';

const ROLES = ['attacker', 'defender'] as const;
const FIRED: Readonly<Record<Role, string>> = {
	attacker: words.attackerFiredTableColumn,
	defender: words.defenderFiredTableColumn
};

type Whole = Fought & { readonly ending: Ending };

const wins =
	(role: Role) =>
	({ winner }: Fought): boolean =>
		winner === role;
const ends =
	(...endings: readonly Ending[]) =>
	({ ending }: Whole): boolean =>
		endings.includes(ending);

/** The total of a side's column. */
const columnWorking = (book: Book, form: Form, role: Role): Working => {
	const { [role]: side } = combatIn(book, form);
	const { [role]: lines } = shiftsIn(book, form);
	const { lines: shown } = workingOf(lines, say(''));
	const column = columnOf({ ...side, strength: side.strengths[0] ?? 0 });
	const drm = drmsIn(book, form)[role];
	return {
		lines: shown,
		total: {
			label:
				role === 'attacker'
					? say(words.attackerTableTableColumn, { table: say(side.table) })
					: say(words.defenderTableTableColumn, { table: say(side.table) }),
			amount: column
		},
		note: say(words.drmOnTheDie, { drm: drm === 0 ? say(words.nothing) : say(signed(drm)) })
	};
};

const workingIn = (book: Book, form: Form): readonly Working[] => {
	const sums = modifiersIn(book, form);
	const { attempt } = combatIn(book, form);
	const surprise = surpriseModifiers(book, attempt);
	return [
		...(triggeredIn(form)
			? []
			: [
					workingOf(sums.attacker, say(words.combatModifiersOfASide)),
					workingOf(sums.defender, say(words.combatModifiersOfASide))
				]),
		columnWorking(book, form, 'attacker'),
		columnWorking(book, form, 'defender'),
		...(attempt.method === 'none'
			? []
			: [{ ...workingOf(surprise, say(words.surpriseDie)), note: strengthNote }])
	];
};

const attackerWins = (book: Book, situation: Combat): Fraction =>
	chanceOf(chances(fight(book, situation)), wins('attacker'));

const stronger = (situation: Combat, role: Role): Combat => ({
	...situation,
	[role]: {
		...situation[role],
		steps: situation[role].steps + 1,
		strengths: situation[role].strengths.map((strength) => strength + 1)
	}
});

/** What one more modifier, or one more step of strength 1, would be worth: the attacker's chance to win with it. */
const worthOfOne = (book: Book, form: Form): Forecast['facts'] => {
	const situation = combatIn(book, form);
	const value = (changed: Combat) => ({ chance: attackerWins(book, changed) });
	const modified = triggeredIn(form)
		? []
		: [
				{
					label: say(words.attackerWinsWith1MoreCombat),
					value: value(combatIn(book, form, { attacker: 1, defender: 0 }))
				},
				{
					label: say(words.attackerWinsIfOneStepMoreShort),
					value: value(combatIn(book, form, { attacker: 0, defender: 1 }))
				}
			];
	return [
		...modified,
		{
			label: say(words.attackerWinsWith1MoreStep),
			value: value(stronger(situation, 'attacker'))
		},
		{
			label: say(words.attackerWinsIfOneStepMore),
			value: value(stronger(situation, 'defender'))
		}
	];
};

const measures = (dist: Distribution<Whole>, of: (value: Whole) => number): readonly number[] =>
	[...new Set(dist.outcomes.map(({ value }) => of(value)))].sort((a, b) => a - b);

const attackerLoses = ({ losses }: Fought): number => losses.attacker;
const defenderLoses = ({ losses }: Fought): number => losses.defender;

/** COMBAT SEQUENCE: the joint chances of both losses. */
const gridOf = (dist: Distribution<Whole>): NonNullable<Forecast['grid']> => {
	const rows = measures(dist, attackerLoses);
	const columns = measures(dist, defenderLoses);
	return {
		caption: say(words.attackersLossesDownDefendersLosses),
		down: say(words.attackerLoses),
		across: say(words.defenderLoses),
		rows,
		columns,
		cells: rows.map((row) =>
			columns.map((column) =>
				chanceOf(dist, (value) => attackerLoses(value) === row && defenderLoses(value) === column)
			)
		)
	};
};

const forecastOf = (book: Book, form: Form): Forecast => {
	const situation = combatIn(book, form);
	const dist = mapped(chances(combat(book, situation)), (value) => value);
	const fact = (label: string, holds: (value: Whole) => boolean) => {
		const chance = chanceOf(dist, holds);
		return chance.n === 0n ? [] : [{ label: say(label), value: { chance } }];
	};
	return {
		answer: {
			value: { chance: chanceOf(dist, wins('attacker')) },
			strong: say(words.theAttackerWins),
			rest: say(words.campInflictsMore, { camp: say(CAMP_WORDS[campIn(form, 'attacker')]) }),
			second: say(words.defenderLosesDefenderAttacker, {
				defender: { mean: meanOf(dist, defenderLoses) },
				attacker: { mean: meanOf(dist, attackerLoses) }
			})
		},
		chart: {
			caption: say(words.whoInflictsMoreInPercent),
			bars: namedBars(dist, [
				{ label: words.attacker, is: wins('attacker'), on: true },
				{ label: words.nobody, is: ({ winner }) => winner === 'tie', on: false },
				{ label: words.defender, is: wins('defender'), on: false }
			])
		},
		facts: [
			...fact(words.defenderMustRetreat, ends('retreats', 'may_stay', 'retreats_losing')),
			...fact(words.ofTheseMayStayForOneMoreStep, ends('may_stay')),
			...fact(words.ofTheseLosesOneMoreStep, ends('retreats_losing')),
			...fact(words.defenderIsGone, ends('defender_gone')),
			...fact(words.attackerMustRetreat, ends('attacker_retreats')),
			...fact(words.attackerFiresFirst, ({ surprise }) => surprise === 'surprise'),
			...fact(words.defenderFiresFirst, ({ surprise }) => surprise === 'debacle'),
			...worthOfOne(book, form)
		],
		grid: gridOf(dist)
	};
};

/** COMBAT SURPRISE: by which column a side fired, where that is not the one of its sheet. */
const firedLines = (book: Book, form: Form, fire: WholeFire): readonly Line[] => {
	const situation = combatIn(book, form);
	const columns = firedWith(situation, fire);
	return ROLES.flatMap((role) => {
		const { [role]: side } = situation;
		const { [role]: found } = columns;
		const column = found === null ? '–' : columnOf(found);
		return column === columnOf({ ...side, strength: side.strengths[0] ?? 0 })
			? []
			: [told(say(FIRED[role], { table: say(side.table) }), 'Combat Surprise', column)];
	});
};

const tellOf = (book: Book, form: Form, fire: WholeFire): Telling => {
	const { losses } = fire;
	return telling(
		`${losses.defender} : ${losses.attacker}`,
		[say(words.theDefenderLosesDefenderThe, { ...losses }), ...fireWords(fire)],
		[
			told(say(words.defendersLossesTakenFirst), 'Combat Sequence', losses.defender),
			told(say(words.attackersLosses), 'Combat Sequence', losses.attacker),
			...firedLines(book, form, fire)
		]
	);
};

/** COMBAT SEQUENCE: fire, its winner, and who must retreat. */
const wholeFire = (book: Book, form: Form): Draw<WholeFire> => {
	const situation = combatIn(book, form);
	const method = methodIn(form);
	return fight(book, situation).map((fought) => ({
		...fought,
		method,
		owed: retreatOwed(book, situation, fought),
		...(attackerGone(situation, fought) ? { attackerGone: true } : {})
	}));
};

const resolve = (book: Book, form: Form): Resolution<never> => ({
	working: workingIn(book, form),
	draw: wholeFire(book, form),
	forecast: () => forecastOf(book, form),
	tell: (value) => tellOf(book, form, value as WholeFire),
	changes: () => []
});

/** COMBAT SEQUENCE: one space, from the forces to the losses. */
export const COMBAT: Procedure = {
	slug: 'combat',
	title: words.combat,
	section: 'Combat Sequence',
	phases: [],
	roles: { unit: words.attacks, target: words.defends },
	initial: FRESH_COMBAT,
	groups: combatGroups,
	resolve: (book, form) => {
		const refused = mayNotSurprise(methodIn(form), needsIn(form));
		return refused ? { refused } : { resolution: resolve(book, form) };
	},
	asked: (_, state) => {
		const space = spaceNow(state);
		return space?.stage === 'fire' ? [{ space: space.id }] : [];
	},
	/** CANCEL RETREAT: a side is subject to In-Fighting while a chit of it stays in force (TC-23). */
	fill: (state, { space: id = '' }) => {
		const { activation } = state;
		const space = spaceOf(state, id);
		if (!space || !activation) return {};
		return {
			camp: space.attacker,
			triggered: activation.triggered ? 'yes' : 'no',
			withdrawalFailed: space.withdrawalFailed,
			reinforced: space.reinforced,
			mud: state.season === 'mud',
			inFighting: state.camps[otherCamp(space.attacker)].inForce.length > 0
		};
	},
	known: ({ activation }, { space: id = '' }) => {
		const space = activation?.spaces.find((one) => one.id === id);
		return activation && space
			? { camp: space.attacker, triggered: activation.triggered ? 'yes' : 'no' }
			: {};
	},
	comes: (_, { parties: { space = '' } }, fire) =>
		accept<Fact>({ type: 'fought', space, ...(fire as WholeFire) })
};
