import { CHITS } from './chits.ts';
import { ARMY_NUMBERS, CORPS_NUMBERS, WESTERN_NUMBERS } from './combat-numbers.ts';
import {
	CANCELS,
	DIE_MODIFIERS,
	FIGHTING,
	LEADER_NUMBERS,
	listed,
	MODIFIERS,
	PORTS,
	REDEPLOYS,
	REPLACEMENTS,
	SHIFTS,
	STACKS,
	SURPRISES,
	TURNS,
	WESTERN_MODIFIERS
} from './list-numbers.ts';
import type { PrintedNumber } from './numbers.ts';
import { COLUMNS, FACES, WESTERN_PUSHES } from './tables.ts';

/** One chart of the aid as its owner browses and corrects it: a grid of cells, a list of lines, or both. */
export interface ChartSheet {
	readonly slug: string;
	readonly title: string;
	readonly section: string;
	/** Rows down, columns across; the paths of each cell, one or two of them. */
	readonly grid?: {
		readonly columns: readonly string[];
		readonly rows: readonly string[];
		readonly across: string;
		readonly paths: readonly (readonly (readonly string[])[])[];
		/** Words after each number of a cell: `B`, `R`. */
		readonly units: readonly string[];
	};
	readonly lines: readonly PrintedNumber[];
	readonly numbers: readonly PrintedNumber[];
}

const list = (
	slug: string,
	title: string,
	section: string,
	...groups: readonly (readonly PrintedNumber[])[]
): ChartSheet => {
	const lines = groups.flat();
	return { slug, title, section, lines, numbers: lines };
};

const lossTable = (
	table: 'army' | 'corps',
	title: string,
	numbers: readonly PrintedNumber[]
): ChartSheet => ({
	slug: `${table}-table`,
	title,
	section: title,
	grid: {
		columns: COLUMNS[table],
		rows: FACES.map(String),
		across: 'Strength across, modified die down: losses of the enemy.',
		paths: FACES.map((die) => COLUMNS[table].map((column) => [`${table}.${die}.${column}`])),
		units: ['']
	},
	lines: [],
	numbers
});

const westernLines = listed(WESTERN_MODIFIERS);

/** The charts of the aid in its order. */
export const SHEETS: readonly ChartSheet[] = [
	lossTable('army', 'Army Combat Table', ARMY_NUMBERS),
	lossTable('corps', 'Corps Combat Table', CORPS_NUMBERS),
	list(
		'combat-modifiers',
		'Combat Modifiers',
		'Combat Modifiers',
		listed(MODIFIERS),
		listed(DIE_MODIFIERS)
	),
	list('column-shifts', 'Column Shifts', 'Column Shifts', listed(SHIFTS)),
	list('cancel-retreat', 'Cancel Retreat', 'Cancel Retreat', listed(CANCELS)),
	list('surprise', 'Combat Surprise', 'Combat Surprise', listed(SURPRISES)),
	list('leaders', 'Leaders', 'Leaders', listed(LEADER_NUMBERS)),
	{
		slug: 'western-response',
		title: 'Western Response',
		section: 'Western Response',
		grid: {
			columns: WESTERN_PUSHES.columns.map(String),
			rows: FACES.map(String),
			across: 'Britain, France and USA under White across, modified die down. B a push, R a step.',
			paths: FACES.map((die) =>
				WESTERN_PUSHES.columns.map((column) => [
					`western.${die}.${column}.pushes`,
					`western.${die}.${column}.steps`
				])
			),
			units: ['B', 'R']
		},
		lines: westernLines,
		numbers: [...WESTERN_NUMBERS, ...westernLines]
	},
	list('port-corruption', 'Port Corruption', 'Port Corruption', listed(PORTS)),
	list('replacements', 'Replacements', 'Replacements', listed(REPLACEMENTS)),
	list('stacking', 'Stacking Limits', 'Stacking Limits', listed(STACKS)),
	list(
		'redeployment',
		'Strategic Redeployment',
		'Strategic Redeployment',
		REDEPLOYS.flatMap(({ card, corps }) => [card, corps])
	),
	list(
		'white-in-fighting',
		'White In-Fighting',
		'White In-Fighting',
		CHITS.white.map(({ count }) => count),
		[FIGHTING.noCityWhite, FIGHTING.influence]
	),
	list(
		'red-in-fighting',
		'Red In-Fighting',
		'Red In-Fighting',
		CHITS.red.map(({ count }) => count),
		[FIGHTING.noCityRed, FIGHTING.trialTo, FIGHTING.trials, FIGHTING.defeatismTo, FIGHTING.noActTo]
	),
	list('turn', 'Turn Sequence', 'Turn Sequence', listed(TURNS))
];

/** Every number of the aid, by path. */
export const NUMBERS: ReadonlyMap<string, PrintedNumber> = new Map(
	SHEETS.flatMap(({ numbers }) => numbers.map((number) => [number.path, number] as const))
);

export const sheetOf = (slug: string): ChartSheet | undefined =>
	SHEETS.find((sheet) => sheet.slug === slug);
