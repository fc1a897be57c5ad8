import { resolve } from '$app/paths';

/** Addresses of the screens for rosters that travel. */
export const rostersHref = (): string => resolve('/rosters');
export const takeInHref = (): string => resolve('/rosters/take-in');
export const carriedHref = (id: string): string => resolve('/rosters/[id]', { id });
export const handOverHref = (id: string): string => resolve('/rosters/[id]/hand-over', { id });
export const takeHomeHref = (battle: string, key?: string): string =>
	resolve('/battles/[id]/take-home', { id: battle }) +
	(key === undefined ? '' : `?${new URLSearchParams({ of: key }).toString()}`);
export const mergeHref = (battle: string, roster: string): string =>
	resolve('/battles/[id]/brought-back/[roster]', { id: battle, roster });
