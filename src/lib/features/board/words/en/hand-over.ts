import { texts } from '#lib/kernel/texts.ts';

/** A turn that goes from phone to phone, in English. */
export const words = texts('board.hand-over', {
	sendMyTurn: 'Send my turn',
	takeInATurn: 'Take in a turn',
	thereTakeIn: 'there: {game}, Take in a turn',
	nLinesInIt: {
		one: '{n} line goes along: all since the other phone had the game.',
		other: '{n} lines go along: all since the other phone had the game.'
	},
	nLinesInAll: {
		one: '{n} line goes along: the whole game so far.',
		other: '{n} lines go along: the whole game so far.'
	},
	theTurnIsNotOver: 'The turn is not over yet: what was played so far goes along.',
	checkWord: 'Check word, the same on both phones',
	nothingToSend: 'Nothing to send',
	nothingPlayedSince: 'Nothing has been played here since the other phone’s turn came in.',
	aStruckLineDoesNotTravel: 'A line was struck out. Send the whole game as a file.',
	notAllCanBeRead: 'Some lines of this game cannot be read, so it cannot be sent turn by turn.',
	noTurnInIt: 'There is no turn of {game} in it.',
	problemNothingTaken: '{problem} Nothing was taken in.',
	gameIsNotHere: 'This phone does not have the game. Ask for the whole game as a file.',
	nLinesAreMissing: {
		one: '{n} line that comes before it is missing here. Ask for the turn before.',
		other: '{n} lines that come before it are missing here. Ask for the turn before.'
	},
	bothHavePlayedOn:
		'Both phones have played on from the same point. Only one can go on: take back here what came after, or send it there.',
	itIsHereAlready: 'This turn is here already.',
	lineNIsAgainstTheRules: 'Line {n} is against the rules: {why} {rule}',
	lineNTakesBackTooMuch: 'Line {n} takes back what was settled before.',
	lineNTakesBackDice:
		'Line {n} takes back dice or something that was revealed, and that was not agreed.',
	theAppsDecideOtherwise:
		'The other phone works this turn out differently. Bring both to the same version.'
});
