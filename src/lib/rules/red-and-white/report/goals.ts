import { say, type Phrase, type PhraseValue } from '#lib/kernel/phrase.ts';
import { conditionText, standingOf } from '../engine/beside/conditions.ts';
import { reasonsFor, wonBy } from '../engine/beside/outcome.ts';
import { hasGoals, hasScore, scoreLines, scoreOf } from '../engine/beside/score.ts';
import type { PaperInBattle } from '../engine/beside/papers.ts';
import { printWords } from '../engine/beside/seal.ts';
import { HOLDER_WORDS, KIND_WORDS } from '../words/goals-and-papers.ts';
import type { BattleState } from '../engine/state.ts';
import { CAMPS } from '../types.ts';
import { CAMP_WORDS } from '../words/table.ts';
import type { Block } from '#lib/kernel/report/block.ts';
import { words as texts } from '../words/en/battle-report.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

const objectiveTable = ({ goals }: BattleState): Block[] =>
	goals.objectives.length
		? [
				{
					kind: 'table',
					caption: say(texts.objectives),
					columns: [
						{ text: say(texts.objective) },
						{ text: say(texts.heldBy) },
						{ text: say(texts.forRed), number: true },
						{ text: say(texts.forWhite), number: true }
					],
					rows: goals.objectives.map(({ name, holder, worth, pays }) => [
						pays === 'rounds' ? say(texts.nameEachRound, { name }) : name,
						say(HOLDER_WORDS[holder].label),
						worth.red,
						worth.white
					])
				}
			]
		: [];

const scoreTables = (state: BattleState): Block[] =>
	hasScore(state)
		? CAMPS.map((camp): Block => {
				const lines = scoreLines(state, camp);
				return {
					kind: 'table',
					caption: say(texts.pointsOfTheSide, { side: say(CAMP_WORDS[camp].many) }),
					columns: [{ text: say(texts.for) }, { text: say(texts.points), number: true }],
					rows: lines.length
						? lines.map(({ what, points }): PhraseValue[] => [what, points])
						: [[say(texts.nothingSoFar), 0]],
					total: [say(texts.together), scoreOf(state, camp)]
				};
			})
		: [];

const conditionLine = (
	state: BattleState,
	one: BattleState['goals']['conditions'][number]
): Phrase => {
	const what = conditionText(state, one.condition);
	const { met, settled } = standingOf(state, one);
	if (met) return say(texts.whatYes, { what });
	return settled ? say(texts.whatNo, { what }) : say(texts.whatNotSoFar, { what });
};

const conditionLines = (state: BattleState): Block[] =>
	state.goals.conditions.length
		? [
				{ kind: 'heading', level: 3, text: say(texts.victory) },
				{
					kind: 'lines',
					lines: state.goals.conditions.map((one) => ({
						sentences: [conditionLine(state, one)]
					}))
				}
			]
		: [];

/** A sealed paper by its name and words; its content is told where it was opened. */
const paperLine = ({ paper, fate, fits }: PaperInBattle): Phrase => {
	const values = {
		name: paper.name,
		kind: say(KIND_WORDS[paper.kind]),
		words: paper.seal ? printWords(paper.seal.print).join(' ') : ''
	};
	if (fate === 'waits') return say(texts.kindNameStillSealedWords, values);
	if (fate === 'lost') return say(texts.kindNameLostNeverOpenedWords, values);
	return fits
		? say(texts.kindNameOpenedAndNothingWasChanged, values)
		: say(texts.kindNameOpenedButTheWordsDoNot, values);
};

/** How the battle ended: who won, and why. */
export const outcomeBlocks = (state: BattleState): readonly Block[] => {
	const { outcome } = state;
	if (!outcome) return [];
	const { winner, why } = outcome;
	const reasons = reasonsFor(state, winner).map((name) => say(patterns.nameStop, { name }));
	return [
		{
			kind: 'heading',
			level: 2,
			text: wonBy(winner),
			...(winner ? { side: winner } : {})
		},
		...(reasons.length || why
			? [{ kind: 'text', sentences: [...reasons, ...(why ? [why] : [])] } as const]
			: [])
	];
};

/** What the battle was about and how that ended; and what was sealed, except what is still covered. */
export const goalBlocks = (state: BattleState): readonly Block[] => {
	const sealed = state.papers.filter(({ paper }) => paper.seal !== null);
	return [
		...(hasGoals(state)
			? [
					{ kind: 'heading', level: 2, text: say(texts.objectivesAndScore) } as const,
					...objectiveTable(state),
					...scoreTables(state),
					...conditionLines(state)
				]
			: []),
		...(sealed.length
			? [
					{ kind: 'heading', level: 2, text: say(texts.sealed) } as const,
					{
						kind: 'lines',
						lines: sealed.map((one) => ({ sentences: [paperLine(one)] }))
					} as const
				]
			: [])
	];
};
