import { count, say, type PhraseValue } from '#lib/kernel/phrase.ts';
import { bookIn } from '../engine/state.ts';
import type { History } from '../journal/history.ts';
import { stepOf, turnNumber } from '../engine/sequence.ts';
import { CAMPS } from '../types.ts';
import { CAMP_WORDS } from '../words/table.ts';
import type { Block } from '#lib/kernel/report/block.ts';
import type { Report, ReportPhoto, Story } from '#lib/kernel/report/report.ts';
import type { Sliced } from '#lib/kernel/sliced.ts';
import type { Command } from '../engine/commands/command.ts';
import type { Fact } from '../engine/facts/fact.ts';
import type { BattleState } from '../engine/state.ts';
import { armyFate, type ArmyFate, type UnitLosses } from './fates.ts';
import { goalBlocks, outcomeBlocks } from './goals.ts';
import { countLuck } from './luck/luck-so-far.ts';
import { orderOfBattle } from './order-of-battle.ts';
import { photoBlock, photosBehind } from './photos.ts';
import { houseRulesPlayed, optionsPlayed, type Agreed } from './played.ts';
import { tellingTurns } from './turns.ts';
import { unitTitle } from './in-tables.ts';
import { words } from '../words/en/battle-report.ts';
import { words as morale } from '../words/en/morale.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

type BattleReport = Report<BattleState, Command, Fact>;

/** MAJOR MORALE: how far an army is gone, and whether it has broken. */
const armySentences = ({ totalUnits, unitsLost, effective, share, broken, camp }: ArmyFate) => {
	const side = say(CAMP_WORDS[camp].many);
	return [
		say(words.sideLostOfTotalUnitsLostOrAtHalf, {
			side,
			lost: unitsLost,
			total: totalUnits
		}),
		...(effective === unitsLost
			? []
			: [say(words.withTrainsAndSupplyLinesItCountsAs, { n: effective })]),
		say(words.lossesForArmyMoraleShare, { share: { chance: share } }),
		broken ? say(morale.theArmyIsBroken) : say(words.theArmyHolds)
	];
};

const lossRow = ({ unit, start, left, lost, fate }: UnitLosses): readonly PhraseValue[] => [
	unitTitle(unit),
	start ?? '–',
	left ?? '–',
	lost ?? '–',
	{ list: fate }
];

const lossesBlocks = (armies: readonly ArmyFate[]): Block[] => [
	{ kind: 'heading', level: 2, text: say(words.losses) },
	...armies.flatMap((army): Block[] => [
		{ kind: 'heading', level: 3, text: say(CAMP_WORDS[army.camp].many), side: army.camp },
		{
			kind: 'table',
			caption: say(words.figuresOfTheSide, { side: say(CAMP_WORDS[army.camp].many) }),
			columns: [
				{ text: say(words.unit) },
				{ text: say(words.start), number: true },
				{ text: say(words.left), number: true },
				{ text: say(words.lost), number: true },
				{ text: say(words.fate) }
			],
			rows: army.units.map(lossRow),
			total: [say(words.together), army.start, army.left, army.lost, '']
		},
		{ kind: 'text', sentences: armySentences(army) }
	])
];

function* tellingTurnBlocks(
	history: History,
	photos: readonly ReportPhoto[]
): Sliced<readonly Block[]> {
	const turns = yield* tellingTurns(history);
	const behind = photosBehind(history, turns, photos);
	return turns.flatMap((turn): Block[] => [
		{
			kind: 'heading',
			level: 3,
			text: say(CAMP_WORDS[turn.clock.turn].turn, { n: turn.clock.round }),
			side: turn.clock.turn
		},
		...turn.phases.flatMap(({ phase, lines }, at): Block[] => [
			{
				kind: 'heading',
				level: 4,
				text: say(words.phaseNPhase, { n: phase, phase: say(stepOf(phase).title) })
			},
			{
				kind: 'lines',
				lines: lines.map(({ sentences, overruled }) => ({
					sentences,
					...(overruled === null
						? {}
						: { note: say(words.theRefereeOverruledReason, { reason: overruled }) })
				}))
			},
			...behind(turn, at).map(photoBlock)
		])
	]);
}

const agreedTable = (caption: PhraseValue, agreed: readonly Agreed[]): Block => ({
	kind: 'table',
	caption,
	columns: [{ text: say(words.subject) }, { text: say(words.asItWasPlayed) }],
	rows: agreed.map(({ title, text }) => [title, text])
});

const playedBlocks = (history: History): Block[] => {
	const book = bookIn(history.state);
	const house = houseRulesPlayed(book);
	return [
		{ kind: 'heading', level: 2, text: say(words.whatWasPlayed) },
		agreedTable(say(words.options), optionsPlayed(book)),
		house.length
			? agreedTable(say(words.houseRules), house)
			: { kind: 'text', sentences: [say(words.noHouseRulesEverythingAsTheApp)] }
	];
};

/** The battle told from its journal: what it was, who fought, what happened, what it cost. */
function* story({
	history,
	when,
	photos = []
}: Parameters<BattleReport['story']>[0]): Sliced<Story> {
	const state = history.state;
	const { clock, header } = state;
	const turns = turnNumber(clock) + 1;
	const before: readonly Block[] = [
		{ kind: 'heading', level: 1, text: header.name },
		{
			kind: 'text',
			quiet: true,
			sentences: [
				...(when ? [say(patterns.whenStop, { when })] : []),
				say(words.redAndWhite),
				count(turns, words.nTurnsUpToRoundRound, {
					round: clock.round
				})
			]
		},
		...outcomeBlocks(state),
		...orderOfBattle(state),
		{ kind: 'heading', level: 2, text: say(words.whatHappened) },
		...(yield* tellingTurnBlocks(history, photos)),
		...goalBlocks(state),
		...lossesBlocks(CAMPS.map((camp) => armyFate(state, camp)))
	];
	return { before, after: playedBlocks(history) };
}

export const REPORT: BattleReport = { luck: countLuck, story };
