import { expect, test } from 'vitest';
import { loses } from '#lib/rules/white-october/engine/combat/losing.ts';
import type { Command } from '#lib/rules/white-october/engine/commands.ts';
import type { Fact } from '#lib/rules/white-october/engine/facts.ts';
import { NEVER } from '#lib/rules/white-october/engine/facts/schema.ts';
import { NO_EVENTS, type State } from '#lib/rules/white-october/engine/state.ts';
import { closeTurn } from '#lib/rules/white-october/engine/phases/fatigue.ts';
import { lostVehicles } from '#lib/rules/white-october/engine/phases/movement-phase.ts';
import { courseOf } from '#lib/rules/white-october/journal/course.ts';
import { workingsOf } from '#lib/rules/white-october/journal/workings.ts';
import { desertionModifiers } from '#lib/rules/white-october/rules/10-red-morale.ts';
import { tell } from '#lib/rules/white-october/journal/tell.ts';
import { shown } from '#lib/words/t.ts';
import { begun, placed, Table, type Units } from './engine/table.ts';
import { attack, combat, done, support } from './statements/statement.ts';

const said = (facts: readonly Fact[]): readonly string[] =>
	tell({ facts }).sentences.map((one) => shown(one));

/** A table that keeps its lines, as a journal does. */
const kept = (units: Units, more: Partial<State> = {}) => {
	const game = begun('events' in more ? { events: 'used' } : {});
	const table = new Table(game, placed(game, units, { sequence: null, ...more }));
	const lines: { entry: { facts: readonly Fact[] }; before: State; after: State }[] = [];
	const deed = (...deeds: readonly (Command | number)[]): void => {
		for (const one of deeds) {
			const [before, from] = [table.state, table.events.length];
			table.do(one);
			lines.push({ entry: { facts: table.events.slice(from) }, before, after: table.state });
		}
	};
	return { table, lines, deed };
};

test('3.2 who surrenders alone is one EP as prisoners', () => {
	const facts = [{ type: 'removed', rule: '8.2.6', unit: 'liba', prisoners: 1 }] as const;
	expect(said(facts)).toEqual(['17 Liba surrenders: 1 EP as prisoners.']);
});

test('3.2, 8.2.6 a train that surrenders has done so, though it brings no prisoners; whoever loses its escort has not', () => {
	const [facts, escort] = ['8.2.6', '14.1'].map(
		(rule) => [{ type: 'removed', rule, unit: 'at_lenin', prisoners: 0 }] as const
	);
	expect([...said(facts!), ...said(escort!)]).toEqual([
		'Lenin / Volod surrenders.',
		'Lenin / Volod is lost.'
	]);
});

test('7.3 who pays for a ZOC as he ends his move says so, and what it is good for', () => {
	const ends = (paid: readonly string[]): Fact => ({ type: 'moveEnded', unit: 'riga', paid });
	expect([...said([ends(['19/I'])]), ...said([ends([])])]).toEqual([
		'18 Riga ends its move and pays +1 MP for the ZOC in 19/I: nobody has to stay for it.',
		'18 Riga ends its move.'
	]);
	const moved: Fact = { type: 'moved', unit: 'riga', path: ['19/I'], spent: 4, relied: ['19/I'] };
	expect(said([moved, ends(['19/I'])])).toHaveLength(2);
	expect(said([moved, ends([])])).toHaveLength(1);
});

test('6 a levy is held in a friendly locality: the districts of Petrograd are such (16.2), as they are offered', () => {
	const levy: Fact = { type: 'eventDrawn', player: 'red', roll: 88, event: 'levy', effect: true };
	expect(said([levy]).join()).toContain('in a town, village or district of Red that is in supply');
});

test('3.3.2, 7.9 who takes in recruits with others, or leaves the map with them, is told in one sentence', () => {
	const gets = (unit: string): Fact => ({ type: 'replaced', unit, recruits: true });
	expect(said([gets('volyn'), gets('temm')])).toEqual([
		'They regain an EP and take in recruits: 9 Volyn, 10 Temm.'
	]);
	expect(said([gets('volyn')])).toEqual(['9 Volyn regains an EP and takes in recruits.']);
	const goes = (unit: string, turn: number): Fact => ({
		...{ type: 'leftMap', rule: '7.9', unit },
		due: { turn, how: 'foot', places: ['08/S'], returning: true }
	});
	expect(said([goes('volyn', 5), goes('temm', 5), goes('liba', 6), goes('riga', NEVER)])).toEqual([
		'Off the map until turn 5: 9 Volyn, 10 Temm.',
		'17 Liba is off the map until turn 6.',
		shown({
			text: 'white-october.engine-facts.unitDoesNotComeBack',
			values: { unit: '18 Riga' }
		})
	]);
});

