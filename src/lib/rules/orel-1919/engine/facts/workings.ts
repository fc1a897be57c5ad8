import { say } from '#lib/kernel/phrase.ts';
import type { Line, Working } from '#lib/kernel/sheet/calculator.ts';
import { plain } from '#lib/kernel/sheet/parts.ts';
import type { Role } from '../../types.ts';
import type { Sum } from '../../rules/08-combat/08-7-strength.ts';
import { namesOf } from './kind.ts';
import { words } from '#lib/rules/orel-1919/words/en/engine-ahead.ts';

/** A strength as it is divided: `5`, `5 ÷ 4`. */
const dividedBy = (strength: number, divisor: number): string =>
	divisor === 1 ? plain(strength) : `${plain(strength)} ÷ ${divisor}`;

/** 8.7.1, 8.8.1 The strength of a side, unit by unit. */
export const strengthWorking = ({ total, lines }: Sum, role: Role): Working => ({
	lines: lines.map(({ section, units, strength, divisor, why }): Line => ({
		reason:
			why.length === 0
				? say(words.unit, { unit: namesOf(units) })
				: say(words.unitBecauseOf, { unit: namesOf(units), why: { list: why } }),
		section,
		amount: dividedBy(strength, divisor)
	})),
	total: {
		label: say(role === 'attacker' ? words.strengthOfTheAttacker : words.strengthOfTheDefender),
		amount: plain(total)
	}
});
