import type { Command } from '../engine/commands.ts';

/** Commands of one kind. */
export type Of<Type extends Command['type']> = Extract<Command, { readonly type: Type }>;

/** Is it a command of this kind? */
export const isOf =
	<Type extends Command['type']>(type: Type) =>
	(command: Command): command is Of<Type> =>
		command.type === type;
