import { total } from '#lib/kernel/book/modifier.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { chitOf } from '../charts/chits.ts';
import { stepsOf } from '../rules/logistics.ts';
import type { Camp } from '../types.ts';
import type { Fact } from '../engine/facts.ts';
import { phaseOf, SEQUENCE } from '../engine/sequence.ts';
import type { Campaign, CountName, LeaderState, SpaceEnding } from '../engine/state.ts';

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
	{ id, change }: Extract<Fact, { type: 'leaderChanged' }>
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
const sentence = (state: Campaign, fact: Fact): Phrase | undefined => {
	switch (fact.type) {
		case 'begun':
			return say('The campaign begins.');
		case 'renamed':
			return say('The campaign is called {name}.', { name: fact.name });
		case 'ticked':
			return fact.done
				? say('{step}: done.', { step: stepTitle(fact.step) })
				: say('{step}: open again.', { step: stepTitle(fact.step) });
		case 'movedTo':
			return say('Turn {turn}, {phase}.', {
				turn: fact.turn,
				phase: say(phaseOf(fact.phase).title)
			});
		case 'seasonSet':
			return say(SEASON_WORDS[fact.season]);
		case 'counted':
			return say('{camp}: {n} {what}.', {
				camp: camp(fact.camp),
				n: fact.to,
				what: say(COUNT_WORDS[fact.what])
			});
		case 'pointsSet':
			return say('{camp} has {points} Action Points this turn.', {
				camp: camp(fact.camp),
				points: fact.points
			});
		case 'pointSpent':
			return fact.text
				? say('{camp} spends an Action Point: {text}', { camp: camp(fact.camp), text: fact.text })
				: say('{camp} spends an Action Point.', { camp: camp(fact.camp) });
		case 'stepsAdded':
			return fact.anew
				? say('{camp}: {steps}.', {
						camp: camp(fact.camp),
						steps: count(stepsOf(fact.lines), '{n} replacement step', '{n} replacement steps')
					})
				: say('{camp}: {amount} replacement steps.', {
						camp: camp(fact.camp),
						amount: { signed: total(fact.lines) }
					});
		case 'stepsSpent':
			return say('{camp} rebuilds {armies} and {corps} for {cost}.', {
				camp: camp(fact.camp),
				armies: count(fact.armies, '{n} army step', '{n} army steps'),
				corps: count(fact.corps, '{n} corps step', '{n} corps steps'),
				cost: fact.cost
			});
		case 'leaderAdded':
			return say('{name} leads for {camp}, rated {rating}.', {
				name: fact.leader.name,
				camp: camp(fact.leader.camp),
				rating: fact.leader.rating
			});
		case 'leaderChanged':
			return leaderSentence(state, fact);
		case 'chitDrawn':
			return say('{camp} draws In-Fighting: {chit}. {effect}', {
				camp: camp(fact.camp),
				chit: say(chitOf(fact.camp, fact.chit)?.name ?? '–'),
				effect: chitOf(fact.camp, fact.chit)?.effect ?? say('–')
			});
		case 'fightingEnded':
			return say('{camp}: {chit} ends.', {
				camp: camp(fact.camp),
				chit: say(chitOf(fact.camp, fact.chit)?.name ?? '–')
			});
		case 'noted':
			return say('{text}', { text: fact.text });
		case 'declared':
			return say('{camp} attacks: {spaces}.', {
				camp: camp(fact.activation.attacker),
				spaces: fact.activation.spaces.map(({ name }) => name).join(', ')
			});
		case 'settled':
			return say('{space}: {ending}', {
				space: spaceName(state, fact.space),
				ending: say(ENDING_WORDS[fact.ending])
			});
		case 'fought':
			return say('{space}: the defender loses {defender}, the attacker {attacker}.', {
				space: spaceName(state, fact.space),
				...fact.fought.losses
			});
		case 'activationEnded':
			return say('The attack is over.');
		case 'withdrawalFailed':
			return say('{space}: the defender fails to withdraw.', {
				space: spaceName(state, fact.space)
			});
		case 'reinforced':
			return say('{space}: the defender is reinforced.', { space: spaceName(state, fact.space) });
		case 'stageReached':
			return fact.stage === 'fire'
				? say('{space}: on to the fire.', { space: spaceName(state, fact.space) })
				: say('{space}: done.', { space: spaceName(state, fact.space) });
		case 'cancelRolled':
		case 'trialRolled':
		case 'rolled':
			return undefined;
	}
};

/** What a roll said, without the sentence that the fact says better, with the name of its space. */
const rolledSaid = (facts: readonly Fact[]): readonly Phrase[] => {
	const rolled = facts.find((fact) => fact.type === 'rolled');
	if (!rolled) return [];
	return facts.some(({ type }) => type === 'fought') ? rolled.said.slice(1) : rolled.said;
};

/** One line of the log: what came of it, and what a roll said. `after`: the campaign after it. */
export const tell = (facts: readonly Fact[], after: Campaign): Told => {
	const rolled = facts.find((fact) => fact.type === 'rolled');
	const fought = facts.find((fact) => fact.type === 'fought');
	const others = facts.filter((fact) => fact !== fought);
	const words = (some: readonly Fact[]) => some.flatMap((fact) => sentence(after, fact) ?? []);
	return {
		sentences: [...words(fought ? [fought] : []), ...rolledSaid(facts), ...words(others)],
		by: rolled?.by ?? 'nobody'
	};
};
