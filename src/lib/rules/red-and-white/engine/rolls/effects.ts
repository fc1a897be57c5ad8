import { accept, type Decision } from '#lib/kernel/game/engine.ts';
import type { Change } from '../../procedures/calculator.ts';
import { owe, type Fate } from '../../procedures/procedure.ts';
import type { Cause } from '../causes.ts';
import { inTurn, withUnit } from '../commands/deciding.ts';
import { loseFigures, setAttached, setHits } from '../commands/losses.ts';
import { lossOrder, outAtHits } from '../table/losses.ts';
import { contactsOver } from '../commands/ground.ts';
import { changeMarks } from '../commands/marks.ts';
import { setCharacter, setOfficer, showCharacter } from '../commands/officers.ts';
import type { Fact } from '../facts/fact.ts';
import { bookIn, type BattleState, type Id, type UnitInBattle } from '../state.ts';
import type { Area } from '../ground.ts';
import { areaOf } from '../table/areas.ts';
import { automatic } from '../automation.ts';
import { goesBack } from '../table/contacts.ts';
import { figuresSafe, heroesOf, hitsTaken, onTable, vehicle } from '../table/unit.ts';

export type Step = (state: BattleState) => Decision<Fact>;

const onUnit =
	(id: Id, step: (state: BattleState, unit: UnitInBattle) => Decision<Fact>): Step =>
	(state) =>
		withUnit(state, id, (unit) => step(state, unit));

/** Where the app does not place losses, the owner does: no more than are left. */
const leftToPlace = (unit: UnitInBattle, n: number, because: Cause): Decision<Fact> =>
	n > 0
		? accept<Fact>({ type: 'lossesDue', unit: unit.id, n: unit.toPlace + n, because })
		: accept<Fact>();

/** So many stands, those already begun first, lose a figure each, or all of theirs as by Lubbers' melee list. */
const standsLose = (id: Id, stands: number, figure?: 1): Step =>
	onUnit(id, (state, unit) =>
		inTurn(
			state,
			...lossOrder(unit)
				.slice(0, stands)
				.map(
					(stand): Step =>
						(at) =>
							loseFigures(at, { unit: id, stand, figures: figure ?? unit.left[stand] ?? 0 })
				)
		)
	);

/** Losses beyond what is left are ignored; a vehicle takes one hit where others lose figures (R67). */
const losses = (id: Id, { figures = 0, hits = 0, apart }: Change, because: Cause): Step =>
	onUnit(id, (state, unit) => {
		if (vehicle(unit)) {
			const fall = Math.min(outAtHits(state, unit) - hitsTaken(unit), hits + figures);
			if (!automatic(state, 'losses_placed')) return leftToPlace(unit, fall, because);
			return fall > 0 ? setHits(state, { unit: id, hits: unit.hits + fall }) : accept<Fact>();
		}
		const fall = Math.min(figuresSafe(unit), figures);
		if (!automatic(state, 'losses_placed')) return leftToPlace(unit, fall, because);
		if (apart) return standsLose(id, fall, 1)(state);
		return fall > 0 ? loseFigures(state, { unit: id, figures: fall }) : accept<Fact>();
	});

/** The loss of a figure of what stands with the unit; officers are handled separately. */
const attachedLoss = (id: Id, kind: NonNullable<Change['attached']>): Step =>
	onUnit(id, (state, { attached }) => {
		const place = attached.findIndex((one) => one.kind === kind && one.left > 0);
		const left = (attached[place]?.left ?? 0) - 1;
		return left < 0 ? accept<Fact>() : setAttached(state, { unit: id, place, left });
	});

/** BOMBARDMENT (BO-4): a pinned unit moves no more this turn, so a retreat that it owed is off. */
const pinStops = (unit: UnitInBattle, { on }: Change): Fact[] =>
	on?.includes('pinned') && goesBack(unit) ? [owe(unit, 'movement', 0, { what: 'pinned' })] : [];

