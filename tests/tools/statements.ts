import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { STATEMENTS as OREL } from '../rules/orel-1919/statements/all.ts';
import { faultsOf as faultsOfOrel } from '../rules/orel-1919/statements/statement.ts';
import { STATEMENTS as RED_AND_WHITE } from '../rules/red-and-white/statements/all.ts';
import * as redAndWhite from '../rules/red-and-white/statements/statement.ts';
import turnOfOctober from '../cases/white-october-turn.json' with { type: 'json' };
import { STATEMENTS as OCTOBER } from '../rules/white-october/statements/all.ts';
import { faultsOf as faultsOfOctober } from '../rules/white-october/statements/statement.ts';
import { STATEMENTS as CHAOS } from '../rules/triumph-of-chaos/statements/all.ts';
import * as chaos from '../rules/triumph-of-chaos/statements/statement.ts';

/*
 * npm run statements [-- --mend]
 * Tries every statement of the turn of Red and White, of Orel 1919 and of White October, and of the aid of Triumph of
 * Chaos. For each game it prints, by heading, how many there are, how many have no probe and how many fail; then each of
 * these, with what happens instead. A failure that nobody knew of, and a mark of a known one that holds, end with code 1. `--mend` takes the marks
 * off those that hold.
 */
type Standing = 'holds' | 'without a probe' | 'fails' | 'fails, unmarked' | 'holds, still marked';

/** What is printed of a statement. */
interface Printed {
	readonly id: string;
	readonly heading: string;
	readonly says: string;
	readonly reading?: string;
	readonly then?: readonly unknown[];
	readonly fails?: string;
}

interface Tried {
	readonly statement: Printed;
	readonly standing: Standing;
	readonly instead: string;
}

const tried = async (
	statement: Printed,
	faults: () => readonly string[] | Promise<readonly string[]>
): Promise<Tried> => {
	const { then, fails, reading } = statement;
	if (!then) return { statement, standing: 'without a probe', instead: reading ?? '' };
	const instead = (
		await Promise.resolve()
			.then(faults)
			.catch((problem: unknown) => [String(problem)])
	).join('; ');
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

const ofRedAndWhite: Tried[] = [];
for (const one of RED_AND_WHITE)
	ofRedAndWhite.push(await tried(one, () => redAndWhite.faultsOf(one)));
const ofOrel: Tried[] = [];
for (const one of OREL) {
	const { id, section, says, cases } = one;
	const then = cases.length ? { then: cases } : {};
	ofOrel.push(await tried({ id, heading: section, says, ...then }, () => faultsOfOrel(one)));
}
const ofOctober: Tried[] = [];
for (const one of OCTOBER) {
	const { id, section, says, cases } = one;
	ofOctober.push(
		await tried({ id, heading: section, says, then: cases }, () => faultsOfOctober(one))
	);
}
for (const { id, section, expected } of turnOfOctober)
	if (!OCTOBER.some((one) => one.id === id))
		ofOctober.push(await tried({ id, heading: section, says: expected }, () => []));
const ofChaos: Tried[] = [];
for (const one of CHAOS) ofChaos.push(await tried(one, () => chaos.faultsOf(one)));

const many = (those: readonly Tried[], ...standings: readonly Standing[]): number =>
	those.filter(({ standing }) => standings.includes(standing)).length;
const line = (what: string, those: readonly Tried[]): string =>
	[
		what.padEnd(40),
		...[those.length, many(those, 'without a probe'), many(those, 'fails', 'fails, unmarked')].map(
			(n) => String(n).padStart(13)
		)
	].join('');

for (const [game, all] of [
	['Red and White', ofRedAndWhite],
	['Orel 1919', ofOrel],
	['White October', ofOctober],
	['Triumph of Chaos', ofChaos]
] as const) {
	console.log(
		`${game.padEnd(40)}${['statements', 'without probe', 'fail'].map((one) => one.padStart(13)).join('')}`
	);
	for (const heading of new Set(all.map(({ statement }) => statement.heading)))
		console.log(
			line(
				heading,
				all.filter(({ statement }) => statement.heading === heading)
			)
		);
	console.log(line('all', all));
	for (const { statement, standing, instead } of all)
		if (standing !== 'holds')
			console.log(
				`${statement.id} ${standing}: ${statement.says}${instead ? `\n\t${instead}` : ''}`
			);
	if (many(all, 'fails, unmarked', 'holds, still marked') > 0) process.exitCode = 1;
}

/** The mark of a statement, up to the next line of its record. */
const markOf = (id: string): RegExp =>
	new RegExp(`(id: '${id}',\\n(?:(?!\\bid: ').)*?)\\t\\tfails:.*?',\\n(?=\\t\\t\\w)`, 's');
if (process.argv.includes('--mend'))
	for (const folder of ['text', 'guide', 'chains']) {
		const at = new URL(`../rules/red-and-white/statements/${folder}/`, import.meta.url);
		for (const file of readdirSync(at)) {
			let text = readFileSync(new URL(file, at), 'utf8');
			for (const { statement, standing } of ofRedAndWhite)
				if (standing === 'holds, still marked') text = text.replace(markOf(statement.id), '$1');
			writeFileSync(new URL(file, at), text);
		}
	}
