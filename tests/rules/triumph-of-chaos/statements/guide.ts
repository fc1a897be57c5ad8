import { PROCEDURES } from '#lib/rules/triumph-of-chaos/procedures/all.ts';
import { chances } from '#lib/kernel/dice/draw.ts';
import { chanceOf } from '#lib/kernel/dice/distribution.ts';
import type { Form } from '#lib/kernel/sheet/calculator.ts';
import {
	accepted,
	asks,
	asksNot,
	fills,
	is,
	left,
	mayEnd,
	offers,
	poolOf,
	refused,
	reminds,
	remindsNot,
	says,
	space,
	used
} from './checks.ts';
import {
	addsUp,
	attacks,
	begins,
	chitDie,
	counts,
	defeatism,
	ends,
	endsChit,
	fire,
	goes,
	leader,
	leads,
	loses,
	on,
	over,
	pays,
	points,
	port,
	rebuilds,
	trial,
	triggers,
	western,
	wins
} from './deeds.ts';
import {
	drawn,
	procedureOf,
	roll,
	sheetOf,
	type Check,
	type Deed,
	type Statement
} from './statement.ts';

/** The chance of a throw in a situation, as a fraction. */
const chance =
	(slug: string, form: Form, holds: (value: never) => boolean, wanted: string): Check =>
	({ book, state }) => {
		const found = procedureOf(slug).resolve(book, sheetOf(slug, state, {}, form));
		if (found.refused) return 'refused';
		const came = chanceOf(chances(found.resolution.draw), holds as (value: unknown) => boolean);
		return came.toFraction() === wanted ? undefined : came.toFraction();
	};
const came =
	(wanted: string) =>
	(value: string): boolean =>
		value === wanted;

const AT_FIRE: readonly Deed[] = [attacks('white', 'a'), on('a')];
const LED: readonly Deed[] = [leader('B', 'red'), leader('W', 'white'), attacks('white', 'a')];
const CORRUPT = drawn('white', 'corruption');
/** The ledger of White by every way that steps come and go: 6 + 4 − 1 − 2 − 3 = 4. */
const WAYS: readonly Deed[] = [
	addsUp('white', { cards: 6 }),
	western(),
	port(6),
	chitDie('white', 'corruption', 5),
	rebuilds('white', 3, 0)
];

