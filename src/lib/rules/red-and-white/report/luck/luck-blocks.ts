import { above } from '#lib/kernel/dice/luck.ts';
import { count, say, type Phrase, type PhraseValue } from '#lib/kernel/phrase.ts';
import type { History, HistoryLine } from '../../journal/history.ts';
import { stepOf } from '../../engine/sequence.ts';
import type { BattleState } from '../../engine/state.ts';
import { nameOf } from '../../engine/table/unit.ts';
import { CAMP_WORDS } from '../../words/table.ts';
import type { Block, TableBlock } from '#lib/kernel/report/block.ts';
import { sideLuck, type LineLuck, type LossLuck, type SideLuck } from './luck.ts';
import { toldLine } from '../turns.ts';
import { turningPoints } from '../turning-points.ts';
import { words } from '#lib/rules/red-and-white/words/en/battle-report.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

/** When a line happened: the turn and the phase. */
const whenOf = ({ before: { clock } }: HistoryLine): Phrase =>
	say(patterns.turnPhase, {
		turn: say(CAMP_WORDS[clock.turn].turn, { n: clock.round }),
		phase: say(stepOf(clock.phase).title)
	});

const sideRow = ({ camp, lost, expected }: SideLuck): readonly PhraseValue[] => [
	say(CAMP_WORDS[camp].many),
	lost,
	{ mean: expected }
];

/** The figures that each side lost by dice, and what it could expect to lose. */
export const sidesBlock = (luck: readonly LineLuck[]): TableBlock => ({
	kind: 'table',
	caption: say(words.figuresLostToDice),
	columns: [
		{ text: say(words.side) },
		{ text: say(words.lost), number: true },
		{ text: say(words.toBeExpected), number: true }
	],
	rows: sideLuck(luck).map(sideRow)
});

/** The names of all who bore a loss. */
const namesOf = (state: BattleState, { unit, others = [] }: LossLuck): PhraseValue => ({
	list: [unit, ...others].map((id) => nameOf(state, id))
});

/** `5 figures lost, 2.17 to be expected. 3.1 % for so many or more.` */
const farOffNote = ({ luck, counts }: LossLuck, unit: PhraseValue): Phrase => {
	const { actual, mean, atLeast, atMost } = luck;
	const lost =
		counts === 'hits'
			? count(actual, words.unitNHits, { unit })
			: count(actual, words.unitLostNFigures, { unit });
	const values = { lost, mean: { mean }, chance: { chance: above(luck) ? atLeast : atMost } };
	return above(luck)
		? say(words.lostMoreThanExpected, values)
		: say(words.lostFewerThanExpected, values);
};

/** The least likely outcomes, the losses farthest from expectation, and what both sides could expect. */
export const luckBlocks = (history: History, luck: readonly LineLuck[]): readonly Block[] => {
	if (luck.length === 0) return [];
	const lines = new Map(history.counted.map((line) => [line.place, line]));
	const told = (place: number, note: (line: HistoryLine) => Phrase, most = Infinity) => {
		const line = lines.get(place);
		if (!line) return [];
		const sentences = [whenOf(line), ...toldLine(line).sentences.slice(0, most)];
		return [{ sentences, note: note(line) }];
	};
	const { unlikely, farOff } = turningPoints(luck);
	const parts: Block[] = [
		{ kind: 'heading', level: 2, text: say(words.turningPoints) },
		...(unlikely.length || farOff.length
			? []
			: [{ kind: 'text', sentences: [say(words.theDiceFellMuchAsExpected)] } as const])
	];
	if (unlikely.length)
		parts.push(
			{ kind: 'heading', level: 3, text: say(words.leastLikely) },
			{
				kind: 'lines',
				lines: unlikely.flatMap(({ place, chance, exactly }) =>
					told(place, () =>
						say(exactly ? words.chanceForThis : words.chanceForThisOrMore, {
							chance: { chance }
						})
					)
				)
			}
		);
	if (farOff.length)
		parts.push(
			{ kind: 'heading', level: 3, text: say(words.lossesFarthestFromWhatWasExpected) },
			{
				kind: 'lines',
				lines: farOff.flatMap(({ place, loss }) =>
					told(place, ({ before }) => farOffNote(loss, namesOf(before, loss)), 1)
				)
			}
		);
	return [
		...parts,
		{ kind: 'heading', level: 2, text: say(words.luck) },
		sidesBlock(luck),
		{
			kind: 'text',
			quiet: true,
			sentences: [
				say(words.exactFromTheSituationInWhichEach),
				count(luck.length, words.nLinesWithDiceCounted)
			]
		}
	];
};
