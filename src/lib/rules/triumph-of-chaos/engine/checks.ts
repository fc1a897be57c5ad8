import { ask, type Throw } from '#lib/kernel/dice/draw.ts';
import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { numberOf, type Book } from '../book.ts';
import type { Change } from '../procedures/calculator.ts';
import { checkBySlug } from '../procedures/index.ts';
import { FIGHTING } from '../charts/list-numbers.ts';
import { NO_SUCH_SPACE, senseless, type Of } from './deciding.ts';
import type { About, Fact } from './facts.ts';
import { spaceOf, type Campaign, type SpaceCombat } from './state.ts';

const byWhom = (throws: readonly Throw[]): 'hand' | 'app' | 'both' | 'nobody' => {
	if (throws.length === 0) return 'nobody';
	if (throws.every(({ by }) => by === 'hand')) return 'hand';
	return throws.every(({ by }) => by === 'app') ? 'app' : 'both';
};

/** LEADERS: what a roll does to the leader, and to the space he acts in. */
const ledFacts = (
	state: Campaign,
	{ led: { success, fate } }: Extract<Change, { kind: 'led' }>,
	{ leader, space, capability }: About
): Fact[] => {
	const facts: Fact[] = [];
	if (leader !== undefined && state.leaders.some(({ id }) => id === leader))
		facts.push({
			type: 'leaderChanged',
			id: leader,
			change: { used: true, ...(fate === 'unharmed' ? {} : { state: fate }) }
		});
	if (space === undefined || !spaceOf(state, space)) return facts;
	if (capability === 'withdrawal')
		facts.push(
			success ? { type: 'settled', space, ending: 'withdrew' } : { type: 'withdrawalFailed', space }
		);
	if (capability === 'reinforce' && success) facts.push({ type: 'reinforced', space });
	return facts;
};

/** What came of a check, as facts of the campaign. */
const factsOf = (state: Campaign, check: string, change: Change, about: About): Fact[] => {
	const { space } = about;
	switch (change.kind) {
		case 'led':
			return ledFacts(state, change, about);
		case 'steps':
			return [
				{
					type: 'stepsAdded',
					camp: change.camp,
					lines: change.lines,
					anew: check === 'replacements'
				}
			];
		case 'fought':
			return space === undefined
				? []
				: [{ type: 'fought', space, fought: change.fought, owed: change.owed }];
		case 'cancelled':
			return space === undefined ? [] : [{ type: 'cancelRolled', space, came: change.came }];
		case 'goesAhead':
			return space === undefined || change.ahead
				? []
				: [{ type: 'settled', space, ending: 'called_off' }];
	}
};

/** COMBAT SEQUENCE: the stage of its space in which a check is rolled. */
const ROLLED_IN: Readonly<Record<string, SpaceCombat['stage']>> = {
	combat: 'fire',
	'cancel-retreat': 'after',
	defeatism: 'leadership'
};

/** Why a check cannot be rolled for its space now, if it cannot. */
const outOfPlace = (
	state: Campaign,
	check: string,
	{ space: id }: About
): Decision<Fact> | undefined => {
	if (id === undefined) return undefined;
	const space = spaceOf(state, id);
	if (!space) return senseless(NO_SUCH_SPACE);
	const wanted = ROLLED_IN[check];
	if (wanted !== undefined && space.stage !== wanted)
		return refuse('Combat Sequence', say('That is not rolled now in this space.'));
	const cancels = check === 'cancel-retreat';
	if (cancels && (space.owed !== 'defender_may_cancel' || space.cancelled || space.ending))
		return refuse('Cancel Retreat', say('There is no retreat to be cancelled.'));
	return undefined;
};

/** Any check of the aid: its own procedure says what the throws come to. */
export const roll = (book: Book, state: Campaign, command: Of<'roll'>): Decision<Fact> => {
	const { check, form, throws, about } = command;
	const calculator = checkBySlug(check);
	if (!calculator) return senseless('There is no such check.');
	const misplaced = outOfPlace(state, check, about);
	if (misplaced) return misplaced;
	if (check === 'show-trial' && state.trials >= numberOf(book, FIGHTING.trials))
		return refuse('Red In-Fighting', say('All rolls for show trials of this game are made.'));
	const resolved = calculator.resolve(book, form);
	if (resolved.refused) return { ok: false, refusal: resolved.refused };
	const { draw, tell, changes } = resolved.resolution;
	const asked = ask(draw, throws);
	if (asked.state !== 'done' || asked.used !== throws.length)
		return senseless('The dice do not fit what was to be rolled.');
	const { say: said, more } = tell(asked.value);
	return accept<Fact>(
		{ type: 'rolled', check, form, said: [said, ...more], by: byWhom(throws) },
		...(check === 'show-trial' ? [{ type: 'trialRolled' } as const] : []),
		...changes(asked.value).flatMap((change) => factsOf(state, check, change, about))
	);
};