/** MOVEMENT; BOMBARDMENT; MELEE: where an outcome leaves a unit: how far it goes, in an area, out of the melee. */
const whereabouts = (
	state: BattleState,
	{ id }: UnitInBattle,
	{ who, went, area, leaves, on, beaten }: Change
): Fact[] => {
	const lies = ({ inside }: Area): boolean => inside.includes(id);
	const from = state.lastTurn?.areas.filter(lies) ?? [];
	// MELEE: an attacker who lost is back where he started, out of shells that he passed on his way.
	const passed = state.areas.filter(
		(one) =>
			who === 'unit' && beaten && lies(one) && !from.some((old) => old.battery === one.battery)
	);
	const ground = area === undefined ? undefined : areaOf(state, id);
	const stays = ground?.inside.includes(id) === true;
	const gone = leaves === true || on?.includes('withdrew') === true;
	return [
		...(went === undefined
			? []
			: [{ type: 'distanceRolled', unit: id, ...went } as const satisfies Fact]),
		...(ground === undefined
			? []
			: [
					{
						type: 'areaEntered',
						battery: ground.battery,
						unit: id,
						where: area === 'inside' || stays ? 'inside' : 'outside',
						tested: true
					} as const satisfies Fact
				]),
		...passed.map(
			({ battery }) =>
				({ type: 'areaEntered', battery, unit: id, where: 'outside' }) as const satisfies Fact
		),
		...(gone ? contactsOver(state, ({ defender }) => defender === id) : [])
	];
};

/** FORCE HQ: what is left of it is removed. */
const overrun = (id: Id): Step =>
	onUnit(id, (_, unit) => (onTable(unit) ? accept<Fact>({ type: 'overrun', unit: id }) : accept()));

/** COMMISSARS (R72): the commander of the unit deserts to the enemy, if he is one of the officers. */
const commanderDeserts = (id: Id): Step =>
	onUnit(id, (state, { officer }) => {
		const policy = bookIn(state).readings.R72;
		const those =
			policy === 'no_figure'
				? []
				: policy === 'its_leader'
					? [officer].filter((one) => one !== null)
					: heroesOf(state, id).map((one) => one.id);
		return inTurn(
			state,
			...those
				.filter((one) => state.officers[one]?.status === 'fit')
				.map(
					(one): Step =>
						(at) =>
							setOfficer(at, { officer: one, status: 'defected' })
				)
		);
	});

/** What an outcome does to one unit: losses, marks, what stands with it, where it is left. */
export const applied = (id: Id, change: Change, because: Cause): Step[] => [
	losses(id, change, because),
	...(change.stands ? [standsLose(id, change.stands)] : []),
	onUnit(id, (state, unit) =>
		accept(...changeMarks(state, unit, change.on ?? [], change.off ?? []))
	),
	...(change.attached ? [attachedLoss(id, change.attached)] : []),
	...(change.deserts ? [commanderDeserts(id)] : []),
	...(change.overrun ? [overrun(id)] : []),
	onUnit(id, (state, unit) =>
		accept(...whereabouts(state, unit, change), ...pinStops(unit, change))
	)
];

/** OFFICERS & LEADERS; OFFICERS' CHARACTER: an officer is hit, draws his character, or has moved; a failed test reveals what he is. */
export const befalls = (id: Id, { status, character, turns, moved, tested }: Fate): Step[] => [
	(state) =>
		moved && !state.officers[id]?.moved
			? accept<Fact>({ type: 'officerMoved', officer: id, moved })
			: accept<Fact>(),
	(state) => {
		const owed = state.officers[id]?.owesCharacter.length ?? 0;
		return tested && owed > 0
			? accept<Fact>({
					type: 'characterOwed',
					officer: id,
					n: owed - 1,
					because: { what: 'done' }
				})
			: accept<Fact>();
	},
	(state) =>
		status && state.officers[id]?.status !== status
			? setOfficer(state, {
					officer: id,
					status,
					...(turns ? { turns } : {})
				})
			: accept<Fact>(),
	(state) =>
		character && state.officers[id]?.character !== character
			? setCharacter(state, { officer: id, character })
			: accept<Fact>(),
	(state) =>
		character && tested && !state.officers[id]?.revealed
			? showCharacter(state, { officer: id, shown: true })
			: accept<Fact>()
];
