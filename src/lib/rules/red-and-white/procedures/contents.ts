import type { ContentsStop } from '#lib/kernel/sheet/contents.ts';

/**
 * What can be worked out, in the order of the sequence of action. Light: the start screen loads this and no rule.
 * SEQUENCE OF ACTION: seven phases, then what any of them may call for, then what stands outside the game.
 */
export const CONTENTS: readonly ContentsStop[] = [
	{
		phase: 1,
		stop: 'Leadership',
		entries: [
			{ slug: 'leadership', title: 'Leadership', hint: 'who acts, on a D10' },
			{ slug: 'officer-character', title: 'Officer’s character', hint: 'drawn once, kept secret' },
			{
				slug: 'officer-hit',
				title: 'Officer or special figure hit',
				hint: 'when its unit loses figures'
			}
		]
	},
	{
		phase: 2,
		stop: 'Preparatory fire',
		entries: [
			{ slug: 'small-arms-fire', title: 'Small-arms fire', hint: 'rifles, machine guns' },
			{ slug: 'artillery', title: 'Artillery', hint: 'direct, indirect' },
			{ slug: 'indirect-fire', title: 'Indirect fire', hint: 'may the battery fire' },
			{ slug: 'bombardment', title: 'Bombardment', hint: 'and who must test' },
			{ slug: 'range', title: 'Range', hint: 'the band of every weapon' },
			{ slug: 'commissar', title: 'Commissar', hint: 'help or quarrel' }
		]
	},
	{
		phase: 3,
		stop: 'Movement',
		entries: [
			{ slug: 'movement', title: 'Movement', hint: 'both systems, charges, roads' },
			{ slug: 'breakdown', title: 'Breakdown', hint: 'an armoured car with hits' },
			{ slug: 'tank-repair', title: 'Tank repair', hint: 'engine or track' }
		]
	},
	{
		phase: 4,
		stop: 'Defensive fire',
		entries: [
			{ slug: 'small-arms-fire', title: 'Small-arms fire' },
			{ slug: 'suppression', title: 'Suppression', hint: 'may it fire after all' }
		]
	},
	{
		phase: 5,
		stop: 'Attacking fire',
		entries: [{ slug: 'attacking-fire', title: 'Attacking fire', hint: 'half of the stands' }]
	},
	{
		phase: 6,
		stop: 'Melee',
		entries: [
			{ slug: 'melee', title: 'Melee', hint: 'several attackers, wire, trenches' },
			{ slug: 'fright', title: 'Fright', hint: 'a tank attacks horse or guns' },
			{ slug: 'petrol-bombs', title: 'Petrol bombs', hint: 'infantry and a tank' }
		]
	},
	{
		phase: 7,
		stop: 'Morale',
		entries: [
			{ slug: 'unit-morale', title: 'Unit morale', hint: 'after losses' },
			{ slug: 'army-morale', title: 'Army morale', hint: 'from 30 % losses' },
			{ slug: 'test-of-character', title: 'Test of character', hint: 'does the officer hold' }
		]
	},
	{
		phase: null,
		stop: 'Any phase',
		entries: [
			{ slug: 'permission', title: 'May it act?', hint: 'and if not, by which rule' },
			{ slug: 'unit-status', title: 'What is left of a unit', hint: 'stands, morale number' },
			{
				slug: 'attached-gun',
				title: 'Attached machine gun hit',
				hint: 'when its unit loses figures'
			},
			{ slug: 'priest', title: 'Priest distracted', hint: 'when his unit loses figures' }
		]
	},
	{
		phase: null,
		stop: 'Vehicles and trains',
		entries: [
			{ slug: 'tank-hits', title: 'Hits on a tank', hint: 'shells, criticals' },
			{ slug: 'armoured-car-fire', title: 'Fire at an armoured car', hint: 'small arms' },
			{ slug: 'armoured-car-morale', title: 'Armoured car morale', hint: 'after each hit' },
			{ slug: 'train-morale', title: 'Armoured train morale', hint: 'under artillery' }
		]
	},
	{
		phase: null,
		stop: 'Ships, boats, ice',
		entries: [
			{ slug: 'river-movement', title: 'Movement on a river', hint: 'open water, ice' },
			{ slug: 'launch-boats', title: 'Launching boats' },
			{ slug: 'icebreaker', title: 'Icebreaker', hint: 'section by section' },
			{ slug: 'ice-crossing', title: 'Crossing the ice', hint: 'who may' }
		]
	},
	{
		phase: null,
		stop: 'Before and after the game',
		entries: [
			{ slug: 'petrol-supply', title: 'Supply of petrol bombs', hint: 'who has made some' },
			{ slug: 'recovery', title: 'Recovered figures', hint: 'after the game' }
		]
	}
];
