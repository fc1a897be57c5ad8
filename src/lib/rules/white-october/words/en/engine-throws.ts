import { texts } from '#lib/kernel/texts.ts';

/** white-october, in English: engine-throws. */
export const words = texts('white-october.engine-throws', {
	combat: 'Combat',
	attacks: 'attacks',
	attrition: 'Attrition',
	barrage: 'Barrage',
	checks: 'checks',
	desertion: 'Desertion',
	draws: 'draws',
	fatigue: 'Fatigue',
	fires: 'fires',
	isHit: 'is hit',
	police: 'Police',
	randomEvent: 'Random event',
	shortage: 'Shortage of recruits',
	militaryUnits: 'Military units',
	destructionOfAVehicle: 'Destruction of a vehicle'
});
