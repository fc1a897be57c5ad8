import {
	accepted,
	asks,
	asksNot,
	fills,
	is,
	left,
	refused,
	reminds,
	remindsNot,
	says,
	saysNot,
	space,
	used
} from './checks.ts';
import {
	addsUp,
	attacks,
	ends,
	endsChit,
	goes,
	leader,
	leads,
	loses,
	on,
	over,
	pays,
	points,
	port,
	trial,
	triggers
} from './deeds.ts';
import { phaseOf } from '#lib/rules/triumph-of-chaos/engine/sequence.ts';
import { limitsOf } from '#lib/rules/triumph-of-chaos/engine/reminders.ts';
import {
	backUntold,
	mayBelongToRound,
	roundOver
} from '#lib/rules/triumph-of-chaos/engine/state.ts';
import { ruleOf } from '#lib/rules/triumph-of-chaos/engine/facts.ts';
import type { Parties } from '#lib/rules/triumph-of-chaos/procedures/procedure.ts';
import {
	drawn,
	procedureOf,
	roll,
	sheetOf,
	type Check,
	type Deed,
	type Statement
} from './statement.ts';

const LED: readonly Deed[] = [leader('B', 'red'), leader('W', 'white'), attacks('white', 'a')];
const drawsLeader = (face: number): Deed =>
	roll('random-leader', { camp: 'red', chit: 'trial' }, {}, face);
const goesBack = { readings: { 'TC-12': 'goes_back' } };
/** So many trials are owed a leader. */
const owed = (n: number): Check => is('trials owed', ({ trialsOwed }) => trialsOwed, n);
/** Wherever a reminder leads is a roll that is asked for. */
const leadsSomewhere: Check = ({ waiting }) => {
	const astray = waiting.remember.filter(
		({ roll: to }) =>
			to &&
			!waiting.rolls.some(
				({ procedure, parties }) =>
					procedure === to.procedure && JSON.stringify(parties) === JSON.stringify(to.parties)
			)
	);
	return astray.length ? astray.map(({ key }) => key).join(', ') : undefined;
};
/** What a leader's sheet offers him to do. */
const capabilities =
	(parties: Parties, ...wanted: readonly string[]): Check =>
	({ book, state }) => {
		const offered = procedureOf('leader')
			.groups(book, sheetOf('leader', state, parties))
			.flatMap((group) => ('fields' in group ? group.fields : []))
			.flatMap((field) =>
				field.kind === 'choice' && field.key === 'capability'
					? field.options.map(({ value }) => value)
					: []
			);
		return JSON.stringify(offered) === JSON.stringify(wanted) ? undefined : offered.join(', ');
	};

