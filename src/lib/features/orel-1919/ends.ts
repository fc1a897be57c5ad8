import type { Refusal } from '#lib/kernel/game/engine.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	isStep,
	placeName,
	type Command,
	type OrelEngine,
	type State,
	type Step,
	type UnitId
} from '#lib/rules/orel-1919/index.ts';
import type { Answer } from '#lib/features/board/ask.ts';
import { orderOf, trial } from '#lib/features/board/trial.ts';
import { outlookAtEnd } from './declare.ts';
import { ATTACK_NAMES } from './names.ts';
import { words } from './words/en/board.ts';

/** What is worked out when it is first asked for: a way is lit before anybody reads how it may end. */
export const once = <T extends object>(make: () => T): (() => T) => {
	let made: T | undefined;
	return () => (made ??= make());
};

const REST = JSON.stringify({ type: 'rest' });

/** What a move may end in, as the last part of an order. */
const endOf = (
	engine: OrelEngine,
	state: State,
	unit: UnitId,
	command: Step,
	steps: readonly Step[]
): Answer<Command> | undefined => {
	const end = (label: Phrase, hint?: Phrase, more: Partial<Answer<Command>> = {}) => ({
		key: JSON.stringify(command),
		label,
		hint,
		command: orderOf([...steps, command]),
		...more
	});
	switch (command.type) {
		case 'rest':
			return end(say(words.endHere));
		case 'form':
			return end(say(words.endInCombatMode), say(words.takesOnePoint));
		case 'march':
			return end(say(words.marchingDay));
		case 'dare':
			return end(say(words.dareTheCheck), say(words.diceDecide));
		case 'attack': {
			const { kind, hex, join } = command;
			const label = join === null ? words.attackOnHex : words.joinTheAttackOnHex;
			return end(say(label, { kind: say(ATTACK_NAMES[kind]), hex: placeName(hex) }), undefined, {
				hex,
				outlook: () => {
					const joined = state.attacks.find(({ id }) => id === join);
					return outlookAtEnd(engine, state, {
						...{ hex, kind },
						units: [...(joined?.units ?? []), unit]
					});
				}
			});
		}
		case 'support':
			return end(
				say(command.of === 'prepared' ? words.readyToSupportPrepared : words.readyToSupportHasty)
			);
		case 'barrage':
			return end(say(words.readyToBarrage));
		case 'dig':
			return end(say(words.digIn));
		default:
			return undefined;
	}
};

/** 7.1.4, 7.2 What a unit may do after these steps; just the steps where its move ends by itself. */
export const endsAfter = (
	engine: OrelEngine,
	state: State,
	unit: UnitId,
	steps: readonly Step[]
): readonly Answer<Command>[] => {
	const then = trial(engine, state, steps);
	if (!then.ok) return [];
	const itself = (label: string, hint?: Phrase): Answer<Command>[] => [
		{ key: 'itself', label: say(label), hint, command: orderOf(steps) }
	];
	if (then.state.moving?.unit !== unit) return itself(words.endHere);
	if (then.next.rolls.length > 0)
		return itself(
			steps.at(-1)?.type === 'pick' ? words.tryItsEngine : words.goOn,
			say(words.diceDecide)
		);
	const ends = then.next.commands.flatMap((command) =>
		isStep(command) ? (endOf(engine, then.state, unit, command, steps) ?? []) : []
	);
	const rests = trial(engine, then.state, [{ type: 'rest' }]);
	const marches =
		rests.ok && rests.state.units.some(({ id, mode }) => id === unit && mode === 'march');
	const forms = then.next.commands.some(({ type }) => type === 'form');
	return ends.map((end) =>
		marches && forms && end.key === REST
			? { ...end, label: say(words.endInMarchMode), hint: say(words.takesNothing) }
			: end
	);
};

/** 5.3, 7.1.2 What keeps a unit from just ending its move after these steps. */
export const whyNotEnd = (
	engine: OrelEngine,
	state: State,
	steps: readonly Step[]
): Refusal | undefined => {
	const ended = trial(engine, state, [...steps, { type: 'rest' }]);
	return ended.ok ? undefined : ended.refusal;
};

/** Simply ending the move comes first, so that nobody does anything there unasked; then attacks that may be joined. */
export const plainFirst = (ends: readonly Answer<Command>[]): readonly Answer<Command>[] => {
	const rank = ({ command }: Answer<Command>): number => {
		const last = command.type === 'order' ? command.steps.at(-1) : undefined;
		if (last?.type === 'attack' && last.join !== null) return 1;
		return last && ['attack', 'support', 'barrage', 'dig'].includes(last.type) ? 2 : 0;
	};
	return ends.toSorted((one, two) => rank(one) - rank(two));
};
