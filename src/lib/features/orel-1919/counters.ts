import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { t } from '#lib/words/t.ts';
import {
	counterOf,
	fighterOf,
	isAsleep,
	isDepot,
	isFunctional,
	isVehicle,
	munitionsLeft,
	nameOf,
	placeName,
	tqOf,
	unitOf,
	type Game,
	type State,
	type Unit,
	type UnitType
} from '#lib/rules/orel-1919/index.ts';
import type { BranchName } from '#lib/ui/signs/icons.ts';
import type { CounterView, MarkName } from '#lib/ui/board/model.ts';
import type { UnitView } from '#lib/features/board/face.ts';
import { inALine, SIDE_NAMES } from '#lib/features/board/names.ts';
import { MARK_WORDS } from './names.ts';
import { words } from './words/en/board.ts';

const SIGNS: Readonly<Record<UnitType, BranchName>> = {
	infantry: 'infantry',
	recruits: 'infantry',
	cavalry: 'cavalry',
	artillery: 'artillery',
	'horse-artillery': 'light-gun',
	tank: 'tank',
	'armored-car': 'armoured-car',
	'armored-train': 'train',
	convoy: 'supply',
	'rail-depot': 'supply'
};

/** 1.1 Its strength as printed: dismounted and charging for cavalry, munitions left for a depot. */
const valueOf = (game: Game, state: State, unit: Unit): string => {
	if (isDepot(counterOf(game, unit.id).type)) return String(munitionsLeft(game, state, unit));
	const { strength, charge } = fighterOf(game, unit);
	return charge === undefined ? String(strength) : `${strength}·${charge}`;
};

const marksOf = (state: State, unit: Unit): MarkName[] => {
	const marks: MarkName[] = [];
	const mark = (when: boolean, name: MarkName): void => void (when && marks.push(name));
	mark(unit.action?.kind === 'attack', 'assault');
	mark(unit.action?.kind === 'support', 'support');
	mark(unit.action?.kind === 'barrage', 'barrage');
	mark(unit.mode === 'routed', 'routed');
	const result = state.combat?.fight?.results[unit.id];
	mark(result === 'disorganised', 'disorganised');
	mark(result === 'repulsed', 'repulsed');
	mark(unit.unsupplied, 'unsupplied');
	mark(!unit.command && unit.fate === 'map', 'no-command');
	mark(unit.recruits, 'recruits');
	mark(unit.works !== 'none', 'works');
	mark(unit.done && state.phase === 'movement' && unit.player === state.player, 'moved');
	return marks;
};

/** 8.3.2, 9 A heavy train that has lost one of its steps, which its counter does not show. */
const isDamaged = (game: Game, { id, steps }: Unit): boolean => {
	const { type, steps: whole } = counterOf(game, id);
	return isVehicle(type) && steps < whole;
};

/** 3.2 A depot that cannot trace: it is Unsupplied once it is used. */
const isCut = (game: Game, state: State, unit: Unit): boolean =>
	unit.fate === 'map' && isDepot(counterOf(game, unit.id).type) && !isFunctional(game, state, unit);

/** What its marks say, and what has none: works, rumors, an engine that failed, a depot cut off, a train that was hit. */
const marked = (game: Game, state: State, unit: Unit): readonly string[] => [
	...marksOf(state, unit).map((mark) =>
		mark === 'works' && unit.works === 'done' ? words.dugIn : MARK_WORDS[mark]
	),
	...(unit.rumors > 0 ? [words.rumors] : []),
	...(unit.engine === 'broken' ? [words.brokenDown] : []),
	...(isCut(game, state, unit) ? [words.noSupplyLine] : []),
	...(unit.fate === 'map' && isDamaged(game, unit) ? [words.damaged] : [])
];

