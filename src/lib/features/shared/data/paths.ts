import { resolve } from '$app/paths';

/** The screen for files going out and coming in; a kind and an id choose what is to be saved or sent. */
export const dataHref = (kind?: string, id?: string): string =>
	kind === undefined || id === undefined
		? resolve('/settings/data')
		: `${resolve('/settings/data')}?${new URLSearchParams({ [kind]: id })}`;

/** The choice between two versions of a game, of which `other` is the journal of the second. */
export const besideHref = (other: string): string =>
	resolve('/settings/data/beside/[id]', { id: other });
