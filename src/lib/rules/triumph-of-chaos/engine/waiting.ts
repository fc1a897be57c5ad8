import type { Waiting } from '#lib/kernel/game/engine.ts';
import type { Asked } from '#lib/kernel/game/roll.ts';
import type { Book } from '../book.ts';
import { PROCEDURES } from '../procedures/all.ts';
import type { Parties } from '../procedures/procedure.ts';
import { CAMPS, type Camp } from '../types.ts';
import { endingsOf, mayCounterattack } from './combat.ts';
import type { Command } from './command.ts';
import { decide } from './decide.ts';
import { reminders, type Reminder } from './reminders.ts';
import { following, nextTurn, PHASES, phaseOf, type Moment } from './sequence.ts';
import { attacksNext, SEASONS, spaceNow, toPlay, type Campaign } from './state.ts';

/** What may be done in a campaign, what is rolled, and what should not be forgotten. */
export interface CampaignWaiting extends Waiting<Command, Asked<Parties>> {
	/** Where the turn goes next. */
	readonly next: Moment;
	/** Whose Action Round it is, while there are points. */
	readonly toPlay: Camp | undefined;
	/** Who attacks next, as far as rounds and points say. */
	readonly attacksNext: Camp;
	readonly remember: readonly Reminder[];
}

/** Every guided command that is possible, except those that need words or numbers from the players. */
const guided = (book: Book, state: Campaign): readonly Command[] => {
	const space = spaceNow(state);
	return [
		...PHASES.map((phase): Command => ({ type: 'goTo', turn: state.turn, phase })),
		{ type: 'goTo', ...nextTurn(book, state) },
		...phaseOf(state.phase).steps.map(({ key }): Command => {
			const step = `${state.phase}.${key}`;
			return { type: 'tick', step, done: !state.done.includes(step) };
		}),
		...SEASONS.map((season): Command => ({ type: 'setSeason', season })),
		...CAMPS.flatMap((camp): Command[] => [
			{ type: 'spendPoint', camp, text: '' },
			{ type: 'beginRound', camp },
			...[...new Set(state.camps[camp].drawn)].map((chit): Command => ({
				type: 'endFighting',
				camp,
				chit
			}))
		]),
		...(space
			? [
					{ type: 'proceed', space: space.id } as const,
					...endingsOf(state, space).map((ending): Command => ({
						type: 'settle',
						space: space.id,
						ending
					})),
					...(mayCounterattack(state, space)
						? [{ type: 'counterattack', space: space.id } as const]
						: [])
				]
			: []),
		{ type: 'endActivation' }
	];
};

/** What waits for the players, by the same rules that decide. */
export const waiting = (book: Book, state: Campaign): CampaignWaiting => ({
	commands: guided(book, state).filter((command) => decide(book, state, command).ok),
	rolls:
		state.name === ''
			? []
			: [...PROCEDURES].flatMap(([procedure, { asked }]) =>
					asked(book, state).map((parties) => ({ procedure, parties }))
				),
	next: following(book, state),
	toPlay: toPlay(state),
	attacksNext: attacksNext(state),
	remember: reminders(book, state)
});
