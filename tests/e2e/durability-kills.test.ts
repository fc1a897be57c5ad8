import { buildFolder } from '../tools/steps.mjs';
import { killed } from '../tools/kill-test/kills.ts';
import { SEED } from '../random.ts';
import { expect, test } from './harness.ts';

test('nothing the screen has shown is lost when the browser is killed or drops its database', async () => {
	test.setTimeout(120_000);
	const said = [`seed ${SEED}`];
	const often = { kills: 3, wreckEvery: 2, seed: SEED };
	const outcome = await killed(buildFolder, often, (line) => said.push(line));
	expect(outcome.kills).toBe(3);
	expect(outcome.acknowledged, said.join('\n')).toBeGreaterThan(0);
	expect(outcome.lost, said.join('\n')).toBe(0);
	expect(outcome.wiped, said.join('\n')).toBe(outcome.wrecked);
	expect(outcome.wrecked).toBe(1);
	expect(outcome.lines).toBeGreaterThanOrEqual(outcome.acknowledged + 1);
});
