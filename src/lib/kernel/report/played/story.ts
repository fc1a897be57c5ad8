import type { Side } from '../../decided/table-talk.ts';
import type { History } from '../../game/history.ts';
import type { Line } from '../../game/journal.ts';
import { optionIn } from '../../book/choices.ts';
import type { Value } from '../../book/corrections.ts';
import { inForce, proposed } from '../../book/ruling.ts';
import { say, type Phrase, type PhraseValue } from '../../phrase.ts';
import { same } from '../../same.ts';
import type { Sliced } from '../../sliced.ts';
import { words } from '../../words/en/played.ts';
import type { Block } from '../block.ts';
import type { Report, ReportPhoto, Story } from '../report.ts';
import { lossesByTurn, lossesIn, placesTaken, together } from './losses.ts';
import { countLuck, fallenIn } from './luck.ts';
import { SIDES, type Position, type Telling } from './telling.ts';

const heading = (level: 1 | 2 | 3 | 4, text: PhraseValue, side?: Side): Block => ({
	kind: 'heading',
	level,
	text,
	...(side ? { side } : {})
});

/** What each side lost in each turn. */
const lossesBlocks = <S extends Position, C, F>(
	telling: Telling<S, C, F>,
	counted: readonly Line<S, C, F>[]
): readonly Block[] => {
	const turns = lossesByTurn(telling, counted);
	const all = together(turns);
	return [
		heading(2, say(words.losses)),
		...SIDES.map((side): Block => {
			const cells = (lost: (typeof turns)[number]['lost']): readonly PhraseValue[] => [
				lost[side].steps,
				lost[side].prisoners,
				lost[side].units
			];
			return {
				kind: 'table',
				caption: say(words.sideByTurn, { side: telling.nameOf(side) }),
				columns: [
					{ text: say(words.turn) },
					{ text: telling.losing.column, number: true },
					{ text: say(words.prisoners), number: true },
					{ text: say(words.units), number: true }
				],
				rows: turns.map(({ turn, lost }) => [turn, ...cells(lost)]),
				total: [say(words.total), ...cells(all)]
			};
		})
	];
};

/** Who holds the places that count, and when they changed hands. */
const placesBlocks = <S extends Position, C, F>(
	telling: Telling<S, C, F>,
	{ state, counted }: Pick<History<S, C, F>, 'state' | 'counted'>
): readonly Block[] => {
	const { nameOf, places, holders, holding, taking } = telling;
	const { taken } = placesTaken(telling, counted);
	const held = holders(state);
	return [
		heading(2, say(words.places)),
		{
			kind: 'table',
			caption: holding,
			columns: [{ text: say(words.place) }, { text: say(words.side) }],
			rows: places(state).map((hex) => [nameOf(hex), nameOf(held.get(hex) ?? '–')])
		},
		...(taken.length === 0
			? []
			: [
					{
						kind: 'lines',
						lines: taken.map(({ turn, hex, by }) => ({ sentences: [taking(turn, hex, by)] }))
					} as const
				])
	];
};

/** As many lost in one line are told as a turning point. */
const HEAVY = 3;
/** A throw at most this likely, one in ten, is told too. */
const RARE = 0.1;
/** At most this many of each. */
const TOLD = 5;

/** The throws that were least likely to go so well, and the lines with most losses. */
const turningBlocks = <S extends Position, C, F>(
	telling: Telling<S, C, F>,
	counted: readonly Line<S, C, F>[]
): readonly Block[] => {
	const byPlace = new Map(counted.map((line) => [line.place, line]));
	const told = (place: number): readonly PhraseValue[] => {
		const line = byPlace.get(place);
		return line ? telling.tell(line).sentences.slice(0, 2) : [];
	};
	const when = (place: number): PhraseValue =>
		say(words.turnN, { turn: byPlace.get(place)?.before.turn ?? 0 });
	const rare = counted
		.flatMap((line) => fallenIn(telling, line))
		.filter(({ chance }) => chance.valueOf() <= RARE)
		.sort((one, two) => one.chance.compare(two.chance) || one.place - two.place)
		.slice(0, TOLD)
		.map(({ place, chance, side }) => ({
			sentences: [when(place), ...told(place)],
			note: say(words.chanceOfItForSide, { chance: { chance }, side: telling.nameOf(side) })
		}));
	const heavy = counted
		.map((line) => {
			const lost = lossesIn(telling, line);
			return { place: line.place, steps: lost.white.steps + lost.red.steps };
		})
		.filter(({ steps }) => steps >= HEAVY)
		.sort((one, two) => two.steps - one.steps || one.place - two.place)
		.slice(0, TOLD)
		.map(({ place, steps }) => ({
			sentences: [when(place), ...told(place)],
			note: telling.losing.many(steps)
		}));
	const lines = [...rare, ...heavy];
	return lines.length === 0 ? [] : [heading(2, say(words.turningPoints)), { kind: 'lines', lines }];
};