/** What a campaign keeps over months of play, where the aid and its guide say nothing of a campaign. */
export const CAMPAIGN: readonly Statement[] = [
	{
		id: 'C1.1',
		heading: 'Leaders',
		says: 'A second Action Point is not paid in the middle of the combat that the first one bought.',
		when: [...points(3, 3), pays('white'), ...LED, leads('B', 'a', 'withdrawal', 5)],
		then: [refused(pays('white'), 'Combat Sequence'), used('B', true)]
	},
	{
		id: 'C1.2',
		heading: 'Red In-Fighting',
		says: 'Nor does a point begin the count of Defeatism anew before the attack is over.',
		when: [
			...points(3, 3),
			drawn('red', 'defeatism'),
			attacks('red', 'a', 'b'),
			pays('red'),
			ends('a', 'called_off'),
			on('a')
		],
		then: [refused(pays('red'), 'Combat Sequence'), asks('defeatism', { space: 'b' })]
	},
	{
		id: 'C1.3',
		heading: 'Turn Sequence',
		says: 'A triggered combat is nobody’s round: a point may be paid beside it.',
		when: [...points(3, 3), pays('white'), triggers('white', 'a')],
		then: [accepted(pays('red'))]
	},
	{
		id: 'C2.1',
		heading: 'Red In-Fighting',
		says: 'Where no leader is listed for a trial he is drawn by his place alone, and nothing more is owed.',
		when: trial(1),
		then: [reminds(/random leader is drawn/), leadsSomewhere, owed(1)]
	},
	{
		id: 'C2.2',
		heading: 'Red In-Fighting',
		says: 'Drawn by his place, he is drawn.',
		when: [...trial(1), roll('random-leader', {}, { many: 4 }, 2)],
		then: [remindsNot(/random leader is drawn/), owed(0)]
	},
	{
		id: 'C2.3',
		heading: 'Red In-Fighting',
		says: 'A leader of Red whom the table removes by hand is the one who was drawn.',
		when: [
			leader('E', 'red'),
			...trial(1),
			{ type: 'changeLeader', id: 'E', change: { state: 'removed' } }
		],
		then: [owed(0), remindsNot(/random leader is drawn/)]
	},
	{
		id: 'C2.4',
		heading: 'Red In-Fighting',
		says: 'Trotsky, or a leader of White, who is removed is not.',
		when: [
			leader('T', 'red', 4, 'Trotsky'),
			leader('W', 'white'),
			...trial(1),
			{ type: 'changeLeader', id: 'T', change: { state: 'removed' } },
			{ type: 'changeLeader', id: 'W', change: { state: 'removed' } }
		],
		then: [owed(1)]
	},
	{
		id: 'C3.1',
		heading: 'Red In-Fighting',
		says: 'A second die without a trial forgets no first one; each trial takes a leader.',
		when: [leader('E', 'red'), leader('F', 'red'), ...trial(1), ...trial(6)],
		then: [owed(1), asks('random-leader', { camp: 'red', chit: 'trial' })]
	},
	{
		id: 'C3.2',
		heading: 'Red In-Fighting',
		says: 'Two trials take two leaders, one by one.',
		when: [leader('E', 'red'), leader('F', 'red'), ...trial(1), ...trial(2), drawsLeader(1)],
		then: [
			owed(1),
			asks('random-leader', { camp: 'red', chit: 'trial' }),
			is('states', ({ leaders }) => leaders.map(({ state }) => state), ['removed', 'ready'])
		]
	},
	{
		id: 'C4.1',
		heading: 'Combat Sequence',
		says: 'A space that is added is named after the one it came of, however many were added before.',
		when: [
			leader('B', 'red'),
			leader('W', 'white'),
			attacks('white', 'a', 'b'),
			ends('a', 'called_off'),
			on('a'),
			on('b'),
			loses('b'),
			leads('B', 'b', 'counterattack', 1)
		],
		then: [is('spaces', (state) => state.activation?.spaces.map(({ id }) => id), ['a', 'b', 'b.1'])]
	},
	{
		id: 'C5.1',
		heading: 'Replacements',
		says: 'The steps of the logistics phase lead to the sheet of a side, as it was last added up.',
		when: [addsUp('white', { cards: 5 })],
		then: [
			({ state, waiting }) => {
				const linked = phaseOf('logistics')
					.steps.flatMap(({ checks = [] }) => checks)
					.filter(({ slug }) => slug === 'replacements');
				const astray = linked.filter(
					({ parties }) =>
						!parties ||
						!waiting.rolls.some(
							(one) => one.procedure === 'replacements' && one.parties.camp === parties.camp
						)
				);
				if (linked.length !== 2 || astray.length) return JSON.stringify(linked);
				return sheetOf('replacements', state, { camp: 'white' })['cards'] === 5
					? undefined
					: 'the sheet is empty';
			}
		]
	},
	{
		id: 'C7.1',
		heading: 'Red In-Fighting',
		says: 'A trial drawn when three were rolled for asks for no die.',
		owner: goesBack,
		when: [
			...trial(6),
			...trial(6),
			endsChit('red', 'trial'),
			...trial(6),
			endsChit('red', 'trial'),
			drawn('red', 'trial')
		],
		then: [remindsNot(/Accusation/), leadsSomewhere]
	},
	{
		id: 'C8.1',
		heading: 'Replacements',
		says: 'What a port takes beyond nothing stands in the ledger, and is not said to be forgiven.',
		when: [addsUp('white', { cards: 0, ports: 1 }, 6)],
		then: [left('white', -1), says(/0 replacement steps to spend/), saysNot(/nothing more is owed/)]
	},
	{
		id: 'C8.2',
		heading: 'Replacements',
		says: 'Penalties that come to nothing exactly are not more than there is.',
		when: [
			addsUp('white', { tsarRescued: true, cards: 3 }, 1),
			(state, book) => {
				const rolled = state.camps.white.rolled.reduce((sum, { amount }) => sum + amount, 0);
				const made = addsUp('white', { cards: 0, told: -rolled });
				return typeof made === 'function' ? made(state, book) : made;
			}
		],
		then: [left('white', 0), saysNot(/more than there is/)]
	},
	{
		id: 'C8.3',
		heading: 'Replacements',
		says: 'Dice of an earlier adding up are in what is told.',
		when: [
			addsUp('white', { tsarRescued: true, cards: 3 }, 1),
			addsUp('white', { cards: 3, tsarRescued: false })
		],
		then: [
			({ state, told }) => {
				const steps = state.camps.white.rolled.reduce((sum, { amount }) => sum + amount, 3);
				return told.some((one) => one.includes(`${steps} replacement steps to spend`))
					? undefined
					: told.join(' ');
			}
		]
	},
	{
		id: 'C9.1',
		heading: 'Port Corruption',
		says: 'How many ports were used does not depend on which was rolled for first.',
		when: [port(2), addsUp('white', { ports: 1 }, 1), goes(2, 'political')],
		then: [fills('replacements', { camp: 'white' }, { ports: 2 })]
	},
	{
		id: 'C9.2',
		heading: 'Port Corruption',
		says: 'A port of this turn is one of those that were used in the last.',
		when: [addsUp('white', { ports: 2 }, 1, 1), goes(2, 'political'), port(2)],
		then: [fills('replacements', { camp: 'white' }, { ports: 1 })]
	},
	{
		id: 'C11.1',
		heading: 'Leaders',
		says: 'An attacker who is wiped out by more than he inflicted is not attacked back.',
		when: [...LED, on('a'), loses('a', { aSteps: 1 })],
		then: [
			...space({ attackerLeft: false }),
			asksNot('leader', { space: 'a', leader: 'B', capability: 'counterattack' })
		]
	},
	{
		id: 'C12.1',
		heading: 'Leaders',
		says: 'A flipped leader is rolled for once the rating of his back was read.',
		when: [
			leader('B', 'red'),
			leader('E', 'red'),
			{ type: 'changeLeader', id: 'B', change: { state: 'flipped' } },
			{ type: 'changeLeader', id: 'E', change: { state: 'flipped', back: 2 } }
		],
		then: [is('untold', ({ leaders }) => leaders.map(backUntold), [true, false])]
	},
	{
		id: 'C13.1',
		heading: 'Red In-Fighting',
		says: 'Trotsky and Stalin give no reinforcements: that shows where a space is reinforced.',
		when: [drawn('red', 'trotsky'), drawn('red', 'stalin'), drawn('red', 'defeatism')],
		then: [
			({ book, state }) => {
				const names = limitsOf(book, state, 'red', 'reinforce').map(({ name }) => name);
				return names.join() === 'Trotsky,Stalin' ? undefined : names.join();
			}
		]
	},
	{
		id: 'C15.1',
		heading: 'Leaders',
		says: 'The sheet of a leader offers what his side may ask of him now.',
		when: LED,
		then: [
			capabilities({ space: 'a', leader: 'B', capability: 'withdrawal' }, 'withdrawal', 'reinforce')
		]
	},
	{
		id: 'C17.1',
		heading: 'Turn Sequence',
		says: 'When the round that was paid for has acted, the other side attacks next.',
		when: [...points(2, 2), pays('white'), ...LED, ends('a', 'called_off'), on('a'), over],
		then: [
			({ waiting }) =>
				waiting.attacksNext === waiting.toPlay && waiting.attacksNext === 'red'
					? undefined
					: `${waiting.attacksNext}, ${String(waiting.toPlay)}`
		]
	},
	{
		id: 'C17.2',
		heading: 'Turn Sequence',
		says: 'A round that was paid for and has not acted is its side’s.',
		when: [...points(2, 2), pays('white')],
		then: [({ waiting }) => (waiting.attacksNext === 'white' ? undefined : waiting.attacksNext)]
	},
	{
		id: 'C18.1',
		heading: 'Combat Sequence',
		says: 'A space is not attacked twice in one activation, however it is written.',
		when: [],
		then: [
			refused(
				{
					type: 'declare',
					attacker: 'white',
					triggered: false,
					spaces: [
						{ id: 'a', name: 'Kiev' },
						{ id: 'b', name: ' kiev ' }
					]
				},
				'Campaign'
			)
		]
	},
	{
		id: 'C17.3',
		heading: 'Turn Sequence',
		says: 'One more attack belongs to the round of its side, until that was paid for after it.',
		when: [...points(2, 2), attacks('white', 'a'), ends('a', 'called_off'), on('a'), over],
		then: [
			is('belongs', (state) => mayBelongToRound(state, 'white'), true),
			is('to the other', (state) => mayBelongToRound(state, 'red'), false)
		]
	},
	{
		id: 'C17.4',
		heading: 'Turn Sequence',
		says: 'Paid for after it was played, the round is over.',
		when: [
			...points(2, 2),
			attacks('white', 'a'),
			ends('a', 'called_off'),
			on('a'),
			over,
			pays('white')
		],
		then: [
			is('belongs', (state) => mayBelongToRound(state, 'white'), false),
			is('over', roundOver, true)
		]
	},
	{
		id: 'C24.1',
		heading: 'Red In-Fighting',
		says: 'The region of Red’s Desertion stands under Red’s heading.',
		when: [roll('random-region', { camp: 'red', chit: 'desertion' }, {}, 1)],
		then: [
			({ state, book, decide }) => {
				const rolled = roll(
					'random-region',
					{ camp: 'red', chit: 'desertion' },
					{},
					1
				)(state, book);
				const decision = decide(rolled);
				const fact = decision.ok ? decision.facts.find(({ type }) => type === 'regionDrawn') : null;
				const rules = [rolled.throws[0]?.call.rule, fact && ruleOf(fact)];
				return rules.every((one) => one === 'Red In-Fighting') ? undefined : rules.join(', ');
			}
		]
	},
	{
		id: 'C20.1',
		heading: 'White In-Fighting',
		says: 'Whatever is remembered leads to a roll that is asked for.',
		when: [
			leader('E', 'red'),
			drawn('red', 'bureaucracy'),
			drawn('red', 'heavyHand'),
			drawn('white', 'oneRussia'),
			drawn('white', 'corruption'),
			endsChit('white', 'oneRussia'),
			...trial(1),
			goes(1, 'logistics')
		],
		then: [leadsSomewhere]
	}
];
