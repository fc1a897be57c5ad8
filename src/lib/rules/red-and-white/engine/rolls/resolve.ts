import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Change } from '../../procedures/calculator.ts';
import { firingLifts, meleeOver, pinStops, whereabouts } from './aftermath.ts';
import { testedAt } from '../table/army.ts';
import { resolution, type Resolve } from './command.ts';
import { attackedByFire } from '../commands/ground.ts';
import { asks, inTurn, senseless, withUnit } from '../commands/deciding.ts';
import type { Fact } from '../facts/fact.ts';
import { automatic } from '../automation.ts';
import { debts } from './debts.ts';
import { bandOf } from '../table/leading.ts';
import { partOf } from './own-target.ts';
import { sharesStand, split } from './sharing.ts';
import { loseFigures, setAttached, setHits } from '../commands/losses.ts';
import { lossOrder, outAtHits } from '../table/losses.ts';
import { changeMarks } from '../commands/marks.ts';
import { setCharacter, setOfficer } from '../commands/officers.ts';
import { type BattleState, bookIn, type Id, type UnitInBattle } from '../state.ts';
import { figuresLeft, vehicle } from '../table/unit.ts';

type Step = (state: BattleState) => Decision<Fact>;

const onUnit =
	(id: Id, step: (state: BattleState, unit: UnitInBattle) => Decision<Fact>): Step =>
	(state) =>
		withUnit(state, id, (unit) => step(state, unit));

/** Where losses are not placed by the app, the owner places them: no more than are left. */
const leftToPlace = (unit: UnitInBattle, n: number): Decision<Fact> =>
	n > 0 ? accept<Fact>({ type: 'lossesDue', unit: unit.id, n: unit.toPlace + n }) : accept<Fact>();

/** Losses beyond what is left are not made; a vehicle takes one hit where others lose figures (R67). */
const losses = (id: Id, figures: number, hits: number): Step =>
	onUnit(id, (state, unit) => {
		if (vehicle(unit)) {
			const to = Math.min(outAtHits(state, unit), unit.hits + hits + figures);
			if (!automatic(state, 'losses_placed')) return leftToPlace(unit, to - unit.hits);
			return to > unit.hits ? setHits(state, { unit: id, hits: to }) : accept<Fact>();
		}
		const fall = Math.min(figuresLeft(unit), figures);
		if (!automatic(state, 'losses_placed')) return leftToPlace(unit, fall);
		return fall > 0 ? loseFigures(state, { unit: id, figures: fall }) : accept<Fact>();
	});

/** A figure of what stands with the unit; officers keep their own sheet. */
const attachedLoss = (id: Id, kind: NonNullable<Change['attached']>): Step =>
	onUnit(id, (state, { attached }) => {
		const place = attached.findIndex((one) => one.kind === kind && one.left > 0);
		const left = (attached[place]?.left ?? 0) - 1;
		return left < 0 ? accept<Fact>() : setAttached(state, { unit: id, place, left });
	});

/** Whole stands, as Lubbers' melee list takes them: begun ones first. */
const standsFall = (id: Id, stands: number): Step =>
	onUnit(id, (state, unit) => {
		const places = lossOrder(unit).slice(0, stands);
		return inTurn(
			state,
			...places.map(
				(stand): Step =>
					(at) =>
						loseFigures(at, {
							unit: id,
							stand,
							figures: unit.left[stand] ?? 0
						})
			)
		);
	});

const applied = (id: Id, change: Change): Step[] => [
	losses(id, change.figures ?? 0, change.hits ?? 0),
	...(change.stands ? [standsFall(id, change.stands)] : []),
	onUnit(id, (state, unit) =>
		accept(...changeMarks(state, unit, change.on ?? [], change.off ?? []))
	),
	...(change.attached ? [attachedLoss(id, change.attached)] : []),
	onUnit(id, (state, unit) =>
		accept(...whereabouts(state, unit, change), ...pinStops(unit, change))
	)
];

