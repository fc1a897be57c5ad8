import type { Resolve } from './command.ts';
import type { OfficerStatus } from '../state.ts';
import type { AttachedFates } from '../../rules/attached-figures.ts';
import { IN_TEXT } from '../../charts/command.ts';
import { type ArmyTest } from '../../rules/major-morale.ts';
import type { CharacterTest, OfficerFate } from '../../rules/special-figures.ts';
import type { Camp, Character } from '../../types.ts';

type ArmyOutcome = NonNullable<Resolve['army']>;
type OfficerOutcome = NonNullable<Resolve['officer']>;

/** MAJOR MORALE: what its test made of an army. `value` is what the calculator's draw gave. */
export const armyOutcome = (
	calculator: string,
	camp: Camp,
	value: unknown
): ArmyOutcome | undefined => {
	if (calculator !== 'army-morale') return undefined;
	const { breaks, rerollsLeft } = value as ArmyTest;
	return {
		camp,
		broken: breaks,
		rerolls: Math.max(0, IN_TEXT.at('rerolls', 'number') - rerollsLeft)
	};
};

const FATES: Readonly<Record<Exclude<OfficerFate, 'unhurt'>, OfficerStatus>> = {
	scratch: 'scratched',
	serious_wound: 'out',
	dead: 'dead'
};
const FAILURES: Readonly<
	Record<Exclude<NonNullable<CharacterTest['failure']>, 'coward'>, OfficerStatus>
> = {
	drunk_d6_turns: 'drunk',
	flees: 'fled',
	shoots_himself: 'dead',
	surrenders: 'surrendered',
	defects: 'defected'
};

/** OFFICERS & LEADERS; OFFICERS' CHARACTER (G08): what a roll made of an officer. */
export const officerOutcome = (
	calculator: string,
	id: string,
	value: unknown
): OfficerOutcome | undefined => {
	switch (calculator) {
		case 'officer-character':
			return { id, character: value as Character };
		case 'movement':
			return { id, moved: true };
		case 'officer-hit': {
			const { officer } = value as AttachedFates;
			return officer && officer !== 'unhurt' ? { id, status: FATES[officer] } : undefined;
		}
		case 'test-of-character': {
			const { failure, turns } = value as CharacterTest;
			if (failure === null) return { id };
			if (failure === 'coward') return { id, character: 'coward' };
			return { id, status: FAILURES[failure], ...(turns > 0 ? { turns } : {}) };
		}
		default:
			return undefined;
	}
};

/** Calculators whose outcome is an officer's. */
export const concernsOfficer = (calculator: string): boolean =>
	['officer-character', 'officer-hit', 'test-of-character'].includes(calculator);
