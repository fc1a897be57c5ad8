import { count, say } from '#lib/kernel/phrase.ts';
import {
	nameOf,
	roomRule,
	unitOf,
	type Breach,
	type Command,
	type OctoberEngine,
	type State,
	type Step,
	type UnitId,
	type Waiting
} from '#lib/rules/white-october/index.ts';
import type { Ask, Losses, Several } from '#lib/features/board/ask.ts';
import { prioritiesSaid } from '#lib/features/board/fight.ts';
import { everNamed, lossesAmong, type AskedOfUnits } from '#lib/features/board/asked-in-turn.ts';
import { counterView } from './counters.ts';
import { advancesOf } from './asked/advancing.ts';
import { supportTakes } from './fleet.ts';
import { words } from './words/en/fight.ts';

/** The units of the commands of one kind. */
const unitsIn = (
	commands: readonly Command[],
	type: 'take' | 'advance' | 'support'
): readonly UnitId[] => [
	...new Set(commands.flatMap((one) => (one.type === type ? one.unit : [])))
];

/** 8.2.6 A The EP that the side which is asked still loses in this attack. */
const lossesOf = (
	engine: OctoberEngine,
	state: State,
	asked: Waiting
): Losses<Command> | undefined => {
	const { combat, tolls } = state;
	const fight = combat?.fight;
	const stage = fight?.stage;
	if (!combat || !fight?.result || (stage !== 'loserLosses' && stage !== 'winnerLosses'))
		return undefined;
	if (combat.retreats.length > 0 || combat.disorder.length > 0 || tolls.length > 0)
		return undefined;
	const game = engine.game(state);
	const { winner } = fight.result;
	const loser = winner === 'attacker' ? 'defender' : 'attacker';
	const role = stage === 'winnerLosses' ? winner : loser;
	const before = fight.took[role];
	const asking: AskedOfUnits<Command, Step, Waiting> = {
		named: (next) => unitsIn(next, 'take'),
		step: (unit) => ({ type: 'take', unit }),
		goesOn: (next) =>
			next.player === asked.player &&
			next.asks?.rule === '8.2.6' &&
			next.commands.every(({ type }) => type === 'take')
	};
	return lossesAmong(engine, state, asked, asking, {
		owed: fight.result[role].loss - before.length,
		says: (owed) => count(owed, words.nEpToLose),
		left: (id) => unitOf(game, state, id).ep,
		shown: (id, ep) => counterView(game, state, { ...unitOf(game, state, id), ep }),
		took: (then) =>
			then.combat?.fight?.attack === fight.attack
				? then.combat.fight.took[role].slice(before.length)
				: undefined
	});
};

/** 8.2.7 Who enters the emptied place, all at once: where there is one place, and nobody may go farther. */
const advanceOf = (
	engine: OctoberEngine,
	state: State,
	asked: Waiting
): Several<Command> | undefined => {
	const paths = new Map(
		asked.commands.flatMap((one) =>
			one.type === 'advance' ? [[one.path.join(), one.path] as const] : []
		)
	);
	const [path] = [...paths.values()];
	if (!path || paths.size > 1) return undefined;
	const units = everNamed(engine, state, asked, {
		named: (next) => unitsIn(next, 'advance'),
		step: (unit): Step => ({ type: 'advance', unit, path }),
		goesOn: ({ player, asks }) => player === asked.player && asks?.rule === asked.asks?.rule
	});
	const advancing = (chosen: readonly string[]) => {
		const built = engine.orders.advance(
			state,
			chosen.map((unit) => ({ unit, path }))
		);
		const enter = built.ok
			? built.order.steps.flatMap((step) => (step.type === 'advance' ? [step.unit] : []))
			: [];
		return { built, enter };
	};
	return {
		units,
		// As many as there is room for: whoever finds none is passed over.
		start: units.reduce<readonly UnitId[]>((before, unit) => {
			const all = [...before, unit];
			return advancing(all).enter.length === all.length ? all : before;
		}, []),
		label: say(words.advance),
		plan: (chosen) => {
			if (chosen.length === 0) return {};
			const { built, enter } = advancing(chosen);
			if (!built.ok) return { refusal: built.refusal };
			if (enter.length === chosen.length) return { command: built.order };
			const why = say(words.onlyTheseEnter, { units: { list: enter.map(nameOf) } });
			return { refusal: { rule: roomRule(engine.game(state), path.at(-1)), why } };
		}
	};
};

/** 8.2.4 Who supports a side, all at once, and the chance that the place falls then. */
const supportOf = (
	engine: OctoberEngine,
	state: State,
	asked: Waiting
): Several<Command> | undefined => {
	const fight = state.combat?.fight;
	if (!fight || unitsIn(asked.commands, 'support').length === 0) return undefined;
	const attacks = fight.stage === 'attackSupport';
	const units = everNamed(engine, state, asked, {
		named: (next) => unitsIn(next, 'support'),
		step: (unit): Step => ({ type: 'support', unit }),
		goesOn: ({ player, asks }) => player === asked.player && asks?.rule === asked.asks?.rule
	});
	return {
		units,
		start: units.length > 1 ? [] : units,
		label: say(words.support),
		plan: (chosen) => {
			const { supports, place: hex, attackers, hq, night, defenceHq } = fight;
			const { chances } = engine.ahead.preview(state, {
				hex,
				units: attackers,
				hq,
				night,
				supports: attacks ? [...supports.attacker, ...chosen] : supports.attacker,
				...(attacks
					? {}
					: { defence: { hq: defenceHq, supports: [...supports.defender, ...chosen] } })
			});
			const built = chosen.length > 0 ? engine.orders.support(state, chosen) : undefined;
			return {
				...(chances && {
					chance: chances.falls,
					says: say(chosen.length > 0 ? words.thePlaceThenFalls : words.thePlaceFallsWithoutThem, {
						chance: { chance: chances.falls }
					})
				}),
				...(built && (built.ok ? { command: built.order } : { refusal: built.refusal }))
			};
		}
	};
};

/** 8.2.6 C What a way back may break, as a reason against it. */
const BREACHES: Readonly<Record<Breach, string>> = {
	zoc: words.intoAnEnemyZone,
	river: words.overARiver,
	attacked: words.ontoAnAttackedPlace,
	full: words.pastAFullPlace,
	away: words.notHomewards,
	cost: words.atAHigherCost
};

/** 8.2.6 C The priorities behind the ways back that are offered. */
const prioritiesOf = (
	engine: OctoberEngine,
	state: State,
	{ commands }: Waiting
): Pick<Ask<Command>, 'note' | 'ruledOut'> => {
	const back = commands.some(({ type }) => type === 'retreat')
		? engine.ahead.wayBack(state)
		: undefined;
	return back ? prioritiesSaid(back, BREACHES) : {};
};

/** What goes with a question of a combat: answers given as one, and what rules them. */
export const inCombatOf = (
	engine: OctoberEngine,
	state: State,
	next: Waiting
): Pick<Ask<Command>, 'losses' | 'several' | 'each' | 'note' | 'ruledOut'> => ({
	note: supportTakes(engine, state, unitsIn(next.commands, 'support')),
	...prioritiesOf(engine, state, next),
	losses: lossesOf(engine, state, next),
	several: advanceOf(engine, state, next) ?? supportOf(engine, state, next),
	each: advancesOf(engine, state, next)
});
