import { repeated } from '#lib/kernel/dice/draw.ts';
import { defaultBook as book } from '#lib/rules/white-october/book.ts';
import {
	allocated,
	convertible,
	getsRecruits,
	inStock,
	mayRecover,
	PRISONERS_PER_RP,
	prisonersOf
} from '#lib/rules/white-october/rules/03-recruitment.ts';
import {
	afterDecision,
	afterGatchina,
	OPTION_STOCK
} from '#lib/rules/white-october/rules/04-5-ammunition.ts';
import { eventAt, takesEffect } from '#lib/rules/white-october/rules/06-events.ts';
import {
	blowsBridges,
	bridgesFrom
} from '#lib/rules/white-october/rules/08-combat/08-4-bridges.ts';
import { printedValue } from '#lib/rules/white-october/rules/08-combat/08-2-values.ts';
import {
	afterSequence,
	endOfTurn,
	fatigueTest
} from '#lib/rules/white-october/rules/09-fatigue.ts';
import {
	demoralised,
	desertion,
	rallied,
	type Rallying
} from '#lib/rules/white-october/rules/10-red-morale.ts';
import {
	actionsOwed,
	freeGuns,
	mayAct,
	mayRaise,
	militaryDraw,
	paid,
	QUARTERS,
	RAISING,
	rpLeft,
	type AntiSubversion,
	type Purse,
	type Raising
} from '#lib/rules/white-october/rules/11-petrograd.ts';
import { vehicleCheck } from '#lib/rules/white-october/rules/14-vehicles.ts';
import {
	clearAfter,
	arrivalTurn,
	isGarrisonLate,
	lastTurn,
	returnTurn
} from '#lib/rules/white-october/rules/16-calendar.ts';
import { result, type GameOption, type Level } from '#lib/rules/white-october/rules/16-victory.ts';
import { brokenBridges } from '#lib/rules/white-october/scenarios/board.ts';
import { shippedPack } from '#lib/rules/white-october/scenarios/pack.ts';
import type { Army, Place, UnitState, UnitType } from '#lib/rules/white-october/types.ts';
import { chance, drawn, value } from './answers.ts';
import type { Raw } from './raw.ts';
import { at, board, playerIn, yesOrNo } from './white-october-map.ts';

const { data } = shippedPack();
const { scenario } = data;

const recruitment = (raw: Raw) => {
	const player = playerIn(raw);
	const turn = scenario.turns[raw.number('turn', 1) - 1];
	const automatic = (player === 'white' ? turn?.rpWhite : turn?.rpRed) ?? 0;
	const cap = scenario.starting.rpMax;
	const rp = allocated(
		{
			player,
			stock: raw.number('stock', 0),
			automatic,
			short: raw.flag('short'),
			captures: raw.number('captures', 0),
			deserters: raw.list<number>('deserters')
		},
		cap
	);
	const prisoners = raw.each('captured').reduce(
		(sum, one) =>
			sum +
			prisonersOf({
				type: one.text<UnitType>('type', 'infantry'),
				army: one.text<Army>('army', 'Red'),
				ep: one.number('ep', 1),
				whiteLine: one.flag('white_line')
			}),
		raw.number('prisoners', 0)
	);
	const enlisted = convertible(prisoners, raw.number('convert', 0));
	return value([inStock(rp + enlisted, cap), prisoners - PRISONERS_PER_RP * enlisted]);
};

const replacement = (raw: Raw) => {
	const fullEp = raw.number('full_ep', 2);
	const before = raw.number('ep', 1);
	const type = raw.text<UnitType>('type', 'infantry');
	const rp = raw.number('rp', 0);
	const used = Math.min(
		rp,
		mayRecover({
			type,
			supplied: raw.flag('supplied', true),
			state: raw.text<UnitState>('state', 'normal'),
			ep: before,
			fullEp,
			room: raw.number('room', 9)
		})
	);
	const ep = before + used;
	const [quality, morale] = [raw.number('quality', 4), raw.number('morale', 4)];
	const marked =
		raw.flag('recruits') ||
		getsRecruits({ player: playerIn(raw), morale, recruits: false, before, after: ep });
	const reduced = ep === 1 && fullEp > 1;
	const shown = (full: number, key: string): number =>
		Math.max(1, (reduced ? raw.number(key, full) : full) - (marked ? 1 : 0));
	const combat = printedValue({
		id: '',
		type,
		combat: raw.number('combat', 4),
		lost: fullEp - ep,
		ep,
		firepower: 0,
		quality,
		morale,
		state: 'normal',
		lowAmmo: false,
		recruits: marked
	});
	return value([
		ep,
		combat,
		shown(quality, 'reduced_quality'),
		shown(morale, 'reduced_morale'),
		rp - used
	]);
};

