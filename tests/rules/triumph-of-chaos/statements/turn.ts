import { same } from '#lib/kernel/same.ts';
import { triumphOfChaos } from '#lib/rules/triumph-of-chaos/index.ts';
import type { Command } from '#lib/rules/triumph-of-chaos/engine/command.ts';
import { SEQUENCE, type Phase } from '#lib/rules/triumph-of-chaos/engine/sequence.ts';
import { toPlay } from '#lib/rules/triumph-of-chaos/engine/state.ts';
import {
	accepted,
	asks,
	fills,
	is,
	left,
	offers,
	poolOf,
	refused,
	refusedSaying,
	reminds,
	remindsNot,
	says
} from './checks.ts';
import {
	addsUp,
	attacks,
	chitDie,
	chitFalls,
	counts,
	endsChit,
	fire,
	goes,
	on,
	over,
	pays,
	points,
	port,
	rebuilds,
	trial,
	western,
	wins
} from './deeds.ts';
import {
	drawn,
	plain,
	procedureOf,
	roll,
	sheetOf,
	type Check,
	type Statement
} from './statement.ts';

/** The steps of a phase, as they are offered. */
const steps = (phase: Phase, ...keys: readonly string[]): Check =>
	is('steps', () => SEQUENCE.find((one) => one.phase === phase)?.steps.map(({ key }) => key), keys);
const ticks = (phase: Phase, ...keys: readonly string[]): Check =>
	offers(...keys.map((key): Command => ({ type: 'tick', step: `${phase}.${key}`, done: true })));
/** Turn by turn to this one. */
const turns = (to: number): readonly Command[] =>
	Array.from({ length: to - 1 }, (_, at) => goes(at + 2, at + 2 > 9 ? 'action' : 'political'));
const plays = (camp: string | undefined): Check => is('plays next', (state) => toPlay(state), camp);
/** What a throw's sheet and dice say: its fields, headings and hints. */
const sheetSays =
	(slug: string, form: Parameters<typeof sheetOf>[3], words: RegExp): Check =>
	({ book, state }) => {
		const text = JSON.stringify(
			procedureOf(slug)
				.groups(book, sheetOf(slug, state, {}, form))
				.map((group) =>
					'fields' in group
						? [
								group.section,
								group.fields.map((field) => [
									field.label,
									'hint' in field && field.hint ? plain(field.hint) : ''
								])
							]
						: []
				)
		);
		return words.test(text) ? undefined : text;
	};
const dieUnder =
	(deed: ReturnType<typeof chitDie>, heading: string): Check =>
	({ state, book }) => {
		const made = typeof deed === 'function' ? deed(state, book) : deed;
		const rule = made.type === 'roll' ? made.throws[0]?.call.rule : undefined;
		return rule === heading ? undefined : String(rule);
	};

const FIVE = ['corruption', 'oneRussia', 'desertion', 'none', 'siberian'];
const GOES_BACK = { readings: { 'TC-12': 'goes_back' } };

