import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { same } from '#lib/kernel/same.ts';
import { numberOf, type Book } from '../book.ts';
import { chitOf, FIGHTING_OF, type Binds, type Chit } from '../charts/chits.ts';
import { TURNS } from '../charts/list-numbers.ts';
import { PROCEDURES } from '../procedures/all.ts';
import { CAMPS, type Camp } from '../types.ts';
import { campName } from '../words/names.ts';
import type { Of } from './command.ts';
import { stepsLeft, type Campaign, type CampState } from './state.ts';
import type { Parties } from './parties.ts';
import { words } from '../words/en/engine.ts';
import { words as engineFacts } from '../words/en/engine-facts.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

/** Something that the turn, the weather or a chit requires to be remembered. */
export interface Reminder {
	readonly key: string;
	readonly text: Phrase;
	/** What the counts say of it. */
	readonly more?: readonly Phrase[];
	readonly section: string;
	readonly camp?: Camp;
	/** The die that it asks for. */
	readonly roll?: { readonly procedure: string; readonly parties: Parties };
	/** What is drawn before it. */
	readonly first?: { readonly procedure: string; readonly parties: Parties };
	/** What is said instead where a side is not behind in VCs. */
	readonly unless?: Of<'endFighting'>;
}

/** WHITE IN-FIGHTING; RED IN-FIGHTING: what a chit does, by the owner's numbers. */
export const effectIn = (book: Book, chit: Chit): Phrase =>
	chit.effect(chit.numbers.map((number) => numberOf(book, number)));

const weather = ({ season }: Campaign): Reminder[] => {
	if (season === 'winter')
		return [
			{
				key: 'winter',
				section: 'Column Shifts',
				text: say(words.winterAnAttackerInLimitedSupply)
			}
		];
	return season === 'mud'
		? [
				{
					key: 'mud',
					section: 'Combat Surprise',
					text: say(words.mudCavalryCannotSurprise)
				}
			]
		: [];
};

/** TURN SEQUENCE: the political phase belongs to the first turns. */
const political = (book: Book, { turn, phase }: Campaign): Reminder[] => {
	const last = numberOf(book, TURNS.politicalTo);
	if (turn === last && phase === 'political')
		return [
			{
				key: 'political',
				section: 'Turn Sequence',
				text: say(words.thisIsTheLastPoliticalPhase)
			}
		];
	return turn > last
		? [{ key: 'political', section: 'Turn Sequence', text: say(words.noPoliticalPhaseAnyMore) }]
		: [];
};

/** WHITE IN-FIGHTING; RED IN-FIGHTING: No VC beside what is counted. */
const cities = ({ counts, cityMark }: CampState): Phrase[] =>
	cityMark === null
		? []
		: [
				counts.vc > cityMark
					? count(counts.vc - cityMark, words.nVcsMoreThanThen)
					: say(words.noMoreVcsThanThen, { n: cityMark })
			];

const chits = (book: Book, state: Campaign): Reminder[] =>
	CAMPS.flatMap((camp) =>
		state.camps[camp].inForce.flatMap((key, at) => {
			const chit = chitOf(camp, key);
			return chit
				? [
						{
							key: `chit ${camp} ${key} ${at}`,
							camp,
							section: FIGHTING_OF[camp],
							text: say(patterns.chitEffect, {
								chit: say(chit.name),
								effect: effectIn(book, chit)
							}),
							...(key === 'noVc' ? { more: cities(state.camps[camp]) } : {})
						}
					]
				: [];
		})
	);

/** WHITE IN-FIGHTING; RED IN-FIGHTING: what holds only if behind in VCs, beside what is counted, and the answer that it is not so. */
const ifBehind = (
	{ camps }: Campaign,
	{ camp, key, ifBehind }: Chit
): Pick<Reminder, 'more' | 'unless' | 'first'> =>
	ifBehind
		? {
				more: [
					say(words.vcsByTheCountWhiteWhiteRedRed, {
						white: camps.white.counts.vc,
						red: camps.red.counts.vc
					})
				],
				unless: { type: 'endFighting', camp, chit: key, behind: false },
				...(key === 'desertion'
					? { first: { procedure: 'random-region', parties: { camp, chit: key } } }
					: {})
			}
		: {};

