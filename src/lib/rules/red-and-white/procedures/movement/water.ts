import type { Phrase } from '#lib/kernel/phrase.ts';
import type { Ask } from '#lib/kernel/sheet/asks.ts';
import { RIVERS, type River, type Water } from '../../rules/vehicles/ice.ts';
import type { Choice, Field, Form } from '../calculator.ts';
import { words } from '#lib/rules/red-and-white/words/en/movement.ts';

export const RIVER_WORDS: Record<River, string> = {
	unfrozen: words.openWater,
	thin_ice: words.thinIce,
	ice_choked: words.iceChoked,
	frozen: words.frozen
};
/** ADDITIONAL RULES: the states of a river. */
export const RIVER: Choice = {
	kind: 'choice',
	key: 'river',
	label: words.theRiver,
	options: RIVERS.map((value) => ({ value, label: RIVER_WORDS[value] }))
};
/** ADDITIONAL RULES: behind an icebreaker, which counts on thin ice. */
export const channelFlag = (river: River): readonly Field[] =>
	river === 'thin_ice'
		? [{ kind: 'flag', key: 'channel', label: words.inTheChannelOfAnIcebreaker }]
		: [];

/** ADDITIONAL RULES: what a ship meets, with the dice that are left to it. */
export const waterAsk = ({ river, channel }: Water, effect: (set: Form) => Phrase): Ask => {
	const kinds = [
		['unfrozen', false, words.openWater],
		['thin_ice', false, words.thinIce],
		['thin_ice', true, words.channel],
		['ice_choked', false, words.iceChoked],
		['frozen', false, words.frozen]
	] as const;
	return {
		label: words.theRiver,
		keys: ['river'],
		options: kinds.map(([on, behind, label]) => {
			const set = { river: on, channel: behind };
			return { label, set, effect: effect(set) };
		}),
		at: kinds.findIndex(
			([on, behind]) => on === river && behind === (channel && river === 'thin_ice')
		)
	};
};
