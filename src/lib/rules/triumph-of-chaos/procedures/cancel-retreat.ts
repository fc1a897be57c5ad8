import { accept } from '#lib/kernel/game/engine.ts';
import { workingOf } from '#lib/kernel/sheet/parts.ts';
import { resolution } from '#lib/kernel/sheet/calculator.ts';
import { total } from '#lib/kernel/book/modifier.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Fact } from '../engine/facts.ts';
import { CANCEL_WORDS } from '../engine/facts/combat.ts';
import { spaceNow } from '../engine/state.ts';
import { cancelModifiers, cancelRetreat } from '../rules/retreat.ts';
import type { Cancel } from '../types.ts';
import { TERRAIN_WORDS } from '../words/names.ts';
import { FRESH_STAND, standIn } from './combat-form.ts';
import { alone, asLeft, choice, flag, named, telling, type Procedure } from './procedure.ts';
import { words } from '../words/en/procedures.ts';

const CAME: Readonly<Record<Cancel, string>> = {
	may_cancel: words.mayStay,
	retreat: words.retreats,
	retreat_loss: words.losesMore
};

/** CANCEL RETREAT: a defender who lost tries to stay. */
export const CANCEL_RETREAT: Procedure = {
	...alone('cancel-retreat'),
	title: words.cancelTheRetreat,
	section: 'Cancel Retreat',
	/** The ground and the defender as the fire had them. */
	fill: (state) =>
		Object.fromEntries(
			Object.entries(asLeft(state, 'combat')).filter(([key]) => key in FRESH_STAND)
		),
	asked: (_, state) => {
		const space = spaceNow(state);
		return space?.owed === 'defender_may_cancel' && !space.cancelled && !space.ending
			? [{ space: space.id }]
			: [];
	},
	comes: (_, { parties: { space = '' } }, came) =>
		accept<Fact>({ type: 'cancelRolled', space, came: came as Cancel }),
	initial: { ...FRESH_STAND },
	groups: () => [
		{
			title: words.theDefenderStandsIn,
			fields: [
				choice('terrain', words.theDefenderStandsIn, TERRAIN_WORDS),
				flag('fortress', words.fortress),
				flag('cheka', words.chekaUnit),
				flag('leaderFour', words.leaderRated4),
				flag('inFighting', words.underInFighting),
				flag('homeCityLost', words.lostAHomeVcThisTurn)
			]
		}
	],
	resolve: (book, form) => {
		const lines = cancelModifiers(book, standIn(form));
		return {
			resolution: resolution({
				working: [workingOf(lines, say(words.onTheDie))],
				draw: cancelRetreat(book, total(lines)),
				forecast: (dist) =>
					named(dist, { strong: say(words.mayStayStrong), rest: say(words.forOneMoreStep) }, [
						[words.stays, (came) => came === 'may_cancel'],
						[words.retreats, (came) => came === 'retreat'],
						[words.losesMore, (came) => came === 'retreat_loss']
					]),
				tell: (came) => telling(CAME[came], [CANCEL_WORDS[came]])
			})
		};
	}
};
