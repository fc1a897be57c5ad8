import { total } from '#lib/kernel/modifier.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { chitOf } from '../chits.ts';
import { stepsOf } from '../rules/logistics.ts';
import type { Camp } from '../types.ts';
import type { Event } from './events.ts';
import { phaseOf, SEQUENCE } from './sequence.ts';
import type { Campaign, CountName, LeaderState, SpaceEnding } from './state.ts';

/** What a line of the log says, and whose dice it was. */
export interface Told {
	readonly sentences: readonly Phrase[];
	readonly by: 'hand' | 'app' | 'both' | 'nobody';
}

export const CAMP_WORDS: Readonly<Record<Camp, string>> = { red: 'Red', white: 'White' };
const COUNT_WORDS: Readonly<Record<CountName, string>> = {
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
const SEASON_WORDS = { fair: 'Fair weather.', mud: 'Mud.', winter: 'Winter.' } as const;

const camp = (which: Camp): Phrase => say(CAMP_WORDS[which]);

const stepTitle = (step: string): Phrase => {
	for (const { phase, steps } of SEQUENCE)
		for (const { key, title } of steps) if (`${phase}.${key}` === step) return say(title);
	return say('A step');
};

const spaceName = (state: Campaign, id: string): string =>
	state.activation?.spaces.find((space) => space.id === id)?.name ?? '–';

const leaderSentence = (
	state: Campaign,
	{ id, change }: Extract<Event, { type: 'leaderChanged' }>
): Phrase | undefined => {
	const name = state.leaders.find((leader) => leader.id === id)?.name ?? '–';
	if (change.state)
		return say('{name}: {state}.', { name, state: say(LEADER_WORDS[change.state]) });
	if (change.rating !== undefined)
		return say('{name} is rated {rating}.', { name, rating: change.rating });
	if (change.name !== undefined)
		return say('{name} is called {other}.', { name, other: change.name });
	return change.used === false ? say('{name} may act again.', { name }) : undefined;
};

/** One fact in words, on the table as it is after it; nothing for what another sentence says already. */
const sentence = (state: Campaign, event: Event): Phrase | undefined => {
	switch (event.type) {
		case 'begun':
			return say('The campaign begins.');
		case 'renamed':
			return say('The campaign is called {name}.', { name: event.name });
		case 'ticked':
			return event.done
				? say('{step}: done.', { step: stepTitle(event.step) })
				: say('{step}: open again.', { step: stepTitle(event.step) });
		case 'movedTo':
			return say('Turn {turn}, {phase}.', {
				turn: event.turn,
				phase: say(phaseOf(event.phase).title)
			});
		case 'seasonSet':
			return say(SEASON_WORDS[event.season]);
		case 'counted':
			return say('{camp}: {n} {what}.', {
				camp: camp(event.camp),
				n: event.to,
				what: say(COUNT_WORDS[event.what])
			});
		case 'pointsSet':
			return say('{camp} has {points} Action Points this turn.', {
				camp: camp(event.camp),
				points: event.points
			});
		case 'pointSpent':
			return event.text
				? say('{camp} spends an Action Point: {text}', { camp: camp(event.camp), text: event.text })
				: say('{camp} spends an Action Point.', { camp: camp(event.camp) });
		case 'stepsAdded':
			return event.anew
				? say('{camp}: {steps}.', {
						camp: camp(event.camp),
						steps: count(stepsOf(event.lines), '{n} replacement step', '{n} replacement steps')
					})
				: say('{camp}: {amount} replacement steps.', {
						camp: camp(event.camp),
						amount: { signed: total(event.lines) }
					});
		case 'stepsSpent':
			return say('{camp} rebuilds {armies} and {corps} for {cost}.', {
				camp: camp(event.camp),
				armies: count(event.armies, '{n} army step', '{n} army steps'),
				corps: count(event.corps, '{n} corps step', '{n} corps steps'),
				cost: event.cost
			});
		case 'leaderAdded':
			return say('{name} leads for {camp}, rated {rating}.', {
				name: event.leader.name,
				camp: camp(event.leader.camp),
				rating: event.leader.rating
			});
		case 'leaderChanged':
			return leaderSentence(state, event);
		case 'chitDrawn':
			return say('{camp} draws In-Fighting: {chit}. {effect}', {
				camp: camp(event.camp),
				chit: say(chitOf(event.camp, event.chit)?.name ?? '–'),
				effect: chitOf(event.camp, event.chit)?.effect ?? say('–')
			});
		case 'fightingEnded':
			return say('{camp}: {chit} ends.', {
				camp: camp(event.camp),
				chit: say(chitOf(event.camp, event.chit)?.name ?? '–')
			});
		case 'noted':
			return say('{text}', { text: event.text });
		case 'declared':
			return say('{camp} attacks: {spaces}.', {
				camp: camp(event.activation.attacker),
				spaces: event.activation.spaces.map(({ name }) => name).join(', ')
			});
		case 'settled':
			return say('{space}: {ending}', {
				space: spaceName(state, event.space),
				ending: say(ENDING_WORDS[event.ending])
			});
		case 'fought':
			return say('{space}: the defender loses {defender}, the attacker {attacker}.', {
				space: spaceName(state, event.space),
				...event.fought.losses
			});
		case 'activationEnded':
			return say('The attack is over.');
		case 'withdrawalFailed':
			return say('{space}: the defender fails to withdraw.', {
				space: spaceName(state, event.space)
			});
		case 'reinforced':
			return say('{space}: the defender is reinforced.', { space: spaceName(state, event.space) });
		case 'stageReached':
			return event.stage === 'fire'
				? say('{space}: on to the fire.', { space: spaceName(state, event.space) })
				: say('{space}: done.', { space: spaceName(state, event.space) });
		case 'cancelRolled':
		case 'trialRolled':
		case 'rolled':
			return undefined;
	}
};

/** What a roll said, without the sentence that the fact says better, with the name of its space. */
const rolledSaid = (events: readonly Event[]): readonly Phrase[] => {
	const rolled = events.find((event) => event.type === 'rolled');
	if (!rolled) return [];
	return events.some(({ type }) => type === 'fought') ? rolled.said.slice(1) : rolled.said;
};

/** One line of the log: what came of it, and what a roll said. `after`: the campaign after it. */
export const tell = (events: readonly Event[], after: Campaign): Told => {
	const rolled = events.find((event) => event.type === 'rolled');
	const fought = events.find((event) => event.type === 'fought');
	const others = events.filter((event) => event !== fought);
	const words = (some: readonly Event[]) => some.flatMap((event) => sentence(after, event) ?? []);
	return {
		sentences: [...words(fought ? [fought] : []), ...rolledSaid(events), ...words(others)],
		by: rolled?.by ?? 'nobody'
	};
};
