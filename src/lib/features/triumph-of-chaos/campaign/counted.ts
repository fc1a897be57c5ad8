import { say } from '#lib/kernel/phrase.ts';
import { t } from '#lib/words/t.ts';
import {
	type Camp,
	CAMP_WORDS,
	type Campaign,
	COUNTS,
	type CountName,
	stepsLeft
} from '#lib/rules/triumph-of-chaos/index.ts';

export const COUNT_LABELS: Readonly<Record<CountName, string>> = {
	vp: 'Victory points',
	vc: 'Victory Cities',
	home: 'Enemy home VCs'
};

/** In which order the camps stand on every screen. */
export const CAMP_ORDER: readonly Camp[] = ['white', 'red'];

/** All that is counted for both camps, always in the same order. */
export const counted = ({
	camps
}: Campaign): readonly { readonly label: string; readonly value: string }[] =>
	CAMP_ORDER.flatMap((camp) => {
		const now = camps[camp];
		const row = (what: string, value: string | number) => ({
			label: t(say('{camp}: {what}', { camp: say(CAMP_WORDS[camp]), what: say(what) })),
			value: String(value)
		});
		return [
			...COUNTS.map((what) => row(COUNT_LABELS[what], now.counts[what])),
			row(
				'Action Points',
				t(say('{spent} of {points} spent', { spent: now.spent, points: now.points }))
			),
			row('Replacement steps left', stepsLeft(now)),
			row('Chits in force', now.inForce.length)
		];
	});