/** Is this throw asked for as the campaign stands? */
const asked = (book: Book, state: Campaign, slug: string, parties: Parties): boolean =>
	PROCEDURES.get(slug)
		?.asked(book, state)
		.some((one) => same(one, parties)) ?? false;

/** RED IN-FIGHTING: the leader of a trial, drawn of those listed, or by his place alone where nobody is. */
const trial = (book: Book, state: Campaign): Reminder[] => {
	if (state.trialsOwed === 0) return [];
	const procedure = 'random-leader';
	const ofTrial: Parties = { camp: 'red', chit: 'trial' };
	return [
		{
			key: 'trial',
			camp: 'red',
			section: 'Red In-Fighting',
			text: say(words.aLeaderIsDrawnForTheTrial),
			roll: { procedure, parties: asked(book, state, procedure, ofTrial) ? ofTrial : {} }
		}
	];
};

/** WHITE IN-FIGHTING; RED IN-FIGHTING: chits whose die is to be rolled: in Logistics, or at once. */
const owed = (book: Book, state: Campaign): Reminder[] => [
	...CAMPS.flatMap((camp) =>
		state.camps[camp].owed.flatMap((key, at): Reminder[] => {
			const { phase } = state;
			const chit = chitOf(camp, key);
			if (!chit?.check || (chit.inLogistics && phase !== 'logistics' && phase !== 'wrapUp'))
				return [];
			if (!asked(book, state, chit.check, { camp, chit: key })) return [];
			return [
				{
					key: `owed ${camp} ${key} ${at}`,
					camp,
					section: FIGHTING_OF[camp],
					text: say(patterns.chitEffect, {
						chit: say(chit.name),
						effect: effectIn(book, chit)
					}),
					...ifBehind(state, chit),
					roll: { procedure: chit.check, parties: { camp, chit: key } }
				}
			];
		})
	),
	...trial(book, state)
];

/** WHITE IN-FIGHTING; RED IN-FIGHTING: the chits of a side that limit it here. */
export const limitsOf = (
	book: Book,
	{ camps }: Campaign,
	camp: Camp,
	where: Binds
): readonly { readonly name: string; readonly effect: Phrase }[] =>
	[...new Set(camps[camp].inForce)].flatMap((key) => {
		const chit = chitOf(camp, key);
		return chit?.binds.includes(where) ? [{ name: chit.name, effect: effectIn(book, chit) }] : [];
	});

/** TURN SEQUENCE: the count has reached what the aid requires for an automatic victory (TC-15). */
const victory = (book: Book, { camps }: Campaign): Reminder[] =>
	CAMPS.flatMap((camp) => {
		const { home, vp } = camps[camp].counts;
		const reached =
			home >= numberOf(book, TURNS.victoryCities) || vp >= numberOf(book, TURNS.victoryPoints);
		return reached
			? [
					{
						key: `victory ${camp}`,
						camp,
						section: 'Turn Sequence',
						text: say(words.campMayHaveAnAutomaticVictoryCheck, {
							camp: campName(camp)
						})
					}
				]
			: [];
	});

const unspent = (state: Campaign): Reminder[] =>
	CAMPS.flatMap((camp): Reminder[] => {
		const own = state.camps[camp];
		const left = own.points - own.spent;
		const steps = stepsLeft(own);
		if (state.phase === 'logistics' && left > 0)
			return [
				{
					key: `points ${camp}`,
					camp,
					section: 'Turn Sequence',
					text: say(words.campHasNotSpentPoints, {
						camp: campName(camp),
						points: count(left, words.nActionPoints)
					})
				}
			];
		return state.phase === 'wrapUp' && steps > 0
			? [
					{
						key: `steps ${camp}`,
						camp,
						section: 'Replacements',
						text: say(words.campHasNotSpentSteps, {
							camp: campName(camp),
							steps: count(steps, engineFacts.nReplacementSteps)
						})
					}
				]
			: [];
	});

/** TURN SEQUENCE: what to remember as the campaign stands. */
export const reminders = (book: Book, state: Campaign): readonly Reminder[] => [
	...political(book, state),
	...weather(state),
	...chits(book, state),
	...owed(book, state),
	...unspent(state),
	...victory(book, state)
];
