import { count, say } from '#lib/kernel/phrase.ts';
import {
	counterOf,
	isDuel,
	isFunctional,
	munitionsNeed,
	nameOf,
	placeName,
	unitOf,
	type Command,
	type Game,
	type Imagined,
	type OrelEngine,
	type Preview,
	type State,
	type UnitId
} from '#lib/rules/orel-1919/index.ts';
import type { Outlook } from '#lib/features/board/ask.ts';
import type { Declaring, Plan } from '#lib/features/board/fight.ts';
import { inALine } from '#lib/features/board/names.ts';
import { ATTACK_NAMES, paying } from './names.ts';
import { words } from './words/en/board.ts';

const KINDS = ['prepared', 'hasty'] as const;

/** 8.6.2 Guns and trains that have made ready for such an attack before. */
const readyFor = (engine: OrelEngine, state: State, attack: Imagined): readonly UnitId[] =>
	state.units.some(({ action }) => action?.kind === 'support' && action.of === attack.kind)
		? engine.ahead.preview(state, attack).supports.attacker
		: [];

/** 8.2.1 What it costs and who could pay, with the one who is to; nobody is asked where nobody could. */
const supplyOf = (
	game: Game,
	state: State,
	{ points, depots, proposed }: Preview['munitions'],
	chosen: UnitId | null | undefined
): NonNullable<Plan<Command>['supply']> | undefined => {
	if (points === 0) return undefined;
	if (depots.length === 0) return { says: count(points, words.nobodyCouldPayN), depots: [] };
	const able = chosen === null || depots.some(({ depot }) => depot === chosen);
	return {
		says: count(points, words.whoPaysNPointsOfMunitions),
		depots: depots.map(({ depot, left }) => ({
			unit: depot,
			says: paying(left, points, isFunctional(game, state, unitOf(game, state, depot)))
		})),
		unpaid: say(words.unsuppliedAfterwards),
		chosen: able && chosen !== undefined ? chosen : proposed
	};
};

/** An attack with the guns that support it, and what lies ahead of it. */
const foreseen = (
	engine: OrelEngine,
	state: State,
	imagined: Imagined,
	guns: readonly UnitId[] = []
): { readonly attack: Imagined; readonly ahead: Preview } => {
	const attack = { ...imagined, supports: [...guns, ...readyFor(engine, state, imagined)] };
	return { attack, ahead: engine.ahead.preview(state, attack) };
};

/** 8, 9.1.1 What may become of it, with every line that is added up; undefined where nobody would meet. */
const outlookOf = (
	{ chances, duel, first, sheets }: Preview,
	{ hex, units, supports = [] }: Imagined,
	supply: Plan<Command>['supply']
): Outlook | undefined =>
	duel
		? {
				chance: duel.attacker,
				event: say(words.sideLevel, { side: { list: units.map(nameOf) }, level: say(words.wins) }),
				second: say(words.chanceThatItLoses, { chance: { chance: duel.defender } }),
				first: [],
				sheets: []
			}
		: chances
			? {
					// 8.2.1
					warns: supply && !supply.chosen ? say(words.unsuppliedAfterwards) : undefined,
					chance: chances.falls,
					event: say(words.hexFalls, { hex: placeName(hex) }),
					second: say(words.lossesOnAverage, {
						own: { mean: chances.lost.attacker },
						theirs: { mean: chances.lost.defender }
					}),
					first: [
						...(supports.length > 0
							? [say(words.supportedByUnits, { units: { list: supports.map(nameOf) } })]
							: []),
						...first.map(({ what }) => what)
					],
					sheets: sheets.map(({ title, rule, working }) => ({ title, rule, working }))
				}
			: undefined;

/** 8 What may become of an attack with which a move ends. */
export const outlookAtEnd = (
	engine: OrelEngine,
	state: State,
	imagined: Imagined
): Outlook | undefined => {
	const { attack, ahead } = foreseen(engine, state, imagined);
	const supply = supplyOf(engine.game(state), state, ahead.munitions, undefined);
	const outlook = outlookOf(ahead, attack, supply);
	const unpaid = supply?.depots.length === 0 ? [supply.says] : [];
	return outlook && { ...outlook, first: [...outlook.first, ...unpaid] };
};

