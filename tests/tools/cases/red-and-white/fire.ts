import Fraction from 'fraction.js';
import { chanceOf, meanOf } from '#lib/kernel/dice/distribution.ts';
import { chances } from '#lib/kernel/dice/draw.ts';
import { total } from '#lib/kernel/book/modifier.ts';
import * as artillery from '#lib/rules/red-and-white/rules/fire/artillery.ts';
import {
	attachedGunLosses,
	attachedGunHit,
	attachedGunLoses
} from '#lib/rules/red-and-white/rules/fire/attached-gun.ts';
import * as bombardment from '#lib/rules/red-and-white/rules/fire/bombardment.ts';
import { exemptFromBombardment } from '#lib/rules/red-and-white/rules/movement.ts';
import { casualtiesOf } from '#lib/rules/red-and-white/rules/fire/hits.ts';
import {
	gunBand,
	rangeModifier,
	smallArmsBand
} from '#lib/rules/red-and-white/rules/fire/ranges.ts';
import * as fires from '#lib/rules/red-and-white/rules/fire/small-arms.ts';
import { GUN_CHART } from '#lib/rules/red-and-white/charts/fire.ts';
import { GUNS, WEAPONS, type Gun, type Weapon } from '#lib/rules/red-and-white/types.ts';
import { exact, written } from '../form.ts';
import { IMPOSSIBLE, yes, type Answer, type Answers } from './answer.ts';
import { modifierPmf } from './figures.ts';
import { commissarIn, coverIn, fireIn, moveIn } from './inputs.ts';
import { moraleOf, standsIn } from './morale.ts';

const rangeBandCase: Answer = (inputs, book) => {
	const distance = inputs.number('distance', 0);
	const band = inputs.has('gun')
		? gunBand(book, inputs.word<Gun>('gun', GUNS, 'field'), distance)
		: smallArmsBand(book, inputs.word<Weapon>('weapon', WEAPONS, 'rifle'), distance);
	return { band: band ?? null, modifier: band ? rangeModifier(book, band) : 0 };
};

const smallArmsCase: Answer = (inputs, book) => {
	const fire = fireIn(inputs, book);
	if (!fire || !fires.mayFireSo(book, fire).ok) return IMPOSSIBLE;
	const dist = chances(fires.smallArmsFire(book, fire));
	const stand = inputs.of('target').number('stand_figures');
	const fixed = fires.fireModifiers(book, fire);
	const checked = commissarIn(inputs) === 'check';
	const needs = fires.smallArmsNeeds(book, total(fixed));
	return {
		allowed: true,
		dice: total(fires.fireDice(book, fire)),
		...(checked
			? { modifier_pmf: modifierPmf(book, fixed, 'check') }
			: {
					modifier: total(fixed),
					p_hit_per_die: exact(new Fraction(Math.max(0, 7 - needs.from), 6))
				}),
		raw_hits: written(dist, ({ hits }) => hits),
		casualties: written(dist, ({ casualties }) => casualties),
		mean_casualties: exact(meanOf(dist, ({ casualties }) => casualties)),
		...(stand === undefined
			? {}
			: { p_lose_a_stand: exact(chanceOf(dist, ({ casualties }) => casualties >= stand)) })
	};
};

const attachedMgCase: Answer = (inputs, book) => ({
	p_hit_before_save: yes(attachedGunHit()),
	p_casualty_per_event: yes(attachedGunLoses(book)),
	casualties: written(
		chances(attachedGunLosses(book, inputs.number('fire_events', 1), inputs.number('figures', 2))),
		(lost) => lost
	)
});

