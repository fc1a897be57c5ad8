import { showsCited } from '#lib/ui/chances/cited.ts';
import { rulesHref } from '../../paths.ts';
import { sectionIn } from '../../rules/cited.ts';

/** Lets every section of the rules that is cited on this screen of a game say what it says. */
export const showsRules = (game: string, show: (section: string) => void): void =>
	showsCited({
		href: (text) => (sectionIn(text) === undefined ? undefined : rulesHref(game)),
		show: (text) => {
			const section = sectionIn(text);
			if (section !== undefined) show(section);
		}
	});
