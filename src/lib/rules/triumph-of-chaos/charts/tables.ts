import { chart } from '#lib/kernel/book/chart.ts';

const AID = 'player aid, version 2.3, 20 May 2020';

export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** ARMY COMBAT TABLE: strength across, modified die down, losses the enemy takes. Rows 4 and 6 are rebuilt (TC-01). */
// prettier-ignore
export const ARMY_TABLE = chart({
	source:  { book: AID, section: 'Army Combat Table', standing: 'printed', ruling: 'TC-01' },
	columns: ['0', '1', '2', '3', '4', '5', '6-8', '9-11', '12-14', '15-16', '17+'],
	rows:    FACES,
	cells: [
		[0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4],
		[0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5],
		[1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6],
		[1, 1, 2, 3, 3, 4, 4, 5, 5, 6, 7],
		[1, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8],
		[1, 2, 3, 4, 4, 5, 5, 6, 6, 8, 9]
	]
});

/** CORPS COMBAT TABLE: the same for a side without an army. Four cells of column 0 are smudged or blank (TC-02). */
// prettier-ignore
export const CORPS_TABLE = chart({
	source:  { book: AID, section: 'Corps Combat Table', standing: 'printed', ruling: 'TC-02' },
	columns: ['0', '1', '2', '3', '4', '5', '6', '7+'],
	rows:    FACES,
	cells: [
		[0, 0, 0, 1, 1, 1, 1, 1],
		[0, 0, 1, 1, 1, 1, 2, 2],
		[0, 0, 1, 1, 1, 2, 2, 3],
		[0, 1, 1, 1, 2, 2, 2, 3],
		[1, 1, 1, 2, 2, 2, 3, 3],
		[1, 1, 2, 2, 2, 3, 3, 4]
	]
});

/** ARMY COMBAT TABLE; CORPS COMBAT TABLE: headings of the columns. */
export const COLUMNS = { army: ARMY_TABLE.columns, corps: CORPS_TABLE.columns } as const;

/** The least strength of each column. */
export const COLUMN_FROM: Readonly<Record<'army' | 'corps', readonly number[]>> = {
	army: [0, 1, 2, 3, 4, 5, 6, 9, 12, 15, 17],
	corps: [0, 1, 2, 3, 4, 5, 6, 7]
};

const FACTIONS = [1, 2, 3] as const;

/** WESTERN RESPONSE: pushes of a control marker, by the modified die and the western powers White controls (TC-10). */
// prettier-ignore
export const WESTERN_PUSHES = chart({
	source:  { book: AID, section: 'Western Response', standing: 'printed', ruling: 'TC-10' },
	columns: FACTIONS,
	rows:    FACES,
	cells: [
		[0, 1, 2],
		[1, 1, 2],
		[1, 2, 3],
		[1, 2, 3],
		[1, 2, 3],
		[1, 2, 3]
	]
});

/** WESTERN RESPONSE: replacement steps at once, in the same cells. */
// prettier-ignore
export const WESTERN_STEPS = chart({
	source:  { book: AID, section: 'Western Response', standing: 'printed', ruling: 'TC-10' },
	columns: FACTIONS,
	rows:    FACES,
	cells: [
		[0, 0, 0],
		[0, 1, 1],
		[0, 0, 1],
		[1, 1, 2],
		[1, 2, 3],
		[2, 3, 4]
	]
});
