import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { mayCommand, paysFor } from '../../../rules/05-hq.ts';
import { isLoneFort } from '../../../rules/08-combat/08-2-values.ts';
import { FORBIDDEN } from '../../../scenarios/board.ts';
import { enemyOf, isCombatUnit, isMotor } from '../../../types.ts';
import { words } from '../../../words/en/engine-combat.ts';
import { words as events } from '../../../words/en/engine-events.ts';
import { words as facts } from '../../../words/en/engine-facts.ts';
import type { Command } from '../../commands.ts';
import type { Fact } from '../../facts.ts';
import { nameOf } from '../../facts/kind.ts';
import { counterOf, unitOf, type Game } from '../../game.ts';
import { isOfNwa } from '../../map/city.ts';
import { ownAt } from '../../map/field.ts';
import { commandValue } from '../../map/supply.ts';
import { costInto } from '../../moves/reach.ts';
import type { Place, State, Unit } from '../../state.ts';
import { commandedBy, commandsPlace, fighterOf, isInsurgent, placesAround } from '../scene.ts';
import type { CombatState } from '../state.ts';
import { isIdle } from './shelling.ts';

/** 8.2.1 Enemies on the ground in a place, HQs and Trotsky too. */
const enemiesAt = (game: Game, state: State, at: Place): readonly Unit[] =>
	ownAt(game, state, enemyOf(state.player), at).filter(({ id }) => {
		const { type } = counterOf(game, id);
		return type !== 'fleet' && type !== 'air';
	});

/** 13 Does only a fort stand there? */
const fortAlone = (game: Game, state: State, at: Place): boolean =>
	isLoneFort(enemiesAt(game, state, at).map((unit) => fighterOf(game, state, unit)));

/** 8.2.1 Could the unit enter the place, enemies apart? A train fights where the infantry on board could go (14.2). */
const couldEnter = (game: Game, state: State, unit: Unit, at: Place): boolean => {
	const train = counterOf(game, unit.id).type === 'armoured_train';
	return costInto(game, state, unit, at, train ? 'infantry' : undefined) !== FORBIDDEN;
};

/** 16.1, 5.2 On the first turn White's attacks need no HQ, nor do his supports in attack and defence. */
export const freeOfCommand = ({ turn, player }: Pick<State, 'turn' | 'player'>): boolean =>
	turn === 1 && player === 'white';

/** 5.2 Why an HQ does not lead all of these, from so many more places; undefined where it may. */
const whyNotLed = (
	game: Game,
	state: State,
	combat: CombatState,
	hq: Unit,
	units: readonly Unit[],
	more: number
): Phrase | undefined => {
	const { army } = counterOf(game, hq.id);
	if (!units.every(({ id }) => mayCommand(army, counterOf(game, id).army)))
		return say(words.theHqDoesNotCommandIt);
	const far = units.flatMap(({ at }) => (at && !commandsPlace(game, state, hq.id, at) ? at : []));
	if (far.length > 0)
		return say(words.theHqDoesNotReach, { places: { list: [...new Set(far)].map(nameOf) } });
	const [value, used] = [commandValue(game, hq), commandedBy(combat, hq.id)];
	return paysFor(value, used, more)
		? undefined
		: say(words.itCommandsSoManyHexes, { value, used, more });
};

/** 5.2 May an HQ lead all of these, from these places, with what is left of its value? */
export const mayLead = (...asked: Parameters<typeof whyNotLed>): boolean =>
	whyNotLed(...asked) === undefined;

