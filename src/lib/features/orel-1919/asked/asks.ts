import { say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	costOf,
	counterOf,
	eventsSaid,
	isFunctional,
	leftOut,
	munitionsLeft,
	nameOf,
	placeName,
	tqOf,
	unitOf,
	victims,
	type Command,
	type Game,
	type State,
	type UnitId,
	type Waiting
} from '#lib/rules/orel-1919/index.ts';
import { count } from '#lib/kernel/phrase.ts';
import type { Answer, Ask } from '#lib/features/board/ask.ts';
import { inALine } from '#lib/features/board/names.ts';
import { ATTACK_NAMES, attackedIn, CHOICE_NAMES, paying, PLAN_NAMES } from '../names.ts';
import { words } from '../words/en/board.ts';

/** How an answer reads, and what of the map it is about. */
type Read = Pick<
	Answer<Command>,
	'label' | 'hint' | 'unit' | 'hex' | 'path' | 'group' | 'brief' | 'ends'
>;

/** What declines is named after what it declines, by the section that asks. */
const DECLINED: Readonly<Partial<Record<string, string>>> = {
	'8.8': words.noAssault,
	'8.7.4': words.nobodyElse,
	'8.8.3': words.nobodyElse
};

/** Reads a command as an answer to what is asked. */
const reading = (game: Game, state: State, { asks }: Waiting) => {
	const names = (units: readonly UnitId[]): Phrase => inALine({ list: units.map(nameOf) });
	const where = (unit: UnitId) => unitOf(game, state, unit).hex ?? undefined;
	const about = (unit: UnitId, label: Phrase, hint?: Phrase): Read => ({
		label,
		hint: hint ?? placed(unit),
		unit,
		hex: where(unit)
	});
	/** Where it stands, and what is said after that. */
	const placed = (unit: UnitId, ...more: readonly Phrase[]): Phrase | undefined => {
		const hex = where(unit);
		const list = [...(hex === undefined ? [] : [placeName(hex)]), ...more];
		return list.length > 0 ? inALine({ list }) : undefined;
	};
	/** 4.3 What it costs. */
	const costs = (points: number): Phrase => count(points, words.costsNRecruitPoints);
	const { battalionCost, prisonersPerPoint } = game.pack.data.scenario.recruitment;
	const attackNamed = (id: number | null) => state.attacks.find((one) => one.id === id);
	const payer = (unit: UnitId, what: number | UnitId): Read => {
		const attack = typeof what === 'number' ? attackNamed(what) : undefined;
		const all = attack
			? say(words.theAttackOnHex, { hex: attackedIn(state, attack) })
			: nameOf(String(what));
		const depot = unitOf(game, state, unit);
		const has = munitionsLeft(game, state, depot);
		const { points } = costOf(game, state, what);
		const list = [all, paying(has, points, isFunctional(game, state, depot))];
		return about(unit, say(words.depotPays, { depot: nameOf(unit) }), inALine({ list }));
	};
	return (command: Exclude<Command, { type: 'roll' }>): Read | undefined => {
		switch (command.type) {
			case 'done':
			case 'pass':
				return { label: say(DECLINED[asks?.rule ?? ''] ?? words.nothingMore), ends: true };
			case 'restore': {
				const unit = unitOf(game, state, command.unit);
				// 4.3.1 B Its full side brings recruits, and they cost it quality.
				const n = tqOf(game, { ...unit, recruits: true });
				const flips = counterOf(game, unit.id).reduced?.steps === unit.steps;
				const recruits =
					flips && n < tqOf(game, unit)
						? [say(words.withRecruits), say(words.qualityN, { n })]
						: [];
				return about(
					unit.id,
					say(words.restoreAStepUnit, { unit: nameOf(unit.id) }),
					placed(unit.id, costs(1), ...recruits)
				);
			}
			case 'enlist':
				return {
					label: say(words.exchangePrisoners),
					hint: paying(state.prisoners[state.player], prisonersPerPoint)
				};
			case 'raise': {
				const unit = nameOf(command.unit);
				return command.hex === null
					? {
							label: say(words.raiseUnitOverTheEdge, { unit }),
							hint: costs(battalionCost),
							unit: command.unit
						}
					: {
							label: say(words.raiseUnitAtHex, { unit, hex: placeName(command.hex) }),
							hint: costs(battalionCost),
							hex: command.hex,
							unit: command.unit,
							group: say(words.raiseUnit, { unit }),
							brief: inALine(placeName(command.hex))
						};
			}
			case 'body': {
				const { formation } = command;
				const [first = ''] = command.units;
				const out = leftOut(game, state, command);
				const of = inALine(formation);
				const without = say(words.bodyWithout, { formation, units: names(out) });
				return {
					label: names(command.units),
					hint: placed(first, out.length > 0 ? without : of),
					hex: where(first)
				};
			}
			case 'afflict': {
				const { formation } = command;
				const { suffering } = state;
				const struck = suffering
					? victims(game, state, suffering.event, formation).map(({ id }) => id)
					: [];
				return { label: inALine(formation), hint: names(struck), hex: where(struck[0] ?? '') };
			}
			case 'suffer':
				return about(command.unit, names([command.unit]));
			case 'play': {
				const { event, unit } = command;
				const what = command.choice && say(CHOICE_NAMES[command.choice]);
				if (!unit) return { label: say(words.playEvent, { event }), hint: what };
				const name = nameOf(unit);
				return what
					? {
							...about(unit, say(words.eventOnUnitWhat, { event, unit: name, what })),
							group: say(words.eventWhat, { event, what }),
							brief: names([unit])
						}
					: { ...about(unit, say(words.playEventForUnit, { event, unit: name })), hint: undefined };
			}
			case 'city':
				return {
					label: say(command.place === 'suburbs' ? words.orelToTheSuburbs : words.orelToTheCentre),
					hint: say(command.place === 'suburbs' ? words.suburbsSay : words.centreSays),
					hex: game.board.grid.hexes[game.board.orel]
				};
			case 'aim':
				return command.target === null
					? {
							label: say(words.holdFire),
							hint: inALine(nameOf(command.unit)),
							unit: command.unit,
							ends: true
						}
					: about(command.target, say(words.fireAtUnit, { unit: nameOf(command.target) }));
			case 'pay':
				return command.depot === null
					? {
							label: say(words.nobodyPays),
							hint: typeof command.for === 'number' ? say(words.unsuppliedAfterwards) : undefined,
							ends: true
						}
					: payer(command.depot, command.for);
			case 'resupply':
				return about(
					command.unit,
					names([command.unit]),
					say(words.byDepot, { depot: nameOf(command.depot) })
				);
			case 'announce': {
				const attack = attackNamed(command.attack);
				return attack
					? {
							label: say(words.supportAgainstTheAttackOnHex, { hex: attackedIn(state, attack) }),
							hint: inALine(nameOf(command.unit)),
							hex: attack.hex,
							unit: command.unit
						}
					: {
							label: say(words.supportNone),
							unit: command.unit,
							hint: inALine(nameOf(command.unit)),
							ends: true
						};
			}
			case 'resolve': {
				const attack = attackNamed(command.attack);
				return attack
					? {
							label: say(words.theAttackOnHex, { hex: placeName(attack.hex) }),
							hint: say(words.kindUnits, {
								kind: say(ATTACK_NAMES[attack.kind]),
								units: names(attack.units)
							}),
							hex: attack.hex
						}
					: undefined;
			}
			case 'plan': {
				const attack = attackNamed(command.attack);
				const label = say(PLAN_NAMES[command.what][command.yes ? 'yes' : 'no']);
				if (!attack) return { label };
				const hint = say(words.theAttackOnHex, { hex: attackedIn(state, attack) });
				return { label, hint, hex: attack.hex };
			}
			case 'leave':
				return { label: say(words.leaveBeforeCombat) };
			case 'stand':
				return { label: say(words.stand), ends: true };
			case 'yes':
				return about(command.unit, asks?.yes ?? say(words.yes), names([command.unit]));
			case 'no':
				return {
					...about(command.unit, asks?.no ?? say(words.no), names([command.unit])),
					ends: true
				};
			case 'retreat': {
				const to = command.path.at(-1) ?? '';
				return {
					label: say(words.backToHex, { hex: placeName(to) }),
					hint:
						command.path.length > 1
							? say(words.byHexes, {
									hexes: { list: command.path.slice(0, -1).map(placeName) }
								})
							: undefined,
					hex: to,
					path: [state.combat?.retreats[0]?.from ?? [], command.path].flat()
				};
			}
			case 'advance':
				return about(command.unit, say(words.unitEnters, { unit: nameOf(command.unit) }));
			case 'pursue':
				return {
					label: say(words.pursueToHex, { hex: placeName(command.hex) }),
					hint: say(words.withUnits, { units: names(command.units) }),
					hex: command.hex
				};
			case 'assault':
				return { label: say(words.assaultNow) };
			case 'take':
				return about(command.unit, say(words.takeUnit, { unit: nameOf(command.unit) }));
			default:
				return undefined;
		}
	};
};

