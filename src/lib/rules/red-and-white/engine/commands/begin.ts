import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Force } from '../../types.ts';
import type { CommandOf } from './command.ts';
import { senseless } from './deciding.ts';
import type { Fact } from '../facts/fact.ts';
import { isNumber, isOption, isReading } from '#lib/kernel/book/choices.ts';
import { BOOK } from '../../book.ts';
import type { BattleState, Id } from '../state.ts';

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

/** The armies march in: two or more forces, of both sides, with something to fight with. */
export const begin = (
	state: BattleState,
	{ type: _, ...battle }: CommandOf<'begin'>
): Decision<Fact> => {
	const { name, forces, reserve, readings, numbers, options } = battle;
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
	return accept<Fact>({ type: 'begun', ...battle });
};
