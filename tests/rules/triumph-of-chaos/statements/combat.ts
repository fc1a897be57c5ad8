import {
	accepted,
	asks,
	asksNot,
	fills,
	is,
	mayEnd,
	offers,
	offersNot,
	refused,
	says,
	saysNot,
	space,
	used
} from './checks.ts';
import {
	attacks,
	begins,
	defeatism,
	ends,
	fire,
	goes,
	leader,
	leads,
	loses,
	on,
	over,
	pays,
	points,
	triggers,
	wins
} from './deeds.ts';
import { drawn, procedureOf, roll, type Deed, type Statement } from './statement.ts';

/** White attacks A, and it comes to fire. */
const AT_FIRE: readonly Deed[] = [attacks('white', 'a'), on('a')];
/** Budyenny leads for Red, Wrangel for White; White attacks A. */
const LED: readonly Deed[] = [leader('B', 'red'), leader('W', 'white'), attacks('white', 'a')];
/** The attack on A is called off and over. */
const OFF: readonly Deed[] = [ends('a', 'called_off'), on('a'), over];
/** Red attacks A, then B, with Defeatism in force. */
const AFRAID: readonly Deed[] = [drawn('red', 'defeatism'), attacks('red', 'a'), ...OFF];

/** COMBAT SEQUENCE; LEADERS; TRIGGERED COMBAT; COMBAT SURPRISE; CANCEL RETREAT; RED IN-FIGHTING. */
export const COMBAT: readonly Statement[] = [
	{
		id: 'T25',
		heading: 'Combat Sequence',
		says: 'Of the spaces declared, the first is fought over first.',
		when: [attacks('white', 'a', 'b')],
		then: [...space({ id: 'a' })]
	},
	{
		id: 'T26',
		heading: 'Combat Sequence',
		says: 'Assets and leadership come before the fire.',
		when: [attacks('white', 'a')],
		then: [...space({ stage: 'leadership' }), asksNot('combat', { space: 'a' })]
	},
	{
		id: 'T27',
		heading: 'Combat Sequence',
		says: 'While one attack is fought no other is declared.',
		when: [attacks('white', 'a')],
		then: [refused(attacks('white', 'b'), 'Campaign')]
	},
	{
		id: 'T29',
		heading: 'Combat Sequence',
		says: 'Fire in the second space waits for the first.',
		when: [attacks('white', 'a', 'b')],
		then: [refused(on('b'), 'Combat Sequence'), refused(fire('b', {}, 1, 1), 'Combat Sequence')]
	},
	{
		id: 'T32',
		heading: 'Combat Sequence',
		says: 'A space is not left before its retreat is said.',
		when: [...AT_FIRE, wins('a')],
		then: [refused(on('a'), 'Combat Sequence')]
	},
	{
		id: 'T33',
		heading: 'Combat Sequence',
		says: 'The attacker inflicted more and no elite is there: the defender retreats.',
		when: [...AT_FIRE, wins('a')],
		then: [mayEnd('retreated')]
	},
	{
		id: 'T37',
		heading: 'Cancel Retreat',
		says: 'Its ground and its defender are those of the fire.',
		when: [...AT_FIRE, wins('a', { terrain: 'marsh', cheka: true, dElite: 1, dSteps: 8 })],
		then: [
			fills('cancel-retreat', { space: 'a' }, { terrain: 'marsh', cheka: true, leaderFour: false })
		]
	},
	{
		id: 'T41',
		heading: 'Cancel Retreat',
		says: 'It costs one more step.',
		when: [
			...AT_FIRE,
			wins('a', { dElite: 1, dSteps: 8, terrain: 'mountain' }),
			roll('cancel-retreat', { space: 'a' }, {}, 1)
		],
		then: [says(/stay if he loses one more step/), mayEnd('stayed', 'retreated')]
	},
	{
		id: 'T42',
		heading: 'Cancel Retreat',
		says: 'Three steps less two losses is one: it is not offered.',
		when: [...AT_FIRE, fire('a', { dElite: 1, dSteps: 3, dStrength: 2 }, 6, 1)],
		then: [
			is('losses', (state) => state.activation?.spaces[0]?.fought?.losses.defender, 2),
			asksNot('cancel-retreat', { space: 'a' }),
			mayEnd('retreated')
		]
	},
	{
		id: 'T46',
		heading: 'Leaders',
		says: 'Equal losses let no leader counterattack, though the defender wins by another reading.',
		owner: { readings: { 'TC-06': 'defender' } },
		when: [...LED, on('a'), fire('a', {}, 4, 4)],
		then: [
			...space({ owed: 'nobody' }),
			is('winner', (state) => state.activation?.spaces[0]?.fought?.winner, 'defender'),
			asksNot('leader', { space: 'a', leader: 'B', capability: 'counterattack' })
		]
	},
	{
		id: 'T50',
		heading: 'Leaders',
		says: 'A 4 on a rating of 3 fails.',
		when: [...LED, leads('B', 'a', 'withdrawal', 4)],
		then: [says(/B fails/), ...space({ withdrawalFailed: true })]
	},
	{
		id: 'T51',
		heading: 'Leaders',
		says: 'A leader who was asked has acted.',
		when: [...LED, leads('B', 'a', 'withdrawal', 4)],
		then: [used('B', true)]
	},
	{
		id: 'T52',
		heading: 'Leaders',
		says: 'He does not act twice in an Action Round, under his name or as another.',
		when: [...LED, leads('B', 'a', 'withdrawal', 4)],
		then: [
			refused(leads('B', 'a', 'reinforce', 1), 'Leaders'),
			refused(roll('leader', { space: 'a', capability: 'reinforce' }, {}, 1), 'Leaders'),
			refused(leader('X', 'red', 3, 'b'), 'Leaders')
		]
	},
	{
		id: 'T53',
		heading: 'Leaders',
		says: 'A dead leader does not act.',
		when: [...LED, { type: 'changeLeader', id: 'B', change: { state: 'dead' } }],
		then: [refused(leads('B', 'a', 'reinforce', 1), 'Leaders')]
	},
	{
		id: 'T54',
		heading: 'Leaders',
		says: 'The attacker’s leader does not reinforce the defence.',
		when: LED,
		then: [refused(leads('W', 'a', 'reinforce', 1), 'Leaders')]
	},
	{
		id: 'T55',
		heading: 'Combat Modifiers',
		says: 'A reinforcement that succeeds is in the sheet of the fire.',
		when: [...LED, leads('B', 'a', 'reinforce', 1)],
		then: [
			says(/A: the defender is reinforced/),
			fills('combat', { space: 'a' }, { reinforced: true })
		]
	},
	{
		id: 'T57',
		heading: 'Leaders',
		says: 'After a withdrawal there is no fire.',
		when: [...LED, leads('B', 'a', 'withdrawal', 2)],
		then: [...space({ ending: 'withdrew' }), refused(fire('a', {}, 1, 1), 'Combat Sequence')]
	},
	{
		id: 'T58',
		heading: 'Combat Sequence',
		says: 'With the withdrawal the space is done.',
		when: [...LED, leads('B', 'a', 'withdrawal', 2), on('a')],
		then: [accepted(over)]
	},
	{
		id: 'T59',
		heading: 'Combat Sequence',
		says: 'There is no withdrawal after the fire.',
		when: [...LED, on('a'), wins('a'), ends('a', 'retreated'), on('a')],
		then: [
			refused(leads('B', 'a', 'withdrawal', 1), 'Leaders'),
			refused(ends('a', 'withdrew'), 'Combat Sequence')
		]
	},
	{
		id: 'T62',
		heading: 'Leaders',
		says: 'A 6, then a 6: he is dead.',
		when: [...LED, leads('B', 'a', 'withdrawal', 6, 6)],
		then: [is('state', ({ leaders }) => leaders[0]?.state, 'dead')]
	},
	{
		id: 'T65',
		heading: 'Leaders',
		says: 'The capability chosen on the sheet counts.',
		when: [
			...LED,
			roll(
				'leader',
				{ space: 'a', leader: 'B', capability: 'withdrawal' },
				{ capability: 'reinforce' },
				1
			)
		],
		then: [...space({ reinforced: true, ending: null })]
	},
	{
		id: 'T66',
		heading: 'Leaders',
		says: 'A Red leader who defended in White’s round may act in Red’s own.',
		when: [...LED, leads('B', 'a', 'withdrawal', 2), on('a'), over, attacks('red', 'b')],
		then: [used('B', false)]
	},
	{
		id: 'T67',
		heading: 'Leaders',
		says: 'A Red leader who acted in Red’s round may act in White’s next one.',
		when: [
			leader('B', 'red'),
			...points(2, 2),
			pays('red'),
			attacks('red', 'a'),
			on('a'),
			wins('a'),
			ends('a', 'retreated'),
			leads('B', 'a', 'exploitation', 1),
			on('a'),
			over,
			pays('white')
		],
		then: [used('B', false)]
	},
	{
		id: 'T68',
		heading: 'Leaders',
		says: 'He is free in the first round of the next turn.',
		when: [...LED, leads('B', 'a', 'withdrawal', 2), on('a'), over, goes(2, 'political')],
		then: [used('B', false)]
	},
	{
		id: 'T69',
		heading: 'Leaders',
		says: 'A table that counts no points frees its leaders by saying that a round begins.',
		when: [...LED, leads('B', 'a', 'withdrawal', 2), on('a'), over, begins('white')],
		then: [used('B', false), offers(begins('red'))]
	},
	{
		id: 'T74',
		heading: 'Triggered Combat',
		says: 'The log says that it was triggered.',
		when: [triggers('white', 'a')],
		then: [says(/White triggered a combat: A/), saysNot(/attacks/)]
	},
	{
		id: 'T76',
		heading: 'Triggered Combat',
		says: 'Who triggered it and does not win retreats.',
		when: [triggers('white', 'a'), fire('a', {}, 4, 4)],
		then: [mayEnd('attacker_retreated')]
	},
	{
		id: 'T78',
		heading: 'Triggered Combat',
		says: 'Who triggered it and wins drives the other out.',
		when: [triggers('white', 'a'), wins('a')],
		then: [mayEnd('retreated')]
	},
	{
		id: 'T79',
		heading: 'Cancel Retreat',
		says: 'Elite steps are asked in triggered combat too, and its retreat may be cancelled.',
		when: [triggers('white', 'a'), wins('a', { dElite: 1, dSteps: 8 })],
		then: [
			asks('cancel-retreat', { space: 'a' }),
			({ book }) =>
				JSON.stringify(procedureOf('combat').groups(book, { triggered: 'yes' })).includes(
					'"dElite"'
				)
					? undefined
					: 'the sheet does not ask'
		]
	},
	{
		id: 'T81',
		heading: 'Combat Sequence',
		says: 'With both sides gone nobody advances.',
		when: [...LED, on('a'), fire('a', { aSteps: 1, dSteps: 1, aStrength: 6, dStrength: 6 }, 6, 6)],
		then: [
			...space({ owed: 'defender_gone', attackerLeft: false }),
			asksNot('leader', { space: 'a', leader: 'W', capability: 'exploitation' })
		]
	},
	{
		id: 'T83',
		heading: 'Combat Sequence',
		says: 'The sheet of a declared Red attack is not made a triggered one of White.',
		when: [attacks('red', 'a'), on('a'), fire('a', { camp: 'white', triggered: 'yes' }, 4, 4)],
		then: [
			...space({ owed: 'nobody' }),
			is('sheet', ({ forms }) => [forms['combat']?.['camp'], forms['combat']?.['triggered']], [
				'red',
				'no'
			])
		]
	},
	{
		id: 'T85',
		heading: 'Combat Surprise',
		says: 'A 5 with assets: no surprise, and the asset is lost.',
		when: [...AT_FIRE, fire('a', { method: 'sa', aAssets: 1 }, 5, 1, 1)],
		then: [says(/No surprise/), says(/loses that asset/)]
	},
	{
		id: 'T87',
		heading: 'Combat Surprise',
		says: 'A defender gone by the first fire does not fire.',
		when: [...AT_FIRE, fire('a', { method: 'sa', aAssets: 1, aStrength: 6, dSteps: 1 }, 1, 6)],
		then: [
			...space({ owed: 'defender_gone' }),
			is('losses', (state) => state.activation?.spaces[0]?.fought?.losses.attacker, 0)
		]
	},
	{
		id: 'T88',
		heading: 'Combat Surprise',
		says: 'Cavalry does not surprise a defender in forest.',
		when: AT_FIRE,
		then: [
			refused(
				fire(
					'a',
					{ method: 'cavalry', moreCavalry: true, cavalryLeader: true, terrain: 'forest' },
					1
				),
				'Combat Surprise'
			),
			accepted(fire('a', { method: 'cavalry', moreCavalry: true, cavalryLeader: true }, 1))
		]
	},
	{
		id: 'T89',
		heading: 'Combat Surprise',
		says: 'Cavalry does not surprise across a river.',
		when: AT_FIRE,
		then: [
			refused(
				fire('a', { method: 'cavalry', moreCavalry: true, cavalryLeader: true, river: true }, 1),
				'Combat Surprise'
			)
		]
	},
	{
		id: 'T118',
		heading: 'Red In-Fighting',
		says: 'On 1 to 3 the attack on the second space goes ahead.',
		when: [
			drawn('red', 'defeatism'),
			attacks('red', 'a', 'b'),
			ends('a', 'called_off'),
			on('a'),
			defeatism('b', 3)
		],
		then: [...space({ id: 'b', ahead: true, ending: null }), accepted(on('b'))]
	},
	{
		id: 'T119',
		heading: 'Red In-Fighting',
		says: 'It is rolled once for a space.',
		when: [...AFRAID, attacks('red', 'b'), defeatism('b', 3)],
		then: [refused(defeatism('b', 5), 'Red In-Fighting')]
	},
	{
		id: 'T120',
		heading: 'Red In-Fighting',
		says: 'A second space declared on its own in the same round rolls too.',
		when: [...AFRAID, attacks('red', 'b')],
		then: [asks('defeatism', { space: 'b' })]
	},
	{
		id: 'T121',
		heading: 'Red In-Fighting',
		says: 'The fire in such a space is not reached without it.',
		when: [...AFRAID, attacks('red', 'b')],
		then: [refused(on('b'), 'Red In-Fighting'), offersNot(on('b'))]
	},
	{
		id: 'T122',
		heading: 'Red In-Fighting',
		says: 'It calls off no attack of White.',
		when: [drawn('red', 'defeatism'), attacks('white', 'a', 'b'), ends('a', 'called_off'), on('a')],
		then: [refused(defeatism('b', 5), 'Red In-Fighting'), accepted(on('b'))]
	},
	{
		id: 'T135',
		heading: 'Combat Sequence',
		says: 'An activation does not end with spaces open.',
		when: [attacks('white', 'a', 'b'), ends('a', 'called_off'), on('a')],
		then: [refused(over, 'Combat Sequence'), offersNot(over)]
	},
	{
		id: 'T140',
		heading: 'Turn Sequence',
		says: 'Once White’s point is spent, White is proposed as the attacker.',
		when: [...points(1, 1), pays('white')],
		then: [({ waiting }) => (waiting.attacksNext === 'white' ? undefined : waiting.attacksNext)]
	},
	{
		id: 'T140b',
		heading: 'Turn Sequence',
		says: 'Once White has played and paid, Red is proposed.',
		when: [...points(1, 1), attacks('white', 'a'), ...OFF, pays('white')],
		then: [({ waiting }) => (waiting.attacksNext === 'red' ? undefined : waiting.attacksNext)]
	},
	{
		id: 'T141',
		heading: 'Leaders',
		says: 'The point spent after the action: who defended in White’s round is free in Red’s.',
		when: [
			...points(1, 1),
			...LED,
			leads('B', 'a', 'withdrawal', 4),
			on('a'),
			loses('a'),
			ends('a', 'stands'),
			on('a'),
			over,
			pays('white')
		],
		then: [used('B', false)]
	}
];
