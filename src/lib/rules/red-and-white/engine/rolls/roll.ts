import { chances } from '#lib/kernel/dice/draw.ts';
import { accept, refuse, type Decision, type Refusal } from '#lib/kernel/game/engine.ts';
import { valueOf } from '#lib/kernel/game/roll.ts';
import { keepable, say } from '#lib/kernel/phrase.ts';
import { same } from '#lib/kernel/same.ts';
import { fitted } from '#lib/kernel/sheet/form.ts';
import type { Arm } from '../../types.ts';
import { automatic } from '../automation.ts';
import { PROCEDURES } from '../../procedures/all.ts';
import type { Form, Resolution } from '../../procedures/calculator.ts';
import { REFEREE_KEYS } from '../../procedures/parts.ts';
import { actorsIn, unitIn, type Outcome, type Procedure } from '../../procedures/procedure.ts';
import { asks, inTurn, senseless } from '../commands/deciding.ts';
import type { Fact, FactOf } from '../facts/fact.ts';
import { bookIn, type BattleState, type Id } from '../state.ts';
import { barred } from '../phases/barred.ts';
import { firedTwice } from '../table/arms.ts';
import { heroesOf } from '../table/unit.ts';
import { causeOf, debts } from './debts.ts';
import { applied, befalls, type Step } from './effects.ts';
import { ROLL, type BattleRoll, type Parties } from './parties.ts';
import { sharesStand, split } from './sharing.ts';
import { words } from '#lib/rules/red-and-white/words/en/engine/rolls.ts';
import { words as commands } from '#lib/rules/red-and-white/words/en/engine/commands.ts';
import { words as rules } from '#lib/rules/red-and-white/words/en/rules.ts';

/** Refuses parties that do not exist, or that cannot act together. */
const senselessParties = (
	{ units, officers }: BattleState,
	{ unit, target, others = [], officer }: Parties
): Decision<Fact> | undefined => {
	const actors = unit === null ? [] : [unit, ...others];
	for (const id of [unit, target, ...others])
		if (id !== null && !Object.hasOwn(units, id))
			return senseless(commands.thereIsNoSuchUnitInThisBattle);
	if (target !== null && actors.includes(target)) return senseless(words.aUnitIsNotItsOwnTarget);
	if (new Set(actors).size < actors.length || (others.length && unit === null))
		return senseless(commands.aUnitAttacksOnceInAMelee);
	return officer !== undefined && !Object.hasOwn(officers, officer)
		? senseless(commands.thereIsNoSuchOfficerInThisBattle)
		: undefined;
};

type Came =
	| { readonly ok: true; readonly value: unknown }
	| { readonly ok: false; readonly refusal: Refusal };

/** What came of the dice, or what the referee says came of them, if that is possible. */
const cameOf = (
	{ section, passing }: Procedure,
	{ draw }: Resolution,
	{ throws, ruled }: BattleRoll
): Came => {
	const fell = valueOf(draw, throws, section);
	if (ruled?.passes !== undefined)
		return passing
			? { ok: true, value: passing.value(ruled.passes) }
			: refuse(section, say(words.itDoesNotMerelyPassOrFail));
	if (ruled?.value === undefined || (!fell.ok && throws.length)) return fell;
	const said = chances(draw).outcomes.find(({ value }) => same(value, ruled.value));
	return said
		? { ok: true, value: said.value }
		: refuse(section, say(words.noDiceCanGiveWhatTheRefereeSays));
};

/** GAMING TERMS USED: what the referee added to the dice of this situation, by its field. */
const addedIn = (form: Form): Readonly<Record<string, number>> =>
	Object.fromEntries(
		REFEREE_KEYS.flatMap((key) => {
			const n = Number(form[key] ?? 0);
			return n === 0 ? [] : [[key, n]];
		})
	);

/** The fact of the throw itself: who, what fell, what came of it in words, and the referee's word. */
const rolledBy = (
	state: BattleState,
	procedure: Procedure,
	{ tell }: Resolution,
	form: Form,
	{ roll, value }: Outcome
): FactOf<'rolled'> => {
	const { part: _, ...parties } = roll.parties;
	const arms = armsIn(state, procedure, roll, form);
	const told = tell(value);
	const added = addedIn(form);
	const pays = procedure.pays?.(form) ?? 1;
	return {
		type: 'rolled',
		procedure: procedure.slug,
		parties,
		throws: roll.throws,
		value,
		text: [told.say, ...told.more].map(keepable),
		...(roll.ruled
			? {
					ruled: {
						reason: roll.ruled.reason.trim(),
						...(Object.keys(added).length ? { added } : {})
					}
				}
			: {}),
		...(arms?.length ? { arms } : {}),
		...(pays > 1 ? { pays } : {})
	};
};

