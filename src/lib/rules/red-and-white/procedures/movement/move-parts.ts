import { say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	exemptFromBombardment,
	mayMoveSo,
	moveParts,
	systemOf,
	type Move,
	type MoveParts
} from '../../rules/movement.ts';
import type { Book } from '../../book.ts';
import {
	MOVERS,
	TERRAINS,
	type Heroic,
	type Mover,
	type MovementSystem,
	type Terrain
} from '../../types.ts';
import type { Choice, Field, Form, Line } from '../calculator.ts';
import { same } from '#lib/kernel/same.ts';
import { choiceAsk, type Ask } from '#lib/kernel/sheet/asks.ts';
import { RIVERS, type Water } from '../../rules/vehicles/ice.ts';
import { channelFlag, RIVER, RIVER_WORDS, waterAsk } from './water.ts';
import { flagIn, heroicOf, oneOf, told } from '../parts.ts';
import { words } from '#lib/rules/red-and-white/words/en/movement.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

const MOVER_WORDS: Record<Mover, string> = {
	infantry: words.infantryDismountedCavalry,
	mg: words.machineGunOnFoot,
	cavalry: words.cavalry,
	tchanka: words.tchanka,
	officer: words.officer,
	tank: words.tank,
	armoured_car: words.armouredCar,
	gun_limbered: words.gunLimbered,
	gun_unlimbered: words.gunByHand,
	train: words.armouredTrain,
	ship: words.ship,
	ship_towing: words.shipThatTows,
	wagon: words.wagonDroshky
};

const TERRAIN_WORDS: Record<Terrain, string> = {
	open: words.open,
	rough: words.rough,
	road: words.road
};

/** MOVEMENT: does it have no terrain to choose, being on rails or water? */
const noGround = (mover: Mover): boolean => mover === 'train' || afloat(mover);
const afloat = (mover: Mover): boolean => ['ship', 'ship_towing'].includes(mover);
/** MOVEMENT: can a bombardment concern it? Ships ignore one, and an officer alone does not test. */
export const mayBeBombarded = (mover: Mover): boolean =>
	mover !== 'officer' && !exemptFromBombardment(mover);

export const moverIn = (form: Form): Mover => oneOf(form, 'mover', MOVERS);
const systemIn = (book: Book, form: Form): MovementSystem => {
	const system = oneOf(form, 'system', ['agreed', 'variable', 'alternate']);
	return system === 'agreed' ? book.options.movement : system;
};

/** CAVALRY (G15, R54): charge dice are for moving forward, not for a normal move away or back. */
const mayCharge = (form: Form): boolean =>
	moverIn(form) === 'cavalry' && !flagIn(form, 'back') && !flagIn(form, 'withdraws');

/** MORALE (G15): must it go back? Going to the rear by choice is a move of its own. */
const mustGoBack = (form: Form): boolean => flagIn(form, 'back') && !flagIn(form, 'rear');

/** MORALE (G15, R54): must it go, back or out of a melee? */
const mustGo = (form: Form): boolean => flagIn(form, 'withdraws') || mustGoBack(form);

/** OFFICERS & LEADERS; MORALE (G15): may a hero add to its move? To that of any unit, but not when it must go back. */
const mayBeLed = (form: Form): boolean => moverIn(form) !== 'officer' && !mustGoBack(form);

/** CAVALRY (G14): it may mount or dismount during a move of its own, but not during a charge. */
const mayMount = (form: Form): boolean =>
	((moverIn(form) === 'cavalry' && !flagIn(form, 'charging')) ||
		(moverIn(form) === 'infantry' && flagIn(form, 'onFoot'))) &&
	!mustGo(form);

/** MACHINE GUNS; ARTILLERY (G14): guns join or leave a unit during a move of their own. */
const mayAttach = (form: Form): boolean =>
	['mg', 'gun_limbered', 'gun_unlimbered'].includes(moverIn(form)) && !mustGo(form);

/** ADDITIONAL RULES: the water of a ship, where they are used. */
const waterOf = (book: Book, form: Form): Water | null =>
	afloat(moverIn(form)) && book.options.ships_and_ice === 'used'
		? { river: oneOf(form, 'river', RIVERS), channel: flagIn(form, 'channel') }
		: null;

/** CAVALRY (G14): what mounting costs, and attaching. */
const mountingCosts = (book: Book): string =>
	({ half_the_move: '½', whole_move: '0', nothing: '±0' })[book.readings.G14];

