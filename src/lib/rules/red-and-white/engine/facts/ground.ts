import * as v from 'valibot';
import { say } from '#lib/kernel/phrase.ts';
import { WAYS } from '../../types.ts';
import { COMINGS } from '../did.ts';
import type { Area } from '../ground.ts';
import { officerWith, some, unitWith } from '../changed.ts';
import { wentOn } from '../table/moves.ts';
import { nameOf, officerName } from '../table/unit.ts';
import { clock, happens, id, list, maybe, officer, text, unit, whole } from './parts.ts';
import { words } from '#lib/rules/red-and-white/words/en/engine/facts.ts';

const area = v.strictObject({
	battery: unit,
	squares: whole(1, 60),
	where: text,
	placed: clock,
	edge: list(id, 200),
	inside: list(id, 200),
	tested: list(id, 200)
}) satisfies v.GenericSchema<unknown, Area>;

const rolled = ({ facts }: { readonly facts: readonly { readonly type: string }[] }): boolean =>
	facts.some(({ type }) => type === 'rolled');

/** MELEE; BOMBARDMENT; MOVEMENT: who is in contact, where shells lie, how far a unit goes. */
export const GROUND = {
	/** MELEE: who attacks this defender; with nobody, the contact is off. `came`: how each new attacker came, in order. */
	engaged: happens(
		{ defender: unit, attackers: list(unit, 20), came: list(v.picklist(COMINGS), 20) },
		{
			evolve: (before, { defender, attackers, came }) => {
				const { contacts } = before;
				const { phase } = before.clock;
				const there = contacts.find((one) => one.defender === defender)?.attackers ?? [];
				const fresh = attackers.filter((one) => !there.includes(one));
				const state = {
					...before,
					units: some(before.units, fresh, (one) => {
						const how = came[fresh.indexOf(one.id)] ?? 'hand';
						return { ...one, met: [...one.met, { phase, at: defender, how }] };
					})
				};
				const others = contacts.filter((contact) => contact.defender !== defender);
				if (!attackers.length) return { ...state, contacts: others };
				const now = { defender, attackers };
				return {
					...state,
					contacts:
						others.length < contacts.length
							? contacts.map((contact) => (contact.defender === defender ? now : contact))
							: [...contacts, now]
				};
			},
			tell: (fact, line) => {
				const unitName = nameOf(line.after, fact.defender);
				const attackers = { list: fact.attackers.map((id) => nameOf(line.after, id)) };
				if (fact.attackers.length)
					return say(words.attackersInContactWithUnit, { attackers, unit: unitName });
				return rolled(line) || line.command !== 'engage'
					? []
					: say(words.unitNoLongerAttacked, { unit: unitName });
			}
		}
	),
	/** MELEE: it came at an enemy, and did not reach him. */
	fellShort: happens(
		{ unit },
		{
			unit: ({ met }, _, { clock: { phase } }) => ({
				met: [...met, { phase, at: null, how: 'hand' }]
			}),
			tell: (fact, { after }) => say(words.unitFellShort, { unit: nameOf(after, fact.unit) })
		}
	),
	/** MOVEMENT: how the unit moves, and how far, in inches. */
	distanceRolled: happens(
		{
			unit,
			inches: v.pipe(v.number(), v.minValue(0), v.maxValue(500)),
			how: v.picklist(WAYS),
			shells: maybe(v.literal(true)),
			joins: maybe(v.literal(true))
		},
		{
			unit: ({ went, owes }, { inches, how, shells, joins }, { clock: { phase } }) => ({
				went: wentOn(
					went,
					{ phase, how, inches, ...(shells && { shells }), ...(joins && { joins }) },
					owes['movement'] !== undefined
				)
			})
		}
	),
	/** INDIRECT FIRE: whether the battery may fire indirectly this turn. The roll itself tells it. */
	indirectAnswered: happens(
		{ unit, granted: v.boolean(), spotter: maybe(officer) },
		{
			evolve: (state, { unit: id, granted, spotter }) => {
				const answered = unitWith(state, id, () => ({ indirect: granted }));
				return spotter === undefined ? answered : officerWith(answered, spotter, { spotsFor: id });
			},
			tell: ({ unit: id, spotter }, { after }) =>
				spotter === undefined
					? []
					: say(words.officerSpotsForUnit, {
							officer: officerName(after, spotter),
							unit: nameOf(after, id)
						})
		}
	),
	/** BOMBARDMENT: a battery's new area takes the place of its old one. */
	areaPlaced: happens(
		{ area },
		{
			evolve: (state, { area: fresh }) => ({
				...state,
				areas: [...state.areas.filter(({ battery }) => battery !== fresh.battery), fresh]
			}),
			tell: ({ area: { battery, where } }, { after }) =>
				where
					? say(words.unitBombardsWhere, { unit: nameOf(after, battery), where })
					: say(words.unitBombardsAnArea, { unit: nameOf(after, battery) })
		}
	),
	areaLifted: happens(
		{ battery: unit },
		{
			evolve: (state, { battery }) => ({
				...state,
				areas: state.areas.filter((one) => one.battery !== battery)
			}),
			tell: (fact, { before }) =>
				say(words.theBombardmentOfUnitIsOver, { unit: nameOf(before, fact.battery) })
		}
	),
	/**
	 * BOMBARDMENT: a unit at the edge, inside, or out of it; in one of these at a time. `tested`: for the area, in this
	 * turn.
	 */
	areaEntered: happens(
		{
			battery: unit,
			unit,
			where: v.picklist(['edge', 'inside', 'outside']),
			tested: v.exactOptional(v.literal(true))
		},
		{
			evolve: (state, { battery, unit: id, where, tested }) => ({
				...state,
				areas: state.areas.map((one) => {
					if (one.battery !== battery) return one;
					const edge = one.edge.filter((other) => other !== id);
					const inside = one.inside.filter((other) => other !== id);
					return {
						...one,
						edge: where === 'edge' ? [...edge, id] : edge,
						inside: where === 'inside' ? [...inside, id] : inside,
						tested: tested && !one.tested.includes(id) ? [...one.tested, id] : one.tested
					};
				})
			}),
			tell: (fact, line) => {
				if (rolled(line)) return [];
				const { after } = line;
				const values = { unit: nameOf(after, fact.unit), battery: nameOf(after, fact.battery) };
				if (fact.where === 'edge') return say(words.unitIsAboutToEnterTheBombardmentOf, values);
				return fact.where === 'inside'
					? say(words.unitInTheBombardmentByBattery, values)
					: say(words.unitIsOutOfTheBombardmentOfBattery, values);
			}
		}
	)
} as const;
