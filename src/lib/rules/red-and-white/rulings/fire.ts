import type { Ruling } from '#lib/kernel/book/ruling.ts';

/** SMALL ARMS FIRING; MACHINE GUNS: R16–R21, R26, R35, R63, R68. */
export const FIRE_RULINGS = [
	{
		id: 'R16',
		section: 'Small arms firing',
		title: 'Dice beyond 6 and below 1',
		question: 'Do all modifiers add, and does a 6 always hit or a 1 always miss?',
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'all_add', text: 'All add; a modified 5 or more hits, no face is automatic.' },
			{ key: 'six_always_hits', text: 'A 6 on the die always hits.' },
			{ key: 'one_always_misses', text: 'A 1 on the die always misses.' },
			{ key: 'six_hits_one_misses', text: 'A 6 always hits and a 1 always misses.' }
		]
	},
	{
		id: 'R17',
		section: 'Banners',
		title: 'Banner in fire',
		question: 'A banner is worth +1 in most situations but is not in the fire list. Does it count?',
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'not_in_fire', text: 'Not in fire; in melee and morale only.' },
			{ key: 'in_fire', text: '+1 in small arms fire too.' }
		]
	},
	{
		id: 'R18',
		section: 'Small arms firing',
		title: 'Half of an odd number of hits',
		question: 'Cover halves the hits. What becomes of the odd one?',
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'odd_saved', text: 'One saving throw settles it, as in the artillery example.' },
			{ key: 'round_down', text: 'It is lost.' },
			{ key: 'round_up', text: 'It counts.' },
			{ key: 'each_hit_saved', text: 'Nothing is halved; every hit takes a saving throw.' }
		],
		notes: ['Counted for each firing unit and target by itself.']
	},
	{
		id: 'R19',
		section: 'Artillery',
		title: 'Cover and guns that take two figures',
		question: 'Is the hit halved, or the figures it takes?',
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'cover_then_figures',
				text: 'Hits are halved, then each takes its figures; the odd hit counts for both figures or none.'
			},
			{ key: 'figures_then_cover', text: 'Hits take their figures, then the figures are halved.' }
		],
		notes: ['Saving throws of crews come after both, and never more are lost than are there.']
	},
	{
		id: 'R20',
		section: 'Small arms firing',
		title: 'Who has a saving throw',
		question: 'Against what do gun and machine gun crews save?',
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'crews_from_any_fire', text: 'Crews save against any fire; nobody saves in melee.' },
			{ key: 'small_arms_only', text: 'Crews save against small arms only.' },
			{ key: 'nobody_extra', text: 'Crews do not save; armoured cars still do.' }
		]
	},
	{
		id: 'R21',
		section: 'Machine guns',
		title: 'Attached machine gun hit',
		question: 'How often is the D10 for an attached machine gun rolled, and whose loss is it?',
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{
				key: 'once_besides',
				text: 'Once for each fire that took a figure; besides the losses of the unit.'
			},
			{
				key: 'once_instead',
				text: 'Once for each fire that took a figure; instead of one of the unit.'
			},
			{ key: 'per_figure', text: 'Once for each figure lost; besides.' }
		],
		notes: ['The machine gun then has its own saving throw.']
	},
	{
		id: 'R26',
		section: 'Infantry',
		title: 'Half of an odd number of stands',
		question: 'How many of three stands fire after moving into melee?',
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'down_min_1', text: 'Rounded down, but at least one.' },
			{ key: 'up', text: 'Rounded up.' }
		]
	},
	{
		id: 'R35',
		section: 'Commissars',
		title: 'How often attached figures test',
		question:
			'A unit that takes a casualty tests its officer, commissar or priest. For each figure?',
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'once_per_event', text: 'Once for each fire or melee that took at least one figure.' },
			{ key: 'per_figure', text: 'Once for each figure lost.' }
		]
	},
	{
		id: 'R63',
		section: 'Small arms firing',
		title: 'Heavy machine gun dice',
		question: 'Three dice "per gunner", but the stand has two gunners.',
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'three_per_gun', text: 'Three dice a gun while a gunner is left.' },
			{ key: 'three_per_gunner', text: 'Three dice for each gunner left.' }
		]
	},
	{
		id: 'R68',
		section: 'Tanks',
		title: 'Machine guns at tanks',
		question: 'Infantry fire cannot hurt a tank; machine guns are not named. Can they?',
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'no_effect', text: 'No effect, as on trains.' },
			{
				key: 'point_blank_hits',
				text: 'At point blank each hit rolls on the tank table, as a shell does.'
			}
		]
	}
] as const satisfies readonly Ruling[];