/** 8 What each unit that stands by would add to an attack. */
const addedTo = (
	engine: OrelEngine,
	state: State,
	{ attack, ahead }: ReturnType<typeof foreseen>
): Plan<Command>['added'] => (ahead.chances ? () => engine.ahead.gains(state, attack) : undefined);

/** 7.2 An attack that is declared, as it stands. */
const declaredAlready = (
	engine: OrelEngine,
	state: State,
	{ hex, kind, units, pays }: State['attacks'][number]
): Plan<Command> => {
	const seen = foreseen(engine, state, { hex, kind, units });
	const outlook = outlookOf(seen.ahead, seen.attack, undefined);
	const who = say(words.kindUnits, {
		kind: say(ATTACK_NAMES[kind]),
		units: { list: units.map(nameOf) }
	});
	return {
		key: say(words.isDeclared),
		note: count(units.length, words.nUnits),
		outlook: outlook && {
			...outlook,
			...(pays === null && { warns: say(words.unsuppliedAfterwards) }),
			first: [who, ...outlook.first]
		},
		added: addedTo(engine, state, seen)
	};
};

/** 7.2 An attack on a hex before it is declared: who could take part from where it stands, and what stands in the way. */
export const declaringOn = (
	engine: OrelEngine,
	state: State,
	hex: string,
	movers: readonly UnitId[]
): Declaring<Command> | undefined => {
	const enemies = state.units.filter(
		(unit) => unit.fate === 'map' && unit.hex === hex && unit.player !== state.player
	);
	if (enemies.length === 0) return undefined;
	const game = engine.game(state);
	const declared = state.attacks.find((one) => one.hex === hex)?.kind;
	const able = movers.filter((id) => engine.ahead.near(state, id, hex));
	return {
		hex,
		kinds:
			!declared && able.length > 0 && isDuel(able.map((id) => counterOf(game, id)))
				? // 9.1.1 One train fights; for munitions and strength the kind of its attack means nothing.
					able.map((id) => ({
						value: id,
						label: inALine(nameOf(id)),
						says: inALine(placeName(unitOf(game, state, id).hex ?? '')),
						units: [id]
					}))
				: KINDS.map((kind) => ({
						value: kind,
						label: say(ATTACK_NAMES[kind]),
						says: say(kind === 'prepared' ? words.preparedSays : words.hastySays, {
							n: munitionsNeed(game.book, kind)
						})
					})),
		declared,
		enemies: enemies.map(({ id }) => id),
		units: able,
		plan: (value, units, giver) => {
			const kind = KINDS.find((one) => one === value) ?? 'prepared';
			const same = state.attacks.find((one) => one.hex === hex && one.kind === kind);
			if (units.length === 0) return same ? declaredAlready(engine, state, same) : {};
			const fighters = units.filter((id) => !engine.ahead.supports(state, id, hex));
			const guns = units.filter((id) => !fighters.includes(id));
			/** As an attack of its own, or together with those who have declared it. */
			const planned = (joined?: State['attacks'][number]) => {
				const all = [...(joined?.units ?? []), ...fighters];
				const seen = fighters.length
					? foreseen(engine, state, { hex, kind, units: all }, guns)
					: undefined;
				const supply =
					seen && !joined ? supplyOf(game, state, seen.ahead.munitions, giver) : undefined;
				const built = engine.orders.attack(state, {
					hex,
					kind,
					units: fighters,
					guns,
					...(joined && { join: joined.id }),
					...(supply?.chosen === undefined ? {} : { pays: supply.chosen })
				});
				return { joined, seen, supply, built };
			};
			const first = planned(fighters.length > 0 ? same : undefined);
			const alone = first.joined && !first.built.ok ? planned() : first;
			const { joined, seen, supply, built } = alone.built.ok ? alone : first;
			return {
				...(built.ok ? { command: built.order } : { refusal: built.refusal }),
				...(joined && {
					key: say(words.joinTheKindOnHex, {
						kind: say(ATTACK_NAMES[kind]),
						hex: placeName(hex)
					})
				}),
				...(seen
					? {
							supply,
							outlook: outlookOf(seen.ahead, seen.attack, supply),
							added: addedTo(engine, state, seen)
						}
					: { key: say(words.makeReadyToSupport), note: say(words.gunsAlone) })
			};
		}
	};
};
