import Fraction from 'fraction.js';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Working } from '#lib/kernel/sheet/calculator.ts';
import { workingOf } from '#lib/kernel/sheet/parts.ts';
import { t } from '#lib/words/t.ts';
import {
	fighterOf,
	isLow,
	nameOf,
	placeName,
	sufferedBy,
	unitOf,
	wholeValue,
	withRatio,
	type AbleToAttack,
	type Command,
	type Imagined,
	type OctoberEngine,
	type Preview,
	type State,
	type Step,
	type UnitId
} from '#lib/rules/white-october/index.ts';
import type { Plan } from '#lib/features/board/fight.ts';
import { orderOf, trial } from '#lib/features/board/trial.ts';
import { inALine } from '#lib/features/board/names.ts';
import { readAt } from '../chances.ts';
import { supportTakes, tanksOff } from '../fleet.ts';
import { words } from '../words/en/fight.ts';

/** One way of fighting for a place: who could take part, and what it would be with these. */
export interface Way {
	readonly units: readonly UnitId[];
	/** 5.1 Those of them who lead, for their command. */
	readonly apart?: readonly UnitId[];
	readonly plan: (units: readonly UnitId[]) => Plan<Command>;
}

export const about = (units: readonly UnitId[], text: string): readonly Phrase[] =>
	units.length > 0 ? [say(text, { units: { list: units.map(nameOf) } })] : [];

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
			amount: t(inALine({ chance }))
		}))
	};
};

/** 5.4 Whoever stands alone is lost without dice. */
const CERTAIN: NonNullable<Plan<Command>['outlook']> = {
	chance: new Fraction(1),
	event: say(words.itIsDestroyed),
	second: say(words.whoStandsAloneIsLost, { rule: '5.4' }),
	first: [],
	sheets: []
};

/** 8.2 What may become of an attack, with every line that is added up and both columns of the table. */
const outlookOf = (
	engine: OctoberEngine,
	state: State,
	attack: Imagined
): Pick<Plan<Command>, 'outlook' | 'added' | 'supply'> => {
	const known = engine.ahead.preview(state, attack);
	const { chances, morale, lines, results, supports, shared, hqs, commands, dry } = known;
	const game = engine.game(state);
	const low = attack.units.filter((id) => isLow(game, state, unitOf(game, state, id)));
	const [says] = [...about(low, words.unitsAreLow), ...about(dry, words.unitsRunLow)];
	const supply = says && { supply: { says, depots: [] } };
	if (!chances || !morale)
		return known.lostAlone.length > 0 && !known.refused ? { ...supply, outlook: CERTAIN } : {};
	const action = supportTakes(engine, state, [...supports.attacker, ...supports.defender]);
	return {
		...supply,
		outlook: {
			chance: chances.falls,
			event: say(words.placeFalls, { place: placeName(attack.hex) }),
			second: say(words.lossesOnAverage, {
				own: { mean: chances.attacker.meanLost },
				theirs: { mean: chances.defender.meanLost }
			}),
			first: [
				...(commands
					? [say(words.unitLeads, { unit: nameOf(hqs.attacker ?? ''), ...commands })]
					: []),
				...about(supports.attacker, words.supportUnits),
				...about(shared, words.supportsShared),
				...(hqs.defender === null ? [] : [say(words.unitServes, { unit: nameOf(hqs.defender) })]),
				...about(supports.defender, words.theirSupportUnits),
				...(action ? [action] : []),
				...tanksOff(engine, state, attack.units),
				...about(known.mayLeave, words.unitsMayLeave),
				say(words.fateOf, {
					own: { chance: chances.attacker.routs },
					theirs: { chance: chances.defender.routs },
					surrender: { chance: chances.surrenders }
				})
			],
			sheets: [
				{
					title: say(words.addedTo2d6),
					working: withRatio(workingOf(lines, say(words.addedTo2d6)), known.ratio)
				},
				{
					title: readAt(words.resultOfAttacker, morale.attacker),
					working: columnOf(results, 'attacker')
				},
				{
					title: readAt(words.resultOfDefender, morale.defender),
					working: columnOf(results, 'defender')
				}
			].map((sheet) => ({ ...sheet, rule: '8.2.5' }))
		},
		added: () => engine.ahead.gains(state, attack)
	};
};

/** 8.2.1 An attack, anew or by joining one that is declared. */
export const attackKind = (
	engine: OctoberEngine,
	state: State,
	hex: string,
	{ units, hqs }: AbleToAttack,
	how: { readonly night?: boolean; readonly join?: number }
): Way => ({
	units: [...units, ...hqs],
	apart: hqs,
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
						hex,
						units: fighters,
						...how,
						...(first === undefined ? {} : { hq: first })
					});
		const steps: readonly Step[] = built?.ok ? built.order.steps : [];
		const attack = known?.id ?? state.combat?.next ?? 0;
		const lead = (unit: UnitId): Step => ({ type: 'lead', attack, unit });
		const rest = built ? more : leads;
		const then = built && !built.ok ? built : trial(engine, state, [...steps, ...rest.map(lead)]);
		const led = steps.find((step) => step.type === 'lead');
		const hq = first ?? (led?.type === 'lead' ? led.unit : (known?.hq ?? null));
		const game = engine.game(state);
		return {
			values: new Map(
				fighters.map((id) => {
					const units = [fighterOf(game, state, unitOf(game, state, id))];
					return [id, String(wholeValue({ role: 'attacker', units, fire: [] }))];
				})
			),
			...(then.ok
				? { command: orderOf([...steps, ...rest.map(lead)]) }
				: { refusal: then.refusal }),
			...outlookOf(engine, state, {
				hex,
				units: [...(known?.units ?? []), ...fighters],
				hq,
				night: how.night ?? known?.night ?? false
			})
		};
	}
});