/** MOVEMENT: the move as filled in; whatever has no field for this mover does not count. */
export const moveIn = (book: Book, form: Form): Move => {
	const mover = moverIn(form);
	const water = waterOf(book, form);
	const charging = mayCharge(form) && flagIn(form, 'charging');
	return {
		...(water && { water }),
		system: systemIn(book, form),
		mover,
		terrain: noGround(mover) ? 'open' : oneOf(form, 'terrain', TERRAINS),
		charging,
		chargedLastTurn: charging && flagIn(form, 'chargedLastTurn'),
		heroic: mayBeLed(form) ? heroicOf(form, 'heroic') : 0,
		limbering: mover === 'gun_limbered' && flagIn(form, 'limbering'),
		mounting: mayMount(form) && flagIn(form, 'mounting'),
		attaching: mayAttach(form) && flagIn(form, 'attaching'),
		bombardmentPassed: mayBeBombarded(mover) && flagIn(form, 'bombardmentPassed')
	};
};

/** The keys of `moveFields`. */
export const MOVE_INITIAL: Form = {
	system: 'agreed',
	mover: 'infantry',
	river: 'unfrozen',
	channel: false,
	terrain: 'open',
	charging: false,
	chargedLastTurn: false,
	heroic: '0',
	limbering: false,
	mounting: false,
	attaching: false,
	onFoot: false,
	back: false,
	rear: false,
	withdraws: false
};

const SYSTEM_EFFECT: Record<MovementSystem, string> = {
	variable: words.diceAlone,
	alternate: words.inchesAndAD6
};

const systemChoice = (book: Book): Choice => ({
	kind: 'choice',
	key: 'system',
	label: words.movementTable,
	options: [
		{ value: 'agreed', label: words.asAgreed, effect: say(SYSTEM_EFFECT[book.options.movement]) },
		{ value: 'variable', label: words.variable, effect: say(SYSTEM_EFFECT.variable) },
		{ value: 'alternate', label: words.alternate, effect: say(SYSTEM_EFFECT.alternate) }
	]
});

/** What this terrain does to the mover. */
const groundEffect = (book: Book, move: Move, terrain: Terrain): Phrase | null => {
	const here = { ...move, terrain, charging: false };
	if (!mayMoveSo(book, here).ok) return say(words.mayNotEnter);
	const { halvings, roadDice, inches } = moveParts(book, here);
	if (halvings.includes('rough')) return say(words.half);
	const more = inches - moveParts(book, { ...here, terrain: 'open' }).inches;
	if (more > 0) return say(patterns.plusFar, { far: { inches: more } });
	return roadDice > 0 ? say(patterns.plusNDice, { n: roadDice, sides: 6 }) : null;
};

const terrainChoice = (book: Book, form: Form): Choice => ({
	kind: 'choice',
	key: 'terrain',
	label: words.ground,
	options: TERRAINS.map((value) => {
		const effect = groundEffect(book, moveIn(book, form), value);
		return { value, label: TERRAIN_WORDS[value], ...(effect ? { effect } : {}) };
	})
});

/** MOVEMENT: what a heroic officer adds. */
const heroicEffect = (book: Book, heroic: Heroic): Phrase => {
	const { heroicInches, heroicDice } = moveParts(book, {
		system: 'variable',
		mover: 'infantry',
		terrain: 'open',
		heroic
	});
	return heroicDice > 0
		? say(patterns.plusNDice, { n: heroicDice, sides: 6 })
		: say(patterns.plusFar, { far: { inches: heroicInches } });
};
const heroicChoice = (book: Book): Choice => ({
	kind: 'choice',
	key: 'heroic',
	label: words.ledHeroically,
	options: [
		{ value: '0', label: words.no },
		{ value: '1', label: words.officer, effect: heroicEffect(book, 1) },
		{ value: '2', label: words.committed, effect: heroicEffect(book, 2) }
	]
});

/** MOVEMENT: who moves, by which table, over what terrain; only the fields that matter for this mover. */
export const moveFields = (
	book: Book,
	form: Form,
	movers: readonly Mover[] = MOVERS
): readonly Field[] => {
	const mover = moverIn(form);
	const water = waterOf(book, form);
	return [
		{
			kind: 'choice',
			key: 'mover',
			label: words.whoMoves,
			options: movers.map((value) => ({ value, label: MOVER_WORDS[value] }))
		},
		...(noGround(mover) ? [] : [terrainChoice(book, form)]),
		...(water ? [RIVER, ...channelFlag(water.river)] : []),
		...(mayCharge(form)
			? [
					{
						kind: 'flag',
						key: 'charging',
						label: words.charging,
						amount: `+${book.charts.IN_TEXT.at('charge_dice', 'number')}D6`
					} as const
				]
			: []),
		...(mayCharge(form) && flagIn(form, 'charging')
			? [{ kind: 'flag', key: 'chargedLastTurn', label: words.chargedLastTurn } as const]
			: []),
		...(mover === 'gun_limbered'
			? [{ kind: 'flag', key: 'limbering', label: words.limbersUpFirst, amount: '½' } as const]
			: []),
		...(mayMount(form)
			? [
					{
						kind: 'flag',
						key: 'mounting',
						label: mover === 'cavalry' ? words.dismountsOnTheWay : words.mountsOnTheWay,
						amount: mountingCosts(book)
					} as const
				]
			: []),
		...(mayAttach(form)
			? [
					{
						kind: 'flag',
						key: 'attaching',
						label: words.joinsAUnitOnTheWayOrLeavesIt,
						amount: mountingCosts(book)
					} as const
				]
			: []),
		...(mayBeLed(form) ? [heroicChoice(book)] : []),
		systemChoice(book)
	];
};

