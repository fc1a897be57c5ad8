import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: rulings turn. */
export const words = texts('red-and-white.rulings-turn', {
	r01: 'Two ways of numbering the phases',
	r01Asks: 'Some sections count fire as phase 1 or 3. Which phases do they mean?',
	r01SequenceNumbers:
		'Those of the sequence of action: preparatory fire is 2, defensive fire 4, attacking fire 5.',
	r02: 'What a suppressed unit may not do',
	r02Asks:
		'One text stops its fire unless it passes a test; another stops its movement and mentions no test. Which applies?',
	r02OneTestLiftsBoth:
		'No defensive fire and no withdrawal; passing one morale test, when first needed, lifts both.',
	r02TestLiftsFireOnly:
		'No defensive fire and no withdrawal; passing a morale test gives back the fire, never the move.',
	r02FireOnly: 'Only defensive fire is stopped; it may withdraw without a test.',
	r03: 'Stand already worn down',
	r03Asks: 'Is a unit suppressed when the stand it loses was already worn down?',
	r03LastFigureCounts: 'Yes, if the stand’s last figure falls to this turn’s preparatory fire.',
	r03WholeStandOnly: 'Only if that fire takes as many figures as a full stand has.',
	lossesInPhases45And6NeverSuppress: 'Losses in phases 4, 5 and 6 never suppress.',
	r04: 'What a turn is',
	r04Asks: 'What do “this turn”, “next turn” and “two turns running” count?',
	r04OwnTurns:
		'A turn is the seven phases of one side; what a unit does next turn or two turns running counts its own side’s turns.',
	r04WholeRounds: 'A turn is the Red turn and the White turn together.',
	r05: 'Limits of the leadership bands',
	r05Asks: 'Exactly 24″ ends one line of the table and begins the next. Which one counts?',
	r05NearerBand: 'The nearer line, as for 12″ and 36″.',
	r05FartherBand: 'The farther line; 12″ and 36″ stay on the nearer one.',
	r06: 'The 0 of the D10',
	r06Asks: 'Does the face 0 mean nothing or ten?',
	r06Ten: 'Ten. Where the rules ask for a “0”, that face is meant.',
	r07: 'Commander-in-chief and leader',
	r07Asks: 'The C-in-C may influence any unit of his side. As well as its own leader?',
	r07BetterLine: 'One roll on the better of the two lines.',
	r07CincOnlyIfNoLeader:
		'The C-in-C counts only where the unit has no leader of its own to look to.',
	r07OwnLeaderOnly: 'Only its own leader counts.',
	aCInCWhoLedHeroicallyWhenTheTurn:
		'A C-in-C who led heroically when the turn began gives 1–6 only.',
	r08: 'Leader dead or heroic elsewhere',
	r08Asks: 'Such units roll on the last line. Even with the C-in-C close by?',
	r08CincStillHelps: 'The C-in-C still helps them; without him 1–6.',
	r08LineOver36Always: 'Always 1–6.',
	r09: 'Officer joins in phase 1',
	r09Asks: 'Does the unit he joins need a roll, and do his other units suffer at once?',
	r09AtStartOfTurn:
		'The unit counts as led. His others suffer only if he was heroic when the turn began.',
	r09AtOnce:
		'The unit counts as led. Any of his others that have not rolled yet suffer from then on.',
	r69: 'Whom an officer may lead',
	r69Asks:
		'An officer may join a unit and lead it heroically; leaders influence their own troops only. Which units may he join?',
	r69OwnTroops:
		'Units under his own command or under nobody’s; the commander-in-chief may join any of his side.',
	r69AnyOfHisSide: 'Any unit of his side.',
	r36: 'Who tests in phase 7',
	r36Asks: 'The sequence names one side, the morale section every unit with losses. Who tests?',
	r36NamedSide: 'The side the sequence names, for all losses since its last phase 7.',
	r36BothSides: 'Both sides, for losses of this turn.',
	aTestThatTheRefereeHasAUnitMake:
		'If the referee has a unit test before phase 7 where no rule calls for it, that test replaces the one in phase 7; a unit that loses figures afterwards tests again.',
	r55: 'Fire and move in one turn',
	r55Asks:
		'The text frees trains, and heavy machine guns on tchankas and vehicles. Who may fire in phase 2 and move in 3?',
	r55VehiclesAndShips: 'Trains, ships, tanks, armoured cars and tchankas.',
	r55NotShips: 'Trains, tanks, armoured cars and tchankas, but not ships.',
	r55TrainsOnly: 'Trains only.',
	eachWeaponFiresOnceInATurnOfItsOwn:
		'Each weapon fires once in its own side’s turn, in phase 2 or 5.'
});
