import type { ProcedureHead } from '#lib/kernel/game/game.ts';

const head = <const Slug extends string>(
	slug: Slug,
	section: string,
	title: string,
	phase: number,
	unit: string
) => ({ slug, section, title, phases: [phase], roles: { unit } }) satisfies ProcedureHead;

/** Every throw of the game, in the order of the book. */
export const HEADS = [
	head('out-of-command', '5.3', 'Check out of command', 5, 'checks'),
	head('random-event', '6', 'Random event', 4, 'draws'),
	head('loyalty', '6.1', 'Treachery or desertion', 4, 'checks'),
	head('raid', '6.2', 'Raid', 3, 'is raided'),
	head('personal-initiative', '6.2', 'Personal Initiative', 5, 'checks'),
	head('barrage', '8.3.2', 'Barrage', 6, 'fires'),
	head('barrage-check', '8.3.2', 'Check of the target', 6, 'is hit'),
	head('counterbattery-check', '8.4', 'Counterbattery', 6, 'fires'),
	head('retreat-before-combat', '8.5', 'Retreat before combat', 6, 'leaves'),
	head('retreat-into-zoc', '8.5.1', 'Retreat into a ZoC', 6, 'retreats'),
	head('coordination', '8.6.2', 'Coordination', 6, 'supports'),
	head('cohesion', '8.7.1', 'Cohesion Check', 6, 'checks'),
	head('assault', '8.8.1', 'Assault', 6, 'assaults'),
	head('morale', '8.8.2', 'Morale Check', 6, 'checks'),
	head('vehicle-destruction', '9', 'Destruction of a vehicle', 6, 'is hit'),
	head('train-duel', '9.1.1', 'Train against train', 6, 'fights'),
	head('tank-engine', '9.2.1', 'Breakdown of a tank', 5, 'moves')
] as const;
export type ProcedureName = (typeof HEADS)[number]['slug'];

/** The section of a throw. */
export const sectionOf = (procedure: ProcedureName): string =>
	HEADS.find(({ slug }) => slug === procedure)?.section ?? '';
