import { words } from '../words/en/engine.ts';

/**
 * What the app does by itself in a battle. A step that is switched off only appears as a reminder in the list of what
 * is owed.
 */
export const AUTOMATION = [
	{
		step: 'marks_end',
		title: words.marksEndWithTheTurn,
		does: words.ledFiredMovedSuppressedAndTheLike
	},
	{
		step: 'casualties_owe',
		title: words.lossesCallForMorale,
		does: words.aUnitThatLostFiguresOwesATestIn
	},
	{
		step: 'army_asked',
		title: words.armyMoraleIsAskedFor,
		does: words.anArmyThatHasLostEnoughOwesATestIn
	},
	{
		step: 'tests_noted',
		title: words.hitsCallForTheirTests,
		does: words.vehiclesThatAreHitFiguresAndGuns
	},
	{
		step: 'suppression_marked',
		title: words.fireSuppresses,
		does: words.aUnitThatLosesAStandToPreparatory
	},
	{
		step: 'losses_placed',
		title: words.lossesArePlaced,
		does: words.figuresAndHitsOfAResultAreTakenOff
	},
	{
		step: 'officers_return',
		title: words.officersComeBack,
		does: words.aScratchedOfficerIsBackInTheNext
	},
	{
		step: 'sequence_forbids',
		title: words.theSequenceForbids,
		does: words.whatARuleForbidsInThisPhaseNeedsA
	}
] as const;

export type AutomationStep = (typeof AUTOMATION)[number]['step'];
export const AUTOMATION_STEPS = AUTOMATION.map(({ step }) => step);

/** What was switched on or off; everything not named is on. */
export type Automation = Readonly<Partial<Record<AutomationStep, boolean>>>;

/** Does the app do this by itself in this battle? */
export const automatic = (
	{ header }: { readonly header: { readonly automation: Automation } },
	step: AutomationStep
): boolean => header.automation[step] ?? true;
