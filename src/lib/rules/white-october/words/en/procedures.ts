import { texts } from '#lib/kernel/texts.ts';

/** white-october, in English: procedures. */
export const words = texts('white-october.procedures', {
	attacks: 'attacks',
	checks: 'checks',
	draws: 'draws',
	fires: 'fires',
	isHit: 'is hit'
});
