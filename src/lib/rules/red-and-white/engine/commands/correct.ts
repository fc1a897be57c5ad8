import * as v from 'valibot';
import { accept, type Decision } from '#lib/kernel/game/engine.ts';
import { asks, inTurn, senseless, withUnit } from './deciding.ts';
import type { Fact } from '../facts/fact.ts';
import { figures, list, marks, presence, type Of } from '../facts/parts.ts';
import { UNITS } from '../facts/units.ts';
import { backTo } from '../table/losses.ts';
import { giveBack, loseFigures, setHits } from './losses.ts';
import { changeMarks } from './marks.ts';
import type { BattleState, UnitInBattle } from '../state.ts';
import { nameOf } from '../table/unit.ts';
import { nothingLeft } from './units.ts';
import { words } from '#lib/rules/red-and-white/words/en/engine/commands.ts';

const correction = {
	...UNITS.corrected.entries,
	presence: v.exactOptional(presence),
	/** The figures left on each stand. */
	left: v.exactOptional(list(figures, 200)),
	hits: v.exactOptional(figures),
	on: v.exactOptional(marks),
	off: v.exactOptional(marks)
};
type Correction = Of<typeof correction>;
type Step = (state: BattleState) => Decision<Fact>;

/** The figures on each stand, as the referee counts them. */
const figuresOf = ({ unit: id, left }: Correction): Step[] =>
	(left ?? []).map((wanted, stand): Step => (state) => {
		const now = state.units[id]?.left[stand] ?? 0;
		if (wanted === now) return accept<Fact>();
		return wanted < now
			? loseFigures(state, { unit: id, stand, figures: now - wanted })
			: giveBack(state, { unit: id, stand, figures: wanted - now });
	});

const hitsOf = ({ unit: id, hits: wanted }: Correction): Step[] =>
	wanted === undefined
		? []
		: [
				(state) =>
					state.units[id]?.hits === wanted
						? accept<Fact>()
						: setHits(state, { unit: id, hits: wanted })
			];

/** Where the unit is: on the table only if something of it is left. */
const whereabouts = ({ unit: id, presence: wanted }: Correction): Step[] =>
	wanted === undefined
		? []
		: [
				(state) =>
					withUnit(state, id, (unit) => {
						if (unit.presence === wanted) return accept<Fact>();
						if (wanted === 'merged' || unit.presence === 'merged')
							return senseless(words.itIsPartOfAnotherUnitNow);
						if ((wanted === 'table' || wanted === 'reserve') && backTo(state, unit) !== 'table')
							return nothingLeft(unit, { unit: nameOf(state, id) });
						return accept<Fact>({ type: 'unitMoved', unit: id, presence: wanted });
					})
			];

const marksOf = ({ unit: id, on = [], off = [] }: Correction): Step[] =>
	on.length + off.length
		? [(state) => withUnit(state, id, (unit) => accept(...changeMarks(state, unit, on, off)))]
		: [];

const remembered = (unit: UnitInBattle, wanted: Correction): Fact => {
	const { reason, moraleTested, suppressionTest, casualtiesSinceTest, chargedLastTurn } = wanted;
	return {
		type: 'corrected',
		unit: unit.id,
		reason,
		...(moraleTested === undefined ? {} : { moraleTested }),
		...(suppressionTest === undefined ? {} : { suppressionTest }),
		...(casualtiesSinceTest === undefined ? {} : { casualtiesSinceTest }),
		...(chargedLastTurn === undefined ? {} : { chargedLastTurn })
	};
};

/**
 * GAMING TERMS USED: the referee's word is above the rules: figures, hits, marks, where a unit is, what it has tested.
 * Only what no table can show is refused. His reason stands in the log.
 */
const correct = (state: BattleState, wanted: Correction): Decision<Fact> =>
	withUnit(state, wanted.unit, (unit) => {
		if (!wanted.reason.trim()) return senseless(words.aReasonIsNeeded);
		if (wanted.left && wanted.left.length !== unit.left.length)
			return senseless(words.itsStandsN, { n: unit.left.length });
		return inTurn(
			state,
			...figuresOf(wanted),
			...hitsOf(wanted),
			...marksOf(wanted),
			...whereabouts(wanted),
			() => accept<Fact>(remembered(unit, wanted))
		);
	});

export const CORRECTION = { correct: asks(correction, correct) } as const;
