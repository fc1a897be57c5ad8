import { OFF } from '#lib/kernel/hex/retreat.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { TextId } from '#lib/kernel/texts.ts';
import { words } from '../../words/en/engine-answers.ts';
import type { Target } from '../combat/state.ts';
import type { CommandOf, Step, Command } from '../commands.ts';
import { nameOf } from '../facts/kind.ts';
import type { Place, State, UnitId } from '../state.ts';

/** How an answer reads, and what of the map it is about. */
export interface Named {
	readonly label: Phrase;
	readonly hint?: Phrase;
	readonly unit?: UnitId;
	readonly hex?: Place;
	readonly path?: readonly Place[];
	/** What the answers with the same name have in common: one unit, in several places. */
	readonly group?: Phrase;
	/** How it reads below that. */
	readonly brief?: Phrase;
	/** It declines, or ends the part. */
	readonly ends?: true;
}

/** 8.1.2 What a barrage is aimed at. */
export const TARGET_NAMES: Readonly<Record<Target, Phrase>> = {
	combat: say(words.combatUnits),
	artillery: say(words.artillery),
	hq: say(words.headquarters),
	fleet: say(words.ships),
	fort: say(words.fort)
};

/** 11.2.2 What is raised. */
const RAISED: Readonly<Record<CommandOf<'raise'>['action'], string>> = {
	communist: words.aCommunistDetachment,
	barricade: words.aBarricade,
	detachments: words.districtDetachments,
	military_units: words.militaryUnits
};

const WAITS: Readonly<Record<CommandOf<'postpone'>['how'], TextId<'unit'>>> = {
	foot: words.waitAndComeOnFoot,
	rail: words.waitAndComeByRail,
	reroute: words.waitAndComeByTheOtherLine
};

const recordOf = (state: State, id: UnitId) => state.units.find((unit) => unit.id === id);

/** Where a unit is, and its EP. */
const standing = (state: State, id: UnitId): Pick<Named, 'unit' | 'hex' | 'hint'> => {
	const one = recordOf(state, id);
	return {
		unit: id,
		...(one?.at ? { hex: one.at, hint: say(words.inPlace, { place: nameOf(one.at) }) } : {})
	};
};

/** A unit, in or towards a place. */
const into = (id: UnitId, at: Place, text: TextId<'unit' | 'place'>): Named => ({
	label: say(text, { unit: nameOf(id), place: nameOf(at) }),
	unit: id,
	hex: at,
	group: say(words.unit, { unit: nameOf(id) }),
	brief: say(words.district, { place: nameOf(at) })
});

/** What ends a part is named after what it ends. */
const ending = ({ sequence, combat }: State): Named => ({
	label: say(
		combat?.fight
			? words.noMore
			: combat
				? words.fightWhatIsDeclared
				: sequence === 'movement'
					? words.endTheMovement
					: words.noMore
	),
	ends: true
});

/** What declines is named after what it declines, by the stage of the fight. */
const declining = ({ combat }: State): Named => {
	const { stage, supports, advanced = [] } = combat?.fight ?? {};
	const orElse = (before: readonly UnitId[] = []): string =>
		before.length > 0 ? words.nobodyElse : words.nobody;
	const text = (): string => {
		switch (stage) {
			case 'defenceHq':
				return words.noHqServes;
			case 'attackSupport':
				return orElse(supports?.attacker);
			case 'defenceSupport':
				return orElse(supports?.defender);
			case 'events':
				return words.keepTheEvent;
			case 'advance':
				return orElse(advanced);
			default:
				return combat?.hit ? words.nobodyElse : words.noMore;
		}
	};
	return { label: say(text()), ends: true };
};

/** 4.5, 9.3 What kind of turn it is. */
const turnOf = ({ stock }: State, { offensive, rest }: CommandOf<'declare'>): Named => {
	const label = offensive
		? rest
			? words.offensiveTurnAndRest
			: words.offensiveTurn
		: rest
			? words.restTurn
			: words.neither;
	return {
		label: say(label),
		hint: say(words.costAndEffect, {
			cost: say(offensive ? words.offensiveCosts : words.neitherSaves, { stock }),
			effect: say(rest ? words.restEffect : offensive ? words.offensiveEffect : words.neitherEffect)
		})
	};
};

/** 8.2.6 A way back: its end, and what it leads over. */
const back = (path: readonly Place[]): Named => {
	const end = path.at(-1) ?? '';
	const over = path.slice(0, -1).map(nameOf);
	return {
		label: end === OFF ? say(words.backOffTheMap) : say(words.backToPlace, { place: nameOf(end) }),
		...(over.length > 0 ? { hint: say(words.backOver, { places: { list: over } }) } : {}),
		...(end === OFF ? {} : { hex: end }),
		path
	};
};

