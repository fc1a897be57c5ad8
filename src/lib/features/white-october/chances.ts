import { byMeasure, chanceOf, meanOf, type Distribution } from '#lib/kernel/dice/distribution.ts';
import { chances } from '#lib/kernel/dice/draw.ts';
import { total, type Modifier } from '#lib/kernel/book/modifier.ts';
import { count, phraseOf, say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	bookedOn,
	counterOf,
	lastTurn,
	nameOf,
	turnSaid,
	type Command,
	type Fact,
	type OctoberEngine,
	type State,
	type Waiting
} from '#lib/rules/white-october/index.ts';
import { trial } from '#lib/features/board/trial.ts';
import { inALine } from '#lib/features/board/names.ts';
import { PRICES } from './asked/what.ts';
import { supportTakes } from './fleet.ts';
import { words as board } from './words/en/board.ts';
import { words } from './words/en/fight.ts';

/** What a throw is most wanted for: which of its facts that is, and what it is called. */
const WANTED: Readonly<
	Record<string, readonly [says: string, holds: (fact: Fact) => boolean] | undefined>
> = {
	attack: [
		words.attackerWins,
		(fact) => fact.type === 'attackFought' && fact.winner === 'attacker'
	],
	barrage: [
		words.theBarrageHits,
		(fact) => fact.type === 'barrageFell' && (fact.loss > 0 || fact.d || fact.back.length > 0)
	],
	vehicle: [words.aLoss, (fact) => fact.type === 'vehicleChecked' && fact.lost],
	fatigue: [words.theArmyMustRest, (fact) => fact.type === 'fatigueChecked' && fact.tired],
	police: [words.thePoliceClose, (fact) => fact.type === 'policeCalled' && fact.found],
	desertion: [words.andWhiteGains, (fact) => fact.type === 'pointsReceived'],
	attrition: [words.aLoss, (fact) => fact.type === 'attritionStruck'],
	event: [
		words.anEventCounts,
		(fact) => fact.type === 'eventDrawn' && fact.effect && fact.event !== 'nothing'
	]
};

/** What a throw gives or takes a number of: of what, by which of its facts. */
const COUNTED: Readonly<Record<string, readonly [what: string, type: Fact['type']] | undefined>> = {
	desertion: [words.epThatDesert, 'desertionRolled'],
	military: [words.epRaised, 'raised'],
	shortage: [board.recruitmentPoints, 'pointsReceived']
};
const amountOf = (fact: Fact): number =>
	'gained' in fact ? fact.gained : 'ep' in fact ? fact.ep : 0;
const eachSaid = (
	ends: Distribution<readonly Fact[]>,
	what: string,
	type: Fact['type']
): Phrase => {
	const all = (facts: readonly Fact[]) =>
		facts.reduce((sum, fact) => sum + (fact.type === type ? amountOf(fact) : 0), 0);
	const list = byMeasure(ends, all).map(({ value: n, chance }) =>
		say(words.nWithChance, { n, chance: { chance } })
	);
	const mean = { mean: meanOf(ends, all) };
	return say(words.eachWithChance, { what: say(what), each: { list }, mean });
};

/** 1.6, 8.2.5 By which Morale a side reads its result, and what that is made of. */
export const readAt = (
	text: typeof words.resultOfAttacker | typeof words.resultOfDefender,
	lines: readonly Modifier[]
): Phrase =>
	say(text, {
		morale: total(lines),
		why: {
			list: lines.map(({ reason, amount }, at) =>
				say(words.whatPoints, {
					what: say(reason),
					points: at === 0 ? amount : { signed: amount }
				})
			)
		}
	});

/** The chance of what a throw is about, before its dice fall; of an attack also how its results are read. */
export const chanceSaid = (
	engine: OctoberEngine,
	state: State,
	asked: Waiting['rolls'][number]
): Phrase | undefined => {
	const [wanted, counted] = [WANTED[asked.procedure], COUNTED[asked.procedure]];
	const draw = (wanted ?? counted) && engine.draw(state, asked);
	if (!draw) return undefined;
	const ends = chances(draw);
	const each = counted && eachSaid(ends, ...counted);
	if (!wanted) return each;
	const [says, holds] = wanted;
	const chance = { chance: chanceOf(ends, (facts) => facts.some(holds)) };
	// 3.1.2 A point that finds no room is not spoken of.
	if (each && chance.chance.equals(0)) return each;
	const before = phraseOf(says, { chance, ...(each && { each }) });
	const morale = asked.procedure === 'attack' ? engine.ahead.morale(state) : null;
	return morale
		? say(words.andReadAt, {
				before,
				attacker: readAt(words.resultOfAttacker, morale.attacker),
				defender: readAt(words.resultOfDefender, morale.defender)
			})
		: before;
};

