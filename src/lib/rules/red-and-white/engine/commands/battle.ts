import { isNumber, isOption, isReading } from '#lib/kernel/book/choices.ts';
import type { Choices } from '#lib/kernel/book/book.ts';
import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { BOOK, bookOf } from '../../book.ts';
import type { Force } from '../../types.ts';
import { BATTLE, choices } from '../facts/battle.ts';
import type { Fact } from '../facts/fact.ts';
import type { Of } from '../facts/parts.ts';
import type { BattleState, Id } from '../state.ts';
import { asks, senseless, withUnit } from './deciding.ts';

/** The same force may march in twice: ids of a battle carry the force's place in front. */
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

/** All that may be chosen as it is now, so that another proposal of this app changes no battle; of the charts what was corrected. */
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

/** The armies march in: two or more forces, of both sides, with something to fight with. */
const begin = (state: BattleState, command: Of<typeof beginning>): Decision<Fact> => {
	const { name, forces, reserve, readings, numbers, options } = command;
	if (state.header.forces.length) return senseless('This battle has begun already.');
	if (!name.trim()) return senseless('A battle needs a name.');
	if (forces.length < 2) return senseless('A battle needs at least two forces.');
	if (new Set(forces.map(({ camp }) => camp)).size < 2)
		return refuse('Sequence of action', say('A battle needs forces of both sides, Red and White.'));
	const units = forces.flatMap((force) => force.units.map(({ id }) => id));
	if (!units.length) return senseless('No force has a unit.');
	const all = forces.flatMap(({ id, players, officers, units: own }) => [
		id,
		...[...players, ...officers, ...own].map((one) => one.id)
	]);
	if (twice(all)) return senseless('Two units, officers or players bear the same id.');
	if (!reserve.every((id) => units.includes(id)))
		return senseless('There is no such unit in this battle.');
	if (!Object.entries(readings).every(([ruling, reading]) => isReading(BOOK, ruling, reading)))
		return senseless('There is no such reading.');
	if (!Object.entries(numbers).every(([path, value]) => isNumber(BOOK, path, value)))
		return senseless('There is no such number.');
	if (!Object.entries(options).every(([option, value]) => isOption(BOOK, option, value)))
		return senseless('There is no such option.');
	const chosen = inForce({ readings, numbers, options });
	return accept<Fact>({ type: 'begun', name, forces, reserve, chosen });
};

/** The battle as a whole. */
export const BATTLE_COMMANDS = {
	begin: asks(beginning, begin),
	rename: asks(BATTLE.renamed.entries, (state, { name }) => {
		if (!name.trim()) return senseless('A battle needs a name.');
		return name === state.header.name
			? senseless('It is called that already.')
			: accept<Fact>({ type: 'renamed', name });
	}),
	note: asks(BATTLE.noted.entries, (state, { unit, text }) => {
		const noted = accept<Fact>({ type: 'noted', unit, text });
		if (unit === null) return text.trim() ? noted : senseless('The note is empty.');
		return withUnit(state, unit, ({ note: before }) =>
			before === text ? senseless('The note says so already.') : noted
		);
	}),
	keepTime: asks(BATTLE.timeKept.entries, ({ time: now }, { shown, end, silence }) =>
		now.shown === shown && now.end === end && now.silence === silence
			? senseless('It is so already.')
			: accept<Fact>({ type: 'timeKept', shown, end, silence })
	),
	pauseTable: asks({}, () => accept<Fact>({ type: 'tablePaused' })),
	resumeTable: asks({}, () => accept<Fact>({ type: 'tableResumed' }))
} as const;
