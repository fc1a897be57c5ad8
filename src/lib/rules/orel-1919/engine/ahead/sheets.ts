import { total, type Modifier } from '#lib/kernel/book/modifier.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Working } from '#lib/kernel/sheet/calculator.ts';
import { lineOf, plain, signed, workingOf } from '#lib/kernel/sheet/parts.ts';
import type { Book } from '../../book.ts';
import { evadesTo, evadingTq, evasions } from '../../rules/08-combat/08-5-before-combat.ts';
import { coordinatingIn, nextCoordination } from '../../rules/08-combat/08-6-coordination.ts';
import { chargersOf } from '../../rules/08-combat/08-7-charge.ts';
import { checkingCohesion } from '../../rules/08-combat/08-7-cohesion.ts';
import { sumOf, type During } from '../../rules/08-combat/08-7-strength.ts';
import { adding } from '../../rules/08-combat/08-8-assault.ts';
import { checkingMorale } from '../../rules/08-combat/08-8-morale.ts';
import {
	fightersOf,
	sideOf,
	type Checking,
	type Combat,
	type Stand
} from '../../rules/08-combat.ts';
import { ROLES, type Role } from '../../types.ts';
import { namesOf } from '../facts/kind.ts';
import { assaultWorking, strengthWorking } from '../facts/workings.ts';
import type { UnitId } from '../state.ts';
import { words } from '#lib/rules/orel-1919/words/en/engine-ahead.ts';

/** 8.1 II The steps of a combat that have something to add up. */
const SHEET_STEPS = ['leave', 'coordination', 'charge', 'cohesion', 'assault', 'morale'] as const;
export type SheetStep = (typeof SHEET_STEPS)[number];

/** What is added up in a step of a combat, line by line, each with its section. */
export interface Sheet {
	readonly step: SheetStep;
	readonly rule: string;
	readonly title: Phrase;
	/** Whose it is; null where it belongs to both sides. */
	readonly role: Role | null;
	readonly units: readonly UnitId[];
	readonly working: Working;
}

const side = (role: Role): Phrase =>
	role === 'attacker' ? say(words.attacker) : say(words.defender);

/** 8.5 Who may leave before combat, and on which faces. */
const leaveSheets = (book: Book, combat: Combat): Sheet[] => {
	const found = evasions(book, combat).filter(({ needs }) => needs !== 'impossible');
	if (found.length === 0) return [];
	const checking = combat.defenders.filter(({ id }) =>
		found.some((one) => one.id === id && one.needs === 'check')
	);
	const to = checking.length > 0 ? evadesTo(evadingTq(checking), combat.kind) : 0;
	return [
		{
			step: 'leave',
			rule: '8.5',
			title: say(words.whoMayLeaveBeforeCombat),
			role: 'defender',
			units: found.map(({ id }) => id),
			working: {
				lines: found.map(({ id, needs }) => ({
					reason:
						needs === 'check'
							? say(words.unitMayLeaveIfItPasses, { unit: namesOf([id]) })
							: say(words.unitWithoutACheck, { unit: namesOf([id]) }),
					section: '8.5',
					amount: needs === 'check' ? `≤ ${to}` : '–'
				}))
			}
		}
	];
};

/** 8.6.2 The check of each support, and of guns that defend alone; by the New Combat Rules that of all of a side. */
const coordinationSheets = (book: Book, combat: Combat): Sheet[] => {
	const sheets: Sheet[] = [];
	for (;;) {
		const checked = sheets.flatMap(({ units }) => units);
		const next = nextCoordination(book, combat, checked);
		if (!next) return sheets;
		const { role, supports: units, tq, lines } = next;
		sheets.push({
			step: 'coordination',
			rule: '8.6.2',
			title: say(words.coordinationOfUnit, { unit: namesOf(units) }),
			role,
			units,
			working: {
				lines: [
					{ reason: say(words.troopQuality), section: '1.2', amount: plain(tq) },
					...lines.map((line) => lineOf({ ...line, amount: -line.amount }))
				],
				total: { label: say(words.passesAt), amount: `≤ ${plain(tq - total(lines))}` }
			}
		});
	}
};

