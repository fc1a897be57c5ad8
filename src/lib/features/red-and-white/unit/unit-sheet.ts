import { goto, pushState } from '$app/navigation';
import { page } from '$app/state';
import type { LiveBattle } from '../battle/live.svelte.ts';
import { battleHref, unitHref } from '../battle/paths.ts';

/** The unit whose sheet the address names. */
export const namedUnit = (): string | null => page.state.unit ?? page.url.searchParams.get('unit');

/** Opens a unit's sheet at once, under the address of the link. */
export const openUnitSheet = (
	event: MouseEvent,
	{ id: battle }: LiveBattle,
	{ id }: { readonly id: string }
): void => {
	if (event.ctrlKey || event.metaKey || event.shiftKey) return;
	event.preventDefault();
	pushState(unitHref(battle, id), { unit: id });
};

/** Back to the table, at the place where it was left. */
export const leaveUnitSheet = (battle: LiveBattle): void => {
	battle.hush();
	if (page.state.unit !== undefined) {
		history.back();
		return;
	}
	const options = { noScroll: true, keepFocus: true, replaceState: true };
	void goto(battleHref(battle.id), options);
};
