import { describe, expect, test } from 'vitest';
import { play } from '#lib/kernel/dice/draw.ts';
import { hintOf } from '#lib/features/white-october/chances.ts';
import { face } from '#lib/features/white-october/face.ts';
import type { Command, State } from '#lib/rules/white-october/index.ts';
import { t } from '#lib/words/t.ts';
import { engine, placed } from '../../rules/white-october/engine/placed.ts';
import { atTheFront } from '../../rules/white-october/turn-file.ts';
import { given, until, viewOf } from './begun.ts';

/** An infantry unit and tanks of the NWA and of the British before two Red places, at a fatigue at which more may force rest. */
const before = (): State =>
	given(
		placed(
			{
				...{ liba: '22/H', ft17: '22/H', mkv1: '22/H', riga: '20/H' },
				...{ r46_6rd: '22/I', r48_6rd: '20/I' }
			},
			{ sequence: null, offensive: true, turn: 7, fatigue: 5 }
		),
		{ type: 'sequence', kind: 'combat' }
	);
const night = (state: State, hex: string) =>
	viewOf(state)
		.declaring(hex)
		?.kinds.find(({ value }) => value === 'night');
const declared = (state: State, hex: string, kind: string, ...units: string[]): State =>
	given(state, viewOf(state).declaring(hex)?.plan(kind, units).command as Command | undefined);

test('8.2.5, 14.1.1 tanks go with their company of the NWA by night, too, British ones among them', () => {
	expect(night(before(), '22/I')?.units).toEqual(['liba', 'mkv1', 'ft17']);
	const state = declared(before(), '22/I', 'night', 'liba', 'mkv1');
	expect(state.combat?.attacks).toMatchObject([{ units: ['liba', 'mkv1'], night: true }]);
});

test('9.1 a night attack that is declared tires the army, though it is not yet fought: another costs nothing more', () => {
	const [free, tired] = [before(), declared(before(), '22/I', 'night', 'liba')];
	const plain = (text: string): string => text.replaceAll('\u202f', ' ');
	const said = (state: State): string => plain(t(night(state, '20/I')?.says ?? ''));
	expect(said(free)).toBe('forced rest next turn: 67 %, not 33 %');
	expect(said(tired)).toBe('forced rest next turn: 67 %');
	expect(engine.ahead.tired(tired).toFraction()).toBe('2/3');
	expect(said({ ...free, fatigue: 1 })).toBe('fatigue +1, no forced rest next turn');
	expect(said({ ...free, turn: 12 }), 'no turn follows').toBe('fatigue no longer matters');
	const ends = (turn: number) =>
		engine.waiting({ ...free, turn, fatigue: 5, step: 'fatigue', sequence: null, combat: null });
	expect([11, 12].map((turn) => ends(turn).rolls.length)).toEqual([1, 0]);
	const march = hintOf(engine, { ...free, fatigue: 1 }, { type: 'march' });
	expect(t(march ?? '')).toBe('no forced rest next turn');
	const other = declared(tired, '20/I', 'attack', 'riga');
	const answer = viewOf(other).besides.find(({ command }) => command.type === 'night');
	expect(answer && [answer.label, answer.hint ?? ''].map((one) => plain(t(one)))).toEqual([
		'Attack 20/I by night instead',
		'With 18 Riga, forced rest next turn: 67 %'
	]);
});

test('8.1 a barrage of several gives the loss and disorder of none of them alone as theirs', () => {
	const declaring = viewOf(given(atTheFront(), { type: 'sequence', kind: 'combat' })).declaring(
		'27/I'
	);
	const shells = declaring?.kinds.find(({ label }) => t(label).startsWith('Shell'));
	const [one = '', two = ''] = shells?.units ?? [];
	const second = (...units: string[]): string =>
		t(declaring?.plan(shells?.value ?? '', units).outlook?.second ?? '');
	expect(second(one)).toMatch(/^Loss .+ disorder/);
	expect(second(one, two)).toBe('Each rolls by itself');
});