/** Two regiments, guns and an HQ against two regiments with theirs in 15/L. */
const MET: Units = {
	talab: '14/L',
	ostrov: '14/L',
	hq2id: '14/L',
	art2id: '14/L',
	r10_2rd: '15/L',
	r11_2rd: '15/L',
	hq2rd: '15/L'
};

test('8.2 what several units do alike is said once, and the section of each stays in the ledger', () => {
	const { table, deed } = kept(MET);
	deed(combat);
	const from = table.events.length;
	deed(attack('talab', '15/L'), attack('ostrov', '15/L', 1));
	const facts = table.events.slice(from);
	expect(said(facts)).toEqual(['6 Talab, 5 Ostrov attack 15/L.']);
	expect(tell({ facts }).ledger).toHaveLength(2);
	const lost = (unit: string): Fact => ({
		type: 'epLost',
		rule: '8.2.6',
		unit,
		ep: 1,
		prisoners: 0
	});
	expect(said([lost('talab'), lost('ostrov'), lost('talab')])).toEqual([
		'6 Talab loses 2 EP.',
		'5 Ostrov loses 1 EP.'
	]);
});

test('3.1 of no new recruitment points it is not said that they are 0 more', () => {
	const gets = (gained: number): Fact => ({
		...{ type: 'pointsReceived', rule: '3.1.1', player: 'white', points: 1 },
		gained
	});
	expect(said([gets(1)])).toEqual(['White: recruitment points +1, 1 in all.']);
	expect(said([gets(0)])).toEqual(['White: no new recruitment points, 1 in all.']);
});

test('16.1 no division comes a turn later than the last', () => {
	const game = begun();
	const due = { turn: 13, how: 'foot', places: ['08/S'], returning: false } as const;
	const late = (turn: number): readonly string[] =>
		closeTurn(game.game, placed(game, { gue: { fate: 'due', due } }, { turn })).map(
			({ type }) => type
		);
	expect(late(11)).toEqual(['garrisonLate']);
	expect(late(12)).toEqual([]);
});

test('3.3, 7.8, 10.2 who appears, deserts or gets a point is told in one line, and only counted where little room is', () => {
	const appears = (unit: string, place: string): Fact => ({
		type: 'placed',
		rule: '7.8',
		unit,
		place
	});
	const deserts = (unit: string | null, last = false): Fact => ({
		...{ type: 'deserted', unit, points: 0 },
		...(last && { last: true })
	});
	const gets = (unit: string): Fact => ({ type: 'replaced', unit, recruits: false });
	expect(said([appears('r10_2rd', 'NEVSKY')])).toEqual(['10/2 RD appears in Nevsky.']);
	const facts = [
		...[appears('r10_2rd', 'NEVSKY'), appears('r11_2rd', 'MOSCOW_GATE')],
		...[deserts('r46_6rd'), deserts('r12_2rd', true), deserts('r48_6rd')],
		...[gets('talab'), gets('ostrov')]
	];
	expect(said(facts)).toEqual([
		'They appear: 10/2 RD in Nevsky, 11/2 RD in Moscow Gate.',
		'An EP deserts from each: 46/6 RD, 48/6 RD.',
		'12/2 RD loses its last EP to desertion and is gone.',
		'They regain an EP each: 6 Talab, 5 Ostrov.'
	]);
	expect(said([deserts(null), deserts(null)])).toEqual([
		'2 recruitment points are lost to desertion.'
	]);
	const five = ['r10_2rd', 'r11_2rd', 'r12_2rd', 'r46_6rd', 'r48_6rd'].map((one) => deserts(one));
	expect(tell({ facts: five }).short?.map((one) => shown(one))).toEqual([
		'An EP deserts from each: 5 units.'
	]);
});

