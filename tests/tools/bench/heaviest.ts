// The heaviest situations of the rules that a player may set up, for a browser to work out.
import { chances } from '../../../src/lib/kernel/dice/draw.ts';
import { melee } from '../../../src/lib/rules/red-and-white/rules/melee.ts';
import { smallArmsFire } from '../../../src/lib/rules/red-and-white/rules/fire/small-arms.ts';
import { defaultBook } from '../../../src/lib/rules/red-and-white/book.ts';

/** Small arms firing, figures lost as the screen shows them: about fifty dice, a commissar to check, cover, saving throws, figures that run out. */
export const fire = (): unknown =>
	chances(
		smallArmsFire(defaultBook, {
			rifleStands: 24,
			lmg: 4,
			hmg: 4,
			vehicleMg: 2,
			band: 'point_blank',
			heroic: 1,
			commissar: 'check',
			priest: true,
			target: { cover: 'claimed', saves: true, figures: 24 }
		}).map(({ casualties }) => casualties)
	);

/** Melee: six units against one, a commissar to check on either side. */
export const fight = (): unknown =>
	chances(
		melee(defaultBook, {
			attacker: {
				units: ['infantry', 'infantry', 'infantry', 'cavalry', 'cavalry', 'tank'],
				standsLost: 3,
				heroic: 1,
				commissar: 'check',
				banner: 1,
				wire: 'intact'
			},
			defender: {
				type: 'infantry',
				standsLost: 2,
				heroic: 1,
				commissar: 'check',
				priest: 1,
				mgAttached: true,
				defences: true
			}
		})
	);
