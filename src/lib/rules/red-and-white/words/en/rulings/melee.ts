import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: rulings melee. */
export const words = texts('red-and-white.rulings-melee', {
	r27: 'What a tie is',
	r27Asks: 'Is a tie equal dice or equal totals?',
	r27Modified: 'Equal totals after the modifiers.',
	r27Natural: 'Equal dice, before the modifiers.',
	r28: 'Flank attack on a trench',
	r28Asks: 'A flank attack wins ties, but a trench must be won by 3. Which rule comes first?',
	r28WinBy3Governs: 'Win by 3; on a tie the attacker goes back without loss.',
	r28FlankTieWins: 'A flank attack that ties clears the trench.',
	r29: 'Modifiers of several attackers',
	r29Asks: 'Several units attack one. Whose modifiers count?',
	r29Pooled: 'One die for the group; each kind of bonus counts once, and stands lost are added up.',
	r29EachUnit: 'One die for the group; bonuses count for every attacking unit.',
	r30: 'Second melee example',
	r30Asks: 'The example adds up wrongly and counts a stand that was not lost. What applies?',
	r30RulesText: 'The rules: White 7 to Red 3; Red loses 4 figures and falls back.',
	r31: 'Committed officer +2',
	r31Asks: 'Where does a committed officer add 2 instead of 1?',
	r31Everywhere: 'Wherever a heroic officer counts: movement, fire, melee.',
	r31MeleeOnly: 'In melee only; elsewhere 1.',
	r32: 'Armoured car in melee',
	r32Asks: 'It defends with D6+2. Do other modifiers count too?',
	r32OwnBonus: 'The +2 is its own bonus; all others apply.',
	r32Fixed: 'D6+2, nothing else.',
	r54: 'Withdrawing before melee',
	r54Asks: 'Does a unit that withdraws test morale first, and may it fire?',
	r54NoTest: 'No test; it withdraws in phase 3, on contact, and does not fire in phase 4.',
	r54MoraleTest: 'It must pass morale; if it fails it counts as falling back.',
	r56: 'Attack on a unit falling back',
	r56Asks: 'It counts as attacked in flank or rear. For the −2 only, or for ties as well?',
	r56RearAndTie: 'Both: −2, and the attacker wins ties.',
	r56RearOnly: 'The −2 only.',
	onlyFailedMoraleMarksAUnitAs:
		'Only failed morale marks a unit as falling back; a lost melee does not.',
	r60: 'When gunners test against a tank',
	r60Asks: 'When does attacked artillery roll its D6?',
	r60WhenTouched: 'When the tank touches the guns, before the melee dice.',
	r60BeforeDefensiveFire: 'Before defensive fire; guns that fall back do not fire.',
	r61: 'Fire and attack in the first example',
	r61Asks: 'The attackers fire in phase 2 and attack in 3, though a unit may not do both.',
	r61OtherUnitsFired: 'The fire came from other units or guns of their side.',
	r62: 'Stands lost',
	r62Asks: 'Which lost stands count −1 in melee?',
	r62WholeGame: 'All lost so far in the game.',
	r62ThisTurn: 'Those lost this turn.',
	r70: 'When a unit attacks into melee',
	r70Asks:
		'A unit that attacks into melee may fire after it has moved. What shows that it has moved and attacks?',
	r70ToldOrFired:
		'Contact, as announced at the table, which counts as the move into it; or phase 5 fire by a unit that moved, which is then in contact with its target.',
	r70ContactTold:
		'Contact, as announced at the table, which counts as the move into it. Without it there is no fire in phase 5.',
	r70MovedThenTold:
		'Only a unit that has made its move comes into contact, and only one in contact fires.',
	r71: 'Headquarters overrun',
	r71Asks: 'An overrun headquarters is removed. What overruns it?',
	r71MeleeLost: 'A melee that it loses; it does not go back.',
	r71RefereeSays:
		'The referee says so; in a melee it loses figures and goes back like other units.',
	p01: 'Melee list',
	p01Asks: 'Which list of melee modifiers is used? The lists are never mixed.',
	p01SourceList: 'The list in these rules.',
	p01LubbersList:
		'The longer list from Lubbers’ set of the same name; the loser removes stands, not figures.'
});
