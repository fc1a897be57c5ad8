import { accept, refuse } from '#lib/kernel/game/engine.ts';
import { flagIn, numberIn, workingOf } from '#lib/kernel/sheet/parts.ts';
import { resolution } from '#lib/kernel/sheet/calculator.ts';
import { total } from '#lib/kernel/book/modifier.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Fact } from '../engine/facts.ts';
import { CANCEL_WORDS } from '../engine/facts/combat.ts';
import { spaceNow } from '../engine/state.ts';
import { cancelModifiers, cancelRetreat, mayCancel } from '../rules/retreat.ts';
import type { Cancel } from '../types.ts';
import { TERRAIN_WORDS } from '../words/names.ts';
import { numberOf } from '../book.ts';
import { CANCELS } from '../charts/list-numbers.ts';
import { amountOf, FRESH_STAND, MOST_STEPS, standIn } from './combat-form.ts';
import {
	alone,
	asLeft,
	choice,
	flag,
	named,
	number,
	telling,
	type Procedure
} from './procedure.ts';
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
	/** The ground and the defender as the fire had them, with the steps that it left. */
	fill: (state) => {
		const combat = asLeft(state, 'combat');
		const lost = spaceNow(state)?.fought?.losses.defender;
		const steps = combat['dSteps'];
		return {
			...Object.fromEntries(Object.entries(combat).filter(([key]) => key in FRESH_STAND)),
			...(typeof steps === 'number' && lost !== undefined ? { steps: steps - lost } : {})
		};
	},
	asked: (_, state) => {
		const space = spaceNow(state);
		return space?.owed === 'defender_may_cancel' && !space.cancelled && !space.ending
			? [{ space: space.id }]
			: [];
	},
	comes: (_, { parties: { space = '' } }, came) =>
		accept<Fact>({ type: 'cancelRolled', space, came: came as Cancel }),
	initial: { ...FRESH_STAND, elite: true, steps: 2 },
	groups: (book) => [
		{
			title: words.theDefender,
			section: 'Cancel Retreat',
			fields: [
				flag('elite', words.anEliteUnitIsLeft),
				number('steps', words.stepsLeft, 0, MOST_STEPS)
			]
		},
		{
			title: words.theDefenderStandsIn,
			fields: [
				choice('terrain', words.theDefenderStandsIn, TERRAIN_WORDS),
				flag('fortress', words.fortress, amountOf(book, CANCELS.fortress)),
				flag('cheka', words.chekaUnit, amountOf(book, CANCELS.cheka)),
				flag('leaderFour', words.leaderRated4, amountOf(book, CANCELS.leader)),
				flag('inFighting', words.underInFighting, amountOf(book, CANCELS.inFighting)),
				flag('homeCityLost', words.lostAHomeVcThisTurn, amountOf(book, CANCELS.homeCity))
			]
		}
	],
	resolve: (book, form) => {
		const stands = { elite: flagIn(form, 'elite'), steps: numberIn(form, 'steps') };
		if (!mayCancel(book, stands))
			return {
				refused: refuse(
					'Cancel Retreat',
					say(words.itNeedsAnEliteUnitAndNSteps, { n: numberOf(book, CANCELS.needsSteps) })
				).refusal
			};
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
