import { expect, test } from 'vitest';
import { t } from '#lib/words/t.ts';
import { face } from '#lib/features/white-october/face.ts';
import { fieldOf } from '#lib/ui/board/shape/field.ts';
import { nameOf, type State } from '#lib/rules/white-october/index.ts';
import { done, engine, placed } from '../../rules/white-october/engine/placed.ts';

/** Red's movement sequence, in which two stacks of Routed run before anybody moves. */
const running = (at: string): State =>
	done(
		placed(
			{
				r13_2rd: { at, mode: 'routed' },
				r14_2rd: { at, mode: 'routed' },
				r46_6rd: { at: '22/J', mode: 'routed' },
				talab: '14/L'
			},
			{ step: 'red-1', player: 'red', sequence: null }
		),
		{ type: 'sequence', kind: 'movement' }
	);
const asked = (state: State) => face.view(state, engine.waiting(state)).ask;
const placeOf = (state: State, unit: string) => {
	const one = state.units.find(({ id }) => id === unit);
	return one?.fate === 'map' ? one.at : null;
};

const endsIn = (ask: ReturnType<typeof asked>) => ask?.answers.filter(({ hex }) => hex) ?? [];

test('8.2.6 D who runs is named, and one answer takes them to the end of their way', () => {
	const state = running('14/N');
	const ask = asked(state);
	expect(t(ask?.what ?? '')).toBe('13/2 RD, 14/2 RD run from 14/N: where to?');
	// The next step alone is drawn on the map like the whole way.
	const alone = ask?.answers.filter(({ hex, command }) => !hex && command.type === 'run') ?? [];
	expect(alone.length).toBeGreaterThan(0);
	for (const { path, command } of alone)
		expect(path).toEqual(['14/N', command.type === 'run' && command.place]);
	expect(endsIn(ask).map(({ hex }) => hex)).toEqual(expect.arrayContaining(['11/Q', '13/O']));
	for (const { command, hex } of endsIn(ask)) {
		const after = done(state, command);
		expect(placeOf(after, 'r13_2rd')).toBe(hex);
		// What a way costs them is asked first, where they may share it out.
		const paying = engine.waiting(after).commands.every(({ type }) => type === 'take');
		expect(paying || after.running?.units.join() !== state.running?.units.join()).toBe(true);
	}
	expect(ask?.answers.some(({ hint }) => hint && t(hint).startsWith('By '))).toBe(true);
	// A way is drawn from hex to hex to its end, the steps that leave no choice with it.
	const { next } = fieldOf(face.map);
	for (const { hex, path = [] } of endsIn(ask)) {
		expect(path.at(-1)).toBe(hex);
		for (const [at, place] of path.slice(1).entries())
			expect(
				[0, 1, 2, 3, 4, 5].map((side) => next(path[at] ?? '', side)),
				path.join()
			).toContain(place);
	}
});

test('8.2.6 D in Petrograd a district is chosen as the end of the way, or one step after the other', () => {
	const together = running('21/U');
	const parting = { type: 'part', unit: 'r14_2rd' } as const;
	const apart = asked(together)?.answers.find(({ key }) => key === JSON.stringify(parting));
	expect(t(apart?.label ?? '')).toBe(`${nameOf('r14_2rd')} runs apart from the others`);
	expect(endsIn(asked(together)).map(({ hex }) => hex)).not.toContain('NEVSKY');
	const state = done(together, parting);
	const ask = asked(state);
	expect(endsIn(ask).map(({ hex }) => hex)).toEqual(
		expect.arrayContaining(['WINTER_PALACE', 'NEVSKY', 'MOSCOW_GATE'])
	);
	for (const command of engine.waiting(state).commands)
		expect(ask?.answers.map((one) => one.command)).toContainEqual(command);
});

