/** One heading of the source. */
export interface Section {
	/** As the source prints it. */
	readonly heading: string;
	/** As this app cites it. */
	readonly cite: string;
	/** Smaller headings and notes under it that are cited by its name. */
	readonly parts?: readonly string[];
	readonly status: 'done' | 'left out';
	/** For what is left out, or only done in part. */
	readonly why?: string;
	/** Files of this folder that hold the rule. */
	readonly where: readonly string[];
}

const done = (heading: string, cite: string, where: string[], parts?: string[]): Section => ({
	heading,
	cite,
	status: 'done',
	where,
	...(parts ? { parts } : {})
});
const leftOut = (heading: string, cite: string, why: string): Section => ({
	heading,
	cite,
	status: 'left out',
	why,
	where: []
});

/** Red and White, 21 September 2007: its headings in order. The book has no numbers; a rule is cited by its heading. */
export const OUTLINE: readonly Section[] = [
	leftOut('RED AND WHITE', 'Red and White', 'Title and credits; they stand on the About page.'),
	leftOut(
		'HISTORICAL TERMS USED',
		'Historical terms used',
		'Words, not rules; the reference explains them.'
	),
	done('GAMING TERMS USED', 'Gaming terms used', ['rules/hits.ts', 'rules/referee.ts']),
	done('Saving Throw', 'Saving throw', ['rules/hits.ts']),
	done(
		'SEQUENCE OF ACTION',
		'Sequence of action',
		['engine/sequence.ts', 'rules/permissions.ts'],
		['THE RED TURN', 'THE WHITE TURN', 'the footnote on leadership', 'the footnote on suppression']
	),
	done('LEADERSHIP', 'Leadership', ['rules/leadership.ts'], ['DETERMINING LEADERSHIP']),
	leftOut(
		'NOTES ON LEADERSHIP',
		'Notes on leadership',
		'Only the heading is left; defaults for the table stand under G03.'
	),
	done('MOVEMENT', 'Movement', ['rules/movement.ts'], ['VARIABLE MOVEMENT']),
	done('ALTERNATE MOVEMENT TABLE', 'Alternate movement table', ['tables.ts', 'rules/movement.ts']),
	done(
		'SMALL ARMS FIRING',
		'Small arms firing',
		['rules/small-arms.ts'],
		['Modifiers to die rolls']
	),
	done('Ranges', 'Ranges', ['tables.ts']),
	leftOut(
		'NOTES ON FIRING',
		'Notes on firing',
		'Only the heading is left; defaults for the table stand under G04.'
	),
	done('ATTACKING FIRE', 'Attacking fire', ['rules/attacking-fire.ts']),
	done('SUPRESSION', 'Suppression', ['rules/morale.ts']),
	done('CLAIMING COVER', 'Claiming cover', ['rules/hits.ts']),
	done('BANNERS', 'Banners', ['rules/small-arms.ts', 'rules/melee.ts']),
	done('COMMISSARS', 'Commissars', ['rules/special-figures.ts']),
	done('RELIGIOUS INSPIRATION', 'Religious inspiration', ['rules/special-figures.ts']),
	done('MELEE', 'Melee', ['rules/melee.ts']),
	leftOut(
		'EXAMPLE OF MELEE',
		'Example of melee',
		'Two worked examples; they are tests, their slips stand under R30 and R61.'
	),
	done('MORALE', 'Morale', ['rules/morale.ts'], ['Die Modifiers']),
	done('Petrol Bombs vs. Tank', 'Petrol bombs vs. tank', ['rules/petrol-bombs.ts']),
	done('INFANTRY', 'Infantry', ['rules/attacking-fire.ts', 'rules/unit-status.ts']),
	done('CAVALRY', 'Cavalry', ['rules/movement.ts']),
	done('ARTILLERY', 'Artillery', ['rules/artillery.ts']),
	done('INDIRECT FIRE', 'Indirect fire', ['rules/artillery.ts']),
	done('BOMBARDMENT', 'Bombardment', ['rules/bombardment.ts']),
	done('MACHINE GUNS', 'Machine guns', ['rules/attached-gun.ts', 'rules/small-arms.ts']),
	done('ARMORED VEHICLE FRIGHT', 'Armored vehicle fright', ['rules/fright.ts']),
	done('ARMOURED CARS', 'Armoured cars', ['rules/vehicles.ts']),
	done('TANKS', 'Tanks', ['rules/tanks.ts']),
	done('CRITICAL HITS', 'Critical hits', ['rules/tanks.ts']),
	done('ARMORED TRAINS', 'Armored trains', ['rules/vehicles.ts']),
	done('OFFICERS & LEADERS', 'Officers and leaders', ['rules/special-figures.ts']),
	done('FORCE HQ.', 'Force HQ', ['rules/major-morale.ts']),
	done('MAJOR MORALE.', 'Major morale', ['rules/major-morale.ts']),
	done('CONSEQUENCES OF MAJOR MORALE FAILURE', 'Consequences of major morale failure', [
		'rules/leadership.ts',
		'rules/permissions.ts'
	]),
	done("OFFICERS' CHARACTER", "Officers' character", ['rules/special-figures.ts']),
	done("CONSEQUENCES OF OFFICER'S FAILURE", "Consequences of officer's failure", [
		'rules/special-figures.ts'
	]),
	done('ORGANIZATION', 'Organization', ['scenarios/templates.ts']),
	done('NOTES by the original author', 'Notes by the original author', ['rules/recovery.ts']),
	leftOut('NOTE by Jay Stribling', 'Note by Jay Stribling', 'A remark, not a rule.'),
	done('Additional rules for the Russian Civil War', 'Additional rules', ['rules/ships.ts'])
];

/** What this app cites that is no heading of the source. */
export const OWN_SECTIONS = ['Unit option', 'Referee'] as const;
