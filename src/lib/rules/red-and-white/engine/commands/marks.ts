import * as v from 'valibot';
import { accept, type Decision } from '#lib/kernel/game/engine.ts';
import type { Mark } from '../../types.ts';
import { asks, inTurn, senseless, withUnit } from './deciding.ts';
import { offTableDebts } from './officers.ts';
import type { Fact } from '../facts/fact.ts';
import { allowance, mark, marks, text, unit, whole, type Of } from '../facts/parts.ts';
import { forbiddenTo } from '../phases/permitted.ts';
import { ownLeader } from '../table/leading.ts';
import { backTo } from '../table/losses.ts';
import { claimCover } from './ground.ts';
import { enterHits, giveBack, loseFigures } from './losses.ts';
import type { BattleState, Presence, UnitInBattle } from '../state.ts';
import { firesAnew, heroesOf, marked, onTable } from '../table/unit.ts';
import { words } from '#lib/rules/red-and-white/words/en/engine/commands.ts';

/** CLAIMING COVER: the marks that end a cover marker (R64). */
const ENDS_CLAIMED_COVER: readonly Mark[] = ['moved', 'charged', 'falling_back', 'withdrew'];

/** Marks that say where the unit is: they take it off the table. */
const TAKES_AWAY: Partial<Record<Mark, Presence>> = {
	ablaze: 'destroyed',
	abandoned: 'abandoned',
	off_table: 'off_table',
	captured: 'captured'
};

/** LEADERSHIP: a unit either has leadership this turn or does not. */
const RULES_OUT: Partial<Record<Mark, Mark>> = { led: 'not_led', not_led: 'led' };

/** Puts on and takes off marks, with what follows from them. Those that change nothing are left out. */
export const changeMarks = (
	state: BattleState,
	unit: UnitInBattle,
	wantOn: readonly Mark[],
	wantOff: readonly Mark[]
): Fact[] => {
	const on = wantOn.filter((mark, at) => {
		const other = RULES_OUT[mark];
		const stands = marked(unit, mark) && !(mark === 'fired' && firesAnew(state, unit));
		return !stands && (other === undefined || wantOn.lastIndexOf(other) < at);
	});
	const off = wantOff.filter((mark) => marked(unit, mark));
	const gone = (mark: Mark | undefined): void => {
		if (mark && marked(unit, mark) && !off.includes(mark) && !on.includes(mark)) off.push(mark);
	};
	for (const mark of on) gone(RULES_OUT[mark]);
	if (wantOn.some((mark) => ENDS_CLAIMED_COVER.includes(mark))) {
		if (!wantOn.includes('claimed_cover')) gone('claimed_cover');
	}
	const facts: Fact[] = [];
	if (on.length || off.length) facts.push({ type: 'marked', unit: unit.id, on, off });
	const away = on.map((mark) => TAKES_AWAY[mark]).find((presence) => presence !== undefined);
	if (away === 'off_table') facts.push(...offTableDebts(state, unit));
	if (away && onTable(unit)) facts.push({ type: 'unitMoved', unit: unit.id, presence: away });
	if (off.some((mark) => TAKES_AWAY[mark] === unit.presence))
		facts.push({ type: 'unitMoved', unit: unit.id, presence: backTo(state, unit) });
	// OFFICERS & LEADERS: its own officer leads it, where he leads no other and no rule keeps him from it.
	const own = ownLeader(state, unit);
	const free = own?.heroicWith === null && !forbiddenTo(state, own, 'lead_heroically', unit);
	if (free && on.includes('heroic'))
		facts.push({ type: 'ledHeroically', officer: own.id, unit: unit.id });
	if (off.includes('heroic'))
		for (const { id } of heroesOf(state, unit.id))
			facts.push({ type: 'ledHeroically', officer: id, unit: null });
	return facts;
};

/** What the quick line says. Figures below 0 are lost, above 0 given back. */
const quickLine = {
	unit,
	figures: whole(-1000, 1000),
	hits: whole(-100, 100),
	on: marks,
	off: marks,
	note: text
};

/** A mark; one that a rule forbids needs the referee's word. */
const marking = { unit, mark, on: v.boolean(), ruled: allowance };

/** Does everything that it says, or nothing. */
const quick = (
	state: BattleState,
	{ unit: id, figures, hits, on, off, note }: Of<typeof quickLine>
): Decision<Fact> => {
	const steps: ((at: BattleState) => Decision<Fact>)[] = [];
	// CLAIMING COVER (R64): cover is claimed under its own rule, however it is claimed.
	const claims = on.includes('claimed_cover');
	const rest = on.filter((one) => one !== 'claimed_cover');
	if (figures < 0) steps.push((at) => loseFigures(at, { unit: id, figures: -figures }));
	if (figures > 0) steps.push((at) => giveBack(at, { unit: id, figures }));
	if (hits !== 0)
		steps.push((at) =>
			withUnit(at, id, (one) => enterHits(at, { unit: id, hits: one.hits + hits }))
		);
	if (on.length || off.length)
		steps.push((at) =>
			withUnit(at, id, (one) =>
				claims && !marked(one, 'claimed_cover')
					? inTurn(
							at,
							(then) => claimCover(then, { unit: id }),
							(then) => accept(...changeMarks(then, one, rest, off))
						)
					: accept(...changeMarks(at, one, on, off))
			)
		);
	if (note) steps.push(() => accept<Fact>({ type: 'noted', unit: id, text: note }));
	return withUnit(state, id, () => {
		const decision = inTurn(state, ...steps);
		return decision.ok && !decision.facts.length
			? senseless(words.theLineChangesNothing)
			: decision;
	});
};

/** Commands for marks set by hand, and the quick line. */
export const MARK_COMMANDS = {
	setMark: asks(marking, (state, { unit: id, mark: one, on, ruled }) =>
		withUnit(state, id, (here) => {
			if (one === 'claimed_cover' && on)
				return claimCover(state, { unit: id, ...(ruled && { ruled }) });
			const facts = changeMarks(state, here, on ? [one] : [], on ? [] : [one]);
			return facts.length ? accept(...facts) : senseless(words.theMarkIsSoAlready);
		})
	),
	quick: asks(quickLine, quick)
} as const;
