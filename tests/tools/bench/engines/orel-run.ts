// The engine of Orel 1919 as the app would run it; prints its figures as one line of JSON.
import { play, type DiceSource } from '#lib/kernel/dice/draw.ts';
import { diceFrom } from '#lib/kernel/dice/source.ts';
import type { Command } from '#lib/rules/orel-1919/engine/commands.ts';
import type { Fact } from '#lib/rules/orel-1919/engine/facts.ts';
import { orelEngine } from '#lib/rules/orel-1919/engine/index.ts';
import type { State } from '#lib/rules/orel-1919/engine/state.ts';
import { defaultBook } from '#lib/rules/orel-1919/book.ts';
import { combatChances } from '#lib/rules/orel-1919/engine/combat/chances.ts';
import type { Combat, Fighter } from '#lib/rules/orel-1919/rules/08-combat.ts';
import { reference, taken } from './processor.ts';
import type { OrelFigures } from './orel.ts';
import { eachOf, medians, perSecond, type Rate } from './rates.ts';

const engine = orelEngine(defaultBook);

/** A command decided and its facts done. */
const perform = (state: State, command: Command): { facts: readonly Fact[]; state: State } => {
	const decision = engine.decide(state, command);
	if (!decision.ok) throw new Error(decision.refusal.why.text);
	return { facts: decision.facts, state: decision.facts.reduce(engine.evolve, state) };
};
const begin = (): ReturnType<typeof perform> =>
	perform(engine.empty, {
		type: 'begin',
		scenario: 'historical',
		options: defaultBook.options,
		readings: defaultBook.readings
	});

const answer = (state: State, dice: DiceSource): Command | undefined => {
	const { commands, rolls } = engine.waiting(state);
	const [asked] = rolls;
	const draw = asked && engine.draw(state, asked);
	return draw
		? { type: 'roll', ...asked, form: {}, throws: play(draw, dice).throws }
		: commands[dice(commands.length) - 1];
};

interface Played {
	readonly commands: readonly Command[];
	readonly facts: readonly Fact[];
	readonly last: State;
}

/** One whole game by chance. `keep`: a searcher keeps every state, and now and then goes on from an earlier one for a while. */
const playOut = (seed: number, keep: boolean): Played => {
	const dice = diceFrom([seed, 2, 3, 4]);
	const kept: State[] = [];
	const facts: Fact[] = [];
	let { state } = begin();
	const commands: Command[] = [];
	let aside: { readonly state: State; left: number } | undefined;
	for (;;) {
		const command = answer(state, dice);
		if (!command) break;
		const done = perform(state, command);
		commands.push(command);
		({ state } = done);
		if (!keep) {
			facts.push(...done.facts);
			continue;
		}
		kept.push(state);
		if (aside) {
			aside.left -= 1;
			if (aside.left === 0 || state.result) {
				({ state } = aside);
				aside = undefined;
			}
		} else if (commands.length % 50 === 0 && !state.result) {
			aside = { state, left: 10 };
			state = kept[Math.floor(kept.length / 2)] ?? state;
			if (state.result) ({ state } = aside);
		}
	}
	return { commands, facts, last: state };
};

const fighter = (id: string, player: 'red' | 'white', more: Partial<Fighter>): Fighter => ({
	id,
	type: 'infantry',
	player,
	hex: player === 'red' ? '1010' : '1011',
	tq: 5,
	steps: 4,
	strength: 5,
	mode: 'combat',
	...more
});
const combat: Combat = {
	kind: 'prepared',
	attackers: [
		fighter('a', 'red', {}),
		fighter('b', 'red', { tq: 4 }),
		fighter('c', 'red', { type: 'cavalry', charge: 4, strength: 2, steps: 2 })
	],
	defenders: [
		fighter('x', 'white', { tq: 6, strength: 7, integratedArtillery: true }),
		fighter('y', 'white', {}),
		fighter('z', 'white', { type: 'cavalry', charge: 1, strength: 1, steps: 1 })
	],
	from: { '1010': { side: 0 } },
	terrain: ['clear'],
	supports: [
		{ id: 's', role: 'attacker', train: false, tq: 5, steps: 2, fire: 3 },
		{ id: 't', role: 'defender', train: false, tq: 4, steps: 2, fire: 2 }
	]
};

/** Three against three with guns on both sides, on the map. */
const SET: Readonly<Record<string, string>> = {
	'w-1-1k': '2419',
	'w-2-3k': '2419',
	'w-cv-1k': '2419',
	'w-art-1k': '2420',
	'r-1-let': '2418',
	'r-2-let': '2519',
	'r-cv-let': '2519',
	'r-art-let': '2417',
	'r-cvy-1809': '2416'
};
const meeting = ((): State => {
	const { state } = begin();
	return {
		...state,
		turn: 5,
		player: 'red',
		phase: 'movement',
		asleep: [],
		units: state.units.map((unit) => {
			const hex = SET[unit.id];
			return hex === undefined
				? { ...unit, fate: 'out', hex: null, due: null }
				: { ...unit, fate: 'map', due: null, command: true, hex };
		})
	};
})();
const shown = (): void => {
	const { refused, supports } = engine.ahead.preview(
		{ ...meeting, units: [...meeting.units] },
		{
			kind: 'prepared',
			hex: '2419',
			units: ['r-1-let', 'r-2-let', 'r-cv-let'],
			supports: ['r-art-let']
		}
	);
	if (refused || supports.defender.length !== 1) throw new Error('Not what was to be shown.');
};

const games = [1, 2, 3];
const chosen = (keep: boolean) => (): number =>
	games.reduce((sum, seed) => sum + playOut(seed, keep).commands.length, 0);
/** The same commands decided again, without a list of what may be done. */
const again = (given: readonly (readonly Command[])[]) => (): number => {
	for (const commands of given)
		commands.reduce((state, command) => perform(state, command).state, begin().state);
	return given.flat().length;
};

/** Games with lists, with kept states and without lists in turn; the median of each, as the first ones are still being compiled. */
const rounds = 9;
const inTurn = (): Readonly<Record<'random' | 'searched' | 'decided', Rate>> => {
	const given = games.map((seed) => playOut(seed, false).commands);
	const [random, searched, decided]: [Rate[], Rate[], Rate[]] = [[], [], []];
	for (let round = 0; round < rounds; round++) {
		random.push(perSecond(chosen(false)));
		searched.push(perSecond(chosen(true)));
		decided.push(perSecond(again(given)));
	}
	return { random: medians(random), searched: medians(searched), decided: medians(decided) };
};

const movement = ((): State => {
	let { state } = begin();
	while (state.phase !== 'movement') ({ state } = perform(state, { type: 'done' }));
	return perform(state, { type: 'pick', unit: 'w-19dr' }).state;
})();

playOut(99, false);
const moves = 500;
const odds = 20;
combatChances(defaultBook, combat);
shown();
const example = playOut(7, false);
const figures: OrelFigures = {
	reference: taken(reference),
	...inTurn(),
	moves:
		taken(() => {
			for (let at = 0; at < moves; at++) engine.waiting({ ...movement });
		}) / moves,
	chances: eachOf(odds, () => combatChances(defaultBook, combat)),
	preview: eachOf(odds, shown),
	state: JSON.stringify(example.last).length,
	replay: taken(() => {
		let { state } = begin();
		for (const event of example.facts) state = engine.evolve(state, event);
	})
};
console.log(JSON.stringify(figures));