const artilleryCase: Answer = (inputs, book) => {
	const target = inputs.of('target');
	const shelling: artillery.Shelling = {
		gun: inputs.word<Gun>('gun', GUNS, 'field'),
		crews: inputs.list<number>('crews'),
		mode: inputs.word('mode', ['direct', 'indirect'], 'direct'),
		distance: inputs.number('distance', 0),
		target: {
			type: target.word('type', artillery.SHELL_TARGETS, 'infantry'),
			cover: coverIn(target) !== 'none',
			figures: target.number('figures')
		}
	};
	if (!artillery.mayShell(book, shelling).ok) return IMPOSSIBLE;
	const dist = chances(artillery.artilleryFire(book, shelling));
	const modifier = total(artillery.shellModifiers(book, shelling));
	return {
		allowed: true,
		band: artillery.shellingBand(book, shelling),
		modifier,
		shells: artillery.shellsIn(book, shelling),
		p_hit_per_shell: exact(
			new Fraction(Math.max(0, 11 - artillery.shellNeeds(book, shelling.gun, modifier).from), 10)
		),
		raw_hits: written(dist, ({ hits }) => hits),
		casualties: written(dist, ({ casualties }) => casualties),
		mean_casualties: exact(meanOf(dist, ({ casualties }) => casualties))
	};
};

const fixedRollsCase: Answer = (inputs, book) => {
	const gun = inputs.word<Gun>('gun', GUNS, 'field');
	const each = GUN_CHART.at(gun, 'figures');
	const hits = inputs
		.list<number>('modified_rolls')
		.filter((roll) => roll >= GUN_CHART.at(gun, 'hitOn')).length;
	const target = {
		inCover: inputs.flag('cover'),
		saves: false,
		figuresPerHit: each,
		figures: Infinity
	};
	const dist = chances(casualtiesOf(book, hits, target));
	const odd = dist.outcomes.some(({ value }) => value.odd !== null);
	const fell = odd && inputs.number('odd_hit_d6', 0) >= 4;
	const settled = dist.outcomes.find(({ value }) => value.odd === null || value.odd === fell);
	return {
		hits,
		certain: Math.min(...dist.outcomes.map(({ value }) => value.casualties)),
		odd_hit_rolls: odd ? 1 : 0,
		casualties: settled?.value.casualties
	};
};

const bombardmentCase: Answer = (inputs, book) => {
	const into: bombardment.IntoBombardment = {
		...moveIn(inputs, book),
		stands: standsIn(inputs),
		gun: inputs.word<Gun>('gun', GUNS, 'field'),
		dieModifier: moraleOf(inputs, book),
		distanceToArea: inputs.number('distance_to_area', 0)
	};
	if (exemptFromBombardment(into.mover)) return { exempt: true };
	if (!bombardment.mayBombard(book, into).ok) return IMPOSSIBLE;
	const test = chances(bombardment.bombardmentTest(book, into));
	const whole = chances(bombardment.moveIntoBombardment(book, into));
	return {
		exempt: false,
		given_test: written(
			test,
			({ passed, casualty }) => `${passed ? 'pass' : 'fail'}${casualty ? '_casualty' : ''}`
		),
		p_pass: exact(chanceOf(test, ({ passed }) => passed)),
		p_casualty: exact(chanceOf(test, ({ casualty }) => casualty)),
		on_failure: bombardment.bombardmentFailure(book, into.mover),
		p_reaches_area: exact(chanceOf(whole, ({ reached }) => reached)),
		end_distance: written(whole, ({ end }) =>
			end === null ? 'fall_back' : new Fraction(end).toFraction(false)
		),
		p_takes_casualty: exact(chanceOf(whole, ({ casualty }) => casualty))
	};
};

/** Small arms, artillery and bombardment. */
export const FIRE: Answers = {
	range_band: rangeBandCase,
	small_arms: smallArmsCase,
	attached_mg: attachedMgCase,
	artillery: artilleryCase,
	artillery_fixed_rolls: fixedRollsCase,
	indirect_fire: (inputs, book) => ({
		p: yes(
			artillery.indirectFire(book, inputs.number('distance', 0), inputs.flag('interventionist'))
		)
	}),
	bombardment: bombardmentCase
};
