/** What can be worked out, in the order of the sequence of action. Light: the start screen loads this and no rule. */
export interface ContentsEntry {
	readonly slug: string;
	readonly title: string;
	readonly hint?: string;
}

export interface ContentsStop {
	/** The phase of a turn, or nothing for what has no place in the sequence. */
	readonly phase: number | null;
	readonly stop: string;
	readonly entries: readonly ContentsEntry[];
}

/** Sequence of action: seven phases, then what any of them may call for. */
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
			{ slug: 'artillery', title: 'Artillery', hint: 'guns that see the target' },
			{ slug: 'indirect-fire', title: 'Indirect fire', hint: 'where the shells land' },
			{ slug: 'bombardment', title: 'Bombardment', hint: 'and who must test' },
			{ slug: 'commissar', title: 'Commissar', hint: 'help or quarrel' }
		]
	},
	{
		phase: 3,
		stop: 'Movement',
		entries: [{ slug: 'movement', title: 'Movement', hint: 'both systems, charges, roads' }]
	},
	{
		phase: 4,
		stop: 'Defensive fire',
		entries: [{ slug: 'suppression', title: 'Suppression', hint: 'may it fire after all' }]
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
			{ slug: 'petrol-bombs', title: 'Petrol bombs', hint: 'infantry against a tank' },
			{ slug: 'fright', title: 'Fright', hint: 'when a tank comes near' }
		]
	},
	{
		phase: 7,
		stop: 'Morale',
		entries: [
			{ slug: 'unit-morale', title: 'Unit morale' },
			{ slug: 'army-morale', title: 'Army morale', hint: 'from 30 % losses' },
			{ slug: 'test-of-character', title: 'Test of character', hint: 'does the officer hold' }
		]
	},
	{
		phase: null,
		stop: 'Vehicles and trains',
		entries: [
			{ slug: 'tank-hits', title: 'Hits on a tank' },
			{ slug: 'tank-repair', title: 'Repairs' },
			{ slug: 'armoured-car-fire', title: 'Armoured car: fire' },
			{ slug: 'armoured-car-morale', title: 'Armoured car: morale' },
			{ slug: 'breakdown', title: 'Breakdown' },
			{ slug: 'train-morale', title: 'Armoured train: morale' }
		]
	},
	{
		phase: null,
		stop: 'Guns, petrol, recovery',
		entries: [
			{ slug: 'attached-gun', title: 'Attached machine gun', hint: 'is it hit too' },
			{ slug: 'petrol-supply', title: 'Petrol' },
			{ slug: 'recovery', title: 'Recovered figures', hint: 'after the battle' },
			{ slug: 'permission', title: 'May it act?', hint: 'what a unit may do in each phase' }
		]
	},
	{
		phase: null,
		stop: 'Ships, boats, ice',
		entries: [
			{ slug: 'launch-boats', title: 'Launching boats' },
			{ slug: 'icebreaker', title: 'Icebreaker' }
		]
	}
];
