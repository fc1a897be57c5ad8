import type { TextId } from '#lib/kernel/texts.ts';
import type { Attachment, Faction, Force, Officer, Unit } from '../../types.ts';
import { badgeOf, type Badge, FACTION_FACTS } from '../factions.ts';
import { numbered } from '../names.ts';
import { buildOf } from '../templates.ts';

/** A name in English, in Russian and, where it is neither, in its own language. */
export type Names = readonly [english: string, russian: string, own?: string];

/** The languages in which a package can be written down. */
export type PackageLanguage = 'en' | 'ru';

/** One unit of a package: its standard build and what else is known or assumed of it. */
export interface PackedUnit {
	readonly template: string;
	readonly name: Names;
	/** Figures beside those of the template. */
	readonly with: readonly Attachment[];
	readonly poor: boolean;
	/** Where it is not the package's own. */
	readonly faction: Faction | undefined;
}

/** An officer with his rank, and the units he leads. The first of a package commands in chief. */
export interface PackedCommand {
	readonly officer: Names;
	readonly units: readonly PackedUnit[];
}

/**
 * A command as history knew it. `named`: its units were called so; `rebuilt`: who led it, when and where is known, its
 * units are put together for the table. Stands, guns and attached figures are for the table in both.
 */
export interface Package {
	readonly key: string;
	readonly faction: Faction;
	readonly name: Names;
	/** The text that says when and where. */
	readonly when: TextId<never>;
	readonly known: 'named' | 'rebuilt';
	/** Author and title. */
	readonly source: string;
	readonly commands: readonly PackedCommand[];
}

/** Writes a unit of a package down. */
export const packed = (
	template: string,
	english: string,
	russian: string,
	more: {
		readonly own?: string;
		readonly with?: readonly Attachment[];
		readonly poor?: true;
		readonly faction?: Faction;
	} = {}
): PackedUnit => ({
	template,
	name: more.own === undefined ? [english, russian] : [english, russian, more.own],
	with: more.with ?? [],
	poor: more.poor ?? false,
	faction: more.faction
});

const LETTERS: Readonly<Record<Badge, string>> = { red: 'R', white: 'W', green: 'G', allied: 'I' };

/** The letter that begins the labels of a force's units. */
export const letterOf = (of: { readonly faction: Faction }): string => LETTERS[badgeOf(of)];

/** Those whose own names are English. */
const ENGLISH: readonly Faction[] = ['british', 'canadian', 'american'];

/** The name in the language in which it is written down. */
export const inWords = ([english, russian]: Names, language: PackageLanguage): string =>
	language === 'ru' ? russian : english;

/** The name in its own language; empty where that is how it is written already. */
export const ownOf = (names: Names, faction: Faction, language: PackageLanguage): string => {
	const own = names[2] ?? (ENGLISH.includes(faction) ? names[0] : names[1]);
	return own === inWords(names, language) ? '' : own;
};

const unitOf = (unit: PackedUnit, faction: Faction, language: PackageLanguage) => {
	const build = buildOf(unit.template);
	return {
		...build,
		name: inWords(unit.name, language),
		originalName: ownOf(unit.name, faction, language),
		faction,
		poorQuality: unit.poor,
		oneDieFewer: false,
		attachments: [...build.attachments, ...unit.with],
		notes: ''
	};
};

/**
 * ORGANIZATION: the force with a package's officers and units added at the end. Its first officer commands in chief
 * where nobody does yet; each is led by the only player, where there is one.
 */
export const withPackage = (
	force: Force,
	pack: Package,
	language: PackageLanguage,
	freshId: () => string
): Force => {
	const officers: Officer[] = [...force.officers];
	const units: Unit[] = [...force.units];
	const [player, ...others] = force.players;
	for (const command of pack.commands) {
		const id = freshId();
		officers.push({
			id,
			name: inWords(command.officer, language),
			player: player && others.length === 0 ? player.id : null,
			commanderInChief: !officers.some(({ commanderInChief }) => commanderInChief),
			character: null
		});
		for (const unit of command.units)
			units.push({
				id: freshId(),
				label: numbered(
					letterOf(force),
					units.map(({ label }) => label)
				),
				officer: id,
				...unitOf(unit, unit.faction ?? pack.faction, language)
			});
	}
	return { ...force, officers, units };
};

/** A new force that is a package and nothing else. `notes`: what is written below it. */
export const packageForce = (
	pack: Package,
	language: PackageLanguage,
	freshId: () => string,
	notes: string
): Force =>
	withPackage(
		{
			id: freshId(),
			name: inWords(pack.name, language),
			originalName: ownOf(pack.name, pack.faction, language),
			camp: FACTION_FACTS[pack.faction].camp,
			faction: pack.faction,
			players: [],
			officers: [],
			units: [],
			notes
		},
		pack,
		language,
		freshId
	);