test('8.2.3 several answers that were ordered beforehand, one after the other, are told as that once', () => {
	const ordered: Fact = { type: 'asOrdered', rule: '8.2.4', player: 'red' };
	const stood: Fact = { type: 'stood', place: '15/L' };
	const led: Fact = { type: 'defenceLed', unit: 'hq2rd' };
	const times = (...facts: readonly Fact[]): number =>
		said(facts).filter((one) => one === 'Red answers by standing orders.').length;
	expect(times(ordered, stood, ordered, led)).toBe(1);
	expect(times(ordered, stood, led, ordered, led), 'one between them was not').toBe(2);
});

test('11.2.2 who is raised EP by EP is told once, with all of them', () => {
	const raised = (unit: string, ep: number) =>
		({ type: 'raised', unit, ep, place: null, due: null }) as const;
	const [nevsky, smolny] = ['rdd_nevsky', 'rdd_smolny'];
	const facts = [raised(nevsky, 1), raised(smolny, 1), raised(nevsky, 2), raised(nevsky, 3)];
	expect(said(facts)).toEqual(['They are raised: Smolny Det (1 EP), Nevsky Det (3 EP).']);
	expect(said(facts.slice(2))).toEqual(['Nevsky Det is raised with 3 EP.']);
});

test('11.2.2 detachments tell the EP that the districts raise, not all the points in stock', () => {
	const chosen: Fact = { type: 'raisingChosen', action: 'detachments', quarters: 0, points: 6 };
	expect(said([chosen, { type: 'levyOpened', ep: 18 }])).toEqual([
		'The districts raise 18 EP of detachments.'
	]);
});

test('7.1 a unit that goes somewhere is told in one sentence', () => {
	const { table, deed } = kept({ talab: '14/L', r10_2rd: '17/P' });
	deed({ type: 'sequence', kind: 'movement' });
	const from = table.events.length;
	deed({ type: 'pick', unit: 'talab' }, { type: 'go', place: '14/M' }, { type: 'rest' });
	const facts = table.events.slice(from);
	expect(said(facts)).toEqual(['6 Talab moves to 14/M.']);
	const others = facts.map((fact) =>
		'unit' in fact ? { ...fact, unit: 'ostrov' } : fact
	) as Fact[];
	expect(said([...facts, ...others])).toEqual(['6 Talab, 5 Ostrov move to 14/M.']);
});

test('8.2.6 who routs is told in the step of the loser, where they run', () => {
	const { table, lines, deed } = kept(MET);
	deed(combat, attack('talab', '15/L'), attack('ostrov', '15/L', 1), done);
	while (!table.asked.includes('Combat')) {
		const [none] = table.allowed.filter(({ type }) => type === 'pass' || type === 'stand');
		deed(none ?? table.allowed[0] ?? support('art2id'));
	}
	deed(7);
	while (!table.allowed.some(({ type }) => type === 'advance')) deed(table.allowed[0] ?? 6);
	const steps = courseOf(lines)?.steps ?? [];
	const loser = steps.find(({ title }) => title.endsWith('theLoser'));
	const winner = steps.find(({ title }) => title.endsWith('theWinner'));
	const text = (one: typeof loser) => one?.told.sentences.map((it) => shown(it)).join(' ') ?? '';
	expect(text(loser)).toContain('Routed: ');
	expect(text(winner)).not.toContain('Routed: ');
});

test('10.1, 14.1 who loses heart comes first where little room is; a vehicle that holds says so', () => {
	const fled: Fact = { type: 'demoralised', fled: ['r10_2rd'], held: ['r11_2rd'] };
	const lost: Fact = { type: 'epLost', rule: '8.2.6', unit: 'talab', ep: 1, prisoners: 0 };
	const short = tell({ facts: [lost, { ...lost, unit: 'ostrov' }, fled] }).short ?? [];
	expect(short.map((one) => shown(one))[0]).toBe('10/2 RD is demoralised and flees.');
	expect(said([fled])).toEqual([
		'10/2 RD is demoralised and flees.',
		'11/2 RD is demoralised and holds back.'
	]);
	const many = ['r10_2rd', 'r11_2rd', 'r12_2rd', 'r13_2rd', 'r14_2rd'];
	const few = tell({ facts: [{ ...fled, fled: many }] }).short ?? [];
	expect(shown(few[0] ?? '')).toBe('5 units are demoralised and flee.');
	const leaves = (...units: string[]) => said([{ type: 'withdrew', units }]);
	expect(leaves('ac2rd')).toEqual(['Arm.cars 2 RD slips away before combat.']);
	expect(leaves('ac2rd', 'r_cvmos')).toEqual(['Arm.cars 2 RD, Cv Mos slip away before combat.']);
	const checked = (gone: boolean): Fact => ({
		type: 'vehicleChecked',
		unit: 'nwa_ac',
		lost: gone
	});
	expect(said([checked(false)])).toHaveLength(1);
	expect(said([checked(true)])).toEqual([]);
});

