import { play, type DiceSource } from '#lib/kernel/dice/draw.ts';
import { fieldsOf, fitted } from '#lib/kernel/sheet/form.ts';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import type { AskedRoll } from '#lib/rules/red-and-white/engine/offers.ts';
import type { Owed } from '#lib/rules/red-and-white/engine/phases/owed.ts';
import { bookIn, type BattleState } from '#lib/rules/red-and-white/engine/state.ts';
import { PROCEDURES } from '#lib/rules/red-and-white/procedures/all.ts';
import type { Form } from '#lib/rules/red-and-white/procedures/calculator.ts';
import { oneOf } from './roster.ts';

/** What is offered at a table. */
export interface Offered {
	readonly owed: readonly Owed[];
	readonly commands: readonly Command[];
	readonly rolls: readonly AskedRoll[];
}
type Way = AskedRoll | Command;

/** What is measured or seen at the table, and told to the sheet. */
const MEASURED: readonly string[] = [
	...['distance', 'cincDistance', 'band', 'cover', 'mode', 'reach', 'terrain', 'charging'],
	...['distanceToArea', 'flankOrRear', 'wire', 'defences']
];
/** No table is wider, in inches. */
const FARTHEST = 48;

/** The sheet as the table fills it, with what is measured there; as the table fills it where that cannot be. */
const situation = (
	state: BattleState,
	{ procedure: slug, parties }: AskedRoll,
	dice: DiceSource
): { readonly form: Form; readonly throws: Extract<Command, { type: 'roll' }>['throws'] } => {
	const sheet = PROCEDURES.get(slug);
	if (!sheet) throw new Error(`No procedure ${slug}`);
	const book = bookIn(state);
	const known = fitted(sheet, book, { ...sheet.initial, ...sheet.fill(state, parties) });
	const told = fieldsOf(sheet, book, known).flatMap((field): [string, Form[string]][] => {
		if (!MEASURED.includes(field.key) || dice(2) === 1) return [];
		switch (field.kind) {
			case 'choice':
				return [[field.key, oneOf(dice, field.options).value]];
			case 'flag':
				return [[field.key, dice(3) === 1]];
			case 'count':
				return [[field.key, field.min + dice(Math.min(FARTHEST, field.max - field.min) + 1) - 1]];
			case 'counts':
				return [];
		}
	});
	const measured = fitted(sheet, book, { ...known, ...Object.fromEntries(told) });
	for (const form of [measured, known]) {
		const resolved = sheet.resolve(book, form);
		if (!resolved.refused) return { form, throws: play(resolved.resolution.draw, dice).throws };
	}
	throw new Error(`${slug} is offered and its sheet refuses`);
};

/** A throw that is asked for, or a command, as it is given. */
export const given = (state: BattleState, way: Way, dice: DiceSource): Command =>
	'type' in way ? way : { type: 'roll', ...way, ...situation(state, way, dice) };

/** The throw that pays what is owed; a deed is done otherwise. */
const askedFor = (one: Owed): AskedRoll | undefined => {
	if (!('calculator' in one)) return undefined;
	const nobody = { unit: null, target: null };
	const { calculator: procedure } = one;
	if ('camp' in one) return { procedure, parties: { ...nobody, camp: one.camp } };
	if ('officer' in one) return { procedure, parties: { ...nobody, officer: one.officer } };
	return { procedure, parties: { ...nobody, unit: one.unit } };
};

const does = (one: Owed, way: Way): boolean => {
	if (!('deed' in one)) return false;
	if (!('type' in way))
		return (
			one.deed === 'fight' &&
			way.procedure === 'melee' &&
			way.parties.unit === one.unit &&
			way.parties.target === one.defender
		);
	if (one.deed === 'place_losses')
		return (way.type === 'loseFigures' || way.type === 'setHits') && way.unit === one.unit;
	if (one.deed === 'come_into_contact')
		return way.type === 'engage' && way.attackers.includes(one.unit);
	return (
		one.deed === 'lead_heroically' &&
		way.type === 'leadHeroically' &&
		way.officer === one.officer &&
		way.unit !== null
	);
};

/** By what this can be done now. */
export const waysTo = (one: Owed, offered: Offered): readonly Way[] => {
	const asked = askedFor(one);
	if (asked) return [asked];
	return [...offered.rolls, ...offered.commands].filter((way) => does(one, way));
};

const OF_THE_CLOCK: readonly Command['type'][] = ['stepPhase', 'skipPhase', 'setReady'];

const some = <T, K>(dice: DiceSource, all: readonly T[], by: (one: T) => K): readonly T[] => {
	const key = oneOf(dice, [...new Set(all.map(by))]);
	return all.filter((one) => by(one) === key);
};

/** What is owed, mostly; else any unit does anything of what is offered to it; nothing where only the clock is left. */
export const chosen = (offered: Offered, dice: DiceSource): Way | undefined => {
	const { owed } = offered;
	const must = owed.length && dice(10) <= 6 ? waysTo(oneOf(dice, owed), offered) : [];
	if (must.length) return oneOf(dice, must);
	const commands = offered.commands.filter(({ type }) => !OF_THE_CLOCK.includes(type));
	const { rolls } = offered;
	if (rolls.length && (!commands.length || dice(3) > 1)) {
		const own = some(dice, rolls, ({ parties }) => parties.unit);
		return oneOf(
			dice,
			some(dice, own, ({ procedure }) => procedure)
		);
	}
	if (!commands.length) return undefined;
	return oneOf(
		dice,
		some(dice, commands, ({ type }) => type)
	);
};
