import { count, say } from '#lib/kernel/phrase.ts';
import {
	nameOf,
	type OctoberEngine,
	type State,
	type Waiting
} from '#lib/rules/white-october/index.ts';
import type { Warned } from '#lib/features/board/face.ts';
import { words } from '../words/en/board.ts';

/** Of more than so many who may come in one line tells: 36 of them hid all the rest. */
const EACH = 3;

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
	const warnings = engine.ahead.warnings(state);
	const come = warnings.flatMap(({ kind, units }) => (kind === 'mayComeIn' ? units : []));
	const [first = ''] = come;
	return warnings.flatMap(({ kind, what, rule, hex, units, stops }) => {
		const about = (unit: string | null, place: string | null): Warned => ({
			what,
			rule,
			stops,
			unit,
			hex: place,
			mild: kind.startsWith('could')
		});
		if (kind === 'mayComeIn' && come.length > EACH) {
			const what = count(come.length, words.nMayComeIn, { unit: nameOf(first) });
			return units.includes(first) ? [{ ...about(first, null), what }] : [];
		}
		// Each is a tap away from where it stands.
		return kind === 'couldMove'
			? units.map((id) => ({
					...about(id, where(id)),
					what: say(words.unitCouldMove, { unit: nameOf(id) })
				}))
			: [{ ...about(units[0] ?? null, hex), units }];
	});
};
