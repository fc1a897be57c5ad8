import * as v from 'valibot';
import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { mayFormCompanies } from '../../rules/fire/attached-gun.ts';
import { mayHaveBombs } from '../../rules/vehicles/petrol-bombs.ts';
import type { Mark } from '../../types.ts';
import type { Fact } from '../facts/fact.ts';
import { allowance, unit, type Of } from '../facts/parts.ts';
import { UNITS } from '../facts/units.ts';
import { bookIn, type BattleState, type Id, type UnitInBattle } from '../state.ts';
import { forbidden } from '../phases/permitted.ts';
import { gunsWith, hostOf, hostsFor } from '../table/attaching.ts';
import { backTo } from '../table/losses.ts';
import { armedStands, attachedLeft, marked, nameOf, onTable, vehicle } from '../table/unit.ts';
import {
	asks,
	inTurn,
	senseless,
	unlessForbidden,
	withOfficer,
	withPlayer,
	withUnit
} from './deciding.ts';
import { offTableDebts } from './officers.ts';
import { words } from '#lib/rules/red-and-white/words/en/engine/commands.ts';

const known = (all: Readonly<Record<Id, unknown>>, id: Id): boolean => Object.hasOwn(all, id);

/** A unit from the reserve comes onto the table. */
export const arrive = (state: BattleState, id: Id): Decision<Fact> =>
	withUnit(state, id, (unit) => {
		if (unit.presence !== 'reserve')
			return senseless(words.unitAlreadyArrived, { unit: nameOf(state, id) });
		if (backTo(state, unit) !== 'table')
			return senseless(words.nothingIsLeftOfUnitThatCouldArrive, { unit: nameOf(state, id) });
		return accept<Fact>({ type: 'unitMoved', unit: id, presence: 'table' });
	});

const removal = {
	unit,
	presence: v.picklist([
		'reserve',
		'destroyed',
		'off_table',
		'captured',
		'surrendered',
		'abandoned'
	])
};

/** By the referee's hand, the unit leaves the table or goes back into the reserve. */
export const removeUnit = (
	state: BattleState,
	{ unit: id, presence }: Of<typeof removal>
): Decision<Fact> =>
	withUnit(state, id, (unit) => {
		if (unit.presence === presence || unit.presence === 'merged')
			return senseless(words.unitIsNotOnTheTable, { unit: nameOf(state, id) });
		return accept<Fact>(
			{ type: 'unitMoved', unit: id, presence },
			...(presence === 'off_table' ? offTableDebts(state, unit) : [])
		);
	});

const AWAY: readonly Mark[] = ['ablaze', 'abandoned', 'off_table', 'captured'];

/** INFANTRY; TANKS: first something of it must be left. */
export const nothingLeft = (
	unit: UnitInBattle,
	named: { readonly unit: string }
): Decision<never> =>
	vehicle(unit)
		? refuse('Tanks', say(words.takeAHitBackFirstUnitHasAllItCan, named))
		: refuse('Infantry', say(words.giveAFigureBackFirstUnitHasNone, named));

/** Puts the unit on the table again. */
const bringBack = (state: BattleState, id: Id): Decision<Fact> =>
	withUnit(state, id, (unit) => {
		const named = { unit: nameOf(state, id) };
		if (onTable(unit)) return senseless(words.unitIsOnTheTable, named);
		if (unit.presence === 'merged')
			return senseless(words.unitIsPartOfIntoNow, {
				...named,
				into: nameOf(state, unit.mergedInto)
			});
		if (backTo(state, unit) !== 'table') return nothingLeft(unit, named);
		const off = AWAY.filter((mark) => marked(unit, mark));
		return accept<Fact>(
			{ type: 'unitMoved', unit: id, presence: 'table' },
			...(off.length ? [{ type: 'marked', unit: id, on: [], off } as const] : [])
		);
	});

