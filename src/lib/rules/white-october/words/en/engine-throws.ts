import { texts } from '#lib/kernel/texts.ts';

/** white-october, in English: engine-throws. */
export const words = texts('white-october.engine-throws', {
	attack: 'Combat',
	attrition: 'Attrition',
	barrage: 'Barrage',
	desertion: 'Desertion',
	fatigue: 'Fatigue',
	police: 'Police',
	randomEvent: 'Random event',
	shortage: 'Shortage of recruits',
	unitsDrawn: 'Military units',
	vehicleDestruction: 'Destruction of a vehicle'
});
