import type { Refusal } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { uncalled } from '../../rules/permissions.ts';
import { against, canHit, PROCEDURES } from '../../procedures/all.ts';
import { automatic } from '../automation.ts';
import type { Parties } from '../rolls/parties.ts';
import { bookIn, type BattleState, type UnitInBattle } from '../state.ts';
import { bombardmentDue } from '../table/areas.ts';
import { attackersIn, attackOf, goesBack, mayYetGo } from '../table/contacts.ts';
import { cameInto } from '../table/moves.ts';
import { spotterOf } from '../table/leading.ts';
import { nameOf, onTable, unitsOf } from '../table/unit.ts';
import { deedsOf } from './actions.ts';
import { due, dueOf } from './owed.ts';
import { forbiddenTo } from './permitted.ts';
import { words } from '#lib/rules/red-and-white/words/en/engine/phases.ts';
import { words as commands } from '#lib/rules/red-and-white/words/en/engine/commands.ts';

/** MELEE; ATTACKING FIRE (G05): the one enemy that an attacking unit may fire at and fight. */
const attacked = (state: BattleState, { id }: UnitInBattle, deed: string): UnitInBattle | null => {
	if (deed === 'attacking-fire' && bookIn(state).readings.G05 !== 'melee_target_only') return null;
	const into =
		deed === 'attacking-fire' ||
		deed === 'melee' ||
		(deed === 'artillery' && state.clock.phase === 5);
	const contact = into ? attackOf(state, id) : undefined;
	return (contact && state.units[contact.defender]) ?? null;
};

/** PETROL BOMBS VS. TANK (R47): they are for the tank that was fought; if called for by hand, for any tank. */
const bombsAt = (unit: UnitInBattle, tank: UnitInBattle): boolean => {
	const causes = unit.owes['petrol-bombs'] ?? [];
	return (
		!causes.length ||
		causes.some((one) => one.what === 'referee' || one.unit === tank.id) ||
		cameInto(tank, unit.id) !== undefined
	);
};

/** The enemies on the table, or those of them who are meant, to whom a unit can do this; an attacking unit has only one. */
export const targetsOf = (
	state: BattleState,
	unit: UnitInBattle,
	deed: string,
	meant?: readonly UnitInBattle[]
): readonly UnitInBattle[] => {
	const one = attacked(state, unit, deed);
	if (deed === 'melee' && !one) return [];
	return (meant ?? (one ? [one] : unitsOf(state))).filter(
		(enemy) =>
			(!one || enemy.id === one.id) &&
			onTable(enemy) &&
			enemy.camp !== unit.camp &&
			canHit(deed, enemy) &&
			(deed !== 'petrol-bombs' || bombsAt(unit, enemy))
	);
};

/** MELEE (ME-5): all that attack one defender fight a single melee with him. */
const notTheirs = (state: BattleState, { unit, others = [], target }: Parties): boolean => {
	const contact = unit === null ? undefined : attackOf(state, unit);
	const attackers = contact ? attackersIn(state, contact).map(({ id }) => id) : [];
	const fight = [unit, ...others];
	return (
		contact?.defender !== target ||
		fight.length !== attackers.length ||
		!attackers.every((id) => fight.includes(id))
	);
};

const ofOfficer = (state: BattleState, procedure: string, id: string): Refusal | null => {
	const officer = state.officers[id];
	if (!officer) return null;
	if (procedure === 'movement') return forbiddenTo(state, officer, 'move_officer');
	if (procedure === 'officer-character')
		return officer.character === null
			? null
			: { rule: "Officers' character", why: say(words.hisCharacterIsDrawnAlready) };
	return procedure !== 'test-of-character' || officer.owesCharacter.length > 0
		? null
		: uncalled("Officers' character");
};

const ofUnit = (state: BattleState, unit: UnitInBattle, slug: string, parties: Parties) => {
	const { target, part } = parties;
	const rule = PROCEDURES.get(slug)?.section ?? 'Referee';
	const enemy = state.units[target ?? ''] ?? null;
	for (const one of [unit, enemy])
		if (one && !onTable(one))
			return {
				rule: 'Referee',
				why: say(commands.unitIsNotOnTheTable, { unit: nameOf(state, one.id) })
			};
	const isIt = (calculator: string): boolean => against(calculator, enemy) === slug;
	const deeds = deedsOf(state, unit, isIt).filter(({ calculator }) => isIt(calculator));
	const fit = deeds.filter(
		(one) => part === undefined || one.part === undefined || one.part === part
	);
	const deed = fit.find(({ refusal }) => !refusal) ?? fit[0] ?? deeds[0];
	if (!deed)
		return {
			rule,
			why: say(commands.unitNoReasonForThisRoll, { unit: nameOf(state, unit.id) })
		};
	if (deed.refusal) return deed.refusal;
	const fight = [unit.id, ...(parties.others ?? []), target].flatMap(
		(one) => state.units[one ?? ''] ?? []
	);
	const tests = deed.calculator === 'melee' ? fight.find(mayYetGo) : undefined;
	if (tests)
		return {
			rule: tests.owes['fright'] ? 'Armored vehicle fright' : 'Melee',
			why: say(words.unitFirstItTestsWhetherItStands, { unit: nameOf(state, tests.id) })
		};
	const { officer } = parties;
	if (
		deed.calculator === 'indirect-fire' &&
		officer !== undefined &&
		!spotterOf(state, unit, officer)
	)
		return { rule, why: say(words.heCannotSpotForIt) };
	if (deed.calculator === 'melee' && notTheirs(state, parties))
		return { rule, why: say(words.noSuchMeleeIsSetUpAllUnitsIn) };
	return enemy && !targetsOf(state, unit, deed.calculator, [enemy]).length
		? { rule, why: say(words.itCannotBeDoneToUnit, { unit: nameOf(state, enemy.id) }) }
		: null;
};

/** PETROL BOMBS VS. TANK: bombs owed for one tank are not thrown at another. */
const notTheTank = (
	state: BattleState,
	unit: UnitInBattle,
	procedure: string,
	{ target }: Parties
): Refusal | null => {
	const tank = state.units[target ?? ''];
	return procedure !== 'petrol-bombs' || !tank || targetsOf(state, unit, procedure, [tank]).length
		? null
		: {
				rule: 'Petrol bombs vs. tank',
				why: say(words.itDidNotFightUnit, { unit: nameOf(state, tank.id) })
			};
};

/** The rule of the turn that forbids this throw; null where none does, or where the rules only remind. */
export const barred = (state: BattleState, procedure: string, parties: Parties): Refusal | null => {
	if (!automatic(state, 'sequence_forbids')) return null;
	const { unit: id, officer, camp } = parties;
	const unit = state.units[id ?? ''];
	if (unit) {
		if (procedure === 'movement' && goesBack(unit) && bombardmentDue(state, unit) === 'must')
			return {
				rule: 'Bombardment',
				why: say(words.firstItTestsForTheShellsInItsWay)
			};
		const owes = dueOf(state, unit).some(
			(one) => 'calculator' in one && one.calculator === procedure
		);
		return owes
			? notTheTank(state, unit, procedure, parties)
			: ofUnit(state, unit, procedure, parties);
	}
	if (officer !== undefined) return ofOfficer(state, procedure, officer);
	if (camp === undefined || procedure !== 'army-morale') return null;
	const asked = due(state).some((one) => 'camp' in one && one.camp === camp);
	return asked ? null : uncalled('Major morale');
};
