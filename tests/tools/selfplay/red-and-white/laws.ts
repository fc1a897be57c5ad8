import { owedTimes } from '#lib/rules/red-and-white/engine/changed.ts';
import type { Fact } from '#lib/rules/red-and-white/engine/facts/fact.ts';
import { faults } from '#lib/rules/red-and-white/engine/invariants.ts';
import type { BattleState, Id, UnitInBattle } from '#lib/rules/red-and-white/engine/state.ts';
import { goesBack, startsMelee } from '#lib/rules/red-and-white/engine/table/contacts.ts';
import { marked, onTable } from '#lib/rules/red-and-white/engine/table/unit.ts';
import { tell } from '#lib/rules/red-and-white/journal/tell.ts';
import type { HistoryLine } from '#lib/rules/red-and-white/journal/history.ts';
import { CHARACTERS } from '#lib/rules/red-and-white/types.ts';
import { plain } from '../../../rules/red-and-white/statements/statement.ts';

/** MELEE: no contact without its two sides, each of them there and free to fight. */
const contactFaults = ({ contacts, units, clock }: BattleState): string[] =>
	contacts.flatMap(({ defender: id, attackers }): string[] => {
		const defender = units[id];
		if (!defender || !onTable(defender)) return [`${id} is attacked and not there`];
		const wrong = (one: UnitInBattle): string | false => {
			if (!onTable(one)) return 'is not there';
			if (one.camp === defender.camp) return 'fights on his side';
			if (one.camp !== clock.turn) return 'attacks in the turn of the other side';
			if (!startsMelee(one)) return 'starts no melee';
			if (marked(one, 'pinned')) return 'is pinned';
			return goesBack(one) && 'goes back';
		};
		return [
			...(attackers.length ? [] : [`${id} is attacked by nobody`]),
			...(goesBack(defender) ? [`${id} is attacked and goes back`] : []),
			...attackers.flatMap((one) => {
				const unit = units[one];
				const fault = unit ? wrong(unit) : 'is unknown';
				const often = contacts.filter((other) => other.attackers.includes(one)).length;
				return [
					...(fault ? [`${one} attacks ${id} and ${fault}`] : []),
					...(often > 1 ? [`${one} attacks twice`] : [])
				];
			})
		];
	});

/** What a unit does once in a turn, by its throw; each of its weapons fires once besides. */
const ONCE: readonly string[] = ['leadership', 'breakdown', 'tank-repair', 'indirect-fire'];

/** SEQUENCE OF ACTION: who has done what in this turn, and in the one before it. */
export class Deeds {
	#now = new Set<string>();
	#before = new Set<string>();

	/** What is done by this line for the second time. */
	done(before: BattleState, facts: readonly Fact[]): string[] {
		const twice: string[] = [];
		const once = (what: string): void => {
			if (this.#now.has(what)) twice.push(`twice in a turn: ${what}`);
			this.#now.add(what);
		};
		for (const fact of facts) {
			if (fact.type === 'turnEnded') [this.#before, this.#now] = [this.#now, new Set()];
			if (fact.type === 'clockMoved' && fact.to.phase === 7 && before.clock.phase === 1)
				[this.#now, this.#before] = [this.#before, new Set()];
			if (fact.type !== 'rolled') continue;
			const { unit } = fact.parties;
			const old = unit === null ? undefined : before.units[unit];
			if (!old) continue;
			for (const arm of fact.arms ?? []) once(`${old.id} fires ${arm}`);
			if (ONCE.includes(fact.procedure)) once(`${old.id} ${fact.procedure}`);
			const owed = owedTimes(old, fact.procedure);
			if (fact.procedure === 'movement' && !owed) once(`${old.id} moves`);
			if (fact.procedure === 'unit-morale' && !owed && !before.armies[old.camp].consequences)
				once(`${old.id} morale`);
		}
		return twice;
	}
}

const SECRET = /fanatic|committed|coward|efficient|specialist|covered|\bnormal\b/i;

const covered = ({ officers }: BattleState): readonly Id[] =>
	Object.values(officers).flatMap(({ id, revealed }) => (revealed ? [] : [id]));

/** The same table, where every covered officer is somebody else. */
const otherwise = (state: BattleState, turn: number): BattleState => ({
	...state,
	officers: Object.fromEntries(
		Object.values(state.officers).map((one) => {
			const place = one.character === null ? 0 : CHARACTERS.indexOf(one.character);
			const character = CHARACTERS[(place + turn) % CHARACTERS.length] ?? null;
			return [one.id, one.revealed ? one : { ...one, character }];
		})
	)
});

/** OFFICERS' CHARACTER: a line says the same, whatever character is covered, and names none. */
export const secrets = ({ before, after, entry }: HistoryLine): string[] => {
	if (!covered(after).length) return [];
	const said = (turn: number): string =>
		tell({ before: otherwise(before, turn), after: otherwise(after, turn), entry })
			.sentences.map(plain)
			.join(' ');
	const now = said(0);
	// OFFICERS' CHARACTER: a test that is failed shows what he is, once more where that lay open.
	const shown = entry.facts.some(
		(fact) =>
			fact.type === 'characterShown' ||
			(fact.type === 'rolled' && fact.procedure === 'test-of-character')
	);
	return [
		...(!shown && SECRET.test(now) ? [`a secret is told: ${now}`] : []),
		...([1, 2, 3, 4].some((turn) => said(turn) !== now) ? [`a secret shows in: ${now}`] : [])
	];
};

/** Closing a phase loses nothing that is owed. */
export const lostByClosing = ({ before, after, entry }: HistoryLine): string[] => {
	const { facts } = entry;
	if (!facts.some(({ type }) => type === 'phaseClosed')) return [];
	const lapsed = (unit: Id, calculator: string): boolean =>
		facts.some(
			(fact) => fact.type === 'testOwed' && fact.unit === unit && fact.calculator === calculator
		);
	const turn = facts.some(({ type }) => type === 'turnEnded');
	const ofTurn = turn ? ['suppression', 'bombardment', 'fright', 'petrol-bombs'] : [];
	return Object.values(before.units).flatMap(({ id, owes, toPlace }) => {
		const now = after.units[id];
		return [
			...(now && now.toPlace < toPlace ? [`closing loses losses of ${id}`] : []),
			...Object.entries(owes).flatMap(([calculator, causes]) =>
				now &&
				owedTimes(now, calculator) < causes.length &&
				!ofTurn.includes(calculator) &&
				!lapsed(id, calculator)
					? [`closing loses ${calculator} of ${id}`]
					: []
			)
		];
	});
};

/** What can be seen of a table by itself. */
export const tableFaults = (state: BattleState): string[] => [
	...faults(state),
	...contactFaults(state)
];
