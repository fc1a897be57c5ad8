import { newId } from '#lib/store/new-id.ts';
import {
	type Faction,
	FACTION_FACTS,
	type Force,
	letterOf,
	namesOf,
	nextName,
	numbered,
	type Officer,
	type Player,
	type Template,
	type Unit
} from '#lib/rules/red-and-white/index.ts';
import { nameHere, officerNames, unitNames } from '../packages/said.ts';

/** Words for what has no historical name, in the player's language. */
export interface Words {
	readonly force: string;
	readonly officer: string;
	readonly player: string;
}

export const freshId = (): string => newId();

/** Another officer for a force, with a suggested name; the first one commands. */
export const freshOfficer = (force: Force, words: Words, known?: string): Officer => ({
	id: freshId(),
	name:
		known ??
		nextName(
			officerNames(force.faction, force.officers),
			force.officers.map(({ name }) => name),
			words.officer
		)[0],
	player: force.players.length === 1 ? (force.players[0]?.id ?? null) : null,
	commanderInChief: !force.officers.some(({ commanderInChief }) => commanderInChief),
	character: null
});

export const freshPlayer = ({ players }: Force, words: Words): Player => ({
	id: freshId(),
	name: numbered(
		`${words.player} `,
		players.map(({ name }) => name)
	),
	absent: false,
	standIn: null
});

/** A force with its commander and no units yet, under a historical name that is not taken. */
export const freshForce = (faction: Faction, taken: readonly string[], words: Words): Force => {
	const known = namesOf(faction).forces.find((one) => !taken.includes(nameHere(one)[0]));
	const [name, originalName] = nextName(known ? [nameHere(known)] : [], taken, words.force);
	const commander = known?.[2] && nameHere([known[2], ''])[0];
	const empty: Force = {
		id: freshId(),
		name,
		originalName,
		camp: FACTION_FACTS[faction].camp,
		faction,
		players: [],
		officers: [],
		units: [],
		notes: ''
	};
	return { ...empty, officers: [freshOfficer(empty, words, commander)] };
};

/** The label for the next unit of a force: the letter of its badge and a number. */
const freshLabel = (force: Force): string =>
	numbered(
		letterOf(force),
		force.units.map(({ label }) => label)
	);

/** A unit from a template, with a suggested name and label. `fallback` names it where history gives no name. */
export const freshUnit = (
	force: Force,
	template: Template,
	officer: string | null,
	fallback: string
): Unit => {
	const taken = force.units.map(({ name }) => name);
	const [name, originalName] = nextName(
		unitNames(force.faction, template.build.type, force.units),
		taken,
		fallback
	);
	return {
		id: freshId(),
		label: freshLabel(force),
		name,
		originalName,
		faction: force.faction,
		officer,
		poorQuality: false,
		oneDieFewer: false,
		notes: '',
		...template.build
	};
};

/** A copy of a unit, with a name, label and id of its own. */
export const unitCopy = (force: Force, unit: Unit): Unit => {
	const taken = force.units.map(({ name }) => name);
	const [name, originalName] = nextName(
		unitNames(unit.faction, unit.type, force.units),
		taken,
		unit.name
	);
	return { ...unit, id: freshId(), label: freshLabel(force), name, originalName };
};
