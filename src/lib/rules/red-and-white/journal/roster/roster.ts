import type { EntryId } from '#lib/kernel/game/journal.ts';
import type { History } from '../history.ts';
import type { Clock } from '../../engine/sequence.ts';
import {
	EMPTY,
	headerOf,
	type BattleState,
	type Id,
	type OfficerInBattle,
	type OfficerStatus,
	type Presence,
	type UnitInBattle
} from '../../engine/state.ts';
import { playing } from '../../engine/table/unit.ts';
import { asKnown, rosterSheets } from '../../report/roster.ts';
import type { Camp, Mark } from '../../types.ts';

/** What one player commands, as he takes it home: a copy of his units and officers at one moment of the battle. */
export interface Roster {
	/** The battle it was taken from. `began`: its first line, which no copy changes. */
	readonly battle: { readonly id: Id; readonly name: string; readonly began: EntryId };
	/** When it was taken: after which entry, in which turn, and the time. */
	readonly taken: { readonly after: EntryId; readonly clock: Clock; readonly at: string };
	/** The player, or the force where nobody plays it. */
	readonly key: Id;
	readonly player: string;
	readonly force: string;
	readonly camp: Camp;
	/** Whether its player may change it and bring the changes back. */
	readonly editable: boolean;
	readonly units: readonly UnitInBattle[];
	readonly officers: readonly OfficerInBattle[];
}

/** What became of one unit or officer away from the table: only what has changed. */
export interface RosterEdit {
	/** A unit or an officer. */
	readonly of: Id;
	/** Figures left, stand by stand. */
	readonly left?: readonly number[];
	/** Figures left of each attached stand. */
	readonly attached?: readonly number[];
	readonly hits?: number;
	readonly marks?: readonly Mark[];
	readonly note?: string;
	/** What its losses or marks turned it into. Brought back into the battle, they do so again by themselves. */
	readonly presence?: Presence;
	readonly status?: OfficerStatus;
}

/** A travelling roster: as it was taken, and what has been changed since. */
export interface CarriedRoster {
	readonly roster: Roster;
	readonly edits: readonly RosterEdit[];
}

/** Two rosters of the same command: a later one takes the place of the earlier. */
export const rosterId = ({ battle, key }: Pick<Roster, 'battle' | 'key'>): string =>
	`${battle.id} ${key}`;

const officersOf = (state: BattleState, key: Id, force: string): OfficerInBattle[] => {
	const player = Object.hasOwn(state.players, key);
	return Object.values(state.officers).filter((one) =>
		player ? playing(state, one.player) === key : one.force === force && one.player === null
	);
};

/** Whose rosters can be taken: each player who has units, each force that nobody plays. */
export const takers = (state: BattleState): readonly { key: Id; name: string; camp: Camp }[] =>
	rosterSheets(state).map(({ key, player, force, camp }) => ({ key, name: player || force, camp }));

/** LEADERSHIP; OFFICERS' CHARACTER: the band in which a unit lies would give away what its leader is. */
const NOT_MEASURED = { leaderBand: null, chiefBand: null } as const;

/** One player's command as it stands now. `at`: the time. */
export const takenRoster = (
	history: History,
	{
		battle,
		key,
		editable,
		at
	}: { readonly battle: Id; readonly key: Id; readonly editable: boolean; readonly at: string }
): Roster | undefined => {
	const state = history.state;
	const sheet = rosterSheets(state).find((one) => one.key === key);
	if (!sheet) return undefined;
	const { player, force, camp, units } = sheet;
	return {
		battle: { id: battle, name: state.header.name, began: history.counted[0]?.id ?? '' },
		taken: { after: history.last ?? '', clock: state.clock, at },
		key,
		player,
		force,
		camp,
		editable,
		units: units.map(({ unit }) => ({ ...unit, ...NOT_MEASURED })),
		officers: officersOf(state, key, units[0]?.unit.force ?? '').map(asKnown)
	};
};

/**
 * The units of a roster on a table of their own, as they were taken: changes to them are decided there as anywhere
 * else.
 */
export const rosterState = ({
	battle,
	taken,
	camp,
	force,
	units,
	officers
}: Roster): BattleState => {
	const home = units[0]?.force ?? 'home';
	return {
		...EMPTY,
		header: headerOf({
			...EMPTY.header,
			name: battle.name,
			forces: [
				{
					id: home,
					name: force,
					originalName: '',
					camp,
					faction: camp,
					players: [],
					officers: [],
					units: [],
					notes: ''
				}
			]
		}),
		clock: taken.clock,
		order: units.map(({ id }) => id),
		units: Object.fromEntries(units.map((unit) => [unit.id, unit])),
		officers: Object.fromEntries(officers.map((officer) => [officer.id, officer]))
	};
};

const sameList = <T>(a: readonly T[], b: readonly T[]): boolean =>
	a.length === b.length && a.every((one, at) => one === b[at]);
const sameMarks = (a: readonly Mark[], b: readonly Mark[]): boolean =>
	a.length === b.length && a.every((mark) => b.includes(mark));

const unitEdit = (was: UnitInBattle, is: UnitInBattle): RosterEdit => {
	const attached = is.attached.map(({ left }) => left);
	return {
		of: was.id,
		...(sameList(was.left, is.left) ? {} : { left: is.left }),
		...(sameList(
			was.attached.map(({ left }) => left),
			attached
		)
			? {}
			: { attached }),
		...(was.hits === is.hits ? {} : { hits: is.hits }),
		...(sameMarks(was.marks, is.marks) ? {} : { marks: is.marks }),
		...(was.note === is.note ? {} : { note: is.note }),
		...(was.presence === is.presence ? {} : { presence: is.presence })
	};
};

/** What has changed since the roster was taken. */
export const editsOf = ({ units, officers }: Roster, now: BattleState): readonly RosterEdit[] => [
	...units.flatMap((was) => {
		const is = now.units[was.id];
		const edit = is && unitEdit(was, is);
		return edit && Object.keys(edit).length > 1 ? [edit] : [];
	}),
	...officers.flatMap(({ id, status }): RosterEdit[] => {
		const is = now.officers[id]?.status ?? status;
		return is === status ? [] : [{ of: id, status: is }];
	})
];

const edited = (unit: UnitInBattle, edit: RosterEdit): UnitInBattle => ({
	...unit,
	left: edit.left ?? unit.left,
	attached: edit.attached
		? unit.attached.map((one, at) => ({ ...one, left: edit.attached?.[at] ?? one.left }))
		: unit.attached,
	hits: edit.hits ?? unit.hits,
	marks: edit.marks ?? unit.marks,
	note: edit.note ?? unit.note,
	presence: edit.presence ?? unit.presence
});

/** A roster with the changes made in it. */
const withEdits = (
	roster: Roster,
	edits: readonly RosterEdit[]
): Pick<Roster, 'units' | 'officers'> => {
	const by = new Map(edits.map((edit) => [edit.of, edit]));
	return {
		units: roster.units.map((unit) => {
			const edit = by.get(unit.id);
			return edit ? edited(unit, edit) : unit;
		}),
		officers: roster.officers.map((one) => ({
			...one,
			status: by.get(one.id)?.status ?? one.status
		}))
	};
};

/** The table of a roster with the changes made before it came here. */
export const carriedState = ({ roster, edits }: CarriedRoster): BattleState =>
	rosterState({ ...roster, ...withEdits(roster, edits) });