/** Adds a unit that nobody had written down to a force. */
const addUnit = (
	state: BattleState,
	{ force, unit, presence }: Of<typeof UNITS.unitAdded.entries>
): Decision<Fact> => {
	if (!state.header.forces.some(({ id }) => id === force))
		return senseless(words.thereIsNoSuchForceInThisBattle);
	if (known(state.units, unit.id)) return senseless(words.thisUnitIsInTheBattleAlready);
	if (unit.officer !== null && !known(state.officers, unit.officer))
		return senseless(words.thereIsNoSuchOfficerInThisBattle);
	if (!unit.stands.length) return refuse('Organization', say(words.aUnitHasAtLeastOneStand));
	if (presence !== 'table' && presence !== 'reserve')
		return senseless(words.aNewUnitIsOnTheTableOrInTheReserve);
	const may = mayFormCompanies(bookIn(state), [unit]);
	return may.ok ? accept<Fact>({ type: 'unitAdded', force, unit, presence }) : may;
};

/** Has it tests or losses to see to, which would be forgotten where it becomes part of another unit? */
const owesYet = ({ owes, toPlace }: UnitInBattle): boolean =>
	Object.keys(owes).length > 0 || toPlace > 0;

/** Makes what is left of two units of a kind into one; ORGANIZATION: machine guns only where they may form a company. */
const merge = (
	state: BattleState,
	{ unit: id, into }: Of<typeof UNITS.merged.entries>
): Decision<Fact> =>
	withUnit(state, id, (unit) =>
		withUnit(state, into, (host) => {
			if (id === into) return senseless(words.aUnitCannotJoinItself);
			if (!onTable(unit) || !onTable(host)) return senseless(words.bothUnitsMustBeOnTheTable);
			if (unit.camp !== host.camp) return senseless(words.theTwoFightOnDifferentSides);
			if (vehicle(unit) || unit.unit.type !== host.unit.type || unit.unit.gun !== host.unit.gun)
				return refuse('Organization', say(words.onlyUnitsOfTheSameKindCanBecomeOne));
			if (armedStands(unit) === 0) return senseless(words.nothingIsLeftOfIt);
			if (owesYet(unit)) return senseless(words.firstWhatItOwesIsDone);
			const stands = [...unit.full, ...host.full];
			const may = mayFormCompanies(bookIn(state), [{ ...unit.unit, stands }]);
			return may.ok ? accept<Fact>({ type: 'merged', unit: id, into }) : may;
		})
	);

/** The unit goes over to the other side and fights on. Its officer and player do not go with it. */
const changeSide = (
	state: BattleState,
	{ unit: id, camp }: Of<typeof UNITS.sideChanged.entries>
): Decision<Fact> =>
	withUnit(state, id, (unit) => {
		if (unit.camp === camp)
			return senseless(words.unitAlreadyOnThatSide, { unit: nameOf(state, id) });
		if (unit.presence === 'merged') return senseless(words.itIsPartOfAnotherUnitNow);
		return inTurn(
			state,
			() =>
				accept<Fact>(
					{ type: 'sideChanged', unit: id, camp },
					{ type: 'officerAssigned', unit: id, officer: null },
					{ type: 'unitHandedOver', unit: id, player: null }
				),
			(at) =>
				unit.presence === 'captured' || unit.presence === 'surrendered'
					? bringBack(at, id)
					: accept()
		);
	});

/** The unit falls into the enemy's hands and fights no more. */
const capture = (state: BattleState, id: Id): Decision<Fact> =>
	withUnit(state, id, (unit) =>
		onTable(unit)
			? removeUnit(state, { unit: id, presence: 'captured' })
			: senseless(words.unitIsNotOnTheTable, { unit: nameOf(state, id) })
	);

/** LEADERSHIP: every unit is assigned to one leader of its side; his player comes with him. */
const changeOfficer = (
	state: BattleState,
	{ unit: id, officer }: Of<typeof UNITS.officerAssigned.entries>
): Decision<Fact> =>
	withUnit(state, id, (unit) => {
		if (unit.officer === officer) return senseless(words.heLeadsItAlready);
		const assigned: Fact = { type: 'officerAssigned', unit: id, officer };
		if (officer === null) return accept(assigned);
		return withOfficer(state, officer, ({ camp, player }) => {
			if (camp !== unit.camp)
				return refuse('Leadership', say(words.aLeaderCommandsUnitsOfHisOwnSide));
			return player === unit.player || player === null
				? accept(assigned)
				: accept<Fact>(assigned, { type: 'unitHandedOver', unit: id, player });
		});
	});

