import { accept, refuse, type Decision, type Refusal } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import type { Book } from '../book.ts';
import {
	type Line,
	type When,
	OWN,
	ENEMY,
	ALWAYS,
	isNone,
	ATTACKING,
	PINNED,
	NOT_LED,
	SUPPRESSED,
	FIRED_FIRST,
	FIRED_OWN,
	MOUNTED,
	LIMBERED,
	STAYS,
	BREAKS_DOWN,
	DEFENDS_ONLY,
	MAY_NOT_DEFEND,
	PREPARES,
	GOES,
	GOES_AT_LAST,
	WITHDRAWS,
	DIRECT,
	inPhase,
	FALLS_BACK,
	BROKEN,
	TRIED
} from './forbids.ts';
import type { Deed, Intention } from './intention.ts';

/**
 * SEQUENCE OF ACTION: what may be done, by whom, in which phase of whose turn, and what speaks against it, the first rule
 * first. In the order of the sequence.
 */
const PERMISSIONS: Readonly<Record<Deed, readonly [when: When, lines: readonly Line[]]>> = {
	leadership: [
		OWN(1),
		[['Leadership', ({ done }) => done === true, 'It is known already whether it is led.']]
	],
	move_officer: [
		OWN(1),
		[
			['Officers and leaders', ({ unfit }) => unfit === true, 'He is not fit to move.'],
			['Officers and leaders', ({ moved }) => moved === true, 'He has moved already this turn.'],
			[
				'Officers and leaders',
				({ done }) => done === true,
				'He has joined a unit already this turn.'
			]
		]
	],
	lead_heroically: [
		OWN(1),
		[
			['Officers and leaders', ({ unfit }) => unfit === true, 'He is not fit to lead.'],
			[
				'Leadership',
				({ strange }) => strange === true,
				'An officer leads his own troops; only the commander-in-chief leads any.'
			],
			[
				'Officers and leaders',
				({ second }) => second === true,
				'A second-in-command does not lead heroically.'
			],
			[
				'Officers and leaders',
				({ done }) => done === true,
				'He has joined a unit already this turn.'
			],
			[
				"Officers' character",
				({ coward }) => coward === 'known',
				'A coward never leads heroically.'
			],
			['Officers and leaders', ({ coward }) => coward === 'covered', 'He does not lead heroically.']
		]
	],
	leave_unit: [OWN(1), []],
	join_unit: [
		OWN(1),
		[
			['Officers and leaders', ({ unfit }) => unfit === true, 'He is not fit to move.'],
			[
				'Officers and leaders',
				({ done }) => done === true,
				'He has joined a unit already this turn.'
			]
		]
	],
	preparatory_fire: [OWN(2), PREPARES],
	bombard: [OWN(2), PREPARES],
	indirect_fire: [
		[...OWN(2), ...ENEMY(4)],
		[
			[
				'Indirect fire',
				({ indirectBanned }) => indirectBanned === true,
				'The referee has not allowed indirect fire.'
			],
			[
				'Indirect fire',
				({ noSpotter }) => noSpotter === true,
				'No officer is left who spots for it.'
			],
			PINNED,
			inPhase(2, NOT_LED),
			inPhase(4, SUPPRESSED),
			LIMBERED,
			[
				'Sequence of action',
				({ firedPhase2, firedPhase4 }) => firedPhase2 === true || firedPhase4 === true,
				'It has fired already this turn.'
			],
			inPhase(2, DEFENDS_ONLY),
			inPhase(4, MAY_NOT_DEFEND),
			DIRECT,
			['Indirect fire', ({ done }) => done === true, 'It has asked already this turn.']
		]
	],
	move: [
		OWN(3),
		[
			...GOES,
			FALLS_BACK('falling_back.advance', 'It is falling back and may not advance.'),
			BROKEN('army_broken.advance', 'Its army is broken and does not advance.'),
			...GOES_AT_LAST
		]
	],
	/** Up to the edge of a bombarded area, or on in one; the test there is part of the move. */
	into_shells: [
		OWN(3),
		[
			['Bombardment', ({ shelled }) => shelled !== true, 'No area is bombarded now.'],
			...GOES,
			FALLS_BACK('falling_back.advance', 'It is falling back and may not advance.'),
			BROKEN('army_broken.advance', 'Its army is broken and does not advance.'),
			...BREAKS_DOWN
		]
	],
	/** To its own rear, which a broken army may (G07). */
	retire: [OWN(3), [...GOES, ...GOES_AT_LAST]],
	/** CLAIMING COVER (R64): who could have moved, and went half of its way or less. */
	claim_cover: [
		OWN(3),
		[
			['Claiming cover', ({ done }) => done === true, 'It has claimed cover already.'],
			PINNED,
			NOT_LED,
			FIRED_FIRST,
			...STAYS,
			['Melee', ({ inMelee }) => inMelee === true, 'It is in contact with the enemy.'],
			[
				'Claiming cover',
				({ moved }, book) => moved !== true && book.readings.R64 === 'moved_only',
				'Only a unit that has moved claims cover.'
			]
		]
	],
	breakdown: [
		[...OWN(3), ...ENEMY(3)],
		[
			['Armoured cars', ({ hurt }) => hurt !== true, 'Without hits it does not break down.'],
			['Armoured cars', ({ done }) => done === true, TRIED],
			PINNED,
			['Leadership', (one, book) => one.side === 'phasing' && NOT_LED[1](one, book), NOT_LED[2]],
			[
				'Melee',
				({ side, untouched }) => side === 'non_phasing' && untouched === true,
				'Nobody attacks it.'
			]
		]
	],
	repair: [
		OWN(3),
		[
			['Critical hits', ({ held }) => held !== 'engine_hit', 'Its engine and tracks are sound.'],
			['Critical hits', ({ done }) => done === true, TRIED]
		]
	],
	withdraw_before_melee: [ENEMY(3), [...WITHDRAWS, ...GOES_AT_LAST]],
	/** A withdrawal is a move too: who lies in shells tests with it (R42). */
	withdraw_in_shells: [
		ENEMY(3),
		[
			['Bombardment', ({ underShells }) => underShells !== true, 'It lies in no bombarded area.'],
			...WITHDRAWS,
			...BREAKS_DOWN
		]
	],
	defensive_fire: [
		ENEMY(4),
		[
			PINNED,
			SUPPRESSED,
			MOUNTED,
			LIMBERED,
			[
				'Cavalry',
				({ withdrew }) => withdrew === true,
				'It withdrew before melee and does not fire.'
			],
			[
				'Sequence of action',
				({ firedPhase4 }) => firedPhase4 === true,
				'It has fired already this turn.'
			],
			MAY_NOT_DEFEND
		]
	],
	attacking_fire: [
		OWN(5),
		[
			PINNED,
			[
				'Attacking fire',
				({ attackingIntoMelee }) => attackingIntoMelee !== true,
				'Only units attacking into melee fire now.'
			],
			[
				'Attacking fire',
				({ unit }, book) =>
					unit !== undefined &&
					!ATTACKING.some((one) => one === unit && numberOf(book, `attacking_fire.${one}`) > 0),
				'This has no attacking fire.'
			],
			FALLS_BACK('falling_back.start_melee', 'It is falling back and attacks nobody.'),
			BROKEN('army_broken.start_melee', 'Its army is broken and attacks nobody.'),
			FIRED_OWN
		]
	],
	/** Contact is made in phase 3; it may still be told in 6. */
	initiate_melee: [
		OWN(3, 6),
		[
			PINNED,
			[
				'Melee',
				isNone('infantry', 'dismounted_cavalry', 'cavalry', 'tank'),
				'Only infantry, cavalry and tanks may start a melee.'
			],
			FIRED_FIRST,
			['Melee', ({ done }) => done === true, 'It has fought already this turn.'],
			[
				'Melee',
				({ stood }, book) => stood === true && book.readings.R70 === 'moved_then_told',
				'It has not moved: contact is made by moving.'
			],
			...[NOT_LED, ...STAYS, SUPPRESSED].map((line) => inPhase(3, line)),
			FALLS_BACK('falling_back.start_melee', 'It is falling back and starts no melee.'),
			BROKEN('army_broken.start_melee', 'Its army is broken and starts no melee.')
		]
	],
	melee: [
		[...OWN(6), ...ENEMY(6)],
		[['Melee', ({ untouched }) => untouched === true, 'It is in contact with nobody.']]
	],
	suppression_test: [
		ALWAYS,
		[
			['Suppression', ({ suppressed }) => suppressed !== true, 'It is not suppressed.'],
			[
				'Suppression',
				({ suppressionTest }) => suppressionTest !== undefined,
				'It has taken its one test of this turn.'
			]
		]
	]
};

/** A test is made when something calls for it, in whatever phase: otherwise it is forbidden by its own heading. */
export const uncalled = (rule: string): Refusal => ({
	rule,
	why: say('Nothing calls for this now.')
});

/** The sequence has another phase for it: the words by which that is known. */
export const OUT_OF_PHASE = 'That is not done in this phase.';

/** May this unit do that in this phase, and if not, by which rule? */
export const permission = (book: Book, intention: Intention): Decision<never> => {
	const [when, lines] = PERMISSIONS[intention.action];
	const sides = when.filter(([phase]) => phase === intention.phase);
	if (!sides.length) return refuse('Sequence of action', say(OUT_OF_PHASE));
	if (!sides.some(([, side]) => side === intention.side))
		return refuse('Sequence of action', say('That is for the other side in this turn.'));
	const broken = lines.find(([, forbids]) => forbids(intention, book));
	return broken ? refuse(broken[0], say(broken[2])) : accept();
};
