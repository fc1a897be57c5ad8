import {
	courseSteps,
	factsByStep,
	factsSince,
	LEFT_OUT,
	lostIn,
	printed,
	type CourseStep,
	type Printed,
	type Written
} from '#lib/kernel/game/course.ts';
import type { Told } from '#lib/kernel/game/game.ts';
import type { Fight, Stage } from '../engine/combat/state.ts';
import type { Fact } from '../engine/facts.ts';
import type { Place, State } from '../engine/state.ts';
import type { Role } from '../types.ts';
import { words } from '../words/en/report/journal.ts';
import { FOREMOST, tell } from './tell.ts';

/** 8.2.2 The steps before the attacks (`fight` null), or those of one attack. */
export interface Course {
	readonly fight: Pick<Fight, 'place' | 'attackers' | 'defenders' | 'night'> | null;
	/** It has ended: what has become of its place, and the EP that each side lost. */
	readonly outcome: Outcome | null;
	readonly steps: readonly CourseStep[];
	/** 10.1 What matters most of what else its end brought about, in few words. */
	readonly besides: Told['sentences'];
	/** The attacks of the sequence that are over, and what came of each. */
	readonly fought: readonly { readonly place: Place; readonly outcome: Outcome }[];
}

/** 8.2 What came of an attack. */
export interface Outcome {
	/** For the attacker: he holds the place, nobody does, the defender still does, or has won and advanced out of it. */
	readonly hex: 'taken' | 'empty' | 'holds' | 'beaten';
	readonly lost: Readonly<Record<Role, number>>;
}

/** 8 What a combat sequence comes to before an attack is taken up. */
const SEQUENCE: readonly Printed<'declare' | 'barrages' | 'attacks'>[] = [
	printed('8', words.declarations, ['declare']),
	printed('8.1', words.barrages, ['barrages'], LEFT_OUT),
	printed('8.2', words.attacks, ['attacks'])
];

/** 8.2.2 The steps of an attack. */
const ATTACK: readonly Printed<Stage>[] = [
	printed('8.2.3', words.retreatBeforeCombat, ['withdraw']),
	printed('8.2.4', words.supportOfTheAttack, ['attackSupport']),
	printed('8.2.4', words.supportOfTheDefence, ['defenceHq', 'defenceSupport']),
	printed('6.2', words.events, ['events'], LEFT_OUT),
	printed('8.2.5', words.theDice, ['dice']),
	printed('8.2.6', words.theLoser, ['loserLosses', 'loserState']),
	printed('8.2.6', words.theWinner, ['winnerLosses', 'winnerState']),
	printed('14.1', words.tanksAndCars, ['vehicles'], LEFT_OUT),
	printed('8.2.7', words.advance, ['advance', 'close'])
];

const told = (facts: readonly Fact[]) => tell({ facts });

/** 8.2.6 What a way back brings with it, told where they went. */
const OF_A_WAY_BACK: readonly Fact['type'][] = [
	'routed',
	'tollsOwed',
	'disorderOwed',
	'epLost',
	'leftMap',
	'removed'
];

/** 8.2 What came of an attack: by those who stand in its place, and the EP that are missing. */
const outcomeOf = (
	{ place, attackers, defenders }: Extract<Fact, { type: 'fightBegan' }>,
	before: State,
	after: State
): Outcome => {
	const holder = after.units.find(({ at, fate }) => fate === 'map' && at === place)?.player;
	const on = ({ units }: State, ids: readonly string[]): readonly unknown[] =>
		units.filter(({ id, fate }) => fate === 'map' && ids.includes(id)).map(({ at }) => at);
	// Insurgents attack where the defenders stand already (6).
	const beaten = on(after, defenders).some(
		(at) => at !== place && on(before, attackers).includes(at)
	);
	const lost = (units: readonly string[]): number =>
		lostIn(units, before.units, after.units, ({ ep }) => ep);
	return {
		hex:
			holder === before.player
				? 'taken'
				: beaten
					? 'beaten'
					: holder === undefined
						? 'empty'
						: 'holds',
		lost: { attacker: lost(attackers), defender: lost(defenders) }
	};
};

/**
 * 8.2.2 In which step each fact of an attack happens, and which one is at hand after it. Whoever must go back does so in
 * the step that drove him, though the engine has gone on already.
 */