/** Commands as answers to what is asked; what declines comes last. */
export const answersTo = (
	game: Game,
	state: State,
	next: Waiting,
	commands: readonly Command[]
): readonly Answer<Command>[] => {
	const read = reading(game, state, next);
	const answers = commands.flatMap((command): Answer<Command>[] => {
		if (command.type === 'roll') return [];
		const said = read(command);
		return said ? [{ key: JSON.stringify(command), command, ...said }] : [];
	});
	return [...answers.filter(({ ends }) => !ends), ...answers.filter(({ ends }) => ends)];
};

/** What is asked outside a movement phase, and every answer. */
export const askOf = (game: Game, state: State, next: Waiting): Ask<Command> | null => {
	const { asks, commands } = next;
	if (!asks || commands.length === 0 || isMoving(state, next)) return null;
	/** 6 What the events do that are suffered, or may be played. */
	const events = commands.flatMap((one) => (one.type === 'play' ? one.event : []));
	const list = eventsSaid([...new Set(state.suffering ? [state.suffering.event] : events)]);
	return {
		rule: asks.rule,
		what: asks.what,
		answers: answersTo(game, state, next, commands),
		...(list.length > 0 && { note: inALine({ list }) }),
		// 4 What they can buy.
		...(asks.rule === '4' && {
			note: count(state.points[state.player], words.nRecruitPointsLeft)
		})
	};
};

/** 7 May units be moved now, as their player likes? */
export const isMoving = (state: State, { asks, rolls }: Waiting): boolean =>
	state.phase === 'movement' && rolls.length === 0 && (asks?.rule === '7' || asks?.rule === '7.1');

/** 7 What may be done in a movement phase besides moving: Orel, a card, the end of the phase. */
export const besidesOf = (
	game: Game,
	state: State,
	next: Waiting,
	/** Some have not moved yet. */
	left: boolean
): readonly Answer<Command>[] =>
	answersTo(
		game,
		state,
		next,
		next.commands.filter(({ type }) => type === 'city' || type === 'play' || type === 'done')
	).map((answer) =>
		answer.ends
			? {
					...answer,
					label: say(words.endTheMovementPhase),
					hint: left ? say(words.restUntouched) : undefined
				}
			: answer
	);