test('16, 16.1 who is off the map until a turn that only a longer game has is not told to come back for certain', () => {
	const due = { how: 'recruitment', places: [], returning: false } as const;
	const left = (turn: number, ...units: readonly string[]) =>
		said(units.map((unit) => ({ type: 'leftMap', rule: '5.4', unit, due: { ...due, turn } })));
	expect([left(12, 'r_trotsky'), left(13, 'r_trotsky'), left(14, 'r_trotsky', 'r_petdef')]).toEqual(
		[
			['Trotsky is off the map until turn 12.'],
			['Trotsky is off the map until turn 13 of a longer game.'],
			['Off the map until turn 14 of a longer game: Trotsky, Petrog Def.']
		]
	);
});

test('15.2 aircraft for which no clear day is left are not told to come back', () => {
	const due = { turn: NEVER, how: 'box', places: [], returning: false } as const;
	const left = (turn: number) =>
		said([{ type: 'leftMap', rule: '15.2', unit: 'raf', due: { ...due, turn } }]);
	expect([left(6), left(NEVER)]).toEqual([
		['RAF is off the map until turn 6.'],
		['RAF does not come back.']
	]);
});

test('8.2.5, 8.1.3 what the dice did is told with their faces, and the sum shows the ratio with its values', () => {
	const { table, lines, deed } = kept(MET);
	deed(combat, attack('talab', '15/L'), attack('ostrov', '15/L', 1), done);
	while (!table.asked.includes('Combat')) {
		const [none] = table.allowed.filter(({ type }) => type === 'pass' || type === 'stand');
		deed(none ?? table.allowed[0] ?? support('art2id'));
	}
	deed(7);
	const told = tell({ facts: lines.at(-1)?.entry.facts ?? [] });
	expect(shown(told.sentences[0] ?? '')).toMatch(
		/^Dice \d, \d and modifier .?\d+: the (attacker|defender) wins with \d+\.$/
	);
	const sum = told.ledger?.flatMap(({ workings }) => workings ?? [])[0];
	expect(shown(sum?.lines[0]?.reason ?? '')).toMatch(/^Ratio \d+ to \d+, read as [<\d.:]+$/);
	const fell = lines
		.flatMap(({ entry }) => entry.facts)
		.find((fact) => fact.type === 'attackFought');
	// A journal of before has no ratio, and is told as it was.
	const { ratio: _, ...old } = fell ?? {};
	expect(said([old as Fact])[0]).toMatch(/^The (attacker|defender) wins with/);
	const call = { label: '', rule: '10.2', count: 2, sides: 6 };
	const thrown = {
		...{ type: 'diceThrown', procedure: 'desertion', parties: { player: 'red', units: [] } },
		throws: [{ call, by: 'app', faces: [3, 4] }]
	} as unknown as Fact;
	expect(said([thrown, { type: 'desertionRolled', ep: 4 }])).toEqual([
		'Red rolls 3, 4: 4 EP desert.'
	]);
	expect(said([thrown, { type: 'desertionRolled', ep: 1 }])).toEqual([
		'Red rolls 3, 4: one EP deserts.'
	]);
	expect(said([thrown, { type: 'desertionRolled', ep: 0 }])).toEqual([
		'Red rolls 3, 4: nobody deserts.'
	]);
});

test('10.2, 11.2.1 the sum of a desertion is shown: what the action against it takes off, and that half of it deserts', () => {
	const sumOf = (lines: ReturnType<typeof desertionModifiers>) => {
		const [sum] = workingsOf({ type: 'desertionRolled', ep: 2, lines });
		return sum?.lines.map(({ reason, amount }) => `${shown(reason)} ${shown(amount)}`);
	};
	expect(sumOf(desertionModifiers(true))).toEqual(['Action against desertion −3']);
	expect(sumOf(desertionModifiers(false))).toEqual([]);
	// A journal of before has none.
	expect(workingsOf({ type: 'desertionRolled', ep: 2 })).toEqual([]);
});

