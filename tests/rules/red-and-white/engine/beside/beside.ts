import fc from 'fast-check';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { HOLDERS } from '#lib/rules/red-and-white/engine/beside/goals.ts';
import { PAPER_KINDS, type Paper } from '#lib/rules/red-and-white/engine/beside/papers.ts';
import { fingerprint, type Content } from '#lib/rules/red-and-white/engine/beside/seal.ts';
import type { Id } from '#lib/rules/red-and-white/engine/state.ts';
import { CHARACTERS } from '#lib/rules/red-and-white/types.ts';

const camp = fc.constantFrom('red', 'white');
const points = fc.integer({ min: -5, max: 9 });
const objective = fc.constantFrom('bridge', 'mill');
const someClock = fc.record({
	round: fc.integer({ min: 1, max: 4 }),
	turn: camp,
	phase: fc.constantFrom(1, 2, 3, 4, 5, 6, 7)
});

/** What may lie under a seal, sense or no sense. */
export const anyContent = (units: readonly Id[]): fc.Arbitrary<Content> =>
	fc.record({
		text: fc.constantFrom('', 'Hold the bridge', 'Hold the  mill', 'fall back'),
		character: fc.option(fc.constantFrom(...CHARACTERS)),
		units: fc.uniqueArray(fc.constantFrom(...units), { maxLength: 2 }),
		dummy: fc.boolean()
	});

/** A paper: open, sealed and kept here, or sealed and kept by its owner. */
const anyPaper = (units: readonly Id[], officers: readonly Id[]): fc.Arbitrary<Paper> =>
	fc
		.record({
			id: fc.constantFrom('p1', 'p2', 'p3'),
			kind: fc.constantFrom(...PAPER_KINDS),
			name: fc.constantFrom('Blind 3', 'Orders', ''),
			camp: fc.option(camp),
			officer: fc.option(fc.constantFrom(...officers)),
			due: fc.option(someClock),
			content: anyContent(units),
			kept: fc.constantFrom('open', 'sealed', 'by its owner', 'wrongly')
		})
		.map(({ content, kept, ...rest }) => {
			const print = fingerprint('elm kite oak sun', rest.id, rest.kind, content);
			return {
				...rest,
				from: '',
				to: '',
				place: '',
				content: kept === 'by its owner' ? null : content,
				seal:
					kept === 'open'
						? null
						: {
								print: kept === 'wrongly' ? '0'.repeat(64) : print,
								salt: kept === 'by its owner' ? null : 'elm kite oak sun'
							}
			} as Paper;
		});

/** Any command beside the table. */
export const anyBeside = (units: readonly Id[], officers: readonly Id[]): fc.Arbitrary<Command> =>
	fc.oneof(
		fc
			.record({
				id: objective,
				name: fc.constantFrom('The bridge', ''),
				worth: fc.record({ red: points, white: points }),
				pays: fc.constantFrom('held', 'rounds')
			})
			.map((objective) => ({ type: 'setObjective', objective }) as Command),
		objective.map((objective): Command => ({ type: 'dropObjective', objective })),
		fc
			.record({ objective, holder: fc.constantFrom(...HOLDERS) })
			.map((rest): Command => ({ type: 'holdObjective', ...rest })),
		fc.record({ stand: points, tank: points }).map(({ stand, tank }): Command => ({
			type: 'priceLosses',
			worth: { stand, units: { tank } }
		})),
		fc
			.record({
				id: fc.constantFrom('a', 'b'),
				winner: camp,
				more: fc.constantFrom(
					{ kind: 'words', text: 'the train gets through' },
					{ kind: 'lead', points: 2, round: 2 },
					{ kind: 'broken' },
					{ kind: 'holds', objective: 'bridge', round: null },
					{ kind: 'holds', objective: 'mill', round: 1 }
				)
			})
			.map(
				({ more, ...rest }) =>
					({ type: 'setCondition', condition: { ...rest, ...more } }) as Command
			),
		fc.constantFrom('a', 'b').map((condition): Command => ({ type: 'dropCondition', condition })),
		fc
			.record({ condition: fc.constantFrom('a', 'b'), met: fc.option(fc.boolean()) })
			.map((rest): Command => ({ type: 'judgeCondition', ...rest })),
		fc
			.record({ camp, points, why: fc.constantFrom('', 'a fine charge') })
			.map((rest) => ({ type: 'givePoints', ...rest }) as Command),
		anyPaper(units, officers).map((paper): Command => ({ type: 'writePaper', paper })),
		fc
			.record({
				paper: fc.constantFrom('p1', 'p2', 'p3'),
				content: fc.option(anyContent(units)),
				salt: fc.constantFrom(null, 'elm kite oak sun', 'elm kite oak moon'),
				overruled: fc.constantFrom(undefined, 'we all saw it')
			})
			.map(({ overruled, ...rest }): Command => ({
				type: 'openPaper',
				...rest,
				...(overruled ? { overruled } : {})
			})),
		fc
			.record({ paper: fc.constantFrom('p1', 'p2'), due: someClock })
			.map((rest) => ({ type: 'delayPaper', ...rest }) as Command),
		fc.constantFrom('p1', 'p3').map((paper): Command => ({ type: 'losePaper', paper })),
		fc
			.record({
				shown: fc.boolean(),
				end: fc.option(fc.constant('2024-05-01T18:00:00.000Z')),
				silence: fc.integer({ min: 1, max: 60 })
			})
			.map((rest): Command => ({ type: 'keepTime', ...rest })),
		fc.constantFrom<Command>({ type: 'pauseTable' }, { type: 'resumeTable' })
	);
