import { resolve } from '$app/paths';
import type { EntryId } from '#lib/kernel/game/journal.ts';
import { dataHref } from '#lib/features/shared/data/paths.ts';
import type { Parties } from '#lib/rules/triumph-of-chaos/index.ts';
import { CAMPAIGN_KIND } from './kind.ts';

/** Addresses of the screens of Triumph of Chaos. */
export const chaosHref = (): string => resolve('/chaos');
/** The screen for files going out and coming in; `campaign` chooses what goes out. */
export const filesHref = (campaign?: string): string => dataHref(CAMPAIGN_KIND, campaign);
export const chartsHref = (): string => resolve('/chaos/charts');
export const chartHref = (slug: string): string => resolve('/chaos/charts/[slug]', { slug });
export const rulingsHref = (): string => resolve('/chaos/rulings');
export const checkHref = (slug: string): string => resolve('/chaos/roll/[slug]', { slug });
export const campaignHref = (id: string): string => resolve('/chaos/[id]', { id });
export const combatHref = (id: string): string => resolve('/chaos/[id]/combat', { id });
export const logHref = (id: string): string => resolve('/chaos/[id]/log', { id });
export const asItWasHref = (id: string, line: EntryId): string =>
	resolve('/chaos/[id]/log/[line]', { id, line });
export const strikeHref = (id: string, line: EntryId): string =>
	resolve('/chaos/[id]/log/[line]/strike', { id, line });
export const photosHref = (id: string): string => resolve('/chaos/[id]/photos', { id });
export const leadersHref = (id: string): string => resolve('/chaos/[id]/leaders', { id });
export const fightingHref = (id: string): string => resolve('/chaos/[id]/in-fighting', { id });

/** A check rolled in a campaign, where its outcome is written. */
export const rollHref = (id: string, slug: string, parties: Parties = {}): string => {
	const query = new URLSearchParams({ ...parties }).toString();
	const path = resolve('/chaos/[id]/roll/[slug]', { id, slug });
	return query ? `${path}?${query}` : path;
};
