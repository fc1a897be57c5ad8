import { say } from '#lib/kernel/phrase.ts';
import {
	namesOf,
	type Faction,
	type Force,
	type Name,
	type Package,
	type PackageLanguage,
	type UnitType
} from '#lib/rules/red-and-white/index.ts';
import { speech } from '#lib/words/speech.svelte.ts';
import { inForm, t } from '#lib/words/t.ts';
import { words } from '../../words/en/known.ts';

/** The language in which a known command is written down: that of the screen, as far as its names are known in it. */
export const packageLanguage = (): PackageLanguage => (speech.locale === 'ru' ? 'ru' : 'en');

/**
 * A name from history as the language of the screen writes it, and in its own script where that differs. The Russian
 * sides' own names are Russian; of others the catalogue has what they are called in it.
 */
export const nameHere = ([name, own]: readonly [...Name, ...rest: unknown[]]): Name => {
	if (packageLanguage() === 'en') return [name, own];
	const known = inForm(say(words.nameFromHistory, { name }), name);
	return known === name && own ? [own, ''] : [known, own || name];
};

/** Those names, as they are written here, that nobody of them bears. */
const free = (known: readonly Name[], those: readonly { readonly name: string }[]): Name[] =>
	known.map(nameHere).filter(([here]) => !those.some(({ name }) => name === here));

/** The names that history gives units of a type, as they are written here, without those of other units. */
export const unitNames = (faction: Faction, type: UnitType, others: Force['units']): Name[] =>
	free(namesOf(faction).units[type] ?? [], others);

/** The names of a faction's officers, as they are written here, without those of other officers. */
export const officerNames = (faction: Faction, others: Force['officers']): Name[] =>
	free(
		namesOf(faction).officers.map((name) => [name, '']),
		others
	);

const named = ([english, russian]: Package['name']): string =>
	packageLanguage() === 'ru' ? russian : english;

export const packageName = ({ name }: Package): string => named(name);

/** Who led it, and how many units it has. */
export const packageHint = ({ commands, known }: Package): string => {
	const n = commands.reduce((sum, { units }) => sum + units.length, 0);
	const values = {
		officers: { list: commands.map(({ officer }) => named(officer)) },
		n
	};
	return t(
		known === 'named'
			? { text: words.officersNUnits, values }
			: { text: words.officersNUnitsPutTogetherForThe, values }
	);
};

/** What is written below a force made of it: when and where, how surely it is known, and by whom. */
export const packageNotes = ({ when, known, source }: Package): string =>
	t(
		say(known === 'named' ? words.notesNamed : words.notesRebuilt, {
			when: say(when),
			source
		})
	);
