import type { Attachment } from '../../types.ts';
import { unitWith } from '../changed.ts';
import type { AttachedInBattle, BattleState, Id, UnitInBattle } from '../state.ts';
import { attachedLeft, commandOf, hasArms, marked, onTable, unitsOf } from './unit.ts';

/**
 * MACHINE GUNS; ORGANIZATION: what guns become when they join infantry; of batteries, only a single section of light
 * guns can.
 */
const gunsAs = ({ unit }: UnitInBattle): Attachment | undefined => {
	if (unit.type === 'machine_guns') return 'hmg';
	const sections = unit.stands.length - Number(unit.commandStand);
	return unit.type === 'battery' && unit.gun === 'light' && sections === 1
		? 'light_gun'
		: undefined;
};

/** ORGANIZATION: the unit that these guns stand with. */
export const hostOf = (state: BattleState, { id, mergedInto }: UnitInBattle) =>
	mergedInto === null
		? undefined
		: unitsOf(state).find(({ attached }) => attached.some(({ from }) => from?.unit === id));

/** ORGANIZATION: the guns that joined this unit during the battle; they may leave it while somebody serves them. */
export const gunsWith = (state: BattleState, { attached }: UnitInBattle): UnitInBattle[] =>
	[...new Set(attached.flatMap(({ from, left }) => (from && left > 0 ? [from.unit] : [])))].flatMap(
		(id) => state.units[id] ?? []
	);

/**
 * ORGANIZATION: the units that these guns may join: infantry of their side; a section of light guns joins one that has
 * none.
 */
export const hostsFor = (state: BattleState, guns: UnitInBattle): UnitInBattle[] => {
	const as = gunsAs(guns);
	if (!as || !hasArms(guns)) return [];
	return unitsOf(state).filter(
		(one) =>
			one.unit.type === 'infantry' &&
			one.camp === guns.camp &&
			onTable(one) &&
			(as !== 'light_gun' || attachedLeft(one, 'light_gun') === 0)
	);
};

/** ORGANIZATION: its gun stands are now with the unit; its command stand goes along and is not counted. */
export const attachedTo = (state: BattleState, id: Id, to: Id): BattleState => {
	const guns = state.units[id];
	const kind = guns && gunsAs(guns);
	if (!guns || !kind || !state.units[to]) return state;
	const command = commandOf(guns);
	const stands = guns.left.flatMap((left, stand): AttachedInBattle[] =>
		left > 0 && stand !== command
			? [{ kind, full: guns.full[stand] ?? left, left, from: { unit: id, stand } }]
			: []
	);
	const joined = unitWith(state, to, ({ attached }) => ({ attached: [...attached, ...stands] }));
	return unitWith(joined, id, () => ({
		marks: [],
		met: [],
		presence: 'merged',
		mergedInto: to
	}));
};

/** MORALE: guns do what their unit does, so they share these marks with it. */
const SHARED = ['led', 'not_led', 'suppressed', 'pinned', 'falling_back'] as const;

/** ORGANIZATION: the guns act by themselves again; what they and the unit did this turn is done. */
export const detached = (state: BattleState, id: Id): BattleState => {
	const guns = state.units[id];
	const host = guns && hostOf(state, guns);
	if (!host) return state;
	const left = unitWith(state, host.id, ({ attached }) => ({
		attached: attached.filter(({ from }) => from?.unit !== id)
	}));
	return unitWith(left, id, ({ rolled, fired, went }) => ({
		presence: 'table',
		mergedInto: null,
		camp: host.camp,
		marks: SHARED.filter((mark) => marked(host, mark)),
		fired: [...fired, ...host.fired],
		went: [...went, ...host.went],
		rolled: [...rolled, 'detach']
	}));
};

/** The figures of an attached stand are those of the unit it came from. */
export const servedBy = (
	state: BattleState,
	{ from }: AttachedInBattle,
	left: number
): BattleState =>
	from
		? unitWith(state, from.unit, (guns) => ({
				left: guns.left.map((n, stand) => (stand === from.stand ? left : n))
			}))
		: state;
