import { say } from '#lib/kernel/phrase.ts';
import { t } from '#lib/words/t.ts';
import {
	CAMP_ORDER,
	CAMP_WORDS,
	type Campaign,
	COUNTS,
	type CountName,
	stepsToSpend
} from '#lib/rules/triumph-of-chaos/index.ts';
import { words } from '../words/en/campaign-screens.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

export const COUNT_LABELS: Readonly<Record<CountName, string>> = {
	vp: words.victoryPoints,
	vc: words.victoryCities,
	home: words.enemyHomeVcs
};

/** Everything that is counted for both camps, always in the same order. */
export const counted = ({
	camps
}: Campaign): readonly { readonly label: string; readonly value: string }[] =>
	CAMP_ORDER.flatMap((camp) => {
		const now = camps[camp];
		const row = (what: string, value: string | number) => ({
			label: t(say(patterns.campWhat, { camp: say(CAMP_WORDS[camp]), what: say(what) })),
			value: String(value)
		});
		return [
			...COUNTS.map((what) => row(COUNT_LABELS[what], now.counts[what])),
			row(
				words.actionPoints,
				t(say(words.spentOfPointsSpent, { spent: now.spent, points: now.points }))
			),
			row(words.replacementStepsLeft, stepsToSpend(now)),
			row(words.chitsInForce, now.inForce.length)
		];
	});
