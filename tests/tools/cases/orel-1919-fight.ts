import { Draw } from '#lib/kernel/dice/draw.ts';
import type { Book } from '#lib/rules/orel-1919/book.ts';
import type { Combat, Fighter, Support } from '#lib/rules/orel-1919/rules/08-combat.ts';
import {
	shot,
	targetCheck,
	type Barrage
} from '#lib/rules/orel-1919/rules/08-combat/08-3-barrage.ts';
import { USUAL_POLICY, type Policy } from '#lib/rules/orel-1919/engine/combat/chances.ts';
import { isTrain, MODES, PLAYERS, type Role, type Terrain } from '#lib/rules/orel-1919/types.ts';
import type { Raw } from './raw.ts';

const unitIn = (raw: Raw, id: string): Fighter => {
	const steps = raw.number('steps', 3);
	const strength = raw.number('strength', steps);
	return {
		id,
		type: raw.oneOf('kind', ['inf', 'cav'], 'inf') === 'cav' ? 'cavalry' : 'infantry',
		player: raw.oneOf('side', PLAYERS, 'red'),
		hex: id,
		tq: raw.number('tq', 4),
		steps,
		strength,
		charge: raw.number('charge', strength),
		mode: raw.oneOf('mode', MODES, 'combat'),
		unsupplied: raw.flag('unsupplied'),
		entrenched: raw.flag('entrenched'),
		integratedArtillery: raw.flag('int_art')
	};
};

/** A support that is sure to be coordinated. */
const sure = (role: Role, fire: number): Support[] =>
	fire > 0 ? [{ id: `${role} support`, role, train: false, tq: 99, steps: 1, fire }] : [];

/** One unit attacks one unit, as `orel.hex_falls` describes it. */
export const hexFight = (raw: Raw): { readonly combat: Combat; readonly policy: Policy } => {
	const defender = unitIn(raw.of('dfn'), 'd');
	const arts = raw.list<readonly [number, number, boolean | number]>('att_arts');
	const supports: Support[] = raw.has('att_arts')
		? arts.map(([tq, fire, ooc], at) => ({
				id: `gun ${at}`,
				role: 'attacker',
				train: false,
				tq,
				steps: 1,
				fire,
				outOfCommand: Boolean(ooc)
			}))
		: sure('attacker', raw.number('support', 0));
	return {
		combat: {
			kind: raw.flag('hasty') ? 'hasty' : 'prepared',
			attackers: [unitIn(raw.of('att'), 'a')],
			defenders: [{ ...defender, ringed: () => raw.flag('surrounded') }],
			from: { a: { side: 0, ...(raw.flag('river') ? { over: 'river' } : {}) } },
			terrain: [raw.text<Terrain>('terrain', 'clear')],
			supports: [...supports, ...sure('defender', raw.number('def_support', 0))],
			encircled: raw.flag('encircled')
		},
		policy: {
			...USUAL_POLICY,
			assault: raw.oneOf('assault', ['always', 'if_ordered', 'never'], 'always')
		}
	};
};

/** 8.3.2 What a barrage does: steps lost, and the result of the target's check. `none`: it need not check. */
interface BarrageResult {
	readonly loss: 0 | 1;
	readonly result: 'none' | 'ok' | 'retreat' | 'rout' | 'destroyed' | 'damaged';
}

/**
 * 8.3.2 The shot, then the target's check where the table asks for one. A train that is hit is damaged if heavy and
 * undamaged, otherwise destroyed.
 */
export const barrage = (book: Book, aimed: Barrage): Draw<BarrageResult> => {
	const { target } = aimed;
	return shot(book, aimed).chain(({ loss, check }): Draw<BarrageResult> => {
		if (loss && isTrain(target.type))
			return Draw.of({ loss, result: target.heavy && !target.damaged ? 'damaged' : 'destroyed' });
		if (loss >= target.steps) return Draw.of({ loss, result: 'destroyed' });
		if (check === null) return Draw.of({ loss, result: 'none' });
		return targetCheck(book, target.tq, check).map(({ result }) => ({ loss, result }));
	});
};
