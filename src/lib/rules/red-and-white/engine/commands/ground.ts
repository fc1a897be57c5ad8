import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { LEFT_BY_MOVING } from '../../rules/movement.ts';
import { owe } from '../../procedures/procedure.ts';
import { owedTimes } from '../changed.ts';
import type { Coming } from '../did.ts';
import type { Fact } from '../facts/fact.ts';
import type { Area, Contact } from '../ground.ts';
import { GROUND } from '../facts/ground.ts';
import { allowance, type Of } from '../facts/parts.ts';
import { forbidden } from '../phases/permitted.ts';
import { againstContact, comeAtNobody } from '../phases/steps.ts';
import { bookIn, type BattleState, type Id, type UnitInBattle } from '../state.ts';
import { bombards, movesNow } from '../table/areas.ts';
import { contactOf, escaped, goesBack, startsMelee } from '../table/contacts.ts';
import { comesBy, fellBack, movedNow } from '../table/moves.ts';
import { armedStands, firesAnew, marked, nameOf, onTable } from '../table/unit.ts';
import { asks, senseless, unlessForbidden, withUnit } from './deciding.ts';
import { words } from '#lib/rules/red-and-white/words/en/engine/commands.ts';
import { words as rules } from '#lib/rules/red-and-white/words/en/rules.ts';

/**
 * ARMORED VEHICLE FRIGHT: cavalry and gunners must react when a tank comes at them (ME-7). Gunners who have already
 * stood this turn need not test again when contact is renewed; those who fell back must.
 */
const frightened = (
	{ units }: BattleState,
	defender: UnitInBattle,
	attackers: readonly Id[],
	before: readonly Id[]
): Fact[] => {
	const { unit, owes, rolled } = defender;
	const mounted = unit.type === 'cavalry' && !marked(defender, 'dismounted');
	const tank = (one: Id): boolean => units[one]?.unit.type === 'tank';
	const by = attackers.find(tank);
	const comes = by !== undefined && !before.some(tank);
	const shies =
		mounted || (unit.type === 'battery' && (!rolled.includes('fright') || fellBack(defender)));
	return comes && shies && !owes['fright']
		? [owe(defender, 'fright', 1, { what: 'tank', ...(by ? { unit: by } : {}) })]
		: [];
};

/** MELEE; CLAIMING COVER (R64): contact is made by moving, so an attacker has left his cover and his defences. */
const comesOut = ({ units }: BattleState, id: Id): Fact[] => {
	const off = LEFT_BY_MOVING.filter((mark) => units[id]?.marks.includes(mark));
	return off.length ? [{ type: 'marked', unit: id, on: [], off }] : [];
};

const { came: _, ...contact } = GROUND.engaged.entries;
const engaging = { ...contact, ruled: allowance };
const placing = { ...GROUND.areaPlaced.entries, ruled: allowance };

/**
 * MELEE: who attacks whom, before the dice. With no attackers left, the contact is off. A unit that attacks a new enemy
 * leaves its old one.
 */
