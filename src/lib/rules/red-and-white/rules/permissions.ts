import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import type { Book } from '../book.ts';

/** SEQUENCE OF ACTION: what a unit may want to do. */
export const ACTIONS = [
	'preparatory_fire',
	'move',
	'defensive_fire',
	'withdraw_before_melee',
	'attacking_fire',
	'initiate_melee'
] as const;
export type Action = (typeof ACTIONS)[number];

export const PERMISSION_UNITS = [
	'infantry',
	'dismounted_cavalry',
	'cavalry',
	'lmg',
	'hmg',
	'tchanka',
	'artillery',
	'tank',
	'armoured_car',
	'train',
	'ship'
] as const;
export type PermissionUnit = (typeof PERMISSION_UNITS)[number];

/** TANKS; CRITICAL HITS: an engine or track to repair, a wreck that only fires, a driver who sees nothing. */
export const HELD = ['engine_hit', 'immobilised', 'blinded'] as const;
export type Held = (typeof HELD)[number];

/** SEQUENCE OF ACTION: a unit that wants to act in a phase. */
export interface Intention {
	readonly action: Action;
	readonly phase: number;
	readonly side: 'phasing' | 'non_phasing';
	readonly unit?: PermissionUnit | undefined;
	readonly hasLeadership?: boolean;
	readonly ledHeroically?: boolean;
	readonly firedPhase2?: boolean;
	/** MOVEMENT: it has made its move of this turn. */
	readonly moved?: boolean;
	/** SEQUENCE OF ACTION: it has fired in this phase 4. */
	readonly firedPhase4?: boolean;
	/** ATTACKING FIRE: it has fired in this phase 5. */
	readonly firedPhase5?: boolean;
	readonly suppressed?: boolean;
	/** SUPPRESSION: the one test of the turn (R02). */
	readonly suppressionTest?: 'passed' | 'failed' | undefined;
	readonly pinned?: boolean;
	/** TANKS; CRITICAL HITS: what keeps a tank where it is. */
	readonly held?: Held | undefined;
	/** ARTILLERY: the guns are on their limbers. */
	readonly limbered?: boolean;
	readonly fallingBack?: boolean;
	readonly withdrew?: boolean;
	readonly armyBroken?: boolean;
	readonly attackingIntoMelee?: boolean;
}

/** One rule that may forbid: its heading, whether it forbids this, and why. */
type Rule = readonly [section: string, forbids: boolean, why: string];

const first = (rules: readonly Rule[]): Decision<never> => {
	const broken = rules.find(([, forbids]) => forbids);
	return broken ? refuse(broken[0], say(broken[2])) : accept();
};

/** SEQUENCE OF ACTION: in which phases, and for which side. */
const WHEN: Record<Action, readonly [phases: readonly number[], side: Intention['side']]> = {
	preparatory_fire: [[2], 'phasing'],
	move: [[3], 'phasing'],
	defensive_fire: [[4], 'non_phasing'],
	withdraw_before_melee: [[3], 'non_phasing'],
	attacking_fire: [[5], 'phasing'],
	initiate_melee: [[3, 6], 'phasing']
};

/** SEQUENCE OF ACTION (R55): who may fire in phase 2 and still move in 3. */
const firesAndMoves = (book: Book, unit: PermissionUnit | undefined): boolean => {
	if (unit === 'train') return true;
	const policy = book.readings.R55;
	if (policy === 'trains_only' || unit === undefined) return false;
	if (unit === 'ship') return policy === 'vehicles_and_ships';
	return ['tank', 'armoured_car', 'tchanka'].includes(unit);
};

/** SUPPRESSION: is it still held down for this action (R02)? */
const heldDown = (book: Book, intention: Intention): boolean => {
	if (!intention.suppressed) return false;
	const policy = book.readings.R02;
	const moving = intention.action !== 'defensive_fire';
	if (moving && policy === 'fire_only') return false;
	if (moving && policy === 'test_lifts_fire_only') return true;
	return intention.suppressionTest !== 'passed';
};

/** MELEE: who may start one. */
const STARTS_MELEE: readonly PermissionUnit[] = [
	'infantry',
	'dismounted_cavalry',
	'cavalry',
	'tank'
];
/** MELEE; CAVALRY: who may withdraw before one. */
const WITHDRAWS: readonly PermissionUnit[] = ['cavalry', 'armoured_car', 'train'];

const leads = ({ hasLeadership, ledHeroically }: Intention): boolean =>
	hasLeadership === true || ledHeroically === true;

/** SEQUENCE OF ACTION; ATTACKING FIRE: in its own turn it fires in phase 2 or in phase 5. */
const firedOwn = ({ firedPhase2, firedPhase5 }: Intention): boolean =>
	firedPhase2 === true || firedPhase5 === true;

const allowedByGap = (book: Book, path: keyof Book['numbers']): boolean =>
	numberOf(book, path) === 1;

/** TANKS; CRITICAL HITS: by which rule it stays where it is, and why. */
const STAYS: Record<Held, readonly [section: string, why: string]> = {
	engine_hit: ['Critical hits', 'Its engine or a track is hit: it stays until that is repaired.'],
	immobilised: ['Critical hits', 'It is immobilised for the rest of the game.'],
	blinded: ['Tanks', 'Its driver is blinded and misses this turn.']
};

