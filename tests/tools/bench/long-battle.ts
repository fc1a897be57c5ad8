import { nextEntry } from '../../chained.ts';
import type { Command } from '../../../src/lib/rules/red-and-white/engine/commands/command.ts';
import { forBattle } from '../../../src/lib/rules/red-and-white/engine/commands/battle.ts';
import { battleEngine } from '../../../src/lib/rules/red-and-white/engine/engine.ts';
import { diceFrom } from '../../../src/lib/kernel/dice/source.ts';
import { play, throwFor } from '../../../src/lib/kernel/dice/draw.ts';
import { fitted } from '../../../src/lib/kernel/sheet/form.ts';
import {
	against,
	canHit,
	PROCEDURES
} from '../../../src/lib/rules/red-and-white/procedures/all.ts';
import { deedsOf } from '../../../src/lib/rules/red-and-white/engine/phases/actions.ts';
import { battlesFile } from '../battle-file.ts';
import { historyOf } from '../../../src/lib/rules/red-and-white/journal/history.ts';
import {
	bookIn,
	EMPTY,
	type BattleState,
	type UnitInBattle
} from '../../../src/lib/rules/red-and-white/engine/state.ts';
import { BATTLE } from '../../../src/lib/rules/red-and-white/journal/strike/striking.ts';
import { planStrike } from '../../../src/lib/kernel/game/strike.ts';
import {
	figuresFull,
	figuresLeft,
	onTable,
	unitsOf,
	vehicle
} from '../../../src/lib/rules/red-and-white/engine/table/unit.ts';
import { EXAMPLE_FORCES } from '../../rules/red-and-white/example-forces.ts';
import type { BattleEntry } from '../../../src/lib/rules/red-and-white/journal/history.ts';
import { grown } from './heavy-battle.ts';

/** The name of the battle in the file. */
export const LONG = 'Twenty rounds';

/** Twenty rounds of two turns of seven phases share the entries. */
const PHASES = 20 * 2 * 7;

/** How large a battle is. */
interface Size {
	/** Of each of the two forces. */
	readonly units: number;
	readonly entries: number;
}
const SIZE: Size = { units: 30, entries: 3000 };

const dice = diceFrom([1919, 10, 20, 7]);

/** What this unit may do now to one of those who fight, if anything, its calculator filled and its dice thrown. */
const rollOf = (
	state: BattleState,
	unit: UnitInBattle,
	fighters: readonly string[],
	nth: number
): Command | undefined => {
	const deeds = deedsOf(state, unit).filter(({ refusal }) => !refusal);
	const deed = deeds[nth % Math.max(1, deeds.length)];
	if (!deed) return undefined;
	const enemies = unitsOf(state).filter(
		(one) =>
			onTable(one) &&
			one.camp !== unit.camp &&
			fighters.includes(one.id) &&
			canHit(deed.calculator, one)
	);
	const target = deed.target === 'enemy' ? (enemies[(nth * 7) % enemies.length] ?? null) : null;
	const slug = against(deed.calculator, target);
	const procedure = PROCEDURES.get(slug);
	if (!procedure) return undefined;
	const book = bookIn(state);
	const parties = { unit: unit.id, target: target?.id ?? null };
	const filled = procedure.fill(state, parties);
	const form = fitted(procedure, book, { ...procedure.initial, ...filled });
	const answer = procedure.resolve(book, form);
	if (answer.refused) return undefined;
	const { throws } = play(answer.resolution.draw, dice);
	return { type: 'roll', procedure: slug, parties, form, throws };
};

/** Figures come back to whoever is down to half, so that all fight for twenty rounds. */
const reinforced = (unit: UnitInBattle): Command | undefined =>
	!vehicle(unit) && figuresLeft(unit) * 2 <= figuresFull(unit)
		? { type: 'giveBack', unit: unit.id, figures: figuresFull(unit) - figuresLeft(unit) }
		: undefined;

/** A battle of twenty rounds in which all that can be fired is fired. */
export const fought = (name: string, size: Size): BattleEntry[] => {
	const forces = forBattle(EXAMPLE_FORCES.map((force) => grown(force, size.units)));
	const entries: BattleEntry[] = [];
	let state = EMPTY;
	const give = (command: Command): boolean => {
		const decision = battleEngine.decide(state, command);
		if (!decision.ok) return false;
		for (const event of decision.facts) state = battleEngine.evolve(state, event);
		const at = new Date(Date.UTC(2026, 0, 1, 12, 0, entries.length)).toISOString();
		entries.push(nextEntry(entries, { kind: 'done', at, command, facts: decision.facts }));
		return true;
	};
	give({ type: 'begin', name, forces, reserve: [], readings: {}, numbers: {}, options: {} });
	/** The first of each force only watches, and nobody fires at it: its stands stay whole, to be tapped. */
	const fighters = forces.flatMap(({ units }) => units.slice(1).map(({ id }) => id));
	for (let phase = 0, nth = 0; entries.length < size.entries; phase++) {
		const due = ((phase + 1) * size.entries) / PHASES;
		for (let tries = 0; entries.length < due && tries < fighters.length * 2; tries++, nth++) {
			const unit = state.units[fighters[(nth * 13) % fighters.length] ?? ''];
			const command = unit && (reinforced(unit) ?? rollOf(state, unit, fighters, nth));
			if (command) give(command);
		}
		give({ type: 'stepPhase', by: 1 });
	}
	return entries;
};

/** A file with a battle of sixty units, twenty rounds and three thousand entries, and an early line whose strike changes most. */
export const longBattle = async (): Promise<{ readonly file: string; readonly early: number }> => {
	const entries = fought(LONG, SIZE);
	const history = historyOf(entries);
	let early = 1;
	let most = -1;
	for (const { id, place } of history.counted.slice(1, 80)) {
		let asked = false;
		const plan = await planStrike(BATTLE, history, id, {
			keeps: () => null,
			pause: () => Promise.resolve(),
			dice: ({ call }) => {
				asked = true;
				return Promise.resolve(throwFor(call, dice));
			}
		});
		const changed = plan && !asked ? plan.note.redecided.length : -1;
		if (changed > most) [early, most] = [place, changed];
	}
	return { file: battlesFile(entries), early };
};
