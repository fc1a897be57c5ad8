import { catalogues, gapsOf, hasWords, unnamed, type Catalogue } from './catalogues.ts';

/*
 * npm run words [-- --list]
 * Counts the texts of each game in each language: keys of English, how many are translated, how many are missing (said in
 * English), and how many are left over. Ends with code 1 where a language has a text that English has not, a text leaves
 * out a gap of the English one or has another, or English has a text that nothing names. `--list` names what is missing.
 */
const all = await catalogues();
const english = all.filter(({ language }) => language === 'en');
const languages = [...new Set(all.map(({ language }) => language))].filter((one) => one !== 'en');
const problems: string[] = [];
const list = process.argv.includes('--list');

const of = (game: string, language: string): readonly Catalogue[] =>
	all.filter((one) => one.game === game && one.language === language);

problems.push(...unnamed(english).map((text) => `${text}: nothing says it`));

const rows: string[][] = [['', 'language', 'texts', 'translated', 'missing', 'left over']];
for (const game of [...new Set(english.map((one) => one.game))].sort()) {
	const texts = of(game, 'en').flatMap(({ subject, entries }) =>
		Object.entries(entries).map(([key, entry]) => [`${subject}.${key}`, entry] as const)
	);
	rows.push([game, 'en', String(texts.length), '', '', '']);
	for (const language of languages) {
		const said = new Map(
			of(game, language).flatMap(({ subject, entries }) =>
				Object.entries(entries).map(([key, entry]) => [`${subject}.${key}`, entry] as const)
			)
		);
		const wanted = texts.filter(([, entry]) => hasWords(entry));
		const missing = wanted.filter(([id]) => !said.has(id));
		const known = new Map(texts);
		const left = [...said.keys()].filter((id) => !known.has(id));
		problems.push(...left.map((id) => `${game}.${id}: ${language} has it, English has not`));
		for (const [id, entry] of said) {
			const original = known.get(id);
			if (original === undefined) continue;
			const [here, there] = [gapsOf(entry), gapsOf(original)];
			if (here.size !== there.size || [...here].some((gap) => !there.has(gap)))
				problems.push(
					`${game}.${id}: gaps ${[...there].join(', ')}, in ${language} ${[...here].join(', ')}`
				);
		}
		rows.push([
			'',
			language,
			'',
			String(wanted.length - missing.length),
			String(missing.length),
			String(left.length)
		]);
		if (list) for (const [id] of missing) console.log(`${game}.${id}: not in ${language}`);
	}
}

const widths = (rows[0] ?? []).map((_, at) =>
	Math.max(...rows.map((row) => (row[at] ?? '').length))
);
for (const row of rows)
	console.log(
		row
			.map((cell, at) => (at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
			.join('  ')
	);
for (const problem of problems) console.log(problem);
if (problems.length) process.exitCode = 1;