/** What a counter says, all of it, to be read aloud. */
const spoken = (game: Game, state: State, unit: Unit): string => {
	const { formation, type, steps } = counterOf(game, unit.id);
	const tq = tqOf(game, unit);
	const parts = [
		t(say(words.sideUnit, { side: say(SIDE_NAMES[unit.player]), unit: nameOf(unit.id) })),
		...(formation ? [formation] : []),
		t(say(isDepot(type) ? words.munitionsN : words.strengthN, { n: valueOf(game, state, unit) })),
		...(isVehicle(type) || isDepot(type)
			? []
			: [t(say(words.nOfAllSteps, { n: unit.steps, all: steps }))]),
		...(tq > 0 ? [t(say(words.qualityN, { n: tq }))] : []),
		...(unit.mode === 'march' ? [t(words.inMarchMode)] : []),
		...(isAsleep(game, state, unit.id) ? [t(words.inactive)] : []),
		...marked(game, state, unit).map((one) => t(one))
	];
	return parts.join(', ');
};

export const counterView = (game: Game, state: State, now: Unit): CounterView => {
	const { type, movement, steps } = counterOf(game, now.id);
	// 4.3.2 A battalion not yet raised is shown as it is printed.
	const unit = now.fate === 'pool' ? { ...now, steps } : now;
	const tq = tqOf(game, unit);
	const bare = isVehicle(type) || isDepot(type);
	return {
		id: unit.id,
		side: unit.player,
		sign: SIGNS[type],
		value: valueOf(game, state, unit),
		...(typeof movement === 'number' ? { movement: String(movement) } : {}),
		...(tq > 0 ? { quality: String(tq) } : {}),
		steps: bare ? 0 : steps,
		left: bare ? 0 : unit.steps,
		march: unit.mode === 'march' && !bare,
		marks: marksOf(state, unit),
		// 9.2.1 A tank that has broken down is turned round on the table.
		dim: isAsleep(game, state, unit.id) || unit.engine === 'broken',
		name: spoken(game, state, unit)
	};
};

/** What keeps a unit off the map; nothing for one that has no part in this game. */
const awayOf = ({ fate, due }: Unit): Phrase | undefined => {
	switch (fate) {
		case 'due':
			return due === null ? say(words.away) : say(words.comesOnTurn, { turn: due.turn });
		case 'pool':
			return say(words.notRaisedYet);
		case 'lost':
			return say(words.lost);
		case 'map':
		case 'out':
			return undefined;
	}
};

export const unitView = (game: Game, state: State, unit: Unit): UnitView => {
	const counter = counterOf(game, unit.id);
	const tq = tqOf(game, unit);
	const where = unit.hex === null ? t(words.notOnTheMap) : placeName(unit.hex);
	const marks = marked(game, state, unit).map((one) => say(one));
	const condition = [
		...(unit.mode === 'march' ? [say(words.inMarchMode)] : []),
		...(isAsleep(game, state, unit.id) ? [say(words.inactive)] : []),
		...marks
	];
	return {
		id: unit.id,
		side: unit.player,
		counter: counterView(game, state, unit),
		name: nameOf(unit.id),
		label: counter.label,
		says: inALine({
			list: [
				...(counter.formation ? [counter.formation] : []),
				where,
				...(tq > 0 ? [say(words.qualityN, { n: tq })] : []),
				...condition
			]
		}),
		brief: inALine({ list: [where, ...condition] }),
		hex: unit.fate === 'map' ? unit.hex : null,
		group: counter.formation ?? counter.division ?? '',
		away: awayOf(unit)
	};
};

/** The order of a stack from the top: who fights, then guns, then what follows them. */
const RANK: Readonly<Record<UnitType, number>> = {
	infantry: 0,
	cavalry: 1,
	recruits: 2,
	artillery: 3,
	'horse-artillery': 3,
	tank: 4,
	'armored-car': 5,
	'armored-train': 6,
	convoy: 7,
	'rail-depot': 8
};

/** Where a unit lies in a stack: the strongest on top, the inactive below all who can act. */
export const rankOf = (game: Game, state: State, id: string): number =>
	RANK[counterOf(game, id).type] * 100 -
	fighterOf(game, unitOf(game, state, id)).strength +
	(isAsleep(game, state, id) ? 999 : 0);