const meet = (
	state: BattleState,
	{ defender: id, attackers }: Omit<Of<typeof GROUND.engaged.entries>, 'came'>,
	by: (unit: UnitInBattle) => Coming = comesBy
): Decision<Fact> =>
	withUnit(state, id, (defender) => {
		const now = state.contacts.find((contact) => contact.defender === id)?.attackers ?? [];
		if (now.length === attackers.length && now.every((one, at) => one === attackers[at]))
			return senseless(words.itIsSoAlready);
		if (new Set(attackers).size < attackers.length)
			return senseless(words.aUnitAttacksOnceInAMelee);
		if (attackers.length && !onTable(defender))
			return senseless(words.unitIsNotOnTheTable, { unit: nameOf(state, id) });
		const goes = [id, ...attackers].find((one) => {
			const unit = now.includes(one) ? undefined : state.units[one];
			return attackers.length > 0 && unit && goesBack(unit);
		});
		if (goes !== undefined)
			return refuse('Morale', say(words.unitItHasToGoBackFirst, { unit: nameOf(state, goes) }));
		for (const one of attackers) {
			const unit = state.units[one];
			const named = { unit: nameOf(state, one) };
			if (!unit || !onTable(unit)) return senseless(words.unitIsNotOnTheTable, named);
			if (unit.camp === defender.camp) return senseless(words.theTwoFightOnTheSameSide);
			if (!now.includes(one) && escaped(unit, defender))
				return refuse(
					'Melee',
					say(words.unitAlreadyWithdrawnFromThisMelee, { unit: nameOf(state, id) })
				);
			if (!startsMelee(unit)) return refuse('Melee', say(rules.onlyInfantryCavalryAndTanksMay));
		}
		const left = state.contacts.flatMap((contact): Fact[] => {
			if (contact.defender === id) return [];
			const stay = contact.attackers.filter((one) => !attackers.includes(one));
			return stay.length === contact.attackers.length
				? []
				: [{ type: 'engaged', defender: contact.defender, attackers: stay, came: [] }];
		});
		const came = attackers.flatMap((one) => {
			const unit = now.includes(one) ? undefined : state.units[one];
			return unit ? [by(unit)] : [];
		});
		return accept<Fact>(
			...left,
			{ type: 'engaged', defender: id, attackers, came },
			...attackers.flatMap((one) => (now.includes(one) ? [] : comesOut(state, one))),
			...frightened(state, defender, attackers, now)
		);
	});

/** MELEE: makes contact for units that no rule of the turn keeps from it. */
const engage = (state: BattleState, { ruled, ...told }: Of<typeof engaging>): Decision<Fact> => {
	const now = state.contacts.find(({ defender }) => defender === told.defender);
	const [rule] = told.attackers
		.filter((one) => !now?.attackers.includes(one))
		.flatMap(
			(one) => (state.units[one] && againstContact(state, state.units[one], told.defender)) ?? []
		);
	const met = meet(state, told, ruled ? () => 'hand' : comesBy);
	return met.ok ? unlessForbidden(state, rule ?? null, ruled, () => met) : met;
};

/**
 * ATTACKING FIRE (G05): it is aimed at the unit being attacked, so whoever fires it in phase 5 is in contact with that
 * unit and fights it in phase 6. A unit already in contact stays where it is.
 */
export const attackedByFire = (
	state: BattleState,
	{ unit: id, target }: { readonly unit: Id | null; readonly target: Id | null }
): readonly Fact[] => {
	const { phase, turn } = state.clock;
	const unit = state.units[id ?? ''];
	if (phase !== 5 || unit?.camp !== turn || target === null) return [];
	if (bookIn(state).readings.G05 !== 'melee_target_only' || contactOf(state, unit.id)) return [];
	const now = state.contacts.find(({ defender }) => defender === target)?.attackers ?? [];
	const met = meet(state, { defender: target, attackers: [...now, unit.id] }, () => 'fire');
	return met.ok ? met.facts : [];
};

/** MELEE; CAVALRY; ARMORED VEHICLE FRIGHT: a contact is over when it was fought, or the defender did not stay. */
export const contactsOver = (
	{ contacts }: BattleState,
	gone: (contact: Contact) => boolean
): Fact[] =>
	contacts
		.filter(gone)
		.map(({ defender }): Fact => ({ type: 'engaged', defender, attackers: [], came: [] }));

/**
 * BOMBARDMENT: in phase 2 of its own side a battery declares where its shells fall, a burst square for each section that
 * it has left (BO-1), and has thereby fired.
 */
const placeArea = (state: BattleState, { area, ruled }: Of<typeof placing>): Decision<Fact> =>
	withUnit(state, area.battery, (battery) => {
		if (!bombards(battery)) return refuse('Bombardment', say(words.fieldMediumAndHeavyGunsBombard));
		if (!onTable(battery))
			return senseless(words.unitIsNotOnTheTable, { unit: nameOf(state, battery.id) });
		const again = state.areas.find((one) => one.battery === battery.id);
		const most = Math.max(again?.squares ?? 0, armedStands(battery));
		const rule =
			(again ? null : forbidden(state, battery, 'bombard')) ??
			(area.squares > most
				? { rule: 'Bombardment', why: say(words.oneBurstSquareForEachSection) }
				: null);
		return unlessForbidden(state, rule, ruled, () =>
			accept<Fact>(
				{ type: 'areaPlaced', area },
				...(again || !firesAnew(state, battery)
					? []
					: [{ type: 'marked', unit: battery.id, on: ['fired'], off: [] } as const])
			)
		);
	});

