import { count, say, type Phrase, type PhraseValue } from '#lib/kernel/phrase.ts';
import type { BattleState, OfficerInBattle, UnitInBattle } from '../engine/state.ts';
import { officerName, playerName, unitsOf } from '../engine/table/unit.ts';
import { CHARACTER_WORDS, STATUS_WORDS } from '../words/table.ts';
import { signOf } from '../scenarios/factions.ts';
import { TYPE_TITLES } from '../scenarios/templates.ts';
import { partsOf, strengthOf } from '../words/forces.ts';
import type { Force } from '../types.ts';
import type { Block } from '#lib/kernel/report/block.ts';
import { unitTitle } from './in-tables.ts';
import { words } from '../words/en/battle-report.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

/** An officer, what he was and what became of him. A character that lies covered is not told. */
const officerLines = (state: BattleState, one: OfficerInBattle): Phrase[] => {
	const { officer: he, player, status, revealed, character } = one;
	const parts: PhraseValue[] = [
		...(he.commanderInChief ? [say(words.commanderInChief)] : []),
		...(playerName(state, player)
			? [say(words.playedByPlayer, { player: playerName(state, player) })]
			: [])
	];
	const name = he.name.trim() || say(words.anOfficerWithoutAName);
	return [
		parts.length
			? say(patterns.nameAbout, { name, about: { list: parts } })
			: say(patterns.nameStop, { name }),
		...(revealed && character
			? [
					say(patterns.officerCharacter, {
						officer: name,
						character: say(CHARACTER_WORDS[character])
					})
				]
			: []),
		...(status === 'fit' ? [] : [say(STATUS_WORDS[status].said, { officer: name })])
	];
};

/** What a unit is and what it is made of; a ship says so itself. */
const strengthIn = ({ unit, late }: UnitInBattle): PhraseValue => ({
	list: [
		...(unit.type === 'ship' ? [] : [say(TYPE_TITLES[unit.type])]),
		...partsOf(unit),
		...(late ? [say(words.cameLater)] : [])
	]
});

const forceBlocks = (state: BattleState, force: Force): Block[] => {
	const units = unitsOf(state).filter((unit) => unit.force === force.id);
	const officers = Object.values(state.officers).filter((one) => one.force === force.id);
	const names = Object.values(state.players)
		.filter((one) => one.force === force.id)
		.map(({ player }) => player.name.trim())
		.filter(Boolean);
	const strength = strengthOf({
		...force,
		units: units.flatMap(({ unit, late }) => (late ? [] : unit))
	});
	return [
		{ kind: 'heading', level: 3, text: force.name, side: signOf(force) },
		{
			kind: 'text',
			sentences: [
				say(patterns.strengthStop, { strength: { list: strength } }),
				...(names.length
					? [
							count(names.length, words.playersNames, {
								names: { list: names }
							})
						]
					: []),
				...officers.flatMap((one) => officerLines(state, one))
			]
		},
		{
			kind: 'table',
			caption: say(words.unitsOfForce, { force: force.name }),
			columns: [
				{ text: say(words.unit) },
				{ text: say(words.strength) },
				{ text: say(words.officer) }
			],
			rows: units.map((one) => [
				unitTitle(one),
				strengthIn(one),
				officerName(state, one.unit.officer) || '–'
			])
		}
	];
};

/** The armies as they marched in, and who came later. */
export const orderOfBattle = (state: BattleState): readonly Block[] => [
	{ kind: 'heading', level: 2, text: say(words.orderOfBattle) },
	...state.header.forces.flatMap((force) => forceBlocks(state, force))
];
