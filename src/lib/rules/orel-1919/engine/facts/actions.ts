import { say } from '#lib/kernel/phrase.ts';
import { withUnit, withUnits } from '../changes.ts';
import type { Game } from '../game.ts';
import type { Attack, State, Unit } from '../state.ts';
import { attackKind, happens, hex, list, nameOf, namesOf, some, unit } from './parts.ts';

/** 7.2 An action ends the move of a unit, in Combat mode. */
const acts = (game: Game, state: State, id: string, marks: Partial<Unit>): State => ({
	...withUnit(game, state, id, (one) => ({ ...one, done: true, mode: 'combat', ...marks })),
	moving: null
});

const joined = (attacks: readonly Attack[], made: Attack): readonly Attack[] =>
	attacks.some(({ id }) => id === made.id)
		? attacks.map((one) =>
				one.id === made.id ? { ...one, units: [...one.units, ...made.units] } : one
			)
		: [...attacks, made];

/** 7.2, 7.3 Actions at the end of a move, and works. */
export const ACTION = {
	/** 7.2 A new attack, or with those of an earlier one. */
	attackDeclared: happens(
		{ unit, attack: some, kind: attackKind, hex },
		{
			rule: '7.2',
			evolve: (game, state, { unit: id, attack, kind, hex: at }) => ({
				...acts(game, state, id, { action: { kind: 'attack', attack } }),
				attacks: joined(state.attacks, { id: attack, kind, hex: at, units: [id] }),
				nextAttack: Math.max(state.nextAttack, attack + 1)
			}),
			tell: ({ unit: id, kind, hex: at }) =>
				kind === 'prepared'
					? say('{unit} declares a Prepared Attack on {hex}.', { unit: nameOf(id), hex: at })
					: say('{unit} declares a Hasty Attack on {hex}.', { unit: nameOf(id), hex: at })
		}
	),
	supportReadied: happens(
		{ unit, of: attackKind },
		{
			rule: '8.6.2',
			evolve: (game, state, { unit: id, of }) =>
				acts(game, state, id, { action: { kind: 'support', of } }),
			tell: ({ unit: id }) => say('{unit} is ready to support an attack.', { unit: nameOf(id) })
		}
	),
	barrageReadied: happens(
		{ unit },
		{
			rule: '8.3.1',
			evolve: (game, state, { unit: id }) => acts(game, state, id, { action: { kind: 'barrage' } }),
			tell: ({ unit: id }) => say('{unit} is ready for a barrage.', { unit: nameOf(id) })
		}
	),
	worksBegun: happens(
		{ unit },
		{
			rule: '7.3',
			evolve: (game, state, { unit: id }) =>
				acts(game, state, id, { action: { kind: 'dig' }, works: 'begun' }),
			tell: ({ unit: id }) => say('{unit} digs in.', { unit: nameOf(id) })
		}
	),
	/** 7.3 Works begun in this turn are under construction. */
	worksRising: happens(
		{ units: list(unit) },
		{
			rule: '7.3',
			evolve: (game, state, { units }) =>
				withUnits(game, state, units, (one) => ({ ...one, works: 'building' })),
			tell: ({ units }) => say('Works are under construction: {units}.', { units: namesOf(units) })
		}
	),
	worksFinished: happens(
		{ units: list(unit) },
		{
			rule: '7.3',
			evolve: (game, state, { units }) =>
				withUnits(game, state, units, (one) => ({ ...one, works: 'done' })),
			tell: ({ units }) => say('Works are finished: {units}.', { units: namesOf(units) })
		}
	)
} as const;