test('8.1.3 a barrage that is to be fired says what it aims at by then', () => {
	let state = given(
		placed(
			{
				...{ art_nwa: '22/O', art1ac: '22/P', art2id: '22/P', riga: '22/O' },
				...{ r_1res: '21/O', art1_2rd: '21/O', r_628: 'SMOLNY' }
			},
			{ sequence: null, offensive: true, turn: 3 }
		),
		{ type: 'sequence', kind: 'combat' }
	);
	const aims = (): readonly string[] =>
		(viewOf(state).ask?.answers ?? []).map(({ hint }) => t(hint ?? ''));
	for (const unit of ['art_nwa', 'art1ac', 'art2id'])
		state = given(state, { type: 'barrage', unit, place: '21/O', target: 'combat' });
	state = given(state, { type: 'done' });
	const each = (said: string) => aims().map(() => said);
	expect(aims()).toEqual(each('At combat units in 21/O'));
	state = given(state, { type: 'fire', unit: 'art_nwa' });
	const next = engine.waiting(state);
	const draw = face.draw(state, next);
	if (!draw) throw new Error('No dice');
	state = until(given(state, face.roll(next, play(draw, () => 5).throws)), (_, { commands }) =>
		commands.some(({ type }) => type === 'fire')
	);
	expect(aims()).toEqual(each('At artillery in 21/O'));
	expect(aims()).toHaveLength(2);
	// Whoever has gone leaves nothing to shell.
	const gone = state.units.map((one) => (one.at === '21/O' ? { ...one, at: '18/V' } : one));
	state = { ...state, units: gone };
	expect(aims()).toEqual(['Nothing to shell is left in 21/O', 'Nothing to shell is left in 21/O']);
});

test('6 insurgents say before they rise what the chance of their attack would be', () => {
	const start = placed(
		{ insurg1: { fate: 'pool', ep: 0 }, r_622: 'WARSAW', riga: '24/C', r_628: 'SMOLNY' },
		{ sequence: null, offensive: true, turn: 7 }
	);
	const rising = (...plots: string[]) => {
		const state = given(
			{ ...start, events: { ...start.events, plots } },
			{ type: 'sequence', kind: 'combat' }
		);
		return viewOf(state).besides.filter(({ command }) => command.type === 'rise');
	};
	const [rise] = rising('WARSAW');
	expect(t(rise?.hint ?? '')).toMatch(
		/^the chance that the place then falls is \d+.%, at [\d.]+ EP on average against [\d.]+$/
	);
	expect(rising('NEVSKY').map(({ hint }) => hint)).toEqual([undefined]);
});

test('8.3 a unit is told to tap an enemy only where it may fight one, and a lit hex only where it may move up', () => {
	const state = given(
		placed(
			{ liba: '22/H', riga: '20/O', r46_6rd: '22/I' },
			{ sequence: null, offensive: true, turn: 7 }
		),
		{ type: 'sequence', kind: 'combat' }
	);
	const told = (unit: string): string => t(viewOf(state).reach(unit)?.hint ?? '');
	expect(told('liba')).toBe('Tap the enemy it is to fight.');
	expect(told('riga')).toBe('Tap a lit hex to move up to.');
	const why = viewOf(state).reach('riga').why('22/I');
	expect([why?.title, why?.why].map((one) => one && t(one))).toEqual([
		'18 Riga cannot attack 22/I',
		'There is no enemy next to it.'
	]);
});

/** A combat sequence of White's that keeps its lines, as a journal does. */
const sequence = (from: State) => {
	let state = from;
	const lines: Parameters<typeof face.course>[0][number][] = [];
	const deed = (command: Command | undefined): void => {
		const before = state;
		const decision = engine.decide(before, command!);
		const facts = decision.ok ? decision.facts : [];
		state = given(before, command);
		lines.push({ entry: { facts }, before, after: state } as never);
	};
	const next = () => engine.waiting(state);
	const attack = (unit: string, hex: string): void =>
		deed(viewOf(state).declaring(hex)?.plan('attack', [unit]).command);
	/** To the end of the attack that is fought: every die a six, every answer the first. */
	const fight = (): void => {
		while (state.combat?.fight) {
			const draw = face.draw(state, next());
			deed(draw ? face.roll(next(), play(draw, () => 6).throws) : next().commands[0]);
		}
	};
	deed({ type: 'sequence', kind: 'combat' });
	return { lines, deed, next, attack, fight };
};

