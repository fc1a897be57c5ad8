/** What the app does by itself in a battle. Switched off, a step is only called to mind in the list of what is owed. */
export const AUTOMATION = [
	{
		step: 'marks_end',
		title: 'Marks end with the turn',
		does: 'Led, fired, moved, suppressed and the like come off when the turn ends.'
	},
	{
		step: 'casualties_owe',
		title: 'Losses call for morale',
		does: 'A unit that lost figures owes a test in phase 7.'
	},
	{
		step: 'army_asked',
		title: 'Army morale is asked for',
		does: 'An army that has lost enough owes a test in phase 7.'
	},
	{
		step: 'tests_noted',
		title: 'Hits call for their tests',
		does: 'Vehicles that are hit, figures and guns with a unit that lost figures, and officers who lost a melee owe their tests.'
	},
	{
		step: 'suppression_marked',
		title: 'Fire suppresses',
		does: 'A unit that loses a stand to preparatory fire is marked as suppressed.'
	},
	{
		step: 'losses_placed',
		title: 'Losses are placed',
		does: 'Figures and hits of a result are taken off at once; otherwise the owner places them.'
	},
	{
		step: 'officers_return',
		title: 'Officers come back',
		does: 'A scratched officer is back in the next turn, a drunk one when his turns are over.'
	},
	{
		step: 'sequence_forbids',
		title: 'The sequence forbids',
		does: 'What a rule forbids in this phase needs a reason; otherwise the rule is only shown.'
	}
] as const;

export type AutomationStep = (typeof AUTOMATION)[number]['step'];
export const AUTOMATION_STEPS = AUTOMATION.map(({ step }) => step);

/** What was switched; all that is not named is on. */
export type Automation = Readonly<Partial<Record<AutomationStep, boolean>>>;

/** Does the app do this by itself in this battle? */
export const automatic = (
	{ header }: { readonly header: { readonly automation: Automation } },
	step: AutomationStep
): boolean => header.automation[step] ?? true;
