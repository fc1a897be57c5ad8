import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Confidence, Standing } from '../charts/numbers.ts';
import type { CountName, LeaderState, Season, SpaceEnding } from '../engine/state.ts';
import type { Capability } from '../rules/leaders.ts';
import type { Camp, Terrain } from '../types.ts';
import { words } from './en/words.ts';
import { words as engineFacts } from './en/engine-facts.ts';
import { words as procedures } from './en/procedures.ts';

export const CAMP_WORDS: Readonly<Record<Camp, string>> = { red: words.red, white: words.white };
export const campName = (camp: Camp): Phrase => say(CAMP_WORDS[camp]);

export const COUNT_WORDS: Readonly<Record<CountName, string>> = {
	vp: words.vp,
	vc: words.vcs,
	home: words.enemyHomeVcs
};
export const ENDING_WORDS: Readonly<Record<SpaceEnding, string>> = {
	withdrew: words.theDefenderWithdrawsBeforeFire,
	called_off: words.theAttackDoesNotGoAhead,
	stands: words.theDefenderStays,
	retreated: words.theDefenderRetreats,
	retreated_losing: engineFacts.theDefenderRetreatsAndLosesOneMore,
	stayed: words.theRetreatIsCancelledForOneMore,
	defender_gone: engineFacts.theDefenderIsGone,
	attacker_retreated: engineFacts.theAttackerRetreatsOneSpace
};
export const CAPABILITY_WORDS: Readonly<Record<Capability, string>> = {
	withdrawal: procedures.withdrawal,
	pursuit: procedures.pursuit,
	reinforce: procedures.reinforce,
	counterattack: procedures.counterattack,
	exploitation: procedures.exploitation
};
export const LEADER_WORDS: Readonly<Record<LeaderState, string>> = {
	ready: words.ready,
	flipped: words.flipped,
	dead: words.dead,
	removed: words.removed
};
export const SEASON_WORDS: Readonly<Record<Season, string>> = {
	fair: words.fairWeather,
	mud: words.mud,
	winter: words.winter
};

export const TERRAIN_WORDS: Readonly<Record<Terrain, string>> = {
	clear: words.clear,
	forest: words.forest,
	marsh: words.marsh,
	mountain: words.mountain,
	desert: words.desert
};

/** REPLACEMENTS: where steps may go. */
export const WHERE_STEPS_GO = engineFacts.throughResourceCentresToRailOrAHome;

/** How surely a number was read, in words and by a sign beside it. */
export const STANDING_WORDS: Readonly<Record<Standing, string>> = {
	legible: 'legible',
	rebuilt: 'rebuilt',
	weak: 'weak'
};
export const STANDING_SIGNS: Readonly<Record<Standing, string>> = {
	legible: '',
	rebuilt: '°',
	weak: '?'
};
export const CONFIDENCE_WORDS: Readonly<Record<Confidence, string>> = {
	legible: words.legibleInTheSource,
	high: words.rebuiltWithHighConfidence,
	medium: words.rebuiltWithMediumConfidence,
	low: words.rebuiltWithLowConfidence
};
