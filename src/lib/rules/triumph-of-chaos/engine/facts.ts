import * as v from 'valibot';
import { CAMPAIGN_FACTS } from './facts/campaign.ts';
import { COMBAT_FACTS } from './facts/combat.ts';
import { FIGHTING_FACTS } from './facts/in-fighting.ts';
import { LEADER_FACTS } from './facts/leaders.ts';
import { LIMIT_FACTS } from './facts/limits.ts';
import { LOGISTICS_FACTS } from './facts/logistics.ts';
import { TURN_FACTS } from './facts/turn.ts';
import type { Phrase } from '#lib/kernel/phrase.ts';
import type { Campaign } from './state.ts';

const ALL = [
	...CAMPAIGN_FACTS,
	...TURN_FACTS,
	...LOGISTICS_FACTS,
	...LEADER_FACTS,
	...COMBAT_FACTS,
	...FIGHTING_FACTS,
	...LIMIT_FACTS
] as const;

type Kinds = (typeof ALL)[number];
type FactOf<Kind> = Kind extends { readonly schema: infer Schema extends v.GenericSchema }
	? Readonly<v.InferOutput<Schema>>
	: never;

/** What has become true. */
export type Fact = FactOf<Kinds>;

export const factSchema: v.GenericSchema<unknown, Fact> = v.variant(
	'type',
	ALL.map(({ schema }) => schema) as unknown as [Kinds['schema'], ...Kinds['schema'][]]
);

/** A kind as one that takes any fact; it is found by its own type. */
interface AnyKind {
	readonly type: Fact['type'];
	readonly rule: string | ((fact: Fact) => string);
	readonly evolve: (state: Campaign, fact: Fact) => Campaign;
	readonly tell: (fact: Fact, after: Campaign) => Phrase | readonly Phrase[];
}
const KINDS = new Map(ALL.map((kind) => [kind.type, kind as unknown as AnyKind] as const));

const kindOf = ({ type }: Fact): AnyKind => {
	const found = KINDS.get(type);
	if (!found) throw new Error(`No fact ${type}`);
	return found;
};

/** The campaign after a fact. */
export const evolve = (state: Campaign, fact: Fact): Campaign => kindOf(fact).evolve(state, fact);

/** A fact in words, with the campaign after its line; empty where another fact of the line says it. */
export const sentencesOf = (fact: Fact, after: Campaign): readonly Phrase[] => {
	const told = kindOf(fact).tell(fact, after);
	return 'text' in told ? [told] : told;
};

/** The heading a fact stands under. */
export const ruleOf = (fact: Fact): string => {
	const { rule } = kindOf(fact);
	return typeof rule === 'string' ? rule : rule(fact);
};
