import type { Camp } from '#lib/rules/red-and-white/index.ts';

/** Whose units are shown: those of one player, or of nobody, on one side. */
export interface Crowding {
	readonly player: string | null;
	readonly camp: Camp;
}

export const sameCrowd = (a: Crowding | undefined, b: Crowding): boolean =>
	a?.player === b.player && a.camp === b.camp;
