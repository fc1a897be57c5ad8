import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Working } from '#lib/kernel/sheet/calculator.ts';
import { workingOf } from '#lib/kernel/sheet/parts.ts';
import { t } from '#lib/words/t.ts';
import {
	ableAt,
	nameOf,
	placeName,
	sufferedBy,
	TARGET_NAMES,
	unitOf,
	type AbleToAttack,
	type Command,
	type Imagined,
	type OctoberEngine,
	type Preview,
	type State,
	type Step,
	type Target,
	type UnitId,
	type Waiting
} from '#lib/rules/white-october/index.ts';
import type { Answer } from '#lib/features/board/ask.ts';
import type { Declaring, Plan, Reach } from '#lib/features/board/face.ts';
import { orderOf, trial } from '#lib/features/board/trial.ts';
import { fatigueSaid } from './chances.ts';
import { words } from './words/en/fight.ts';

/** 8 Are attacks and barrages being declared? */
export const isDeclaring = (state: State, { commands }: Waiting): boolean =>
	state.combat?.stage === 'declare' && commands.some(({ type }) => type === 'done');

/** 8 Who may attack, fire, move up or blow a bridge. */
export const declarersIn = ({ commands }: Waiting): readonly UnitId[] => [
	...new Set(
		commands.flatMap((one) =>
			['attack', 'barrage', 'advanceTo', 'blow'].includes(one.type) && 'unit' in one
				? (one.unit ?? [])
				: []
		)
	)
];

/** 8 What is declared of no unit: night, insurgents, that nothing more is declared. */
export const isOfNoUnit = ({ type }: Command): boolean =>
	type === 'night' || type === 'rise' || type === 'done';

const list = (units: readonly UnitId[]) => ({ list: units.map(nameOf) });
const about = (units: readonly UnitId[], text: string): readonly Phrase[] =>
	units.length > 0 ? [say(text, { units: list(units) })] : [];

/** 8.2.5 What one side suffers by the table, with the chance of each, the best score of the enemy first. */
const columnOf = (results: Preview['results'], role: 'attacker' | 'defender'): Working => {
	const said = new Map<string, { reason: Phrase; chance: Preview['results'][number]['chance'] }>();
	for (const { chance, ...result } of results) {
		const { loss, code } = result[role];
		const key = `${loss} ${code}`;
		const known = said.get(key);
		said.set(key, {
			reason: known?.reason ?? sufferedBy(result[role]),
			chance: known ? known.chance.add(chance) : chance
		});
	}
	return {
		lines: [...said.values()].map(({ reason, chance }) => ({
			reason,
			section: '8.2.5',
			amount: t(say(words.chance, { chance: { chance } }))
		}))
	};
};

/** 8.2 What may become of an attack, with every line that is added up and both columns of the table. */
const outlookOf = (
	engine: OctoberEngine,
	state: State,
	attack: Imagined
): Pick<Plan<Command>, 'outlook' | 'added' | 'supply'> => {
	const known = engine.ahead.preview(state, attack);
	const { chances, morale, lines, results, supports, hqs, dry } = known;
	if (!chances || !morale) return {};
	const game = engine.game(state);
	const low = attack.units.filter((id) => unitOf(game, state, id).lowAmmo);
	const [supply] = [...about(low, words.unitsAreLow), ...about(dry, words.unitsRunLow)];
	return {
		...(supply && { supply: { says: supply, depots: [] } }),
		outlook: {
			chance: chances.falls,
			event: say(words.thePlaceFalls, { place: placeName(attack.hex) }),
			second: say(words.lossesOnAverage, {
				own: { mean: chances.attacker.meanLost },
				theirs: { mean: chances.defender.meanLost }
			}),
			first: [
				...(hqs.attacker === null ? [] : [say(words.unitLeads, { unit: nameOf(hqs.attacker) })]),
				...about(supports.attacker, words.unitsSupport),
				...(hqs.defender === null ? [] : [say(words.unitServes, { unit: nameOf(hqs.defender) })]),
				...about(supports.defender, words.unitsSupportThem),
				...about(known.mayLeave, words.unitsMayLeave),
				say(words.fateOf, {
					own: { chance: chances.attacker.routs },
					theirs: { chance: chances.defender.routs },
					surrender: { chance: chances.surrenders }
				})
			],
			sheets: [
				{
					title: say(words.addedToTheDice),
					rule: '8.2.5',
					working: workingOf(lines, say(words.addedToTheDice))
				},
				{
					title: say(words.resultOfAttacker, { morale: morale.attacker }),
					rule: '8.2.5',
					working: columnOf(results, 'attacker')
				},
				{
					title: say(words.resultOfDefender, { morale: morale.defender }),
					rule: '8.2.5',
					working: columnOf(results, 'defender')
				}
			]
		},
		added: function* () {
			const gains = yield* engine.ahead.gains(state, attack);
			return gains.flatMap(({ unit, as, more, refused }) =>
				as !== 'support' && refused === null ? [{ unit, gain: more }] : []
			);
		}
	};
};

