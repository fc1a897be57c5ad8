import * as v from 'valibot';
import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Fact } from '../facts/fact.ts';
import { OFFICERS } from '../facts/officers.ts';
import { allowance, figures, maybe, text, whole, type Of } from '../facts/parts.ts';
import { oweCharacter } from '../../procedures/procedure.ts';
import { forbiddenTo } from '../phases/permitted.ts';
import type { BattleState, OfficerInBattle, UnitInBattle } from '../state.ts';
import { goesBack } from '../table/contacts.ts';
import { fellBack } from '../table/moves.ts';
import { heroesOf, marked, nameOf, onTable, unitsOf } from '../table/unit.ts';
import {
	asks,
	byReferee,
	senseless,
	unlessForbidden,
	withOfficer,
	withPlayer,
	withUnit
} from './deciding.ts';
import { words } from '#lib/rules/red-and-white/words/en/engine/commands.ts';

const SECTION = 'Officers and leaders';

/**
 * Takes off the heroic mark of a unit that its only heroic officer leaves. LEADERSHIP; SEQUENCE OF ACTION: leadership is
 * determined before officers move, so a unit that he led when the turn began has it.
 */
const markLeaves = (state: BattleState, officer: OfficerInBattle): Fact[] => {
	const { id, heroicWith, heroicAtTurnStart, joined, camp } = officer;
	const unit = state.units[heroicWith ?? ''];
	if (!unit || !marked(unit, 'heroic')) return [];
	const others = heroesOf(state, unit.id).filter((hero) => hero.id !== id);
	const { phase, turn } = state.clock;
	const told = marked(unit, 'led') || marked(unit, 'not_led');
	const led = phase === 1 && turn === camp && heroicAtTurnStart && !joined && !told;
	return others.length
		? []
		: [{ type: 'marked', unit: unit.id, on: led ? ['led'] : [], off: ['heroic'] }];
};

/** OFFICERS & LEADERS: he leads his unit no more, if he leads one. */
const leavesOff = (state: BattleState, officer: OfficerInBattle): Fact[] =>
	officer.heroicWith === null
		? []
		: [...markLeaves(state, officer), { type: 'ledHeroically', officer: officer.id, unit: null }];

const fate = { ...OFFICERS.officerFared.entries, turns: v.exactOptional(whole(0, 100)) };

/**
 * OFFICERS & LEADERS; OFFICERS' CHARACTER (G08): sets what became of him. With a scratch he keeps his place with the
 * unit he led; any other loss ends that.
 */
export const setOfficer = (
	state: BattleState,
	{ officer: id, status, turns }: Of<typeof fate>
): Decision<Fact> =>
	withOfficer(state, id, (officer) => {
		const outFor: Fact[] =
			turns === undefined || turns === officer.backIn
				? []
				: [{ type: 'officerOutFor', officer: id, turns }];
		if (officer.status === status)
			return outFor.length ? accept(...outFor) : senseless(words.heIsSoAlready);
		const fared: Fact = { type: 'officerFared', officer: id, status };
		const from = status === 'fit' || status === 'scratched' ? [] : goesFrom(officer);
		if (officer.heroicWith === null) return accept<Fact>(fared, ...outFor, ...from);
		const unit = state.units[officer.heroicWith];
		if (status === 'fit')
			return unit && !marked(unit, 'heroic')
				? accept<Fact>(fared, { type: 'marked', unit: unit.id, on: ['heroic'], off: [] })
				: accept(fared);
		const leaves = status === 'scratched' ? markLeaves : leavesOff;
		return accept<Fact>(fared, ...outFor, ...leaves(state, officer));
	});

const leading = { ...OFFICERS.ledHeroically.entries, ruled: allowance };
const owing = { officer: OFFICERS.characterOwed.entries.officer, n: figures, reason: maybe(text) };
const moving = { ...OFFICERS.officerMoved.entries, ruled: allowance };