const ammunition = (raw: Raw) => {
	const options = raw.list<GameOption>('options');
	let stock =
		scenario.starting.ammoStock +
		OPTION_STOCK *
			options.filter((one) => one === 'repaired_bridge' || one === 'better_logistics').length;
	return value(
		raw.list<'offensive' | 'save'>('turns').map((decision, turn) => {
			stock = afterDecision(stock, decision === 'offensive');
			if (raw.number('gatchina', 0) === turn + 1)
				stock = afterGatchina(stock, scenario.special.gatchinaAmmo);
			return stock;
		})
	);
};

/**
 * 11.2, WO-45 The purse after these raising actions, each of them one that may be chosen then; undefined where one may
 * not, or another is still owed.
 */
export const raised = (
	actions: readonly Exclude<Raising, 'military'>[],
	owed: number,
	purse: Purse
): Purse | undefined => {
	let now = purse;
	for (const [at, action] of actions.entries()) {
		if (!mayRaise(now, owed, actions.slice(0, at), RAISING).includes(action)) return undefined;
		now = paid(now, action);
	}
	return mayRaise(now, owed, actions, RAISING).length === 0 ? now : undefined;
};

const political = (raw: Raw) => {
	const turn = raw.number('turn', 1);
	const anti = raw.list<AntiSubversion>('anti');
	const raising = raw.list<Exclude<Raising, 'military'>>('raising');
	const owed = actionsOwed(turn, scenario.special.politicalFrom, raw.flag('trotsky'));
	const allowed = anti.every((action, at) => mayAct(action, anti.slice(0, at), raw.flag('events')));
	const purse = { rp: raw.number('rp', 0), spent: 0, pool: raw.number('pool_ep', 18) };
	const after = raised(raising, owed, purse);
	if (!allowed || anti.length !== owed || !after) return value('illegal');
	const ep = purse.pool - after.pool;
	return value([rpLeft(after), ep, freeGuns(0, ep)]);
};

const calendar = (raw: Raw) => {
	const what = raw.text<string>('what', 'hq');
	const turn = raw.number('turn', 1);
	const last = raw.number('last', scenario.lastTurn);
	const givenUp = raw.list<string>('given_up');
	const pskov = raw.list<GameOption>('options').includes('estonian_pskov');
	if (what === 'last_turn') return value(lastTurn(last, scenario.special.prolong, givenUp, pskov));
	if (what === 'air')
		return value(
			clearAfter(
				scenario.turns.map(({ weather }) => weather),
				turn,
				last
			)[0] ?? 0
		);
	if (what !== 'first_division') return value(arrivalTurn(returnTurn(turn), false, last));
	const { latest, delays } = scenario.special.garrison;
	const due = Math.min(
		...scenario.reinforcements.filter(({ group }) => group === delays).map((one) => one.turn)
	);
	if (givenUp.includes(delays)) return value(0);
	let delay = 0;
	for (let ended = 1; ended < turn; ended++) if (isGarrisonLate(ended, latest)) delay++;
	return value(arrivalTurn(due + delay, pskov, last));
};

const LEVEL_NAMES: Readonly<Record<Level, string>> = {
	white_strategic: 'White strategic',
	white_regional: 'White regional',
	white_marginal: 'White marginal',
	draw: 'Draw',
	red_marginal: 'Red marginal',
	red_regional: 'Red regional',
	red_strategic: 'Red strategic'
};

