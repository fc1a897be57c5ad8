import type { BroughtBack } from '../../engine/commands/command.ts';
import { decide } from '../../engine/decide.ts';
import { evolveAll } from '../../engine/evolve.ts';
import type { BattleState, Id, OfficerStatus, UnitInBattle } from '../../engine/state.ts';
import type { Mark } from '../../types.ts';
import type { CarriedRoster, Roster, RosterEdit } from './roster.ts';

/** The values of one aspect: as taken, as brought back, and as it is at the table. */
export type Values =
	| {
			readonly aspect: 'left' | 'attached';
			readonly was: readonly number[];
			readonly is: readonly number[];
			readonly here: readonly number[];
	  }
	| { readonly aspect: 'hits'; readonly was: number; readonly is: number; readonly here: number }
	| {
			readonly aspect: 'marks';
			readonly was: readonly Mark[];
			readonly is: readonly Mark[];
			readonly here: readonly Mark[];
	  }
	| { readonly aspect: 'note'; readonly was: string; readonly is: string; readonly here: string }
	| {
			readonly aspect: 'status';
			readonly was: OfficerStatus;
			readonly is: OfficerStatus;
			readonly here: OfficerStatus;
	  };

/**
 * What taking a change would mean. `clean`: the table is as it was when the roster was taken. `moved`: the battle has
 * changed the same thing differently meanwhile. `done`: the table already says so. `gone`: what it is about is no
 * longer in the battle, or has joined another unit.
 */
export type MergeStanding = 'clean' | 'moved' | 'done' | 'gone';

export interface RosterChange {
	readonly key: string;
	readonly of: Id;
	readonly standing: MergeStanding;
	readonly values: Values;
}

const same = (a: unknown, b: unknown): boolean => {
	if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
	return a.length === b.length && a.every((one, at) => one === b[at]);
};
const sameMarks = (a: readonly Mark[], b: readonly Mark[]): boolean =>
	a.length === b.length && a.every((mark) => b.includes(mark));

/** Marks are put on and taken off one by one, so the battle has moved on only with those that both changed. */
const marksStanding = ({ was, is, here }: Extract<Values, { aspect: 'marks' }>): MergeStanding => {
	if (sameMarks(wantedMarks(was, is, here), here)) return 'done';
	return sameMarks(was, here) ? 'clean' : 'moved';
};

/** The marks at the table with the player's changes applied. */
const wantedMarks = (
	was: readonly Mark[],
	is: readonly Mark[],
	here: readonly Mark[]
): readonly Mark[] => [
	...here.filter((mark) => is.includes(mark) || !was.includes(mark)),
	...is.filter((mark) => !was.includes(mark) && !here.includes(mark))
];

const standingOf = (values: Values): MergeStanding => {
	if (values.aspect === 'marks') return marksStanding(values);
	if (same(values.is, values.here)) return 'done';
	return same(values.was, values.here) ? 'clean' : 'moved';
};

const unitValues = (was: UnitInBattle, here: UnitInBattle, edit: RosterEdit): Values[] => {
	const left = (unit: UnitInBattle): number[] => unit.attached.map((one) => one.left);
	return [
		...(edit.left
			? [{ aspect: 'left', was: was.left, is: edit.left, here: here.left } as const]
			: []),
		...(edit.attached
			? [{ aspect: 'attached', was: left(was), is: edit.attached, here: left(here) } as const]
			: []),
		...(edit.hits === undefined
			? []
			: [{ aspect: 'hits', was: was.hits, is: edit.hits, here: here.hits } as const]),
		...(edit.marks
			? [{ aspect: 'marks', was: was.marks, is: edit.marks, here: here.marks } as const]
			: []),
		...(edit.note === undefined
			? []
			: [{ aspect: 'note', was: was.note, is: edit.note, here: here.note } as const])
	];
};