/** 8.2.1 A unit attacks a place: anew, or by joining. */
export const attack = (
	game: Game,
	state: State,
	combat: CombatState,
	{ unit: id, place, join }: Extract<Command, { type: 'attack' }>
): Decision<Fact> => {
	const unit = unitOf(game, state, id);
	const { type, army } = counterOf(game, id);
	if (state.events.soviet === id) return refuse('6', say(events.itsSoldiersConferThisTurn));
	if (!isIdle(state, unit) || unit.at === null)
		return refuse('8.2.1', say(words.thisUnitDoesNotAttackNow));
	if (!isCombatUnit(type) && !isMotor(type))
		return refuse('8.2.1', say(words.onlyCombatUnitsAttack));
	if (state.rest && isOfNwa(game, id)) return refuse('9.3', say(facts.theNorthWestArmyRests));
	const { at } = unit;
	if (!placesAround(game, at).includes(place) || enemiesAt(game, state, place).length === 0)
		return refuse('8.2.1', say(words.thereIsNoEnemyNextToIt));
	if (!couldEnter(game, state, unit, place))
		return refuse('8.2.1', say(words.itCouldNotEnterThere, { unit: nameOf(id) }));
	if (combat.shots.some((one) => one.place === place))
		return refuse('8.1.1', say(words.aPlaceThatIsShelledCannotBe));
	const known = combat.attacks.find((one) => one.id === join);
	const others = known?.units.map((other) => unitOf(game, state, other)) ?? [];
	if (join !== null && known?.place !== place)
		return refuse('8.2.1', say(words.thereIsNoSuchAttack));
	if (isMotor(type) && !others.some((other) => other.at === at && escorts(game, other)))
		return refuse('14.1', say(words.vehiclesAttackWithTheirCompany));
	const hq = known?.hq == null ? undefined : unitOf(game, state, known.hq);
	if (hq && !freeOfCommand(state) && !mayCommand(counterOf(game, hq.id).army, army))
		return refuse('5.2', say(words.theHqDoesNotCommandIt));
	const more: Fact[] = [];
	const stacks = new Set(
		others.filter((other) => !isInsurgent(game, other.id)).map((other) => other.at)
	);
	if (known && stacks.size > 0 && !stacks.has(at)) {
		const why = hq
			? whyNotLed(game, state, combat, hq, [unit], 1)
			: say(words.severalStacksNeedAnHq);
		if (why && !freeOfCommand(state)) return refuse('5.2', why);
		if (hq && !why) more.push({ type: 'commanded', unit: hq.id, attack: known.id, place: at });
	}
	return accept<Fact>(
		{
			type: 'attackDeclared',
			attack: known?.id ?? combat.next,
			unit: id,
			place,
			fort: fortAlone(game, state, place)
		},
		...more
	);
};
const escorts = (game: Game, { id }: Unit): boolean => isCombatUnit(counterOf(game, id).type);

/** 5.2 An HQ leads an attack: all its stacks within its radius, all paid from its command value. */
export const lead = (
	game: Game,
	state: State,
	combat: CombatState,
	{ attack: id, unit }: Extract<Command, { type: 'lead' }>
): Decision<Fact> => {
	const known = combat.attacks.find((one) => one.id === id);
	const hq = unitOf(game, state, unit);
	if (!known) return refuse('5.2', say(words.thereIsNoSuchAttack));
	if (known.hq !== null) return refuse('5.2', say(words.anotherHqLeadsIt));
	if (counterOf(game, unit).type !== 'hq' || hq.fate !== 'map' || hq.player !== state.player)
		return refuse('5.2', say(words.thisIsNoHq));
	if (hq.task !== null || hq.mode === 'routed')
		return refuse('5.1', say(words.itCommandsNothingNow));
	const units = known.units
		.map((other) => unitOf(game, state, other))
		.filter((other) => !isInsurgent(game, other.id));
	// 6 Insurgents alone are of no army that it commands.
	if (units.length === 0) return refuse('5.2', say(words.theHqDoesNotCommandIt));
	const places = [...new Set(units.flatMap(({ at }) => at ?? []))];
	const why = whyNotLed(game, state, combat, hq, units, places.length);
	if (why) return refuse('5.2', why);
	return accept<Fact>(
		{ type: 'attackLed', attack: id, unit },
		...places.map((place): Fact => ({ type: 'commanded', unit, attack: id, place }))
	);
};

/** 8.2.5, 9.1 A night attack: at least one unit of the NWA makes it, which it tires when it is fought (WO-76); not insurgents. */
export const night = (game: Game, combat: CombatState, id: number): Decision<Fact> => {
	const known = combat.attacks.find((one) => one.id === id);
	if (!known || known.night) return refuse('8.2.5', say(words.thereIsNoSuchAttack));
	if (!known.units.some((unit) => isOfNwa(game, unit)))
		return refuse('8.2.5', say(words.onlyTheNwaAttacksByNight));
	return accept<Fact>({ type: 'nightDeclared', attack: id });
};
