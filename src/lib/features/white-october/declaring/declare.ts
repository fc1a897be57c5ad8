import { count, say } from '#lib/kernel/phrase.ts';
import {
	ableAt,
	nameOf,
	placeName,
	TARGET_NAMES,
	targetsAt,
	type Command,
	type OctoberEngine,
	type State,
	type UnitId,
	type Waiting
} from '#lib/rules/white-october/index.ts';
import type { View } from '#lib/features/board/face.ts';
import type { Declaring } from '#lib/features/board/fight.ts';
import { inALine } from '#lib/features/board/names.ts';
import { fatigueSaid } from '../chances.ts';
import { words } from '../words/en/fight.ts';
import { attackKind, type Way } from './attack.ts';
import { barrageKind } from './barrage.ts';

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

/** 8 Attacks and barrages that are declared and still to be fought: from which hex, on which. */
export const declaredIn = ({ combat, units }: State): NonNullable<View<Command>['declared']> => {
	if (!combat) return [];
	const { attacks, resolved, shots, fired, fight } = combat;
	const from = (unit: UnitId, to: string) => {
		const at = units.find(({ id }) => id === unit)?.at;
		return at ? [[at, to] as const] : [];
	};
	return [
		...attacks
			.filter(({ id }) => !resolved.includes(id) && id !== fight?.attack)
			.flatMap(({ units: attackers, place }) => attackers.flatMap((unit) => from(unit, place))),
		...shots.slice(fired).flatMap(({ unit, place }) => from(unit, place))
	];
};

/** 8 What is declared of no unit: night, insurgents, that nothing more is declared. */
export const isOfNoUnit = ({ type }: Command): boolean =>
	type === 'night' || type === 'rise' || type === 'done';

/** One way of fighting for a place, by its name. */
type Kind = Declaring<Command>['kinds'][number] & Way;

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
	const attacksByNight = (...units: readonly UnitId[]): boolean =>
		engine.orders.attack(state, { hex, units, night: true }).ok;
	const soldiers = anew.units.filter((id) => attacksByNight(id));
	// A vehicle goes with its company.
	const byNight = anew.units.filter(
		(id) => soldiers.includes(id) || soldiers.some((one) => attacksByNight(one, id))
	);
	const kinds: readonly Kind[] = [
		...joining.map((one) => ({
			...attackKind(engine, state, hex, one, { join: one.attack.id }),
			value: `join ${one.attack.id}`,
			label: say(words.joinAttack),
			says: inALine({ list: one.attack.units.map(nameOf) }),
			key: say(words.joinTheAttack)
		})),
		{
			...attackKind(engine, state, hex, anew, {}),
			value: 'attack',
			label: say(words.attack),
			says: say(words.byDay)
		},
		{
			...attackKind(
				engine,
				state,
				hex,
				{ units: byNight, hqs: byNight.length > 0 ? anew.hqs : [] },
				{ night: true }
			),
			value: 'night',
			label: say(words.byNight),
			says: fatigueSaid(engine, state, state.night ? 0 : 1)
		},
		...fire.map(({ target, units }) => ({
			...barrageKind(engine, state, hex, target, units),
			value: `barrage ${target}`,
			label: say(words.shellTarget, { target: TARGET_NAMES[target] }),
			says: count(units.length, words.nInRange),
			title: say(words.shellPlace, { place: placeName(hex) }),
			who: say(words.whoFires),
			key: say(words.declareTheBarrage),
			enemies: targetsAt(engine.game(state), state, hex, target).map(({ id }) => id)
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
