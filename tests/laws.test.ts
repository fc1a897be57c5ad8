import fc from 'fast-check';
import * as v from 'valibot';
import { die, play, type Throw } from '#lib/kernel/dice/draw.ts';
import { entryReader } from '#lib/kernel/border/entries.ts';
import { isNamed, isThrows } from '#lib/kernel/border/payload.ts';
import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { valueOf } from '#lib/kernel/game/roll.ts';
import { count, say } from '#lib/kernel/phrase.ts';
import { laws, type TriedEngine } from './laws.ts';

/** A game of two units and one die: whoever is to play rests or fires, and a hit takes one of three steps. */
type Side = 'red' | 'white';
interface Duel {
	readonly toPlay: Side | null;
	readonly steps: Readonly<Record<Side, number>>;
}
type Order =
	| { readonly type: 'begin' }
	| { readonly type: 'rest'; readonly side: Side }
	| {
			readonly type: 'roll';
			readonly procedure: 'fire';
			readonly parties: { readonly side: Side };
			readonly throws: readonly Throw[];
	  };
type Happened =
	| { readonly type: 'begun'; readonly steps: number }
	| { readonly type: 'rested'; readonly side: Side }
	| { readonly type: 'fired'; readonly side: Side; readonly hits: number };

const other = (side: Side): Side => (side === 'red' ? 'white' : 'red');
/** 2.1 A hit falls on these faces or more. */
const fire = (hitsOn: number) =>
	die(6, { label: 'Fire', rule: '2.1' }).map((face) => (face >= hitsOn ? 1 : 0));
const isOver = ({ toPlay, steps }: Duel): boolean =>
	toPlay !== null && (steps.red === 0 || steps.white === 0);

const duel = (hitsOn: number): TriedEngine<Duel, Order, Happened, Asked> => ({
	empty: { toPlay: null, steps: { red: 0, white: 0 } },
	waiting: (state) => {
		const side = state.toPlay;
		if (!side || isOver(state)) return { commands: side ? [] : [{ type: 'begin' }], rolls: [] };
		return {
			commands: [{ type: 'rest', side }],
			rolls: [{ procedure: 'fire', parties: { side } }]
		};
	},
	decide: (state, order): Decision<Happened> => {
		if (order.type === 'begin')
			return state.toPlay
				? refuse('1', say('The duel has begun.'))
				: accept<Happened>({ type: 'begun', steps: 3 });
		if (isOver(state)) return refuse('3', say('The duel is over.'));
		const side = order.type === 'rest' ? order.side : order.parties.side;
		if (side !== state.toPlay) return refuse('1', say('It is not your turn.'));
		if (order.type === 'rest') return accept<Happened>({ type: 'rested', side });
		const fell = valueOf(fire(hitsOn), order.throws, '2.1');
		return fell.ok ? accept<Happened>({ type: 'fired', side, hits: fell.value }) : fell;
	},
	evolve: (state, fact) => {
		if (fact.type === 'begun')
			return { toPlay: 'red', steps: { red: fact.steps, white: fact.steps } };
		const at = other(fact.side);
		const lost = fact.type === 'fired' ? fact.hits : 0;
		return { toPlay: at, steps: { ...state.steps, [at]: state.steps[at] - lost } };
	}
});
interface Asked {
	readonly procedure: 'fire';
	readonly parties: { readonly side: Side };
}

const side = v.picklist(['red', 'white']);
const parse = entryReader<Order, Happened>(
	v.custom<Order>((raw) => isNamed(raw), 'Command'),
	v.variant('type', [
		v.strictObject({ type: v.literal('begun'), steps: v.number() }),
		v.strictObject({ type: v.literal('rested'), side }),
		v.strictObject({ type: v.literal('fired'), side, hits: v.number() })
	])
);

laws('a duel of two units with one die', {
	engine: (charts) => duel(charts ? 2 : 5),
	beginnings: [{ type: 'begin' }],
	roll: (_, state, { parties }, dice): Order => {
		const { throws } = play(fire(5), dice);
		if (!isThrows(throws) || isOver(state)) throw new Error('Nothing to roll');
		return { type: 'roll', procedure: 'fire', parties, throws };
	},
	any: fc.oneof(
		fc.constant<Order>({ type: 'begin' }),
		fc.constantFrom<Side>('red', 'white').map((one): Order => ({ type: 'rest', side: one })),
		fc.constantFrom<Side>('red', 'white').map((one): Order => ({
			...{ type: 'roll', procedure: 'fire', parties: { side: one }, throws: [] }
		}))
	),
	faults: ({ steps }) => (Math.min(steps.red, steps.white) < 0 ? ['fewer than none'] : []),
	over: isOver,
	sections: new Set(['1', '2.1', '3']),
	journal: {
		parse,
		parseKept: parse,
		tell: ({ facts }) => ({
			sentences: facts.map((fact) => {
				if (fact.type === 'begun') return say('The duel begins.');
				if (fact.type === 'rested') return say('{side} rests.', { side: fact.side });
				return count(fact.hits, '{side}: {n} hits.', { side: fact.side });
			}),
			rule: '1'
		})
	},
	strike: (engine) => ({
		engine,
		again: ({ entry: { command } }) =>
			command.type === 'roll'
				? {
						draw: fire(5),
						throws: command.throws,
						rolled: (throws) => ({ ...command, throws })
					}
				: undefined,
		fits: (state, facts) => facts.reduce(engine.evolve, state).steps.red >= 0,
		sense: '1'
	}),
	commands: 60,
	games: 40
});
