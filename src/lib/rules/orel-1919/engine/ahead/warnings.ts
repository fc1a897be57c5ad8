import { warningsBy, type Warning, type WarningOf } from '#lib/kernel/decided/forecast.ts';
import type { Hex } from '#lib/kernel/hex/hex.ts';
import { say } from '#lib/kernel/phrase.ts';
import { isArtillery, isTrain } from '../../types.ts';
import { isOf } from '../commands.ts';
import { ready } from '../combat/before/attacked.ts';
import { targetsOf } from '../combat/before/targets.ts';
import { resupplyOwed } from '../combat/before/munitions.ts';
import { canSupport } from '../combat/before/supports.ts';
import { namesOf, nameOf } from '../facts/kind.ts';
import { counterOf, type Game } from '../game.ts';
import { keepsCover } from '../moves/mover.ts';
import { destinationsOf } from '../moves/reach.ts';
import { actionCommands } from '../phases/actions.ts';
import { entryHexes } from '../phases/entry.ts';
import { mustGo, notBack, whyGoOn } from '../phases/movement-phase.ts';
import { pick } from '../phases/movement.ts';
import { mustClear } from '../phases/overfull.ts';
import { recruitmentOwed } from '../phases/recruitment.ts';
import { isAsleep } from '../setup.ts';
import { fresh, type State, type Unit, type UnitId } from '../state.ts';
import { unpaidIn } from './unpaid.ts';
import { words } from '#lib/rules/orel-1919/words/en/engine-ahead.ts';

/** What a player may have forgotten, the gravest first. */
const WARNINGS = [
	'onItsMove',
	'mustMove',
	'overfull',
	'lost',
	'noMunitions',
	'outOfRange',
	'supportsNothing',
	'noTarget',
	'noAttack',
	'couldEnter',
	'couldAttack',
	'couldSupport',
	'couldFire',
	'couldBeResupplied',
	'pointsLeft',
	'couldMove',
	'couldAct'
] as const;
export type Warned = Warning<(typeof WARNINGS)[number]>;
type Of = WarningOf<Warned['kind']>;
const { warning, gravestFirst } = warningsBy(WARNINGS);

/** A warning about one unit, which is where it stands. */
const about = (unit: Unit, one: Of): Warned => warning({ ...one, hex: unit.hex, units: [unit.id] });

/** 5.3, 7.1, 7.1.2 What keeps the movement phase from ending. */
const stopping = (game: Game, state: State): Warned[] => {
	const { moving } = state;
	const mover = state.units.filter(({ id }) => id === moving?.unit);
	const strays = state.units.filter(
		(unit) =>
			state.strays.includes(unit.id) &&
			!unit.done &&
			unit.fate === 'map' &&
			mustGo(game, moving?.unit === unit.id ? state : { ...state, moving: fresh(unit.id) }, unit)
	);
	const crowded = new Map<Hex, UnitId[]>();
	for (const { id, hex } of moving ? [] : mustClear(game, state))
		if (hex !== null) crowded.set(hex, [...(crowded.get(hex) ?? []), id]);
	return [
		...mover.map((unit) =>
			about(unit, {
				kind: 'onItsMove',
				rule: '7.1',
				what: say(words.unitIsOnItsMove, { unit: nameOf(unit.id) }),
				stops: true
			})
		),
		...strays.map((unit) => {
			const { rule, why } = whyGoOn(game, unit);
			return about(unit, { kind: 'mustMove', rule, what: why, stops: true });
		}),
		...[...crowded].map(([hex, units]) =>
			warning({
				kind: 'overfull',
				rule: '7.1.2',
				what: say(words.tooManyUnitsInHex, { hex: nameOf(hex) }),
				hex,
				units,
				stops: true
			})
		)
	];
};

/** 7.5 Units that are lost if they do not come in. */
const losing = (game: Game, state: State): Warned[] =>
	notBack(game, state).map((unit) =>
		about(unit, {
			kind: 'lost',
			rule: '7.5',
			what: say(words.unitIsLostIfItDoesNotComeBackNow, { unit: nameOf(unit.id) })
		})
	);

/** 5.3, 7.1.2, 7.5 What keeps the movement phase from ending, and who is lost by its end: none in other phases. */
export const urgentOf = (game: Game, state: State): readonly Warned[] =>
	state.phase === 'movement' ? [...stopping(game, state), ...losing(game, state)] : [];

/** 7.4 Units that may come in, and lose nothing if they do not. */
const comingIn = (game: Game, state: State): Warned[] => {
	const lost = notBack(game, state);
	return state.units
		.filter(
			(unit) =>
				unit.fate === 'due' &&
				unit.player === state.player &&
				!lost.includes(unit) &&
				entryHexes(game, state, unit).length > 0
		)
		.map((unit) =>
			about(unit, {
				kind: 'couldEnter',
				rule: '7.4',
				what: say(words.unitMayComeIn, { unit: nameOf(unit.id) })
			})
		);
};

/** 8.2.1 Attacks and fire for which there are no munitions, and attackers out of reach of the depot that pays. */
const munitions = (game: Game, state: State): Warned[] =>
	unpaidIn(game, state).map(({ what, hex, units, unpaid }) => {
		if (hex === null) {
			const gun = state.units.find(({ id }) => id === what);
			return warning({
				kind: 'noMunitions',
				rule: '8.2.1',
				what: say(words.noMunitionsForTheFireOfUnit, { unit: namesOf(units) }),
				hex: gun?.hex ?? null,
				units
			});
		}
		const text = unpaid ? words.noMunitionsForTheAttackOnHex : words.outOfRangeOfWhoPays;
		const first = state.units.find(({ id }) => id === units[0]);
		return warning({
			kind: unpaid ? 'noMunitions' : 'outOfRange',
			rule: '8.2.1',
			what: say(text, { hex: nameOf(hex), units: namesOf(units) }),
			hex: first?.hex ?? null,
			units
		});
	});