/** TANKS; CRITICAL HITS: does something keep it where it is? */
const stays = ({ held }: Intention): readonly Rule[] =>
	held === undefined ? [] : [[STAYS[held][0], true, STAYS[held][1]]];

/** ARTILLERY: guns fire from the ground only. */
const onLimbers = ({ limbered }: Intention): Rule => [
	'Artillery',
	limbered === true,
	'The guns are limbered; to unlimber them takes a turn.'
];

/** May this unit do that in this phase, and if not, by which rule? */
export const permission = (book: Book, intention: Intention): Decision<never> => {
	const { action, phase, side, unit, fallingBack, armyBroken } = intention;
	const [phases, whose] = WHEN[action];
	const mounted = unit === 'cavalry';
	const mayFallBackFire = (inPhase: 2 | 4): boolean =>
		fallingBack === true && !allowedByGap(book, `falling_back.phase_${inPhase}_fire`);
	const own: Record<Action, readonly Rule[]> = {
		preparatory_fire: [
			['Leadership', !leads(intention), 'It has no leadership this turn.'],
			['Small arms firing', mounted, 'Mounted cavalry does not fire.'],
			onLimbers(intention),
			['Sequence of action', firedOwn(intention), 'It has fired already this turn.'],
			['Morale', mayFallBackFire(2), 'It is falling back and only defends itself.']
		],
		move: [
			['Leadership', !leads(intention), 'It has no leadership this turn.'],
			[
				'Sequence of action',
				intention.firedPhase2 === true && !firesAndMoves(book, unit),
				'It fired in phase 2 and may not move.'
			],
			['Sequence of action', intention.moved === true, 'It has moved already this turn.'],
			...stays(intention),
			['Suppression', heldDown(book, intention), 'It is suppressed.'],
			[
				'Morale',
				fallingBack === true && !allowedByGap(book, 'falling_back.advance'),
				'It is falling back and may not advance.'
			],
			[
				'Consequences of major morale failure',
				armyBroken === true && !allowedByGap(book, 'army_broken.advance'),
				'Its army is broken and does not advance.'
			]
		],
		defensive_fire: [
			['Suppression', heldDown(book, intention), 'It is suppressed.'],
			['Small arms firing', mounted, 'Mounted cavalry does not fire.'],
			onLimbers(intention),
			['Cavalry', intention.withdrew === true, 'It withdrew before melee and does not fire.'],
			['Sequence of action', intention.firedPhase4 === true, 'It has fired already this turn.'],
			['Morale', mayFallBackFire(4), 'It is falling back and may not fire.']
		],
		withdraw_before_melee: [
			[
				'Melee',
				unit !== undefined && !WITHDRAWS.includes(unit),
				'Only cavalry, armoured cars and armoured trains withdraw.'
			],
			['Suppression', heldDown(book, intention), 'It is suppressed.']
		],
		attacking_fire: [
			[
				'Attacking fire',
				intention.attackingIntoMelee !== true,
				'Only units attacking into melee fire now.'
			],
			[
				'Attacking fire',
				unit !== undefined && !hasAttackingFire(book, unit),
				'This has no attacking fire.'
			],
			['Sequence of action', firedOwn(intention), 'It has fired already this turn.']
		],
		initiate_melee: [
			[
				'Melee',
				unit !== undefined && !STARTS_MELEE.includes(unit),
				'Only infantry, cavalry and tanks may start a melee.'
			],
			[
				'Sequence of action',
				intention.firedPhase2 === true && !firesAndMoves(book, unit),
				'It fired in phase 2 and may not move.'
			],
			['Leadership', phase === 3 && !leads(intention), 'It has no leadership this turn.'],
			...(phase === 3 ? stays(intention) : []),
			['Suppression', phase === 3 && heldDown(book, intention), 'It is suppressed.'],
			[
				'Morale',
				fallingBack === true && !allowedByGap(book, 'falling_back.start_melee'),
				'It is falling back and starts no melee.'
			],
			[
				'Consequences of major morale failure',
				armyBroken === true && !allowedByGap(book, 'army_broken.start_melee'),
				'Its army is broken and starts no melee.'
			]
		]
	};
	return first([
		['Sequence of action', !phases.includes(phase), 'That is not done in this phase.'],
		['Sequence of action', side !== whose, 'That is for the other side in this turn.'],
		['Bombardment', intention.pinned === true, 'It is pinned for the rest of the turn.'],
		...own[action]
	]);
};

/** ATTACKING FIRE (G05): has this any fire after moving into melee? */
const hasAttackingFire = (book: Book, unit: PermissionUnit): boolean => {
	switch (unit) {
		case 'infantry':
		case 'dismounted_cavalry':
		case 'lmg':
		case 'tank':
		case 'hmg':
		case 'tchanka':
		case 'cavalry':
		case 'artillery':
			return numberOf(book, `attacking_fire.${unit}`) > 0;
		case 'armoured_car':
		case 'train':
		case 'ship':
			return false;
	}
};
