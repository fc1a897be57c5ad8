import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { words } from '../../words/en/engine-answers.ts';
import type { Raising } from '../../rules/11-petrograd.ts';
import type { Target } from '../../rules/08-combat/08-2-4-supports.ts';
import { aimedAt, targetsAt } from '../combat/declaring/shelling.ts';
import type { CommandOf, Step, Command } from '../commands.ts';
import { nameOf } from '../facts/kind.ts';
import type { Game } from '../game.ts';
import { lastTurn } from '../setup.ts';
import type { Place, State, UnitId } from '../state.ts';
import { back, into, recordOf, standing, turnOf, type Named } from './named.ts';

/** 8.1.2 What a barrage is aimed at. */
export const TARGET_NAMES: Readonly<Record<Target, Phrase>> = {
	combat: say(words.combatUnits),
	artillery: say(words.artillery),
	hq: say(words.theHq),
	fleet: say(words.theFleet),
	fort: say(words.theFort)
};

/** 11.2.2 What is raised. */
export const RAISED: Readonly<Record<CommandOf<'raise'>['action'] | Raising, string>> = {
	communist: words.aCommunistDetachment,
	barricade: words.aBarricade,
	detachments: words.districtDetachments,
	military_units: words.militaryUnits,
	military: words.militaryUnits
};

/** 7.5.2 What a unit does that waits a turn. */
const WAITS: Readonly<Record<CommandOf<'postpone'>['how'], string>> = {
	foot: words.waitAndComeOnFoot,
	rail: words.waitForATrain,
	reroute: words.waitForTheOtherLine
};

/** What ends a part is named after what it ends. */
const ending = ({ sequence, combat }: State): Named => {
	if (combat && !combat.fight && combat.attacks.length + combat.shots.length > 0)
		return { label: say(words.noMoreFight), brief: say(words.fight), ends: true };
	return {
		label: say(sequence === 'movement' && !combat ? words.endTheMovement : words.noMore),
		ends: true
	};
};

/** What declines is named after what it declines, by the stage of the fight. */
const declining = ({ combat, events: { hand } }: State): Named => {
	const { stage, supports, advanced = [] } = combat?.fight ?? {};
	const orElse = (before: readonly UnitId[] = []): string =>
		before.length > 0 ? words.nobodyElse : words.nobody;
	const text = (): string => {
		switch (stage) {
			case 'defenceHq':
				return words.noHq;
			case 'attackSupport':
				return orElse(supports?.attacker);
			case 'defenceSupport':
				return orElse(supports?.defender);
			case 'events':
				return words.keepTheEvent;
			case 'advance':
				return orElse(advanced);
			default:
				return hand.white === 'insurgents' || hand.red === 'levy'
					? words.nowhere
					: combat?.hit
						? words.nobodyElse
						: words.noMore;
		}
	};
	return { label: say(text()), ends: true };
};

/** 16.1 What White gains without a division: turns, unless the options bring them already, and a way that Red is no longer supplied by. */
const goneWithout = (game: Game, { givenUp }: State, formation: string): Phrase => {
	const [now, then] = [givenUp, [...givenUp, formation]].map((names) => lastTurn(game, names));
	const { closedWithoutDivision: closed } = game.pack.data.map.supply.red;
	const by = { closed: { list: closed } };
	return now === then
		? say(words.noTurnMore, by)
		: say(words.turnIsTheLast, { now: now ?? 0, then: then ?? 0, ...by });
};

/** What is said by tapping units and hexes: no list of answers names it. */
type OnTheMap = Extract<
	Step,
	{
		readonly type:
			| 'pick'
			| 'go'
			| 'enter'
			| 'land'
			| 'run'
			| 'advanceTo'
			| 'barrage'
			| 'attack'
			| 'lead';
	}
>;

