import { lastFace, printedNumber, signedNumber, type PrintedNumber } from './numbers.ts';

/** COMBAT MODIFIERS: what each is worth, in printed order. */
export const MODIFIERS = {
	leadership: signedNumber('modifier.leadership', 'Superior leadership', 1),
	elite: signedNumber('modifier.elite', 'Most elite steps', 1),
	assets: signedNumber('modifier.assets', 'Most special assets', 1),
	factions: signedNumber('modifier.factions', 'More than one camp or faction on the side', -1),
	kappel: signedNumber('modifier.kappel', 'White: Kappel’s Coffin', 1),
	withdrawal: signedNumber('modifier.withdrawal', 'Attacker: a withdrawal failed', 1),
	reinforced: signedNumber('modifier.reinforced', 'Defender: reinforced', 1),
	forest: signedNumber('modifier.forest', 'Defender in forest', 1),
	city: signedNumber('modifier.city', 'Defender in some Victory Cities', 2, {
		reason: 'The aid does not list which Victory Cities.'
	})
} as const;

/** COMBAT MODIFIERS: the die modifiers by the difference of the sums (TC-04). */
export const DIE_MODIFIERS = {
	oneHigher: signedNumber('drm.1.higher', 'Difference 1: higher side', 1),
	twoHigher: signedNumber('drm.2.higher', 'Difference 2, its choice: higher side', 1),
	twoLower: signedNumber('drm.2.lower', 'Difference 2, its choice: lower side', -1),
	threeHigher: signedNumber('drm.3.higher', 'Difference 3 or more: higher side', 1, {
		ruling: 'TC-04'
	}),
	threeLower: signedNumber('drm.3.lower', 'Difference 3 or more: lower side', -1, {
		ruling: 'TC-04'
	})
} as const;

/** COLUMN SHIFTS: columns, left negative, and the most of them. */
export const SHIFTS = {
	terrain: signedNumber(
		'shift.terrain',
		'Attacker: marsh, river, mountain, desert or fortress',
		-1
	),
	limited: signedNumber('shift.limited', 'Attacker in limited supply', -1),
	out: signedNumber('shift.out', 'Attacker out of supply', -2),
	defenderOut: signedNumber('shift.defenderOut', 'Defender out of supply', -1),
	fortress: signedNumber('shift.fortress', 'Defender in a fortress', 1, { ruling: 'TC-05' }),
	most: printedNumber('shift.most', 'Most columns left for the attacker', 2, { max: 6 })
} as const;

/** COMBAT SURPRISE: the last face of each result, and the die modifiers of the cavalry. */
export const SURPRISES = {
	saFirst: lastFace('surprise.sa.firstTo', 'Assets: attacker fires first up to', 4),
	saFail: lastFace('surprise.sa.failTo', 'Assets: no surprise, asset lost up to', 5),
	cavalryFirst: lastFace('surprise.cavalry.firstTo', 'Cavalry: attacker fires first up to', 4),
	cavalryFail: lastFace('surprise.cavalry.failTo', 'Cavalry: no surprise, step lost up to', 5),
	famous: signedNumber('surprise.famous', 'Wrangel or Budyenny leads it', -1, { ruling: 'TC-07' }),
	asset: signedNumber('surprise.asset', 'Attacker deployed a special asset', -1, {
		ruling: 'TC-07'
	})
} as const;

const SIGN_LOST = 'Its line is torn; the sign or the figure is lost.';

/** CANCEL RETREAT: the last face of each result, the limit of the net modifier, and the modifiers (TC-08). */
export const CANCELS = {
	mayTo: lastFace('cancel.mayTo', 'May stay for one more step up to', 3),
	retreatTo: lastFace('cancel.retreatTo', 'Retreats up to', 5),
	most: printedNumber('cancel.most', 'Net modifier at most, either way', 2, { max: 6 }),
	needsSteps: printedNumber('cancel.needsSteps', 'Friendly steps needed', 2),
	clear: signedNumber('cancel.clear', 'Clear space', 2, { confidence: 'high', ruling: 'TC-08' }),
	fortress: signedNumber('cancel.fortress', 'Fortress', -1, {
		confidence: 'low',
		candidates: [-1, -2],
		reason: SIGN_LOST,
		ruling: 'TC-08'
	}),
	rough: signedNumber('cancel.rough', 'Mountain or swamp', -1, {
		confidence: 'medium',
		candidates: [-1, -2],
		reason: SIGN_LOST,
		ruling: 'TC-08'
	}),
	cheka: signedNumber('cancel.cheka', 'A Cheka unit defends', -1),
	leader: signedNumber('cancel.leader', 'A leader rated 4 in the stack', -1),
	inFighting: signedNumber('cancel.inFighting', 'The side is under In-Fighting', 1, {
		confidence: 'medium',
		candidates: [1, -1],
		reason: SIGN_LOST,
		ruling: 'TC-08'
	}),
	homeCity: signedNumber('cancel.homeCity', 'Enemy took a friendly home-region VC this turn', 1, {
		confidence: 'high',
		ruling: 'TC-08'
	})
} as const;

