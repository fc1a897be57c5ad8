import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { isVehicle, type Attachment, type Force, type Gun, type Unit } from '../types.ts';
import { TANK_TITLES, TYPE_TITLES, type Build } from '../scenarios/templates.ts';
import { words } from './en/table.ts';

const GUN_WORDS: Readonly<Record<Gun, string>> = {
	light: words.lightGuns,
	field: words.fieldGuns,
	medium: words.mediumGuns,
	heavy: words.heavyGuns
};
/** What stands with a unit, within a sentence. */
export const ATTACHMENT_WORDS: Readonly<Record<Attachment, string>> = {
	lmg: words.lightMachineGun,
	hmg: words.heavyMachineGun,
	tchanka: words.tchankaWithIt,
	light_gun: words.lightGunSection,
	commissar: words.commissarWithIt,
	priest: words.priestWithIt,
	banner: words.bannerWithIt,
	petrol_bombs: words.petrolBombs
};

/** Figures of a unit's stands at full strength; a vehicle counts none. */
export const figuresOf = ({ type, stands }: Pick<Unit, 'type' | 'stands'>): number =>
	isVehicle(type) ? 0 : stands.reduce((sum, men) => sum + men, 0);

/** Its stands apart from the command stand. */
export const fightingStands = ({ stands, commandStand }: Build): readonly number[] =>
	commandStand ? stands.slice(0, -1) : stands;

/** `4 stands of 4`, or each stand where they differ. */
const standsPhrase = (stands: readonly number[]): Phrase => {
	const [first = 0] = stands;
	return stands.every((men) => men === first)
		? count(stands.length, words.nStandsOfMen, { men: first })
		: say(words.standsOfList, { list: { list: stands } });
};

/** What a build is made of, in the fewest words, a phrase for each part: `4 stands of 4`, `banner`. */
export const buildParts = (build: Build): readonly Phrase[] => {
	const { type, turrets, gun, tank } = build;
	const parts: Phrase[] = [];
	if (tank) parts.push(say(TANK_TITLES[tank]));
	else if (type === 'armoured_car') parts.push(count(turrets, words.nTurrets));
	else if (type === 'ship') parts.push(say(TYPE_TITLES.ship));
	else if (type !== 'armoured_train') parts.push(standsPhrase(fightingStands(build)));
	if (type === 'armoured_train' || (type === 'ship' && turrets > 0))
		parts.push(count(turrets, words.nMachineGuns));
	if (build.commandStand) parts.push(say(words.commandStand));
	if (gun) parts.push(say(GUN_WORDS[gun]));
	for (const attachment of build.attachments) parts.push(say(ATTACHMENT_WORDS[attachment]));
	return parts;
};

/** What a unit is made of, and what is known of its quality. */
export const partsOf = (unit: Unit): readonly Phrase[] => [
	...buildParts(unit),
	...(unit.poorQuality ? [say(words.poorQuality)] : []),
	...(unit.oneDieFewer ? [say(words.oneDieFewer)] : [])
];

/** `9 units`, `118 figures`. */
export const strengthOf = ({ units }: Force): readonly Phrase[] => [
	count(units.length, words.nUnits),
	count(
		units.reduce((sum, unit) => sum + figuresOf(unit), 0),
		words.nFigures
	)
];
