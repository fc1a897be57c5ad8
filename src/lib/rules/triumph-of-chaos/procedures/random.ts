import { accept } from '#lib/kernel/game/engine.ts';
import { numberIn, oneOf } from '#lib/kernel/sheet/parts.ts';
import { resolution, type Form } from '#lib/kernel/sheet/calculator.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Fact } from '../engine/facts.ts';
import { regionWords } from '../engine/facts/in-fighting.ts';
import { tried } from '../engine/state.ts';
import { randomLeader, randomRegion, regions, type Region } from '../rules/in-fighting.ts';
import { CAMPS } from '../types.ts';
import { words as told } from '../words/en/engine-facts.ts';
import { words } from '../words/en/procedures.ts';
import { alone, number, telling, type Procedure } from './procedure.ts';

const MOST = 40;
/** Between two who may be drawn; no name has it. */
const SEVERAL = '\n';
const whoIn = ({ who }: Form): readonly string[] =>
	typeof who === 'string' && who ? who.split(SEVERAL) : [];

/** RED IN-FIGHTING: one of the leaders by a die; for a trial that came, of those listed, who is removed. */
export const RANDOM_LEADER: Procedure = {
	...alone('random-leader'),
	title: words.randomLeader,
	section: 'Red In-Fighting',
	/** `who`: those who are drawn among, in their order, where they are known. */
	initial: { many: 6, who: '' },
	fill: (state) => {
		const many = tried(state).length;
		return many ? { many: Math.min(MOST, many) } : {};
	},
	known: (state, { chit }) =>
		chit
			? {
					many: tried(state).length,
					who: tried(state)
						.map(({ name }) => name)
						.join(SEVERAL)
				}
			: {},
	asked: (_, state) => [
		{},
		...(state.trialsOwed && tried(state).length ? [{ camp: 'red', chit: 'trial' } as const] : [])
	],
	comes: (state, { form, parties: { chit } }, value) => {
		const place = value as number;
		const leader = chit ? (tried(state)[place - 1]?.id ?? null) : null;
		return accept<Fact>({ type: 'leaderDrawn', leader, place, of: numberIn(form, 'many') });
	},
	groups: () => [
		{
			title: words.randomLeader,
			section: 'Red In-Fighting',
			fields: [
				{
					...number('many', words.leadersWhoMayBeDrawn, 1, MOST),
					hint: say(words.inTheOrderTheyAreListed)
				}
			]
		}
	],
	resolve: (_, form) => {
		const of = numberIn(form, 'many');
		const who = whoIn(form);
		const places = who.map((name, at) => `${at + 1} ${name}`).join(', ');
		return {
			resolution: resolution({
				working: [],
				draw: randomLeader(of),
				forecast: () => ({
					answer: {
						value: of,
						strong: say(words.oneOfThem),
						...(places && { second: say(patterns.text, { text: places }) })
					},
					chart: null,
					facts: []
				}),
				tell: (place) => {
					const name = who[place - 1];
					return telling(String(place), [
						name === undefined
							? say(told.leaderPlaceOfOfIsDrawn, { place, of })
							: say(told.nameIsDrawnAndRemoved, { name })
					]);
				}
			})
		};
	}
};

/** WHITE IN-FIGHTING; RED IN-FIGHTING: the region of Desertion (TC-21). */
export const RANDOM_REGION: Procedure = {
	...alone('random-region'),
	title: words.randomRegion,
	section: 'White In-Fighting',
	initial: { camp: 'white' },
	fill: (_, { camp = 'white' }) => ({ camp }),
	known: (_, { camp = 'white' }) => ({ camp }),
	asked: () => [{}, ...CAMPS.map((camp) => ({ camp, chit: 'desertion' }) as const)],
	comes: (_, { parties: { camp } }, region) =>
		accept<Fact>({ type: 'regionDrawn', region: region as Region, ...(camp ? { camp } : {}) }),
	groups: () => [],
	resolve: (book, form) => ({
		resolution: resolution({
			working: [],
			draw: randomRegion(book, oneOf(form, 'camp', CAMPS)),
			forecast: () => ({
				answer: { value: regions(book).length, strong: say(words.oneOfTheRegions) },
				chart: null,
				facts: []
			}),
			tell: (region) => telling(String(regions(book).indexOf(region) + 1), [regionWords(region)])
		})
	})
};
