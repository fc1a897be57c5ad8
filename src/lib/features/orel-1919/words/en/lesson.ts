import { texts } from '#lib/kernel/texts.ts';

/** orel-1919, in English: the first game, that teaches a turn. */
export const words = texts('orel-1919.lesson', {
	recruitment:
		'Recruit points restore steps: tap an answer, then the large button; or go on with “Nothing more”.',
	command:
		'Units obey the main body of their formation. Of groups equally large, their owner chooses one: tap it.',
	event: 'You hold an event. Play it, or keep it for later.',
	question: 'A question; its answers are listed below. Those with a hex have a dashed outline.',
	choose:
		'White moves and fights first, then Red. Tap a white counter, or take the next unit below. White must hold Brasovo and Sevsk after four days.',
	reach:
		'Lit hexes can be reached; the number is the points it would have left. Hatching: enemy zones. Tap a lit hex, or a dark one to see why not.',
	go: 'What each step costs, and how the move may end: in March mode a unit is half as strong; Combat mode costs a point.',
	enemy:
		'That was a move; “Undo” takes it back. Now tap an enemy that stands next to one of your units.',
	attack:
		'Tap the units that take part. The large number is the chance that the hex falls; its working is below. Then declare the attack.',
	endMovement:
		'The attack is fought in the next phase. Move other units if you like; then end the phase.',
	fight: 'A fight goes step by step. Each question names its section: tap that to read it.',
	dice: 'Dice are called for: roll your own and type what they show, or let the app roll.',
	redByApp:
		'Now the app plays Red: “slow” shows each act, “at once” none. What he asks you comes up here.',
	red: 'Now Red does the same, the other way round, and White is asked whether to stand, who pays and who takes the losses. End the phase when he has moved.',
	over: 'That was a whole day. Play on: this game is kept like any other.'
});
