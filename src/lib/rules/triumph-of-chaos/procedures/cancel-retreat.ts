import { accept } from '#lib/kernel/game/engine.ts';
import { namedBars } from '#lib/kernel/sheet/either.ts';
import { workingOf } from '#lib/kernel/sheet/parts.ts';
import { resolution } from '#lib/kernel/sheet/calculator.ts';
import { chanceOf } from '#lib/kernel/dice/distribution.ts';
import { total } from '#lib/kernel/book/modifier.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Fact } from '../engine/facts.ts';
import { CANCEL_WORDS } from '../engine/facts/combat.ts';
import { spaceNow } from '../engine/state.ts';
import { cancelModifiers, cancelRetreat } from '../rules/retreat.ts';
import type { Cancel } from '../types.ts';
import { standIn } from './combat-form.ts';
import { alone, asLeft, flag, telling, type Procedure } from './procedure.ts';

const CAME: Readonly<Record<Cancel, string>> = {
	may_cancel: 'May stay',
	retreat: 'Retreats',
	retreat_loss: 'Loses more'
};

const STANDING = {
	terrain: 'clear',
	fortress: false,
	cheka: false,
	leaderFour: false,
	inFighting: false,
	homeCityLost: false
} as const;

/** CANCEL RETREAT: a defender who lost tries to stay. */
export const CANCEL_RETREAT: Procedure = {
	...alone('cancel-retreat'),
	title: 'Cancel the retreat',
	section: 'Cancel Retreat',
	/** The ground and the defender as the fire had them. */
	fill: (state) =>
		Object.fromEntries(Object.entries(asLeft(state, 'combat')).filter(([key]) => key in STANDING)),
	asked: (_, state) => {
		const space = spaceNow(state);
		return space?.owed === 'defender_may_cancel' && !space.cancelled && !space.ending
			? [{ space: space.id }]
			: [];
	},
	comes: (_, { parties: { space = '' } }, came) =>
		accept<Fact>({ type: 'cancelRolled', space, came: came as Cancel }),
	initial: STANDING,
	groups: () => [
		{
			title: 'The defender stands in',
			fields: [
				{
					kind: 'choice',
					key: 'terrain',
					label: 'The defender stands in',
					options: [
						{ value: 'clear', label: 'Clear' },
						{ value: 'forest', label: 'Forest' },
						{ value: 'marsh', label: 'Marsh' },
						{ value: 'mountain', label: 'Mountain' },
						{ value: 'desert', label: 'Desert' }
					]
				},
				flag('fortress', 'Fortress'),
				flag('cheka', 'Cheka unit'),
				flag('leaderFour', 'Leader rated 4'),
				flag('inFighting', 'Under In-Fighting'),
				flag('homeCityLost', 'Lost a home VC this turn')
			]
		}
	],
	resolve: (book, form) => {
		const lines = cancelModifiers(book, standIn(form));
		return {
			resolution: resolution({
				working: [workingOf(lines, say('On the die'))],
				draw: cancelRetreat(book, total(lines)),
				forecast: (dist) => ({
					answer: {
						value: { chance: chanceOf(dist, (came) => came === 'may_cancel') },
						strong: say('may stay'),
						rest: say('for one more step')
					},
					chart: {
						caption: say('one die, in %'),
						bars: namedBars(dist, [
							{ label: 'Stays', is: (came) => came === 'may_cancel', on: true },
							{ label: 'Retreats', is: (came) => came === 'retreat', on: false },
							{ label: 'Loses more', is: (came) => came === 'retreat_loss', on: false }
						])
					},
					facts: []
				}),
				tell: (came) => telling(CAME[came], [CANCEL_WORDS[came]])
			})
		};
	}
};
