import { say } from '#lib/kernel/phrase.ts';
import {
	nameOf,
	type OctoberEngine,
	type State,
	type Waiting
} from '#lib/rules/white-october/index.ts';
import type { Warned } from '#lib/features/board/face.ts';
import { words } from '../words/en/board.ts';

/** 7, 8 What may have been forgotten before a movement sequence ends, or before what was declared is fought. */
export const warnedOf = (
	engine: OctoberEngine,
	state: State,
	{ commands }: Waiting
): readonly Warned[] => {
	const declared =
		state.combat?.stage === 'declare' && commands.some(({ type }) => type === 'done');
	if (state.sequence !== 'movement' && !declared) return [];
	const where = (id: string) => state.units.find((unit) => unit.id === id)?.at ?? null;
	return engine.ahead.warnings(state).flatMap(({ kind, what, rule, hex, at, units, stops }) => {
		const about = (unit: string | null, place: string | null): Warned => ({
			what,
			rule,
			stops,
			unit,
			hex: place,
			mild: kind.startsWith('could')
		});
		// Each is a tap away from where it stands.
		return kind === 'couldMove'
			? units.map((id) => ({
					...about(id, where(id)),
					what: say(words.unitCouldMove, { unit: nameOf(id) })
				}))
			: [about(units[0] ?? null, hex ?? at)];
	});
};
