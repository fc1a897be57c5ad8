import { die, Draw, pool, repeated } from '#lib/kernel/dice/draw.ts';
import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import type { Book } from '../../book.ts';
import { CRITICAL_HIT, SHELL_ON_TANK } from '../../charts/vehicles.ts';
import { moralePoint, moraleTest } from '../morale.ts';
import { words } from '#lib/rules/red-and-white/words/en/rules.ts';

/** TANKS: conditions, from whole to lost. */
const TANK_CONDITIONS = ['ok', 'engine', 'immobilised', 'abandoned', 'on_fire'] as const;
export type TankCondition = (typeof TANK_CONDITIONS)[number];

export interface TankState {
	readonly condition: TankCondition;
	readonly hits: number;
	/** TANKS: a close miss alarmed its commander and it fell back. */
	readonly retreated: boolean;
}

/** TANKS: is it out of the game? */
export const tankIsOut = ({ condition }: TankState): boolean =>
	condition === 'abandoned' || condition === 'on_fire';

/** TANKS: is it out of action with this many hits (G12)? */
export const tankWorn = (book: Book, tank: TankState): TankState =>
	!tankIsOut(tank) && tank.hits >= numberOf(book, 'out_of_action_at_hits.tank')
		? { ...tank, condition: 'abandoned' }
		: tank;

const CRITICAL_WORDS = {
	engine: words.engineOrTrack,
	immobilised: words.cannotMove,
	on_fire: words.ablaze
};

/** CRITICAL HITS: the second D6 of a 6. */
export const criticalHit = (tank: TankState): Draw<TankState> =>
	die(6, {
		label: words.criticalHit,
		rule: 'Critical hits',
		means: CRITICAL_HIT.rows.map((face) => CRITICAL_WORDS[CRITICAL_HIT.at(face, 'condition')])
	}).map((face) => {
		const condition = CRITICAL_HIT.at(face, 'condition');
		return condition === 'engine' && tank.condition === 'immobilised'
			? tank
			: { ...tank, condition };
	});

/** TANKS: a close miss: a morale test; failing it falls back one move. A tank that cannot move ignores it (R46). */
const alarmed = (book: Book, tank: TankState): Draw<TankState> =>
	tank.condition === 'ok'
		? moraleTest(book, 0, moralePoint(book, 'tank', tank.hits), words.theCommandersAlarm).map(
				(passed) => (passed ? tank : { ...tank, retreated: true })
			)
		: Draw.of(tank);

/** CRITICAL HITS: an immobilised tank tests for each later shell, after its damage, and when infantry attacks it (R46). */
const immobilisedTest = (book: Book, tank: TankState): Draw<TankState> =>
	moraleTest(book, 0, moralePoint(book, 'tank', tank.hits), words.immobilisedCrew).map((passed) =>
		passed ? tank : { ...tank, condition: 'abandoned' }
	);

const SHELL_WORDS = {
	nothing: words.nothing,
	close_miss: words.closeMiss,
	hit: words.hit,
	critical: words.critical
};

/** TANKS: one shell that hit: the D6, the critical, the tests. Nothing more happens to a tank that is out. */
export const shellOnTank = (book: Book, tank: TankState): Draw<TankState> => {
	if (tankIsOut(tank)) return Draw.of(tank);
	const wasImmobilised = tank.condition === 'immobilised';
	return die(6, {
		label: words.shellOnTheTank,
		rule: 'Tanks',
		means: SHELL_ON_TANK.rows.map((face) => SHELL_WORDS[SHELL_ON_TANK.at(face, 'effect')])
	})
		.chain((face): Draw<TankState> => {
			const effect = SHELL_ON_TANK.at(face, 'effect');
			if (effect === 'nothing') return Draw.of(tank);
			if (effect === 'close_miss') return alarmed(book, tank);
			const counts = effect === 'hit' || book.readings.R45 === 'counts_as_hit';
			const hit = counts ? { ...tank, hits: tank.hits + 1 } : tank;
			return effect === 'critical' ? criticalHit(hit) : Draw.of(hit);
		})
		.map((after) => tankWorn(book, after))
		.chain((after) =>
			wasImmobilised && !tankIsOut(after) ? immobilisedTest(book, after) : Draw.of(after)
		);
};

/** TANKS: several shells that hit, one after the other. */
export const shellsOnTank = (book: Book, tank: TankState, shells: number): Draw<TankState> =>
	repeated(shells, tank, (state) => shellOnTank(book, state));

/** TANKS; CRITICAL HITS: what may strike a tank: shells, machine guns (R68), infantry in melee. */
export const TANK_BLOWS = ['shells', 'machine_guns', 'infantry'] as const;
export type TankBlow = (typeof TANK_BLOWS)[number];

/** TANKS; CRITICAL HITS: does this do anything to a tank in this condition (R46, R68)? */
export const mayStrikeTank = (book: Book, tank: TankState, blow: TankBlow): Decision<never> => {
	if (tank.hits >= numberOf(book, 'out_of_action_at_hits.tank') || tankIsOut(tank))
		return refuse('Tanks', say(words.theTankIsOutOfTheGameAlready));
	if (blow === 'machine_guns' && book.readings.R68 === 'no_effect')
		return refuse('Tanks', say(words.smallArmsDoNotHurtATank));
	if (blow === 'infantry' && tank.condition !== 'immobilised')
		return refuse('Critical hits', say(words.infantryOnlyUnnervesTheCrewOfAn));
	return accept();
};

/** TANKS; CRITICAL HITS: this many shells or bullets that hit, or infantry that attacks an immobilised tank. */
export const strikeTank = (
	book: Book,
	tank: TankState,
	blow: TankBlow,
	hits: number
): Draw<TankState> =>
	blow === 'infantry' ? immobilisedTest(book, tank) : shellsOnTank(book, tank, hits);

/** CRITICAL HITS: one attempt in an own turn's phase 3 (R46). `hopeless`: no further attempt. */
export const repairAttempt = (
	book: Book,
	hits: number
): Draw<'repaired' | 'not_yet' | 'hopeless'> =>
	moraleTest(book, 0, moralePoint(book, 'tank', hits), words.theCrewsNerve).chain((passed) => {
		if (!passed)
			return Draw.of(
				book.readings.R46 === 'failure_for_good' ? ('hopeless' as const) : ('not_yet' as const)
			);
		return pool(
			1,
			10,
			{
				from: book.charts.IN_TEXT.at('repaired_from', 'number'),
				to: 10,
				word: words.repaired,
				other: words.notYet
			},
			{ label: words.repair, rule: 'Critical hits' }
		).map((done) => (done === 1 ? ('repaired' as const) : ('not_yet' as const)));
	});

/** CRITICAL HITS: attempts over this many own turns, until repaired or hopeless. */
export const tankRepair = (
	book: Book,
	hits: number,
	turns: number
): Draw<'repaired' | 'not_yet' | 'hopeless'> =>
	repeated<'repaired' | 'not_yet' | 'hopeless'>(turns, 'not_yet', (state) =>
		state === 'not_yet' ? repairAttempt(book, hits) : Draw.of(state)
	);
