import { say } from '#lib/kernel/phrase.ts';
import type { Package, PackageLanguage } from '#lib/rules/red-and-white/index.ts';
import { speech } from '#lib/words/speech.svelte.ts';
import { t } from '#lib/words/t.ts';
import { words } from '../../words/en/known.ts';

/** The language in which a known command is written down: that of the screen, as far as its names are known in it. */
export const packageLanguage = (): PackageLanguage => (speech.locale === 'ru' ? 'ru' : 'en');

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
