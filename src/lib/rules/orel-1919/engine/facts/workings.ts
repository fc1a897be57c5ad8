import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Modifier } from '#lib/kernel/book/modifier.ts';
import type { Line, Working } from '#lib/kernel/sheet/calculator.ts';
import { plain, signed, told, workingOf } from '#lib/kernel/sheet/parts.ts';
import { nearest } from '#lib/kernel/hex/ratio.ts';
import type { Role } from '../../types.ts';
import type { StrengthLine, Sum } from '../../rules/08-combat/08-7-strength.ts';
import { lossBorne, type LossRead } from '../../rules/08-combat/08-8-assault.ts';
import { namesOf } from './kind.ts';
import { words } from '#lib/rules/orel-1919/words/en/engine-ahead.ts';
import { words as rules } from '#lib/rules/orel-1919/words/en/rules.ts';

/** A strength as it is divided and rounded: `6 ÷ 2 = 3`, `5 ÷ 2 → 3`. */
const dividedTo = (strength: number, divisor: number, round: (value: number) => number): string => {
	const value = strength / divisor;
	const is = Number.isInteger(value) ? '=' : '→';
	return `${plain(strength)} ÷ ${divisor} ${is} ${plain(round(value))}`;
};

const notCoordinated = ({ why }: StrengthLine): boolean => why.includes(rules.notCoordinated);

/** 1.2 Strengths that are divided by as much are rounded together: the sum of several. */
const together = (lines: readonly StrengthLine[]): Line[] =>
	[...new Set(lines.map(({ divisor }) => divisor))].flatMap((divisor): Line[] => {
		const alike = lines.filter((one) => one.divisor === divisor && !notCoordinated(one));
		if (divisor === 1 || alike.length < 2) return [];
		const sum = alike.reduce((all, { strength }) => all + strength, 0);
		return [told(say(words.dividedTogether), '1.2', dividedTo(sum, divisor, nearest))];
	});

const amountOf = (line: StrengthLine, lines: readonly StrengthLine[]): string => {
	const { strength, divisor } = line;
	if (divisor === 1) return plain(strength);
	if (notCoordinated(line)) return dividedTo(strength, divisor, Math.floor);
	const alone = !lines.some(
		(one) => one !== line && one.divisor === divisor && !notCoordinated(one)
	);
	return alone ? dividedTo(strength, divisor, nearest) : `${plain(strength)} ÷ ${divisor}`;
};

/** 8.7.1, 8.8.1 The strength of a side, unit by unit, with what is rounded and how. */
export const strengthWorking = ({ total, lines }: Sum, role: Role): Working => ({
	lines: [
		...lines.map((line): Line => {
			const { section, units, why } = line;
			return {
				reason:
					why.length === 0
						? say(words.unit, { unit: namesOf(units) })
						: say(words.unitWhy, { unit: namesOf(units), why: { list: why } }),
				section,
				amount: amountOf(line, lines)
			};
		}),
		...together(lines)
	],
	total: {
		label: say(role === 'attacker' ? words.strengthOfTheAttacker : words.strengthOfTheDefender),
		amount: plain(total)
	}
});

/** 8.8.1 What is added to the dice of an Assault; the odds with the strengths and the line of the chart that they read. */
export const assaultWorking = (
	lines: readonly Modifier[],
	strengths: Readonly<Record<Role, number>>,
	row: string
): Working => {
	const { lines: all, ...working } = workingOf(lines, say(words.addedToTheDice));
	const added = lines.find(({ reason }) => reason === rules.odds)?.amount ?? 0;
	const odds = told(say(words.oddsRead, { ...strengths, row }), '8.8.1', signed(added));
	return { ...working, lines: [odds, ...all.filter((_, at) => lines[at]?.reason !== rules.odds)] };
};

/** 8.8.2 What a loss that differs from the printed one is made of; `lost`: the steps in the end. */
export const lossWorking = (
	read: LossRead,
	role: Role,
	column: number,
	lost: number
): Working | undefined => {
	const { printed, costly, beyond, spared } = read;
	const borne = lossBorne(read);
	if (lost === printed && borne === printed && costly === 0) return undefined;
	const line = (reason: Phrase, amount: number, section = '8.8.2'): Line[] =>
		amount === 0 ? [] : [told(reason, section, signed(amount))];
	return {
		lines: [
			told(say(words.columnReads, { column }), '8.8.2', plain(printed)),
			...line(say(words.smallerSideOf6StepsOrMoreN, { n: costly }), costly > 0 ? 1 : 0),
			...line(say(words.stepsThatTheOtherSideCannotLose), -spared),
			...line(say(words.lossesBeyondItsOwnSteps), -beyond),
			...line(say(words.pursuitOfTheRouted), lost - borne, '8.7.4')
		],
		total: {
			label: say(
				role === 'attacker' ? words.stepsThatTheAttackerLoses : words.stepsThatTheDefenderLoses
			),
			amount: plain(lost)
		}
	};
};