/** How a step reads as an answer to what is asked. */
const stepNamed = (game: Game, state: State, step: Exclude<Step, OnTheMap>): Named => {
	const attackAt = (id: number): Place =>
		state.combat?.attacks.find((one) => one.id === id)?.place ?? '';
	/** Several attacks on one place are told apart by their units. */
	const by = (id: number | null): { readonly hint?: Phrase } => {
		const units = state.combat?.attacks.find((one) => one.id === id)?.units;
		return units ? { hint: say(words.withUnits, { units: { list: units.map(nameOf) } }) } : {};
	};
	const unit = 'unit' in step && step.unit !== null ? nameOf(step.unit) : '';
	switch (step.type) {
		case 'done':
			return ending(state);
		case 'pass':
			return declining(state);
		case 'declare':
			return turnOf(state, step);
		case 'giveUp':
			return {
				label: say(words.doWithoutTheFormation, { formation: step.formation }),
				hint: goneWithout(game, state, step.formation)
			};
		case 'place':
			return into(step.unit, step.place, words.unitToPlace);
		case 'enlist':
			return { label: say(words.threePrisoners) };
		case 'restore':
		case 'recruit':
			return { label: say(words.toUnit, { unit }), ...standing(state, step.unit) };
		case 'rally':
			return { label: say(words.rallyTheFormation, { formation: step.formation }) };
		case 'counter':
			return {
				label: say(step.action === 'police' ? words.againstPlotters : words.againstDeserters)
			};
		case 'desert':
			return step.unit === null
				? { label: say(words.onePoint) }
				: { label: say(words.anEpOfUnit, { unit }), ...standing(state, step.unit) };
		case 'raise':
			return {
				label:
					step.place === undefined
						? say(RAISED[step.action])
						: say(words.whatInPlace, {
								what: say(RAISED[step.action]),
								place: nameOf(step.place)
							}),
				...(step.place === undefined
					? {}
					: {
							hex: step.place,
							group: say(RAISED[step.action]),
							brief: say(words.place, { place: nameOf(step.place) })
						})
			};
		case 'sequence':
			return step.kind === 'movement'
				? { label: say(words.movement), hint: say(words.thenCombat) }
				: { label: say(words.combat), hint: say(words.thenMovement) };
		case 'support':
		case 'serve':
		case 'follow':
			return { label: say(words.unit, { unit }), ...standing(state, step.unit) };
		case 'part':
		case 'take': {
			const { hex } = standing(state, step.unit);
			const ep = recordOf(state, step.unit)?.ep ?? 0;
			return {
				...standing(state, step.unit),
				label: say(words.unit, { unit }),
				hint:
					hex === undefined
						? say(words.epLeft, { ep })
						: say(words.epLeftInPlace, { ep, place: nameOf(hex) })
			};
		}
		case 'rest':
			return { label: say(words.endHere), ends: true };
		case 'march':
			return { label: say(words.aForcedMarch), hint: say(words.forcedMarchCosts) };
		case 'train':
			return {
				...into(step.unit, step.place, words.unitByTrainToPlace),
				group: say(words.unitByTrain, { unit })
			};
		case 'postpone':
			return { label: say(WAITS[step.how]) };
		case 'decline':
			return {
				label:
					recordOf(state, step.unit)?.fate === 'map'
						? say(words.sendUnitToOrel, { unit })
						: say(words.doWithoutIt),
				...standing(state, step.unit)
			};
		case 'depart': {
			// When it comes back matters, not where it stands.
			const { hint: _, ...there } = standing(state, step.unit);
			return { ...there, label: say(step.line ? words.leaveByTheOtherLine : words.leaveByRail) };
		}
		case 'night': {
			const at = attackAt(step.attack);
			return {
				label: say(words.attackByNight, { place: nameOf(at) }),
				...by(step.attack),
				hex: at
			};
		}
		case 'blow':
			return {
				label: say(words.blowTheBridgeToPlace, { place: nameOf(step.place) }),
				unit: step.unit,
				hex: step.place
			};
		case 'resolve': {
			const at = attackAt(step.attack);
			return {
				label: say(words.theAttackOnPlace, { place: nameOf(at) }),
				...by(step.attack),
				hex: at
			};
		}
		case 'fire':
		case 'observe': {
			const shot = state.combat?.shots.find((one) => one.unit === step.unit);
			const target = shot && aimedAt(game, state, shot);
			const left = shot && target && targetsAt(game, state, shot.place, target).length > 0;
			return {
				label: say(
					step.type === 'fire' ? words.theBarrageOfUnit : words.fireObservedBarrageOfUnit,
					{ unit }
				),
				unit: step.unit,
				...(shot
					? {
							hint: say(left ? words.atTargetInPlace : words.nothingIsLeftInPlace, {
								...(left && { target: TARGET_NAMES[target] }),
								place: nameOf(shot.place)
							}),
							hex: shot.place
						}
					: {})
			};
		}
		case 'name':
			return { label: say(words.formation, { formation: step.formation }) };
		case 'play':
			return { label: say(words.playTheEvent) };
		case 'plot':
		case 'close':
			return { label: say(words.place, { place: nameOf(step.place) }), hex: step.place };
		case 'rise':
			return {
				label: say(
					step.join === null ? words.insurgentsRiseInPlace : words.insurgentsJoinTheAttackOnPlace,
					{ place: nameOf(step.place) }
				),
				...by(step.join),
				hex: step.place
			};
		case 'bar':
			return { label: say(step.edge === 'east' ? words.notToTheEast : words.notToTheNorth) };
		case 'leave':
			return { label: say(words.slipAway) };
		case 'stand':
			return { label: say(words.stand), ends: true };
		case 'retreat':
			return back(step.path);
		case 'advance': {
			const { label: _, ...way } = back(step.path);
			return { ...into(step.unit, step.path.at(-1) ?? '', words.unitToPlace), ...way };
		}
	}
};

/** A command with its name. */
export type Answer = Named & { readonly command: Command };

/** 2 What a player can answer here, by name: what goes on first, then what declines or ends. Dice have no name, nor what is done on the map. */
export const answersOf = (
	game: Game,
	state: State,
	commands: readonly Command[]
): readonly Answer[] => {
	const named = commands.flatMap((command): Answer[] => {
		switch (command.type) {
			case 'begin':
				return [{ command, label: say(words.beginTheGame) }];
			case 'order':
			case 'roll':
			case 'standing':
			case 'rename':
			case 'seat':
			case 'agree':
			case 'correct':
			case 'takeUpEvents':
			case 'note':
			case 'pick':
			case 'go':
			case 'enter':
			case 'land':
			case 'run':
			case 'advanceTo':
			case 'barrage':
			case 'attack':
			case 'lead':
				return [];
			default:
				return [{ command, ...stepNamed(game, state, command) }];
		}
	});
	return [...named.filter(({ ends }) => !ends), ...named.filter(({ ends }) => ends)];
};