test('8.2 which attack comes next is asked below what came of those before it', () => {
	const { lines, deed, next, attack, fight } = sequence(
		placed(
			{
				liba: '22/H',
				riga: '20/H',
				talab: '14/L',
				r46_6rd: '22/I',
				r48_6rd: '20/I',
				r10_2rd: '15/L'
			},
			{ sequence: null, offensive: true, turn: 7 }
		)
	);
	attack('liba', '22/I');
	attack('riga', '20/I');
	attack('talab', '15/L');
	deed({ type: 'done' });
	const attacks = () =>
		face
			.course(lines)
			?.steps.at(-1)
			?.told.sentences.map((one) => t(one));
	expect(attacks()).toEqual([]);
	deed(next().commands.find(({ type }) => type === 'resolve'));
	fight();
	expect(next().commands.filter(({ type }) => type === 'resolve')).toHaveLength(2);
	expect(attacks()).toEqual([
		expect.stringMatching(/^22\/I is (taken|left empty)\. EP lost: attacker \d, defender \d\.$/)
	]);
});

test('10.1 who loses heart as the sequence ends is told with what came of its last attack', () => {
	const { lines, deed, attack, fight } = sequence(
		placed(
			{ liba: '22/H', r46_6rd: '22/I', r48_6rd: '23/I', r49_6rd: '21/J' },
			{ sequence: null, offensive: true, turn: 1 }
		)
	);
	attack('liba', '22/I');
	deed({ type: 'done' });
	fight();
	expect(t(face.course(lines, true)?.outcome ?? '')).toMatch(
		/^22\/I is taken\. .*48\/6 RD.* are demoralised and flee\./
	);
});

test('8.4 blowing a bridge says so on its key, and how many may still be blown in the game', () => {
	const state = given(
		placed({ liba: '24/K', r46_6rd: '20/I' }, { sequence: null, offensive: true, turn: 7 }),
		{ type: 'sequence', kind: 'combat' }
	);
	const [blow] = viewOf(state).reach('liba').here;
	expect([t(blow?.label ?? ''), blow?.brief]).toEqual([
		'Blow the bridge to Kotly (25/K)',
		undefined
	]);
	const after = viewOf(given(state, { type: 'blow', unit: 'liba', place: '25/K' }));
	expect(t(after.units.get('liba')?.brief ?? '')).toMatch(/, attacks$/);
	const hint = (blown: State['blown']): string =>
		t(viewOf({ ...state, blown }).reach('liba').here[0]?.hint ?? '');
	expect(hint([])).toBe('Its attack, and for good; 2 may still be blown in this game');
	expect(hint([['19/T', '19/U']])).toBe('Its attack, and for good; the last in this game');
});

describe('two attacks under one HQ, before Trotsky', () => {
	const start = given(
		placed(
			{
				...{ hq5id: '22/T', liba: '22/U', riga: '22/U', polta: '21/U' },
				...{ art2_5id: '21/T', art1_5id: '22/T', raf: { fate: 'box', at: null } },
				...{ r_622: '22/V', com1: '22/V', r_trotsky: '22/V', r_2_36: '21/V' }
			},
			{ sequence: null, offensive: true, turn: 3 }
		),
		{ type: 'sequence', kind: 'combat' }
	);
	const both = declared(start, '22/V', 'attack', 'liba', 'hq5id');
	const outlook = (state: State, hex: string, ...units: string[]) =>
		viewOf(state).declaring(hex)?.plan('attack', units).outlook;
	const said = (...of: Parameters<typeof outlook>) => outlook(...of)?.first.map((one) => t(one));

	test('5.2 the attack says how much of the HQ it takes, its supports among it, and no more than that', () => {
		expect(said(start, '22/V', 'liba', 'hq5id')).toContain(
			'Dydorov/5 ID leads the attack; hexes that it commands in this sequence: 2, at most 4'
		);
		const second = said(both, '21/V', 'riga', 'polta', 'hq5id');
		expect(second).toContain(
			'Dydorov/5 ID leads the attack; hexes that it commands in this sequence: 4, at most 4'
		);
		expect(second).toContain('Support: RAF, Art2 5 ID');
	});

	test('8.2.4 supports that another attack counts on are named, for each supports once', () => {
		expect(said(both, '21/V', 'riga', 'polta', 'hq5id')).toContain(
			'A declared attack counts on them, too: RAF'
		);
		expect(said(start, '21/V', 'riga', 'polta', 'hq5id')?.join()).not.toContain('counts on');
	});

	test('8.1 a barrage says which of its guns a declared attack counts on: they then do not support it', () => {
		const shells = (state: State, ...units: string[]) =>
			viewOf(state)
				.declaring('21/V')
				?.plan('barrage combat', units)
				.outlook?.first.map((one) => t(one));
		const told = 'A declared attack counts on them, too: Art1 5 ID';
		expect(shells(both, 'art1_5id')).toContain(told);
		expect(shells(start, 'art1_5id')).not.toContain(told);
		expect(shells(start, 'art1_5id')).toHaveLength(1);
	});

	test('1.6, 8.2.5 each column says by which Morale it is read, and why', () => {
		const titles = outlook(start, '22/V', 'liba', 'hq5id')?.sheets.map(({ title }) => t(title));
		expect(titles?.slice(1)).toEqual([
			'Attacker, read at Morale 6 (predominant 6)',
			'Defender, read at Morale 6 (predominant 4, Trotsky +2)'
		]);
		const dice = until(given(both, { type: 'done' }), (_, { rolls }) => rolls.length > 0);
		expect(t(viewOf(dice).called?.says?.() ?? '')).toMatch(
			/^The chance that the attacker wins is .+%\. Attacker, read at Morale 6 \(predominant 6\)\. Defender, read at .+ Trotsky \+2\)\.$/
		);
	});
});

