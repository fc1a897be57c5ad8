import { count, type Phrase } from '#lib/kernel/phrase.ts';
import type { Fact } from '../engine/facts.ts';
import { nameOf, namesOf } from '../engine/facts/kind.ts';
import type { Attack, UnitId } from '../engine/state.ts';
import type { Role } from '../types.ts';
import { words } from '../words/en/journal.ts';

type Of<Type extends Fact['type']> = Extract<Fact, { readonly type: Type }>;

/** What one unit did in a line of the log. */
interface Deed {
	readonly unit: UnitId;
	/** The place of its last fact in the line: what happened to it on the way is told before. */
	at: number;
	hex: string | null;
	/** How it ended, as a key of ENDS. */
	end: string;
}

const ATTACKS = { prepared: words.preparedAttackOnHexUnits, hasty: words.hastyAttackOnHexUnits };
const SUPPORTS = {
	prepared: words.nUnitsAreReadyToSupportAPreparedAttack,
	hasty: words.nUnitsAreReadyToSupportAHastyAttack
};

/** Facts that are told in one sentence with others like them, and what is left of them then. */
const MERGED: ReadonlySet<Fact['type']> = new Set<Fact['type']>([
	'unitPicked',
	'moved',
	'moveEnded',
	'attackDeclared',
	'supportReadied',
	'barrageReadied',
	'worksBegun',
	'advanced',
	'lossTaken'
]);

/** How a fact ends what a unit does; undefined where it does not. */
const endOf = (fact: Fact): string | undefined => {
	switch (fact.type) {
		case 'moveEnded':
			return `mode ${fact.mode ?? 'none'}`;
		case 'attackDeclared':
			return `attack ${fact.attack}`;
		case 'supportReadied':
			return fact.of;
		case 'barrageReadied':
			return 'barrage';
		case 'worksBegun':
			return 'dig';
		default:
			return undefined;
	}
};

const unitIn = (fact: Fact): UnitId | undefined =>
	MERGED.has(fact.type) && 'unit' in fact && fact.unit !== null ? fact.unit : undefined;

const deedsOf = (facts: readonly Fact[]): readonly Deed[] => {
	const deeds = new Map<UnitId, Deed>();
	facts.forEach((fact, at) => {
		const unit = unitIn(fact);
		if (unit === undefined || fact.type === 'advanced') return;
		const deed = deeds.get(unit) ?? { unit, at, hex: null, end: '' };
		deeds.set(unit, deed);
		deed.at = at;
		if (fact.type === 'moved') deed.hex = fact.path.at(-1) ?? null;
		deed.end = endOf(fact) ?? deed.end;
	});
	return [...deeds.values()];
};

/** The sentence for units that went to the same hex (or stayed) and ended alike. */
const sentencesFor = (alike: readonly Deed[]): readonly Phrase[] => {
	const [first] = alike;
	if (!first) return [];
	const { hex, end } = first;
	const units = namesOf(alike.map(({ unit }) => unit));
	const n = alike.length;
	const place = { units, hex: nameOf(hex ?? '') };
	const goes = (text: string = words.unitsMoveToHex): readonly Phrase[] =>
		hex === null ? [] : [count(n, text, place)];
	if (end.startsWith('attack')) return goes();
	switch (end) {
		case 'prepared':
		case 'hasty':
			return [...goes(), count(n, SUPPORTS[end], { units })];
		case 'barrage':
			return [...goes(), count(n, words.nUnitsAreReadyForABarrage, { units })];
		case 'dig':
			return [count(n, words.unitsDigIn, { units })];
		case 'mode combat':
			return hex === null
				? [count(n, words.nUnitsFormUp, { units })]
				: goes(words.unitsMoveToHexInCombatMode);
		case 'mode march':
			return hex === null
				? [count(n, words.unitsGoIntoMarchMode, { units })]
				: goes(words.unitsMoveToHexInMarchMode);
		case 'mode none':
			return hex === null ? [count(n, words.unitsStayAsTheyAre, { units })] : goes();
		default:
			return hex === null ? [count(n, words.unitsBeginTheirMoves, { units })] : goes();
	}
};

/** 7.2 All who declare this attack in the line. */
const attacking = (facts: readonly Fact[], attack: number): readonly Of<'attackDeclared'>[] =>
	facts.filter(
		(fact): fact is Of<'attackDeclared'> => fact.type === 'attackDeclared' && fact.attack === attack
	);

/** 8.8.2 The losses that a side takes in the line, in order. */
const losing = (facts: readonly Fact[], role: Role): readonly UnitId[] =>
	facts.flatMap((fact) => (fact.type === 'lossTaken' && fact.role === role ? fact.units : []));

/** 8.7.4 Those who enter the same hex. */
const advancing = (facts: readonly Fact[], hex: string): readonly UnitId[] =>
	facts.flatMap((fact) => (fact.type === 'advanced' && fact.hex === hex ? fact.unit : []));

/** 8.5, 8.8.2 Without what a later fact says again: that they try to leave where the check is told, who gets away where he leaves, who is to lose a step where he loses it. */
const withoutTries = (facts: readonly Fact[]): readonly Fact[] =>
	facts.flatMap((fact, at) => {
		const then = (type: Fact['type']): boolean =>
			facts.slice(at).some((later) => later.type === type);
		if (fact.type === 'leaveTried' && then('leaveChecked')) return [];
		if (fact.type === 'lossTaken' && then('stepsLost')) return [];
		if (fact.type === 'leaveChecked' && then('leftBeforeCombat')) return [{ ...fact, away: [] }];
		return [fact];
	});

/**
 * The facts of a line, with one sentence in place of those that say the same of several units: those that move to the same
 * hex and end alike, that declare the same attack or join one that was declared `before`, that enter the same hex, that
 * leave before combat.
 */
export const inOne = (
	line: readonly Fact[],
	before: readonly Attack[] = []
): readonly (Fact | Phrase)[] => {
	const facts = withoutTries(line);
	const deeds = deedsOf(facts);
	const entered = new Set<string>();
	return facts.flatMap((fact, at): readonly (Fact | Phrase)[] => {
		if (!MERGED.has(fact.type)) return [fact];
		if (fact.type === 'lossTaken')
			return facts.find((one) => one.type === 'lossTaken' && one.role === fact.role) === fact
				? [{ ...fact, units: losing(facts, fact.role) }]
				: [];
		if (fact.type === 'advanced') {
			if (entered.has(fact.hex)) return [];
			entered.add(fact.hex);
			const units = advancing(facts, fact.hex);
			return [
				count(units.length, words.unitsAdvanceToHex, {
					units: namesOf(units),
					hex: nameOf(fact.hex)
				})
			];
		}
		const declared = fact.type === 'attackDeclared' ? attacking(facts, fact.attack) : [];
		const joins = declared.some(({ attack }) => before.some(({ id }) => id === attack));
		const attack =
			fact.type === 'attackDeclared' && declared.at(-1) === fact
				? [
						count(declared.length, joins ? words.unitsJoinTheAttackOnHex : ATTACKS[fact.kind], {
							units: namesOf(declared.map(({ unit }) => unit)),
							hex: nameOf(fact.hex)
						})
					]
				: [];
		const deed = deeds.find((one) => one.at === at);
		if (!deed) return attack;
		const alike = deeds.filter((one) => one.hex === deed.hex && one.end === deed.end);
		return alike[0] === deed ? [...sentencesFor(alike), ...attack] : attack;
	});
};
