import { accept, type Decision } from '#lib/kernel/game/engine.ts';
import type { CommandOf } from './command.ts';
import { inTurn, senseless, withUnit } from './deciding.ts';
import type { Fact } from '../facts/fact.ts';
import { backTo, giveBack, loseFigures, setHits } from './losses.ts';
import { changeMarks } from './marks.ts';
import type { BattleState, UnitInBattle } from '../state.ts';
import { vehicle } from '../table/unit.ts';

type Correction = CommandOf<'correct'>;
type Step = (state: BattleState) => Decision<Fact>;

/** Figures of each stand, as the referee counts them. */
const figures = ({ unit: id, left }: Correction): Step[] =>
	(left ?? []).map((wanted, stand): Step => (state) => {
		const now = state.units[id]?.left[stand] ?? 0;
		if (wanted === now) return accept<Fact>();
		return wanted < now
			? loseFigures(state, { type: 'loseFigures', unit: id, stand, figures: now - wanted })
			: giveBack(state, { type: 'giveBack', unit: id, stand, figures: wanted - now });
	});

const hits = ({ unit: id, hits: wanted }: Correction): Step[] =>
	wanted === undefined
		? []
		: [
				(state) =>
					state.units[id]?.hits === wanted
						? accept<Fact>()
						: setHits(state, { type: 'setHits', unit: id, hits: wanted })
			];

/** Where it is: on the table only with something left of it. */
const presence = ({ unit: id, presence: wanted }: Correction): Step[] =>
	wanted === undefined
		? []
		: [
				(state) =>
					withUnit(state, id, (unit) => {
						if (unit.presence === wanted) return accept<Fact>();
						if (wanted === 'merged' || unit.presence === 'merged')
							return senseless('It is part of another unit now.');
						if ((wanted === 'table' || wanted === 'reserve') && backTo(state, unit) !== 'table')
							return vehicle(unit)
								? senseless('Take a hit back first: it has all it can bear.')
								: senseless('Give a figure back first: it has none left.');
						return accept<Fact>({ type: 'unitMoved', unit: id, presence: wanted });
					})
			];

const marks = ({ unit: id, on = [], off = [] }: Correction): Step[] =>
	on.length + off.length
		? [(state) => withUnit(state, id, (unit) => accept(...changeMarks(state, unit, on, off)))]
		: [];

const remembered = (unit: UnitInBattle, command: Correction): Fact => {
	const { reason, moraleTested, suppressionTest, casualtiesSinceTest, chargedLastTurn } = command;
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
export const correct = (state: BattleState, command: Correction): Decision<Fact> =>
	withUnit(state, command.unit, (unit) => {
		if (!command.reason.trim()) return senseless('A reason is needed.');
		if (command.left && command.left.length !== unit.left.length)
			return senseless('It has {n} stands.', { n: unit.left.length });
		return inTurn(
			state,
			...figures(command),
			...hits(command),
			...marks(command),
			...presence(command),
			() => accept<Fact>(remembered(unit, command))
		);
	});
