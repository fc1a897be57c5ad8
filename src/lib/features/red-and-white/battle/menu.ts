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
import { words } from '../words/en/battle.ts';

/** The sheets of a battle other than its unit sheets. */
export type BattleSheet = 'find' | 'note' | 'name' | 'unit' | 'time' | 'end';

/** What is rarely done in a battle. `open` brings up a sheet; `skip` leaves out this phase, after asking where needed. */
export const battleMenu = (
	battle: LiveBattle,
	{ skip, open }: { skip?: () => void; open: (sheet: BattleSheet) => void }
): readonly MenuItem[] => {
	const under = (group: string, items: readonly MenuItem[]): readonly MenuItem[] =>
		items.map((item) => ({ ...item, group }));
	const over = battle.state.outcome !== undefined;
	const inPlay = (items: readonly MenuItem[]): readonly MenuItem[] => (over ? [] : items);
	return [
		...under(t(words.thisTurn), [
			...inPlay([{ label: t(words.officersMove), icon: 'moved', href: officersHref(battle.id) }]),
			{ label: t(words.writeANote), icon: 'log', onclick: () => open('note') },
			{ label: t(words.turnToTheTable), icon: 'face', href: faceHref(battle.id) },
			...inPlay([
				{
					label: t(words.skipThisPhase),
					icon: 'next',
					onclick: skip ?? (() => void battle.do({ type: 'skipPhase' }))
				},
				{
					label: t(words.phaseBefore),
					icon: 'back',
					onclick: () => void battle.do({ type: 'stepPhase', by: -1 })
				}
			]),
			{
				label: t(words.redo),
				icon: 'redo',
				disabled: !battle.canRedo,
				onclick: () => void battle.redo()
			}
		]),
		...under(t(words.goalsPeopleTime), [
			{ label: t(words.objectivesAndVictory), icon: 'flag', href: goalsHref(battle.id) },
			{ label: t(words.sealedAndScheduled), icon: 'sealed', href: papersHref(battle.id) },
			{ label: t(words.officersAndPlayers), icon: 'forces', href: peopleHref(battle.id) },
			...inPlay([{ label: t(words.anotherUnit), icon: 'plus', onclick: () => open('unit') }]),
			{ label: t(words.turnClock), icon: 'clock', onclick: () => open('time') },
			{ label: t(words.nameOfTheBattle), icon: 'pencil', onclick: () => open('name') },
			over
				? {
						label: t(words.playOn),
						icon: 'redo',
						onclick: () => void battle.do({ type: 'playOn' })
					}
				: { label: t(words.endTheBattle), icon: 'flag', onclick: () => open('end') }
		]),
		...under(t(words.rules), [
			{ label: t(words.houseRules), icon: 'pencil', href: battleRulesHref(battle.id) },
			{ label: t(words.whatTheAppDoes), icon: 'settings', href: automationHref(battle.id) },
			{ label: t(words.quickReference), icon: 'book', href: quickHref(battle.id) }
		]),
		...under(t(words.reportAndFiles), [
			{ label: t(words.report), icon: 'flag', href: reportHref(battle.id) },
			{ label: t(words.photos), icon: 'camera', href: photosHref(battle.id) },
			{ label: t(words.rosterSheets), icon: 'print', href: rosterHref(battle.id) },
			{ label: t(words.saveOrSendAsAFile), icon: 'share', href: exportHref(battle.id) }
		])
	];
};
