import { done, leftOut, type Outline } from '#lib/kernel/book/outline.ts';

/** Orel 1919: its sections in order, with the errata and the later New Combat Rules. */
export const OUTLINE: Outline = [
	done('1.1 Counters', ['types.ts', 'scenarios/schema.ts']),
	done('1.2 Definitions', ['types.ts', 'rules/01-definitions.ts', 'rules/08-combat.ts']),
	done('2 Sequence of play', ['rules/02-sequence.ts', 'engine/flow.ts']),
	done('2.1 White turn', ['rules/02-sequence.ts']),
	done('2.2 Red turn', ['rules/02-sequence.ts']),
	done('3 Supply depots', ['types.ts', 'engine/map/supply.ts']),
	done('3.1 Supply capacity', ['rules/03-depots.ts', 'engine/map/supply.ts']),
	done('3.2 Depot status', [
		'rules/03-depots.ts',
		'engine/map/supply.ts',
		'engine/combat/before/lending.ts'
	]),
	done('3.3 Depot elimination', [
		'rules/03-depots.ts',
		'engine/combat/retreat/captured.ts',
		'engine/phases/entry.ts'
	]),
	done('4 Recruitment', ['rules/04-recruitment.ts', 'engine/phases/recruitment.ts']),
	done('4.1 Enlistment of prisoners', ['rules/04-recruitment.ts']),
	done('4.3.1 Recovery of steps', ['rules/04-recruitment.ts', 'rules/01-definitions.ts']),
	done('4.3.2 New battalions', ['rules/04-recruitment.ts', 'engine/phases/recruitment.ts']),
	leftOut('5 Command', 'Its parts are below.'),
	done('5.1 Formations', ['rules/05-command.ts', 'engine/phases/actions.ts']),
	done('5.2 Checking command', ['rules/05-command.ts', 'engine/phases/command.ts']),
	done('5.2.1 Infantry formation', [
		'charts.ts',
		'rules/05-command.ts',
		'engine/phases/command.ts'
	]),
	done('5.2.2 Cavalry formation', ['rules/05-command.ts', 'engine/map/formations.ts']),
	done('5.3 Out of command', [
		'rules/05-command.ts',
		'engine/moves/ends.ts',
		'engine/phases/movement.ts',
		'engine/phases/actions.ts'
	]),
	done('6 Events', [
		'charts.ts',
		'rules/06-events.ts',
		'engine/phases/events.ts',
		'procedures/events.ts'
	]),
	done('6.1 Suffered events', [
		'rules/06-events.ts',
		'engine/phases/events.ts',
		'procedures/events.ts'
	]),
	done('6.2 Controlled events', [
		'rules/06-events.ts',
		'engine/controlled-events.ts',
		'procedures/events.ts'
	]),
	done('7 Movement and special actions', [
		'rules/07-movement/07-1-movement.ts',
		'engine/phases/movement.ts'
	]),
	done('7.1 Movement', [
		'rules/07-movement/07-1-movement.ts',
		'engine/phases/movement.ts',
		'engine/moves/reach.ts',
		'engine/moves/range.ts',
		'engine/moves/why.ts'
	]),
	done('7.1.1 Movement and terrain', [
		'rules/07-movement/07-1-movement.ts',
		'charts.ts',
		'scenarios/board.ts',
		'engine/moves/mover.ts',
		'engine/phases/movement.ts'
	]),
	done('7.1.2 Stacking limits', ['rules/07-movement/07-1-movement.ts', 'engine/map/stacking.ts']),
	done('7.1.3 Movement and enemy ZoC', [
		'rules/07-movement/07-1-3-zones.ts',
		'engine/moves/mover.ts',
		'engine/map/sheet.ts'
	]),
	done('7.1.4 Modes', ['types.ts', 'rules/07-movement/07-1-4-modes.ts']),
	done('7.1.5 Marching Day', ['rules/07-movement/07-1-4-modes.ts']),
	done('7.1.6 Railroad depots and trains', [
		'rules/07-movement/07-1-movement.ts',
		'engine/moves/mover.ts'
	]),
	done('7.2 Launching an attack', [
		'charts.ts',
		'rules/07-movement/07-2-attacks.ts',
		'engine/phases/actions.ts'
	]),
	done('7.3 Entrenchments', ['rules/07-movement/07-3-entrenchment.ts']),
	done('7.4 Reinforcements and entry zones', [
		'rules/07-movement/07-4-entry.ts',
		'engine/phases/entry.ts',
		'engine/moves/mover.ts'
	]),
	done('7.5 Leaving the map', ['rules/07-movement/07-4-entry.ts', 'engine/phases/entry.ts']),
	done('8 Combat', ['rules/08-combat.ts', 'engine/combat/facts.ts']),
	done('8.1 Combat sequence', [
		'rulings/combat.ts',
		'engine/combat/index.ts',
		'engine/combat/attack/attacks.ts'
	]),
	leftOut('8.2 Munitions supply', 'Its parts are below.'),
	done('8.2.1 Munitions expenditure', [
		'charts.ts',
		'rules/08-combat/08-2-munitions.ts',
		'engine/combat/before/munitions.ts',
		'engine/combat/attack/advance.ts'
	]),
	done('8.2.2 Supply line', ['rules/08-combat/08-2-munitions.ts', 'engine/map/supply.ts']),
	done('8.2.3 Unsupplied', [
		'rules/07-movement/07-1-movement.ts',
		'rules/07-movement/07-2-attacks.ts'
	]),
	done('8.3 Barrage', ['charts.ts', 'engine/combat/state.ts']),
	done('8.3.1 Targets of a barrage', [
		'rules/08-combat/08-3-barrage.ts',
		'engine/combat/before/fire.ts'
	]),
	done('8.3.2 Resolving a barrage', [
		'charts.ts',
		'rules/08-combat/08-3-barrage.ts',
		'procedures/barrage.ts'
	]),
	done('8.4 Counterbattery', [
		'rules/08-combat/08-3-barrage.ts',
		'engine/combat/before/fire.ts',
		'engine/combat/before/lending.ts'
	]),
	done('8.5 Retreat before combat', [
		'charts.ts',
		'rules/08-combat/08-5-before-combat.ts',
		'engine/combat/attack/evasion.ts'
	]),
	done('8.5.1 Retreats', ['rules/08-combat/08-5-retreat.ts', 'engine/combat/retreat/ways.ts']),
	leftOut('8.6 Coordination', 'Its parts are below.'),
	done('8.6.1 Attack coordination', [
		'rules/08-combat/08-6-coordination.ts',
		'engine/phases/actions.ts'
	]),
	done('8.6.2 Artillery support', [
		'rules/08-combat/08-6-coordination.ts',
		'engine/combat/before/supports.ts',
		'procedures/combat.ts'
	]),
	leftOut('8.7 Cohesion checks', 'Its parts are below.'),
	done('8.7.1 Cohesion, general', [
		'rules/08-combat/08-7-cohesion.ts',
		'rules/08-combat/08-7-strength.ts',
		'rules/08-combat/08-7-charge.ts',
		'procedures/combat.ts'
	]),
	done('8.7.2 Cohesion results', [
		'charts.ts',
		'rules/08-combat/08-7-cohesion.ts',
		'engine/combat/attack/aftermath.ts',
		'engine/combat/retreat/fates.ts'
	]),
	done('8.7.3 Rout', [
		'rules/08-combat/08-7-stack.ts',
		'engine/combat/retreat/retreats.ts',
		'engine/flow.ts',
		'engine/moves/ends.ts'
	]),
	done('8.7.4 Advance and pursuit', [
		'rules/08-combat/08-7-advance.ts',
		'engine/combat/attack/advance.ts',
		'engine/combat/attack/pursuit.ts'
	]),
	done('8.8 Assault', ['charts.ts', 'engine/combat/attack/assault.ts']),
	done('8.8.1 Assault, general', [
		'charts.ts',
		'rules/08-combat/08-8-assault.ts',
		'procedures/combat.ts'
	]),
	done('8.8.2 Assault results', [
		'charts.ts',
		'rules/08-combat/08-8-losses.ts',
		'rules/08-combat/08-8-morale.ts',
		'engine/combat/attack/assault.ts'
	]),
	done('8.8.3 Advance after an Assault', [
		'rules/08-combat/08-7-advance.ts',
		'engine/combat/attack/advance.ts'
	]),
	leftOut(
		'8.8.4 Pursuit after an Assault',
		'The rules name it and print no such section; pursuit is 8.7.4.'
	),
	done('9 Vehicles', [
		'rules/09-vehicles.ts',
		'engine/phases/actions.ts',
		'engine/combat/retreat/fates.ts',
		'engine/combat/attack/aftermath.ts'
	]),
	done('9.1 Armoured trains', ['rules/08-combat.ts', 'engine/combat/attack/joining.ts']),
	done('9.1.1 Trains against trains', [
		'rules/09-1-trains.ts',
		'rules/07-movement/07-2-attacks.ts',
		'engine/combat/attack/duel.ts'
	]),
	done('9.1.2 Trains in contact', ['rules/09-1-trains.ts', 'engine/combat/retreat/captured.ts']),
	leftOut('9.2 Tanks', 'Its parts are below.'),
	done('9.2.1 Tank movement', ['procedures/movement-checks.ts', 'engine/moves/mover.ts']),
	done('9.2.2 Tanks in combat', [
		'rules/08-combat/08-8-ground.ts',
		'rules/08-combat/08-8-assault.ts'
	]),
	done('9.3 Armoured cars', ['rules/08-combat/08-7-strength.ts']),
	done('10 Scenarios and victory', ['engine/setup.ts']),
	done('10.1 Brasovo', ['rules/10-victory.ts', 'engine/setup.ts']),
	done('10.2 Historical scenario', [
		'rules/10-victory.ts',
		'engine/setup.ts',
		'engine/phases/victory.ts'
	]),
	done('10.3 Hypothetical scenario', ['types.ts', 'rulings/game.ts']),
	done('New Combat Rules', ['rules/new-combat-rules.ts'])
];