/** LEADERS: the second die after a natural 6. */
export const LEADER_NUMBERS = {
	flipTo: lastFace('leader.flipTo', 'After a 6: leader flipped up to', 2),
	nothingTo: lastFace('leader.nothingTo', 'After a 6: nothing up to, above it death', 5)
} as const;

/** STACKING LIMITS. */
export const STACKS = {
	spaceUnits: printedNumber('stack.space.units', 'Space: units', 3),
	spaceArmies: printedNumber('stack.space.armies', 'Space: armies among them', 2),
	boxUnits: printedNumber('stack.box.units', 'Box: units', 5),
	boxArmies: printedNumber('stack.box.armies', 'Box: armies among them', 3)
} as const;

const CARD_LOST = {
	confidence: 'low',
	reason: 'The card values are lost; the corps count up 3, 4, 5.'
} as const;
const redeploys = (row: 1 | 2 | 3, corps: number) => ({
	card: printedNumber(`redeploy.${row}.card`, `Row ${row}: card value`, corps, {
		...CARD_LOST,
		ruling: 'TC-14'
	}),
	corps: printedNumber(`redeploy.${row}.corps`, `Row ${row}: corps`, corps)
});
/** STRATEGIC REDEPLOYMENT: three rows; instead of corps a leader, an army, or both, and in the last a corps with them. */
export const REDEPLOYS = [redeploys(1, 3), redeploys(2, 4), redeploys(3, 5)] as const;

/** WESTERN RESPONSE: die modifiers. */
export const WESTERN_MODIFIERS = {
	tsar: signedNumber('western.drm.tsar', 'Tsar alive', 1),
	card9: signedNumber('western.drm.card9', 'Red card 9 was played as its event', 1),
	manyCities: signedNumber(
		'western.drm.manyCities',
		'White holds as many Red home VCs as the bonus asks',
		1,
		{
			ruling: 'TC-13'
		}
	),
	ally: signedNumber('western.drm.ally', 'Red controls any western ally', -1),
	centralPowers: signedNumber(
		'western.drm.centralPowers',
		'White controlled the Central Powers when they withdrew',
		-1,
		{ ruling: 'TC-17' }
	),
	fewCities: signedNumber(
		'western.drm.fewCities',
		'White holds fewer Red home VCs than the bonus asks',
		-1,
		{
			ruling: 'TC-13'
		}
	),
	cities: printedNumber('western.cities', 'Red home VCs from which the bonus counts', 3, {
		ruling: 'TC-13'
	})
} as const;

/** PORT CORRUPTION: steps lost; 7 and more only with modifiers, which the aid does not give (TC-11). */
export const PORTS = {
	noneTo: lastFace('port.noneTo', 'No effect up to', 5),
	someTo: printedNumber('port.someTo', 'The smaller loss up to', 6, { max: 9 }),
	some: signedNumber('port.some', 'The smaller loss', -1),
	more: signedNumber('port.more', 'The greater loss', -2, { ruling: 'TC-11' })
} as const;