test('8.2.6, 10.2 a unit that loses its last EP is told to be destroyed', () => {
	const { table, deed } = kept({ talab: '14/L', r10_2rd: '17/P' });
	deed({ type: 'sequence', kind: 'movement' });
	const { units } = table.state;
	const one = units.find(({ id }) => id === 'talab');
	if (!one) throw new Error('It is not there');
	const facts = [
		loses({ ...one, ep: 2 }, '8.2.6'),
		loses({ ...one, ep: 2 }, '8.2.6', { before: 1 })
	];
	expect(said(facts.slice(0, 1))).toEqual(['6 Talab loses 1 EP.']);
	expect(said(facts)).toEqual(['6 Talab loses 2 EP and is destroyed.']);
	const taken = { ...facts[1], prisoners: 1 } as Fact;
	expect(said([taken])).toEqual(['6 Talab loses 1 EP as prisoners and is destroyed.']);
	expect(said([{ type: 'deserted', unit: 'r10_2rd', points: 0, last: true }])[0]).toMatch(
		/loses its last EP/
	);
});

test('8.1.3 a barrage says what it does, and who is driven back', () => {
	const shot: Fact = {
		...{ type: 'barrageFell', unit: 'art2id', place: '15/L', target: 'combat', score: 12 },
		...{ loss: 1, d: false, back: ['r10_2rd'] }
	};
	expect(said([shot])).toEqual(['Art 2 ID hits 15/L: 1 EP, driven back: 10/2 RD.']);
	expect(said([{ ...shot, loss: 0, back: [], d: true }])).toEqual([
		'Art 2 ID hits 15/L: disorder.'
	]);
	expect(said([{ ...shot, loss: 0, back: [] }])[0]).toMatch(/without effect/);
});

test('8 a sequence in which nothing was declared says so', () => {
	const { lines, deed } = kept(MET);
	deed(combat, done);
	const told = said(lines.at(-1)?.entry.facts ?? []);
	expect(told[0]).toBe('No attack or barrage is declared.');
	expect(told).not.toContain('All attacks and barrages are declared.');
});

test('8.1 which barrage is fired first is asked in the step of the barrages', () => {
	const { lines, deed } = kept({ ...MET, art_nwa: '14/L' });
	const fires = (unit: string): Command => ({
		type: 'barrage',
		unit,
		place: '15/L',
		target: 'combat'
	});
	deed(combat, fires('art2id'), fires('art_nwa'), done);
	const now = courseOf(lines)?.steps.find(({ state }) => state === 'now');
	expect(now?.rule).toBe('8.1');
});

test('8.2.6 one unit rallies as several do', () => {
	expect([...said([{ type: 'rallied', units: ['art2id'] }])]).toEqual(['Rallied: Art 2 ID.']);
});

test('7.5.2, 16.1 who comes by sea disembarks, by train gets off', () => {
	const landed = (line: string): Fact => ({
		...{ type: 'landed', rule: '16.1', unit: 'r_hqkg', place: '28/M', line }
	});
	expect([...said([landed('sea')]), ...said([landed('M')])]).toEqual([
		'Kr. Gorka disembarks at Krasnaya Gorka (28/M).',
		'Kr. Gorka gets off in Krasnaya Gorka (28/M).'
	]);
});

test('11.2.2 what is raised at once is told once, with its place', () => {
	const raised = (action: string): Fact => ({
		type: 'raisingChosen',
		action,
		quarters: 2,
		points: 3
	});
	expect(said([raised('barricade'), { type: 'barricadeBuilt', place: 'NEVSKY' }])).toEqual([
		'A barricade stands in Nevsky.'
	]);
	expect(said([raised('military')])).toEqual(['Military units are raised; points to spend: 3.']);
});