/** What the turn has to remember of a test besides its marks. */
const remembered = (state: BattleState, { calculator, unit, changes, army }: Resolve): Fact[] => {
	if (army) {
		const line = testedAt(state, army.camp);
		const at = line === undefined ? {} : { testedAt: line };
		return [{ type: 'armyChanged', tested: true, ...army, ...at }];
	}
	if (unit === null) return [];
	if (calculator === 'unit-morale') return [{ type: 'moraleTested', unit }];
	if (calculator === 'suppression')
		return [
			{
				type: 'suppressionTested',
				unit,
				passed: changes.some(({ off }) => off?.includes('suppressed'))
			}
		];
	return [];
};

/** LEADERSHIP: how far its leaders were is kept for the next turn. */
const bandsTold = (state: BattleState, { calculator, unit: id, form }: Resolve): Fact[] => {
	const unit = id === null ? undefined : state.units[id];
	if (calculator !== 'leadership' || !unit || form['ledHeroically'] === true) return [];
	const band = (inches: unknown, character: unknown): UnitInBattle['leaderBand'] =>
		typeof inches === 'number'
			? bandOf(bookIn(state), inches, character === 'efficient' ? 'efficient' : 'normal')
			: null;
	const leader =
		form['leader'] === 'ok' ? band(form['distance'], form['character']) : unit.leaderBand;
	const chief =
		form['cinc'] === 'ok' ? band(form['cincDistance'], form['cincCharacter']) : unit.chiefBand;
	return leader === unit.leaderBand && chief === unit.chiefBand
		? []
		: [{ type: 'bandsTold', unit: unit.id, leader, chief }];
};

/** OFFICERS & LEADERS; OFFICERS' CHARACTER: an officer is hit, fails, or draws his character. */
const officerSteps = ({ officer, calculator }: Resolve): Step[] => {
	if (!officer) return [];
	const { id, status, character, turns, moved } = officer;
	return [
		(state) =>
			moved && !state.officers[id]?.moved
				? accept<Fact>({ type: 'officerMoved', officer: id, moved })
				: accept<Fact>(),
		(state) => {
			const now = state.officers[id]?.owesCharacter ?? 0;
			return calculator === 'test-of-character' && now > 0
				? accept<Fact>({ type: 'characterOwed', officer: id, n: now - 1 })
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
				: accept<Fact>()
	];
};

/**
 * The outcome of a calculator is written to the units: what was thrown and said, then what it changes.
 * Changes for a unit that was not named are left to the players.
 */
const resolve = (state: BattleState, command: Resolve): Decision<Fact> => {
	const { unit, target, officer, changes, others = [], shares } = command;
	const actors = unit === null ? [] : [unit, ...others];
	for (const id of [unit, target, ...others])
		if (id !== null && !Object.hasOwn(state.units, id))
			return senseless('There is no such unit in this battle.');
	if (target !== null && actors.includes(target)) return senseless('A unit is not its own target.');
	if (new Set(actors).size < actors.length || (others.length && unit === null))
		return senseless('A unit attacks once in a melee.');
	if (shares && !sharesStand(state, actors, changes, shares))
		return refuse(
			'Melee',
			say('All of the loss must be shared, and no unit loses more than it has.')
		);
	if (officer && !Object.hasOwn(state.officers, officer.id))
		return senseless('There is no such officer in this battle.');
	return inTurn(
		state,
		() =>
			accept<Fact>(
				resolvedBy(state, command),
				...remembered(state, command),
				...bandsTold(state, command)
			),
		...officerSteps(command),
		...changes.flatMap((change) => {
			if (change.who === 'target') return target === null ? [] : applied(target, change);
			return split(state, actors, change, shares).flatMap(([id, own]) => applied(id, own));
		}),
		(after) => accept(...debts(state, after, command)),
		(after) => accept(...meleeOver(after, command), ...firingLifts(after, command)),
		(after) => accept(...attackedByFire(after, command))
	);
};

/** The fact without what only led to the facts after it. */
const resolvedBy = (state: BattleState, command: Resolve): Fact => {
	const { calculator, unit, target, others, throws, text, overruled } = command;
	const part = partOf(state, command);
	return {
		type: 'resolved',
		calculator,
		unit,
		target,
		...(others?.length ? { others } : {}),
		...(part ? { part } : {}),
		throws,
		text,
		...(overruled === undefined ? {} : { overruled })
	};
};

export const RESOLUTION = { resolve: asks(resolution, resolve) } as const;
