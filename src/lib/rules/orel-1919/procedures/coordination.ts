import { nextCoordination } from '../rules/08-combat/08-6-coordination.ts';
import { playerOf, type Scene } from '../engine/combat/scene.ts';
import { dice, type Owed } from '../engine/owed.ts';

/** 8.6.2 The next coordination check, one support after the other; by the New Combat Rules one for each side. */
export const coordinating = ({ book, fight, combat }: Scene): Owed | undefined => {
	const next = nextCoordination(book, combat, fight.checked);
	if (!next) return undefined;
	const { role, supports: units, draw } = next;
	return dice(
		'coordination',
		playerOf(fight, role),
		units,
		draw.map(({ die, to, passed }) => [
			{ type: passed ? 'coordinationPassed' : 'coordinationFailed', role, units, die, to }
		])
	);
};