/** TURN SEQUENCE; REPLACEMENTS; WESTERN RESPONSE; IN-FIGHTING; STACKING LIMITS; STRATEGIC REDEPLOYMENT. */
export const TURN: readonly Statement[] = [
	{
		id: 'T2',
		heading: 'Turn Sequence',
		says: 'The political phase has four steps in order.',
		when: [],
		then: [
			steps('political', 'cards', 'boxes', 'influence', 'factions'),
			ticks('political', 'cards', 'boxes', 'influence', 'factions')
		]
	},
	{
		id: 'T4',
		heading: 'Turn Sequence',
		says: 'White plays first; then the sides alternate.',
		when: [...points(1, 1), goes(1, 'action')],
		then: [plays('white')]
	},
	{
		id: 'T5',
		heading: 'Turn Sequence',
		says: 'The logistics phase has seven steps in order.',
		when: [goes(1, 'logistics')],
		then: [
			steps(
				'logistics',
				'withdrawal',
				'attrition',
				'conquered',
				'linkUp',
				'points',
				'victory',
				'replacements'
			),
			ticks('logistics', 'withdrawal', 'attrition', 'replacements')
		]
	},
	{
		id: 'T6',
		heading: 'Turn Sequence',
		says: 'The wrap-up has seven steps in order.',
		when: [goes(1, 'wrapUp')],
		then: [
			steps('wrapUp', 'fighting', 'tracks', 'farEast', 'greens', 'leaders', 'moskva', 'poland'),
			ticks('wrapUp', 'fighting', 'poland')
		]
	},
	{
		id: 'T8',
		heading: 'Turn Sequence',
		says: 'The political phase of turn 9 is the last.',
		when: turns(9),
		then: [
			reminds(/last political phase/),
			refused(goes(10, 'political'), 'Turn Sequence'),
			accepted(goes(10, 'action'))
		]
	},
	{
		id: 'T11',
		heading: 'Turn Sequence',
		says: 'While no points are told nobody is asked to play, and a point cannot be spent.',
		when: [goes(1, 'action')],
		then: [plays(undefined), refusedSaying(pays('white'), /Action Points of White are entered/)]
	},
	{
		id: 'T12',
		heading: 'Turn Sequence',
		says: 'White 3 and Red 2: White, Red, White, Red, White.',
		when: [...points(3, 2), pays('white'), pays('red'), pays('white'), pays('red')],
		then: [plays('white'), refused(pays('red'), 'Turn Sequence')]
	},
	{
		id: 'T18',
		heading: 'Turn Sequence',
		says: 'Five home VCs: an automatic victory is remembered, and not decided.',
		when: [counts('white', 'home', 5)],
		then: [reminds(/White may have an automatic victory/), accepted(goes(1, 'logistics'))]
	},
	{
		id: 'T19',
		heading: 'Turn Sequence',
		says: 'Four home VCs: nothing.',
		when: [counts('white', 'home', 4)],
		then: [remindsNot(/automatic victory/)]
	},
	{
		id: 'T20',
		heading: 'Turn Sequence',
		says: '35 VP are remembered; 34 are not.',
		when: [counts('red', 'vp', 35), counts('white', 'vp', 34)],
		then: [reminds(/Red may have an automatic victory/, 1), remindsNot(/White may have/)]
	},
	{
		id: 'T92',
		heading: 'Western Response',
		says: 'Steps come only with Kolchak on the map, or the Tsar rescued, in supply: that is asked first.',
		when: [western({ kolchak: false })],
		then: [left('white', 0), says(/4 replacement steps are not given/)]
	},
	{
		id: 'T93',
		heading: 'Western Response',
		says: 'Steps of the western powers are there at once: three of four are spent.',
		when: [western(), rebuilds('white', 3, 0)],
		then: [left('white', 1), refused(rebuilds('white', 2, 0), 'Replacements')]
	},
	{
		id: 'T95',
		heading: 'White In-Fighting',
		says: 'Corruption before adding up: 5 − 3 = 2.',
		when: [...chitFalls('white', 'corruption', 'half-die', 6), addsUp('white', { cards: 5 })],
		then: [left('white', 2)]
	},
	{
		id: 'T96',
		heading: 'Red In-Fighting',
		says: 'Bureaucracy after adding up: 5 − 2 = 3.',
		when: [addsUp('red', { cards: 5 }), ...chitFalls('red', 'bureaucracy', 'half-die', 5)],
		then: [left('red', 3)]
	},
	{
		id: 'T97',
		heading: 'Port Corruption',
		says: 'A port rolled for before adding up: 4 − 1 = 3, and it is not rolled for again.',
		when: [addsUp('white', { cards: 4, ports: 2 }, 1, 1), goes(2, 'political'), port(6)],
		then: [
			left('white', -1),
			fills('replacements', { camp: 'white' }, { ports: 1 }),
			(table) => {
				const again = addsUp('white', { cards: 4 }, 1);
				const decision = table.decide(again);
				const fact = decision.ok && decision.facts.find(({ type }) => type === 'stepsAddedUp');
				return fact && 'ports' in fact && fact.ports === 1 ? undefined : JSON.stringify(fact);
			}
		]
	},
	{
		id: 'T97b',
		heading: 'Port Corruption',
		says: 'Rolled for before or after: 4 − 1 = 3.',
		when: [port(6), addsUp('white', { cards: 4 })],
		then: [left('white', 3), fills('replacements', { camp: 'white' }, { ports: 0 })]
	},
	{
		id: 'T98',
		heading: 'Replacements',
		says: 'A corps step costs a half, an army step one: 2.5 of 2 is refused.',
		when: [addsUp('red', { cards: 2 })],
		then: [
			refusedSaying(rebuilds('red', 2, 1), /costs 2.5; 2 are left/),
			accepted(rebuilds('red', 1, 2))
		]
	},
	{
		id: 'T100',
		heading: 'Replacements',
		says: 'Unspent steps are remembered at the end of the turn.',
		when: [goes(1, 'logistics'), addsUp('red', { cards: 2 }), goes(1, 'wrapUp')],
		then: [reminds(/Red has not spent 2 replacement steps/)]
	},
	{
		id: 'T101',
		heading: 'Replacements',
		says: 'A new turn begins with none.',
		when: [addsUp('red', { cards: 2 }), western(), goes(2, 'political')],
		then: [left('red', 0), left('white', 0)]
	},
	{
		id: 'T103',
		heading: 'Replacements',
		says: 'What White controls is remembered though Red added up in between.',
		when: [addsUp('white', { france: true }), addsUp('red', { cards: 1 }), goes(2, 'political')],
		then: [fills('replacements', { camp: 'white' }, { france: true, cards: 0 })]
	},
	{
		id: 'T108',
		heading: 'White In-Fighting',
		says: 'A camp of White under In-Fighting: it does not attack, its leaders have no capabilities.',
		when: [drawn('white', 'siberian')],
		then: [reminds(/Siberian: .*move but not attack.*no capabilities/)]
	},
	{
		id: 'T109',
		heading: 'Turn Sequence',
		says: 'In-Fighting stays in force until somebody ends it.',
		when: [drawn('white', 'baltic'), goes(2, 'political')],
		then: [reminds(/Baltic/), accepted(endsChit('white', 'baltic'))]
	},
	{
		id: 'T113',
		heading: 'Red In-Fighting',
		says: 'NO ACT is remembered in Logistics until its die is rolled.',
		when: [drawn('red', 'noAct'), goes(1, 'logistics')],
		then: [reminds(/NO ACT: In Logistics/), asks('no-act', { camp: 'red', chit: 'noAct' })]
	},
	{
		id: 'T114',
		heading: 'Red In-Fighting',
		says: 'Bureaucracy and Corruption are remembered in Logistics until their dice are rolled.',
		when: [
			drawn('red', 'bureaucracy'),
			drawn('white', 'corruption'),
			goes(1, 'logistics'),
			chitDie('red', 'bureaucracy', 2)
		],
		then: [reminds(/Corruption: Half a die/, 1), remindsNot(/Bureaucracy/)]
	},
	{
		id: 'T115',
		heading: 'Red In-Fighting',
		says: 'Red rolls for three trials in a game, and no fourth.',
		owner: GOES_BACK,
		when: [
			...[1, 1, 1].flatMap((face) => [...trial(face), endsChit('red', 'trial')]),
			drawn('red', 'trial')
		],
		then: [refused(roll('show-trial', { camp: 'red', chit: 'trial' }, {}, 1), 'Red In-Fighting')]
	},
	{
		id: 'T116',
		heading: 'Red In-Fighting',
		says: 'A trial removes a random leader, not one of the three; no VP is lost.',
		when: [counts('red', 'vp', 7), ...trial(1)],
		then: [
			says(/other than Trotsky, Stalin or Lenin is removed; no VP lost/),
			is('VP', ({ camps }) => camps.red.counts.vp, 7)
		]
	},
	{
		id: 'T125',
		heading: 'White In-Fighting',
		says: 'The owner’s figures stand in the words of the chits.',
		owner: {
			numbers: { 'fight.noCityWhite': -6, 'fight.noCityRed': -5, 'fight.defeatismTo': 2 }
		},
		when: [drawn('white', 'noVc'), drawn('red', 'noVc'), drawn('red', 'defeatism')],
		then: [reminds(/lose 6 VP/), reminds(/lose 5 VP/), reminds(/up to 2 goes ahead/)]
	},
	{
		id: 'T126',
		heading: 'White In-Fighting',
		says: 'Where chits go back, all of them do: five drawn and ended, fifteen in the pool.',
		owner: GOES_BACK,
		when: [
			...FIVE.map((chit) => drawn('white', chit)),
			...FIVE.map((chit) => endsChit('white', chit))
		],
		then: [poolOf('white', 15)]
	},
	{
		id: 'T129',
		heading: 'White In-Fighting',
		says: 'One Russia: Red places the points; two at most on each Republic.',
		when: chitFalls('white', 'oneRussia', 'influence', 4),
		then: [says(/White: One Russia: Red places 4 influence points/), says(/2 at most on each/)]
	},
	{
		id: 'T130',
		heading: 'Stacking Limits',
		says: 'Three units stand in a space, four do not.',
		when: [],
		then: [
			accepted(roll('stacking', {}, { where: 'space', armies: 1, corps: 2 })),
			refused(roll('stacking', {}, { where: 'space', armies: 1, corps: 3 }), 'Stacking Limits')
		]
	},
	{
		id: 'T133',
		heading: 'Turn Sequence',
		says: 'Turn 100 is played and read again.',
		when: turns(100),
		then: [
			is('turn', ({ turn }) => turn, 100),
			({ line }) => {
				const read = triumphOfChaos.journal.parse(JSON.parse(JSON.stringify(line)));
				if (!read.ok) return plain(read.problem);
				return same(read.value, line) ? undefined : JSON.stringify(read.value);
			}
		]
	},
	{
		id: 'T134',
		heading: 'Combat Sequence',
		says: 'A turn does not end over a combat under way, unless somebody says so; then it is told.',
		when: [attacks('white', 'a'), goes(2, 'political', { discard: true })],
		then: [says(/combat over A is left unfinished/), is('attack', (one) => one.activation, null)]
	},
	{
		id: 'T134b',
		heading: 'Combat Sequence',
		says: 'It asks before a combat under way is left.',
		when: [attacks('white', 'a')],
		then: [
			refused(goes(2, 'political'), 'Combat Sequence'),
			accepted(goes(1, 'logistics')),
			refused(over, 'Combat Sequence'),
			accepted({ type: 'endActivation', discard: true })
		]
	},
	{
		id: 'T136',
		heading: 'Red In-Fighting',
		says: 'The die of Bureaucracy stands under Red In-Fighting.',
		when: [],
		then: [
			dieUnder(chitDie('red', 'bureaucracy', 3), 'Red In-Fighting'),
			sheetSays('half-die', { camp: 'red' }, /Red In-Fighting/)
		]
	},
	{
		id: 'T137',
		heading: 'White In-Fighting',
		says: 'The die of One Russia stands under White In-Fighting.',
		when: [],
		then: [
			dieUnder(roll('influence', { camp: 'white', chit: 'oneRussia' }, {}, 3), 'White In-Fighting'),
			dieUnder(roll('influence', { camp: 'red', chit: 'heavyHand' }, {}, 3), 'Red In-Fighting')
		]
	},
	{
		id: 'T139',
		heading: 'Western Response',
		says: 'One marker may be pushed more than one box, and never into or out of control.',
		when: [western()],
		then: [says(/pushed more than one box/), says(/into or out of control/)]
	},
	{
		id: 'T142',
		heading: 'White In-Fighting',
		says: 'No VC costs its 4 VP when it ends, unless a VC was taken.',
		when: [counts('white', 'vp', 10), drawn('white', 'noVc'), endsChit('white', 'noVc')],
		then: [is('VP', ({ camps }) => camps.white.counts.vp, 6), says(/ends and costs 4 VP/)]
	},
	{
		id: 'T142b',
		heading: 'White In-Fighting',
		says: 'A VC more by the count, or one that the players name, spares the points.',
		when: [
			counts('white', 'vp', 10),
			drawn('white', 'noVc'),
			counts('white', 'vc', 1),
			endsChit('white', 'noVc'),
			drawn('red', 'noVc'),
			endsChit('red', 'noVc', { taken: true })
		],
		then: [is('VP', ({ camps }) => [camps.white.counts.vp, camps.red.counts.vp], [10, 0])]
	},
	{
		id: 'T147',
		heading: 'Replacements',
		says: 'It says where the influence of a captured VC goes.',
		when: [],
		then: [sheetSays('replacements', {}, /faction or a Political In\w+ Track/)]
	},
	{
		id: 'T148',
		heading: 'Replacements',
		says: 'It says where steps go: through Resource Centres to spaces on rail, or to a home-region VC.',
		when: [addsUp('white', { cards: 1 }), rebuilds('white', 1, 0)],
		then: [says(/Resource Centres.*rail.*home-region VC/)]
	},
	{
		id: 'T150',
		heading: 'Red In-Fighting',
		says: 'The owner’s figure stands in the words of a trial.',
		owner: { numbers: { 'fight.trialTo': 3 } },
		when: [drawn('red', 'trial')],
		then: [says(/Up to 3 on the die/), reminds(/Up to 3 on the die/)]
	},
	{
		id: 'T151',
		heading: 'Replacements',
		says: 'Penalties beyond what there is are not owed: 2 − 4 is nothing.',
		when: [addsUp('white', { cards: 2, citiesLost: 2 })],
		then: [left('white', 0), says(/0 replacement steps/), says(/nothing more is owed/)]
	},
	{
		id: 'T152',
		heading: 'Western Response',
		says: 'Later steps are not swallowed by such penalties.',
		when: [addsUp('white', { cards: 2, citiesLost: 2 }), western()],
		then: [left('white', 4)]
	},
	{
		id: 'T157',
		heading: 'White In-Fighting',
		says: 'Two chits of a name count twice and end one by one.',
		when: [drawn('white', 'don'), drawn('white', 'don'), endsChit('white', 'don')],
		then: [reminds(/Don Cossacks/, 1), accepted(endsChit('white', 'don'))]
	},
	{
		id: 'T160',
		heading: 'Combat Sequence',
		says: 'Without an attack nothing is fought.',
		when: [],
		then: [
			refused(on('a'), 'Campaign'),
			refused(over, 'Campaign'),
			refused(fire('a', {}, 1, 1), 'Combat Sequence')
		]
	},
	{
		id: 'T164',
		heading: 'Strategic Redeployment',
		says: 'The second row moves four corps, or a leader and an army.',
		when: [roll('redeployment', {}, { value: 4, leaders: 1, armies: 1, corps: 0 })],
		then: [says(/moves all of them/)]
	},
	{
		id: 'T165',
		heading: 'Strategic Redeployment',
		says: 'The first row does not move a leader and an army.',
		when: [roll('redeployment', {}, { value: 3, leaders: 1, armies: 1, corps: 0 })],
		then: [says(/does not move all of them/)]
	},
	{
		id: 'T22',
		heading: 'Combat Surprise',
		says: 'Mud is remembered: cavalry does not surprise.',
		when: [{ type: 'setSeason', season: 'mud' }],
		then: [reminds(/Mud: cavalry cannot surprise/)]
	},
	{
		id: 'T154',
		heading: 'Cancel Retreat',
		says: 'Fortress and mountain are both carried over from the fire.',
		when: [
			attacks('white', 'a'),
			on('a'),
			wins('a', { terrain: 'mountain', fortress: true, dElite: 1, dSteps: 9 })
		],
		then: [fills('cancel-retreat', { space: 'a' }, { terrain: 'mountain', fortress: true })]
	}
];
