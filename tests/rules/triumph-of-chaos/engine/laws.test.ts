import fc from 'fast-check';
import { bookOf, defaultBook } from '#lib/rules/triumph-of-chaos/book.ts';
import type { Command } from '#lib/rules/triumph-of-chaos/engine/command.ts';
import { CHITS } from '#lib/rules/triumph-of-chaos/charts/chits.ts';
import { PHASES, SEQUENCE } from '#lib/rules/triumph-of-chaos/engine/sequence.ts';
import type { Campaign } from '#lib/rules/triumph-of-chaos/engine/state.ts';
import { triumphOfChaos } from '#lib/rules/triumph-of-chaos/index.ts';
import { OUTLINE, OWN_SECTIONS } from '#lib/rules/triumph-of-chaos/outline.ts';
import { PROCEDURES } from '#lib/rules/triumph-of-chaos/procedures/all.ts';
import { laws, rolledBy } from '../../../laws.ts';

const BEGIN: Command = { type: 'begin', name: 'Winter evenings' };
const DECLARE: Command = {
	type: 'declare',
	attacker: 'white',
	triggered: false,
	spaces: [
		{ id: 'a', name: 'Tsaritsyn' },
		{ id: 'b', name: 'Kamyshin' }
	]
};

/** What players say in their own words and numbers. */
const SAID: readonly Command[] = [
	{ type: 'setPoints', camp: 'white', points: 2 },
	{ type: 'setPoints', camp: 'red', points: 1 },
	{ type: 'count', camp: 'white', what: 'home', to: 4 },
	{ type: 'spendSteps', camp: 'white', armies: 0, corps: 1 },
	{ type: 'addLeader', leader: { id: 'l', name: 'Wrangel', camp: 'white', rating: 4 } },
	{ type: 'addLeader', leader: { id: 'm', name: 'Budyenny', camp: 'red', rating: 3 } },
	{
		type: 'changeLeader',
		id: 'l',
		change: { name: 'Baron Wrangel', rating: 3, state: 'flipped' }
	},
	{ type: 'note', text: 'Snow' },
	{ type: 'rename', name: 'Autumn evenings' },
	DECLARE,
	{ ...DECLARE, attacker: 'red' },
	{ ...DECLARE, fresh: true },
	{ ...DECLARE, triggered: true }
];
const FREE: ReadonlySet<Command['type']> = new Set([
	...SAID.map(({ type }) => type),
	'spendPoint',
	'roll'
]);

const GUIDED: readonly Command[] = [
	...PHASES.flatMap((phase) =>
		[1, 2, 3, 99].map((turn): Command => ({ type: 'goTo', turn, phase }))
	),
	...SEQUENCE.flatMap(({ phase, steps }) =>
		steps.flatMap(({ key }) =>
			[true, false].map((done): Command => ({ type: 'tick', step: `${phase}.${key}`, done }))
		)
	),
	...[...CHITS.red, ...CHITS.white].map(({ camp, key }): Command => ({
		type: 'endFighting',
		camp,
		chit: key
	})),
	...['a', 'b', 'x'].flatMap((space): Command[] => [
		{ type: 'proceed', space },
		{ type: 'settle', space, ending: 'stands' },
		{ type: 'settle', space, ending: 'stayed' },
		{ type: 'settle', space, ending: 'withdrew' }
	]),
	{ type: 'endActivation' },
	BEGIN,
	{ type: 'spendPoint', camp: 'red', text: 'a card' },
	{ type: 'rename', name: ' ' },
	{ type: 'note', text: '' },
	{ type: 'roll', procedure: 'nothing', parties: {}, form: {}, throws: [] },
	{ type: 'roll', procedure: 'combat', parties: { space: 'x' }, form: {}, throws: [] },
	{ type: 'roll', procedure: 'port-corruption', parties: {}, form: {}, throws: [] }
];
const any = fc.constantFrom(...SAID, ...GUIDED);

const faults = ({ camps }: Campaign): string[] =>
	Object.values(camps).flatMap(({ spent, drawn }) => [
		...(spent < 0 ? ['fewer steps spent than none'] : []),
		...(drawn.length > 15 ? ['more chits than there are'] : [])
	]);

const corrected = bookOf({ numbers: { 'army.6.17+': 8 } });
const rolled = rolledBy(defaultBook, PROCEDURES);

laws('Triumph of Chaos', {
	engine: (charts) => triumphOfChaos.engine(charts ? corrected : defaultBook),
	beginnings: [BEGIN],
	roll: (_, state, asked, dice) => rolled(state, asked, dice),
	any,
	free: ({ type }) => FREE.has(type),
	said: SAID,
	faults,
	over: () => false,
	sections: new Set([...OUTLINE.map(({ cite }) => cite), ...OWN_SECTIONS]),
	journal: triumphOfChaos.journal,
	silent: ({ type }) => type === 'goTo',
	strike: (engine) => triumphOfChaos.strike(engine, defaultBook),
	commands: 60,
	games: 40
});
