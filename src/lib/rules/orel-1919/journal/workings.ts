import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Working } from '#lib/kernel/sheet/calculator.ts';
import { workingOf } from '#lib/kernel/sheet/parts.ts';
import type { Modifier } from '#lib/kernel/book/modifier.ts';
import type { Fact } from '../engine/facts.ts';
import { namesOf } from '../engine/facts/kind.ts';
import { assaultWorking, lossWorking, strengthWorking } from '../engine/facts/workings.ts';
import { words } from '../words/en/journal.ts';

interface Checked {
	readonly unit: string;
	readonly lines?: readonly Modifier[];
}

/** The lines added to the die of a side: once for all units to which the same is added. */
const checks = (units: readonly Checked[]): readonly Working[] => {
	const groups = new Map<string, { lines: readonly Modifier[]; units: string[] }>();
	for (const { unit, lines = [] } of units) {
		const key = JSON.stringify(lines);
		const group = groups.get(key) ?? { lines, units: [] };
		group.units.push(unit);
		groups.set(key, group);
	}
	return [...groups.values()]
		.filter(({ lines }) => lines.length > 0)
		.map(({ lines, units: of }) =>
			workingOf(lines, say(words.addedToTheDieOfUnits, { units: namesOf(of) }))
		);
};

const added = (lines: readonly Modifier[] | undefined, label: Phrase): readonly Working[] =>
	lines && lines.length > 0 ? [workingOf(lines, label)] : [];

/** 8.8.2 How the losses of an Assault are made up, where they are not those of the column. */
const lossesOf = ({
	losses,
	assault: { column, attackerLoss, defenderLoss }
}: Extract<Fact, { readonly type: 'assaultFought' }>): readonly Working[] =>
	losses
		? [
				lossWorking(losses.attacker, 'attacker', column, attackerLoss),
				lossWorking(losses.defender, 'defender', column, defenderLoss)
			].filter((one) => one !== undefined)
		: [];

/** Everything that a fact adds up, before its dice and after them. */
export const allWorkingsOf = (fact: Fact): readonly Working[] => [
	...workingsOf(fact),
	...(fact.type === 'assaultFought' ? lossesOf(fact) : [])
];

/** What was added up for a fact before its dice, line by line with sections; nothing where nothing was. */
export const workingsOf = (fact: Fact): readonly Working[] => {
	switch (fact.type) {
		case 'cohesionChecked':
			return [
				...(fact.sums
					? [
							strengthWorking(fact.sums.attacker, 'attacker'),
							strengthWorking(fact.sums.defender, 'defender')
						]
					: []),
				...checks(fact.units)
			];
		case 'moraleChecked':
			return checks(fact.units);
		case 'assaultFought':
			return [
				...(fact.sums
					? [
							strengthWorking(fact.sums.attacker, 'attacker'),
							strengthWorking(fact.sums.defender, 'defender')
						]
					: []),
				...(fact.sums && fact.odds !== undefined
					? [
							assaultWorking(
								fact.lines ?? [],
								{ attacker: fact.sums.attacker.total, defender: fact.sums.defender.total },
								fact.odds
							)
						]
					: added(fact.lines, say(words.addedToTheDice)))
			];
		case 'coordinationPassed':
		case 'coordinationFailed':
			return added(fact.lines, say(words.addedToTheDie));
		case 'shotFired':
			return added(fact.lines, say(words.addedToTheDice));
		default:
			return [];
	}
};
