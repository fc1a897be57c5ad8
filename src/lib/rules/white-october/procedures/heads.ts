import type { ProcedureHead } from '#lib/kernel/game/game.ts';
import { SEQUENCE } from '../engine/sequence.ts';
import { THROWS, type ThrowName } from '../engine/throws.ts';
import { words } from '../words/en/engine-throws.ts';

/** In which steps of the turn a throw may be called for, and what its unit does. */
const CALLED: Readonly<Record<ThrowName, readonly [steps: RegExp, unit: string]>> = {
	desertion: [/^desertion$/, words.checks],
	fatigue: [/^fatigue$/, words.checks],
	attack: [/-[12]$/, words.attacks],
	barrage: [/-[12]$/, words.fires],
	vehicle: [/-[12]$/, words.isHit],
	military: [/^raising$/, words.draws],
	police: [/^anti-subversion$/, words.checks],
	event: [/^events$/, words.draws],
	attrition: [/^events$/, words.checks],
	shortage: [/^events$/, words.checks]
};

/** Every throw of the game, in the order of its table. */
export const HEADS: readonly ProcedureHead[] = THROWS.map(({ slug, section, title }) => {
	const [steps, unit] = CALLED[slug];
	return {
		slug,
		section,
		title,
		phases: SEQUENCE.flatMap(({ step }, at) => (steps.test(step) ? [at + 1] : [])),
		roles: { unit }
	};
});
