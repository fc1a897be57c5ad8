import { optionIn } from '#lib/kernel/book/choices.ts';
import { inForce, proposed } from '#lib/kernel/book/ruling.ts';
import type { History } from '#lib/kernel/game/history.ts';
import { count, say, type PhraseValue } from '#lib/kernel/phrase.ts';
import type { Block } from '#lib/kernel/report/block.ts';
import type { Report, ReportPhoto, Story } from '#lib/kernel/report/report.ts';
import type { Sliced } from '#lib/kernel/sliced.ts';
import '../texts.ts';
import { BOOK } from '../book.ts';
import type { Command } from '../engine/commands.ts';
import type { Fact } from '../engine/facts.ts';
import { nameOf } from '../engine/facts/kind.ts';
import { titleOf } from '../rules/02-sequence.ts';
import type { State } from '../engine/state.ts';
import { tell } from '../journal/tell.ts';
import { PLAYERS, SCENARIOS, type Player } from '../types.ts';
import { words as game } from '../words/en/game.ts';
import { words } from '../words/en/report.ts';
import { lossesByTurn, lossesIn, placesTaken, together, victoryPlaces } from './losses.ts';
import { countLuck, fallenIn } from './luck.ts';

type OrelReport = Report<State, Command, Fact>;
type OrelHistory = History<State, Command, Fact>;
type OrelLine = OrelHistory['counted'][number];

const heading = (level: 1 | 2 | 3 | 4, text: PhraseValue, side?: Player): Block => ({
	kind: 'heading',
	level,
	text,
	...(side ? { side } : {})
});

const scenarioTitle = ({ header }: State): string =>
	SCENARIOS.find(({ id }) => id === header.scenario)?.title ?? header.scenario;

const outcome = ({ result }: State): Block => ({
	kind: 'text',
	sentences:
		result === null
			? [say(words.itIsNotOverYet)]
			: [
					result.winner === null
						? say(words.nobodyHasWon)
						: say(words.sideHasWon, { side: nameOf(result.winner) }),
					say(words.levelsOfVictory, { white: result.white, red: result.red })
				]
});

/** 8 Steps, prisoners and units that each side lost in each turn. */
const lossesBlocks = (counted: readonly OrelLine[]): readonly Block[] => {
	const turns = lossesByTurn(counted);
	const all = together(turns);
	return [
		heading(2, say(words.losses)),
		...PLAYERS.map((player): Block => {
			const cells = (lost: (typeof turns)[number]['lost']): readonly PhraseValue[] => [
				lost[player].steps,
				lost[player].prisoners,
				lost[player].units
			];
			return {
				kind: 'table',
				caption: say(words.lossesByTurnOfSide, { side: nameOf(player) }),
				columns: [
					{ text: say(words.turn) },
					{ text: say(words.steps), number: true },
					{ text: say(words.prisoners), number: true },
					{ text: say(words.units), number: true }
				],
				rows: turns.map(({ turn, lost }) => [turn, ...cells(lost)]),
				total: [say(words.together), ...cells(all)]
			};
		})
	];
};

/** 10.2 Who holds the places that count, and when they changed hands. */
const placesBlocks = (counted: readonly OrelLine[]): readonly Block[] => {
	const { taken, held } = placesTaken(counted);
	return [
		heading(2, say(words.places)),
		{
			kind: 'table',
			caption: say(words.whoStoodThereLast),
			columns: [{ text: say(words.place) }, { text: say(words.side) }],
			rows: victoryPlaces().map((hex) => [nameOf(hex), nameOf(held.get(hex) ?? '–')])
		},
		...(taken.length === 0
			? []
			: [
					{
						kind: 'lines',
						lines: taken.map(({ turn, hex, by }) => ({
							sentences: [
								say(words.turnNSideEntersPlace, { turn, side: nameOf(by), place: nameOf(hex) })
							]
						}))
					} as const
				])
	];
};

/** Steps lost in one line from which it is told as a turning point. */
const HEAVY = 3;
/** A throw at most this likely, one in ten, is told too. */
const RARE = 0.1;
/** At most this many of each. */
const TOLD = 5;

