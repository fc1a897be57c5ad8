// What a module carries: of a game's door, of its data and of its texts only what it uses.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import type { Plugin } from 'vite';
import { keyOf, type Entries } from '../../../src/lib/kernel/texts.ts';
import { fold, foldRows, idOn, nextOn, unfold, unfoldRows } from './fold.mjs';
import { lean } from './lean.mjs';

/** What a game's index.ts hands on: each name, and the file behind it. */
function behind(face: string): ReadonlyMap<string, string> {
	const handedOn = /^export \{([^}]*)\} from '\.(\/[^']+)';/gm;
	return new Map(
		[...readFileSync(face, 'utf8').matchAll(handedOn)].flatMap(([, names = '', file = '']) =>
			names.split(',').map((name): [string, string] => [name.trim(), file])
		)
	);
}

/** The index.ts of a game is the door for who reads; a screen loads the files behind it that it uses, and no other. */
export const doors: Plugin = {
	name: 'doors',
	enforce: 'post',
	transform: (code) =>
		code.replace(
			/^import \{([^}]*)\} from ['"](#lib\/rules\/[^/'"]+)\/index\.ts['"];/gm,
			(_, names: string, game: string) => {
				const files = behind(`${game.replace('#', 'src/')}/index.ts`);
				return names
					.split(',')
					.filter((name) => name.trim())
					.map((name) => {
						const file = files.get(name.replace(/ as .*/, '').trim()) ?? '/index.ts';
						return `import {${name}} from '${game}${file}';`;
					})
					.join(' ');
			}
		)
};

/** The data of a module travel without what is only told about them. */
export const leanData: Plugin = {
	name: 'lean-data',
	apply: 'build',
	enforce: 'pre',
	transform: {
		filter: { id: /\/(orel-1919|white-october)\/scenarios\/data\/\w+\.json$/ },
		handler: (code) => lean(code)
	}
};

/** A map and the counters travel folded, and unfold themselves. */
export const foldedData: Plugin = {
	name: 'folded-data',
	apply: 'build',
	enforce: 'post',
	transform: {
		filter: { id: /\/(orel-1919|white-october)\/scenarios\/data\/(map|units)\.json$/ },
		handler: (_, id) => {
			const data = JSON.parse(lean(readFileSync(id, 'utf8')));
			const [folded, how, known] = id.endsWith('map.json')
				? [fold(data), unfold, nextOn(data)]
				: [foldRows(data), unfoldRows, idOn(data)];
			const text = JSON.stringify(JSON.stringify(folded));
			return { code: `export default (${how})(JSON.parse(${text}), ${known});`, map: null };
		}
	}
};

interface Catalogue {
	readonly subject: string;
	readonly entries: Entries;
}
/** A catalogue as its text writes it: its subject, and its texts. One that many modules import is read once. */
const catalogues = new Map<string, Catalogue>();
function catalogueIn(file: string): Catalogue {
	const text = readFileSync(file, 'utf8');
	const known = catalogues.get(text);
	if (known) return known;
	const [, subject = '', entries = '{}'] =
		/texts\(\s*'([^']+)',\s*(\{[\s\S]*\})\s*\);/.exec(text) ?? [];
	const read = { subject, entries: runInNewContext(`(${entries})`) as Entries };
	catalogues.set(text, read);
	return read;
}

/** Comments, and what is written inside quotes. */
const ASIDE = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g;

/** A calculator counts by the rulings and tells none of them: who does, imports the texts of the game beside it. */
const RULINGS = /\/(red-and-white|orel-1919|white-october)\/.*\brulings[./]/;

/** A module carries the English that it says itself, and no other; each of its texts becomes a name that shrinks. */
export const ownWords: Plugin = {
	name: 'own-words',
	apply: 'build',
	enforce: 'post',
	async transform(code, id) {
		const imported =
			/import\s*\{\s*words(?:\s+as\s+(\w+))?\s*\}\s*from\s*['"]([^'"]*\/en\/[\w/-]+\.ts)['"];?/g;
		let said = code;
		for (const [, as = 'words', from = ''] of code.matchAll(imported)) {
			const file = (await this.resolve(from, id))?.id;
			const line = new RegExp(
				`import\\s*\\{[^}]*\\}\\s*from\\s*['"]${from.replaceAll('.', '\\.')}['"];?`
			);
			const bare = said
				.replace(imported, (found) => ' '.repeat(found.length))
				.replace(ASIDE, (found) => ' '.repeat(found.length));
			// Named otherwise than by a key, it is needed whole; a field of that name is another thing.
			const field = new RegExp(`(?<=[{,]\\s*)(get\\s+)?${as}(?=\\s*[:(])`, 'g');
			const whole = new RegExp(`(?<![\\w$.])${as}\\b(?!\\s*\\.\\s*\\w)`);
			if (!file || whole.test(bare.replace(field, ''))) continue;
			const { subject, entries } = catalogueIn(file.replace(/\?.*$/, ''));
			const places = [...bare.matchAll(new RegExp(`(?<![\\w$.])${as}\\s*\\.\\s*(\\w+)`, 'g'))];
			for (const { 0: found, 1: key, index } of places.toReversed())
				said = `${said.slice(0, index)}${as}$${key}${said.slice(index + found.length)}`;
			const keys = new Set(places.map(([, key]) => key));
			const own = Object.entries(entries).filter(([key]) => keys.has(key));
			const names = own.map(([key]) => `${as}$${key}`).join(', ');
			if (RULINGS.test(id) && RULINGS.test(file)) {
				const keys = own.map(([key]) => key).join(' ');
				said = said.replace(
					line,
					() => `const [${names}] = '${keys}'.split(' ').map((key) => '${subject}.' + key);`
				);
				continue;
			}
			const given = own.map(([key, entry]) => (key === keyOf(entry) ? entry : [key, entry]));
			said = said.replace(
				line,
				() =>
					`import { textsOf as $${as} } from '#lib/kernel/texts.ts'; const [${names}] = $${as}('${subject}', ${JSON.stringify(given)});`
			);
		}
		return said === code ? undefined : { code: said, map: null };
	}
};
