import { t } from '#lib/words/t.ts';
import type { MenuItem } from '#lib/ui/frame/Menu.svelte';
import type { LiveBattle } from './live.svelte.ts';
import {
	automationHref,
	battleRulesHref,
	exportHref,
	faceHref,
	goalsHref,
	papersHref,
	officersHref,
	peopleHref,
	quickHref,
	reportHref,
	photosHref,
	rosterHref
} from './paths.ts';

/** The sheets of a battle besides those of its units. */
export type BattleSheet = 'find' | 'note' | 'name' | 'unit' | 'time';

/** What is done rarely in a battle. `open` brings up a sheet, `skip` leaves this phase out, where that is asked about first. */
export const battleMenu = (
	battle: LiveBattle,
	{ skip, open }: { skip?: () => void; open: (sheet: BattleSheet) => void }
): readonly MenuItem[] => {
	const under = (group: string, items: readonly MenuItem[]): readonly MenuItem[] =>
		items.map((item) => ({ ...item, group }));
	return [
		...under(t('This turn'), [
			{ label: t('Officers move'), icon: 'moved', href: officersHref(battle.id) },
			{ label: t('Write a note'), icon: 'log', onclick: () => open('note') },
			{ label: t('Turn to the table'), icon: 'face', href: faceHref(battle.id) },
			{
				label: t('Skip this phase'),
				icon: 'next',
				onclick: skip ?? (() => void battle.do({ type: 'skipPhase' }))
			},
			{
				label: t('Phase before'),
				icon: 'back',
				onclick: () => void battle.do({ type: 'stepPhase', by: -1 })
			},
			{
				label: t('Redo'),
				icon: 'redo',
				disabled: !battle.canRedo,
				onclick: () => void battle.redo()
			}
		]),
		...under(t('Goals, people, time'), [
			{ label: t('Objectives and victory'), icon: 'flag', href: goalsHref(battle.id) },
			{ label: t('Sealed and due'), icon: 'sealed', href: papersHref(battle.id) },
			{ label: t('Officers and players'), icon: 'forces', href: peopleHref(battle.id) },
			{ label: t('Another unit'), icon: 'plus', onclick: () => open('unit') },
			{ label: t('Turn clock'), icon: 'clock', onclick: () => open('time') },
			{ label: t('Name of the battle'), icon: 'pencil', onclick: () => open('name') }
		]),
		...under(t('Rules'), [
			{ label: t('House rules'), icon: 'pencil', href: battleRulesHref(battle.id) },
			{ label: t('What the app does'), icon: 'settings', href: automationHref(battle.id) },
			{ label: t('Quick reference'), icon: 'book', href: quickHref(battle.id) }
		]),
		...under(t('Report and files'), [
			{ label: t('Report'), icon: 'flag', href: reportHref(battle.id) },
			{ label: t('Photos'), icon: 'camera', href: photosHref(battle.id) },
			{ label: t('Roster sheets'), icon: 'print', href: rosterHref(battle.id) },
			{ label: t('Save or send as a file'), icon: 'share', href: exportHref(battle.id) }
		])
	];
};