const steps = () => {
	let stage: Stage = 'withdraw';
	let held = 0;
	let back: readonly string[] = [];
	let disorder = false;
	let tolls = 0;
	let went = false;
	return (fact?: Fact): number => {
		went &&= fact !== undefined && OF_A_WAY_BACK.includes(fact.type);
		const owing = back.length > 0 || disorder || tolls > 0 || went;
		const step = owing ? held : ATTACK.findIndex(({ stages }) => stages.includes(stage));
		if (!owing) held = step;
		switch (fact?.type) {
			case 'stageBegan':
				({ stage } = fact);
				break;
			case 'retreatOwed':
				back = [...back, ...fact.retreats.flatMap(({ units }) => units)];
				break;
			case 'retreated':
				back = back.filter((id) => !fact.units.includes(id));
				went = true;
				break;
			case 'disorderOwed':
				disorder = fact.units.length > 0;
				break;
			case 'tollsOwed':
				tolls += fact.tolls.length;
				break;
			case 'tollPaid':
				tolls -= 1;
				break;
		}
		return step;
	};
};

/** 8.2.2 The attack that is fought, or has just ended. */
const ofAttack = (
	[first, ...then]: readonly Fact[],
	before: State,
	after: State,
	over: boolean
): Course | null => {
	if (first?.type !== 'fightBegan') return null;
	const place = steps();
	const facts = factsByStep(then, place);
	return {
		fight: first,
		outcome: over ? outcomeOf(first, before, after) : null,
		besides: [],
		fought: [],
		steps: courseSteps(ATTACK, over ? ATTACK.length : place(), facts, told)
	};
};

/** 8.2 The attacks that were fought in the combat sequence of the last of these lines. */
const foughtIn = (lines: readonly Written<State, Fact>[]): Course['fought'] => {
	const since = lines.findLastIndex(({ entry }) =>
		entry.facts.some(({ type }) => type === 'combatBegan')
	);
	const fought: Course['fought'][number][] = [];
	let begun: readonly [Extract<Fact, { type: 'fightBegan' }>, State] | undefined;
	for (const { entry, before, after } of lines.slice(since))
		for (const fact of entry.facts) {
			if (fact.type === 'fightBegan') begun = [fact, before];
			if (fact.type !== 'fightEnded' || !begun) continue;
			fought.push({ place: begun[0].place, outcome: outcomeOf(...begun, after) });
			begun = undefined;
		}
	return fought;
};

/** 8 What has been declared and shelled in this combat sequence, and what came of the attacks so far. */
const ofSequence = (all: readonly Fact[], lines: readonly Written<State, Fact>[]): Course => {
	let now = 0;
	let fighting = false;
	const facts = factsByStep(
		all.filter((fact) => {
			if (fact.type === 'fightBegan') fighting = true;
			const shown = !fighting;
			if (fact.type === 'fightEnded') fighting = false;
			return shown;
		}),
		(fact) => {
			if (fact.type === 'fireOpened') now = 1;
			if (fact.type === 'fightEnded') now = 2;
			const step = now;
			if (fact.type === 'declarationsEnded') now = 2;
			return step;
		}
	);
	const {
		firing,
		hit,
		retreats = [],
		shots = [],
		fired = 0,
		resolved = []
	} = lines.at(-1)?.after.combat ?? {};
	// Until an attack is taken up, it is the barrages that come next.
	const first = resolved.length === 0 && fired < shots.length;
	const shelling = firing || hit || retreats.length > 0 || first;
	return {
		fight: null,
		outcome: null,
		besides: [],
		fought: foughtIn(lines),
		steps: courseSteps(SEQUENCE, shelling ? 1 : 2, facts, told)
	};
};

/**
 * 8.2.2 How far the combat of these lines has come, the oldest line first: the steps of the printed order, each with what
 * was told in it. `ended`: the attack that the last line ended, instead of what is at hand. Null where there is none.
 */
export const courseOf = (lines: readonly Written<State, Fact>[], ended = false): Course | null => {
	const last = lines.at(-1);
	if (!last) return null;
	const { combat } = last.after;
	const ends = last.entry.facts.findIndex(({ type }) => type === 'fightEnded');
	if (ended ? ends < 0 : !combat || combat.stage === 'declare') return null;
	const wanted = ended || combat?.fight ? 'fightBegan' : 'combatBegan';
	const since = factsSince(lines, wanted, ended ? ends + 1 : undefined);
	// An attack that was called off has no course, and an earlier one is over.
	const over = since?.facts.slice(0, -1).some(({ type }) => type === 'fightEnded') ?? true;
	if (!since || (wanted === 'fightBegan' && over)) return null;
	if (wanted !== 'fightBegan') return ofSequence(since.facts, lines);
	const course = ofAttack(since.facts, since.before, last.after, ended);
	const then = last.entry.facts.slice(ends + 1).filter(({ type }) => FOREMOST.includes(type));
	return course && { ...course, besides: (ended && told(then).short) || [] };
};