const half = { step: 0.5, max: 5 } as const;
/** REPLACEMENTS: costs, penalties and bonuses in steps, in printed order. */
export const REPLACEMENTS = {
	corpsCost: printedNumber('rs.corpsCost', 'A corps step costs', 0.5, half),
	armyCost: printedNumber('rs.armyCost', 'An army step costs', 1, half),
	allHomeLost: signedNumber(
		'rs.allHomeLost',
		'Enemy holds every VC of a home region (optional)',
		-1
	),
	leadersWorstTo: lastFace('rs.leadersWorstTo', 'Trotsky or Lenin gone: the greater loss up to', 2),
	leadersWorst: signedNumber('rs.leadersWorst', 'Trotsky or Lenin gone: the greater loss', -2),
	leadersBadTo: lastFace('rs.leadersBadTo', 'Trotsky or Lenin gone: the smaller loss up to', 4),
	leadersBad: signedNumber('rs.leadersBad', 'Trotsky or Lenin gone: the smaller loss', -1),
	redCity: signedNumber('rs.redCity', 'Red: each of Petrograd, Moskva in enemy hands', -2),
	whiteCity: signedNumber('rs.whiteCity', 'White: each of Sevastopol, Omsk in enemy hands', -2),
	powersRed: signedNumber('rs.powersRed', 'White: Central Powers controlled by Red', -2),
	capture: signedNumber(
		'rs.capture',
		'Each enemy home-region VC captured, with 1 influence point',
		1
	),
	ukraine: signedNumber('rs.ukraine', 'Each Ukraine VC controlled', 1),
	allHomeHeld: signedNumber(
		'rs.allHomeHeld',
		'Every VC of an enemy home region held (optional)',
		1
	),
	turkistan: signedNumber(
		'rs.turkistan',
		'Red: Turkistan with a rail trace to a home-region VC',
		1
	),
	ally: signedNumber('rs.ally', 'White: each of Britain, France, USA controlled', 1),
	allyCard: signedNumber('rs.allyCard', 'White: Britain, USA after White card 31', 2),
	tsarTo: lastFace('rs.tsarTo', 'White: Tsar rescued, a step up to', 4, { ruling: 'TC-18' }),
	tsar: signedNumber('rs.tsar', 'White: Tsar rescued', 1, { ruling: 'TC-18' }),
	powersWhite: signedNumber('rs.powersWhite', 'White: Central Powers controlled', 2),
	faction: signedNumber('rs.faction', 'Each faction whose home VC is friendly', 1),
	greatFaction: signedNumber('rs.greatFaction', 'The same: Finland, Turkistan, Central Powers', 2),
	trainTo: lastFace('rs.trainTo', 'Czech Legion with the IGSR train: a step up to', 3, {
		ruling: 'TC-19'
	}),
	train: signedNumber('rs.train', 'Czech Legion with the IGSR train', 1, { ruling: 'TC-19' }),
	ukraineFaction: signedNumber('rs.ukraineFaction', 'Ukraine: each of its VCs', 1),
	poland: signedNumber('rs.poland', 'Poland: each of its VCs', 2),
	polandPressed: signedNumber(
		'rs.polandPressed',
		'Poland: each while an enemy is next to Warsaw',
		3
	)
} as const;

/** RED IN-FIGHTING; WHITE IN-FIGHTING: what the chits roll and cost. */
export const FIGHTING = {
	noCityRed: signedNumber('fight.noCityRed', 'Red, No VC: victory points', -2, { min: -9 }),
	noCityWhite: signedNumber('fight.noCityWhite', 'White, No VC: victory points', -4, { min: -9 }),
	trialTo: lastFace('fight.trialTo', 'Accusation: a trial up to', 2),
	trials: printedNumber('fight.trials', 'Accusation: rolls a game', 3),
	defeatismTo: lastFace('fight.defeatismTo', 'Defeatism: the attack goes ahead up to', 3),
	noActTo: lastFace('fight.noActTo', 'NO ACT: nothing up to', 3),
	influence: printedNumber('fight.influence', 'Influence points at most on one Republic', 2)
} as const;

/** TURN SEQUENCE. */
export const TURNS = {
	politicalTo: printedNumber('turn.politicalTo', 'Political phase up to turn', 9),
	victoryCities: printedNumber('turn.victoryCities', 'Automatic victory: home VCs', 5, {
		confidence: 'low',
		reason: 'The line reads “5 Home VCs-35 VPs”; whether both or either is not said.',
		ruling: 'TC-15'
	}),
	victoryPoints: printedNumber('turn.victoryPoints', 'Automatic victory: VP', 35, {
		max: 99,
		confidence: 'low',
		reason: 'The line reads “5 Home VCs-35 VPs”; whether both or either is not said.',
		ruling: 'TC-15'
	})
} as const;

/** Numbers that stand in a list, in its order. */
export const listed = (
	numbers: Readonly<Record<string, PrintedNumber>>
): readonly PrintedNumber[] => Object.values(numbers);
