import { expect, test } from 'vitest';
import { ordersOf } from '#lib/features/orel-1919/orders.ts';
import { OUTLINE } from '#lib/rules/orel-1919/outline.ts';
import { gameWith } from '../../rules/orel-1919/engine/play.ts';
import { placed } from '../../rules/orel-1919/engine/placed.ts';

test('8.1 each standing order cites a section that the rulebook prints', () => {
	const printed = OUTLINE.filter(({ status }) => status === 'done').map(({ cite }) => cite);
	const orders = ordersOf(gameWith(), placed(gameWith(), { 'r-1-let': '2418' }), 'red');
	expect(orders.length).toBeGreaterThan(9);
	for (const { key, rule } of orders) expect(printed, key).toContain(rule);
});

test('6.2 of events is spoken only where they are played', () => {
	const cards = (events: 'used' | 'not_used'): boolean => {
		const game = gameWith({ events });
		return ordersOf(game, placed(game, { 'r-1-let': '2418' }), 'red').some(
			({ key }) => key === 'cards'
		);
	};
	expect([cards('used'), cards('not_used')]).toEqual([true, false]);
});