test('8.2.6 D who begins to run in Petrograd leaves it by the north or north-east, as far as that can be reached', () => {
	const ends = (at: string): readonly (string | undefined)[] =>
		endsIn(asked(running(at))).map(({ hex }) => hex);
	const [far, near] = [ends('HARBOUR'), ends('OKHTA')];
	for (const hex of [...far, ...near]) expect(['25/U', '25/V', '24/W', '23/W']).toContain(hex);
	// Of the ways to one end, the shortest.
	const east = endsIn(asked(running('SMOLNY'))).find(({ hex }) => hex === '23/W');
	expect(east?.path).toEqual(['SMOLNY', 'OKHTA', '23/W']);
	expect(far.length).toBeGreaterThan(0);
	expect(near.length).toBeGreaterThan(1);
});

test('7.2, 8.2.6 D a car that runs to where nobody stands is said to be lost there, in its answer and before the sequence ends', () => {
	const car = nameOf('ac6rd');
	const lost = `without company there is lost: ${car}`;
	const fleeing = (company: Record<string, string>): State =>
		done(
			placed(
				{ ac6rd: { at: '14/N', mode: 'routed' }, talab: '14/L', ...company },
				{ step: 'red-1', player: 'red', sequence: null }
			),
			{ type: 'sequence', kind: 'movement' }
		);
	const endsOf = (state: State) => endsIn(asked(state));
	const alone = fleeing({});
	const [first] = endsOf(alone);
	expect(t(first?.hint ?? '')).toContain(lost);
	const hex = first?.hex ?? '';
	const met = endsOf(fleeing({ r46_6rd: hex })).find((one) => one.hex === hex);
	expect(t(met?.hint ?? '')).not.toContain(lost);
	expect(met).toBeDefined();
	const after = done(alone, first?.command ?? { type: 'done' });
	const warned = face.view(after, engine.waiting(after)).warnings();
	expect(warned.map(({ what, rule, stops }) => [t(what), rule, stops])).toContainEqual([
		`${car} stands without troops or guns and is lost when the sequence ends.`,
		'7.2',
		false
	]);
});

test('8.2.6 D who loses the last EP on the way is said to be lost there, not to leave the map', () => {
	const alone = done(
		placed(
			{ r13_2rd: { at: '23/H', mode: 'routed', ep: 1 }, talab: '24/H', ostrov: '22/H' },
			{ step: 'red-1', player: 'red', sequence: null }
		),
		{ type: 'sequence', kind: 'movement' }
	);
	const lost = (asked(alone)?.answers ?? []).filter(({ command }) =>
		done(alone, command).units.some(({ id, fate }) => id === 'r13_2rd' && fate === 'lost')
	);
	expect(lost.map(({ label }) => t(label))).toEqual([
		'Run to 23/I and be lost',
		'Only to 22/I for now'
	]);
});

test('7.9, 8.2.6 D who may leave the map here or there, or run on, is offered each', () => {
	const answersOf = (more: Partial<State['units'][number]> = {}) =>
		asked(
			done(
				placed(
					{
						r13_2rd: { at: '07/EE', mode: 'routed', ep: 1, ...more },
						...{ talab: '09/EE', ostrov: '10/DD' }
					},
					{ step: 'red-1', player: 'red', sequence: null }
				),
				{ type: 'sequence', kind: 'movement' }
			)
		)?.answers.map(({ label, hint = '' }) => [t(label), t(hint)]);
	const on = [
		['Run to 12/BB', 'By 08/DD, 09/DD, 10/CC, 11/BB'],
		['Run to 12/AA', 'By 08/DD, 09/DD, 10/CC, 11/BB']
	];
	const step = ['Only to 08/DD for now', ''];
	// Whoever leaves comes back where he left; the demoralised never do, and that is said.
	expect(answersOf()).toEqual([
		['Run off the map', 'By Tchudovo (07/FF), back in turn 3'],
		['Run off the map', 'By 06/FF, back in turn 3'],
		...[...on, step]
	]);
	const lost = `lost for good: ${nameOf('r13_2rd')}`;
	expect(answersOf({ loyalty: 'fled' })).toEqual([
		['Run off the map', `By Tchudovo (07/FF), ${lost}`],
		['Run off the map', `By 06/FF, ${lost}`],
		...[...on, step]
	]);
});
