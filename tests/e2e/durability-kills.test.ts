import { buildFolder } from '../tools/steps.mjs';
import { chromiumMake } from '../tools/kill-test/chromium.ts';
import { DEEDS } from '../tools/kill-test/deeds.ts';
import { killed } from '../tools/kill-test/kills.ts';
import { DEEP, SEED } from '../random.ts';
import { expect, test } from './harness.ts';

test('nothing the screen has shown is lost when the browser is killed or drops its database', async () => {
	test.setTimeout(DEEP ? 600_000 : 180_000);
	const said = [`seed ${SEED}`];
	const kills = DEEP ? 12 : 2;
	const often = { kills, wreckEvery: 2, seed: SEED, during: DEEDS };
	const outcome = await killed(buildFolder, chromiumMake, often, (line) => said.push(line));
	expect(outcome.kills).toBe(kills);
	expect(outcome.lost, said.join('\n')).toBe(0);
	expect(outcome.wiped, said.join('\n')).toBe(outcome.wrecked);
	expect(outcome.wrecked).toBe(kills / 2);
});
