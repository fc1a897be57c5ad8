import { expect, test } from 'vitest';
import type { Account } from '#lib/kernel/game/game.ts';
import type { Command } from '#lib/rules/white-october/engine/commands.ts';
import type { State } from '#lib/rules/white-october/engine/state.ts';
import { tell } from '#lib/rules/white-october/journal/tell.ts';
import { shown } from '#lib/words/t.ts';
import {
	advance,
	attack,
	back,
	combat,
	declare,
	done,
	pass,
	resolve,
	serve,
	support,
	take
} from '../statements/statement.ts';
import { begun, Table } from './table.ts';

const line = ({ rule, sentences }: Account): string =>
	`  ${rule}  ${sentences.map((one) => shown(one)).join(' ')}`;

/** A game from its start, each answer with what came of it as players would copy it out. */
const ledgerOf = (...deeds: readonly (Command | number)[]) => {
	const game = begun();
	const table = new Table(game, game.state);
	const ledger: string[] = [];
	for (const deed of deeds) {
		const told = table.events.length;
		table.do(deed);
		const accounts = tell({ facts: table.events.slice(told) }).ledger ?? [];
		ledger.push(
			typeof deed === 'number' ? `the dice: ${deed}` : JSON.stringify(deed),
			...accounts.map(line),
			''
		);
	}
	return { table, start: game.state, text: ledger.join('\n') };
};

/** The first White sequence: Yamburg and 15/L are attacked, a barrage falls on 18/J, two divisions lose heart. */
const GAME: readonly (Command | number)[] = [
	declare(true),
	combat,
	attack('tkshock', '22/H'),
	attack('frrs', '22/H', 1),
	attack('swed', '22/H', 1),
	attack('nwa_ac', '22/H', 1),
	{ type: 'night', attack: 1 },
	attack('talab', '15/L'),
	{ type: 'barrage', unit: 'art1_5id', place: '18/J', target: 'combat' },
	done,
	resolve(1),
	{ type: 'stand' },
	support('art_nwa'),
	support('art1ac'),
	pass,
	serve('hq6rd'),
	support('art2_6rd'),
	pass,
	9,
	back('22/I'),
	take('frrs'),
	5,
	5,
	advance('tkshock', '22/H'),
	pass,
	resolve(2),
	support('art2id'),
	pass,
	8,
	pass,
	12
];

test('golden game: the first White sequence, told in words', async () => {
	const { table, start, text } = ledgerOf(...GAME);
	await expect(text).toMatchFileSnapshot('../../../golden/white-october/first-sequence.txt');
	const replayed = table.events.reduce<State>(table.engine.evolve, start);
	expect(replayed).toEqual(table.state);
	expect(JSON.parse(JSON.stringify(replayed))).toEqual(table.state);
	const again = ledgerOf(...GAME);
	expect(again.table.events).toEqual(table.events);
});
