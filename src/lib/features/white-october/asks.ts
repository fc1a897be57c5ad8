import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Refusal } from '#lib/kernel/game/engine.ts';
import {
	counterOf,
	nameOf,
	placeName,
	unitOf,
	type Command,
	type Game,
	type OctoberEngine,
	type State,
	type UnitId,
	type Waiting
} from '#lib/rules/white-october/index.ts';
import type { Answer, Ask } from '#lib/features/board/face.ts';
import { TARGET_NAMES } from './names.ts';
import { words } from './words/en/board.ts';

/** How an answer reads, and what of the map it is about. */
type Read = Pick<Answer<Command>, 'label' | 'hint' | 'unit' | 'hex' | 'path' | 'group' | 'ends'>;
type Given = Exclude<Command, { readonly type: 'roll' | 'order' | 'begin' }>;

/** What ends a part of the turn is called by what ends, by the section that asks. */
const ENDED: Readonly<Partial<Record<string, string>>> = {
	'3.3': words.noMoreReplacements,
	'8': words.endDeclarations,
	'8.2.4': words.noMoreSupport,
	'5.3': words.noHq,
	'8.2.7': words.nobodyAdvances
};

const HOW = { foot: words.comeOnFoot, rail: words.comeByRail, reroute: words.comeByOtherLine };
const RAISED = {
	communist: words.raiseCommunists,
	barricade: words.raiseBarricade,
	detachments: words.raiseDetachments,
	military_units: words.raiseMilitary
} as const;
const AGAINST = { anti_desertion: words.againstDesertion, police: words.police } as const;

/** Answers that differ only in their unit or place, by what they have in common. */
const inGroup = (label: string, read: Read): Read => ({ ...read, group: say(label) });

