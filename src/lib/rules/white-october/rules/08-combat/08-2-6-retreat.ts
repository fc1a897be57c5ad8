import { lighter, waysBack, type Retreat, type Way } from '#lib/kernel/hex/retreat.ts';

/** 8.2.6 C What a step back breaks, besides what is closed altogether. */
export interface StepBack {
	/** The place that it leads to. */
	readonly to: number;
	/** In half MP, of the slowest. */
	readonly cost: number;
	/** Into an enemy ZOC that no friend cancels. */
	readonly zoc: boolean;
	/** Over a major river without a bridge. */
	readonly river: boolean;
}

/** 8.2.6 C How many hexes a retreat goes, and a rout. */
export const RETREAT = 1;
export const ROUT = 2;

/**
 * 8.2.6 C What a way back may break, the gravest first: into enemy ZOC (b); over a river without a bridge (c); into a place
 * that is still to be attacked (e); past a full place, though another is open (d); not homewards, at a higher cost (f).
 */
export const BREACHES = ['zoc', 'river', 'attacked', 'full', 'away', 'cost'] as const;
export type Breach = (typeof BREACHES)[number];

const one = (broken: boolean): number => (broken ? 1 : 0);

/** 8.2.6 C What a step of a retreat breaks, the gravest first: b ZOC, c rivers, then e, d, f; last what it costs. */
export const brokenBy = ({ zoc, river, cost }: StepBack): readonly number[] => [
	one(zoc),
	one(river),
	0,
	0,
	0,
	cost
];

/** 8.2.6 C e, f What the end of a retreat breaks: an attack to come there, steps that do not lead home. */
export const brokenAt = (pending: boolean, astray: number): readonly number[] => [
	0,
	0,
	one(pending),
	0,
	astray
];

/** 8.2.6 C d Where a retreat would overstack, and has no other choice, it goes on. */
export const FARTHER: readonly number[] = [0, 0, 0, 1];

/** 8.2.6 C Of these, those that break the least in so many of their first measures. */
const lightest = <Broken extends Pick<Way, 'broken'>>(
	ways: readonly Broken[],
	measures = Infinity
): readonly Broken[] =>
	ways.filter(({ broken }) =>
		ways.every((other) => lighter(broken.slice(0, measures), other.broken.slice(0, measures)) <= 0)
	);

/** 8.2.6 f The ways back to whichever goal the owner likes: the cheapest to each, where the others break no less besides. */
export const waysToAny = (goals: readonly Retreat[]): readonly Way[] => {
	const ways = lightest(goals.flatMap(waysBack), BREACHES.length - 1);
	const paths = ways.map(({ path }) => path.join());
	return ways.filter((_, at) => paths.indexOf(paths[at] ?? '') === at);
};

/**
 * 8.2.6 D Of the steps of a rout, those that break the least: first whether anything is still to be paid by this way, then ZOC, rivers, the way to a goal; to each goal then the cheapest.
 */
export const bestSteps = (
	steps: readonly StepBack[],
	stillToGo: readonly ((to: number) => number)[],
	ahead: (step: StepBack) => boolean
): readonly StepBack[] => {
	const best = stillToGo.flatMap((to) =>
		lightest(
			steps.map((step) => {
				const broken = [one(ahead(step)), one(step.zoc), one(step.river), to(step.to), step.cost];
				return { step, broken };
			})
		)
	);
	return [...new Set(lightest(best, 4).map(({ step }) => step))];
};

/** 8.2.6 D An EP that a rout costs: taken in a ZOC it is a prisoner, drowned in a river it is not. */
export interface Toll {
	readonly prisoners: boolean;
}

/** 8.2.6 D What a rout owes for a step, each once in a movement (WO-72). */
export const tollsOf = (
	{ zoc, river }: Pick<StepBack, 'zoc' | 'river'>,
	paid: Pick<StepBack, 'zoc' | 'river'>
): readonly Toll[] => [
	...(zoc && !paid.zoc ? [{ prisoners: true }] : []),
	...(river && !paid.river ? [{ prisoners: false }] : [])
];
