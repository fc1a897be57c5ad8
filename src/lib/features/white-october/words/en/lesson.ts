import { texts } from '#lib/kernel/texts.ts';

/** white-october, in English: the first game, that teaches a turn. */
export const words = texts('white-october.lesson', {
	ammunition:
		'White begins each turn by saying what kind it is. Only in an offensive turn do his troops fight at full strength, and it uses up ammunition. Tap an answer, then the large button.',
	recruitment:
		'Recruitment points bring losses back, one EP each. Tap a unit to get one, then the large button; points you keep are not lost.',
	politics:
		'Petrograd has troubles of its own. Red chooses how to meet them, and from time to time soldiers go home.',
	events: 'Each side draws an event. Some happen at once; others are kept to be played later.',
	order:
		'The sides take turns: each has two sequences, one to move and one to fight, in either order. The enemy acts in between. Fight first if you are already in contact, or move up first.',
	choose:
		'Now White moves. Tap a white counter, or take the next unit with the button below. Gatchina and Tsarskoye Selo are on the way to Petrograd; the Winter Palace ends the game.',
	reach:
		'Lit hexes can be reached; the number is the points it would have left. Hatching is an enemy zone of control. Tap a lit hex, or a dark one to see why not.',
	go: 'Below is what each step costs. Roads and railroads are quick, dense forest and marsh are not. The large button makes the move.',
	moved:
		'That was a move. “Undo” takes it back. Keep each HQ near the units that are to attack: the layer “HQs” shows how far it commands. Then end the movement.',
	declare:
		'Now White fights. Tap a unit or the enemy it is to attack. All attacks are declared before the first is fought.',
	attack:
		'Below you see who takes part, which HQ leads and what would come of it: chances are worked out, not guessed. Declare it, or tap elsewhere.',
	fight: 'The higher a side’s Morale, the better the result it reads. Tap a section to read it.',
	dice: 'Dice are called for. Roll your own and type what they show, or let the app roll.',
	question: 'A question; its answers are listed below. Those with a place have a dashed outline.',
	fatigue: 'Night attacks and forced marches tire the army. At 5 and more it may have to rest.',
	redByApp:
		'Now the app plays Red: “slow” shows each act, “at once” none. What he asks you comes up here.',
	red: 'Now it is Red’s turn, with the same choices. In the first turns he holds the line and brings up reserves by rail.',
	over: 'That was a turn. Play on: this game is kept like any other.'
});
