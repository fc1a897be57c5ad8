import { done, leftOut, type Outline } from '#lib/kernel/book/outline.ts';

/** Red and White, 21 September 2007: its headings in order. The book has no numbers; a rule is cited by its heading. */
export const OUTLINE: Outline = [
	leftOut('RED AND WHITE', 'Title and credits; they stand on the About page.', 'Red and White'),
	leftOut('HISTORICAL TERMS USED', 'Words, not rules; the reference explains them.'),
	done('GAMING TERMS USED', ['rules/fire/hits.ts', 'rules/referee.ts']),
	done('Saving Throw', ['rules/fire/hits.ts'], { cite: 'Saving throw' }),
	done('SEQUENCE OF ACTION', ['engine/sequence.ts', 'rules/permissions.ts', 'rules/forbids.ts'], {
		parts: [
			'THE RED TURN',
			'THE WHITE TURN',
			'the footnote on leadership',
			'the footnote on suppression'
		]
	}),
	done('LEADERSHIP', ['rules/leadership.ts'], { parts: ['DETERMINING LEADERSHIP'] }),
	leftOut(
		'NOTES ON LEADERSHIP',
		'Only the heading is left; defaults for the table stand under G03.'
	),
	done('MOVEMENT', ['rules/movement.ts'], { parts: ['VARIABLE MOVEMENT'] }),
	done('ALTERNATE MOVEMENT TABLE', ['charts/movement.ts', 'rules/movement.ts']),
	done('SMALL ARMS FIRING', ['rules/fire/small-arms.ts'], { parts: ['Modifiers to die rolls'] }),
	done('Ranges', ['rules/fire/ranges.ts']),
	leftOut('NOTES ON FIRING', 'Only the heading is left; defaults for the table stand under G04.'),
	done('ATTACKING FIRE', ['rules/fire/attacking-fire.ts', 'rules/forbids.ts']),
	done('SUPRESSION', ['rules/morale.ts', 'rules/forbids.ts'], { cite: 'Suppression' }),
	done('CLAIMING COVER', ['rules/fire/hits.ts', 'rules/movement.ts', 'rules/permissions.ts']),
	done('BANNERS', ['rules/fire/small-arms.ts', 'rules/melee.ts']),
	done('COMMISSARS', ['rules/special-figures.ts']),
	done('RELIGIOUS INSPIRATION', ['rules/special-figures.ts']),
	done('MELEE', ['rules/melee.ts', 'rules/permissions.ts']),
	leftOut(
		'EXAMPLE OF MELEE',
		'Two worked examples; they are tests, their slips stand under R30 and R61.'
	),
	done('MORALE', ['rules/morale.ts'], { parts: ['Die Modifiers'] }),
	done('Petrol Bombs vs. Tank', ['rules/vehicles/petrol-bombs.ts'], {
		cite: 'Petrol bombs vs. tank'
	}),
	done('INFANTRY', ['rules/fire/attacking-fire.ts', 'rules/unit-status.ts']),
	done('CAVALRY', ['rules/movement.ts']),
	done('ARTILLERY', ['rules/fire/artillery.ts']),
	done('INDIRECT FIRE', ['rules/fire/artillery.ts']),
	done('BOMBARDMENT', ['rules/fire/bombardment.ts']),
	done('MACHINE GUNS', ['rules/fire/attached-gun.ts', 'rules/fire/small-arms.ts']),
	done('ARMORED VEHICLE FRIGHT', ['rules/vehicles/fright.ts']),
	done('ARMOURED CARS', ['rules/vehicles/vehicles.ts']),
	done('TANKS', ['rules/vehicles/tanks.ts', 'rules/vehicles/tank-weapons.ts']),
	done('CRITICAL HITS', ['rules/vehicles/tanks.ts']),
	done('ARMORED TRAINS', ['rules/vehicles/vehicles.ts']),
	done('OFFICERS & LEADERS', ['rules/special-figures.ts', 'rules/attached-figures.ts']),
	done('FORCE HQ.', ['rules/major-morale.ts', 'rules/melee.ts'], { cite: 'Force HQ' }),
	done('MAJOR MORALE.', ['rules/major-morale.ts']),
	done('CONSEQUENCES OF MAJOR MORALE FAILURE', ['rules/leadership.ts', 'rules/forbids.ts']),
	done("OFFICERS' CHARACTER", ['rules/special-figures.ts']),
	done("CONSEQUENCES OF OFFICER'S FAILURE", ['rules/special-figures.ts']),
	done('ORGANIZATION', ['scenarios/templates.ts']),
	done('NOTES by the original author', ['rules/vehicles/recovery.ts'], {
		cite: 'Notes by the original author'
	}),
	leftOut('NOTE by Jay Stribling', 'A remark, not a rule.', 'Note by Jay Stribling'),
	done('Additional rules for the Russian Civil War', ['rules/vehicles/ships.ts'], {
		cite: 'Additional rules'
	})
];

/** What this app cites that is not a heading of the source. */
export const OWN_SECTIONS = ['Unit option', 'Referee'] as const;
