import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import type { PhaseNumber } from '#lib/rules/red-and-white/engine/sequence.ts';
import type {
	BattleState,
	Id,
	OfficerInBattle,
	Presence
} from '#lib/rules/red-and-white/engine/state.ts';
import type { FirePart } from '#lib/rules/red-and-white/engine/table/arms.ts';
import { against } from '#lib/rules/red-and-white/procedures/all.ts';
import type { Change } from '#lib/rules/red-and-white/procedures/calculator.ts';
import { TEMPLATES } from '#lib/rules/red-and-white/scenarios/templates.ts';
import type { Attachment, Camp, Character, Mark, Unit } from '#lib/rules/red-and-white/types.ts';
import { FORCES, unit } from '../engine/battles.ts';
import { loses, rolls, type Wanted } from '../engine/rolls.ts';
import { engine, type Deed, type Play } from './statement.ts';

/** Given and when: what is done at the table, by labels. */

const OFFICERS = FORCES.flatMap(({ officers }) => officers);

/** An officer of the example forces by a word of his name. */
export const officer = (name: string): Id =>
	OFFICERS.find((one) => one.name.toLowerCase().includes(name))?.id ?? name;

const campOf = (label: string): Camp => (label.startsWith('R') ? 'red' : 'white');

const turnOf =
	(turn: Camp) =>
	(phase: PhaseNumber, round = 1): Deed =>
	({ clock }) =>
		clock.turn === turn && clock.phase === phase && clock.round === round
			? undefined
			: { type: 'setClock', to: { round, turn, phase } };
/** The clock stands at this phase of one side's turn. */
export const red = turnOf('red');
export const white = turnOf('white');
export const next: Command = { type: 'stepPhase', by: 1 };
export const back: Command = { type: 'stepPhase', by: -1 };

/** How a throw is wanted: with whom, with which part of the unit, and how it falls. */
export type Throw = Wanted & {
	readonly others?: readonly string[];
	readonly part?: FirePart;
	/** An officer by a word of his name, who is named with it. */
	readonly officer?: string;
};

/** Whose throw it is, by labels. */
export const partiesOf = (
	who: string | null,
	at: string | null,
	{ others, part, officer: named }: Pick<Throw, 'others' | 'part' | 'officer'> = {}
) => ({
	unit: who === null ? null : unit(who),
	target: at === null ? null : unit(at),
	...(others ? { others: others.map(unit) } : {}),
	...(part ? { part } : {}),
	...(named ? { officer: officer(named) } : {})
});

/** Any throw of a unit. */
export const throws = (
	slug: string,
	who: string,
	at: string | null = null,
	{ others, part, ...wanted }: Throw = {}
) =>
	rolls(
		slug,
		partiesOf(who, at, { ...(others ? { others } : {}), ...(part ? { part } : {}) }),
		wanted
	);

/** A throw that concerns one officer, or an army. */
export const throwsFor = (slug: string, name: string, wanted: Wanted = {}): Deed =>
	rolls(
		slug,
		name === 'red' || name === 'white' ? { camp: name } : { officer: officer(name) },
		wanted
	);

/** Phase 1: its leader stands so far away; a face where a die is thrown. */
export const asksLeader = (who: string, distance: number, ...faces: readonly number[]): Deed =>
	throws('leadership', who, null, { form: { leader: 'ok', distance, cinc: 'none' }, faces });
export const led = (...labels: readonly string[]): Play => labels.map((who) => asksLeader(who, 6));
export const notLed = (...labels: readonly string[]): Play =>
	labels.map((who) => asksLeader(who, 30, 10));

export const moves = (who: string, wanted: Throw = {}): Deed =>
	throws('movement', who, null, wanted);

/** Contact with an enemy, beside whoever attacks him already. */
export const meets =
	(who: string, at: string) =>
	({ contacts }: BattleState): Command => {
		const now = contacts.find(({ defender }) => defender === unit(at))?.attackers ?? [];
		return { type: 'engage', defender: unit(at), attackers: [...now, unit(who)] };
	};

