import type { Refusal } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { words } from '#lib/rules/red-and-white/words/en/engine/phases.ts';
import type { Fact } from '../facts/fact.ts';
import { forbidden } from './permitted.ts';
import { bombards } from '../table/areas.ts';
import { contactOf, goesBack, startsMelee } from '../table/contacts.ts';
import { bookIn, type BattleState, type Id, type UnitInBattle } from '../state.ts';
import { hasGone } from '../table/moves.ts';
import { marked, nameOf, onTable, unitsOf } from '../table/unit.ts';

/** Something a unit can do that needs no dice of its own. */
export interface Step {
	readonly step: 'contact' | 'bombard' | 'claim_cover';
	/** The rule that speaks against it; the referee may allow it all the same. */
	readonly against: Refusal | null;
	/** It is already done: the unit is in contact with that enemy, its shells fall there. */
	readonly done: boolean;
}

/** MELEE: the phases from when contact is made until the melee is fought. */
const CONTACT_PHASES: readonly number[] = [3, 4, 5, 6];

/**
 * MELEE: the rule against contact, which is made in phase 3, whenever it is recorded; ATTACKING FIRE (G05): against
 * another enemy than those it has fired at in phase 5.
 */
export const againstContact = (
	state: BattleState,
	unit: UnitInBattle,
	enemy?: Id
): Refusal | null => {
	const shots = unit.fired.flatMap(({ phase, at }) => (phase === 5 && at) || []);
	if (
		enemy &&
		bookIn(state).readings.G05 === 'melee_target_only' &&
		shots.length > 0 &&
		!shots.includes(enemy)
	)
		return {
			rule: 'Attacking fire',
			why: say(words.unitItFightsTheEnemyItFiredAt, { unit: nameOf(state, unit.id) })
		};
	const told = CONTACT_PHASES.includes(state.clock.phase);
	const then = told ? { ...state, clock: { ...state.clock, phase: 3 as const } } : state;
	return forbidden(then, unit, 'initiate_melee');
};

/** MOVEMENT: the unit that made a move of its own by these facts, rolled or recorded by hand. */
const moverBy = (facts: readonly Fact[]): Id | undefined => {
	for (const fact of facts) {
		if (fact.type === 'distanceRolled' && fact.how !== 'back' && fact.how !== 'withdrawal')
			return fact.unit;
		if (fact.type === 'marked' && fact.on.some((mark) => mark === 'moved' || mark === 'charged'))
			return fact.unit;
	}
	return undefined;
};

/** The unit that has just moved, where it may now take this step; `calmly`: and has not charged. */
const mayNow =
	(of: Step['step'], calmly = false) =>
	(state: BattleState, facts: readonly Fact[]): UnitInBattle | undefined => {
		const unit = state.units[moverBy(facts) ?? ''];
		const step = unit && stepsOf(state, unit).find((one) => one.step === of);
		return step && !step.done && !step.against && !(calmly && marked(unit, 'charged'))
			? unit
			: undefined;
	};

/** MELEE: the unit that has just moved, where nothing keeps it from being in contact with whom it has reached. */
export const mayHaveReached = mayNow('contact');

/** CLAIMING COVER (R64): the unit that has just moved and did not charge, where it may take cover if it goes half of its move or less. */
export const mayTakeCover = mayNow('claim_cover', true);

/** MORALE (G15): the unit that has just gone back, which is lost where that leads off the table. */
export const mayHaveLeft = (
	state: BattleState,
	facts: readonly Fact[]
): UnitInBattle | undefined => {
	const back = facts.flatMap((fact) =>
		fact.type === 'distanceRolled' && fact.how === 'back' && fact.inches ? [fact.unit] : []
	);
	const unit = state.units[back[0] ?? ''];
	return unit && onTable(unit) ? unit : undefined;
};

/** MELEE; ATTACKING FIRE: units that charged, or fired into melee, and may meet an enemy whom nobody has recorded. */
export const comeAtNobody = (state: BattleState): readonly UnitInBattle[] => {
	const { phase: now, turn } = state.clock;
	if (!CONTACT_PHASES.includes(now)) return [];
	const there = unitsOf(state).filter((unit) => onTable(unit) && !goesBack(unit));
	return there.filter(
		(unit) =>
			unit.camp === turn &&
			startsMelee(unit) &&
			(hasGone(unit, 'charge') || unit.fired.some(({ phase }) => phase === 5)) &&
			unit.met.length === 0 &&
			!contactOf(state, unit.id) &&
			there.some((one) => one.camp !== turn && !againstContact(state, unit, one.id))
	);
};

/** MELEE; BOMBARDMENT: contact with an enemy, an area to be shelled. */
export const stepsOf = (state: BattleState, unit: UnitInBattle): readonly Step[] => {
	if (!onTable(unit)) return [];
	const { phase, turn } = state.clock;
	const steps: Step[] = [];
	const contact = contactOf(state, unit.id);
	const comes = CONTACT_PHASES.includes(phase) && unit.camp === turn && !goesBack(unit);
	if (contact || (comes && startsMelee(unit)))
		steps.push({
			step: 'contact',
			against: againstContact(state, unit),
			done: contact !== undefined
		});
	const claims = phase === 3 && unit.camp === turn;
	if (claims || marked(unit, 'claimed_cover'))
		steps.push({
			step: 'claim_cover',
			against: forbidden(state, unit, 'claim_cover'),
			done: marked(unit, 'claimed_cover')
		});
	if (bombards(unit)) {
		const done = state.areas.some(({ battery }) => battery === unit.id);
		const now = phase === 2 && unit.camp === turn;
		if (done || now)
			steps.push({
				step: 'bombard',
				against: forbidden(state, unit, 'bombard'),
				done
			});
	}
	return steps;
};
