/** What is owed, in a few words, by its calculator or its deed. */
const TITLES: Readonly<Record<string, string>> = {
	leadership: 'leadership',
	'unit-morale': 'unit morale',
	'army-morale': 'army morale',
	suppression: 'test to fire although suppressed',
	'armoured-car-morale': 'morale of the crew',
	'train-morale': 'morale of the train',
	'tank-hits': 'hits on a tank',
	'tank-repair': 'repair of the engine',
	'attached-gun': 'its machine gun under fire',
	'officer-hit': 'who is hit with it',
	priest: 'its priest',
	commissar: 'its commissar',
	'test-of-character': 'test of character',
	bombardment: 'into a bombardment',
	movement: 'how far it goes back',
	breakdown: 'breakdown',
	'petrol-bombs': 'petrol bombs',
	fright: 'fright of a tank',
	place_losses: 'losses to place',
	lead_heroically: 'to lead heroically',
	see_to: 'what is due',
	fight: 'melee to be fought',
	suppress: 'suppressed by fire',
	marks_end: 'marks of the last turn',
	officers_return: 'officers who may come back'
};

export const owedTitle = (what: string): string => TITLES[what] ?? what;
