import type { SideName } from '#lib/ui/signs/icons.ts';
import { words } from '../words/en/sheet.ts';

/** A unit of a battle as a calculator shows it. */
export interface Party {
	readonly name: string;
	readonly side: SideName;
}

/** The names of the sides, for screen readers where only a badge is shown. */
export const SIDE_NAMES: Readonly<Record<SideName, string>> = {
	red: words.red,
	white: words.white,
	green: words.green,
	allied: words.interventionists
};
