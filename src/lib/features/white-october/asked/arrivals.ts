import { say } from '#lib/kernel/phrase.ts';
import {
	nameOf,
	placeName,
	type Command,
	type OctoberEngine,
	type State,
	type Step,
	type Waiting
} from '#lib/rules/white-october/index.ts';
import type { Ask, EachRow } from '#lib/features/board/ask.ts';
import { askedInTurn } from '#lib/features/board/asked-in-turn.ts';
import { orderOf, trial } from '#lib/features/board/trial.ts';
import { words } from '../words/en/asked.ts';

type Placing = Extract<Step, { readonly type: 'place' }>;
const isPlacing = (command: Command): command is Placing => command.type === 'place';
const keyOf = ({ place }: Placing): string => place;

/** 5.4, 7.8, 11.2.2 Where each unit appears that is to appear now: asked of one after the other, answered as one. */
export const arrivalsOf = (
	engine: OctoberEngine,
	state: State,
	next: Waiting
): Pick<Ask<Command>, 'each' | 'what'> | undefined => {
	if (!next.commands.some(isPlacing)) return undefined;
	/** What is asked of each, where those before him appear as chosen, or somewhere as long as nothing is chosen. */
	const inTurn = (chosen: Readonly<Record<string, string>>) =>
		askedInTurn(
			engine,
			state,
			next,
			(asked) => {
				const places = asked.filter(isPlacing);
				return places.find((one) => keyOf(one) === chosen[one.unit]) ?? places[0];
			},
			({ player, asks, commands }) =>
				player === next.player && asks?.rule === next.asks?.rule && commands.some(isPlacing)
		);
	if (inTurn({}).asked.length < 2) return undefined;
	return {
		what: say(words.whereDoTheyAppear),
		each: {
			label: say(words.theyAppearThere),
			after: (chosen) => {
				const { asked, steps } = inTurn(chosen);
				const rows = asked.flatMap((commands): readonly EachRow<Command>[] => {
					const places = commands.filter(isPlacing);
					const [first] = places;
					if (!first) return [];
					const { unit } = first;
					const answers = places.map((command) => ({
						key: keyOf(command),
						unit,
						hex: command.place,
						command,
						label: say(placeName(command.place))
					}));
					const name = say(nameOf(unit));
					const key = answers.find((one) => one.key === chosen[unit])?.key;
					return [{ key: unit, unit, name, chosen: key, answers }];
				});
				if (rows.some((row) => row.chosen === undefined)) return { rows };
				const then = trial(engine, state, steps);
				return {
					rows,
					...(then.ok ? { command: orderOf(steps) } : { refusal: then.refusal })
				};
			}
		}
	};
};
