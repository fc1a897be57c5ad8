import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { differences, parseCases, type RuleCase } from './cases/form.ts';
import { answerOrel } from './cases/orel-1919.ts';
import { answerRedAndWhite } from './cases/red-and-white.ts';
import { answerTriumphOfChaos } from './cases/triumph-of-chaos.ts';
import { answerWhiteOctober } from './cases/white-october.ts';

/*
 * npm run cases -- [--kind PREFIX] FILE...
 * Evaluates files of rule cases, prints each difference, then `N passed, N failed`.
 */
const { values, positionals } = parseArgs({
	options: { kind: { type: 'string', default: '' } },
	allowPositionals: true
});
if (positionals.length === 0) {
	console.error('Usage: npm run cases -- [--kind PREFIX] FILE...');
	process.exit(2);
}

let passed = 0;
let failed = 0;
const fail = (what: string): void => {
	failed += 1;
	console.log(what);
};

/** One for each game; a kind belongs to one of them. */
const ANSWERS = [answerRedAndWhite, answerOrel, answerTriumphOfChaos, answerWhiteOctober];

const answerOf = ({ kind, inputs }: RuleCase): unknown => {
	for (const answer of ANSWERS) {
		const given = answer(kind, inputs);
		if (given !== undefined) return given;
	}
	return undefined;
};

/** The differences of one case; a procedure that throws is a difference too. */
const evaluate = (one: RuleCase): readonly string[] => {
	try {
		const answer = answerOf(one);
		if (answer === undefined) return [`unknown kind "${one.kind}"`];
		return differences(one.expected, answer);
	} catch (problem) {
		return [`failed: ${problem instanceof Error ? problem.message : String(problem)}`];
	}
};

for (const file of positionals) {
	try {
		for (const one of parseCases(readFileSync(file, 'utf8'))) {
			if (!one.kind.startsWith(values.kind)) continue;
			const wrong = evaluate(one);
			if (wrong.length === 0) passed += 1;
			else fail(`${one.id} (${one.kind})\n  ${wrong.join('\n  ')}`);
		}
	} catch (problem) {
		fail(`${file}: ${problem instanceof Error ? problem.message : String(problem)}`);
	}
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
