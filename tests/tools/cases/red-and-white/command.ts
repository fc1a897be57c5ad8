import { chanceOf, meanOf } from '#lib/kernel/dice/distribution.ts';
import { chances } from '#lib/kernel/dice/draw.ts';
import {
	actsOn,
	leadership,
	type LeadershipCheck
} from '#lib/rules/red-and-white/rules/leadership.ts';
import { mayMoveSo, movement } from '#lib/rules/red-and-white/rules/movement.ts';
import {
	ACTIONS,
	PERMISSION_UNITS,
	type Action,
	type PermissionUnit
} from '#lib/rules/red-and-white/rules/intention.ts';
import { permission } from '#lib/rules/red-and-white/rules/permissions.ts';
import { exact } from '../form.ts';
import { IMPOSSIBLE, numbers, yes, type Answer, type Answers } from './answer.ts';
import { characterIn, moveIn } from './inputs.ts';

const leadershipCase: Answer = (inputs, book) => {
	const check: LeadershipCheck = {
		leader: inputs.word('leader', ['ok', 'none', 'second', 'heroic_elsewhere'], 'ok'),
		distance: inputs.number('distance'),
		character: characterIn(inputs, 'character'),
		ledHeroically: inputs.flag('led_heroically'),
		cinc: inputs.word('cinc', ['ok', 'none', 'heroic_elsewhere'], 'ok'),
		cincDistance: inputs.number('cinc_distance'),
		cincCharacter: characterIn(inputs, 'cinc_character')
	};
	return { p: yes(leadership(book, check)), roll_needed: actsOn(book, check) < 10 };
};

const permissionCase: Answer = (inputs, book) => {
	const test = inputs.word('suppression_test', ['passed', 'failed', ''], '');
	return {
		allowed: permission(book, {
			action: inputs.word<Action>('action', ACTIONS, 'move'),
			phase: inputs.number('phase', 0),
			side: inputs.word('side', ['phasing', 'non_phasing'], 'phasing'),
			unit: inputs.has('unit')
				? inputs.word<PermissionUnit>('unit', PERMISSION_UNITS, 'infantry')
				: undefined,
			hasLeadership: inputs.flag('has_leadership'),
			ledHeroically: inputs.flag('led_heroically'),
			firedPhase2: inputs.flag('fired_phase2'),
			suppressed: inputs.flag('suppressed'),
			suppressionTest: test === '' ? undefined : test,
			pinned: inputs.flag('pinned'),
			attackingIntoMelee: inputs.flag('attacking_into_melee')
		}).ok
	};
};

const movementCase: Answer = (inputs, book) => {
	const move = moveIn(inputs, book);
	if (!mayMoveSo(book, move).ok) return IMPOSSIBLE;
	const dist = chances(movement(book, move));
	const inches = dist.outcomes.map(({ value }) => value);
	const atLeast = inputs.number('at_least');
	return {
		allowed: true,
		pmf: numbers(dist),
		mean: exact(meanOf(dist, (value) => value)),
		min: exact(Math.min(...inches)),
		max: exact(Math.max(...inches)),
		...(atLeast === undefined
			? {}
			: { p_at_least: exact(chanceOf(dist, (value) => value >= atLeast)) })
	};
};

/** Leadership, what one may do in a phase, and movement. */
export const COMMAND: Answers = {
	leadership: leadershipCase,
	permission: permissionCase,
	movement: movementCase
};