/** The throws that were least likely to go so well, and the lines with most losses. */
const turningBlocks = (counted: readonly OrelLine[]): readonly Block[] => {
	const byPlace = new Map(counted.map((line) => [line.place, line]));
	const told = (place: number): readonly PhraseValue[] => {
		const line = byPlace.get(place);
		return line ? tell(line.entry, line.before, line.after).sentences.slice(0, 2) : [];
	};
	const when = (place: number): PhraseValue =>
		say(words.turnN, { turn: byPlace.get(place)?.before.turn ?? 0 });
	const rare = counted
		.flatMap(fallenIn)
		.filter(({ chance }) => chance.valueOf() <= RARE)
		.sort((one, two) => one.chance.compare(two.chance) || one.place - two.place)
		.slice(0, TOLD)
		.map(({ place, chance, side }) => ({
			sentences: [when(place), ...told(place)],
			note: say(words.chanceOfItForSide, { chance: { chance }, side: nameOf(side) })
		}));
	const heavy = counted
		.map((line) => {
			const lost = lossesIn(line);
			return { place: line.place, steps: lost.white.steps + lost.red.steps };
		})
		.filter(({ steps }) => steps >= HEAVY)
		.sort((one, two) => two.steps - one.steps || one.place - two.place)
		.slice(0, TOLD)
		.map(({ place, steps }) => ({
			sentences: [when(place), ...told(place)],
			note: count(steps, words.nStepsLostAtOnce)
		}));
	const lines = [...rare, ...heavy];
	return lines.length === 0 ? [] : [heading(2, say(words.turningPoints)), { kind: 'lines', lines }];
};

/** What happened, turn by turn and phase by phase. */
function* toldBlocks(
	counted: readonly OrelLine[],
	photos: readonly ReportPhoto[]
): Sliced<readonly Block[]> {
	const blocks: Block[] = [];
	let turn = '';
	let phase = '';
	let lines: { sentences: readonly PhraseValue[] }[] = [];
	for (const [at, line] of counted.entries()) {
		yield at / counted.length;
		const { before, after, entry } = line;
		const told = tell(entry, before, after).sentences;
		const taken = photos.filter((photo) => photo.line === line.id);
		if (told.length === 0 && taken.length === 0) continue;
		const now = before.turn === 0 ? after : before;
		const newTurn = `${now.turn} ${now.player}`;
		if (newTurn !== turn) {
			turn = newTurn;
			phase = '';
			const title = say(game.turnTurnPlayer, { turn: now.turn, player: nameOf(now.player) });
			blocks.push(heading(3, title, now.player));
		}
		if (now.phase !== phase) {
			phase = now.phase;
			lines = [];
			blocks.push(heading(4, say(titleOf(now.phase))), { kind: 'lines', lines });
		}
		if (told.length > 0) lines.push({ sentences: told });
		for (const { id, caption, stamp } of taken) {
			lines = [];
			blocks.push(
				{ kind: 'photo', id, caption: [caption, stamp], alt: caption },
				{ kind: 'lines', lines }
			);
		}
	}
	return blocks.filter((block) => block.kind !== 'lines' || block.lines.length > 0);
}

/** Options, readings and corrections under which it was played. */
const playedBlocks = ({ header }: State): readonly Block[] => {
	const table = (caption: PhraseValue, rows: readonly (readonly PhraseValue[])[]): Block => ({
		kind: 'table',
		caption,
		columns: [{ text: say(words.subject) }, { text: say(words.asPlayed) }],
		rows
	});
	const readings = BOOK.rulings.flatMap((ruling): (readonly PhraseValue[])[] => {
		const now = inForce(ruling, header.readings);
		return now === proposed(ruling) ? [] : [[ruling.id, now.text]];
	});
	const numbers = Object.entries({ ...header.numbers, ...header.corrections });
	return [
		heading(2, say(words.whatWasPlayed)),
		table(
			say(words.options),
			BOOK.options.map((field) => {
				const now = optionIn(field, header);
				return [field.title, field.choices.find(({ value }) => value === now)?.text ?? ''];
			})
		),
		...(readings.length > 0 ? [table(say(words.otherReadings), readings)] : []),
		...(numbers.length > 0 ? [table(say(words.corrections), numbers)] : [])
	];
};

/** The game told from its journal: what it was, how it ended, what it cost, what happened. */
function* story({ history, when, photos = [] }: Parameters<OrelReport['story']>[0]): Sliced<Story> {
	const { state, counted } = history;
	const before: readonly Block[] = [
		heading(1, state.name || scenarioTitle(state)),
		{
			kind: 'text',
			quiet: true,
			sentences: [
				...(when ? [when] : []),
				say(words.titleScenario, { title: say(game.orel1919), scenario: scenarioTitle(state) }),
				say(words.upToTurnN, { turn: state.turn })
			]
		},
		outcome(state),
		...placesBlocks(counted),
		...lossesBlocks(counted),
		...turningBlocks(counted),
		heading(2, say(words.whatHappened)),
		...(yield* toldBlocks(counted, photos))
	];
	return { before, after: playedBlocks(state) };
}

export const REPORT: OrelReport = { luck: countLuck, story };
