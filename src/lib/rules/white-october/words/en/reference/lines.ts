import { texts } from '#lib/kernel/texts.ts';

/** white-october, in English: its rules in our own words, a line or two each. */
export const words = texts('white-october.reference-lines', {
	ep: 'EP, effectives points, say how many men a unit still has. Fractions are rounded to the nearest, halves up; add before you divide.',
	ratios: 'A ratio is read from 1:1 and 1.5:1 upwards, always down to the row that it reaches.',
	zones:
		'A unit controls the six places around it. Tanks, cars, HQs, fleets, aircraft, Trotsky and Routed units do not, nor does a white-symbol unit on its own. Into forest control reaches only along roads and railroads. A friend in a place cancels enemy control there for supply, command and retreat.',
	predominant:
		'Predominant Quality or Morale is the value that most EP of the units engaged have, the lower on a tie; 1 less if the lowest is 3 or more below it, 1 more if the highest is 3 or more above.',
	weather: 'The track prints the weather. Aircraft fly in clear weather only.',
	sequence:
		'White says what kind of turn it is; then come recruitment and politics, resupply and events. White and Red then act in turn, two sequences each: one to move, one to fight, in the order each likes. Last comes the fatigue of the North West Army.',
	points:
		'The track gives recruitment points, at most six in stock. White gets one for Yamburg, for Gatchina and for each district the first time he takes it.',
	prisonersBuy: 'Three prisoners may become one point before replacements.',
	prisoners:
		'Prisoners come from units that are routed twice, run through enemy zones or surrender; not from vehicles, HQs, Estonians or units with a white line under their name.',
	replacements:
		'One point brings back one EP to a unit that is in supply and not Routed, up to its size and the stacking limit; not to guns, trains, fleets or forts.',
	recruits:
		'A unit that is back at its full side gets a Recruits marker: Quality and Morale 1 lower. Red units with Morale 2 and White ones with Morale 3 do not.',
	supplyLine:
		'A line runs from a source along roads and railroads, then at most two hexes off them, counting the unit’s own. It does not cross enemy zones where no friend stands, nor wide water except by a bridge; it may end in dense forest or marsh.',
	sources:
		'Red draws on Peter and Paul, the east edge and the coast east of column M; White on Narva; Estonians on the coast too, west of the mines and away from Red forts.',
	withoutLine:
		'A unit that attacks, defends or fires without a line is low on ammunition afterwards. Ships and aircraft are always supplied.',
	lowAmmo:
		'Low on ammunition (a Low Ammo marker): attack and firepower are halved, tanks and cars count nothing. Defence stays as it is.',
	resupply: 'In the resupply phase, units in supply that are not Routed lose the marker.',
	stock:
		'White begins with ammunition for four offensive turns; Gatchina brings four more. In any other turn all of the North West Army counts as low on ammunition, and its resupply is skipped.',
	command: 'An HQ commands within its radius; what bars supply bars command too.',
	combined:
		'One stack attacks without an HQ. More stacks, and guns from elsewhere, need one HQ for all of them; in a sequence it commands as many hexes as its command value.',
	armies:
		'An HQ of the North West Army commands no Estonians, nor an Estonian HQ the North West Army. Aircraft and fleets need none.',
	hqDefends:
		'In defence one HQ may bring in guns from outside the hex and give its capacity; what stands in the hex needs none.',
	hqLost:
		'An HQ is lost with the units of its hex; alone, it is lost to any attack, to a loss by a barrage, or when an enemy enters. It is back two turns later in a friendly town or village.',
	capacities:
		'A: 1 more on the dice of an attack. De: 1 less on those of the enemy. Mo: Morale 1 higher. Do: a stack that it commands may retreat before combat, unless cavalry attacks. Each needs a unit of its own division.',
	events:
		'If events are played, each side throws two ten-sided dice once a turn. An imposed event happens at once; a controlled one is kept for this turn.',
	struck: 'The enemy names the formation that an imposed event strikes; its owner names the unit.',
	controlled:
		'A controlled event is played when it can be used, and is gone at the end of the turn.',
	move: 'A unit spends its points hex by hex, and can always move one hex if the ground is not closed to it.',
	stacking:
		'At the end of a sequence 5 EP and 3 units may stand together, and up to 3 tanks, cars, trains or HQs besides. Tanks and cars never stand alone.',
	intoZone:
		'To enter an enemy zone costs 1 more, unless a friendly combat or artillery unit is there and stays. Trains may go from zone to zone, then stop.',
	forcedMarch:
		'A forced march gives all of the North West Army 2 more points in this sequence, and adds to its fatigue.',
	rail: 'Rail replaces movement on foot; not from or into enemy zones without a friend, nor over the Luga. A unit stops when it comes to Petrograd.',
	redRail:
		'Red brings 12 units a turn from Moscow and 4 from Vologda. Three units, 5 EP, get off in a town or an outer district, 2 and 4 in a village, 1 and 2 elsewhere. Units that do not fit wait a turn; whoever waits may then come on foot, or by the other line. Who leaves by rail is back by the other line two turns later.',
	whiteRail: 'Once White holds Gatchina he moves 1 EP a turn by rail.',
	trotsky: 'Trotsky moves along railroads and through districts only.',
	entering:
		'Reinforcements come in while their side moves, those of Petrograd and Krasnaya Gorka at the start of the turn. Enemies may not stop where they come in, in that turn or the one before.',
	leaving:
		'No unit leaves the map by choice except by rail. One that is forced off comes back in its next sequence, a Routed one a turn later, or is lost; so is a Demoralised one.',
	barrage:
		'Guns, forts, trains, fleets and aircraft may fire on their own, at a range of two hexes at most, the Red fleet and Kronstadt at three; then they support nothing. A friend must stand next to the target, except for aircraft.',
	category:
		'The player who fires names a kind of target: combat units, guns, HQs, ships or forts. Guns and HQs can be named only where no better target is with them.',
	barrageResult:
		'Two dice and firepower: a unit of its owner’s choice takes a loss or is Disorganised, and all whose Morale is too low retreat. The last EP of infantry and cavalry is never shot away.',
	attack:
		'Nobody is obliged to attack. A unit attacks once in a sequence; a hex may be attacked more than once.',
	beforeCombat:
		'Cavalry, horse guns and cars may slip away one hex if no cavalry attacks; trains always may. If one goes, all that can must go.',
	support:
		'Guns within two hexes, the Red fleet within three, add their firepower, once in a sequence of the active side: with an attacker, or under the HQ that leads.',
	dice: 'Two dice and all modifiers. Above 7 the attacker wins, otherwise the defender. Each side reads its result by its own Predominant Morale.',
	losses:
		'The printed losses are the minimum: 1 more for each side if both have 4 or more EP. The first goes to the Predominant Morale, to cavalry or to Routed units; then in turn.',
	disorganised:
		'Disorganised: combat, firepower and movement halved until the end of its next movement sequence.',
	retreat:
		'A retreat is one hex, a rout two: together, out of enemy zones, over bridges, not into a hex that is full or still to be attacked; White to the west, Red to the east or to Petrograd.',
	routed:
		'Routed units do not attack or fire, defend at half strength, and keep running in each movement sequence. They rally at its end outside enemy zones.',
	advance:
		'The winner may enter the hex that was left, and must with an “a”. If the enemy went two hexes or more, cavalry and cars may follow one hex farther; so may infantry into a hex of 1 MP at most and not from zone to zone, or by a forced march.',
	offensive:
		'A unit outside enemy zones that does nothing else may move one hex at the start of the combat sequence.',
	bridges:
		'White infantry may blow a rail bridge next to it in place of its attack, twice in a game.',
	fatigue:
		'A sequence with night attacks and one with a forced march add 1 each. At 5 the army is tired on a 1 or 2, at 6 on 1 to 4, at 7 and over always.',
	rest: 'In a rest turn the army has half its movement, does not attack, and loses 3 fatigue at the end.',
	heart:
		'After White’s first combat sequence units of the 2nd and 6th divisions that retreated, or are next to an advance, are Routed; the rest will not move towards White. A political action brings a division back.',
	desertion:
		'From turn 2, half of what two dice show is lost to desertion, in EP or points. Five or more bring White a point.',
	plan: 'Reds who defend in Petrograd have Morale 1 lower.',
	political:
		'From turn 4 Red takes one action against subversion and raises units once a turn; with Trotsky in a district, two of each, none twice.',
	antiSubversion:
		'He rallies a division, lowers desertion by 3 on the dice, or, where events are played, sends the police.',
	raising:
		'A communist detachment and a barricade cost half a point each, district detachments a quarter per EP, military units, drawn by lot, a point per EP. The costs of a turn are added, then rounded up.',
	city: 'A district is a hex: 1 for command, half a hex for range. Fewer units fit in: one of more than 3 EP, or three with 3 EP together.',
	forts:
		'A fort does not count for stacking and fires as guns do. It is attacked only when alone, defends with its firepower, and surrenders if it is routed.',
	vehicles:
		'After a combat in which its side took a loss or a “d”, and enemy guns took part, each tank or car is destroyed on a 1.',
	tanks:
		'Tanks stay within two hexes of a supplied railroad. After an attack they leave for two turns.',
	trains:
		'A train fights with its combat value where it touches the enemy, and is compared by its firepower. It has all of the railroad to move on.',
	fleets:
		'Fleets move without limit on the sea and support or fire. White’s stay west of the mines. The Red fleet has three actions, then it is low on ammunition for good.',
	air: 'Aircraft support attacks anywhere by day, or bomb; then they are gone until the next clear turn.',
	setUp:
		'In turn 1 White needs no HQs and his armies may fight together; nobody deserts. Infantry and a gun must stand in 08/S for a turn by turn 4, or the 1st division is late.',
	ends: 'White may do without the 1st division and play 13 turns; without the 4th as well, and play 14.',
	victory:
		'The game ends when White takes the Winter Palace. Otherwise the places that White passed last count for him at the end, those worth 10 even if he had them for one turn only, less 20 for Yamburg, 10 for Volosovo and 5 for 13/S where Red holds them; Red EP destroyed shift the level.',
	levels:
		'From 36 points a strategic White victory, from 27 a regional, from 17 a marginal one; from 10 a draw; from 8 a marginal Red victory, from 2 a regional one, otherwise a strategic one.',
	options: 'Options are bought before the game with EP of Red units destroyed.'
});
