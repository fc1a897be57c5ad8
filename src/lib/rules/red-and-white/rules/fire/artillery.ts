import { pool, type Draw, type Needs } from '#lib/kernel/dice/draw.ts';
import { refuse, type Decision, type Refusal } from '#lib/kernel/game/engine.ts';
import { modifiers, total, type Modifier } from '#lib/kernel/book/modifier.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Book } from '../../book.ts';
import { isVehicle, type Band, type Commissar, type Gun, type Heroic } from '../../types.ts';
import { casualtiesOf, type Struck } from './hits.ts';
import { gunBand, rangeModifier } from './ranges.ts';
import { refereeLine } from '../referee.ts';
import {
	commissarNow,
	commissarOf,
	figuresInFire,
	type CommissarOutcome
} from '../special-figures.ts';
import { words } from '#lib/rules/red-and-white/words/en/rules.ts';

/** ARTILLERY: what can be shelled. */
export const SHELL_TARGETS = [
	'infantry',
	'mg',
	'artillery',
	'tank',
	'armoured_car',
	'armoured_train',
	'ship'
] as const;
export type ShellTarget = (typeof SHELL_TARGETS)[number];

/** ARTILLERY: the sections of one battery fire at one target. */
export interface Shelling {
	readonly gun: Gun;
	/** Men left in each section. */
	readonly crews: readonly number[];
	/** TANKS (G13): the shells of a gun that has no crew of its own. */
	readonly shells?: number | undefined;
	readonly mode: 'direct' | 'indirect';
	/** It is defensive fire, and these guns fire directly in it (AR-4). */
	readonly directOnly?: boolean;
	/** INDIRECT FIRE: in a battle, this turn's roll has not allowed it (AR-5). */
	readonly notLet?: boolean;
	/** Inches. */
	readonly distance: number;
	/** Counts only if the owner allows it (R66). */
	readonly heroic?: Heroic;
	/** He helps, harms or does neither. */
	readonly commissar?: 1 | 0 | -1;
	readonly priest?: boolean;
	readonly priestPanics?: boolean;
	/** GAMING TERMS USED: added to each die. */
	readonly referee?: number;
	readonly target: {
		readonly type: ShellTarget;
		readonly cover: boolean;
		readonly figures?: number | undefined;
	};
}

/** ARTILLERY: shells of one section in a turn by the men left (R25). */
export const shellsOf = (book: Book, gun: Gun, men: number): number => {
	if (men <= 0) return 0;
	const crew =
		book.readings.R25 === 'full_while_manned' ? book.charts.GUN_CHART.at(gun, 'crew') : men;
	switch (gun) {
		case 'light':
			return 2 * crew;
		case 'field':
			return crew;
		case 'medium':
			return Math.floor(crew / 2);
		case 'heavy':
			return 1;
	}
};

/** ARTILLERY: the band in which the shells fall; undefined out of range. Indirect fire has no bands (R23). */
export const shellingBand = (
	book: Book,
	{ mode, gun, distance }: Pick<Shelling, 'mode' | 'gun' | 'distance'>
): Band | 'indirect' | undefined => (mode === 'indirect' ? mode : gunBand(book, gun, distance));

/** ARTILLERY (AR-4): in phase 4 guns fire directly; only those of interventionists also indirectly. */
export const DIRECT_ONLY: Refusal = {
	rule: 'Artillery',
	why: say(words.inDefensiveFireOnlyGunsOf)
};

/** ARTILLERY; INDIRECT FIRE: may these guns fire in this way? */
export const mayShell = (book: Book, shelling: Shelling): Decision<never> => {
	const { gun, mode } = shelling;
	if (mode === 'indirect' && gun === 'light')
		return refuse('Artillery', say(words.lightGunsHaveNoIndirectFire));
	if (mode === 'indirect' && book.options.indirect_fire === 'not_allowed')
		return refuse('Indirect fire', say(words.theRefereeHasNotAllowedIndirect));
	if (mode === 'indirect' && shelling.directOnly) return refuse(DIRECT_ONLY.rule, DIRECT_ONLY.why);
	if (mode === 'indirect' && shelling.notLet)
		return refuse('Indirect fire', say(words.itsRollHasNotLetItFireSoInThisTurn));
	if (!shellingBand(book, shelling))
		return refuse(
			'Artillery',
			say(words.theTargetIsOutOfRangeDistanceThe, {
				distance: { inches: shelling.distance },
				reach: { inches: book.charts.GUN_CHART.at(gun, 'long') }
			})
		);
	if (shellsIn(book, shelling) === 0)
		return refuse('Artillery', say(words.thereAreNotEnoughGunnersLeftToFire));
	return { ok: true, facts: [] };
};

