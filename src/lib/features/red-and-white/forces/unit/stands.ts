import { fightingStands, FIGURES, LIMITS, type Unit } from '#lib/rules/red-and-white/index.ts';

type Made = Pick<Unit, 'stands' | 'commandStand'>;

const commandMen = ({ stands, commandStand }: Made): readonly number[] =>
	commandStand ? stands.slice(-1) : [];

/** Figures of most of its stands: what a new stand gets. */
export const usualFigures = (unit: Unit): number => {
	const stands = fightingStands(unit);
	const count = (men: number): number => stands.filter((one) => one === men).length;
	return stands.reduce((best, men) => (count(men) > count(best) ? men : best), stands[0] ?? 1);
};

/** As many stands as asked for; those at the end come and go. */
export const withStands = (unit: Unit, wanted: number): Made => {
	const usual = usualFigures(unit);
	const fighting = Array.from(
		{ length: wanted },
		(_, index) => fightingStands(unit)[index] ?? usual
	);
	return { stands: [...fighting, ...commandMen(unit)], commandStand: unit.commandStand };
};

/** The same number of figures on every stand but the command stand. */
export const withFigures = (unit: Unit, men: number): Made => ({
	stands: [...fightingStands(unit).map(() => men), ...commandMen(unit)],
	commandStand: unit.commandStand
});

/** Other figures on one stand, counted from 0. */
export const withFiguresAt = (unit: Unit, at: number, men: number): Made => ({
	stands: unit.stands.map((one, index) => (index === at ? men : one)),
	commandStand: unit.commandStand
});

/** ORGANIZATION: with a command stand of two, or without. */
export const withCommand = (unit: Unit, commandStand: boolean): Made => ({
	stands: [...fightingStands(unit), ...(commandStand ? [FIGURES.command] : [])],
	commandStand
});

/** How many fighting stands there may be. */
export const mostStands = ({ commandStand }: Unit): number =>
	LIMITS.stands - (commandStand ? 1 : 0);
