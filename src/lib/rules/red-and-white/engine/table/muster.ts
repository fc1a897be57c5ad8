import { GUN_CHART } from '../../charts/fire.ts';
import type { Attachment, Camp, Officer, Player, Unit } from '../../types.ts';
import type {
	AttachedInBattle,
	BattleState,
	Id,
	OfficerInBattle,
	PlayerInBattle,
	Presence,
	UnitInBattle
} from '../state.ts';

/** MACHINE GUNS; ORGANIZATION: the figures of an attached stand; a banner or bombs count as one. */
const ATTACHED_FIGURES: Readonly<Record<Attachment, number>> = {
	lmg: 1,
	hmg: 2,
	tchanka: 2,
	light_gun: GUN_CHART.at('light', 'crew'),
	commissar: 1,
	priest: 1,
	banner: 1,
	petrol_bombs: 1
};

/** An attached stand with all its figures. */
export const freshlyAttached = (kind: Attachment): AttachedInBattle => ({
	kind,
	full: ATTACHED_FIGURES[kind],
	left: ATTACHED_FIGURES[kind]
});

/** A unit as it marches in. */
export const freshUnit = (
	unit: Unit,
	at: {
		readonly force: Id;
		readonly camp: Camp;
		readonly player: Id | null;
		readonly presence: Presence;
	}
): UnitInBattle => ({
	id: unit.id,
	unit,
	force: at.force,
	origin: at.camp,
	camp: at.camp,
	officer: unit.officer,
	player: at.player,
	full: unit.stands,
	left: unit.stands,
	hits: 0,
	marks: [],
	attached: unit.attachments.map(freshlyAttached),
	casualtiesSinceTest: 0,
	lostInPhase2: { figures: 0, stands: 0 },
	standsLostThisTurn: 0,
	suppressionTest: null,
	moraleTested: false,
	testedBefore: null,
	chargedLastTurn: false,
	freshMarks: [],
	fired: [],
	went: [],
	met: [],
	owes: {},
	leftOwed: {},
	rolled: [],
	indirect: false,
	unlimbers: false,
	toPlace: 0,
	lossesBy: [],
	leaderBand: null,
	chiefBand: null,
	lastTurn: null,
	presence: at.presence,
	mergedInto: null,
	note: ''
});

/** An officer as he marches in. */
export const freshOfficer = (
	officer: Officer,
	at: { readonly force: Id; readonly camp: Camp }
): OfficerInBattle => ({
	id: officer.id,
	officer,
	force: at.force,
	camp: at.camp,
	player: officer.player,
	character: officer.character,
	revealed: false,
	status: 'fit',
	heroicWith: null,
	heroicAtTurnStart: false,
	beside: null,
	secondInCommand: false,
	moved: false,
	joined: false,
	spotsFor: null,
	lastTurn: null,
	backIn: null,
	owesCharacter: [],
	leftOwed: 0
});

/** A player as he comes to the table. */
export const freshPlayer = (player: Player, force: Id): PlayerInBattle => ({
	id: player.id,
	player,
	force,
	absent: player.absent,
	takenOverBy: player.standIn,
	ready: false
});

export const campOf = ({ header }: BattleState, force: Id): Camp =>
	header.forces.find(({ id }) => id === force)?.camp ?? 'red';