/** 16 Is this the last turn? */
const isOver = (engine: OctoberEngine, state: State): boolean =>
	state.turn >= lastTurn(engine.game(state), state.givenUp);

/** 9.1 What more fatigue does to the chance that the North West Army must rest; `said`: how much more is told already. */
export const fatigueSaid = (
	engine: OctoberEngine,
	state: State,
	more: number,
	said = more === 0
): Phrase => {
	if (isOver(engine, state)) return say(words.fatigueIsOver);
	const [now, then] = [engine.ahead.tired(state), engine.ahead.tired(state, more)];
	if (then.equals(0)) return said ? say(words.noRest) : say(words.tiresBy, { n: more });
	return now.equals(then)
		? say(words.restAsNow, { now: { chance: now } })
		: say(words.restThen, { now: { chance: now }, then: { chance: then } });
};

/** The names of the units that an answer would do this to. */
const unitsIn = (
	engine: OctoberEngine,
	state: State,
	command: Command,
	type: 'divisionRallied' | 'withdrew'
): readonly string[] => {
	const decision = engine.decide(state, command);
	const fact = decision.ok ? decision.facts.find((one) => one.type === type) : undefined;
	return fact && 'units' in fact ? (fact.units as readonly string[]).map(nameOf) : [];
};

/** The units of a formation on the map. */
const onMapOf = (
	engine: OctoberEngine,
	state: State,
	{ formation }: { readonly formation: string }
) =>
	state.units.filter(
		({ id, fate }) => fate === 'map' && counterOf(engine.game(state), id).formation === formation
	);

/** What becomes of a unit that a barrage destroys, or of the Royal Navy, besides EP. */
const LOSSES: readonly Fact['type'][] = ['removed', 'navyReplaced', 'leftMap'];

/** 7.5.2, 7.9 When a unit comes in, and where it may. */
const COMES = { postponed: words.comesInTurnFrom, leftMap: words.comesBackInTurn } as const;

/** 8.2 The chance that a place falls, where anybody would fight for it; with the losses where it says too little. */
const fallsBy = (
	chances: ReturnType<OctoberEngine['ahead']['answered']> | null,
	losses = false
): Phrase | undefined =>
	chances
		? phraseOf(losses || chances.falls.equals(0) ? words.thePlaceFallsAt : words.thePlaceFallsBy, {
				chance: { chance: chances.falls },
				own: { mean: chances.attacker.meanLost },
				theirs: { mean: chances.defender.meanLost }
			})
		: undefined;

/** 7.9 What becomes of those who are driven off the map: they come back, or are lost for good. */
export const offTheMap = (facts: readonly Fact[]): readonly Phrase[] => {
	const off = facts.filter((fact) => 'rule' in fact && fact.rule === '7.9');
	const turns = new Set(off.flatMap((fact) => (fact.type === 'leftMap' ? fact.due.turn : [])));
	const lost = off.flatMap((fact) => (fact.type === 'removed' ? nameOf(fact.unit) : []));
	return [
		...[...turns].map((turn) => say(words.backInTurn, { turn: turnSaid(turn) })),
		...(lost.length > 0 ? [say(words.lostForGood, { units: { list: lost } })] : [])
	];
};

/** 8.2.3 Who slips away, and what becomes of the attack then. */
const leaving = (engine: OctoberEngine, state: State, command: Command): Phrase => {
	const units = { list: unitsIn(engine, state, command, 'withdrew') };
	const chance = engine.ahead.answered(state, command)?.falls;
	return chance
		? say(words.theyGoBackAHexChance, { units, chance: { chance } })
		: say(words.theyGoBackAHex, { units });
};

