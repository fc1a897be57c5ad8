import { printedNumber, type About, type PrintedNumber } from './numbers.ts';
import { ARMY_TABLE, CORPS_TABLE, WESTERN_PUSHES, WESTERN_STEPS } from './tables.ts';

const PATTERN = 'Strengths run in pairs, and a 4 reads at each what a 5 reads at the one before.';
const BETWEEN = 'Losses never fall with strength or die, which leaves only these.';
const ROW_LABEL = 'The figure is legible; the die that it stands for is lost.';

const rebuilt = (
	confidence: 'high' | 'medium' | 'low',
	candidates: readonly number[],
	reason: string
): About => ({ confidence, candidates, reason, ruling: 'TC-01' });

/** TC-01: the cells of the army table that are not simply legible, as `die.column`. */
const ARMY_REBUILT: Readonly<Record<string, About>> = {
	'1.1': rebuilt('medium', [0, 1], 'The cell is blank: a dash stands beside it, a 1 below.'),
	'4.0': rebuilt('high', [1], 'A 3 and a 5 both read 1: nothing else fits between.'),
	'4.1': rebuilt('low', [1, 2], 'A 3 reads 1 and a 5 reads 2; a related game reads 1.'),
	'4.2': rebuilt('high', [2, 3], PATTERN),
	'4.3': rebuilt('high', [2, 3], PATTERN),
	'4.4': rebuilt('high', [3, 4], PATTERN),
	'4.5': rebuilt('high', [3, 4], PATTERN),
	'4.6-8': rebuilt('high', [4, 5], PATTERN),
	'4.9-11': rebuilt('high', [4, 5], PATTERN),
	'4.12-14': { reason: ROW_LABEL },
	'4.15-16': rebuilt('high', [6], 'Neighbouring dice differ by at most 1: only 6 fits between.'),
	'4.17+': rebuilt('high', [7], 'Neighbouring dice differ by at most 1: only 7 fits between.'),
	'6.0': rebuilt('low', [1, 2], BETWEEN),
	'6.1': rebuilt('low', [2, 3], BETWEEN),
	'6.2': rebuilt('high', [3, 4], PATTERN),
	'6.3': rebuilt('high', [3, 4], PATTERN),
	'6.4': rebuilt('high', [4, 5], PATTERN),
	'6.5': rebuilt('high', [4, 5], PATTERN),
	'6.6-8': rebuilt('high', [5, 6], PATTERN),
	'6.9-11': rebuilt('high', [5, 6], PATTERN),
	'6.12-14': rebuilt(
		'medium',
		[6, 7],
		`${ROW_LABEL} It would be 7 if it stood at the next strength.`
	),
	'6.15-16': rebuilt('medium', [7, 8], 'At this strength the dice before it read 4, 5, 5, 6, 7.'),
	'6.17+': rebuilt('medium', [8, 9], 'At this strength the dice before it read 4, 5, 6, 7, 8.')
};

const SMUDGE: About = {
	confidence: 'high',
	ruling: 'TC-02',
	reason: 'A smudge where a dash stands: strength 1 reads 0, so strength 0 cannot read more.'
};

/** TC-02: the cells of the corps table that are not simply legible. */
const CORPS_REBUILT: Readonly<Record<string, About>> = {
	'1.0': SMUDGE,
	'2.0': SMUDGE,
	'3.0': SMUDGE,
	'4.0': {
		confidence: 'medium',
		candidates: [0, 1],
		ruling: 'TC-02',
		reason: 'Blank, between 0 and 1; the diagonals repeat in 31 of 34 other pairs, which gives 0.'
	}
};

/** The western cells that are printed 18 or 28 and read 1B, 2B. */
const WESTERN_READ: readonly string[] = ['1.2', '1.3', '2.1', '3.2'];

const cellsOf = (
	name: string,
	{ rows, columns, at }: typeof ARMY_TABLE | typeof CORPS_TABLE,
	about: Readonly<Record<string, About>>
): PrintedNumber[] =>
	rows.flatMap((row) =>
		columns.map((column) =>
			printedNumber(
				`${name}.${row}.${column}`,
				`Die ${row}, strength ${column}`,
				(at as (row: number, column: string) => number)(row, column),
				about[`${row}.${column}`]
			)
		)
	);

/** ARMY COMBAT TABLE: every cell. */
export const ARMY_NUMBERS = cellsOf('army', ARMY_TABLE, ARMY_REBUILT);
/** CORPS COMBAT TABLE: every cell. */
export const CORPS_NUMBERS = cellsOf('corps', CORPS_TABLE, CORPS_REBUILT);

/** WESTERN RESPONSE: every cell in its two parts. */
export const WESTERN_NUMBERS: readonly PrintedNumber[] = WESTERN_PUSHES.rows.flatMap((row) =>
	WESTERN_PUSHES.columns.flatMap((column) => {
		const read = WESTERN_READ.includes(`${row}.${column}`);
		const about: About = {
			max: 9,
			ruling: 'TC-10',
			...(read
				? {
						confidence: 'medium',
						reason: `Printed ${WESTERN_PUSHES.at(row, column)}8 and read ${WESTERN_PUSHES.at(row, column)}B: there is no other cell without a letter.`
					}
				: {})
		};
		const where = `Die ${row}, ${column} of the powers`;
		return [
			printedNumber(
				`western.${row}.${column}.pushes`,
				`${where}: pushes`,
				WESTERN_PUSHES.at(row, column),
				about
			),
			printedNumber(
				`western.${row}.${column}.steps`,
				`${where}: replacement steps`,
				WESTERN_STEPS.at(row, column),
				about
			)
		];
	})
);
