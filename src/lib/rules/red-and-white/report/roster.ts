import { play } from '#lib/kernel/dice/draw.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { outAtHits } from '../engine/table/losses.ts';
import {
	type BattleState,
	bookIn,
	type Id,
	type OfficerInBattle,
	type UnitInBattle
} from '../engine/state.ts';
import { moraleNeed, vehiclePoint } from '../engine/table/support.ts';
import { armedStands, onTable, playing, unitsOf, vehicle } from '../engine/table/unit.ts';
import { GUN_TITLES, TANK_TITLES } from '../scenarios/templates.ts';
import { ATTACHMENT_WORDS } from '../words/forces.ts';
import { faces } from '#lib/kernel/book/reference.ts';
import { shellsOf } from '../rules/fire/artillery.ts';
import { unsaved } from '../rules/fire/hits.ts';
import { officerFate, type OfficerFate } from '../rules/special-figures.ts';
import { dicePerTurret } from '../rules/vehicles/vehicles.ts';
import type { Book } from '../book.ts';
import type { Camp, Weapon } from '../types.ts';
import { words as texts } from '../words/en/battle-report.ts';
import { words as tableWords } from '../words/en/table.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

/** One unit as it stands on the sheet of its player. */
export interface RosterUnit {
	readonly unit: UnitInBattle;
	/** Its weapons and what stands with it. */
	readonly about: readonly Phrase[];
	/** What is added to its morale die; for a vehicle, its morale point. */
	readonly morale: { readonly added: number } | { readonly point: number };
	/** Hits at which a vehicle is out; null for a unit of figures. */
	readonly hits: number | null;
}

/** What one player commands: a sheet of paper. */
export interface RosterSheet {
	/** The player, or the force where nobody plays it. */
	readonly key: Id;
	readonly camp: Camp;
	/** The player as he is called; empty where nobody plays these units. */
	readonly player: string;
	readonly force: string;
	readonly officers: readonly OfficerInBattle[];
	readonly units: readonly RosterUnit[];
}

const diceOf = (book: Book, weapon: Weapon, gunners: number): number =>
	book.charts.SMALL_ARMS_DICE.at(weapon, 'dice') *
	(weapon === 'hmg' && book.readings.R63 === 'three_per_gunner' ? gunners : 1);

const saves = (book: Book): Phrase => {
	const words = faces(1, unsaved(book).from - 1);
	return say(texts.savesOnFaces, { faces: typeof words === 'string' ? say(words) : words });
};

/** SMALL ARMS FIRING; ARTILLERY; TANKS: what the unit itself throws. */
const weapons = (book: Book, one: UnitInBattle): readonly Phrase[] => {
	const { unit } = one;
	const dice = (n: number): Phrase => count(n, texts.nDice);
	switch (unit.type) {
		case 'infantry':
			return [say(texts.riflesDice, { dice: dice(armedStands(one) * diceOf(book, 'rifle', 1)) })];
		case 'cavalry':
			return [say(texts.onFootDiceAStand, { dice: dice(diceOf(book, 'rifle', 1)) })];
		case 'machine_guns':
			return [say(texts.diceAStand, { dice: dice(diceOf(book, 'hmg', 2)) }), saves(book)];
		case 'battery':
			return unit.gun === null
				? []
				: [
						say(GUN_TITLES[unit.gun]),
						count(shellsOf(book, unit.gun, unit.stands[0] ?? 0), texts.nShellsASection),
						saves(book)
					];
		case 'tank':
			return unit.tank ? [say(TANK_TITLES[unit.tank])] : [];
		case 'armoured_car':
			return [
				count(unit.turrets, tableWords.nTurrets),
				say(texts.diceATurret, { dice: dice(dicePerTurret(book, one.hits)) }),
				saves(book)
			];
		case 'armoured_train':
		case 'ship':
			return unit.turrets > 0 ? [count(unit.turrets, tableWords.nMachineGuns)] : [];
		case 'wagon':
		case 'headquarters':
			return [];
	}
};

const attached = (book: Book, { attached: stands }: UnitInBattle): readonly Phrase[] =>
	stands.flatMap(({ kind, left }): Phrase[] => {
		if (left === 0) return [];
		const what = say(ATTACHMENT_WORDS[kind]);
		const weapon = kind === 'tchanka' ? 'hmg' : kind;
		if (weapon !== 'lmg' && weapon !== 'hmg') return [what];
		const n = diceOf(book, weapon, left);
		return [say(patterns.whatDice, { what, dice: count(n, texts.nDice) })];
	});

/** OFFICERS' CHARACTER: an officer as everybody knows him; what is covered stays with the referee. */
export const asKnown = (one: OfficerInBattle): OfficerInBattle =>
	one.revealed ? one : { ...one, character: null, officer: { ...one.officer, character: null } };

/** OFFICERS' CHARACTER: the table as everybody knows it. */
const allAsKnown = (state: BattleState): BattleState => ({
	...state,
	officers: Object.fromEntries(Object.values(state.officers).map((one) => [one.id, asKnown(one)]))
});

const rosterUnit = (state: BattleState, one: UnitInBattle): RosterUnit => {
	const book = bookIn(state);
	const { poorQuality } = one.unit;
	const point = vehiclePoint(state, one);
	return {
		unit: one,
		about: [
			...weapons(book, one),
			...attached(book, one),
			...(poorQuality ? [say(texts.poorQuality)] : [])
		],
		morale: point === undefined ? { added: moraleNeed(state, one).modifier } : { point },
		hits: vehicle(one) ? outAtHits(state, one) : null
	};
};

/** Who plays a unit: its own player, its officer's player, or a stand-in. */
const playerOf = (state: BattleState, { player, officer }: UnitInBattle): Id | null =>
	playing(state, player ?? (officer === null ? null : (state.officers[officer]?.player ?? null)));

/**
 * A sheet for each player, then one for each force that has units nobody plays. What is lost is left out, and so is
 * what is covered.
 */
export const rosterSheets = (table: BattleState): readonly RosterSheet[] => {
	const state = allAsKnown(table);
	const sheets = new Map<Id, RosterSheet>();
	for (const unit of unitsOf(state)) {
		if (!onTable(unit) && unit.presence !== 'reserve') continue;
		const player = playerOf(state, unit);
		const key = player ?? unit.force;
		const sheet = sheets.get(key) ?? {
			key,
			camp: unit.camp,
			player: player === null ? '' : (state.players[player]?.player.name.trim() ?? ''),
			force: state.header.forces.find(({ id }) => id === unit.force)?.name ?? '',
			officers: Object.values(state.officers).filter((one) =>
				player === null
					? one.force === unit.force && one.player === null
					: playing(state, one.player) === player
			),
			units: []
		};
		sheets.set(key, { ...sheet, units: [...sheet.units, rosterUnit(state, unit)] });
	}
	return [...sheets.values()];
};

/** OFFICERS & LEADERS: the D10 faces of each fate, read from the procedure itself. */
export const fateFaces = (fate: OfficerFate): Phrase => {
	const those = Array.from({ length: 10 }, (_, at) => at + 1).filter(
		(face) => play(officerFate(), () => face).value === fate
	);
	const words = faces(those[0] ?? 1, those.at(-1) ?? 0);
	return typeof words === 'string' ? say(words) : words;
};
