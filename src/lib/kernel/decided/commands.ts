import * as v from 'valibot';
import { oneOf } from './entries-of.ts';

/** More than anybody gives at once. */
const MOST_STEPS = 200;

/**
 * What can be asked of the commands of a game: `steps` of orders, what is said `beside` it, and who throws what for
 * whom.
 */
export const commandsOf = <Command extends { readonly type: string }, Step extends Command>(
	steps: Readonly<Record<Step['type'], v.ObjectEntries>>,
	beside: Readonly<Record<string, v.ObjectEntries>>,
	roll: Readonly<Record<'procedure' | 'parties' | 'throws', v.GenericSchema>>
) => ({
	/** May it be a step of an order? Dice, orders and what is said beside the game are not. */
	isStep: (command: Command): command is Step => command.type in steps,
	/** Is it a command of this kind? */
	isOf:
		<Type extends Command['type']>(type: Type) =>
		(command: Command): command is Extract<Command, { readonly type: Type }> =>
			command.type === type,
	/** A command from outside. */
	commandSchema: oneOf({
		...(steps as Readonly<Record<string, v.ObjectEntries>>),
		...beside,
		order: { steps: v.pipe(v.array(oneOf(steps)), v.minLength(1), v.maxLength(MOST_STEPS)) },
		roll: { ...roll, form: v.strictObject({}) }
	}) as unknown as v.GenericSchema<unknown, Command>
});