/** Reads a command as an answer to what is asked. */
const reading = (game: Game, state: State, { asks }: Waiting) => {
	const where = (unit: UnitId) => unitOf(game, state, unit).at ?? undefined;
	const one = (facts: string | Phrase): Phrase => say(words.factsInALine, { facts });
	const placed = (unit: UnitId): Phrase | undefined => {
		const at = where(unit);
		return at === undefined ? undefined : one(placeName(at));
	};
	const about = (unit: UnitId, label: Phrase, hint?: Phrase): Read => ({
		...{ label, unit },
		hint: hint ?? placed(unit),
		hex: where(unit)
	});
	const unitAt = (label: string, unit: UnitId, at: string): Read => ({
		label: say(label, { unit: nameOf(unit), hex: placeName(at) }),
		...{ unit, hex: at }
	});
	const attackOf = (id: number | null) => state.combat?.attacks.find((known) => known.id === id);
	const attackOn = (id: number | null): Phrase | undefined => {
		const attack = attackOf(id);
		return attack && say(words.theAttackOn, { hex: placeName(attack.place) });
	};
	return (command: Given): Read | undefined => {
		switch (command.type) {
			case 'done':
			case 'pass':
				return { label: say(ENDED[asks?.rule ?? ''] ?? words.nothingMore), ends: true };
			case 'declare':
				return {
					label: say(
						command.offensive && command.rest
							? words.offensiveAndRest
							: command.offensive
								? words.offensiveTurn
								: command.rest
									? words.turnOfRest
									: words.usualTurn
					),
					hint: say(
						command.offensive
							? words.offensiveSays
							: command.rest
								? words.restSays
								: words.usualSays
					)
				};
			case 'giveUp':
				return { label: say(words.doWithout, { formation: command.formation }) };
			case 'place':
				return {
					...unitAt(words.unitAppearsAt, command.unit, command.place),
					group: say(words.unitAppears, { unit: nameOf(command.unit) })
				};
			case 'enlist':
				return { label: say(words.enlistPrisoners) };
			case 'restore':
				return about(command.unit, say(words.onePointFor, { unit: nameOf(command.unit) }));
			case 'rally':
				return { label: say(words.rallyDivision, { formation: command.formation }) };
			case 'counter':
				return { label: say(AGAINST[command.action]) };
			case 'desert':
				return command.unit === null
					? { label: say(words.pointDeserts) }
					: inGroup(words.anEpDeserts, about(command.unit, one(nameOf(command.unit))));
			case 'raise':
				return command.place === undefined
					? { label: say(RAISED[command.action]) }
					: inGroup(RAISED[command.action], {
							label: one(placeName(command.place)),
							hex: command.place
						});
			case 'recruit':
				return about(command.unit, one(nameOf(command.unit)));
			case 'sequence':
				return {
					label: say(command.kind === 'movement' ? words.moveFirst : words.fightFirst)
				};
			case 'pick':
				return about(command.unit, one(nameOf(command.unit)));
			case 'go':
			case 'run':
				return {
					label: say(words.toHex, { hex: placeName(command.place) }),
					hex: command.place,
					...(command.type === 'go' ? { group: say(words.goOn) } : {})
				};
			case 'rest':
				return { label: say(words.endHere), ends: true };
			case 'march':
				return { label: say(words.forceTheMarch), hint: say(words.forcedMarchSays) };
			case 'train':
				return inGroup(words.byTrain, unitAt(words.unitTo, command.unit, command.place));
			case 'enter':
			case 'land':
				return inGroup(words.comesIn, unitAt(words.unitAt, command.unit, command.place));
			case 'postpone':
				return inGroup(words.waits, {
					label: one(nameOf(command.unit)),
					hint: say(HOW[command.how]),
					unit: command.unit
				});
			case 'decline':
				return inGroup(words.doWithoutUnits, {
					label: one(nameOf(command.unit)),
					unit: command.unit
				});
			case 'depart':
				return inGroup(words.leavesByRail, about(command.unit, one(nameOf(command.unit))));
			case 'advanceTo':
				return inGroup(words.movesUp, unitAt(words.unitTo, command.unit, command.place));
			case 'barrage':
				return inGroup(words.firesABarrage, {
					...unitAt(words.unitOn, command.unit, command.place),
					hint: say(TARGET_NAMES[command.target])
				});
			case 'attack':
				return inGroup(command.join === null ? words.attacksAnew : words.joinsAnAttack, {
					...unitAt(words.unitAttacks, command.unit, command.place),
					hint: placed(command.unit)
				});
			case 'lead':
				return inGroup(words.hqLeads, {
					label: one(nameOf(command.unit)),
					hint: attackOn(command.attack),
					unit: command.unit,
					hex: attackOf(command.attack)?.place
				});
			case 'night':
				return inGroup(words.byNight, {
					label: attackOn(command.attack) ?? say(words.byNight),
					hex: attackOf(command.attack)?.place
				});
			case 'blow':
				return inGroup(words.blowsABridge, unitAt(words.unitTowards, command.unit, command.place));
			case 'resolve': {
				const attack = attackOf(command.attack);
				return attack
					? {
							label: say(words.theAttackOn, { hex: placeName(attack.place) }),
							hint: one(say(words.factsInALine, { facts: { list: attack.units.map(nameOf) } })),
							hex: attack.place
						}
					: undefined;
			}
			case 'fire': {
				const shot = state.combat?.shots[state.combat.fired];
				return {
					label: say(words.fireTheNext),
					...(shot
						? {
								hint: say(words.unitOn, { unit: nameOf(shot.unit), hex: placeName(shot.place) }),
								hex: shot.place
							}
						: {})
				};
			}
			case 'leave':
				return { label: say(words.retreatBeforeCombat) };
			case 'stand':
				return { label: say(words.stand), ends: true };
			case 'support':
				return about(command.unit, say(words.unitSupports, { unit: nameOf(command.unit) }));
			case 'serve':
				return about(command.unit, say(words.hqServes, { unit: nameOf(command.unit) }));
			case 'take':
				return about(command.unit, one(nameOf(command.unit)));
			case 'retreat': {
				const to = command.path.at(-1) ?? '';
				return {
					label: say(words.backTo, { hex: placeName(to) }),
					hint:
						command.path.length > 1
							? say(words.backOver, { hexes: { list: command.path.slice(0, -1).map(placeName) } })
							: undefined,
					hex: to,
					path: command.path
				};
			}
			case 'advance': {
				const to = command.path.at(-1) ?? '';
				return { ...unitAt(words.unitAdvances, command.unit, to), path: command.path };
			}
			default:
				return undefined;
		}
	};
};