/** One way of fighting for a place. */
type Kind = Declaring<Command>['kinds'][number] & {
	readonly units: readonly UnitId[];
	readonly plan: (units: readonly UnitId[]) => Plan<Command>;
};

/** 8.2.1 An attack, anew or by joining one that is declared. */
const attackKind = (
	engine: OctoberEngine,
	state: State,
	hex: string,
	{ units, hqs }: AbleToAttack,
	how: { readonly night?: boolean; readonly join?: number }
): Pick<Kind, 'units' | 'plan'> => ({
	units: [...units, ...hqs],
	plan: (chosen) => {
		const fighters = chosen.filter((id) => units.includes(id));
		const leads = chosen.filter((id) => hqs.includes(id));
		const known = state.combat?.attacks.find(({ id }) => id === how.join);
		const [first, ...more] = leads;
		if (fighters.length === 0 && (!known || first === undefined)) return {};
		const built =
			fighters.length === 0
				? undefined
				: engine.orders.attack(state, {
						...{ hex, units: fighters, ...how },
						...(first === undefined ? {} : { hq: first })
					});
		const steps: readonly Step[] = built?.ok ? built.order.steps : [];
		const attack = known?.id ?? state.combat?.next ?? 0;
		const lead = (unit: UnitId): Step => ({ type: 'lead', attack, unit });
		const rest = built ? more : leads;
		const then = built && !built.ok ? built : trial(engine, state, [...steps, ...rest.map(lead)]);
		const led = steps.find((step) => step.type === 'lead');
		const hq = first ?? (led?.type === 'lead' ? led.unit : (known?.hq ?? null));
		return {
			...(then.ok
				? { command: orderOf([...steps, ...rest.map(lead)]) }
				: { refusal: then.refusal }),
			...outlookOf(engine, state, {
				...{ hex, units: [...(known?.units ?? []), ...fighters], hq },
				night: how.night ?? known?.night ?? false
			})
		};
	}
});

/** 8.1 A barrage by one unit or by several, each for itself. */
const barrageKind = (
	engine: OctoberEngine,
	state: State,
	place: string,
	target: Target,
	units: readonly UnitId[]
): Pick<Kind, 'units' | 'plan'> => ({
	units,
	plan: (chosen) => {
		const firing = chosen.filter((id) => units.includes(id));
		if (firing.length === 0) return {};
		const shots = firing.map((unit) => ({ unit, place, target }));
		const built = engine.orders.barrages(state, shots);
		const seen = shots.map((shot) => ({ ...shot, ...engine.ahead.shot(state, shot) }));
		const fired = seen.flatMap(({ chances, ...one }) => (chances ? [{ ...one, chances }] : []));
		const [only] = fired;
		const none = fired.map(({ chances }) => chances.nothing).reduce((all, one) => all.mul(one));
		const hit = none.neg().add(1);
		return {
			...(built.ok ? { command: orderOf(built.order.steps) } : { refusal: built.refusal }),
			...(only && {
				outlook: {
					chance: hit,
					event: say(words.somethingIsHit),
					second: say(words.shotSecond, {
						loss: { chance: only.chances.loses },
						disorder: { chance: only.chances.disorders },
						back: { chance: only.chances.retreats }
					}),
					first:
						fired.length > 1
							? fired.map(({ unit, chances }) =>
									say(words.unitHits, {
										unit: nameOf(unit),
										chance: { chance: chances.nothing.neg().add(1) }
									})
								)
							: [],
					sheets: fired.map(({ unit, lines }) => ({
						title: say(words.unit, { unit: nameOf(unit) }),
						rule: '8.1.3',
						working: workingOf(lines, say(words.addedToTheDice))
					}))
				}
			}),
			added: function* () {
				const gains = [];
				for (const unit of units.filter((id) => !firing.includes(id))) {
					const { chances } = engine.ahead.shot(state, { unit, place, target });
					yield 0;
					// It hits where none of the others did.
					if (chances) gains.push({ unit, gain: none.mul(chances.nothing.neg().add(1)) });
				}
				return gains;
			}
		};
	}
});

