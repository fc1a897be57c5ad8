import * as v from 'valibot';
import { total } from '#lib/kernel/book/modifier.ts';
import {
	list,
	signed,
	some,
	text,
	whole,
	workingLines,
	yes
} from '#lib/kernel/decided/entries-of.ts';
import { silent } from '#lib/kernel/decided/kinds.ts';
import { OFF } from '#lib/kernel/hex/retreat.ts';
import { phraseOf, say } from '#lib/kernel/phrase.ts';
import type { Entries } from '#lib/kernel/decided/entries-of.ts';
import {
	fought,
	freshFight,
	led,
	OPENING,
	result,
	retreat,
	shot,
	STAGES,
	type CombatState,
	type Fight
} from '../combat/state.ts';
import { moved, withUnits } from '../changes.ts';
import { changed } from '../copies.ts';
import { placeOf, type Game } from '../game.ts';
import type { State } from '../state.ts';
import { words } from '../../words/en/engine-facts.ts';
import { counted, happens, named, type Changes, type Kind } from './kind.ts';
import { diced, shelledBy, sufferedBy } from './suffered.ts';
import { path, place, role, so, unit } from './schema.ts';

interface Does<F> {
	/** The change to units and the map. */
	readonly map?: Changes<F>;
	/** The change to the record of the sequence. */
	readonly phase?: (
		combat: CombatState,
		fact: F,
		before: State,
		game: Game
	) => Partial<CombatState>;
	/** The change to the record of the current attack. */
	readonly fight?: (fight: Fight, fact: F, before: State, game: Game) => Partial<Fight>;
}

/** A kind of combat fact: its fields, its section, its words, and what it does. */
const fights = <E extends v.ObjectEntries>(
	entries: E,
	rule: Kind<Entries<E>>['rule'],
	tell: string | Kind<Entries<E>>['tell'],
	does: Does<Entries<E>> = {}
) =>
	happens(entries, rule, tell, (state, fact, game) => {
		const after = does.map ? changed(state, does.map(state, fact, game)) : state;
		if (!after.combat) return after;
		const combat = does.phase
			? { ...after.combat, ...does.phase(after.combat, fact, state, game) }
			: after.combat;
		const { fight } = combat;
		if (!fight || !does.fight) return changed(after, { combat });
		return changed(after, {
			combat: { ...combat, fight: { ...fight, ...does.fight(fight, fact, state, game) } }
		});
	});

const attack = whole(0, 999);
/** 8.2.5 The Predominant Morale of both sides. */
const morale = v.exactOptional(v.strictObject({ attacker: whole(1, 9), defender: whole(1, 9) }));
/** 8.2.5 The values of both sides, the line of the list that their ratio reaches, and its modifier. */
const ratio = v.exactOptional(
	v.strictObject({ attacker: whole(0, 999), defender: whole(0, 999), line: text, modifier: signed })
);