/** In its side's turn it is led, moves in phase 3 and meets the enemy. */
export const assaults = (who: string, at: string, round = 1): Play => [
	turnOf(campOf(who))(1, round),
	led(who),
	turnOf(campOf(who))(3, round),
	moves(who),
	meets(who, at)
];

const shellsHit =
	(n: number) =>
	({ changes }: { readonly changes: readonly Change[] }): boolean =>
		changes.some(({ tests }) => tests?.n === n);

const fire =
	(slug: string) =>
	(who: string, at: string, lost?: number, wanted: Throw = {}): Deed =>
	(state) => {
		const target = state.units[unit(at)] ?? null;
		const struck = slug === 'artillery' && target?.unit.type === 'tank' ? shellsHit : undefined;
		const until =
			lost === undefined ? {} : { until: (struck ?? ((n) => loses('target', n)))(lost) };
		const given = throws(against(slug, target), who, at, { ...until, ...wanted });
		return given(state);
	};
/** Fire at an enemy who loses so many figures or hits; at a tank so many shells hit. */
export const fires = fire('small-arms-fire');
export const attackFires = fire('attacking-fire');
export const shells = fire('artillery');

/** A melee, and how it ends for those who attack; the loser's figures. */
export const fights = (
	who: string,
	at: string,
	how: 'wins' | 'loses',
	{ lost, ...wanted }: Throw & { readonly lost?: number } = {}
): Deed =>
	throws('melee', who, at, {
		until: ({ changes }) =>
			changes.some(
				(one) =>
					one.who === (how === 'wins' ? 'target' : 'unit') &&
					one.beaten &&
					(lost === undefined || (one.figures ?? one.hits ?? 0) === lost)
			),
		...wanted
	});

/** A test by one D6; the lowest face passes. */
export const tests = (slug: string, who: string, how: 'passes' | 'fails'): Deed =>
	throws(slug, who, null, { faces: [how === 'passes' ? 1 : 6] });
export const morale = (who: string, how: 'passes' | 'fails'): Deed =>
	tests('unit-morale', who, how);

/** BOMBARDMENT: a battery shells an area, a burst square for each of its sections. */
export const bombards =
	(who: string, squares = 3, where = 'the ford'): Deed =>
	({ clock }): Command => ({
		type: 'placeArea',
		area: {
			...{ battery: unit(who), squares, where, placed: clock },
			...{ edge: [], inside: [], tested: [] }
		}
	});
export const comesTo = (who: string, where: 'edge' | 'inside', battery: string): Command => ({
	type: 'enterArea',
	...{ battery: unit(battery), unit: unit(who), where }
});
/** It goes in with its move of so many inches, and tests at the edge. */
export const goesIn = (who: string, how: 'passes' | 'fails', wanted: Throw = {}): Deed =>
	throws('bombardment', who, null, {
		form: { distanceToArea: 1 },
		until: ({ changes }) =>
			changes.some((one) => one.area === 'inside') === (how === 'passes') &&
			changes.some((one) => one.on?.includes('pinned')) === (how === 'fails'),
		...wanted
	});

export const leads = (name: string, who: string | null): Command => ({
	type: 'leadHeroically',
	...{ officer: officer(name), unit: who === null ? null : unit(who) }
});
export const isOfCharacter = (name: string, character: Character): Command => ({
	type: 'setCharacter',
	...{ officer: officer(name), character }
});
export const shows = (name: string): Command => ({
	type: 'showCharacter',
	...{ officer: officer(name), shown: true }
});
export const fares = (
	name: string,
	status: OfficerInBattle['status'],
	turns?: number
): Command => ({
	type: 'setOfficer',
	...{ officer: officer(name), status },
	...(turns ? { turns } : {})
});