/** What the guide says of the aid beyond its words, numbered by its sections. */
export const GUIDE: readonly Statement[] = [
	{
		id: 'G1.1',
		heading: 'Turn Sequence',
		says: 'Action Points do not carry over: they are told anew each turn (TC-27).',
		when: [...points(2, 2), pays('white'), goes(2, 'political')],
		then: [is('points', ({ camps }) => [camps.white.points, camps.white.spent], [0, 0])]
	},
	{
		id: 'G1.2',
		heading: 'Turn Sequence',
		says: 'The turn goes on phase by phase, then to the next turn.',
		when: [goes(1, 'wrapUp')],
		then: [
			({ waiting }) =>
				waiting.next.turn === 2 && waiting.next.phase === 'political'
					? undefined
					: JSON.stringify(waiting.next)
		]
	},
	{
		id: 'G2.1',
		heading: 'Combat Sequence',
		says: 'A leader’s counterattack adds a space in which the defender attacks.',
		when: [
			...LED,
			on('a'),
			loses('a'),
			leads('B', 'a', 'counterattack', 1),
			ends('a', 'stands'),
			on('a')
		],
		then: [
			...space({ because: 'counterattack', attacker: 'red', from: 'a', stage: 'leadership' }),
			({ state }) => {
				const id = state.activation?.spaces[1]?.id ?? '';
				return fills('combat', { space: id }, { camp: 'red' })({ state } as never);
			}
		]
	},
	{
		id: 'G2.2',
		heading: 'Combat Sequence',
		says: 'A pursuit adds the vacated space, and the stack is checked.',
		when: [...LED, leads('B', 'a', 'withdrawal', 1), leads('W', 'a', 'pursuit', 1), on('a')],
		then: [
			...space({ because: 'pursuit', attacker: 'white', from: 'a' }),
			({ state, waiting }) =>
				waiting.rolls.some(
					({ procedure, parties }) =>
						procedure === 'stacking' && parties.space === state.activation?.spaces[1]?.id
				)
					? undefined
					: 'stacking is not asked'
		]
	},
	{
		id: 'G2.3',
		heading: 'Combat Sequence',
		says: 'After an advance the aid asks for a counterattack a second time, once (TC-25).',
		when: [...AT_FIRE, wins('a'), ends('a', 'retreated'), { type: 'counterattack', space: 'a' }],
		then: [
			refused({ type: 'counterattack', space: 'a' }, 'Combat Sequence'),
			says(/A: Red counterattacks/)
		]
	},
	{
		id: 'G2.4',
		heading: 'Combat Sequence',
		says: 'That counterattack is offered only where somebody was driven out.',
		when: [...AT_FIRE, fire('a', {}, 4, 4), ends('a', 'stands')],
		then: [refused({ type: 'counterattack', space: 'a' }, 'Combat Sequence')]
	},
	{
		id: 'G2.4b',
		heading: 'Combat Sequence',
		says: 'And only where somebody is left to advance.',
		when: [
			...AT_FIRE,
			fire('a', { aSteps: 1, aStrength: 9, dSteps: 8, dStrength: 4 }, 6, 4),
			ends('a', 'retreated')
		],
		then: [
			is('left', (state) => state.activation?.spaces[0]?.attackerLeft, false),
			refused({ type: 'counterattack', space: 'a' }, 'Combat Sequence')
		]
	},
	{
		id: 'G2.5',
		heading: 'Stacking Limits',
		says: 'A stack is checked after a retreat, after a withdrawal, and before an advance.',
		when: [...AT_FIRE, wins('a'), ends('a', 'retreated')],
		then: [asks('stacking', { space: 'a' })]
	},
	{
		id: 'G2.6',
		heading: 'Stacking Limits',
		says: 'A defender who withdrew is checked where he went.',
		when: [...LED, leads('B', 'a', 'withdrawal', 1)],
		then: [asks('stacking', { space: 'a' })]
	},
	{
		id: 'G2.7',
		heading: 'Stacking Limits',
		says: 'Where nobody moved nothing is checked.',
		when: [...AT_FIRE, fire('a', {}, 4, 4), ends('a', 'stands')],
		then: [asksNot('stacking', { space: 'a' })]
	},
	{
		id: 'G2.8',
		heading: 'Combat Sequence',
		says: 'A failed withdrawal counts in the sheet of the fire.',
		when: [...LED, leads('B', 'a', 'withdrawal', 5), on('a')],
		then: [fills('combat', { space: 'a' }, { withdrawalFailed: true })]
	},
	{
		id: 'G2.9',
		heading: 'Combat Sequence',
		says: 'Once the defender has withdrawn, the fire is not reached.',
		when: [...LED, leads('B', 'a', 'withdrawal', 1), on('a')],
		then: [
			refused(fire('a', {}, 1, 1), 'Combat Sequence'),
			is('done', (state) => state.activation?.spaces[0]?.stage, 'done')
		]
	},
	{
		id: 'G4.1',
		heading: 'Corps Combat Table',
		says: 'Corps of strength 2: a 4 inflicts one (the die 4 row of the corps table).',
		when: [...AT_FIRE, fire('a', { aStrength: 2, dStrength: 0 }, 4, 1)],
		then: [
			is('losses', (state) => state.activation?.spaces[0]?.fought?.losses, {
				attacker: 0,
				defender: 1
			})
		]
	},
	{
		id: 'G5.1',
		heading: 'Combat Modifiers',
		says: 'The owner’s modifiers stand on the buttons of the sheet.',
		owner: { numbers: { 'shift.terrain': -2, 'modifier.city': 3, 'western.drm.tsar': 2 } },
		when: [],
		then: [
			({ book }) => {
				const text = JSON.stringify([
					procedureOf('combat').groups(book, procedureOf('combat').initial),
					procedureOf('western-response').groups(book, procedureOf('western-response').initial)
				]);
				return /"n":2/.test(text) && /\+3/.test(text) && /\+2/.test(text) && !/1 left/.test(text)
					? undefined
					: text;
			}
		]
	},
	{
		id: 'G7.1',
		heading: 'Combat Surprise',
		says: 'Assets surprise in 4 of 6; cavalry with both modifiers always.',
		when: [],
		then: [
			chance('surprise', { method: 'sa' }, came('surprise'), '2/3'),
			chance('surprise', { method: 'cavalry', famous: true, asset: true }, came('surprise'), '1')
		]
	},
	{
		id: 'G7.2',
		heading: 'Combat Surprise',
		says: 'Read for both methods, the modifiers are asked for assets too.',
		owner: { readings: { 'TC-07': 'both' } },
		when: [],
		then: [
			({ book }) =>
				JSON.stringify(procedureOf('surprise').groups(book, { method: 'sa' })).includes('"famous"')
					? undefined
					: 'the sheet does not ask'
		]
	},
	{
		id: 'G7.2b',
		heading: 'Combat Surprise',
		says: 'Without that reading assets are not asked for a famous leader, and he adds nothing to them.',
		when: [],
		then: [
			({ book }) =>
				JSON.stringify(procedureOf('surprise').groups(book, { method: 'sa' })).includes('"famous"')
					? 'the sheet asks'
					: undefined,
			chance('surprise', { method: 'sa', famous: true }, came('surprise'), '2/3')
		]
	},
	{
		id: 'G8.1',
		heading: 'Triggered Combat',
		says: 'There are no leaders in it, before the fire or after (TC-20).',
		when: [leader('B', 'red'), triggers('white', 'a'), loses('a')],
		then: [asksNot('leader', { space: 'a', leader: 'B', capability: 'counterattack' })]
	},
	{
		id: 'G8.2',
		heading: 'Triggered Combat',
		says: 'It begins no Action Round, and nobody’s leaders are freed by it.',
		when: [
			...LED,
			leads('B', 'a', 'withdrawal', 5),
			ends('a', 'called_off'),
			on('a'),
			over,
			triggers('red', 'c')
		],
		then: [used('B', true)]
	},
	{
		id: 'G8.3',
		heading: 'Triggered Combat',
		says: 'An attacker who triggered it and is gone does not retreat.',
		when: [triggers('white', 'a'), loses('a', { aSteps: 1 })],
		then: [...space({ owed: 'nobody', attackerLeft: false }), mayEnd('stands')]
	},
	{
		id: 'G9.1',
		heading: 'Cancel Retreat',
		says: 'Where no elite unit survived there is no roll.',
		when: [...AT_FIRE, wins('a', { dElite: 1, dSteps: 8 })],
		then: [
			refused(roll('cancel-retreat', { space: 'a' }, { elite: false }, 1), 'Cancel Retreat'),
			accepted(roll('cancel-retreat', { space: 'a' }, {}, 1)),
			fills('cancel-retreat', { space: 'a' }, { steps: 5 })
		]
	},
	{
		id: 'G9.2',
		heading: 'Cancel Retreat',
		says: 'In clear ground 1 of 6 stays, 2 of 6 retreat, 3 of 6 lose one more.',
		when: [],
		then: [
			chance('cancel-retreat', {}, came('may_cancel'), '1/6'),
			chance('cancel-retreat', {}, came('retreat'), '1/3'),
			chance('cancel-retreat', {}, came('retreat_loss'), '1/2')
		]
	},
	{
		id: 'G9.3',
		heading: 'Cancel Retreat',
		says: 'A side with a chit in force is under In-Fighting there.',
		when: [drawn('red', 'stalin'), ...AT_FIRE],
		then: [fills('combat', { space: 'a' }, { inFighting: true })]
	},
	{
		id: 'G9.4',
		heading: 'Cancel Retreat',
		says: 'A 6 after the modifiers: it retreats and loses one more.',
		when: [
			...AT_FIRE,
			wins('a', { dElite: 1, dSteps: 8 }),
			roll('cancel-retreat', { space: 'a' }, {}, 6)
		],
		then: [mayEnd('retreated_losing')]
	},
	{
		id: 'G10.1',
		heading: 'Leaders',
		says: 'An attempt flips a leader in 1 of 18 and kills him in 1 of 36.',
		when: [],
		then: [
			chance('leader', {}, ({ fate }: { fate: string }) => fate === 'flipped', '1/18'),
			chance('leader', {}, ({ fate }: { fate: string }) => fate === 'dead', '1/36')
		]
	},
	{
		id: 'G10.2',
		heading: 'Leaders',
		says: 'A flipped leader acts by the rating of his back.',
		when: [
			leader('B', 'red', 4),
			{ type: 'changeLeader', id: 'B', change: { back: 2, state: 'flipped' } },
			attacks('white', 'a')
		],
		then: [fills('leader', { space: 'a', leader: 'B', capability: 'reinforce' }, { rating: 2 })]
	},
	{
		id: 'G10.3',
		heading: 'Leaders',
		says: 'Leaders of both sides are free in each new round, whoever spends first.',
		when: [
			...points(2, 2),
			pays('white'),
			...LED,
			leads('B', 'a', 'withdrawal', 5),
			ends('a', 'called_off'),
			on('a'),
			over,
			pays('red')
		],
		then: [used('B', false)]
	},
	{
		id: 'G10.4',
		heading: 'Leaders',
		says: 'A point spent in the middle of a combat frees nobody.',
		when: [...points(2, 2), ...LED, leads('B', 'a', 'withdrawal', 5), pays('white')],
		then: [
			used('B', true),
			refused(pays('white'), 'Combat Sequence'),
			refused(pays('red'), 'Combat Sequence'),
			refused(begins('red'), 'Combat Sequence')
		]
	},
	{
		id: 'G10.5',
		heading: 'Leaders',
		says: 'A second attack in the same round finds them used.',
		when: [
			leader('B', 'red'),
			attacks('white', 'a'),
			leads('B', 'a', 'withdrawal', 5),
			ends('a', 'called_off'),
			on('a'),
			over,
			attacks('white', 'b')
		],
		then: [used('B', true), refused(leads('B', 'b', 'reinforce', 1), 'Leaders')]
	},
	{
		id: 'G11.1',
		heading: 'Replacements',
		says: 'Gains, losses, spending and adding up come to the same in any order.',
		when: [CORRUPT, ...WAYS],
		then: [left('white', 4)]
	},
	{
		id: 'G11.2',
		heading: 'Replacements',
		says: 'The same, spent at once and with the adding up last.',
		when: [CORRUPT, WAYS[1], WAYS[4], WAYS[3], WAYS[2], WAYS[0]].filter((one) => one !== undefined),
		then: [left('white', 4)]
	},
	{
		id: 'G11.3',
		heading: 'Replacements',
		says: 'Adding up again keeps what came and went, and throws no die of this turn twice.',
		when: [
			CORRUPT,
			...WAYS,
			addsUp('white', { cards: 6, tsarRescued: true }, 1),
			addsUp('white', { france: true })
		],
		then: [
			left('white', 6),
			refused(addsUp('white', { tsarRescued: true }, 1), 'Replacements'),
			fills('replacements', { camp: 'white' }, { cards: 6, france: true, tsarRescued: false })
		]
	},
	{
		id: 'G11.4',
		heading: 'Replacements',
		says: 'The Tsar and the ports of last turn are there again in the next.',
		when: [addsUp('white', { tsarRescued: true, ports: 1 }, 1, 1), port(2), goes(2, 'political')],
		then: [fills('replacements', { camp: 'white' }, { tsarRescued: true, ports: 2 })]
	},
	{
		id: 'G11.5',
		heading: 'Replacements',
		says: 'Nobody rebuilds fewer steps than none.',
		when: [addsUp('red', { cards: 3 })],
		then: [refused(rebuilds('red', -1, 0), 'Campaign'), refused(rebuilds('red', 2, -2), 'Campaign')]
	},
	{
		id: 'G11.6',
		heading: 'Replacements',
		says: 'What could not be read again is not written: a card of 1000.',
		when: [],
		then: [refused(addsUp('red', { cards: 1000 }), 'Campaign')]
	},
	{
		id: 'G11.7',
		heading: 'Port Corruption',
		says: 'A port costs a step on a 6.',
		when: [addsUp('white', { cards: 2, ports: 2 }, 6, 5)],
		then: [left('white', 1)]
	},
	{
		id: 'G12.1',
		heading: 'White In-Fighting',
		says: 'A chit in force is ended once; it stays out of the pool (TC-12).',
		when: [drawn('white', 'baltic'), endsChit('white', 'baltic')],
		then: [poolOf('white', 14), refused(endsChit('white', 'baltic'), 'Campaign')]
	},
	{
		id: 'G12.2',
		heading: 'White In-Fighting',
		says: 'No sheet says what is out of the pool; the campaign knows.',
		when: [drawn('white', 'baltic')],
		then: [
			({ state }) => {
				const out = sheetOf('draw-chit', state, { camp: 'white' }, { out: [] })['out'];
				return Array.isArray(out) && out.reduce((sum, n) => sum + n, 0) === 1
					? undefined
					: JSON.stringify(out);
			}
		]
	},
	{
		id: 'G12.3',
		heading: 'Red In-Fighting',
		says: 'Heavy Hand: White places the points; it is remembered in Logistics, not before.',
		when: [drawn('red', 'heavyHand')],
		then: [remindsNot(/Heavy Hand/), asks('influence', { camp: 'red', chit: 'heavyHand' })]
	},
	{
		id: 'G12.4',
		heading: 'Red In-Fighting',
		says: 'In Logistics it is.',
		when: [drawn('red', 'heavyHand'), goes(1, 'logistics')],
		then: [reminds(/Heavy Hand/)]
	},
	{
		id: 'G12.5',
		heading: 'Red In-Fighting',
		says: 'For a trial a leader is drawn of those listed, without Trotsky, and removed.',
		when: [
			leader('T', 'red', 4, 'Trotsky'),
			leader('E', 'red', 3, 'Egorov'),
			leader('F', 'red', 3, 'Frunze'),
			...trial(2),
			roll('random-leader', { camp: 'red', chit: 'trial' }, {}, 2)
		],
		then: [
			is('states', ({ leaders }) => leaders.map(({ state }) => state), [
				'ready',
				'ready',
				'removed'
			]),
			asksNot('random-leader', { camp: 'red', chit: 'trial' }),
			says(/Frunze is drawn and removed/)
		]
	},
	{
		id: 'G12.6',
		heading: 'White In-Fighting',
		says: 'Desertion draws one of four regions, or of three (TC-21).',
		when: [roll('random-region', {}, {}, 4)],
		then: [says(/Urals North/), chance('random-region', {}, came('kuban'), '1/4')]
	},
	{
		id: 'G12.7',
		heading: 'White In-Fighting',
		says: 'Read as one region, Urals Central and North is one of three.',
		owner: { readings: { 'TC-21': 'three' } },
		when: [roll('random-region', {}, {}, 3)],
		then: [says(/Urals Central and North/), chance('random-region', {}, came('kuban'), '1/3')]
	},
	{
		id: 'G12.8',
		heading: 'Red In-Fighting',
		says: 'A new Action Round counts its spaces anew: the first is not rolled for.',
		when: [
			drawn('red', 'defeatism'),
			attacks('red', 'a'),
			ends('a', 'called_off'),
			on('a'),
			over,
			begins('red'),
			attacks('red', 'b')
		],
		then: [accepted(on('b')), asksNot('defeatism', { space: 'b' })]
	},
	{
		id: 'G12.9',
		heading: 'Red In-Fighting',
		says: 'On 4 to 6 the space is not attacked, and nothing is rolled in it.',
		when: [
			drawn('red', 'defeatism'),
			attacks('red', 'a', 'b'),
			ends('a', 'called_off'),
			on('a'),
			defeatism('b', 4)
		],
		then: [
			...space({ id: 'b', ending: 'called_off' }),
			refused(fire('b', {}, 1, 1), 'Combat Sequence')
		]
	},
	{
		id: 'G12.10',
		heading: 'Western Response',
		says: 'One power, a 1 and the modifiers down: nothing.',
		when: [
			roll(
				'western-response',
				{},
				{ factions: 1, kolchak: true, redHomeCities: 0, redHasAlly: true, whiteHadPowers: true },
				1
			)
		],
		then: [says(/0 pushes of control markers and 0 replacement steps/)]
	},
	{
		id: 'G12.10b',
		heading: 'Western Response',
		says: 'Three powers, a 6: three pushes, four steps.',
		when: [western({ factions: 3 })],
		then: [says(/3 pushes of control markers and 4 replacement steps/)]
	},
	{
		id: 'G12.11',
		heading: 'White In-Fighting',
		says: 'No VC stands beside the count.',
		when: [counts('white', 'vc', 3), drawn('white', 'noVc'), counts('white', 'vc', 4)],
		then: [reminds(/holds 1 VC more than then/)]
	},
	{
		id: 'G13.1',
		heading: 'Turn Sequence',
		says: 'Every throw of the aid is there in a campaign, or is asked for by what happens.',
		when: [
			...(['bureaucracy', 'trial', 'defeatism', 'heavyHand', 'noAct'] as const).map((chit) =>
				drawn('red', chit)
			)
		],
		then: [
			({ waiting }) => {
				const byEvents = ['combat', 'cancel-retreat'];
				const missing = [...PROCEDURES.keys()].filter(
					(slug) => !byEvents.includes(slug) && !waiting.rolls.some((one) => one.procedure === slug)
				);
				return missing.length ? missing.join(', ') : undefined;
			},
			offers(goes(1, 'action'))
		]
	}
];