const victory = (raw: Raw) => {
	const white = new Set(raw.list<Place>('white'));
	const passed = new Set(raw.list<Place>('passed'));
	const palace = scenario.victory.automatic;
	if (raw.flag('winter_palace') || white.has(palace) || passed.has(palace))
		return value('automatic');
	const declined = raw.list<string>('declined');
	const { points, eprd, level } = result(
		book,
		data,
		{ white, passed },
		{
			ep: raw.number('destroyed_ep', 0),
			fleetLosses: raw.number('fleet_losses', 0),
			cars: raw.number('cars', 0),
			trotsky: raw.flag('trotsky_dead'),
			royalNavyLosses: raw.number('royal_navy_losses', 0),
			declined: scenario.reinforcements
				.filter(({ unit }) => declined.includes(unit))
				.reduce((sum, { eprdIfDeclined }) => sum + (eprdIfDeclined ?? 0), 0),
			options: raw.list<GameOption>('options')
		}
	);
	return value([points, eprd, LEVEL_NAMES[level]]);
};

const bridge = (raw: Raw) => {
	const [a = '', b = ''] = raw.list<Place>('bridge');
	const blown = raw.list<readonly [Place, Place]>('blown');
	const unit = {
		player: raw.text<string>('side', 'White') === 'White' ? ('white' as const) : ('red' as const),
		type: raw.text<UnitType>('type', 'infantry'),
		state: raw.text<UnitState>('state', 'normal')
	};
	const from = raw.text('unit_hex', '');
	const to = from === a ? b : from === b ? a : '';
	const stands = bridgesFrom(board, at(from), brokenBridges(board, blown)).includes(at(to));
	return yesOrNo(blowsBridges(unit) && blown.length < scenario.special.bridges && stands);
};

/** The kinds that are about the course of a turn, and the end. */
export const TURNS: Readonly<Record<string, (raw: Raw) => unknown>> = {
	'wo.recruitment': recruitment,
	'wo.replacement': replacement,
	'wo.ammo': ammunition,
	'wo.desertion': (raw) => drawn(desertion(raw.flag('anti_desertion'))),
	'wo.fatigue': (raw) => chance(fatigueTest(raw.number('level', 0))),
	'wo.fatigue_turn': (raw) => {
		const rest = raw.flag('rest');
		let level = raw.number('level', 0);
		if (!rest) {
			level = afterSequence(level, raw.flag('night'), false);
			for (let n = 0; n < raw.number('forced_marches', 0); n++)
				level = afterSequence(level, false, true);
		}
		return drawn(endOfTurn(level, rest), (end) => `${end.level}|${end.tired ? 'tired' : 'fresh'}`);
	},
	'wo.vehicle_loss': (raw) =>
		chance(
			repeated(raw.number('checked', 0), false, (lost) =>
				vehicleCheck().map((gone) => lost || gone)
			)
		),
	'wo.rally': (raw) =>
		value(
			rallied({
				state: raw.text<UnitState>('state', 'normal'),
				when: raw.text<Rallying['when']>('when', 'movement'),
				enemyZoc: raw.flag('enemy_zoc'),
				demoralised: raw.flag('demoralised'),
				supplied: raw.flag('supplied', true)
			})
		),
	'wo.demoralised': (raw) => {
		const advanced = raw.list<Place>('advanced').map(at);
		return value(
			raw.each('units').map((one) =>
				demoralised(
					board,
					{
						ofThem: scenario.special.demoralised.includes(one.text('formation', '')),
						place: at(one.text('hex', '')),
						retreated: one.flag('retreated')
					},
					advanced
				)
			)
		);
	},
	'wo.political': political,
	'wo.military_draw': (raw) =>
		drawn(
			militaryDraw(raw.list<number>('pool'), {
				rp: raw.number('rp', 0),
				spent: Math.round(raw.number('spent', 0) * QUARTERS),
				pool: 0
			}),
			({ units, ep, purse }) => `${units.length}|${ep}|${rpLeft(purse)}`
		),
	'wo.event': (raw) => {
		const event = eventAt(book, playerIn(raw), raw.number('roll', 50));
		const taken = takesEffect(book, event, {
			turn: raw.number('turn', 2),
			clear: raw.flag('clear', true),
			used: raw.number('used', 0),
			nwaNear: raw.flag('nwa_near', true),
			fleetLowAmmo: raw.flag('fleet_low_ammo')
		});
		return value(taken ? event : 'nothing');
	},
	'wo.calendar': calendar,
	'wo.bridge': bridge,
	'wo.victory': victory
};
