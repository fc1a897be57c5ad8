import * as v from 'valibot';
import { isPhrases } from '#lib/kernel/border/payload.ts';
import { printedFace, succeeds, type Throw } from '#lib/kernel/dice/draw.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { SHEETS } from '../../procedures/sheets.ts';
import { ARMS, type Arm } from '../../types.ts';
import { ARM_WORDS, CAMP_WORDS } from '../../words/table.ts';
import { debtsWith, owedTimes, unitWith } from '../changed.ts';
import { json, parties, throws, type Parties } from '../rolls/parties.ts';
import { armsOf } from '../table/arms.ts';
import { heroName, nameOf, officerName } from '../table/unit.ts';
import type { BattleState, UnitInBattle } from '../state.ts';
import { calculator, happens, list, maybe, text, whole } from './parts.ts';
import { words as texts } from '#lib/rules/red-and-white/words/en/engine/facts.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

/** Words make up most of a journal: they are checked by hand, which is quicker than by schema. */
const words = v.custom<readonly Phrase[]>(isPhrases, 'Phrases');

const faces = ({ call, faces: fallen, count: counted }: Throw): string => {
	if (fallen) return fallen.map((face) => printedFace(call.sides, face)).join(' ');
	const { needs } = call;
	if (counted === null) return '';
	return needs && !succeeds(needs, 0) ? `${counted} / ${call.dice}` : String(counted);
};

/** GAMING TERMS USED: what the referee added to the dice, by field. */
const added = v.strictObject({
	referee: maybe(whole(-6, 6)),
	refereeAttacker: maybe(whole(-6, 6)),
	refereeDefender: maybe(whole(-6, 6))
});

/** NOTES ON FIRING (G04); TANKS: what a unit fired with, if not with everything it has. */
const firedWith = (
	{ units }: BattleState,
	{ parties: { unit }, arms = [] }: { readonly parties: Parties; readonly arms?: readonly Arm[] }
): Phrase[] => {
	const old = units[unit ?? ''];
	return old && arms.length && armsOf(old).some((arm) => !arms.includes(arm))
		? arms.map((arm) => say(ARM_WORDS[arm]))
		: [];
};

const logOf = (procedure: string) =>
	SHEETS.get(procedure)?.log ?? ({ alone: patterns.unit } as const);

const actorNames = ({ unit, others = [] }: Parties, state: BattleState): readonly string[] =>
	[unit, ...others].map((one) => nameOf(state, one));

/** Who rolled what, at whom: a throw by its name, without its dice and what came of them. */
export const rollDeed = (
	{ procedure, parties: who }: { readonly procedure: string; readonly parties: Parties },
	after: BattleState,
	facts: readonly { readonly type: string; readonly how?: unknown }[]
): Phrase => {
	const { alone, at, back = alone, nobody } = logOf(procedure);
	const retreats = facts.some(({ type, how }) => type === 'distanceRolled' && how === 'back');
	const values = {
		unit: { list: actorNames(who, after) },
		target: nameOf(after, who.target),
		officer: officerName(after, who.officer ?? null),
		army: say(who.camp ? CAMP_WORDS[who.camp].many : texts.theArmy)
	};
	if (who.unit === null) return say(nobody ?? procedure, values);
	if (who.target === null) return say(retreats ? back : alone, values);
	return say(at ?? alone, values);
};

/** What dice decided. Everything that follows from a throw is a fact of its own. */
export const ROLLS = {
	rolled: happens(
		{
			procedure: calculator,
			parties: parties as v.GenericSchema<unknown, Parties>,
			throws: throws as v.GenericSchema<unknown, readonly Throw[]>,
			/** What the throws came to, or what the referee said. */
			value: json as v.GenericSchema<unknown, unknown>,
			/** What happened, in words: the sentence first. */
			text: words,
			/** The referee's word. */
			ruled: maybe(v.strictObject({ reason: text, added: maybe(added) })),
			/** SEQUENCE OF ACTION: the weapons that fired. */
			arms: maybe(list(v.picklist(ARMS), ARMS.length)),
			/** How many owed tests are made by it, where that is more than one. */
			pays: maybe(whole(2, 1000))
		},
		{
			evolve: (state, { procedure, parties, arms, value, pays = 1 }) => {
				const { unit: id, target: at, others = [] } = parties;
				if (id === null) return state;
				const done = ({ rolled }: UnitInBattle): readonly string[] =>
					SHEETS.get(procedure)?.goesOn?.(value) ? rolled : [...new Set([...rolled, procedure])];
				/** MELEE: the defender fights too. */
				const fights = procedure === 'melee' && at !== null ? [...others, at] : others;
				return fights.reduce(
					(table, other) => unitWith(table, other, (unit) => ({ rolled: done(unit) })),
					unitWith(state, id, (unit) => ({
						...debtsWith(unit, procedure, Math.max(0, owedTimes(unit, procedure) - pays)),
						rolled: done(unit),
						...(arms && { fired: [...unit.fired, { phase: state.clock.phase, at, with: arms }] })
					}))
				);
			},
			tell: (fact, { before, after, facts }) => {
				const { procedure, parties: who, text: said, throws: fallen } = fact;
				const { secret, came, named, words: which } = logOf(procedure);
				const names = {
					unit: { list: actorNames(who, after), as: 'sentence' },
					target: nameOf(after, who.target),
					officer: heroName(before, who.unit)
				} as const;
				const naming = (one: Phrase): Phrase => named?.(one, names) ?? one;
				const head = rollDeed(fact, after, facts);
				if (secret) return say(patterns.deedStop, { deed: head });
				const dice = { list: fallen.map(faces) };
				if (came)
					return [
						fallen.length
							? say(patterns.deedDiceCame, { deed: head, dice, came: came(fact.value) })
							: say(patterns.deedCame, { deed: head, came: came(fact.value) }),
						...said.slice(1).map(naming)
					];
				const lost = facts.some(({ type }) => type === 'figuresLost');
				return [
					fallen.length
						? say(patterns.deedDice, { deed: head, dice })
						: say(patterns.deedStop, { deed: head }),
					...firedWith(before, fact),
					...(which === 'without_losses' && lost ? [] : which ? said.slice(0, 1) : said).map(naming)
				];
			}
		}
	)
} as const;