const answersTo = (
	game: Game,
	state: State,
	next: Waiting,
	commands: readonly Command[]
): readonly Answer<Command>[] => {
	const read = reading(game, state, next);
	const answers = commands.flatMap((command): Answer<Command>[] => {
		if (command.type === 'roll' || command.type === 'order' || command.type === 'begin') return [];
		const said = read(command);
		return said ? [{ key: JSON.stringify(command), command, ...said }] : [];
	});
	return [...answers.filter(({ ends }) => !ends), ...answers.filter(({ ends }) => ends)];
};

/** What is asked outside of a movement sequence, and every answer. */
export const askOf = (game: Game, state: State, next: Waiting): Ask<Command> | null => {
	const { asks, commands } = next;
	if (!asks || commands.length === 0 || isMoving(state, next)) return null;
	return { rule: asks.rule, what: asks.what, answers: answersTo(game, state, next, commands) };
};

/** 7 May units be moved now, as their player likes? */
export const isMoving = (state: State, { rolls, commands }: Waiting): boolean =>
	state.sequence === 'movement' &&
	rolls.length === 0 &&
	(state.moving !== null || commands.some(({ type }) => type === 'pick' || type === 'done'));

/** 7 Why the movement sequence cannot end yet. */
export const heldBy = (
	engine: Pick<OctoberEngine, 'decide'>,
	state: State,
	{ commands }: Waiting
): Refusal | null => {
	if (commands.some(({ type }) => type === 'done')) return null;
	const decision = engine.decide(state, { type: 'done' });
	return decision.ok ? null : decision.refusal;
};

/** What belongs to one unit on the map, and is offered with it. */
const WITH_ITS_UNIT = ['pick', 'go', 'rest', 'train', 'depart'];

/** 7 What may be done in a movement sequence besides moving: who comes in, a forced march, the end of the sequence. */
export const besidesOf = (game: Game, state: State, next: Waiting): readonly Answer<Command>[] =>
	answersTo(
		game,
		state,
		next,
		next.commands.filter((one) => !WITH_ITS_UNIT.includes(one.type) && !comesIn(one))
	).map((answer) => (answer.ends ? { ...answer, label: say(words.endTheSequence) } : answer));

/** 7.5, 7.8 Does it bring a unit onto the map at a place? */
const comesIn = ({ type }: Command): boolean => type === 'enter' || type === 'land';

/** 7 What a unit may do where it is, besides going on foot: the train, leaving by rail. */
export const ofUnit = (
	game: Game,
	state: State,
	next: Waiting,
	unit: UnitId
): readonly Answer<Command>[] =>
	answersTo(
		game,
		state,
		next,
		next.commands.filter(
			(one) => (one.type === 'train' || one.type === 'depart') && one.unit === unit
		)
	);

/** Who may act in a movement sequence: those that can move, leave by rail, or come in. */
export const moversIn = (game: Game, state: State, { commands }: Waiting): readonly UnitId[] =>
	state.moving === null
		? [
				...new Set(
					commands.flatMap((one) =>
						one.type === 'pick' ||
						one.type === 'train' ||
						one.type === 'depart' ||
						one.type === 'enter' ||
						one.type === 'land'
							? [one.unit]
							: []
					)
				)
			].filter((unit) => counterOf(game, unit).type !== 'air')
		: [state.moving];
