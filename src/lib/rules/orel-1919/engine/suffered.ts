import type { Draw } from '#lib/kernel/dice/draw.ts';
import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { isDepot, isInfantry, isVehicle, type EventName } from '../types.ts';
import type { Fact } from './facts.ts';
import { counterOf, type Game } from './game.ts';
import { tqCheck } from './quality.ts';
import type { State, Suffering, Unit } from './state.ts';

/** 6.1 The recruit battalions of a side (OR-52). */
const RECRUITS = 'Recruit battalions';

/** 6.1 The formation of a unit; independent units of a division are one, and so are recruit battalions (OR-52). None: vehicles and depots. */
const bandOf = (game: Game, unit: Unit): string | null => {
	const { formation, division, type } = counterOf(game, unit.id);
	if (isVehicle(type) || isDepot(type)) return null;
	return type === 'recruits' ? RECRUITS : (formation ?? division ?? null);
};

/** 6.1 May this unit suffer this event? */
const exposed = (game: Game, state: State, unit: Unit, event: EventName): boolean => {
	if (unit.fate !== 'map' || unit.player !== state.player) return false;
	const { type } = counterOf(game, unit.id);
	switch (event) {
		case 'Treachery':
		case 'Desertion':
			return isInfantry(type);
		case 'Brewery':
		case "Soldiers' Soviet":
			return unit.command;
		default:
			return true;
	}
};

/** 6.1 The formations that can suffer this event. */
export const bands = (game: Game, state: State, event: EventName): string[] => [
	...new Set(
		state.units.flatMap((unit) => {
			const band = bandOf(game, unit);
			return band !== null && exposed(game, state, unit, event) ? [band] : [];
		})
	)
];

/** 6.1 The units of the named formation that can suffer it. */
export const victims = (game: Game, state: State, { event, formation }: Suffering): Unit[] =>
	state.units.filter(
		(unit) => bandOf(game, unit) === formation && exposed(game, state, unit, event)
	);

/** 6.1 The check of Treachery and Desertion. */
export const loyalty = (game: Game, unit: Unit): Draw<boolean> =>
	tqCheck(game, unit, {
		label: 'Treachery or desertion',
		rule: '6.1',
		word: 'stays',
		other: 'a step leaves'
	});

/** 6.1 The step that an event costs. */
export const lose = (unit: Unit, prisoners: number): Fact => ({
	type: 'stepsLost',
	rule: '6.1',
	unit: unit.id,
	steps: 1,
	prisoners
});
/** 6.1 The event is over. */
export const over: Fact = { type: 'suffers', suffering: null };

/** 6.1 The opponent names the formation; Defeatist Rumors take all of it. */
export const afflict = (game: Game, state: State, formation: string): Decision<Fact> => {
	const { suffering } = state;
	if (!suffering || suffering.formation !== null)
		return refuse('6.1', say('No formation is to be named.'));
	if (!bands(game, state, suffering.event).includes(formation))
		return refuse('6.1', say('This formation cannot suffer it.'));
	if (suffering.event !== 'Defeatist Rumors')
		return accept<Fact>({ type: 'suffers', suffering: { ...suffering, formation } });
	const units = victims(game, state, { ...suffering, formation }).map(({ id }) => id);
	return accept<Fact>({ type: 'marked', rule: '6.1', units, marks: { rumors: true } }, over);
};

/** 6.1 The owner names the unit. */
export const suffer = (game: Game, state: State, id: string): Decision<Fact> => {
	const { suffering } = state;
	if (!suffering || suffering.formation === null || suffering.unit !== null)
		return refuse('6.1', say('No unit is to be named.'));
	const unit = victims(game, state, suffering).find((one) => one.id === id);
	if (!unit) return refuse('6.1', say('This unit cannot suffer it.'));
	switch (suffering.event) {
		case 'Attrition':
			return accept<Fact>(lose(unit, 0), over);
		case 'Treachery':
		case 'Desertion':
			return accept<Fact>({ type: 'suffers', suffering: { ...suffering, unit: id } });
		default:
			return accept<Fact>(
				{ type: 'marked', rule: '6.1', units: [id], marks: { command: false } },
				over
			);
	}
};