test('8.2.1 of several it is said which one cannot attack there', () => {
	const state = given(
		placed({ tkshock: '22/G', nwa_ac: '22/G', r48_6rd: '23/G' }, { sequence: null, turn: 3 }),
		{ type: 'sequence', kind: 'combat' }
	);
	const why = (...units: string[]): string | undefined => {
		const refusal = viewOf(state).declaring('23/G')?.plan('attack', units).refusal;
		return refusal && t(refusal.why);
	};
	expect(why('tkshock')).toBeUndefined();
	expect(why('tkshock', 'nwa_ac')).toBe('Arm. cars could not enter that place.');
});

test('8.3 who moves up does nothing else, and is told so; who cannot hears what keeps him', () => {
	const state = given(
		placed(
			{
				...{ liba: '20/L', riga: '22/H', raf: { fate: 'box', at: null }, r46_6rd: '22/I' },
				...{ r_628: '20/N', ft17: '24/F' }
			},
			{ sequence: null, offensive: true, turn: 3 }
		),
		{ type: 'sequence', kind: 'combat' }
	);
	const why = (unit: string, hex: string): string =>
		t(viewOf(state).reach(unit).why(hex)?.why ?? '');
	expect(why('riga', '23/H')).toBe('It is in an enemy ZOC.');
	expect(why('liba', '22/M')).toBe('It moves up one hex only.');
	expect(why('liba', '20/L')).toBe('It is there already.');
	expect(why('raf', '22/M')).toBe('This unit does not move.');
	const reach = viewOf(state).reach('liba');
	expect(t(reach.hint ?? '')).toBe('Tap a lit hex to move up to.');
	expect(reach.ways('21/L')[0]?.notes?.map(({ says }) => t(says))).toEqual([
		'It does nothing else in this sequence.'
	]);
	const moved = given(state, { type: 'advanceTo', unit: 'liba', place: '21/L' });
	expect(t(viewOf(moved).units.get('liba')?.says ?? '')).toMatch(/has moved$/);
	expect(viewOf(moved).units.get('liba')?.counter.marks).toContain('moved');
});

test('8 Next begins with those that can fight, then come those that can only move up', () => {
	const state = given(
		placed({ liba: '12/L', talab: '14/L', art2id: '14/L', r10_2rd: '15/L' }, { sequence: null }),
		{ type: 'sequence', kind: 'combat' }
	);
	expect(viewOf(state).queue).toEqual(['talab', 'art2id', 'liba']);
});

test('2, 8 the bar says that this sequence is for combat; its end fights what is declared, if anything is', () => {
	const end = (state: State) => {
		const found = viewOf(state).besides.find(({ ends }) => ends);
		return [found?.label, found?.brief].map((one) => one && t(one));
	};
	const state = before();
	expect([viewOf(state).moved].map((one) => one && t(one))).toEqual(['Combat']);
	expect(end(state)).toEqual(['No more', undefined]);
	const fights = declared(state, '22/I', 'attack', 'liba');
	expect(end(fights)).toEqual(['No more: fight', 'Fight']);
});
