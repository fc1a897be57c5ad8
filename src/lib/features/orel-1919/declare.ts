import { distance } from '#lib/kernel/hex/hex.ts';
import { count, say } from '#lib/kernel/phrase.ts';
import {
	counterOf,
	hexIndex,
	isArtillery,
	isTrain,
	placeName,
	unitOf,
	type Command,
	type Imagined,
	type OrelEngine,
	type State,
	type UnitId
} from '#lib/rules/orel-1919/index.ts';
import type { Declaring, Plan } from '#lib/features/board/face.ts';
import { ATTACK_NAMES } from './names.ts';
import { words } from './words/en/board.ts';

const KINDS = ['prepared', 'hasty'] as const;

/** 8.6.2 Guns and trains that have made ready for such an attack before. */
const readyFor = (engine: OrelEngine, state: State, attack: Imagined): readonly UnitId[] =>
	state.units.some(({ action }) => action?.kind === 'support' && action.of === attack.kind)
		? engine.ahead.preview(state, attack).supports.attacker
		: [];

/** 8 What may become of it, with every line that is added up. */
const outlookOf = (
	engine: OrelEngine,
	state: State,
	attack: Imagined
): Pick<Plan<Command>, 'outlook' | 'added' | 'supply'> => {
	const { chances, first, sheets, munitions } = engine.ahead.preview(state, attack);
	const supply =
		munitions.points === 0
			? undefined
			: {
					says: count(
						munitions.points,
						munitions.depots.length > 0 ? words.costsNMunitions : words.nobodyCouldPayN
					),
					depots: munitions.depots.map(({ depot, left }) => ({
						unit: depot,
						says: count(left - munitions.points, words.munitionsLeftThen)
					}))
				};
	if (!chances) return { supply };
	const { attacker, defender, falls } = chances;
	return {
		supply,
		outlook: {
			chance: falls,
			event: say(words.theHexFalls, { hex: placeName(attack.hex) }),
			second: say(words.lossesOnAverage, {
				own: { mean: attacker.meanLost },
				theirs: { mean: defender.meanLost }
			}),
			first: first.map(({ what }) => what),
			sheets: sheets.map(({ title, rule, working }) => ({ title, rule, working }))
		},
		added: function* () {
			const gains = yield* engine.ahead.gains(state, attack);
			return gains.flatMap(({ unit, gain, from }) =>
				unit !== null && from === null ? [{ unit, gain }] : []
			);
		}
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
	const supports = (id: UnitId): boolean => {
		const { type } = counterOf(game, id);
		if (isArtillery(type)) return true;
		const from = hexIndex(game, unitOf(game, state, id).hex);
		return isTrain(type) && distance(game.board.grid, from, hexIndex(game, hex)) > 1;
	};
	return {
		hex,
		kinds: KINDS.map((kind) => ({
			value: kind,
			label: say(ATTACK_NAMES[kind]),
			says: say(kind === 'prepared' ? words.preparedSays : words.hastySays)
		})),
		enemies: enemies.map(({ id }) => id),
		units: movers.filter((id) => engine.ahead.near(state, id, hex)),
		plan: (value, units) => {
			const kind = KINDS.find((one) => one === value) ?? 'prepared';
			if (units.length === 0) return {};
			const fighters = units.filter((id) => !supports(id));
			const guns = units.filter(supports);
			const built = engine.orders.attack(state, { hex, kind, units: fighters, guns });
			const imagined = { hex, kind, units: fighters };
			return {
				...(built.ok ? { command: built.order } : { refusal: built.refusal }),
				...(fighters.length
					? {}
					: { key: say(words.makeReadyToSupport), note: say(words.gunsAlone) }),
				...(fighters.length
					? outlookOf(engine, state, {
							...imagined,
							supports: [...guns, ...readyFor(engine, state, imagined)]
						})
					: {})
			};
		}
	};
};
