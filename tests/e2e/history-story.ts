import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { beginning, unit } from '../rules/red-and-white/engine/battles.ts';
import { fought } from '../rules/red-and-white/report/fought.ts';
import { brought, type Brought } from './brought-in.ts';

const next: Command = { type: 'stepPhase', by: 1 };

/** A fire in the middle of a round, and what hangs on it: a test, the fire back, a melee, a test of morale. */
const STORY: Parameters<typeof fought>[0] = [
	next,
	{ slug: 'small-arms-fire', unit: unit('R1'), target: unit('W1'), form: { band: 'point_blank' } },
	{ slug: 'small-arms-fire', unit: unit('R2'), target: unit('W2'), form: { band: 'normal' } },
	next,
	next,
	{ slug: 'suppression', unit: unit('W1') },
	{ slug: 'small-arms-fire', unit: unit('W1'), target: unit('R1'), form: { band: 'normal' } },
	next,
	next,
	{ slug: 'melee', unit: unit('R2'), target: unit('W1') },
	next,
	{ slug: 'unit-morale', unit: unit('W1') }
];

/** The place of the fire that is struck. */
export const FIRE = 2;

/** The story as a battle on the phone, and one of its screens. */
export const storyAt = (screen: string): Brought =>
	brought('Kromy crossing', screen, (name) => fought(STORY, { ...beginning, name }));

/** Brings the story in as a file; the address of the battle, below the app's own. */
export const storyIn = storyAt('');
