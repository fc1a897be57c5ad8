import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Confidence, Standing } from '../charts/numbers.ts';
import type { CountName, LeaderState, Season, SpaceEnding } from '../engine/state.ts';
import type { Camp, Terrain } from '../types.ts';

export const CAMP_WORDS: Readonly<Record<Camp, string>> = { red: 'Red', white: 'White' };
export const campName = (camp: Camp): Phrase => say(CAMP_WORDS[camp]);

export const COUNT_WORDS: Readonly<Record<CountName, string>> = {
	vp: 'VP',
	vc: 'VCs',
	home: 'enemy home VCs'
};
export const ENDING_WORDS: Readonly<Record<SpaceEnding, string>> = {
	withdrew: 'The defender withdraws before fire.',
	called_off: 'The attack does not go ahead.',
	stands: 'The defender stays.',
	retreated: 'The defender retreats.',
	retreated_losing: 'The defender retreats and loses one more step.',
	stayed: 'The retreat is cancelled for one more step.',
	defender_gone: 'The defender is gone.',
	attacker_retreated: 'The attacker retreats one space.'
};
export const LEADER_WORDS: Readonly<Record<LeaderState, string>> = {
	ready: 'Ready',
	flipped: 'Flipped',
	dead: 'Dead',
	removed: 'Removed'
};
export const SEASON_WORDS: Readonly<Record<Season, string>> = {
	fair: 'Fair weather.',
	mud: 'Mud.',
	winter: 'Winter.'
};

export const TERRAIN_WORDS: Readonly<Record<Terrain, string>> = {
	clear: 'Clear',
	forest: 'Forest',
	marsh: 'Marsh',
	mountain: 'Mountain',
	desert: 'Desert'
};

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
	legible: 'Legible in the source.',
	high: 'Rebuilt, with high confidence.',
	medium: 'Rebuilt, with medium confidence.',
	low: 'Rebuilt, with low confidence.'
};