/** CAVALRY: does it charge, and if it may not, why? */
const chargeAsk = (form: Form): Ask => ({
	label: words.charging,
	keys: ['charging'],
	options: [
		{ label: say(words.moves), set: { charging: false } },
		{
			label: say(words.charges),
			...(flagIn(form, 'chargedLastTurn') && { effect: say(words.chargedLastTurn) }),
			set: { charging: true }
		}
	],
	at: flagIn(form, 'charging') ? 1 : 0
});

/** MOVEMENT (R12, R14): do the dice come to the same on any ground, as those of tanks and officers do? */
const anyGround = (book: Book, form: Form): boolean => {
	const [open, ...others] = TERRAINS.map((terrain) => ({ ...moveIn(book, form), terrain }));
	return (
		open !== undefined &&
		furthest(book, open) > moveParts(book, open).inches &&
		others.every((move) => same(moveBrief(book, move), moveBrief(book, open)))
	);
};

/** MOVEMENT: what only the eye can tell: the ground, where it counts, and whether cavalry charges over it. */
export const moveAsks = (book: Book, form: Form): readonly Ask[] => {
	const water = waterOf(book, form);
	return [
		...(water
			? [waterAsk(water, (set) => moveBrief(book, moveIn(book, { ...form, ...set })))]
			: []),
		...(noGround(moverIn(form)) || anyGround(book, form)
			? []
			: [choiceAsk(terrainChoice(book, form), form)]),
		...(mayCharge(form) ? [chargeAsk(form)] : [])
	];
};

/** MOVEMENT: as far as the dice of a move can lead, where nothing halves it. */
export const furthest = (book: Book, move: Move): number => {
	const parts = moveParts(book, move);
	const thrown = parts.dice + parts.roadDice + parts.chargeDice + parts.heroicDice;
	return parts.inches + parts.heroicInches + 6 * thrown;
};

/** MOVEMENT: the dice and the inches of a move, and what halves it. */
export const moveBrief = (book: Book, move: Move): Phrase => {
	if (!mayMoveSo(book, move).ok) return say(patterns.amount, { amount: '–' });
	const { inches, dice, roadDice, chargeDice, heroicInches, heroicDice, halvings } = moveParts(
		book,
		move
	);
	const thrown = dice + roadDice + chargeDice + heroicDice;
	const fixed = inches + heroicInches;
	const amount = [...(thrown > 0 ? [`${thrown}D6`] : []), ...(fixed > 0 ? [`${fixed}″`] : [])].join(
		' + '
	);
	return halvings.length
		? say(patterns.amountAndHalf, { amount })
		: say(patterns.amount, { amount: amount || '–' });
};

const HALVING_WORDS: Record<
	MoveParts['halvings'][number],
	readonly [reason: string, section: string]
> = {
	rough: [words.roughGround, 'Movement'],
	limbering: [words.limbersUpFirst, 'Artillery'],
	mounting: [words.mountsOrDismounts, 'Cavalry'],
	attaching: [words.joinsOrLeavesAUnit, 'Organization'],
	bombardment: [words.hasPassedABombardment, 'Bombardment']
};

/** MOVEMENT: what the move is made of, line by line. */
export const moveLines = (book: Book, move: Move): Line[] => {
	const parts = moveParts(book, move);
	const table = systemOf(move) === 'variable' ? 'Movement' : 'Alternate movement table';
	const dice = (n: number, reason: string, section: string, sign = '+'): Line[] =>
		n > 0 ? [told(say(reason), section, `${sign}${n}D6`)] : [];
	const inches = (n: number, reason: string, section: string, sign = '+'): Line[] =>
		n > 0 ? [told(say(reason), section, `${sign}${n}″`)] : [];
	return [
		...inches(parts.inches, words.fixedDistance, table, ''),
		...dice(parts.dice + parts.iceDice, words.dice, table, parts.inches > 0 ? '+' : ''),
		...(move.water
			? dice(parts.iceDice, RIVER_WORDS[move.water.river], 'Additional rules', '−')
			: []),
		...dice(parts.roadDice, words.inColumnOnARoad, 'Movement'),
		...dice(parts.chargeDice, words.charging, 'Cavalry'),
		...inches(parts.heroicInches, words.ledHeroically, 'Officers and leaders'),
		...dice(parts.heroicDice, words.ledHeroically, 'Officers and leaders'),
		...parts.halvings.map((halving) => {
			const [reason, section] = HALVING_WORDS[halving];
			return told(say(reason), section, '½');
		})
	];
};
