import { fightingStands, FIGURES, LIMITS, type Unit } from '#lib/rules/red-and-white/index.ts';

type Made = Pick<Unit, 'stands' | 'commandStand'>;

const commandMen = ({ stands, commandStand }: Made): readonly number[] =>
	commandStand ? stands.slice(-1) : [];

/** The figures that most of its stands have: what a new stand gets. */
export const usualFigures = (unit: Unit): number => {
	const stands = fightingStands(unit);
	const count = (men: number): number => stands.filter((one) => one === men).length;
	return stands.reduce((best, men) => (count(men) > count(best) ? men : best), stands[0] ?? 1);
};

/** The unit with as many stands as asked for; stands are added and removed at the end. */
export const withStands = (unit: Unit, wanted: number): Made => {
	const usual = usualFigures(unit);
	const fighting = Array.from(
		{ length: wanted },
		(_, index) => fightingStands(unit)[index] ?? usual
	);
	return { stands: [...fighting, ...commandMen(unit)], commandStand: unit.commandStand };
};

/** The unit with the same number of figures on every stand except the command stand. */
export const withFigures = (unit: Unit, men: number): Made => ({
	stands: [...fightingStands(unit).map(() => men), ...commandMen(unit)],
	commandStand: unit.commandStand
});

/** The unit with a different number of figures on one stand, counted from 0. */
export const withFiguresAt = (unit: Unit, at: number, men: number): Made => ({
	stands: unit.stands.map((one, index) => (index === at ? men : one)),
	commandStand: unit.commandStand
});

/** ORGANIZATION: the unit with a command stand of two figures, or without one. */
export const withCommand = (unit: Unit, commandStand: boolean): Made => ({
	stands: [...fightingStands(unit), ...(commandStand ? [FIGURES.command] : [])],
	commandStand
});

/** The largest number of fighting stands allowed. */
export const mostStands = ({ commandStand }: Unit): number =>
	LIMITS.stands - (commandStand ? 1 : 0);
