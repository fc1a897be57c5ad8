import { say } from '#lib/kernel/phrase.ts';
import { t } from '#lib/words/t.ts';
import {
	CAMP_WORDS,
	type Campaign,
	type Cause,
	type SpaceCombat
} from '#lib/rules/triumph-of-chaos/index.ts';
import { words } from '../words/en/combat-screens.ts';

const DEEDS: Readonly<Record<Cause, string>> = {
	declared: words.campAttacksStage,
	pursuit: words.campPursuesStage,
	counterattack: words.campCounterattacksStage
};

/** Who attacks in this space and how it came to that, with what is being done there now. */
export const deedOf = ({ activation }: Campaign, space: SpaceCombat, stage: string): string =>
	t(
		say(activation?.triggered ? words.campTriggeredItStage : DEEDS[space.because], {
			camp: say(CAMP_WORDS[space.attacker]),
			stage: say(stage)
		})
	);
