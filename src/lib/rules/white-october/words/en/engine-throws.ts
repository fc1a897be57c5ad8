import { texts } from '#lib/kernel/texts.ts';

/** white-october, in English: engine-throws. */
export const words = texts('white-october.engine-throws', {
	attacks: 'attacks',
	checks: 'checks',
	draws: 'draws',
	fatigue: 'Fatigue',
	fires: 'fires',
	isHit: 'is hit',
	police: 'Police'
});