/** 8.3.1, 8.6.2 Guns that have made ready and will not fire. */
export const idleGuns = (game: Game, state: State): Warned[] =>
	state.units.flatMap((unit): Warned[] => {
		const { action } = unit;
		if (unit.fate !== 'map' || unit.player !== state.player) return [];
		if (action?.kind === 'barrage')
			return targetsOf(game, state, unit).length > 0
				? []
				: [
						about(unit, {
							kind: 'noTarget',
							rule: '8.3.1',
							what: say(words.unitHasNoTarget, { unit: nameOf(unit.id) })
						})
					];
		if (action?.kind !== 'support') return [];
		const attacks = state.attacks.filter(
			(attack) => attack.kind === action.of && ready(game, state, attack).length > 0
		);
		return attacks.some((attack) => canSupport(game, state, unit, attack))
			? []
			: [
					about(unit, {
						kind: 'supportsNothing',
						rule: '8.6.2',
						what: say(words.unitSupportsNothing, { unit: nameOf(unit.id) })
					})
				];
	});

/** 7.1, 7.2 What one unit that has not had its move could still do: the best of it; an inactive one nothing. */
const undone = (game: Game, state: State, unit: Unit): Warned | undefined => {
	const own: State = { ...state, moving: fresh(unit.id) };
	const name = { unit: nameOf(unit.id) };
	const { type } = counterOf(game, unit.id);
	const commands = actionCommands(game, own);
	const attack = commands.find(isOf('attack'));
	if (attack)
		return about(unit, {
			kind: 'couldAttack',
			rule: '7.2',
			what: say(words.unitCouldAttackHex, { ...name, hex: nameOf(attack.hex) })
		});
	if (isArtillery(type) || isTrain(type)) {
		const of = commands.flatMap((one) => (one.type === 'support' ? [one.of] : []));
		const supported = state.attacks.find(
			(one) => of.includes(one.kind) && canSupport(game, state, unit, one)
		);
		if (supported)
			return about(unit, {
				kind: 'couldSupport',
				rule: '8.6.2',
				what: say(words.unitCouldSupportHex, { ...name, hex: nameOf(supported.hex) })
			});
		if (commands.some((one) => one.type === 'barrage') && targetsOf(game, state, unit).length > 0)
			return about(unit, {
				kind: 'couldFire',
				rule: '8.3.1',
				what: say(words.unitCouldFireABarrage, name)
			});
	}
	if (isAsleep(game, state, unit.id)) return undefined;
	return keepsCover(game, state, unit) || !destinationsOf(game, own).atLeast(1)
		? about(unit, { kind: 'couldAct', rule: '7.1', what: say(words.unitHasNotActed, name) })
		: about(unit, { kind: 'couldMove', rule: '7.1', what: say(words.unitCouldMove, name) });
};

/** 7.1, 7.2 Units that could still act, and, where one of them could attack, that no attack is declared. */
const couldAct = (game: Game, state: State): Warned[] => {
	const still: State = { ...state, moving: null };
	const units = state.units.flatMap((unit): Warned[] => {
		if (unit.player !== state.player || unit.id === state.moving?.unit) return [];
		const one = pick(game, still, { unit: unit.id }).ok ? undone(game, still, unit) : undefined;
		return one ? [one] : [];
	});
	const none = !state.attacks.length && units.some(({ kind }) => kind === 'couldAttack');
	if (none) units.push(warning({ kind: 'noAttack', rule: '7.2', what: say(words.noAttack) }));
	return units;
};

/** 4 Recruit points for which there is something to have. */
const pointsLeft = (game: Game, state: State): Warned[] => {
	const points = state.points[state.player];
	const owed = recruitmentOwed(game, state);
	return owed.kind === 'open' && points > 0
		? [
				warning({
					kind: 'pointsLeft',
					rule: '4',
					what: say(words.pointsCouldBeSpent, { points })
				})
			]
		: [];
};

/** 8.2.1 Unsupplied units that a depot could still supply. */
const resupply = (game: Game, state: State): Warned[] => {
	const { combat } = state;
	if (combat?.step !== 'resupply') return [];
	const owed = resupplyOwed(game, state, combat);
	const able = new Set(
		owed.kind === 'player'
			? owed.options.flatMap(({ command }) => (command.type === 'resupply' ? command.unit : []))
			: []
	);
	return state.units
		.filter(({ id }) => able.has(id))
		.map((unit) =>
			about(unit, {
				kind: 'couldBeResupplied',
				rule: '8.2.1',
				what: say(words.unitCouldBeResupplied, { unit: nameOf(unit.id) })
			})
		);
};

/** Everything that a player should look at before he ends this part of his turn, the gravest first. */
export const warningsOf = (game: Game, state: State): readonly Warned[] => {
	switch (state.phase) {
		case 'recruitment':
			return pointsLeft(game, state);
		case 'movement':
			return gravestFirst([
				...urgentOf(game, state),
				...comingIn(game, state),
				...munitions(game, state),
				...idleGuns(game, state),
				...couldAct(game, state)
			]);
		case 'combat':
			return resupply(game, state);
		default:
			return [];
	}
};