/** OFFICERS & LEADERS: he joins a unit of his side to lead it heroically, or stops doing so. */
const leadHeroically = (
	state: BattleState,
	{ officer: id, unit: to, ruled }: Of<typeof leading>
): Decision<Fact> =>
	withOfficer(state, id, (officer) => {
		if (officer.heroicWith === to) return senseless(words.heDoesSoAlready);
		// To join it was his move: he stands with it.
		if (to === null)
			return unlessForbidden(state, forbiddenTo(state, officer, 'leave_unit'), ruled, () =>
				accept<Fact>(
					...leavesOff(state, officer),
					...(officer.joined
						? ([{ type: 'officerJoined', officer: id, unit: officer.heroicWith }] as const)
						: [])
				)
			);
		return withUnit(state, to, (unit) => {
			if (unit.camp !== officer.camp)
				return refuse(SECTION, say(words.unitIsNotOnHisSide, { unit: nameOf(state, to) }));
			if (!onTable(unit)) return senseless(words.unitIsNotOnTheTable, { unit: nameOf(state, to) });
			const rule = forbiddenTo(state, officer, 'lead_heroically', unit);
			return unlessForbidden(state, rule, ruled, () =>
				accept<Fact>(
					...markLeaves(state, officer),
					{ type: 'ledHeroically', officer: id, unit: to },
					...(marked(unit, 'heroic')
						? []
						: [{ type: 'marked', unit: to, on: ['heroic'], off: [] } as const])
				)
			);
		});
	});

/** OFFICERS & LEADERS: he no longer stands with any unit. */
const goesFrom = ({ id, beside }: OfficerInBattle): Fact[] =>
	beside === null ? [] : [{ type: 'officerJoined', officer: id, unit: null }];

const joining = { ...OFFICERS.officerJoined.entries, ruled: allowance };

/** OFFICERS & LEADERS: he joins a unit without leading it, or stays with the one that he led. */
const joinUnit = (
	state: BattleState,
	{ officer: id, unit: to, ruled }: Of<typeof joining>
): Decision<Fact> =>
	withOfficer(state, id, (officer) => {
		if (officer.beside === to && (to === null || officer.heroicWith === null))
			return senseless(words.itIsSoAlready);
		const joined: Fact = { type: 'officerJoined', officer: id, unit: to };
		if (to === null)
			return unlessForbidden(state, forbiddenTo(state, officer, 'leave_unit'), ruled, () =>
				accept(joined)
			);
		return withUnit(state, to, (unit) => {
			if (unit.camp !== officer.camp)
				return refuse(SECTION, say(words.unitIsNotOnHisSide, { unit: nameOf(state, to) }));
			if (!onTable(unit)) return senseless(words.unitIsNotOnTheTable, { unit: nameOf(state, to) });
			const stays = officer.heroicWith === to;
			const rule = forbiddenTo(state, officer, stays ? 'leave_unit' : 'join_unit');
			return unlessForbidden(state, rule, ruled, () =>
				accept<Fact>(...leavesOff(state, officer), joined)
			);
		});
	});

/** OFFICERS' CHARACTER: sets a character, rolled or chosen; it stays covered until it is shown. */
export const setCharacter = (
	state: BattleState,
	{ officer: id, character }: Of<typeof OFFICERS.characterSet.entries>
): Decision<Fact> =>
	withOfficer(state, id, (officer) =>
		officer.character === character
			? senseless(words.thisIsHisCharacterAlready)
			: accept<Fact>({ type: 'characterSet', officer: id, character })
	);

export const showCharacter = (
	state: BattleState,
	{ officer: id, shown }: Of<typeof OFFICERS.characterShown.entries>
): Decision<Fact> =>
	withOfficer(state, id, (officer) =>
		officer.revealed === shown
			? senseless(words.itIsSoAlready)
			: accept<Fact>({ type: 'characterShown', officer: id, shown })
	);