/** By hand: figures of a unit fall, a vehicle bears hits, a mark is put or taken off. */
export const falls = (who: string, figures: number, stand?: number): Command => ({
	type: 'loseFigures',
	...{ unit: unit(who), figures },
	...(stand === undefined ? {} : { stand })
});
export const bears = (who: string, hits: number): Command => ({
	type: 'setHits',
	...{ unit: unit(who), hits }
});
export const marks = (who: string, mark: Mark, on = true): Command => ({
	type: 'setMark',
	...{ unit: unit(who), mark, on }
});
export const goes = (who: string, presence: Exclude<Presence, 'table' | 'merged'>): Command => ({
	type: 'removeUnit',
	...{ unit: unit(who), presence }
});
export const destroyed = (...labels: readonly string[]): Play =>
	labels.map((who) => goes(who, 'destroyed'));
export const changesSide = (who: string): Command => ({
	type: 'changeSide',
	...{ unit: unit(who), camp: campOf(who) === 'red' ? 'white' : 'red' }
});
export const option = (name: string, value: string): Command =>
	({ type: 'setOption', option: name, value }) as Command;
export const switchedOff = (step: string): Command =>
	({ type: 'setAutomation', step, on: false }) as Command;

/** A unit that the example forces lack comes onto the table; it is known by its label. */
export const joins = (
	label: string,
	template: string,
	attachments: readonly Attachment[] = [],
	more: Partial<Unit> = {}
): Command => {
	const force = FORCES.find(({ camp }) => camp === campOf(label));
	const build = TEMPLATES.find(({ key }) => key === template)?.build;
	if (!force || !build) throw new Error(`No template ${template}`);
	const joined: Unit = {
		...{ id: label, label, name: `Unit ${label}`, originalName: '', faction: force.faction },
		...{
			officer: force.officers[0]?.id ?? null,
			poorQuality: false,
			oneDieFewer: false,
			notes: ''
		},
		...build,
		attachments,
		...more
	};
	return { type: 'addUnit', force: force.id, unit: joined, presence: 'table' };
};

/** A test is rolled as long as it is owed; the faces fall for the first. */
export const whileOwed =
	(slug: string, who: string, ...faces: readonly number[]): Deed =>
	(state) =>
		state.units[unit(who)]?.owes[slug] ? throws(slug, who, null, { faces })(state) : undefined;

/** It is done where the rules let it be done. */
export const tries =
	(deed: (state: BattleState) => Command | undefined): Deed =>
	(state) => {
		const command = deed(state);
		return command && engine.decide(state, command).ok ? command : undefined;
	};

export const figuresHit = (who: string, ...faces: readonly number[]) =>
	throws('officer-hit', who, null, { faces });
export const seconds = (name: string): Command => ({
	type: 'setSecond',
	...{ officer: officer(name), second: true }
});
export const reading = (ruling: string, key: string): Command => ({
	type: 'setReading',
	...{ ruling, reading: key }
});
export const arrives = (who: string): Command => ({ type: 'arrive', unit: unit(who) });
export const captures = (who: string): Command => ({ type: 'capture', unit: unit(who) });
export const calls = (calculator: string, who: string): Command => ({
	type: 'oweTest',
	...{ unit: unit(who), calculator, n: 1 }
});
/** COMMISSARS: his D10 is called for and thrown, and the D6 where he quarrels. */
export const quarrels = (who: string, ...faces: readonly number[]): Play => [
	calls('commissar', who),
	throws('commissar', who, null, { faces })
];
export const cutSupply = (camp: Camp): Command => ({ type: 'setArmy', camp, supplyCut: true });

/** LEADERSHIP: an officer makes his move of this turn. */
export const officerMoves = (name: string): Command => ({
	type: 'moveOfficer',
	...{ officer: officer(name), moved: true }
});

export const claims = (who: string): Command => ({ type: 'claimCover', unit: unit(who) });

/** GAMING TERMS USED: the same command, allowed by the game master with his reason. */
export const allowed =
	(deed: Deed): Deed =>
	(state) => {
		const command = typeof deed === 'function' ? deed(state) : deed;
		return (
			command && ({ ...command, ruled: { reason: 'agreed at the table', allows: true } } as Command)
		);
	};
