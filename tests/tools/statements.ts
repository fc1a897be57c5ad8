import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { STATEMENTS as OF_OREL } from '../rules/orel-1919/statements/all.ts';
import { faultsOf as faultsOfOrel } from '../rules/orel-1919/statements/statement.ts';
import { STATEMENTS } from '../rules/red-and-white/statements/all.ts';
import { faultsOf, type Statement } from '../rules/red-and-white/statements/statement.ts';

/*
 * npm run statements [-- --mend]
 * Tries every statement of the turn of Red and White. Prints, by heading, how many there are, how many have no probe and
 * how many fail; then each of these, with what happens instead. A failure that nobody knew of, and a mark of a known one
 * that holds, end with code 1. `--mend` takes the marks off those that hold. Then the same of Orel 1919, by section.
 */
type Standing = 'holds' | 'without a probe' | 'fails' | 'fails, unmarked' | 'holds, still marked';

interface Tried {
	readonly statement: Statement;
	readonly standing: Standing;
	readonly instead: string;
}

const tried = async (statement: Statement): Promise<Tried> => {
	const { then, fails, reading } = statement;
	if (!then) return { statement, standing: 'without a probe', instead: reading ?? '' };
	const instead = (await faultsOf(statement).catch((problem: unknown) => [String(problem)])).join(
		'; '
	);
	const held = instead === '';
	return {
		statement,
		instead,
		standing:
			fails === undefined
				? held
					? 'holds'
					: 'fails, unmarked'
				: held
					? 'holds, still marked'
					: 'fails'
	};
};

const all: Tried[] = [];
for (const one of STATEMENTS) all.push(await tried(one));

const many = (those: readonly Tried[], ...standings: readonly Standing[]): number =>
	those.filter(({ standing }) => standings.includes(standing)).length;
const line = (what: string, those: readonly Tried[]): string =>
	[
		what.padEnd(40),
		...[those.length, many(those, 'without a probe'), many(those, 'fails', 'fails, unmarked')].map(
			(n) => String(n).padStart(13)
		)
	].join('');

console.log(
	`${'heading'.padEnd(40)}${['statements', 'without probe', 'fail'].map((one) => one.padStart(13)).join('')}`
);
for (const heading of new Set(STATEMENTS.map((one) => one.heading)))
	console.log(
		line(
			heading,
			all.filter(({ statement }) => statement.heading === heading)
		)
	);
console.log(line('all', all));

for (const { statement, standing, instead } of all)
	if (standing !== 'holds')
		console.log(`${statement.id} ${standing}: ${statement.says}${instead ? `\n\t${instead}` : ''}`);

if (many(all, 'fails, unmarked', 'holds, still marked') > 0) process.exitCode = 1;

const orel = OF_OREL.map((one) => ({
	...one,
	instead: one.cases.length > 0 ? faultsOfOrel(one) : []
}));
const counted = (what: string, those: typeof orel): string =>
	[
		what.padEnd(40),
		...[
			those.length,
			those.filter(({ cases }) => cases.length === 0).length,
			those.filter(({ instead }) => instead.length > 0).length
		].map((n) => String(n).padStart(13))
	].join('');
console.log(
	`\n${'Orel 1919, section'.padEnd(40)}${['statements', 'without probe', 'fail'].map((one) => one.padStart(13)).join('')}`
);
for (const section of new Set(orel.map((one) => one.section)))
	console.log(
		counted(
			section,
			orel.filter((one) => one.section === section)
		)
	);
console.log(counted('all', orel));
for (const { id, says, cases, instead } of orel)
	if (cases.length === 0 || instead.length > 0)
		console.log(
			`${id} ${cases.length === 0 ? 'without a probe' : 'fails'}: ${says}${instead.map((one) => `\n\t${one}`).join('')}`
		);
if (orel.some(({ instead }) => instead.length > 0)) process.exitCode = 1;

/** The mark of a statement, up to the next line of its record. */
const markOf = (id: string): RegExp =>
	new RegExp(`(id: '${id}',\\n(?:(?!\\bid: ').)*?)\\t\\tfails:.*?',\\n(?=\\t\\t\\w)`, 's');
if (process.argv.includes('--mend'))
	for (const folder of ['text', 'guide', 'chains']) {
		const at = new URL(`../rules/red-and-white/statements/${folder}/`, import.meta.url);
		for (const file of readdirSync(at)) {
			let text = readFileSync(new URL(file, at), 'utf8');
			for (const { statement, standing } of all)
				if (standing === 'holds, still marked') text = text.replace(markOf(statement.id), '$1');
			writeFileSync(new URL(file, at), text);
		}
	}
