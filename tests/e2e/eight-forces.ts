import { TEMPLATES } from '#lib/rules/red-and-white/scenarios/templates.ts';
import { forcesFile } from '../tools/battle-file.ts';
import type { Camp, Force, Unit } from '#lib/rules/red-and-white/types.ts';

/** A player, his officer, and the two units that he leads: name and template. */
type Command = readonly [
	player: string,
	officer: string,
	...units: readonly (readonly [name: string, template: string])[]
];

const unitsOf = (camp: Camp, commands: readonly Command[]): readonly Unit[] =>
	commands
		.flatMap(([, officer, ...units]) =>
			units.map(([name, template]) => ({ officer, name, template }))
		)
		.map(({ officer, name, template }, at): Unit => {
			const build = TEMPLATES.find(({ key }) => key === template)?.build;
			if (!build) throw new Error(`No template ${template}`);
			const label = `${camp === 'red' ? 'R' : 'W'}${at + 1}`;
			return {
				...{ id: `eight-${label}`, label, name, originalName: '', faction: camp },
				...{ officer: `eight-${officer}`, poorQuality: false, oneDieFewer: false, notes: '' },
				...build
			};
		});

const forceOf = (camp: Camp, name: string, commands: readonly Command[]): Force => ({
	id: `eight-${camp}`,
	...{ name, originalName: '', camp, faction: camp, notes: '' },
	players: commands.map(([player]) => ({
		...{ id: `eight-${player}`, name: player, absent: false, standIn: null }
	})),
	officers: commands.map(([player, officer], at) => ({
		...{ id: `eight-${officer}`, name: officer, player: `eight-${player}` },
		...{ commanderInChief: at === 0, character: 'normal' as const }
	})),
	units: unitsOf(camp, commands)
});

const REDS: readonly Command[] = [
	['Anna', 'Uborevich', ['Tula Rifles', 'infantry_lmg'], ['Oryol Rifles', 'infantry']],
	['Boris', 'Primakov', ['Kursk Rifles', 'infantry'], ['Kursk Battery', 'battery_field']],
	['Clara', 'Eideman', ['Samara Workers', 'infantry'], ['Penza Workers', 'infantry']],
	['Dmitri', 'Dybenko', ['Don Horse', 'cavalry'], ['Volga Sailors', 'infantry']]
];
const WHITES: readonly Command[] = [
	['Egor', 'Vitkovsky', ['Markov Officers', 'infantry'], ['Alexeyev Rifles', 'infantry']],
	['Faina', 'Turkul', ['Drozdov Rifles', 'infantry'], ['Drozdov Battery', 'battery_field']],
	['Gleb', 'Skoblin', ['Kornilov Shock', 'infantry'], ['Kornilov Guards', 'infantry']],
	['Irina', 'Barbovich', ['Kuban Horse', 'cavalry'], ['Samur Rifles', 'infantry']]
];

export const PLAYERS = [...REDS, ...WHITES].map(([player]) => player);

/** The file that came round before the game: two armies of 122 figures, four players each. */
export const eightFile = (): string =>
	forcesFile([forceOf('red', 'Southern Front', REDS), forceOf('white', 'Volunteer Army', WHITES)]);
