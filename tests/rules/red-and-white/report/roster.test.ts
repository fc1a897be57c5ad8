import { describe, expect, test } from 'vitest';
import { shown } from '#lib/words/t.ts';
import type { BattleState } from '#lib/rules/red-and-white/engine/state.ts';
import {
	fateFaces,
	rosterSheets,
	type RosterUnit
} from '#lib/rules/red-and-white/report/roster.ts';
import { kromy, unit } from '../engine/battles.ts';

const rowOf = (state: BattleState, label: string): RosterUnit => {
	const rows = rosterSheets(state).flatMap(({ units }) => units);
	const row = rows.find(({ unit: { id } }) => id === unit(label));
	if (!row) throw new Error(`${label} is on no sheet.`);
	return row;
};
const about = (state: BattleState, label: string): string =>
	rowOf(state, label).about.map(shown).join(' · ');

describe('roster sheets', () => {
	test('a sheet for each player, every unit on exactly one', () => {
		const sheets = rosterSheets(kromy());
		expect(sheets.map(({ player }) => player)).toEqual([
			'Red player 1',
			'Red player 2',
			'White player 1',
			'White player 2'
		]);
		const ids = sheets.flatMap(({ units }) => units.map((row) => row.unit.id));
		expect(new Set(ids).size).toBe(ids.length);
		expect(ids.length).toBe(Object.keys(kromy().units).length);
	});

	test('what a unit throws: rifles by stands left, guns by their chart', () => {
		expect(about(kromy(), 'R1')).toBe('rifles 4 dice · light machine gun 2 dice · banner');
		const worn = kromy({ type: 'loseFigures', unit: unit('R1'), figures: 4 });
		expect(about(worn, 'R1')).toContain('rifles 3 dice');
		expect(about(kromy(), 'R3')).toBe('3 dice a stand · saves on 1–3');
		expect(about(kromy(), 'R4')).toContain('4 shells a section');
		expect(about(kromy(), 'W3')).toContain('1 turret · 3 dice a turret');
	});

	test('what its morale adds; of a vehicle the point it has left', () => {
		expect(rowOf(kromy(), 'R1').morale).toEqual({ added: -1 });
		expect(rowOf(kromy(), 'R7').morale).toEqual({ added: 1 });
		expect(rowOf(kromy(), 'W9').morale).toEqual({ point: 6 });
		const hit = kromy({ type: 'setHits', unit: unit('W9'), hits: 2 });
		expect(rowOf(hit, 'W9').morale).toEqual({ point: 4 });
		expect(rowOf(hit, 'W9').hits).toBeGreaterThan(2);
	});

	test('whoever stands in has the sheet of a player who is away; units that are lost have none', () => {
		const [first, second] = rosterSheets(kromy());
		if (!first || !second) throw new Error('There are no sheets.');
		const state = kromy(
			{ type: 'setAway', player: first.key, absent: true },
			{ type: 'standIn', player: first.key, by: second.key },
			{ type: 'removeUnit', unit: unit('R1'), presence: 'destroyed' }
		);
		const sheets = rosterSheets(state);
		expect(sheets.map(({ player }) => player)).not.toContain('Red player 1');
		const ids = sheets.flatMap(({ units }) => units.map((row) => row.unit.id));
		expect(ids).toContain(unit('R2'));
		expect(ids).not.toContain(unit('R1'));
		expect(sheets.find(({ key }) => key === second.key)?.officers.length).toBe(2);
	});

	test('the faces of an officer who is hit', () => {
		expect(shown(fateFaces('scratch'))).toBe('1–2');
		expect(shown(fateFaces('serious_wound'))).toBe('3–6');
		expect(shown(fateFaces('dead'))).toBe('7–10');
	});
});
