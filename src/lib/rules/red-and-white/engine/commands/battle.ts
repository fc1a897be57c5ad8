import { isNumber, isOption, isReading } from '#lib/kernel/book/choices.ts';
import type { Choices } from '#lib/kernel/book/book.ts';
import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { BOOK, bookOf } from '../../book.ts';
import { mayFormCompanies } from '../../rules/fire/attached-gun.ts';
import type { Force } from '../../types.ts';
import { BATTLE, choices } from '../facts/battle.ts';
import type { Fact } from '../facts/fact.ts';
import type { Of } from '../facts/parts.ts';
import type { BattleState, Id } from '../state.ts';
import { asks, senseless, withUnit } from './deciding.ts';
import { words } from '#lib/rules/red-and-white/words/en/engine/commands.ts';

/** The same force may march in twice, so ids in a battle begin with the force's place. */
export const forBattle = (forces: readonly Force[]): Force[] =>
	forces.map((force, index) => {
		const here = (id: Id): Id => `${index + 1}:${id}`;
		const maybe = (id: Id | null): Id | null => (id === null ? null : here(id));
		return {
			...force,
			id: here(force.id),
			players: force.players.map((player) => ({
				...player,
				id: here(player.id),
				standIn: maybe(player.standIn)
			})),
			officers: force.officers.map((officer) => ({
				...officer,
				id: here(officer.id),
				player: maybe(officer.player)
			})),
			units: force.units.map((unit) => ({
				...unit,
				id: here(unit.id),
				officer: maybe(unit.officer)
			}))
		};
	});

const twice = (ids: readonly Id[]): boolean => new Set(ids).size < ids.length;

const beginning = {
	name: BATTLE.begun.entries.name,
	forces: BATTLE.begun.entries.forces,
	/** Units that arrive later. */
	reserve: BATTLE.begun.entries.reserve,
	/** What the owner chose over the app's own. */
	...choices
};

/**
 * Everything that may be chosen, as it is now, so that a later proposal of this app changes no battle; of the charts,
 * what was corrected.
 */
const inForce = (owner: Choices): Choices => {
	const { readings, numbers, options }: Choices = bookOf(owner);
	const gaps = BOOK.rulings.flatMap((ruling) => ruling.numbers ?? []).map(({ path }) => path);
	const kept = new Set([...gaps, ...Object.keys(owner.numbers)]);
	return {
		readings,
		numbers: Object.fromEntries(Object.entries(numbers).filter(([path]) => kept.has(path))),
		options
	};
};

/** The armies march in: two or more forces, with both sides among them and something to fight with. */
const begin = (state: BattleState, command: Of<typeof beginning>): Decision<Fact> => {
	const { name, forces, reserve, readings, numbers, options } = command;
	if (state.header.forces.length) return senseless(words.thisBattleHasBegunAlready);
	if (!name.trim()) return senseless(words.aBattleNeedsAName);
	if (forces.length < 2) return senseless(words.aBattleNeedsAtLeastTwoForces);
	if (new Set(forces.map(({ camp }) => camp)).size < 2)
		return refuse('Sequence of action', say(words.aBattleNeedsForcesOfBothSidesRed));
	const units = forces.flatMap((force) => force.units);
	if (!units.length) return senseless(words.noForceHasAUnit);
	const all = forces.flatMap(({ id, players, officers, units: own }) => [
		id,
		...[...players, ...officers, ...own].map((one) => one.id)
	]);
	if (twice(all)) return senseless(words.twoUnitsOfficersOrPlayersHaveThe);
	if (!reserve.every((id) => units.some((unit) => unit.id === id)))
		return senseless(words.thereIsNoSuchUnitInThisBattle);
	if (!Object.entries(readings).every(([ruling, reading]) => isReading(BOOK, ruling, reading)))
		return senseless(words.thereIsNoSuchReading);
	if (!Object.entries(numbers).every(([path, value]) => isNumber(BOOK, path, value)))
		return senseless(words.thereIsNoSuchNumber);
	if (!Object.entries(options).every(([option, value]) => isOption(BOOK, option, value)))
		return senseless(words.thereIsNoSuchOption);
	const owner = { readings, numbers, options };
	const may = mayFormCompanies(bookOf(owner), units);
	if (!may.ok) return may;
	return accept<Fact>({ type: 'begun', name, forces, reserve, chosen: inForce(owner) });
};

/** Commands for the battle as a whole. */
export const BATTLE_COMMANDS = {
	begin: asks(beginning, begin),
	rename: asks(BATTLE.renamed.entries, (state, { name }) => {
		if (!name.trim()) return senseless(words.aBattleNeedsAName);
		return name === state.header.name
			? senseless(words.itIsCalledThatAlready)
			: accept<Fact>({ type: 'renamed', name });
	}),
	note: asks(BATTLE.noted.entries, (state, { unit, text }) => {
		const noted = accept<Fact>({ type: 'noted', unit, text });
		if (unit === null) return text.trim() ? noted : senseless(words.theNoteIsEmpty);
		return withUnit(state, unit, ({ note: before }) =>
			before === text ? senseless(words.theNoteSaysSoAlready) : noted
		);
	}),
	keepTime: asks(BATTLE.timeKept.entries, ({ time: now }, { shown, end, silence }) =>
		now.shown === shown && now.end === end && now.silence === silence
			? senseless(words.itIsSoAlready)
			: accept<Fact>({ type: 'timeKept', shown, end, silence })
	),
	endBattle: asks(BATTLE.battleEnded.entries, (_, { winner, why }) =>
		accept<Fact>({ type: 'battleEnded', winner, why: why.trim() })
	),
	playOn: asks({}, ({ outcome }) =>
		outcome ? accept<Fact>({ type: 'battlePlayedOn' }) : senseless(words.theBattleIsNotOver)
	),
	pauseTable: asks({}, () => accept<Fact>({ type: 'tablePaused' })),
	resumeTable: asks({}, () => accept<Fact>({ type: 'tableResumed' }))
} as const;