const withArea = (
	{ areas }: BattleState,
	battery: Id,
	decide: (area: Area) => Decision<Fact>
): Decision<Fact> => {
	const area = areas.find((one) => one.battery === battery);
	return area ? decide(area) : senseless(words.thisBatteryBombardsNothingNow);
};

/**
 * BOMBARDMENT: sets where a unit is: about to enter the area, in it, or out of it. A unit that comes into it by its own
 * move owes the test; ships do not (BO-6).
 */
const enterArea = (
	state: BattleState,
	{ battery, unit: id, where }: Of<typeof GROUND.areaEntered.entries>
): Decision<Fact> =>
	withUnit(state, id, (unit) =>
		withArea(state, battery, ({ edge, inside, tested }) => {
			if (where !== 'outside' && !onTable(unit))
				return senseless(words.unitIsNotOnTheTable, { unit: nameOf(state, id) });
			if (where !== 'outside' && unit.unit.type === 'ship')
				return refuse('Bombardment', say(words.shipsDoNotMindABombardment));
			const now = edge.includes(id) ? 'edge' : inside.includes(id) ? 'inside' : 'outside';
			if (now === where) return senseless(words.itIsSoAlready);
			const comes = where === 'inside' && movesNow(state, unit) && !tested.includes(id);
			const owed = comes ? 1 : 0;
			return accept<Fact>(
				{ type: 'areaEntered', battery, unit: id, where },
				...(owedTimes(unit, 'bombardment') === owed
					? []
					: [
							owe(
								unit,
								'bombardment',
								owed,
								comes ? { what: 'area', unit: battery } : { what: 'out_of_area' }
							)
						])
			);
		})
	);

/** MELEE: it charged, or fired into melee, and did not reach its enemy: there is nothing for it to fight. */
const fallShort = (
	state: BattleState,
	{ unit: id }: Of<typeof GROUND.fellShort.entries>
): Decision<Fact> =>
	withUnit(state, id, (unit) =>
		comeAtNobody(state).includes(unit)
			? accept<Fact>({ type: 'fellShort', unit: id })
			: senseless(words.unitComesAtNobodyNow, { unit: nameOf(state, id) })
	);

const claiming = { unit: GROUND.distanceRolled.entries.unit, ruled: allowance };

/** CLAIMING COVER (R64): the unit reached it with half of its move or less. */
export const claimCover = (
	state: BattleState,
	{ unit: id, ruled }: Of<typeof claiming>
): Decision<Fact> =>
	withUnit(state, id, (unit) =>
		onTable(unit) && !marked(unit, 'claimed_cover')
			? unlessForbidden(state, forbidden(state, unit, 'claim_cover'), ruled, () =>
					accept<Fact>({
						type: 'marked',
						unit: id,
						on: ['claimed_cover'],
						off: movedNow(unit) ? LEFT_BY_MOVING.filter((cover) => marked(unit, cover)) : []
					})
				)
			: senseless(words.itIsSoAlready)
	);

/** MELEE; BOMBARDMENT: contacts, and where shells fall. */
export const GROUND_COMMANDS = {
	engage: asks(engaging, engage),
	fallShort: asks(GROUND.fellShort.entries, fallShort),
	placeArea: asks(placing, placeArea),
	liftArea: asks(GROUND.areaLifted.entries, (state, { battery }) =>
		withArea(state, battery, () => accept<Fact>({ type: 'areaLifted', battery }))
	),
	claimCover: asks(claiming, claimCover),
	enterArea: asks(GROUND.areaEntered.entries, enterArea)
} as const;