/** 8 The combat sequence: declarations, attacks, barrages. */
export const COMBAT = {
	combatBegan: happens({ units: list(unit) }, '8', silent, (state, { units }, game) =>
		changed(
			withUnits(game, state, units, () => ({ task: null, withdrew: false })),
			{ combat: OPENING, night: false, forced: false }
		)
	),
	combatEnded: happens({ units: list(unit) }, '8', silent, (state, { units }, game) =>
		changed(
			withUnits(game, state, units, () => ({ task: null, withdrew: false })),
			{ combat: null }
		)
	),
	attackDeclared: fights({ attack, unit, place, fort: yes }, '8.2.1', words.unitAttacksPlace, {
		map: (state, { unit: id }, game) => withUnits(game, state, [id], () => ({ task: 'attack' })),
		phase: ({ attacks, next }, { attack: id, unit: one, place: at, fort }) => ({
			attacks: attacks.some((other) => other.id === id)
				? attacks.map((other) =>
						other.id === id ? { ...other, units: [...other.units, one] } : other
					)
				: [...attacks, { id, place: at, units: [one], hq: null, night: false, fort }],
			next: Math.max(next, id + 1)
		})
	}),
	attackLed: fights({ attack, unit }, '5.2', words.unitLeadsTheAttack, {
		phase: ({ attacks }, { attack: id, unit: hq }) => ({
			attacks: attacks.map((one) => (one.id === id ? { ...one, hq } : one))
		})
	}),
	/** 5.2, 5.3 An HQ commands a place for an attack. */
	commanded: fights({ unit, attack, place }, '5.2', silent, {
		phase: ({ commanded }, { unit: hq, attack: id, place: at }) => ({
			commanded: { ...commanded, [hq]: [...(commanded[hq] ?? []), `${id} ${at}`] }
		})
	}),
	nightDeclared: fights({ attack }, '8.2.5', () => say(words.aNightAttack), {
		map: () => ({ night: true }),
		phase: ({ attacks }, { attack: id }) => ({
			attacks: attacks.map((one) => (one.id === id ? { ...one, night: true } : one))
		})
	}),
	barrageDeclared: fights(shot, '8.1.1', words.unitWillShellPlace, {
		map: (state, { unit: id }, game) => withUnits(game, state, [id], () => ({ task: 'barrage' })),
		phase: ({ shots }, { unit: id, place: at, target }) => ({
			shots: [...shots, { unit: id, place: at, target }]
		})
	}),
	/** `led`: what the HQs command as it is all declared (WO-81). */
	declarationsEnded: fights({ led: v.exactOptional(led) }, '8', words.allIsDeclared, {
		phase: (_, { led: now = {} }) => ({ stage: 'resolve', led: now })
	}),
	/** 8.1 The barrage of this unit is fired next. */
	fireOpened: fights({ unit, observed: yes }, '8.1', words.unitFiresItsBarrage, {
		phase: ({ shots, fired }, { unit: id, observed }) => {
			const [before, left] = [shots.slice(0, fired), shots.slice(fired)];
			const [next, others] = [true, false].map((is) =>
				left.filter((one) => (one.unit === id) === is)
			);
			return { firing: true, observed, shots: [...before, ...(next ?? []), ...(others ?? [])] };
		}
	}),
	/** 8.1.3 `score` after modifiers. */
	barrageFell: fights(
		{
			...shot,
			score: signed,
			loss: some,
			d: yes,
			back: list(unit),
			lines: workingLines
		},
		'8.1.3',
		(fact, { faces }) => {
			const what = shelledBy(fact);
			const hits = what.length > 0;
			const values = { ...named(fact), what: { list: what } };
			return faces.length === 0
				? phraseOf(hits ? words.unitHitsPlaceWhat : words.unitFiresAtPlaceWithoutEffect, values)
				: phraseOf(hits ? words.diceUnitHitsPlace : words.diceUnitMissesPlace, {
						...values,
						...diced(faces, total(fact.lines ?? []))
					});
		},
		{
			phase: ({ fired }, { place: at, target, loss, d, back, score }) => ({
				fired: fired + 1,
				firing: false,
				observed: false,
				hit:
					loss > 0 || d || back.length > 0
						? { place: at, target, loss, d, back, score, settled: false }
						: null
			})
		}
	),
	/** 8.1.3 What is left of the hit. */
	hitTaken: fights({ loss: some, d: yes }, '8.1.3', silent, {
		phase: ({ hit }, { loss, d }) => ({ hit: hit && { ...hit, loss, d } })
	}),
	/** 8.1.3 An HQ, a tank or a car goes along; nobody more. */
	followed: fights({ unit }, '8.1.3', silent, {
		phase: ({ hit }, { unit: id }) => ({ hit: hit && { ...hit, back: [...hit.back, id] } })
	}),
	followersNamed: fights({}, '8.1.3', silent, {
		phase: ({ hit }) => ({ hit: hit && { ...hit, settled: true } })
	}),
	hitOver: fights({}, '8.1.3', silent, { phase: () => ({ hit: null }) }),
	/** 8.1 A barrage that cannot be fired any more. */
	barrageDropped: fights({ unit }, '8.1.1', words.unitHoldsItsFire, {
		phase: ({ fired }) => ({ fired: fired + 1, firing: false })
	}),
	fightBegan: fights(
		fought,
		'8.2.2',
		(fact) =>
			phraseOf(
				fact.defenders.length > 0
					? words.theAttackOnPlaceAttackersAgainst
					: words.theAttackOnPlaceFindsNobodyThere,
				named(fact)
			),
		{ phase: (_, fact) => ({ fight: freshFight(fact) }) }
	),
	stageBegan: fights({ stage: v.picklist(STAGES) }, '8.2.2', silent, {
		fight: (_, { stage }) => ({ stage })
	}),
	/** 8.2.2 Nobody is left to make it, or to be attacked. */
	attackDropped: fights({ place }, '8.2.1', words.theAttackOnPlaceIsCalledOff),
	/** 8.2.3 */
	stood: fights({ place }, '8.2.3', words.theyStandInPlace),
	/** 8.2.2 The attack is over, or was called off. */
	fightEnded: fights({ attack }, '8.2.2', silent, {
		phase: ({ resolved }, { attack: id }) => ({ resolved: [...resolved, id], fight: null })
	}),
	withdrew: fights(
		{ units: list(unit) },
		'8.2.3',
		({ units }) => counted(words.unitsSlipAwayBeforeCombat, 'units', units),
		{
			map: (state, { units }, game) => withUnits(game, state, units, () => ({ withdrew: true })),
			fight: (_, { units }) => ({ withdrew: units })
		}
	),
	supported: fights({ unit, role }, '8.2.4', words.unitSupports, {
		map: (state, { unit: id, role: as }, game) =>
			as === 'attacker' ? withUnits(game, state, [id], () => ({ task: 'support' })) : state,
		phase: ({ helped }, { unit: id }) => ({ helped: [...helped, id] }),
		fight: ({ supports }, { unit: id, role: as }) => ({
			supports: { ...supports, [as]: [...supports[as], id] }
		})
	}),
	/** 6.2 A side keeps its event for later. */
	eventHeld: fights({ role }, '6.2', silent, {
		fight: ({ played }, { role: as }) => ({ played: { ...played, [as]: 'nothing' } })
	}),
	/** 5.3 */
	defenceLed: fights({ unit }, '5.3', words.unitLeadsTheDefence, {
		fight: (_, { unit: hq }) => ({ defenceHq: hq })
	}),
	/** 4.4 Who has no line of supply; 8.2.4, 8.2.6 `silent`: and who does not fire. */
	supplyChecked: fights({ dry: list(unit), silent: v.exactOptional(list(unit)) }, '4.4', silent, {
		fight: (_, { dry, silent: mute = [] }) => ({ dry, silent: mute })
	}),
	attackFought: fights(
		{ ...result, lines: workingLines, morale, ratio },
		'8.2.5',
		({ winner, score, modifier, morale: read, attacker, defender }, { faces }) => {
			const attacks = winner === 'attacker';
			const sides = read
				? [
						say(words.attackerAtMorale, { morale: read.attacker, what: sufferedBy(attacker) }),
						say(words.defenderAtMorale, { morale: read.defender, what: sufferedBy(defender) })
					]
				: [];
			// The loser suffers first.
			return [
				faces.length > 0
					? say(
							attacks ? words.diceTheAttackerWins : words.diceTheDefenderWins,
							diced(faces, modifier)
						)
					: say(attacks ? words.theAttackerWins : words.theDefenderWins, { score }),
				...(attacks ? sides.toReversed() : sides)
			];
		},
		{
			phase: ({ nightFought, fight }) => ({ nightFought: nightFought || fight?.night === true }),
			fight: (_, { lines: _lines, morale: _morale, ratio: _ratio, ...fell }) => ({ result: fell })
		}
	),
	/** 8.2.6 Who takes the next loss; the loss itself is told by another fact. */
	lossTaken: fights({ role, unit }, '8.2.6', silent, {
		fight: ({ took }, { role: as, unit: id }) => ({
			took: { ...took, [as]: [...took[as], id] }
		})
	}),
	retreatOwed: fights({ retreats: list(retreat) }, '8.2.6', silent, {
		phase: (combat, { retreats }) => ({ retreats: [...combat.retreats, ...retreats] })
	}),
	/** 8.2.6 a They cannot go together: each for itself. */
	retreatSplit: fights({ retreats: list(retreat) }, '8.2.6', silent, {
		phase: (combat, { retreats }) => ({ retreats: [...retreats, ...combat.retreats.slice(1)] })
	}),
	/** 8.2.6 How they went, or that they could not; `off`: and on from the map, which is told by itself. */
	retreated: fights(
		{ units: list(unit), path, rule: text, off: so },
		'8.2.6',
		(fact) =>
			fact.off && fact.path.length === 0
				? null
				: phraseOf(fact.path.length > 0 ? words.backToPlaceUnits : words.noWayBackUnits, {
						...named(fact),
						place: named({ place: fact.path.at(-1) ?? '' })?.['place'] ?? ''
					}),
		{
			map: (state, { units, path: way }, game) => moved(game, state, units, way),
			phase: ({ retreats, wentBack }, { units }) => ({
				retreats: retreats
					.map((one, at) =>
						at === 0 ? { ...one, units: one.units.filter((id) => !units.includes(id)) } : one
					)
					.filter((one) => one.units.length > 0),
				wentBack: [...wentBack, ...units]
			}),
			// 8.2.3 Whoever found no way out stands there still, to be fought (WO-75).
			fight: ({ trails, withdrew }, { units, path: on, off }, { units: before }, game) => {
				const way = off ? [...on, OFF] : on;
				const from = units.flatMap((id) => before[placeOf(game, id)]?.at ?? []).at(0) ?? '';
				return {
					trails: way.length > (trails[from]?.length ?? 0) ? { ...trails, [from]: way } : trails,
					withdrew: way.length > 0 ? withdrew : withdrew.filter((id) => !units.includes(id))
				};
			}
		}
	),
	/** 8.2.6 b, c One of them suffers a d. */
	disorderOwed: fights({ units: list(unit) }, '8.2.6', silent, {
		phase: (_, { units }) => ({ disorder: units })
	}),
	/** What is lost says so by itself. */
	vehicleChecked: fights(
		{ unit, lost: yes },
		'14.1',
		(fact) => (fact.lost ? [] : phraseOf(words.unitIsNotLost, named(fact))),
		{ fight: ({ checked }, { unit: id }) => ({ checked: [...checked, id] }) }
	),
	/** `forced`: so far by a forced march only; `intrudes`: to where the enemy comes in (7.8). */
	advanced: fights(
		{ unit, path, forced: so, intrudes: so },
		'8.2.7',
		(fact) =>
			phraseOf(words.unitAdvancesToPlace, {
				...named(fact),
				place: named({ place: fact.path.at(-1) ?? '' })?.['place'] ?? ''
			}),
		{
			map: (state, { unit: id, path: way, intrudes }, game) =>
				moved(game, state, [id], way, undefined, intrudes),
			// 10.1 What counts are the places into which the side advances whose sequence it is.
			phase: ({ entered, marched }, { unit: id, path: way, forced }, { units, player }, game) => ({
				marched: marched || forced === true,
				entered: units[placeOf(game, id)]?.player === player ? [...entered, ...way] : entered
			}),
			fight: ({ advanced }, { unit: id }) => ({ advanced: [...advanced, id] })
		}
	),
	/** 15.1 The Red fleet has used a full action. */
	fleetActed: happens({ actions: some }, '15.1', words.theFleetHasActed, (_, { actions }) => ({
		fleetActions: actions
	}))
} as const;
