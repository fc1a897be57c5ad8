import type { Arm, Camp, Character, Mark } from '../types.ts';
import type { OfficerStatus, Presence } from '../engine/state.ts';

/** What of a unit fires that does not fire with all it has. */
export const ARM_WORDS: Readonly<Record<Arm, string>> = {
	rifles: 'Its stands fire.',
	machine_guns: 'Its machine guns fire.',
	guns: 'Its guns fire.',
	left: 'The machine guns of its left side fire.',
	left_gun: 'The gun of its left side fires.',
	right: 'The machine guns of its right side fire.',
	right_gun: 'The gun of its right side fires.',
	ahead: 'The machine gun ahead fires.',
	astern: 'The machine gun astern fires.'
};

/** A mark in words: as a label, and as what is said when it comes and goes. */
export const MARK_WORDS: Readonly<
	Record<Mark, { readonly label: string; readonly on: string; readonly off: string }>
> = {
	led: {
		label: 'Led',
		on: '{unit} is led this turn.',
		off: '{unit} is not marked as led any more.'
	},
	not_led: {
		label: 'Not led',
		on: '{unit} may not fire or move this turn.',
		off: '{unit} is not marked as without leadership any more.'
	},
	fired: {
		label: 'Fired',
		on: '{unit} has fired.',
		off: '{unit} is not marked as fired any more.'
	},
	moved: {
		label: 'Moved',
		on: '{unit} has moved.',
		off: '{unit} is not marked as moved any more.'
	},
	charged: {
		label: 'Charged',
		on: '{unit} has charged.',
		off: '{unit} is not marked as charged any more.'
	},
	in_cover: { label: 'In cover', on: '{unit} is in cover.', off: '{unit} is out of cover.' },
	claimed_cover: {
		label: 'Claimed cover',
		on: '{unit} has claimed cover.',
		off: '{unit} loses its claimed cover.'
	},
	in_defences: {
		label: 'In defences',
		on: '{unit} is in defences.',
		off: '{unit} has left its defences.'
	},
	suppressed: {
		label: 'Suppressed',
		on: '{unit} is suppressed until the turn ends.',
		off: '{unit} is no longer suppressed.'
	},
	pinned: {
		label: 'Pinned',
		on: '{unit} is pinned until the turn ends.',
		off: '{unit} is no longer pinned.'
	},
	falling_back: {
		label: 'Falling back',
		on: '{unit} falls back.',
		off: '{unit} falls back no longer.'
	},
	withdrew: {
		label: 'Withdrew',
		on: '{unit} withdraws before melee.',
		off: '{unit} is not marked as withdrawn any more.'
	},
	heroic: {
		label: 'Heroic',
		on: '{unit} is led heroically.',
		off: '{unit} is led heroically no more.'
	},
	dismounted: { label: 'Dismounted', on: '{unit} dismounts.', off: '{unit} mounts.' },
	limbered: { label: 'Limbered', on: '{unit} limbers up.', off: '{unit} unlimbers.' },
	blinded: {
		label: 'Driver blinded',
		on: '{unit} may not move in its next turn: its driver is blinded.',
		off: 'The driver of {unit} can see again.'
	},
	engine_hit: {
		label: 'Engine hit',
		on: '{unit} cannot move: its engine is hit.',
		off: 'The engine of {unit} is repaired.'
	},
	immobilised: {
		label: 'Immobilised',
		on: '{unit} cannot move any more.',
		off: '{unit} can move again.'
	},
	ablaze: { label: 'Ablaze', on: '{unit} is ablaze.', off: '{unit} is not ablaze any more.' },
	abandoned: {
		label: 'Abandoned',
		on: '{unit} is abandoned by its crew.',
		off: '{unit} has a crew again.'
	},
	off_table: {
		label: 'Off the table',
		on: '{unit} has left the table.',
		off: '{unit} is on the table again.'
	},
	captured: {
		label: 'Captured',
		on: '{unit} is captured.',
		off: '{unit} is captured no longer.'
	},
	commissar_argues: {
		label: 'Commissar quarrels',
		on: 'The commissar of {unit} quarrels: no bonus until the turn ends.',
		off: 'The commissar of {unit} quarrels no longer.'
	},
	commissar_overrules: {
		label: 'Commissar overrules',
		on: 'The commissar of {unit} overrules its commander until the turn ends.',
		off: 'The commissar of {unit} overrules no longer.'
	},
	priest_tends: {
		label: 'Priest distracted',
		on: 'The priest of {unit} tends the dying: no bonus until the turn ends.',
		off: 'The priest of {unit} is not distracted any more.'
	},
	priest_panics: {
		label: 'Priest panics',
		on: 'The priest of {unit} panics: −1 until the turn ends.',
		off: 'The priest of {unit} panics no longer.'
	}
};

/** Where a unit is, as a label, and what is said when it gets there. */
export const PRESENCE_WORDS: Readonly<
	Record<Presence, { readonly label: string; readonly said: string }>
> = {
	reserve: { label: 'In reserve', said: '{unit} waits in reserve.' },
	table: { label: 'On the table', said: '{unit} is on the table.' },
	destroyed: { label: 'Destroyed', said: '{unit} is destroyed.' },
	off_table: { label: 'Off the table', said: '{unit} has left the table.' },
	captured: { label: 'Captured', said: '{unit} is captured.' },
	surrendered: { label: 'Surrendered', said: '{unit} has surrendered.' },
	abandoned: { label: 'Abandoned', said: '{unit} is abandoned by its crew.' },
	merged: { label: 'Joined another unit', said: '{unit} has joined another unit.' }
};

/** OFFICERS & LEADERS; OFFICERS' CHARACTER (G08). */
export const STATUS_WORDS: Readonly<
	Record<OfficerStatus, { readonly label: string; readonly said: string }>
> = {
	fit: { label: 'Fit', said: '{officer} is fit again.' },
	scratched: {
		label: 'Scratched, back next turn',
		said: '{officer} is scratched: back next turn.'
	},
	out: { label: 'Out of the game', said: '{officer} is out of the game.' },
	dead: { label: 'Dead', said: '{officer} is dead.' },
	drunk: { label: 'Drunk', said: '{officer} is drunk.' },
	fled: { label: 'Fled', said: '{officer} has fled.' },
	surrendered: { label: 'Surrendered', said: '{officer} has surrendered.' },
	defected: { label: 'Gone over', said: '{officer} has gone over to the enemy.' }
};

export const CHARACTER_WORDS: Readonly<Record<Character, string>> = {
	fanatic: 'Fanatic',
	committed: 'Committed',
	normal: 'Normal',
	efficient: 'Efficient',
	coward: 'Coward'
};

export const CAMP_WORDS: Readonly<
	Record<Camp, { readonly side: string; readonly many: string; readonly turn: string }>
> = {
	red: { side: 'Red', many: 'Reds', turn: 'Round {n}, Red turn' },
	white: { side: 'White', many: 'Whites', turn: 'Round {n}, White turn' }
};