/** How a step reads as an answer to what is asked. */
const stepNamed = (state: State, step: Step): Named => {
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
				label: say(words.doWithoutFormation, { formation: step.formation }),
				hint: say(words.oneTurnLonger)
			};
		case 'place':
			return into(step.unit, step.place, words.toPlace);
		case 'enlist':
			return { label: say(words.threePrisoners) };
		case 'restore':
		case 'recruit':
			return { label: say(words.toUnit, { unit }), ...standing(state, step.unit) };
		case 'rally':
			return { label: say(words.rallyFormation, { formation: step.formation }) };
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
				label: say(RAISED[step.action]),
				...(step.place === undefined
					? {}
					: {
							hint: say(words.inPlace, { place: nameOf(step.place) }),
							hex: step.place,
							group: say(RAISED[step.action])
						})
			};
		case 'sequence':
			return step.kind === 'movement'
				? { label: say(words.movement), hint: say(words.thenCombat) }
				: { label: say(words.combat), hint: say(words.thenMovement) };
		case 'pick':
		case 'support':
		case 'serve':
		case 'follow':
			return { label: say(words.unit, { unit }), ...standing(state, step.unit) };
		case 'take': {
			const { hex } = standing(state, step.unit);
			const ep = recordOf(state, step.unit)?.ep ?? 0;
			return {
				label: say(words.unit, { unit }),
				hint:
					hex === undefined
						? say(words.epLeft, { ep })
						: say(words.epLeftInPlace, { ep, place: nameOf(hex) }),
				unit: step.unit,
				...(hex === undefined ? {} : { hex })
			};
		}
		case 'go':
			return {
				label: say(words.goToPlace, { place: nameOf(step.place) }),
				hex: step.place,
				...(step.by ? { path: step.by } : {})
			};
		case 'rest':
			return { label: say(words.endHere), ends: true };
		case 'march':
			return { label: say(words.forcedMarch), hint: say(words.forcedMarchCosts) };
		case 'train':
			return into(step.unit, step.place, words.goByTrainToPlace);
		case 'enter':
			return into(step.unit, step.place, words.comeInAtPlace);
		case 'land':
			return into(step.unit, step.place, words.getOffInPlace);
		case 'postpone':
			return { label: say(WAITS[step.how], { unit }), unit: step.unit };
		case 'decline':
			return {
				label:
					recordOf(state, step.unit)?.fate === 'map'
						? say(words.sendUnitToOrel, { unit })
						: say(words.doWithoutUnit, { unit }),
				...standing(state, step.unit)
			};
		case 'depart':
			return { label: say(words.leaveByRail, { unit }), ...standing(state, step.unit) };
		case 'run':
			return { label: say(words.runToPlace, { place: nameOf(step.place) }), hex: step.place };
		case 'advanceTo':
			return into(step.unit, step.place, words.moveUpToPlace);
		case 'barrage':
			return {
				...into(step.unit, step.place, words.toPlace),
				label: say(words.fireAtTargetInPlace, {
					unit,
					target: TARGET_NAMES[step.target],
					place: nameOf(step.place)
				})
			};
		case 'attack':
			return {
				...into(
					step.unit,
					step.place,
					step.join === null ? words.attackPlace : words.joinTheAttackOnPlace
				),
				...by(step.join)
			};
		case 'lead':
			return {
				...into(step.unit, attackAt(step.attack), words.leadTheAttackOnPlace),
				...by(step.attack)
			};
		case 'night': {
			const at = attackAt(step.attack);
			return {
				label: say(words.attackByNight, { place: nameOf(at) }),
				...by(step.attack),
				hex: at
			};
		}
		case 'blow':
			return into(step.unit, step.place, words.blowTheBridgeToPlace);
		case 'resolve': {
			const at = attackAt(step.attack);
			return {
				label: say(words.attackOnPlace, { place: nameOf(at) }),
				...by(step.attack),
				hex: at
			};
		}
		case 'fire':
		case 'observe': {
			const shot = state.combat?.shots.find((one) => one.unit === step.unit);
			return {
				label: say(
					step.type === 'fire' ? words.fireTheBarrageOfUnit : words.fireObservedBarrageOfUnit,
					{ unit }
				),
				unit: step.unit,
				...(shot
					? {
							hint: say(words.fireAtTargetInPlace, {
								unit,
								target: TARGET_NAMES[shot.target],
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
			return { label: say(words.district, { place: nameOf(step.place) }), hex: step.place };
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
			return { ...into(step.unit, step.path.at(-1) ?? '', words.toPlace), ...way };
		}
	}
};

/** A command with its name. */
export type Answer = Named & { readonly command: Command };

/** 2 What a player can answer here, by name: what goes on first, then what declines or ends. Dice have no name. */
export const answersOf = (state: State, commands: readonly Command[]): readonly Answer[] => {
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
			case 'note':
				return [];
			default:
				return [{ command, ...stepNamed(state, command) }];
		}
	});
	return [...named.filter(({ ends }) => !ends), ...named.filter(({ ends }) => ends)];
};