test('6 an event is told with what it does, and one that passes by says so', () => {
	const drawn: Fact = {
		type: 'eventDrawn',
		player: 'white',
		roll: 39,
		event: 'treachery',
		effect: true
	};
	expect(said([drawn])).toEqual([
		'White rolls 39: Treachery.',
		'An infantry unit loses an EP, and the enemy gains a recruitment point.'
	]);
	expect(said([{ ...drawn, effect: false }])).toEqual([
		'White rolls 39: Treachery, without effect.'
	]);
	expect(said([{ type: 'eventOver' }])).toEqual([]);
	const short = { ...drawn, event: 'recruits_short' } as const;
	expect(said([short])[1]).toBe('On a die of 1 to 3, the next recruitment brings a point less.');
	expect(said([{ ...short, player: 'red' }])[1]).toBe('The next recruitment brings a point less.');
});

test('8.2.6 where all that a side has left is lost, nobody is asked in which order', () => {
	const takersAt = (dice: number) => {
		const { table, deed } = kept(MET);
		deed(combat, attack('talab', '15/L'), attack('ostrov', '15/L', 1), done);
		while (!table.asked.includes('Combat')) {
			const [none] = table.allowed.filter(({ type }) => type === 'pass' || type === 'stand');
			deed(none ?? table.allowed[0] ?? support('art2id'));
		}
		deed(dice);
		const { fight } = table.state.combat ?? {};
		return [
			fight?.result?.defender.loss,
			table.allowed.filter(({ type }) => type === 'take').length
		];
	};
	// Three of four EP leave a choice, all four do not.
	expect(takersAt(11)).toEqual([3, 2]);
	expect(takersAt(12)).toEqual([4, 0]);
});

test('8.2.6, 7.2 a run is told once, by where it ends; a car that is lost because it stands alone says so', () => {
	const ran = (unit: string, place: string): Fact => ({
		...{ type: 'ran', units: [unit], place, spent: 1, zoc: false, river: false }
	});
	expect(said([ran('r10_2rd', '18/K'), ran('r10_2rd', '17/L'), ran('r11_2rd', '17/L')])).toEqual([
		'Run to 17/L: 10/2 RD.',
		'Run to 17/L: 11/2 RD.'
	]);
	const table = begun();
	const lost = lostVehicles(table.game, placed(table, { nwa_ac: '14/L', r10_2rd: '17/P' }));
	expect(said(lost)).toEqual(['Arm. cars stands without troops or guns and is lost.']);
});

test('8.2.7 an attack that is beaten off by a defender who then advances is told so, not that the place is left empty', () => {
	const { table, lines, deed } = kept({
		ostrov: { at: '14/L', ep: 1 },
		...{ r10_2rd: '15/L', r11_2rd: '15/L', r12_2rd: '15/L' }
	});
	deed(combat, attack('ostrov', '15/L'), done);
	while (table.allowed.length > 0 || table.asked !== '') {
		if (courseOf(lines, true)?.outcome) break;
		const [answer = 2] = table.allowed;
		deed(answer);
	}
	expect(courseOf(lines, true)?.outcome?.hex).toBe('beaten');
	expect(table.state.units.filter(({ at }) => at === '14/L').length).toBeGreaterThan(0);
});

test('8.2.1 of an attack after which another finds nobody in the same place, the losses are shown, not those of the other', () => {
	const { table, lines, deed } = kept({
		...{ talab: '14/L', ostrov: '14/L', riga: '16/L' },
		r10_2rd: { at: '15/L', ep: 1 }
	});
	deed(combat, attack('talab', '15/L'), attack('ostrov', '15/L', 1), attack('riga', '15/L'), done);
	while (table.allowed.length > 0 || table.asked !== '') {
		if (courseOf(lines, true)?.outcome) break;
		const [answer = 12] = table.allowed;
		deed(answer);
	}
	const ended = lines.at(-1)?.entry.facts.filter(({ type }) => type === 'fightEnded');
	expect(ended).toHaveLength(2);
	expect(courseOf(lines, true)?.outcome).toEqual({
		hex: 'taken',
		lost: { attacker: 0, defender: 1 }
	});
});

