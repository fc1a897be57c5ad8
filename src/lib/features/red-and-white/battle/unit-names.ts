import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { dotted } from '#lib/words/names.ts';
import { lowered, t } from '#lib/words/t.ts';
import {
	type BattleState,
	type Camp,
	CAMP_WORDS,
	contactOf,
	distanceNow,
	fellBack,
	figuresLeft,
	type Mark,
	MARK_WORDS,
	onTable,
	partsOf,
	PRESENCE_WORDS,
	standsLeft,
	TYPE_TITLES,
	type UnitInBattle,
	unitsOfCamp,
	vehiclePoint,
	signOf
} from '#lib/rules/red-and-white/index.ts';
import type { IconName, SideName } from '#lib/ui/signs/icons.ts';
import { words } from '../words/en/battle.ts';

/** The icon of a mark; its word always stands beside it. */
export const MARK_ICONS: Readonly<Record<Mark, IconName>> = {
	led: 'led',
	not_led: 'refuse',
	fired: 'fired',
	moved: 'moved',
	charged: 'charged',
	in_cover: 'cover',
	claimed_cover: 'cover',
	in_defences: 'wire',
	suppressed: 'suppressed',
	pinned: 'pinned',
	falling_back: 'falling-back',
	withdrew: 'falling-back',
	heroic: 'heroic',
	dismounted: 'down',
	limbered: 'wheel',
	blinded: 'sealed',
	engine_hit: 'settings',
	immobilised: 'broken',
	ablaze: 'fire',
	abandoned: 'broken',
	off_table: 'remove',
	captured: 'flag',
	commissar_argues: 'commissar',
	commissar_overrules: 'commissar',
	priest_tends: 'priest',
	priest_panics: 'priest'
};

/** Marks that hinder a unit are drawn dark; those that merely record an event go in its second line. */
const HINDERS: readonly Mark[] = [
	'not_led',
	'suppressed',
	'pinned',
	'falling_back',
	'blinded',
	'engine_hit',
	'immobilised',
	'ablaze',
	'abandoned',
	'commissar_argues',
	'commissar_overrules',
	'priest_tends',
	'priest_panics'
];
const QUIET: readonly Mark[] = ['led', 'fired', 'moved', 'charged', 'withdrew'];

const isQuiet = (mark: Mark): boolean => QUIET.includes(mark);

/** The marks that count. LEADERSHIP (R09): a unit that an officer leads heroically acts, whatever it rolled. */
export const marksOn = ({ marks }: UnitInBattle): readonly Mark[] =>
	marks.filter((mark) => !(mark === 'not_led' && marks.includes('heroic')));

/** The marks that stand out on a unit. */
export const loudMarks = (unit: UnitInBattle): readonly Mark[] =>
	marksOn(unit).filter((mark) => !isQuiet(mark));

export const markKind = (mark: Mark): 'bad' | 'plain' => (HINDERS.includes(mark) ? 'bad' : 'plain');
export const markLabel = (mark: Mark): string => t(MARK_WORDS[mark].label);

/** The badge of a unit. */
export const sideOf = ({ unit: { faction }, camp }: UnitInBattle): SideName =>
	signOf({ faction, camp });

export const sideLabel = (camp: Camp): string => t(CAMP_WORDS[camp].side);

/** The unit's name, or its type while it has none. */
export const unitName = ({ unit }: UnitInBattle): string =>
	unit.name.trim() || unit.originalName.trim() || t(TYPE_TITLES[unit.type]);

/** A unit among others to choose from: its label, if it has one, and its name. */
export const labelled = (unit: UnitInBattle): string =>
	`${unit.unit.label} ${unitName(unit)}`.trim();

/** Its name, with its label where its side has another unit of that name. */
export const nameAmong = (state: BattleState, unit: UnitInBattle): string => {
	const name = unitName(unit);
	const twin = (one: UnitInBattle): boolean => one.id !== unit.id && unitName(one) === name;
	return unitsOfCamp(state, unit.camp).some(twin) ? labelled(unit) : name;
};

/** The strength that its morale is tested on, and what that counts: stands, or a vehicle's morale point. */
export const strengthOf = (
	state: BattleState,
	unit: UnitInBattle
): { number: string; label: string } => {
	const point = vehiclePoint(state, unit);
	if (point !== undefined) return { number: String(point), label: t(words.morale) };
	const stands = standsLeft(unit);
	return { number: String(stands), label: t(stands === 1 ? words.stand : words.stands) };
};

/** What the unit has left, to be read aloud: `11 figures in 3 stands`. */
export const leftLabel = (unit: UnitInBattle): string => {
	const stands = count(standsLeft(unit), words.nStands);
	const figures = count(figuresLeft(unit), words.nFigures);
	return t(say(words.figuresInStands, { figures, stands }));
};

/** What the unit has besides its stands, as far as it survives: `light guns`, `banner`. */
const madeOf = ({ unit, attached }: UnitInBattle): Phrase[] => {
	const attachments = attached.filter(({ left }) => left > 0).map(({ kind }) => kind);
	const parts = partsOf({ ...unit, attachments, commandStand: false });
	const named =
		unit.tank !== null || ['armoured_car', 'armoured_train', 'ship'].includes(unit.type);
	return named ? [...parts] : parts.slice(1);
};

/** The same in words, as they stand inside a line; the model of a tank is a name. */
export const madeWords = (unit: UnitInBattle): readonly string[] =>
	madeOf(unit).map((part, at) => (unit.unit.tank && at === 0 ? t(part) : lowered(t(part))));

/** How far it may go, or fell back; empty where that is over, as by contact, or nowhere. */
export const wentWords = (state: BattleState, unit: UnitInBattle): string => {
	const inches = distanceNow(unit, state.clock.phase);
	if (!inches || contactOf(state, unit.id)) return '';
	return t(
		say(fellBack(unit) ? words.fellBackDistance : words.distanceToGo, { distance: { inches } })
	);
};

/** The second line of a unit: where it is if off the table, what stands with it, what it did. `host`: the unit it joined. */
export const aboutUnit = (state: BattleState, unit: UnitInBattle, host: string): string => {
	const away = host
		? [t(say(words.partOfUnit, { unit: host }))]
		: onTable(unit)
			? []
			: [lowered(t(PRESENCE_WORDS[unit.presence].label))];
	const did = unit.marks.filter(isQuiet).map((mark) => lowered(markLabel(mark)));
	return dotted([
		unit.unit.label,
		...away,
		...madeWords(unit),
		...did,
		wentWords(state, unit),
		unit.note
	]);
};

/** The name of the unit that this one joined; empty if it joined none. */
export const hostName = (state: BattleState, { mergedInto }: UnitInBattle): string => {
	const host = state.units[mergedInto ?? ''];
	return host ? unitName(host) : '';
};

/** The language whose rules hyphenate a name: Russian where the name is in Cyrillic letters. */
export const scriptOf = (name: string): string | undefined =>
	/\p{Script=Cyrillic}/u.test(name) ? 'ru' : undefined;