/** 8 What may be declared against a place: an attack by day or night, joining one, barrages by what they aim at. */
export const declaringOn = (
	engine: OctoberEngine,
	state: State,
	{ commands }: Waiting,
	hex: string
): Declaring<Command> | undefined => {
	const enemies = state.units.filter(
		({ fate, at, player }) => fate === 'map' && at === hex && player !== state.player
	);
	if (enemies.length === 0) return undefined;
	const { anew, joining, fire } = ableAt(engine.game(state), state, commands, hex);
	const byNight = anew.units.filter(
		(id) => engine.orders.attack(state, { hex, units: [id], night: true }).ok
	);
	const kinds: readonly Kind[] = [
		...joining.map((one) => ({
			...attackKind(engine, state, hex, one, { join: one.attack.id }),
			value: `join ${one.attack.id}`,
			label: say(words.joinAttack),
			says: say(words.joinAttackSays, { units: list(one.attack.units) }),
			key: say(words.joinTheAttack)
		})),
		{
			...attackKind(engine, state, hex, anew, {}),
			value: 'attack',
			label: say(words.attack),
			says: say(words.attackSays)
		},
		{
			...attackKind(
				...([engine, state, hex] as const),
				{ units: byNight, hqs: byNight.length > 0 ? anew.hqs : [] },
				{ night: true }
			),
			value: 'night',
			label: say(words.nightAttack),
			says: fatigueSaid(engine, state, state.night ? 0 : 1)
		},
		...fire.map(({ target, units }) => ({
			...barrageKind(engine, state, hex, target, units),
			value: `barrage ${target}`,
			label: say(words.shellTarget, { target: TARGET_NAMES[target] }),
			says: count(units.length, words.shellTargetSays),
			key: say(words.declareTheBarrage)
		}))
	].filter(({ units }) => units.length > 0);
	return {
		hex,
		kinds,
		enemies: enemies.map(({ id }) => id),
		units: [...new Set(kinds.flatMap(({ units }) => units))],
		plan: (value, units) => kinds.find((kind) => kind.value === value)?.plan(units) ?? {}
	};
};

/** 8.3 Where a unit may move up to, whom it may attack, and what it may do where it stands. */
export const declarationsOf = (
	engine: OctoberEngine,
	state: State,
	unit: UnitId,
	{ commands }: Waiting,
	here: readonly Answer<Command>[]
): Reach<Command> => {
	const ups = new Map(
		commands.flatMap((one) =>
			one.type === 'advanceTo' && one.unit === unit ? [[one.place, one] as const] : []
		)
	);
	return {
		bound: null,
		left: new Map([...ups.keys()].map((place) => [place, ''])),
		ways: (hex) => {
			const command = ups.get(hex);
			return command
				? [
						{
							...{ path: [hex], costs: [], spent: '0', left: '' },
							ends: [{ key: 'up', label: say(words.moveUpThere), command }]
						}
					]
				: [];
		},
		why: (place) => {
			const there = state.units.some(
				({ fate, at, player }) => fate === 'map' && at === place && player !== state.player
			);
			const decision = engine.decide(
				state,
				there ? { type: 'attack', unit, place, join: null } : { type: 'advanceTo', unit, place }
			);
			return decision.ok ? undefined : decision.refusal;
		},
		asFar: () => undefined,
		here,
		hint: say(words.tapWhomToFight),
		targets: [
			...new Set(
				commands.flatMap((one) =>
					(one.type === 'attack' || one.type === 'barrage') && one.unit === unit ? one.place : []
				)
			)
		]
	};
};
