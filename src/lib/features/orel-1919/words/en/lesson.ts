import { texts } from '#lib/kernel/texts.ts';

/** orel-1919, in English: the first game, that teaches a turn. */
export const words = texts('orel-1919.lesson', {
	recruitment:
		'Recruit points restore steps: tap an answer and give it with the large button, or go on with “Nothing more”.',
	command:
		'Units obey the main body of their formation. Where several groups are equally large, their owner chooses one: tap it.',
	event: 'You hold an event. Play it, or keep it for later.',
	question:
		'You are asked a question; every answer is listed below. Answers with a hex have a dashed outline on the map.',
	choose:
		'A turn is a day: White moves and fights first, then Red. Tap a white counter, or take the next unit with the button below. White must hold Brasovo and Sevsk in four days’ time.',
	reach:
		'Lit hexes can be reached; the number is the points it would have left. Hatching is an enemy zone of control. Tap a lit hex, or a dark one to see why not.',
	go: 'Below is what each step costs, and how the move may end. In March mode a unit is half as strong; Combat mode costs a point. The large button makes the move.',
	enemy:
		'That was a move. “Undo” takes it back. Now look for an enemy next to one of your units, and tap the enemy.',
	attack:
		'Tap the units that take part. The large number is the chance that the hex falls, worked out, not guessed; below are all the numbers behind it. Declare the attack, or tap elsewhere.',
	endMovement:
		'The attack is fought in the next phase. Move any other units you like; then end the phase with the button below.',
	fight:
		'A fight goes through its steps like a train through its stations. Each question names the section it comes from: tap that to read it.',
	dice: 'Dice are called for. Roll your own and type what they show, or let the app roll.',
	redByApp:
		'Now Red has the same phases, and the app plays him: “slow” shows each act, “at once” none. Any question to you during his attacks comes up here.',
	red: 'Now Red has the same phases, the other way round: his units move and attack, and White is asked whether to stand, who pays and who takes the losses. End the phase when he has moved.',
	over: 'That was a whole day. Play on: this game is kept like any other.'
});