/** What happened, turn by turn and phase by phase. */
function* toldBlocks<S extends Position, C, F>(
	{ tell, moment, sided }: Telling<S, C, F>,
	counted: readonly Line<S, C, F>[],
	photos: readonly ReportPhoto[]
): Sliced<readonly Block[]> {
	const blocks: Block[] = [];
	let turn: Phrase | undefined;
	let phase: Phrase | undefined;
	let lines: { sentences: readonly PhraseValue[] }[] = [];
	for (const [at, line] of counted.entries()) {
		yield at / counted.length;
		const { before, after } = line;
		const told = tell(line).sentences;
		const taken = photos.filter((photo) => photo.line === line.id);
		if (told.length === 0 && taken.length === 0) continue;
		const now = moment(before.turn === 0 ? after : before);
		if (!same(now.turn, turn)) {
			turn = now.turn;
			phase = undefined;
			blocks.push(heading(3, turn, sided === 'turn' ? now.side : undefined));
		}
		if (now.phase && !same(now.phase.title, phase)) {
			phase = now.phase.title;
			lines = [];
			blocks.push(heading(4, phase, sided === 'phase' ? now.side : undefined), {
				kind: 'lines',
				lines
			});
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
const playedBlocks = <S extends Position, C, F>(
	{ book }: Telling<S, C, F>,
	{ header }: S,
	corrected: (key: string, value: Value) => readonly PhraseValue[]
): readonly Block[] => {
	const table = (caption: PhraseValue, rows: readonly (readonly PhraseValue[])[]): Block => ({
		kind: 'table',
		caption,
		columns: [{ text: say(words.subject) }, { text: say(words.asPlayed) }],
		rows
	});
	const readings = book.rulings.flatMap((ruling): (readonly PhraseValue[])[] => {
		const now = inForce(ruling, header.readings);
		return now === proposed(ruling) ? [] : [[ruling.id, now.text]];
	});
	const numbers: readonly (readonly PhraseValue[])[] = [
		...Object.entries(header.numbers ?? {}),
		...Object.entries(header.corrections ?? {}).map((one) => corrected(...one))
	];
	return [
		heading(2, say(words.whatWasPlayed)),
		table(
			say(words.options),
			book.options.map((field) => {
				const now = optionIn(field, header);
				return [field.title, field.choices.find(({ value }) => value === now)?.text ?? ''];
			})
		),
		...(readings.length > 0 ? [table(say(words.otherReadings), readings)] : []),
		...(numbers.length > 0 ? [table(say(words.corrections), numbers)] : [])
	];
};

/** A game on a map told from its journal: what it was, how it ended, what it cost, what happened. */
export const reportOf = <S extends Position, C, F>(telling: Telling<S, C, F>): Report<S, C, F> => ({
	luck: (history) => countLuck(telling, history),
	*story({ history, when, photos = [], corrected = (...one) => one }): Sliced<Story> {
		const { state, counted } = history;
		const title = telling.title(state);
		const outcome = telling.outcome(state);
		return {
			before: [
				heading(1, state.name || title),
				{
					kind: 'text',
					quiet: true,
					sentences: [
						...(when ? [when] : []),
						telling.opening(state),
						say(words.upToTurnN, { turn: state.turn })
					]
				},
				{ kind: 'text', sentences: outcome.length > 0 ? outcome : [say(words.itIsNotOverYet)] },
				...placesBlocks(telling, history),
				...lossesBlocks(telling, counted),
				...turningBlocks(telling, counted),
				heading(2, say(words.whatHappened)),
				...(yield* toldBlocks(telling, counted, photos))
			],
			after: playedBlocks(telling, state, corrected)
		};
	}
});