/** 5.3, 6, 6.2, 8.2.3, 8.4, 9, 10.2, 11.2, 16.2 What an answer does, where chances or the rules of a step say so. */
export const hintOf = (
	engine: OctoberEngine,
	state: State,
	command: Command
): Phrase | undefined => {
	switch (command.type) {
		case 'play':
		case 'stand':
		case 'serve':
		case 'pass': {
			const then = engine.ahead.answered(state, command);
			// An event may leave the chance as it is, and change the losses.
			return fallsBy(then, state.combat?.fight?.stage === 'events');
		}
		case 'support':
			return supportTakes(engine, state, [command.unit]);
		case 'take': {
			// 8.1.3 A barrage takes no last EP of infantry and cavalry.
			const loss = state.combat?.hit?.loss;
			const decision = loss && engine.decide(state, command);
			return decision &&
				decision.ok &&
				decision.facts.every((fact) =>
					fact.type === 'epLost' ? !fact.last && fact.ep < loss : !LOSSES.includes(fact.type)
				)
				? say(words.keepsItsLastEp)
				: undefined;
		}
		case 'march':
			return fatigueSaid(engine, state, 1, true);
		case 'night':
			// 9.1, WO-76 Of the night attacks of a sequence the first one tires.
			return fatigueSaid(engine, state, state.night ? 0 : 1);
		case 'counter': {
			if (command.action === 'police')
				return say(words.thePoliceClose, { chance: { chance: engine.ahead.police() } });
			const { now, countered } = engine.ahead.desertion(state);
			const deserters = say(words.desertersThen, {
				now: { mean: now.mean },
				then: { mean: countered.mean }
			});
			return now.whiteGains.equals(0)
				? deserters
				: say(words.pointThen, {
						deserters,
						gains: { chance: now.whiteGains },
						less: { chance: countered.whiteGains }
					});
		}
		case 'rally': {
			const list = unitsIn(engine, state, command, 'divisionRallied');
			if (list.length > 0) return say(words.theyRally, { units: { list } });
			const lost = onMapOf(engine, state, command).some(({ loyalty }) => loyalty !== 'firm');
			return say(lost ? words.theyAreCutOff : words.nobodyIsDemoralised);
		}
		case 'blow': {
			const { bridges } = engine.game(state).pack.data.scenario.special;
			return count(bridges - state.blown.length, words.bridgesLeft);
		}
		case 'raise':
			return say(PRICES[command.action]);
		case 'decline': {
			const { reinforcements } = engine.game(state).pack.data.scenario;
			const ep = reinforcements.find(({ unit }) => unit === command.unit)?.eprdIfDeclined ?? 0;
			return ep > 0 ? count(ep, words.nFewerEpDestroyed) : undefined;
		}
		case 'name':
			return count(onMapOf(engine, state, command).length, words.nUnitsOnTheMap);
		case 'retreat': {
			const decision = engine.decide(state, command);
			const list = decision.ok ? offTheMap(decision.facts) : [];
			return list.length > 0 ? inALine({ list }) : undefined;
		}
		case 'leave':
			return leaving(engine, state, command);
		case 'rise': {
			const then = trial(engine, state, [command]);
			const id = command.join ?? state.combat?.next;
			const attack = then.ok && then.state.combat?.attacks.find((one) => one.id === id);
			return attack
				? fallsBy(engine.ahead.preview(then.state, { ...attack, hex: attack.place }).chances)
				: undefined;
		}
		case 'postpone':
		case 'depart': {
			if (isOver(engine, state)) return say(board.comesNoMore);
			const decision = engine.decide(state, command);
			for (const fact of decision.ok ? decision.facts : [])
				if (fact.type === 'postponed' || fact.type === 'leftMap') {
					const { turn, places } = fact.due;
					const comes = say(COMES[fact.type], {
						turn: turnSaid(turn),
						places: { list: places.map(nameOf) }
					});
					const booked = bookedOn(engine.game(state), state, fact.unit, fact.due);
					if (!booked) return comes;
					const { n, all } = booked;
					return n < all
						? say(words.itsLineIsTaken, { comes, n, all })
						: say(words.itsLineIsFull, { comes, n: n + 1, all });
				}
			return undefined;
		}
		default:
			return undefined;
	}
};
