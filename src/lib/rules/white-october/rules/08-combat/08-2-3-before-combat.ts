import type { UnitType } from '../../types.ts';

/** 8.2.3 Those that go where the attacker has no cavalry. */
const NIMBLE: readonly UnitType[] = ['cavalry', 'horse_artillery', 'armoured_car'];

/**
 * 8.2.3 Which units of an attacked hex may retreat before combat; if one goes, all of them do. Trains always; with the
 * capacity Do of an HQ the whole stack but a fort (13), like the nimble ones only if no cavalry attacks (5.5). Ships and
 * aircraft are not attacked.
 */
export const mayRetreatBefore = <Unit extends { readonly type: UnitType }>(
	units: readonly Unit[],
	attackers: readonly UnitType[],
	dodge: boolean
): readonly Unit[] => {
	const chased = attackers.includes('cavalry');
	return units.filter(
		({ type }) =>
			type === 'armoured_train' ||
			(!chased && (NIMBLE.includes(type) || (dodge && type !== 'fort')))
	);
};
