import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chances, type Draw } from '#lib/kernel/dice/draw.ts';
import {
	artilleryFire,
	SHELL_TARGETS,
	type Shelling
} from '#lib/rules/red-and-white/rules/fire/artillery.ts';
import { smallArmsFire, type SmallArms } from '#lib/rules/red-and-white/rules/fire/small-arms.ts';
import { BANDS, GUNS } from '#lib/rules/red-and-white/types.ts';
import { book, heroic, neverFewer, RUNS, small } from './measure.ts';

describe('Small arms firing', () => {
	const fires: fc.Arbitrary<SmallArms> = fc.record({
		rifleStands: small(5),
		lmg: small(1),
		hmg: small(1),
		vehicleMg: small(1),
		band: fc.constantFrom(...BANDS),
		interventionist: fc.boolean(),
		heroic,
		priest: fc.boolean(),
		commissar: fc.constantFrom('none', 'plus', 'zero', 'minus', 'check'),
		target: fc.record({
			cover: fc.constantFrom('none', 'terrain', 'claimed'),
			saves: fc.boolean(),
			figures: fc.integer({ min: 1, max: 12 })
		})
	});
	const lost = (fire: SmallArms): Draw<number> =>
		smallArmsFire(book, fire).map(({ casualties }) => casualties);

	it('more dice never take fewer figures', () => {
		fc.assert(
			fc.property(fires, (fire) => {
				neverFewer(lost(fire), lost({ ...fire, rifleStands: fire.rifleStands + 1 }));
				neverFewer(lost(fire), lost({ ...fire, lmg: fire.lmg + 1 }));
				neverFewer(lost(fire), lost({ ...fire, hmg: fire.hmg + 1 }));
			}),
			RUNS
		);
	});

	it('cover, saving throws and a small target never cost more, a helper never less', () => {
		fc.assert(
			fc.property(fires, (fire) => {
				const target = (change: Partial<SmallArms['target']>): Draw<number> =>
					lost({ ...fire, target: { ...fire.target, ...change } });
				neverFewer(target({ cover: 'terrain' }), target({ cover: 'none' }));
				neverFewer(target({ cover: 'terrain' }), target({ cover: 'claimed' }));
				neverFewer(target({ saves: true }), target({ saves: false }));
				neverFewer(target({ figures: 1 }), target({ figures: 5 }));
				neverFewer(lost({ ...fire, priest: false }), lost({ ...fire, priest: true }));
				neverFewer(lost({ ...fire, heroic: 0 }), lost({ ...fire, heroic: 2 }));
				neverFewer(
					lost({ ...fire, interventionist: false }),
					lost({ ...fire, interventionist: true })
				);
			}),
			RUNS
		);
	});

	it('a nearer band is never worse, a commissar who must be asked lies between', () => {
		fc.assert(
			fc.property(fires, (fire) => {
				const at = (band: SmallArms['band']) => lost({ ...fire, band });
				neverFewer(at('long'), at('normal'));
				neverFewer(at('normal'), at('point_blank'));
				const commissar = (one: SmallArms['commissar'] & string) =>
					lost({ ...fire, commissar: one });
				neverFewer(commissar('minus'), commissar('check'));
				neverFewer(commissar('check'), commissar('plus'));
			}),
			RUNS
		);
	});

	it('never more is lost than is hit, nor than is there', () => {
		fc.assert(
			fc.property(fires, (fire) => {
				for (const { value } of chances(smallArmsFire(book, fire)).outcomes) {
					expect(value.casualties).toBeLessThanOrEqual(value.struck);
					expect(value.struck).toBeLessThanOrEqual(value.hits);
					expect(value.casualties).toBeLessThanOrEqual(fire.target.figures ?? Infinity);
				}
			}),
			RUNS
		);
	});
});

describe('Artillery', () => {
	const shellings: fc.Arbitrary<Shelling> = fc.record({
		gun: fc.constantFrom(...GUNS),
		crews: fc.array(small(5), { minLength: 1, maxLength: 3 }),
		mode: fc.constant('direct'),
		distance: fc.integer({ min: 0, max: 24 }),
		target: fc.record({ type: fc.constantFrom(...SHELL_TARGETS), cover: fc.boolean() })
	});
	const lost = (shelling: Shelling): Draw<number> =>
		artilleryFire(book, shelling).map(({ casualties }) => casualties);

	it('more guns never take fewer, cover and distance never more', () => {
		fc.assert(
			fc.property(shellings, (shelling) => {
				neverFewer(lost(shelling), lost({ ...shelling, crews: [...shelling.crews, 2] }));
				neverFewer(
					lost({ ...shelling, target: { ...shelling.target, cover: true } }),
					lost({ ...shelling, target: { ...shelling.target, cover: false } })
				);
				neverFewer(lost(shelling), lost({ ...shelling, distance: 0 }));
			}),
			RUNS
		);
	});

	it('a tank is never hit more often than a train, a crew never loses more than infantry', () => {
		fc.assert(
			fc.property(shellings, (shelling) => {
				const at = (type: Shelling['target']['type']): Draw<number> =>
					lost({ ...shelling, target: { ...shelling.target, type } });
				neverFewer(at('tank'), at('armoured_train'));
				neverFewer(at('armoured_car'), at('armoured_train'));
				neverFewer(at('artillery'), at('infantry'));
			}),
			RUNS
		);
	});
});
