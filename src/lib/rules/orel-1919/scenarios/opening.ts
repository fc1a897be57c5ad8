import type { Corrections } from '#lib/kernel/book/corrections.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { bodyChosen, bodyCommands, checkCommand, finalCommand } from '../engine/phases/command.ts';
import { evolve } from '../engine/facts.ts';
import { gameOf, type Game } from '../engine/game.ts';
import { startOf, wakes } from '../engine/setup.ts';
import type { State, UnitId } from '../engine/state.ts';
import { depotsOf, isFunctional } from '../engine/map/supply.ts';
import { PLAYERS, SCENARIOS, type Player, type ScenarioId } from '../types.ts';
import { called, type Fault } from './checks.ts';
import { problemAt, type Read } from '#lib/kernel/book/module.ts';
import type { Pack } from './pack.ts';
import { words } from '../words/en/scenarios.ts';
import { packWith } from './corrections.ts';

/** 3.2 Checks that every depot of a set-up can trace its own supply. */
function checkDepots(game: Game, start: State, fault: Fault): void {
	const { setup } = game.pack.data.scenario;
	for (const player of PLAYERS)
		for (const depot of depotsOf(game, start, player))
			if (!isFunctional(game, start, depot))
				fault(
					`scenario.setup.${setup.findIndex(({ unit }) => unit === depot.id)}.hex`,
					say(words.idIsNotFunctionalThere, { id: called(depot.id) })
				);
}

/** 5.2 Who is out of command at the start; where main bodies tie, the one whose units have no flags was chosen. */
const outAtStart = (game: Game, start: State, player: Player): readonly UnitId[] => {
	const flagged = new Set(start.units.flatMap(({ id, command }) => (command ? [] : [id])));
	let state: State = { ...start, player };
	state = evolve(game, state, checkCommand(game, state));
	for (;;) {
		const choices = bodyCommands(game, state);
		const body = choices.find(({ units }) => !units.some((id) => flagged.has(id))) ?? choices[0];
		if (!body) break;
		state = evolve(game, state, bodyChosen(game, state, body));
	}
	const known = finalCommand(game, state);
	return known.type === 'commandChecked' ? known.out : [];
};

/**
 * 5.2, 10.2 Checks that the set-up's flags are those that the rules of command give, or are marked as printed
 * differently.
 */
function checkFlags(game: Game, start: State, fault: Fault): void {
	const out = new Set(PLAYERS.flatMap((player) => outAtStart(game, start, player)));
	game.pack.data.scenario.setup.forEach(({ unit: id, outOfCommand, againstCommand }, at) => {
		if (outOfCommand === out.has(id) || againstCommand) return;
		fault(
			`scenario.setup.${at}.outOfCommand`,
			outOfCommand
				? say(words.idIsInCommandThere, { id: called(id) })
				: say(words.idIsOutOfCommandThere, { id: called(id) })
		);
	});
}

/** 10.2 Checks that every formation inactive at the start can be so: nothing wakes it before the first move. */
function checkSleepers(game: Game, scenario: ScenarioId, start: State, fault: Fault): void {
	const { inactive, variants } = game.pack.data.scenario;
	for (const id of start.asleep)
		if (wakes(game, start, id)) {
			const at = inactive.findIndex((one) => one.id === id);
			const variant = variants.findIndex((one) => one.id === scenario);
			fault(
				at < 0 ? `scenario.variants.${variant}.inactive` : `scenario.inactive.${at}`,
				say(words.thisFormationIsActiveFromTheStart)
			);
		}
}

/** 10 What is wrong with the positions in which a module's scenarios begin. It asks the rules, so the module must fit together. */
const openingFaults = (pack: Pack): { place: string; reason: Phrase }[] => {
	const faults: { place: string; reason: Phrase }[] = [];
	const fault: Fault = (place, reason) => void faults.push({ place, reason });
	const game = gameOf(pack);
	for (const { id } of SCENARIOS) {
		const start = startOf(game, id);
		checkDepots(game, start, fault);
		checkSleepers(game, id, start, fault);
		if (id === 'historical') checkFlags(game, start, fault);
	}
	return faults;
};

/** A module that was read, unless something is wrong in the positions in which its scenarios begin. */
export const opened = (read: Read<Pack>): Read<Pack> => {
	if (!read.ok) return read;
	const [awry] = openingFaults(read.value);
	return awry ? problemAt(awry.place, awry.reason) : read;
};

/** Why the owner's corrections do not fit, in the positions in which scenarios begin as well; undefined where all fits. */
export const faultIn = (corrections: Corrections): Phrase | undefined => {
	const made = opened(packWith(corrections));
	return made.ok ? undefined : made.reason;
};
