/** One section of the rules. */
export interface Section {
	/** As printed. */
	readonly cite: string;
	readonly title: string;
	readonly status: 'done' | 'left out';
	/** For what is left out, or only done in part. */
	readonly why?: string;
	/** Files of this folder that hold the rule. */
	readonly where: readonly string[];
}

const done = (cite: string, title: string, where: readonly string[], why?: string): Section => ({
	cite,
	title,
	status: 'done',
	where,
	...(why ? { why } : {})
});
const left = (cite: string, title: string, why: string): Section => ({
	cite,
	title,
	status: 'left out',
	why,
	where: []
});
const LATER = 'Not written yet.';

/** Orel 1919: its sections in order, with the errata and the later New Combat Rules. */
export const OUTLINE: readonly Section[] = [
	done('1.1', 'Counters', ['types.ts']),
	done('1.2', 'Definitions', ['types.ts']),
	left('2', 'Sequence of play', LATER),
	left('3', 'Supply depots', LATER),
	left('3.1', 'Supply capacity', LATER),
	left('3.2', 'Depot status', LATER),
	left('3.3', 'Depot elimination', LATER),
	left('4', 'Recruitment', LATER),
	left('4.1', 'Enlistment of prisoners', LATER),
	left('4.3.1', 'Recovery of steps', LATER),
	left('4.3.2', 'New battalions', LATER),
	left('5', 'Command', LATER),
	left('5.1', 'Formations', LATER),
	left('5.2', 'Checking command', LATER),
	done('5.2.1', 'Infantry formation', ['charts.ts']),
	left('5.2.2', 'Cavalry formation', LATER),
	left('5.3', 'Out of command', LATER),
	done('6', 'Events', ['charts.ts']),
	left('6.1', 'Suffered events', LATER),
	left('6.2', 'Controlled events', LATER),
	left('7', 'Movement and special actions', LATER),
	left('7.1', 'Movement', LATER),
	done('7.1.1', 'Movement and terrain', ['charts.ts']),
	done('7.1.2', 'Stacking limits', ['rulings/game.ts']),
	left('7.1.3', 'Movement and enemy ZoC', LATER),
	done('7.1.4', 'Modes', ['types.ts']),
	left('7.1.5', 'Marching Day', LATER),
	left('7.1.6', 'Railroad depots and trains', LATER),
	done('7.2', 'Launching an attack', ['charts.ts', 'tables.ts']),
	left('7.3', 'Entrenchments', LATER),
	left('7.4', 'Reinforcements and entry zones', LATER),
	left('7.5', 'Leaving the map', LATER),
	left('8', 'Combat', LATER),
	done('8.1', 'Combat sequence', ['rulings/combat.ts']),
	left('8.2', 'Munitions supply', LATER),
	done('8.2.1', 'Munitions expenditure', ['charts.ts']),
	left('8.2.2', 'Supply line', LATER),
	left('8.2.3', 'Unsupplied', LATER),
	left('8.3', 'Barrage', LATER),
	left('8.3.1', 'Targets of a barrage', LATER),
	done('8.3.2', 'Resolving a barrage', ['charts.ts']),
	done('8.4', 'Counterbattery', ['rulings/combat.ts']),
	done('8.5', 'Retreat before combat', ['charts.ts']),
	left('8.5.1', 'Retreats', LATER),
	left('8.6', 'Coordination', LATER),
	left('8.6.1', 'Attack coordination', LATER),
	done('8.6.2', 'Artillery support', ['rulings/combat.ts']),
	left('8.7', 'Cohesion checks', LATER),
	done('8.7.1', 'Cohesion, general', ['rulings/combat.ts']),
	done('8.7.2', 'Cohesion results', ['charts.ts']),
	done('8.7.3', 'Rout', ['types.ts']),
	left('8.7.4', 'Advance and pursuit', LATER),
	left('8.8', 'Assault', LATER),
	done('8.8.1', 'Assault, general', ['charts.ts']),
	done('8.8.2', 'Assault results', ['charts.ts']),
	left('8.8.3', 'Advance after an Assault', LATER),
	left('8.8.4', 'Pursuit after an Assault', LATER),
	done('9', 'Vehicles', ['rulings/combat.ts']),
	left('9.1', 'Armoured trains', LATER),
	done('9.1.1', 'Trains against trains', ['rulings/combat.ts']),
	done('9.1.2', 'Trains in contact', ['rulings/combat.ts']),
	left('9.2', 'Tanks', LATER),
	left('9.2.1', 'Tank movement', LATER),
	left('9.2.2', 'Tanks in combat', LATER),
	left('9.3', 'Armoured cars', LATER),
	left('10', 'Scenarios and victory', LATER),
	left('10.1', 'Brasovo', LATER),
	done('10.2', 'Historical scenario', ['rulings/game.ts']),
	done('10.3', 'Hypothetical scenario', ['rulings/game.ts']),
	done('New Combat Rules', 'New Combat Rules', ['rulings/combat.ts'])
];
