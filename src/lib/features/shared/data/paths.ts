import { resolve } from '$app/paths';

/** Files, out and in; with a kind and an id that one is chosen to be saved or sent. */
export const dataHref = (kind?: string, id?: string): string =>
	kind === undefined || id === undefined
		? resolve('/settings/data')
		: `${resolve('/settings/data')}?${new URLSearchParams({ [kind]: id })}`;

/** The choice between two versions of a game, of which the second has this journal. */
export const besideHref = (other: string): string =>
	resolve('/settings/data/beside/[id]', { id: other });
