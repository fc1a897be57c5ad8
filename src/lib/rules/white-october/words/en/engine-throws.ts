import { texts } from '#lib/kernel/texts.ts';

/** white-october, in English: engine-throws. */
export const words = texts('white-october.engine-throws', {
	attack: 'Combat',
	barrage: 'Barrage',
	desertion: 'Desertion',
	fatigue: 'Fatigue',
	police: 'Police',
	randomEvent: 'Random event',
	unitsDrawn: 'Military units',
	vehicleDestruction: 'Destruction of a vehicle'
});