/** ARTILLERY: shells of all sections in a turn. */
export const shellsIn = (
	book: Book,
	{ gun, crews, shells }: Pick<Shelling, 'gun' | 'crews' | 'shells'>
): number => shells ?? crews.reduce((sum, men) => sum + shellsOf(book, gun, men), 0);

/** ARTILLERY: the modifiers of each shell's D10 (R23, R24, R66). */
export const shellModifiers = (book: Book, shelling: Shelling): Modifier[] => {
	const band = shellingBand(book, shelling);
	const ranged =
		band === 'indirect'
			? book.readings.R23 === 'long_modifier'
				? rangeModifier(book, 'long')
				: 0
			: band
				? rangeModifier(book, band)
				: 0;
	const bonus = book.readings.R66 === 'bonus_applies';
	return modifiers(
		['Artillery', band === 'point_blank' ? words.pointBlank : words.longRange, ranged],
		[
			'Artillery',
			words.againstATank,
			shelling.target.type === 'tank' && band !== 'point_blank'
				? book.charts.ARTILLERY_MODIFIERS.at('against_tank', 'modifier')
				: 0
		],
		...(bonus ? figuresInFire(book, shelling) : []),
		refereeLine(shelling.referee)
	);
};

/** ARTILLERY: the unmodified D10 faces on which a shell hits with this modifier. */
export const shellNeeds = (book: Book, gun: Gun, modifier: number): Needs => ({
	from: Math.max(book.charts.GUN_CHART.at(gun, 'hitOn') - modifier, 1),
	to: 10,
	word: words.hit,
	other: words.miss
});

const CREWS: readonly ShellTarget[] = ['mg', 'artillery'];

/** ARTILLERY: figures (or hits on a vehicle, R67) that one shell takes. */
export const perHit = (book: Book, gun: Gun, type: ShellTarget): number =>
	isVehicle(type) && book.readings.R67 !== 'by_gun_size'
		? 1
		: book.charts.GUN_CHART.at(gun, 'figures');

/** ARTILLERY; ARMOURED CARS: who gets a saving throw against shells (R20). */
export const savesFromShells = (book: Book, type: ShellTarget): boolean =>
	type === 'armoured_car' || (CREWS.includes(type) && book.readings.R20 === 'crews_from_any_fire');

/** ARTILLERY: one D10 a shell, then cover, figures per hit, saving throws. */
export const artilleryFire = (book: Book, shelling: Shelling): Draw<Struck> => {
	const { gun, target } = shelling;
	const needs = shellNeeds(book, gun, total(shellModifiers(book, shelling)));
	return pool(shellsIn(book, shelling), 10, needs, {
		label: words.shells,
		rule: 'Artillery'
	}).chain((hits) =>
		casualtiesOf(book, hits, {
			inCover: target.cover,
			saves: savesFromShells(book, target.type),
			figuresPerHit: perHit(book, gun, target.type),
			figures: target.figures ?? Infinity
		})
	);
};

/** ARTILLERY: the result, with what the commissar did first. */
export interface BatteryResult extends Struck {
	readonly commissar: CommissarOutcome;
}

/** ARTILLERY; COMMISSARS: the same with a commissar at the guns, who is asked only where he counts (R66). */
export const batteryFire = (
	book: Book,
	shelling: Shelling,
	commissar: Commissar
): Draw<BatteryResult> => {
	const counts = book.readings.R66 === 'bonus_applies' ? commissar : 'none';
	return commissarOf(counts).chain((outcome) =>
		artilleryFire(book, { ...shelling, commissar: commissarNow(book, counts, outcome) }).map(
			({ hits, odd, struck, casualties }) => ({ hits, odd, struck, casualties, commissar: outcome })
		)
	);
};

/** INDIRECT FIRE: the line of its table for this distance. */
export const indirectLine = ({ charts: { INDIRECT_FIRE: table } }: Book, distance: number) =>
	table.rows.find((line) => distance <= table.at(line, 'to')) ?? 'far';

/** INDIRECT FIRE: the unmodified D6 faces on which the battery may fire; `distance` from officer to battery in inches. */
export const indirectNeeds = (book: Book, distance: number, interventionist: boolean): Needs => {
	const from =
		book.charts.INDIRECT_FIRE.at(indirectLine(book, distance), 'firesFrom') -
		(interventionist
			? book.charts.ARTILLERY_MODIFIERS.at('interventionist_indirect', 'modifier')
			: 0);
	return { from, to: 6, word: words.fires, other: words.silent };
};

/** INDIRECT FIRE: one roll per battery and turn: may it fire indirectly? */
export const indirectFire = (
	book: Book,
	distance: number,
	interventionist: boolean
): Draw<boolean> =>
	pool(1, 6, indirectNeeds(book, distance, interventionist), {
		label: words.indirectFire,
		rule: 'Indirect fire'
	}).map((fires) => fires === 1);
