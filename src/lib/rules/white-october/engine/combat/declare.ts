import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { words } from '#lib/kernel/words/en/decided.ts';
import type { Command } from '../commands.ts';
import type { Fact } from '../facts.ts';
import { counterOf, unitOf, type Game } from '../game.ts';
import { commandValue } from '../map/supply.ts';
import { trampled } from '../overrun.ts';
import type { Owed } from '../owed.ts';
import type { State } from '../state.ts';
import { attack, lead, night } from './declaring/attack.ts';
import { decideBlow } from './declaring/bridges.ts';
import { stepsForward, whyNotForward } from './declaring/forward.ts';
import { declareCommands } from './declaring/listed.ts';
import { shell } from './declaring/shelling.ts';
import { decideRise } from './events.ts';
import { commandsPlace } from './scene.ts';
import type { CombatState, Led } from './state.ts';

/** 5.2 What the HQs that lead attacks command as all is declared: whatever befalls them later changes nothing (WO-81). */
const ledNow = (game: Game, state: State, { attacks }: CombatState): { readonly led?: Led } => {
	const commands = (hq: string): Led[string] => ({
		value: commandValue(game, unitOf(game, state, hq)),
		units: state.units
			.filter(
				({ id, player, fate, at }) =>
					player === state.player &&
					fate === 'map' &&
					(counterOf(game, id).firepower ?? 0) > 0 &&
					commandsPlace(game, state, hq, at)
			)
			.map(({ id }) => id)
	});
	const hqs = [...new Set(attacks.flatMap(({ hq }) => hq ?? []))];
	return hqs.length > 0 ? { led: Object.fromEntries(hqs.map((hq) => [hq, commands(hq)])) } : {};
};

const decide = (
	game: Game,
	state: State,
	combat: CombatState,
	command: Command
): Decision<Fact> => {
	switch (command.type) {
		case 'advanceTo': {
			const unit = unitOf(game, state, command.unit);
			return stepsForward(game, state, combat, unit).includes(command.place)
				? accept<Fact>(
						{ type: 'offensivelyMoved', unit: unit.id, place: command.place },
						...trampled(game, state, unit, [command.place])
					)
				: refuse('8.3', whyNotForward(game, state, combat, unit, command.place));
		}
		case 'attack':
			return attack(game, state, combat, command);
		case 'lead':
			return lead(game, state, combat, command);
		case 'night':
			return night(game, combat, command.attack);
		case 'barrage':
			return shell(game, state, combat, command);
		case 'rise':
			return decideRise(game, state, combat, command);
		case 'blow':
			return decideBlow(game, state, command);
		case 'done':
			return accept<Fact>({ type: 'declarationsEnded', ...ledNow(game, state, combat) });
		default:
			return refuse('8', say(words.anotherAnswerIsAskedForNow));
	}
};

/** 8 What the active player declares: movements forward, attacks, barrages, bridges to be blown. */
export const declareOwed = (game: Game, state: State, combat: CombatState): Owed => ({
	kind: 'open',
	player: state.player,
	commands: () => declareCommands(game, state, combat),
	decide: (command) => decide(game, state, combat, command)
});
