import { neighbourOver, NOWHERE } from '#lib/kernel/hex/hex.ts';
import { say } from '#lib/kernel/phrase.ts';
import {
	counterOf,
	hexIndex,
	isArtillery,
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

/** 8 What may become of it, with every line that is added up. */
const outlookOf = (
	engine: OrelEngine,
	state: State,
	attack: Imagined
): Pick<Plan<Command>, 'outlook' | 'added'> => {
	const { chances, first, sheets } = engine.ahead.preview(state, attack);
	if (!chances) return {};
	const { attacker, defender, falls } = chances;
	return {
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

/** 7.2 An attack on a hex before it is declared: who stands next to it and can still act, and what stands in the way. */
export const declaringOn = (
	engine: OrelEngine,
	state: State,
	hex: string,
	movers: readonly UnitId[]
): Declaring<Command> | undefined => {
	const enemies = state.units.some(
		(unit) => unit.fate === 'map' && unit.hex === hex && unit.player !== state.player
	);
	if (!enemies) return undefined;
	const game = engine.game(state);
	const isGun = (id: UnitId): boolean => isArtillery(counterOf(game, id).type);
	const there = hexIndex(game, hex);
	const around = [0, 1, 2, 3, 4, 5].map((side) => neighbourOver(game.board.grid, there, side));
	return {
		hex,
		kinds: KINDS.map((kind) => ({
			value: kind,
			label: say(ATTACK_NAMES[kind]),
			says: say(kind === 'prepared' ? words.preparedSays : words.hastySays)
		})),
		units: movers.filter((id) => {
			const at = hexIndex(game, unitOf(game, state, id).hex);
			return at !== NOWHERE && around.includes(at);
		}),
		plan: (value, units) => {
			const kind = KINDS.find((one) => one === value) ?? 'prepared';
			if (units.length === 0) return {};
			const fighters = units.filter((id) => !isGun(id));
			const guns = units.filter(isGun);
			const built = engine.orders.attack(state, { hex, kind, units: fighters, guns });
			const imagined = { hex, kind, units: fighters, supports: guns };
			return {
				...(built.ok ? { command: built.order } : { refusal: built.refusal }),
				...(fighters.length ? outlookOf(engine, state, imagined) : {})
			};
		}
	};
};
