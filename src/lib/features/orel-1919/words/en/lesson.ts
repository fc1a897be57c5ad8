import { texts } from '#lib/kernel/texts.ts';

/** orel-1919, in English: the first game, that teaches a turn. */
export const words = texts('orel-1919.lesson', {
	recruitment:
		'Recruit points restore steps: tap an answer and give it with the large key, or go on with “Nothing more”.',
	command:
		'Units obey the main body of their formation. Of several as large, its owner says which it is: tap one.',
	event: 'You hold an event. Play it, or keep it for later.',
	question:
		'Something is asked, and every answer is listed below. Those with a hex are dashed on the map.',
	choose:
		'A turn is a day: White moves and fights first, then Red. Tap a white counter, or take the next unit with the key below. Brasovo and Sevsk must be White in four days.',
	reach:
		'What is lit can be reached; the number is what would be left of its points. Hatching is enemy control. Tap a hex, or tap one in the dark to hear why not.',
	go: 'Below is what each step costs, and how the move may end. March mode is half as strong, Combat mode takes a point. The large key moves.',
	enemy:
		'That was a move. “Undo” takes it back. Now look for an enemy next to one of your units, and tap the enemy.',
	attack:
		'Tap who takes part. The large number is the chance that the hex falls, worked out and not guessed; below stand all the numbers behind it. Declare it, or tap elsewhere.',
	endMovement:
		'The attack is fought in the next phase. Move whoever else should move; then end the phase with the key below.',
	fight:
		'A fight goes through its steps like a train through its stations. Each step that asks you something says by which section: tap the section to read it.',
	dice: 'Dice are called for. Roll your own and type what they show, or let the app roll.',
	redByApp:
		'Now Red has the same phases, and the app plays him: “slow” shows each act, “at once” none. Whatever you are asked in his attacks comes up here.',
	red: 'Now Red has the same phases, the other way round: his units move and attack, and White is asked whether to stand, who pays and who takes the losses. End the phase when he has moved.',
	over: 'That was a day, both parts of it. Play on: this game is kept like any other.'
});
