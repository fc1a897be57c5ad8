import { accept, refuse, type Decision } from '#lib/kernel/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { bookOf, type Book } from '../tables.ts';
import type { Event } from './events.ts';
import { evolveAll } from './evolve.ts';
import type { BattleState, Id, OfficerInBattle, PlayerInBattle, UnitInBattle } from './state.ts';

const books = new WeakMap<BattleState['header'], Book>();

/** The book in force: the charts with this battle's house rules. */
export const bookIn = ({ header }: BattleState): Book => {
	const known = books.get(header);
	if (known) return known;
	const book = bookOf(header);
	books.set(header, book);
	return book;
};

/** One thing after another, each decided on the state the one before left; the first refusal stands. */
export const inTurn = (
	state: BattleState,
	...steps: readonly ((state: BattleState) => Decision<Event>)[]
): Decision<Event> => {
	const events: Event[] = [];
	let at = state;
	for (const step of steps) {
		const decision = step(at);
		if (!decision.ok) return decision;
		events.push(...decision.events);
		at = evolveAll(at, decision.events);
	}
	return accept(...events);
};

const REFEREE = 'Referee';

/** A refusal that no printed rule gives, only sense: no heading of the book. */
export const senseless = (text: string, values?: Parameters<typeof say>[1]): Decision<Event> =>
	refuse(REFEREE, say(text, values));

export const withUnit = (
	{ units }: BattleState,
	id: Id,
	decide: (unit: UnitInBattle) => Decision<Event>
): Decision<Event> => {
	const unit = units[id];
	return unit ? decide(unit) : senseless('There is no such unit in this battle.');
};

export const withOfficer = (
	{ officers }: BattleState,
	id: Id,
	decide: (officer: OfficerInBattle) => Decision<Event>
): Decision<Event> => {
	const officer = officers[id];
	return officer ? decide(officer) : senseless('There is no such officer in this battle.');
};

export const withPlayer = (
	{ players }: BattleState,
	id: Id,
	decide: (player: PlayerInBattle) => Decision<Event>
): Decision<Event> => {
	const player = players[id];
	return player ? decide(player) : senseless('There is no such player in this battle.');
};