/** Sets who plays this unit. */
const changePlayer = (
	state: BattleState,
	{ unit: id, player }: Of<typeof UNITS.unitHandedOver.entries>
): Decision<Fact> =>
	withUnit(state, id, (unit) => {
		if (unit.player === player) return senseless(words.hePlaysItAlready);
		const handed: Fact = { type: 'unitHandedOver', unit: id, player };
		return player === null ? accept(handed) : withPlayer(state, player, () => accept(handed));
	});

/** INFANTRY: the referee records who has made petrol bombs, or takes that back. */
const makeBombs = (
	state: BattleState,
	{ unit: id, has }: Of<typeof UNITS.bombsMade.entries>
): Decision<Fact> =>
	withUnit(state, id, (unit) => {
		const may = has ? mayHaveBombs(bookIn(state)) : accept<Fact>();
		if (!may.ok) return may;
		if (unit.unit.type !== 'infantry')
			return refuse('Infantry', say(words.onlyInfantryMakesPetrolBombs));
		return attachedLeft(unit, 'petrol_bombs') > 0 === has
			? senseless(words.itIsSoAlready)
			: accept<Fact>({ type: 'bombsMade', unit: id, has });
	});

const joining = { ...UNITS.attached.entries, ruled: allowance };
const leaving = { ...UNITS.detached.entries, ruled: allowance };

/** MACHINE GUNS; ORGANIZATION (G14): guns join a unit of infantry; they do what they owe first. */
const attach = (state: BattleState, { unit: id, to, ruled }: Of<typeof joining>): Decision<Fact> =>
	withUnit(state, id, (guns) =>
		withUnit(state, to, (host) => {
			if (!onTable(guns) || !onTable(host)) return senseless(words.bothUnitsMustBeOnTheTable);
			if (!hostsFor(state, guns).includes(host))
				return refuse('Organization', say(words.theseGunsAreNotAttachedToThis));
			if (owesYet(guns)) return senseless(words.firstWhatItOwesIsDone);
			return unlessForbidden(state, forbidden(state, guns, 'attach'), ruled, () =>
				accept<Fact>({ type: 'attached', unit: id, to })
			);
		})
	);

/** Guns leave the unit again. */
const detach = (state: BattleState, { unit: id, ruled }: Of<typeof leaving>): Decision<Fact> =>
	withUnit(state, id, (guns) => {
		const host = hostOf(state, guns);
		if (!host || !onTable(host) || !gunsWith(state, host).includes(guns))
			return senseless(words.itIsAttachedToNobody);
		return unlessForbidden(state, forbidden(state, host, 'detach'), ruled, () =>
			accept<Fact>({ type: 'detached', unit: id })
		);
	});

/** ORGANIZATION: units that come and go, change sides, or are led and played by others. */
export const UNIT_COMMANDS = {
	arrive: asks({ unit }, (state, { unit: id }) => arrive(state, id)),
	removeUnit: asks(removal, removeUnit),
	bringBack: asks({ unit }, (state, { unit: id }) => bringBack(state, id)),
	addUnit: asks(UNITS.unitAdded.entries, addUnit),
	merge: asks(UNITS.merged.entries, merge),
	attach: asks(joining, attach),
	detach: asks(leaving, detach),
	changeSide: asks(UNITS.sideChanged.entries, changeSide),
	capture: asks({ unit }, (state, { unit: id }) => capture(state, id)),
	changeOfficer: asks(UNITS.officerAssigned.entries, changeOfficer),
	changePlayer: asks(UNITS.unitHandedOver.entries, changePlayer),
	makeBombs: asks(UNITS.bombsMade.entries, makeBombs)
} as const;
