import type { ProcedureHead } from '#lib/kernel/game/game.ts';
import { words } from '../words/en/procedures.ts';
import { words as rules } from '../words/en/rules.ts';

const head = <const Slug extends string>(
	slug: Slug,
	section: string,
	title: string,
	phase: number,
	unit: string
) => ({ slug, section, title, phases: [phase], roles: { unit } }) satisfies ProcedureHead;

/** Every throw of the game, in the order of the book. */
export const HEADS = [
	head('out-of-command', '5.3', words.outOfCommandCheck, 5, words.checks),
	head('random-event', '6', words.randomEvent, 4, words.draws),
	head('loyalty', '6.1', words.treacheryOrDesertion, 4, words.checks),
	head('raid', '6.2', words.raid, 3, words.isRaided),
	head('personal-initiative', '6.2', words.personalInitiative, 5, words.checks),
	head('barrage', '8.3.2', words.barrage, 6, words.fires),
	head('barrage-check', '8.3.2', rules.checkOfTheTarget, 6, words.isHit),
	head('counterbattery-check', '8.4', words.counterbattery, 6, words.fires),
	head('retreat-before-combat', '8.5', words.retreatBeforeCombat, 6, words.leaves),
	head('retreat-into-zoc', '8.5.1', words.retreatIntoAZoc, 6, words.retreats),
	head('coordination', '8.6.2', words.coordination, 6, words.supports),
	head('cohesion', '8.7.1', words.cohesionCheck, 6, words.checks),
	head('assault', '8.8.1', words.assault, 6, words.assaults),
	head('morale', '8.8.2', words.moraleCheck, 6, words.checks),
	head('vehicle-destruction', '9', rules.destructionOfAVehicle, 6, words.isHit),
	head('train-duel', '9.1.1', words.trainAgainstTrain, 6, words.fights),
	head('tank-engine', '9.2.1', rules.breakdownOfATank, 5, words.moves)
] as const;
export type ProcedureName = (typeof HEADS)[number]['slug'];

/** The section of a throw. */
export const sectionOf = (procedure: ProcedureName): string =>
	HEADS.find(({ slug }) => slug === procedure)?.section ?? '';
