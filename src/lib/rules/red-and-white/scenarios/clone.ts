import type { Force } from '../types.ts';

/** The same force with fresh ids throughout, so that both can be in one battle. */
export const withFreshIds = (force: Force, freshId: () => string): Force => {
	const known = new Map<string, string>();
	const fresh = (id: string): string => {
		const given = known.get(id) ?? freshId();
		known.set(id, given);
		return given;
	};
	const maybe = (id: string | null): string | null => (id === null ? null : fresh(id));
	return {
		...force,
		id: fresh(force.id),
		players: force.players.map((one) => ({
			...one,
			id: fresh(one.id),
			standIn: maybe(one.standIn)
		})),
		officers: force.officers.map((one) => ({
			...one,
			id: fresh(one.id),
			player: maybe(one.player)
		})),
		units: force.units.map((one) => ({ ...one, id: fresh(one.id), officer: maybe(one.officer) }))
	};
};