test('6 of insurgents who stand in the district itself it is not said that the defender advances', () => {
	const fights = (ep: number, ...dice: number[]): string | undefined => {
		const { table, lines, deed } = kept(
			{
				...{ insurg1: { fate: 'pool', ep: 0 }, riga: '24/C', r_628: 'SMOLNY' },
				r_2bash: { at: 'HARBOUR', ep }
			},
			{ events: { ...NO_EVENTS, plots: ['HARBOUR'] } }
		);
		deed(combat, { type: 'rise', place: 'HARBOUR', join: null }, done);
		while (table.allowed.length > 0 || table.asked !== '') {
			if (courseOf(lines, true)?.outcome) break;
			const [answer = dice.shift() ?? 1] = table.allowed;
			deed(answer);
		}
		const there = table.state.units.filter(({ at }) => at === 'HARBOUR').map(({ id }) => id);
		return `${courseOf(lines, true)?.outcome?.hex}: ${there.join(' ')}`;
	};
	expect(fights(2, 7)).toBe('holds: r_2bash');
	expect(fights(2, 12)).toBe('empty: ');
	expect(fights(1, 12)).toBe('taken: insurg1');
});

test('11.2.1 a police action that finds nobody says so', () => {
	expect(said([{ type: 'policeCalled', found: false }])).toEqual(['The police find nobody.']);
	expect(said([{ type: 'policeCalled', found: true }])).toEqual([]);
});

test('where little room is, nobody has finished a part of a game that is over', () => {
	const result = { points: 12, eprd: 4 };
	const facts = [
		{ type: 'passed', rule: '8.2', player: 'red' },
		{ type: 'gameEnded', result }
	] as unknown as readonly Fact[];
	const told = tell({ facts });
	expect(told.sentences.map((one) => shown(one))).toHaveLength(2);
	expect(told.short?.map((one) => shown(one))).toEqual([
		'The game is over. Points: 12; EP of Red destroyed: 4.'
	]);
});

test('8 of an order given beforehand it is told which', () => {
	const state = placed(begun(), { liba: '19/I' });
	const { white } = state.standing;
	const told = (orders: Partial<typeof white>, before: Partial<typeof white> = {}): string => {
		const was = { ...state, standing: { ...state.standing, white: { ...white, ...before } } };
		const fact = { type: 'standingGiven', player: 'white', orders: { ...white, ...orders } };
		return tell({ facts: [fact as Fact] }, was)
			.sentences.map((one) => shown(one))
			.join(' ');
	};
	expect(told({ leave: true })).toBe('White answers beforehand: Leave or stand? Slip away.');
	expect(told({}, { leave: true })).toMatch(/stand\? Ask\.$/);
	expect(told({ leaveAt: { '19/I': false } })).toMatch(/stand\? 19\/I: Stand\.$/);
	expect(told({}, { leaveAt: { '19/I': false } })).toMatch(/19\/I: as the others\.$/);
	expect(told({ serve: true })).toMatch(/serve the defence\? Without asking\.$/);
	expect(told({ play: false })).toMatch(/played now\? No\.$/);
	expect(told({ support: true })).toMatch(/Who supports\? Without asking\.$/);
	expect(told({ follow: false })).toMatch(/Who goes along\? Nobody\.$/);
	expect(told({ advance: true })).toMatch(/Who advances\? Without asking\.$/);
	expect(told({ losses: ['liba'] })).toMatch(/takes the loss\? 17 Liba\.$/);
	expect(told({ losses: [] })).toMatch(/takes the loss\? Without asking\.$/);
	expect(told({ retreat: true })).toMatch(/Which way back\? Without asking\.$/);
	expect(told({ leave: true, serve: true })).toBe('White gives standing orders for combat.');
	// A line that is told without what was before it.
	expect(said([{ type: 'standingGiven', player: 'white', orders: white }])).toEqual([
		'White gives standing orders for combat.'
	]);
});

test('7.5.2, 14.2 who leaves by rail is told to do so, with where and when it may come back', () => {
	const left = (unit: string, places: readonly string[], turn = 7): Fact => ({
		...{ type: 'leftMap', rule: '7.5.2', unit },
		due: { turn, how: 'rail', places, returning: false, left: true }
	});
	const trains = [left('at_lenin', ['07/FF', '18/FF']), left('at_tchern', ['07/FF', '18/FF'])];
	expect(said([left('r_trotsky', ['18/FF'])])).toEqual([
		'Trotsky leaves by rail, to come back in turn 7, from 18/FF.'
	]);
	expect(said(trains)).toEqual([
		expect.stringMatching(/^Lenin \/ Volod leaves by rail, .* from Tchudovo .*, 18\/FF\.$/),
		expect.stringMatching(/^Tchern/)
	]);
	expect(said([left('at_lenin', ['18/FF'], 13)])[0]).toMatch(/in turn 13 of a longer game, from/);
});
