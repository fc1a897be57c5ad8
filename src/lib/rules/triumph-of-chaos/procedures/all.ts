import { COMBAT } from './combat.ts';
import { CANCEL_RETREAT } from './cancel-retreat.ts';
import { DRAW_CHIT } from './draw-chit.ts';
import { DEFEATISM, HALF_DIE, INFLUENCE, NO_ACT, SHOW_TRIAL } from './in-fighting.ts';
import { LEADER } from './leader.ts';
import { REDEPLOYMENT, STACKING } from './limits.ts';
import { PORT_CORRUPTION } from './port-corruption.ts';
import type { Procedure } from './procedure.ts';
import { RANDOM_LEADER, RANDOM_REGION } from './random.ts';
import { REPLACEMENT_STEPS } from './replacements.ts';
import { SURPRISE } from './surprise.ts';
import { WESTERN_RESPONSE } from './western-response.ts';
import { words } from '../words/en/procedures.ts';

/** The checks of the aid in its order, by subject. */
export const CHECKS: readonly { readonly title: string; readonly checks: readonly Procedure[] }[] =
	[
		{ title: words.combat, checks: [COMBAT, SURPRISE, LEADER, CANCEL_RETREAT] },
		{ title: words.movement, checks: [STACKING, REDEPLOYMENT] },
		{ title: words.logistics, checks: [WESTERN_RESPONSE, REPLACEMENT_STEPS, PORT_CORRUPTION] },
		{
			title: words.inFighting,
			checks: [SHOW_TRIAL, RANDOM_LEADER, DEFEATISM, NO_ACT, HALF_DIE, RANDOM_REGION, INFLUENCE]
		}
	];

/** Every throw of the game by its address: the checks, and the chits drawn in a campaign. */
export const PROCEDURES: ReadonlyMap<string, Procedure> = new Map(
	[...CHECKS.flatMap(({ checks }) => checks), DRAW_CHIT].map((one) => [one.slug, one] as const)
);
