import { buildFolder } from '../tools/steps.mjs';
import { killed } from '../tools/kill-test/kills.ts';
import { expect, test } from './harness.ts';

test('nothing the screen has shown is lost when the browser is killed', async () => {
	const said: string[] = [];
	const outcome = await killed(buildFolder, 3, (line) => said.push(line));
	expect(outcome.kills).toBe(3);
	expect(outcome.lost, said.join('\n')).toBe(0);
	expect(outcome.lines).toBeGreaterThanOrEqual(outcome.acknowledged + 1);
});