/** SEQUENCE OF ACTION: the weapons that fire in this situation. */
const armsIn = (
	state: BattleState,
	procedure: Procedure,
	{ parties }: BattleRoll,
	form: Form
): readonly Arm[] | undefined => {
	const unit = unitIn(state, parties.unit);
	return unit && procedure.arms?.(state, unit, form, parties.part);
};

/** SEQUENCE OF ACTION (R55): each weapon fires once in a turn. */
const firesTwice = (
	state: BattleState,
	procedure: Procedure,
	command: BattleRoll,
	form: Form
): boolean => {
	const unit = unitIn(state, command.parties.unit);
	return (
		!command.ruled?.allows &&
		automatic(state, 'sequence_forbids') &&
		unit !== undefined &&
		firedTwice(unit, armsIn(state, procedure, command, form) ?? []).length > 0
	);
};

/** The fields of a situation that nobody fills in because the table knows them. */
const knownByTable = (state: BattleState, { byTable, fill }: Procedure, parties: Parties): Form => {
	if (!byTable) return {};
	const filled = fill(state, parties);
	return Object.fromEntries(
		byTable.flatMap((key) => (filled[key] === undefined ? [] : [[key, filled[key]]]))
	);
};

/** Whose fate is meant: that of the officer named, or of those who lead the unit. */
const officersOf = (
	state: BattleState,
	{ fate }: Procedure,
	{ officer, unit }: Parties
): readonly Id[] => {
	if (officer !== undefined) return [officer];
	return fate?.of === 'leading' && unit !== null ? heroesOf(state, unit).map(({ id }) => id) : [];
};

/**
 * A throw and all that comes of it. The sheet is worked out by the book of this battle, and the throws are checked
 * against its draw; what they come to is applied to units, officers and armies. Changes for a unit that was not named
 * are left to the players.
 */
const roll = (state: BattleState, command: BattleRoll): Decision<Fact> => {
	const { parties, shares, ruled } = command;
	const procedure = PROCEDURES.get(command.procedure);
	if (!procedure) return senseless(words.thereIsNoSuchCalculator);
	const unknown = senselessParties(state, parties);
	if (unknown) return unknown;
	const rule = ruled?.allows ? null : barred(state, command.procedure, parties);
	if (rule) return { ok: false, refusal: rule };
	const book = bookIn(state);
	const form = fitted(procedure, book, {
		...procedure.initial,
		...command.form,
		...knownByTable(state, procedure, parties)
	});
	if (firesTwice(state, procedure, command, form))
		return refuse('Sequence of action', say(rules.itHasFiredAlreadyThisTurn));
	const resolved = procedure.resolve(book, form);
	if (resolved.refused) return { ok: false, refusal: resolved.refused };
	if (ruled ? !ruled.reason.trim() : Object.keys(addedIn(form)).length)
		return senseless(commands.aReasonIsNeeded);
	const { resolution } = resolved;
	const came = cameOf(procedure, resolution, command);
	if (!came.ok) return came;
	const changes = resolution.changes(came.value);
	const outcome: Outcome = { roll: command, value: came.value, changes };
	const actors = actorsIn(parties);
	if (shares && !sharesStand(state, actors, changes, shares))
		return refuse('Melee', say(words.allOfTheLossMustBeSharedAndNoUnit));
	const fates = procedure.fate?.is(came.value) ?? [];
	return inTurn(
		state,
		() =>
			accept<Fact>(
				rolledBy(state, procedure, resolution, form, outcome),
				...(procedure.remembers?.(state, outcome) ?? [])
			),
		...officersOf(state, procedure, parties).flatMap((officer, at): Step[] =>
			fates[at] ? befalls(officer, fates[at]) : []
		),
		...changes.flatMap((change): Step[] => {
			if (change.who === 'target')
				return parties.target === null
					? []
					: applied(parties.target, change, causeOf(state, procedure, command, 'target'));
			return split(state, actors, change, shares).flatMap(([id, own]) =>
				applied(id, own, causeOf(state, procedure, command, 'unit'))
			);
		}),
		(after) => accept(...debts(state, after, procedure, outcome)),
		(after) => accept(...(procedure.ends?.(after, outcome) ?? []))
	);
};

export const ROLLED = {
	roll: asks(ROLL, (state, command) => roll(state, { type: 'roll', ...command }))
} as const;
