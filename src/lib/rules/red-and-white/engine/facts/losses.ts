import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { SHEETS } from '../../procedures/sheets.ts';
import { ATTACHMENT_WORDS } from '../../words/forces.ts';
import type { Parties } from '../rolls/parties.ts';
import type { BattleState, Id, UnitInBattle } from '../state.ts';
import { leftOwedWith, unitWith } from '../changed.ts';
import { servedBy } from '../table/attaching.ts';
import { takesOffPreparatory } from '../table/suppressing.ts';
import { figuresLeft, nameOf, standsLeft } from '../table/unit.ts';
import {
	cause,
	figures,
	happens,
	place,
	some,
	thrownIn,
	unit,
	type Of,
	type Telling
} from './parts.ts';
import { words } from '#lib/rules/red-and-white/words/en/engine/facts.ts';

const ofStand = { unit, stand: place, figures: some };

/** INFANTRY: figures go or come back; MORALE and SUPPRESSION count them. */
const changed = (
	old: UnitInBattle,
	stand: number,
	n: number,
	state: BattleState
): Partial<UnitInBattle> => {
	const left = old.left.map((number, at) => (at === stand ? number + n : number));
	const fell = Number(left[stand] === 0) - Number(old.left[stand] === 0);
	const { figures: lost, stands } = old.lostInPhase2;
	return {
		left,
		toPlace: Math.max(0, old.toPlace + Math.min(0, n)),
		casualtiesSinceTest: Math.max(0, old.casualtiesSinceTest - n),
		standsLostThisTurn: Math.max(0, old.standsLostThisTurn + fell),
		...((state.clock.phase === 2 || takesOffPreparatory(state, old)) && {
			lostInPhase2: { figures: Math.max(0, lost - n), stands: Math.max(0, stands + fell) }
		})
	};
};

type OfFigures = Of<typeof ofStand> & { readonly type: string };
const isOfFigures = (fact: { readonly type: string }): fact is OfFigures =>
	fact.type === 'figuresLost' || fact.type === 'figuresReturned';

/** MELEE: the throw says itself what its loser lost; of several attackers each says his share. */
const saidByRoll = (unit: Id, facts: Telling['facts']): boolean =>
	facts.some((fact) => {
		const { procedure, parties } = fact as { procedure?: string; parties?: Parties };
		return procedure === 'melee' && (parties?.target === unit || !parties?.others?.length);
	});

/**
 * The figures of one unit that fell or came back in one line, told together with what is left by the first of these
 * facts.
 */
const tellFigures = (
	fact: { readonly unit: Id },
	{ before, after, facts, beside }: Telling
): Phrase[] => {
	const those = facts.filter(isOfFigures).filter((one) => one.unit === fact.unit);
	const now = after.units[fact.unit];
	const old = before.units[fact.unit];
	if (those[0] !== fact || !now || !old || saidByRoll(fact.unit, facts)) return [];
	const n = those.reduce(
		(sum, one) => sum + (one.type === 'figuresLost' ? -one.figures : one.figures),
		0
	);
	const values = { unit: nameOf(after, fact.unit) };
	const gone = standsLeft(old) - standsLeft(now);
	const left = figuresLeft(now);
	const fire = SHEETS.get(String(thrownIn(facts)))?.log?.words === 'without_losses';
	return [
		...(beside && fire
			? []
			: [
					n < 0
						? count(-n, words.unitNFiguresLost, values)
						: count(n, words.unitNFiguresBack, values)
				]),
		...(gone > 0 ? [count(gone, words.nStandsAreGone)] : []),
		...(left > 0
			? [
					say(words.figuresInStands, {
						figures: count(left, words.nFiguresLeft),
						stands: count(standsLeft(now), words.nStands)
					})
				]
			: [])
	];
};

/** COMMISSARS; RELIGIOUS INSPIRATION: throws about these figures tell themselves what became of them. */
const ABOUT_FIGURES: readonly unknown[] = ['officer-hit', 'commissar'];

/** INFANTRY; TANKS: figures and hits, and what stands with a unit. */
export const LOSSES = {
	figuresLost: happens(ofStand, {
		unit: (old, fact, state) => changed(old, fact.stand, -fact.figures, state),
		tell: tellFigures
	}),
	figuresReturned: happens(ofStand, {
		unit: (old, fact, state) => changed(old, fact.stand, fact.figures, state),
		tell: tellFigures
	}),
	/** The figures left of the attached stand at `place`. */
	attachedChanged: happens(
		{ unit, place, left: figures },
		{
			evolve: (state, { unit: id, place: at, left }) => {
				const one = state.units[id]?.attached[at];
				return unitWith(one ? servedBy(state, one, left) : state, id, ({ attached }) => ({
					attached: attached.map((other, nth) => (nth === at ? { ...other, left } : other))
				}));
			},
			tell: (fact, { before, facts, beside }) => {
				const one = before.units[fact.unit]?.attached[fact.place];
				const { left: n } = fact;
				const what = say(ATTACHMENT_WORDS[one?.kind ?? 'lmg']);
				const values = { unit: nameOf(before, fact.unit), what };
				const thrown = thrownIn(facts);
				const figure = one?.kind === 'commissar' || one?.kind === 'priest';
				if (figure && ABOUT_FIGURES.includes(thrown)) return [];
				// COMMISSARS: lost in an action that used him.
				if (n === 0 && one?.kind === 'commissar' && thrown !== undefined)
					return say(words.unitTheCommanderShootsTheCommissar, values);
				// MACHINE GUNS: its own throw says that it is gone.
				if (n === 0 && beside && thrown === 'attached-gun') return [];
				if (n === 0) return say(words.unitWhatLost, values);
				return n < (one?.left ?? 0)
					? count(n, words.unitWhatNFiguresLeft, values)
					: count(n, words.unitWhatBackToN, values);
			}
		}
	),
	hitsChanged: happens(
		{ unit, hits: figures },
		{
			unit: ({ hits, toPlace, casualtiesSinceTest }, fact) => ({
				hits: fact.hits,
				toPlace: Math.max(0, toPlace - Math.max(0, fact.hits - hits)),
				casualtiesSinceTest: Math.max(0, casualtiesSinceTest + fact.hits - hits)
			}),
			tell: (fact, { after }) =>
				count(fact.hits, words.unitNHitsInAll, {
					unit: nameOf(after, fact.unit)
				})
		}
	),
	/** How many figures or hits the owner has to place, and what caused them, or why they are fewer. */
	lossesDue: happens(
		{ unit, n: figures, because: cause },
		{
			unit: ({ toPlace, lossesBy, leftOwed }, { n, because }) => ({
				toPlace: n,
				lossesBy: n > toPlace ? [...(toPlace > 0 ? lossesBy : []), because] : lossesBy,
				leftOwed: leftOwedWith(
					leftOwed,
					'place_losses',
					Math.min(n, toPlace, leftOwed['place_losses'] ?? 0)
				)
			}),
			tell: ({ unit: id, n }, { after }) => {
				const values = { unit: nameOf(after, id) };
				return n > 0
					? count(n, words.unitNLossesAreStillToBePlaced, values)
					: say(words.unitNothingIsLeftToPlace, values);
			}
		}
	)
} as const;
