import { say, type Phrase, type PhraseValue } from '#lib/kernel/phrase.ts';
import { conditionText, standingOf } from '../engine/beside/conditions.ts';
import { hasGoals, hasScore, scoreLines, scoreOf } from '../engine/beside/score.ts';
import type { PaperInBattle } from '../engine/beside/papers.ts';
import { printWords } from '../engine/beside/seal.ts';
import { HOLDER_WORDS, KIND_WORDS } from '../words/goals-and-papers.ts';
import type { BattleState } from '../engine/state.ts';
import { CAMP_WORDS } from '../words/table.ts';
import type { Block } from '#lib/kernel/report/block.ts';

const CAMPS = ['red', 'white'] as const;

const objectiveTable = ({ goals }: BattleState): Block[] =>
	goals.objectives.length
		? [
				{
					kind: 'table',
					caption: say('Objectives'),
					columns: [
						{ text: say('Objective') },
						{ text: say('Held by') },
						{ text: say('For Red'), number: true },
						{ text: say('For White'), number: true }
					],
					rows: goals.objectives.map(({ name, holder, worth, pays }) => [
						pays === 'rounds' ? say('{name}, each round', { name }) : name,
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
					caption: say('Points of the {side}', { side: say(CAMP_WORDS[camp].many) }),
					columns: [{ text: say('For') }, { text: say('Points'), number: true }],
					rows: lines.length
						? lines.map(({ what, points }): PhraseValue[] => [what, points])
						: [[say('Nothing so far'), 0]],
					total: [say('Together'), scoreOf(state, camp)]
				};
			})
		: [];

const conditionLine = (
	state: BattleState,
	one: BattleState['goals']['conditions'][number]
): Phrase => {
	const what = conditionText(state, one.condition);
	const { met, settled } = standingOf(state, one);
	if (met) return say('{what}: yes.', { what });
	return settled ? say('{what}: no.', { what }) : say('{what}: not so far.', { what });
};

const conditionLines = (state: BattleState): Block[] =>
	state.goals.conditions.length
		? [
				{ kind: 'heading', level: 3, text: say('Victory') },
				{
					kind: 'lines',
					lines: state.goals.conditions.map((one) => ({
						sentences: [conditionLine(state, one)]
					}))
				}
			]
		: [];

/** A sealed thing by its name and words; what it says stands where it was opened. */
const paperLine = ({ paper, fate, fits }: PaperInBattle): Phrase => {
	const values = {
		name: paper.name,
		kind: say(KIND_WORDS[paper.kind]),
		words: paper.seal ? printWords(paper.seal.print).join(' ') : ''
	};
	if (fate === 'waits') return say('{kind}, {name}: still sealed ({words}).', values);
	if (fate === 'lost') return say('{kind}, {name}: lost, never opened ({words}).', values);
	return fits
		? say('{kind}, {name}: opened, and nothing was changed ({words}).', values)
		: say('{kind}, {name}: opened, but the words do not fit ({words}).', values);
};

/** What it was about and how it ended; what was sealed, without what still lies covered. */
export const goalBlocks = (state: BattleState): readonly Block[] => {
	const sealed = state.papers.filter(({ paper }) => paper.seal !== null);
	return [
		...(hasGoals(state)
			? [
					{ kind: 'heading', level: 2, text: say('Objectives and score') } as const,
					...objectiveTable(state),
					...scoreTables(state),
					...conditionLines(state)
				]
			: []),
		...(sealed.length
			? [
					{ kind: 'heading', level: 2, text: say('Sealed') } as const,
					{
						kind: 'lines',
						lines: sealed.map((one) => ({ sentences: [paperLine(one)] }))
					} as const
				]
			: [])
	];
};