/** LEADERSHIP: a second-in-command takes his place (R08). */
const setSecond = (
	state: BattleState,
	{ officer: id, second }: Of<typeof OFFICERS.secondTookOver.entries>
): Decision<Fact> =>
	withOfficer(state, id, (officer) => {
		if (officer.secondInCommand === second) return senseless(words.itIsSoAlready);
		return accept<Fact>(...(second ? leavesOff(state, officer) : []), {
			type: 'secondTookOver',
			officer: id,
			second
		});
	});

/** Gives him to another player, together with the units that the old one played under him. */
const changeCommand = (
	state: BattleState,
	{ officer: id, player }: Of<typeof OFFICERS.officerHandedOver.entries>
): Decision<Fact> =>
	withOfficer(state, id, (officer) => {
		if (officer.player === player) return senseless(words.hePlaysHimAlready);
		const decision = accept<Fact>(
			{ type: 'officerHandedOver', officer: id, player },
			...unitsOf(state)
				.filter((unit) => unit.officer === id && unit.player === officer.player)
				.map((unit): Fact => ({ type: 'unitHandedOver', unit: unit.id, player }))
		);
		return player === null ? decision : withPlayer(state, player, () => decision);
	});

const addOfficer = (
	state: BattleState,
	{ force, officer }: Of<typeof OFFICERS.officerAdded.entries>
): Decision<Fact> => {
	if (!state.header.forces.some(({ id }) => id === force))
		return senseless(words.thereIsNoSuchForceInThisBattle);
	if (Object.hasOwn(state.officers, officer.id))
		return senseless(words.thisOfficerIsInTheBattleAlready);
	if (officer.player !== null && !Object.hasOwn(state.players, officer.player))
		return senseless(words.thereIsNoSuchPlayerInThisBattle);
	return accept<Fact>({ type: 'officerAdded', force, officer });
};

/** OFFICERS' CHARACTER: he tried to hold a unit that fell back off the table all the same, marked or not (OF-4). */
export const offTableDebts = (state: BattleState, unit: UnitInBattle): Fact[] =>
	marked(unit, 'falling_back') || goesBack(unit) || fellBack(unit)
		? heroesOf(state, unit.id).map((one) => oweCharacter(one, { what: 'off_table', unit: unit.id }))
		: [];

/** LEADERSHIP; OFFICERS & LEADERS; OFFICERS' CHARACTER: who leads, how he fares, what he is. */
export const OFFICER_COMMANDS = {
	addOfficer: asks(OFFICERS.officerAdded.entries, addOfficer),
	changeCommand: asks(OFFICERS.officerHandedOver.entries, changeCommand),
	setOfficer: asks(fate, setOfficer),
	/** LEADERSHIP: after the rolls of phase 1 the officers move (LD-7). */
	moveOfficer: asks(moving, (state, { officer: id, moved, ruled }) =>
		withOfficer(state, id, (officer) => {
			if (officer.moved === moved) return senseless(words.itIsSoAlready);
			const rule = moved ? forbiddenTo(state, officer, 'move_officer') : null;
			return unlessForbidden(state, rule, ruled, () =>
				accept<Fact>({ type: 'officerMoved', officer: id, moved })
			);
		})
	),
	leadHeroically: asks(leading, leadHeroically),
	joinUnit: asks(joining, joinUnit),
	setCharacter: asks(OFFICERS.characterSet.entries, setCharacter),
	showCharacter: asks(OFFICERS.characterShown.entries, showCharacter),
	/** The referee puts tests of character on the list, or takes them off with a reason. */
	oweCharacter: asks(owing, (state, { officer: id, n, reason }) =>
		withOfficer(state, id, ({ owesCharacter }) =>
			byReferee(n, owesCharacter.length, reason, (because) => ({
				type: 'characterOwed',
				officer: id,
				n,
				because
			}))
		)
	),
	setSecond: asks(OFFICERS.secondTookOver.entries, setSecond)
} as const;