/** 8.7.1 Which cavalry may charge, and what that adds to its strength. */
const chargeSheets = (combat: Combat, charging: Readonly<Record<Role, readonly string[]>>) =>
	ROLES.flatMap((role): Sheet[] => {
		if (charging[role].length === 0) return [];
		const units = sideOf(combat, role);
		return [
			{
				step: 'charge',
				rule: '8.7.1',
				title: say(words.sideMayCharge, { side: side(role) }),
				role,
				units: charging[role],
				working: {
					lines: units
						.filter(({ id }) => charging[role].includes(id))
						.map(({ id, strength, charge = strength }) => ({
							reason: say(words.unitWhenItCharges, { unit: namesOf([id]) }),
							section: '8.7.1',
							amount: signed(charge - strength)
						}))
				}
			}
		];
	});

const strengthSheet = (book: Book, stand: Stand, role: Role, during: During): Sheet => ({
	step: during,
	rule: during === 'cohesion' ? '8.7.1' : '8.8.1',
	title: say(words.sideStrength, { side: side(role) }),
	role,
	units: fightersOf(stand.combat, role).map(({ id }) => id),
	working: strengthWorking(sumOf(book, stand, role, during), role)
});

const sameLines = (one: readonly Modifier[], two: readonly Modifier[]): boolean =>
	one.length === two.length &&
	one.every(({ reason, amount }, at) => two[at]?.reason === reason && two[at].amount === amount);

/** Units that check with the same number. */
const alike = (units: readonly Checking[]): readonly (readonly Checking[])[] => {
	const groups: Checking[][] = [];
	for (const unit of units) {
		const group = groups.find(
			([first]) => first && first.tq === unit.tq && sameLines(first.lines, unit.lines)
		);
		if (group) group.push(unit);
		else groups.push([unit]);
	}
	return groups;
};

/** 8.7.1, 8.8.2 What is added to the die of a side, for each unit or group of units alike. */
const checkSheets = (
	step: 'cohesion' | 'morale',
	rule: string,
	role: Role,
	units: readonly Checking[],
	note?: Phrase
): Sheet[] =>
	alike(units).map((group) => ({
		step,
		rule,
		title: say(step === 'cohesion' ? words.cohesionOfUnitsTq : words.moraleOfUnitsTq, {
			units: namesOf(group.map(({ id }) => id)),
			tq: group[0]?.tq ?? 0
		}),
		role,
		units: group.map(({ id }) => id),
		working: workingOf(group[0]?.lines ?? [], say(words.addedToTheDie), note)
	}));

/**
 * 8.5 to 8.8.2 Everything that a combat adds up, in printed order, as it stands before a die has fallen: supports
 * coordinate, cavalry that may charge does, everybody passes Cohesion. The Morale is without its column and losses.
 * Vehicles alone leave or are lost (9), and depots alone fall (3.3): nothing more is added up.
 */
export const sheetsOf = (book: Book, combat: Combat): readonly Sheet[] => {
	if (fightersOf(combat, 'defender').length === 0) return leaveSheets(book, combat);
	const charging = {
		attacker: chargersOf(book, combat, 'attacker'),
		defender: chargersOf(book, combat, 'defender')
	};
	const stand: Stand = {
		combat,
		passed: coordinatingIn(combat).map(({ id }) => id),
		charging: [...charging.attacker, ...charging.defender],
		disorganised: []
	};
	const added = adding(book, stand);
	return [
		...leaveSheets(book, combat),
		...coordinationSheets(book, combat),
		...chargeSheets(combat, charging),
		...ROLES.map((role) => strengthSheet(book, stand, role, 'cohesion')),
		...ROLES.flatMap((role) =>
			checkSheets('cohesion', '8.7.1', role, checkingCohesion(book, stand, role))
		),
		...ROLES.map((role) => strengthSheet(book, stand, role, 'assault')),
		{
			step: 'assault',
			rule: '8.8.1',
			title: say(words.assault),
			role: null,
			units: [],
			working: assaultWorking(
				added.lines,
				{ attacker: added.sums.attacker.total, defender: added.sums.defender.total },
				added.odds
			)
		},
		...ROLES.flatMap((role) =>
			checkSheets(
				'morale',
				'8.8.2',
				role,
				checkingMorale(book, combat, role, 0, {}),
				say(words.theColumnOfTheAssaultAndTheSteps)
			)
		)
	];
};