const changesOf = (roster: Roster, edit: RosterEdit, table: BattleState): RosterChange[] => {
	const make = (values: Values, gone: boolean): RosterChange => ({
		key: `${edit.of} ${values.aspect}`,
		of: edit.of,
		standing: gone ? 'gone' : standingOf(values),
		values
	});
	const officer = roster.officers.find(({ id }) => id === edit.of);
	if (officer && edit.status !== undefined) {
		const here = table.officers[edit.of];
		const values = { was: officer.status, is: edit.status, here: here?.status ?? officer.status };
		return [make({ aspect: 'status', ...values }, !here)];
	}
	const was = roster.units.find(({ id }) => id === edit.of);
	if (!was) return [];
	const here = table.units[edit.of];
	const apart = (values: Values): boolean =>
		values.aspect !== 'note' &&
		(here?.presence === 'merged' ||
			here?.full.length !== was.full.length ||
			here.attached.length !== was.attached.length);
	return unitValues(was, here ?? was, edit).map((values) => make(values, !here || apart(values)));
};

/** What a roster brings back, unit by unit, beside what the table says now. */
export const changesBack = (
	{ roster, edits }: CarriedRoster,
	table: BattleState
): readonly RosterChange[] => edits.flatMap((edit) => changesOf(roster, edit, table));

/** The command by which one stand loses figures at the table or gets them back. */
const standCommand = (unit: Id, stand: number, from: number, to: number): BroughtBack[] => {
	if (from === to) return [];
	return from > to
		? [{ type: 'loseFigures', unit, stand, figures: from - to }]
		: [{ type: 'giveBack', unit, stand, figures: to - from }];
};

/** The ordinary commands that make one change on the table as it is. Losses come before the marks that they bring. */
const commandsOf = ({ of, values }: RosterChange, table: BattleState): readonly BroughtBack[] => {
	if (values.aspect === 'status')
		return table.officers[of]?.status === values.is
			? []
			: [{ type: 'setOfficer', officer: of, status: values.is }];
	const unit = table.units[of];
	if (!unit) return [];
	switch (values.aspect) {
		case 'left':
			return values.is.flatMap((to, stand) => standCommand(of, stand, unit.left[stand] ?? 0, to));
		case 'attached':
			return values.is.flatMap((left, place): BroughtBack[] =>
				unit.attached[place]?.left === left ? [] : [{ type: 'setAttached', unit: of, place, left }]
			);
		case 'hits':
			return unit.hits === values.is ? [] : [{ type: 'setHits', unit: of, hits: values.is }];
		case 'marks': {
			const wanted = wantedMarks(values.was, values.is, unit.marks);
			return [
				...unit.marks.filter((mark) => !wanted.includes(mark)).map((mark) => ({ mark, on: false })),
				...wanted.filter((mark) => !unit.marks.includes(mark)).map((mark) => ({ mark, on: true }))
			].map(({ mark, on }) => ({ type: 'setMark', unit: of, mark, on }));
		}
		case 'note':
			return unit.note === values.is ? [] : [{ type: 'note', unit: of, text: values.is }];
	}
};

/** What a merge will do. */
export interface Merge {
	/** In order; what one of them has already brought about is not asked for again. */
	readonly commands: readonly BroughtBack[];
	/** Chosen changes that the table cannot make, because a rule now forbids them. */
	readonly refused: readonly RosterChange[];
}

/** The commands that bring the chosen changes into the battle. */
export const mergeOf = (table: BattleState, chosen: readonly RosterChange[]): Merge => {
	const commands: BroughtBack[] = [];
	let at = table;
	for (const change of chosen) {
		if (change.standing === 'gone') continue;
		for (const command of commandsOf(change, at)) {
			const decision = decide(at, command);
			if (!decision.ok) continue;
			commands.push(command);
			at = evolveAll(at, decision.facts);
		}
	}
	const end = at;
	return { commands, refused: chosen.filter((change) => commandsOf(change, end).length > 0) };
};
