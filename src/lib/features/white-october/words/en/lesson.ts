import { texts } from '#lib/kernel/texts.ts';

/** white-october, in English: the first game, that teaches a turn. */
export const words = texts('white-october.lesson', {
	ammunition:
		'White begins each turn by saying what kind it is. Only in an offensive turn do his troops fight with all their strength, and it uses up ammunition. Tap an answer; the large key gives it.',
	recruitment:
		'Recruitment points bring losses back, one EP each. Tap who gets one, then the large key; points that are kept are not lost.',
	politics:
		'Petrograd has troubles of its own. Red chooses how to meet them, and from time to time soldiers go home.',
	events: 'Each side draws an event. Some happen at once, some are kept to be played.',
	order:
		'The sides take turns: each has two sequences, one to move and one to fight, in the order it likes. The enemy acts in between. Fight first where you stand in contact, or move up first.',
	choose:
		'Now White moves. Tap a white counter, or take the next unit with the key below. Gatchina and Tsarskoye Selo are on the way to Petrograd; the Winter Palace ends the game.',
	reach:
		'What is lit can be reached; the number is what would be left of its points. Hatching is enemy control. Tap a hex, or tap one in the dark to hear why not.',
	go: 'Below is what each step costs. Roads and railroads are quick, dense forest and marsh are not. The large key moves.',
	moved:
		'That was a move. “Undo” takes it back. Keep each HQ near the units that are to attack: “HQs” among the layers shows how far it commands. Then end the movement.',
	declare:
		'Now White fights. Tap a unit or the enemy it is to attack. All attacks are declared before the first is fought.',
	attack:
		'Who takes part, which HQ leads and what would come of it stand below: chances are worked out, not guessed. Declare it, or tap elsewhere.',
	fight:
		'A fight goes through its steps. Quality and Morale decide as much as strength: whose Morale is higher reads the better line of the result. Each question names its section: tap that to read it.',
	dice: 'Dice are called for. Roll your own and type what they show, or let the app roll.',
	question:
		'Something is asked, and every answer is listed below. Those with a place are dashed on the map.',
	fatigue: 'Night attacks and forced marches tire the army. At 5 and more it may have to rest.',
	redByApp:
		'Red acts, and the app plays him: “slow” shows each act, “at once” none. What you are asked in his attacks comes up here.',
	red: 'Now it is Red, with the same choices. In the first turns he holds the line and brings up reserves by rail.',
	over: 'That was a turn. Play on: this game is kept like any other.'
});
