import * as v from 'valibot';
import { phraseOf } from '#lib/kernel/phrase.ts';
import { remaining, withUnits } from '../changes.ts';
import { changed } from '../copies.ts';
import type { Game } from '../game.ts';
import type { Attack, State, Unit, UnitId } from '../state.ts';
import { become, happens, named } from './kind.ts';
import { list, maybe, some } from '#lib/kernel/decided/entries-of.ts';
import { attackKind, hex, unit } from './schema.ts';
import { words } from '#lib/rules/orel-1919/words/en/engine-facts.ts';

/** 7.2 An action ends a unit's move, with the unit in Combat mode. */
const acts = (game: Game, state: State, id: UnitId, marks: Partial<Unit>): State =>
	changed(
		withUnits(game, state, [id], () => ({ done: true, mode: 'combat', ...marks })),
		{ moving: null, ...remaining(state, id) }
	);

const joined = (attacks: readonly Attack[], made: Attack): readonly Attack[] =>
	attacks.some(({ id }) => id === made.id)
		? attacks.map((one) =>
				one.id === made.id ? { ...one, ...made, units: [...one.units, ...made.units] } : one
			)
		: [...attacks, made];

/** 7.2, 7.3 Actions at the end of a move, and works. */
export const ACTION = {
	/** 7.2 A new attack, or one that joins an earlier one. */
	attackDeclared: happens(
		{ unit, attack: some, kind: attackKind, hex, pays: v.exactOptional(maybe(unit)) },
		'7.2',
		(fact) =>
			fact.kind === 'prepared'
				? phraseOf(words.unitDeclaresAPreparedAttackOnHex, named(fact))
				: phraseOf(words.unitDeclaresAHastyAttackOnHex, named(fact)),
		(state, { unit: id, attack, kind, hex: at, pays }, game) =>
			changed(acts(game, state, id, { action: { kind: 'attack', attack } }), {
				attacks: joined(state.attacks, {
					id: attack,
					kind,
					hex: at,
					units: [id],
					...(pays === undefined ? {} : { pays })
				}),
				nextAttack: Math.max(state.nextAttack, attack + 1)
			})
	),
	supportReadied: happens(
		{ unit, of: attackKind },
		'8.6.2',
		(fact) =>
			phraseOf(
				fact.of === 'prepared'
					? words.unitIsReadyToSupportAPrepared
					: words.unitIsReadyToSupportAHastyAttack,
				named(fact)
			),
		(state, { unit: id, of }, game) => acts(game, state, id, { action: { kind: 'support', of } })
	),
	barrageReadied: happens(
		{ unit },
		'8.3.1',
		words.unitIsReadyForABarrage,
		(state, { unit: id }, game) => acts(game, state, id, { action: { kind: 'barrage' } })
	),
	worksBegun: happens({ unit }, '7.3', words.unitDigsIn, (state, { unit: id }, game) =>
		acts(game, state, id, { action: { kind: 'dig' }, works: 'begun' })
	),
	/** 7.3 Works begun this turn are now under construction. */
	worksRising: happens(
		{ units: list(unit) },
		'7.3',
		words.diggingInUnits,
		become({ works: 'building' })
	),
	worksFinished: happens({ units: list(unit) }, '7.3', words.dugInUnits, become({ works: 'done' }))
} as const;
