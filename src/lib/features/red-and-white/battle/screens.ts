import type { GameScreens } from '#lib/features/shared/journal/screens.ts';
import type { BattleState, Command, Fact } from '#lib/rules/red-and-white/index.ts';
import { t } from '#lib/words/t.ts';
import { changedBy, strengthChange } from './changed.ts';
import {
	asItWasHref,
	battleHref,
	cameBackHref,
	exportHref,
	logHref,
	luckHref,
	photosHref,
	reportHref,
	rosterHref,
	strikeHref
} from './paths.ts';
import { unitName } from './unit-names.ts';
import { words } from '../words/en/battle.ts';

/** What this game's battles hand to the screens that every game has. */
export const BATTLE_SCREENS: GameScreens<BattleState, Command, Fact> = {
	home: battleHref,
	back: words.backToTheBattle,
	log: logHref,
	asItWas: asItWasHref,
	strike: strikeHref,
	files: exportHref,
	luck: luckHref,
	report: reportHref,
	photos: photosHref,
	afterwards: (id) => [
		{ label: t(words.whoCameBack), icon: 'undo', href: cameBackHref(id) },
		{ label: t(words.rosterSheets), icon: 'forces', href: rosterHref(id) }
	],
	note: (text) => ({ type: 'note', unit: null, text }),
	rename: (name) => ({ type: 'rename', name }),
	changes: (line) =>
		changedBy(line).flatMap((one) => {
			const value = strengthChange(one);
			return value ? [{ label: unitName(one.after), value }] : [];
		})
};
