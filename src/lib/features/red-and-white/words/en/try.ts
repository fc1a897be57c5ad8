import { texts } from '#lib/kernel/texts.ts';

/** The screens of Red and White, in English: the first battle, that teaches a turn. */
export const words = texts('red-and-white.try', {
	aFirstBattle: 'A first battle',
	skip: 'Skip',
	skipTheseLines: 'Skip these lines',
	done: 'Done',
	whatToDoNow: 'What to do now',
	settingUpAFirstBattle: 'Setting up a first battle.',
	leadership:
		'Roll leadership for every Red unit: without it, none fires or moves. Tap a row of what is owed.',
	leadershipOn: 'All Red units have rolled. The large button below goes on to the next phase.',
	fire: 'The Reds fire before they move: tap a Red unit that is led, then whom it fires at. It then does not move.',
	fireOn: 'Units that fired stay; others that are led may move next. Go on to the next phase.',
	move: 'Now the Reds move: tap a Red unit that has not fired, then movement. The app works out how far it may go.',
	moveOn: 'Move whoever else may move, or go on: the Whites fire back.',
	defend: 'The Whites fire at whoever came near: tap a White unit, then whom it fires at.',
	defendOn:
		'All other Whites may fire too, except those that the Reds suppressed. Go on when they have.',
	attackingFire:
		'Attacking fire is for units that go into melee. Nobody does yet: go on to the next phase.',
	attackingFireNow:
		'Whoever goes into melee may fire first: tap it, then whom it attacks. Go on when they have.',
	melee: 'Units in contact fight now. No melee is left to fight: go on to the next phase.',
	morale: 'The Whites test morale where they lost figures. What is owed stands in a list; go on.',
	owed: 'Something is owed in this phase: tap its row and roll. Nothing owed is forgotten.',
	over: 'That is a turn. The Whites who are left do the same, and the round is over. Play on: this battle is kept.'
});
