import { meleeWorth } from '../../rules/melee.ts';
import { say } from '#lib/kernel/phrase.ts';
import { CREW, FIGURES } from '../../scenarios/templates.ts';
import { unsaved } from '../../rules/fire/hits.ts';
import { smallChance } from '../../rules/special-figures.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import type { Book } from '../../book.ts';
import {
	faces,
	inches,
	ours,
	signed,
	type Cell,
	type ReferenceEntry,
	type Words
} from '#lib/kernel/book/reference.ts';
import { ruling } from '../../rulings/all.ts';

/** GAMING TERMS USED: what every roll has in common. */
const diceAndDistances = (book: Book): ReferenceEntry => ({
	slug: 'dice',
	title: 'Dice and distances',
	sections: ['Gaming terms used', 'Sequence of action'],
	tables: [
		{
			title: 'Rolls with a name',
			columns: ['Roll', 'Die', 'Faces'],
			rows: [
				['Saving throw: the hit does not count', 'D6', faces(1, unsaved(book).from - 1)],
				['Unlikely', 'D10', faces(10, 10)],
				['Small chance', 'D10', faces(smallChance(book, '', '').from, 10)],
				['Good chance', 'D10', faces(1, numberOf(book, 'good_chance.upto'))]
			]
		}
	],
	lines: [
		ruling('R06'),
		'Distances are in inches; parts of an inch count.',
		ruling('R04'),
		'The word of the referee stands above every rule.'
	]
});

/** ORGANIZATION: what a unit is. */
const organisation: ReferenceEntry = {
	slug: 'organisation',
	title: 'Units',
	sections: ['Organization', 'Infantry', 'Cavalry', 'Machine guns'],
	tables: [
		{
			title: 'Units',
			columns: ['Unit', 'Stands', 'Figures a stand'],
			rows: [
				['Infantry', 4, FIGURES.infantry],
				['Cavalry', 4, FIGURES.cavalry],
				['Machine gun company', say('{n} and command', { n: 3 }), FIGURES.machine_gun],
				['Light battery', say('{n} and command', { n: 3 }), CREW.light],
				['Field battery', say('{n} and command', { n: 3 }), CREW.field],
				['Medium battery', say('{n} and command', { n: 3 }), CREW.medium],
				['Heavy battery', say('{n} and command', { n: 3 }), CREW.heavy],
				['Tank, armoured car, train', say('{n} model', { n: 1 }), '–']
			]
		}
	],
	lines: [
		'A stand fights in full until its last figure is gone. Losses fill one stand before the next.',
		say('A command stand has {n} figures.', { n: FIGURES.command }),
		'A machine gun stand is two to four guns. It is attached to a unit, or forms a company if the referee agrees.',
		'A light machine gun is one figure; infantry only, one a unit.',
		'A tchanka is always attached to cavalry.',
		'A gun stand is a section of two guns. A section of light guns may be attached to infantry and moves with it.',
		'Attached guns are not counted as stands of the unit.',
		ours('The headquarters is the place of the commander-in-chief and counts as one unit.')
	]
};

/** What is settled before the first turn. */
const agreements: ReferenceEntry = {
	slug: 'agreements',
	title: 'What is agreed first',
	sections: [
		'Movement',
		'Indirect fire',
		'Banners',
		'Commissars',
		'Religious inspiration',
		'Notes by the original author'
	],
	tables: [],
	lines: [
		'Which of the two movement tables is used.',
		'Whether indirect fire and petrol bombs are allowed.',
		'Which officer leads which units; each player has an officer at least.',
		'Which units are elite and carry a banner: officers, cadets, Cossacks, Czechs and interventionists; Bolshevik fanatics, sailors, perhaps Red Guards.',
		'Which Red units have a commissar, which White units a priest.',
		'Whether lost figures come back after the game: two thirds for the winner, a third for the loser.'
	]
};

type CharacterRow = readonly [on: Words, name: string, chief: Words, other: Words];
const characterRows = (book: Book): readonly CharacterRow[] => {
	const reach = say('leadership reaches {d} farther', {
		d: inches(book.charts.IN_TEXT.at('efficient_inches', 'number'))
	});
	return [
		[
			faces(1, 1),
			'Fanatic',
			'his army does not test below 50 per cent',
			'must lead heroically each turn'
		],
		[
			faces(2, 4),
			'Committed',
			'two re-rolls of the army test',
			say('leads heroically at {n}', { n: signed(meleeWorth(book, 'heroic_committed')) })
		],
		[faces(5, 8), 'Normal', '–', '–'],
		[faces(9, 9), 'Efficient', reach, reach],
		[faces(10, 10), 'Coward', 'never leads heroically', 'never leads heroically']
	];
};

/** OFFICERS' CHARACTER: the D10 at the start. */
const characters = (book: Book): ReferenceEntry => ({
	slug: 'characters',
	title: "Officers' character",
	sections: ["Officers' character"],
	tables: [
		{
			title: 'The commander-in-chief, D10',
			columns: ['D10', 'Character', 'Effect'],
			rows: characterRows(book).map(([on, name, effect]): Cell[] => [on, name, effect])
		},
		{
			title: 'Other officers, D10',
			columns: ['D10', 'Character', 'Effect'],
			rows: characterRows(book).map(([on, name, , effect]): Cell[] => [on, name, effect])
		}
	],
	lines: ['Noted on paper; the enemy need not know.', ruling('R50'), ruling('R31')]
});

/** INFANTRY: who has petrol bombs. */
const bombs: ReferenceEntry = {
	slug: 'petrol-bombs-made',
	title: 'Who has petrol bombs',
	sections: ['Infantry'],
	tables: [],
	lines: [
		'Where the referee allows them, each infantry unit of that side has a good chance of bombs: one D10 before the battle.',
		ruling('G09'),
		ruling('G17')
	]
};

export const before = (book: Book): readonly ReferenceEntry[] => [
	diceAndDistances(book),
	organisation,
	agreements,
	characters(book),
	bombs
];
