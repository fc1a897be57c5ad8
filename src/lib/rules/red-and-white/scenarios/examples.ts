import type { Camp, Force, Unit } from '../types.ts';
import { inWords, ownOf, type Names, type PackageLanguage } from './packages/package.ts';
import { buildOf } from './templates.ts';

type Line = readonly [
	label: string,
	english: string,
	russian: string,
	template: string,
	officer: string,
	more?: Partial<Pick<Unit, 'attachments' | 'poorQuality' | 'faction' | 'notes'>>
];

/** Its key, which is part of his id, and his name; the first commands in chief. Each is played by a player of his own. */
type Leader = readonly [key: string, name: Names];

const unitsOf = (camp: Camp, language: PackageLanguage, lines: readonly Line[]): readonly Unit[] =>
	lines.map(([label, english, russian, template, leader, more]): Unit => ({
		id: `${camp}-${label}`,
		label,
		name: inWords([english, russian], language),
		originalName: ownOf([english, russian], camp, language),
		faction: camp,
		officer: leader,
		poorQuality: false,
		oneDieFewer: false,
		notes: '',
		...buildOf(template),
		...more
	}));

// prettier-ignore
const RED_UNITS: readonly Line[] = [
	['R1', '6th Latvian Rifles',     '6-й Латышский стрелковый полк',      'infantry_lmg', 'red-uborevich', { attachments: ['lmg', 'banner'] }],
	['R2', '5th Zemgale Latvian Rifles', '5-й Земгальский латышский полк', 'infantry_hmg', 'red-uborevich', { attachments: ['hmg', 'commissar'] }],
	['R3', 'Latvian Machine Guns',   'Латышская пулемётная команда',       'machine_guns', 'red-uborevich'],
	['R4', '1st Latvian Battery',    '1-я Латышская батарея',              'battery_field', 'red-uborevich'],
	['R5', 'Kronstadt Sailors',      'Кронштадтские матросы',              'infantry_lmg', 'red-dybenko', { attachments: ['lmg', 'banner', 'petrol_bombs'] }],
	['R6', '1st Moscow Workers',     '1-й Московский рабочий полк',        'infantry', 'red-dybenko', { attachments: ['commissar'] }],
	['R7', 'Tambov Conscripts',      'Тамбовские призывники',              'infantry', 'red-dybenko', { poorQuality: true }],
	['R8', 'Chervonny Cossacks',     'Червонное казачество',               'cavalry_tchanka', 'red-dybenko'],
	['R9', 'Lieutenant Schmidt',     'Лейтенант Шмидт',                    'armoured_car_2', 'red-dybenko'],
	['R10', 'Staff train',           'Штабной поезд',                      'headquarters', 'red-uborevich']
];

// prettier-ignore
const WHITE_UNITS: readonly Line[] = [
	['W1', '1st Drozdovsky',         '1-й Дроздовский полк',               'infantry_lmg', 'white-vitkovsky', { attachments: ['lmg', 'banner'] }],
	['W2', '2nd Drozdovsky',         '2-й Дроздовский полк',               'infantry_hmg', 'white-vitkovsky', { attachments: ['hmg', 'priest'] }],
	['W3', 'Drozdovets',             'Дроздовец',                          'armoured_car', 'white-vitkovsky'],
	['W4', '1st Kornilov Shock',     '1-й Корниловский ударный полк',      'infantry_lmg', 'white-skoblin', { attachments: ['lmg', 'banner'] }],
	['W5', '2nd Kornilov Shock',     '2-й Корниловский ударный полк',      'infantry_gun', 'white-skoblin', { attachments: ['light_gun', 'priest'] }],
	['W6', 'Kornilov Machine Guns',  'Корниловская пулемётная команда',    'machine_guns', 'white-skoblin'],
	['W7', 'Kornilov Field Battery', 'Корниловская батарея',               'battery_field', 'white-skoblin'],
	['W8', '1st Uman Kuban Cossacks', '1-й Уманский полк',                 'cavalry_tchanka', 'white-vitkovsky', { faction: 'cossack' }],
	['W9', 'General Skobelev',       'Генерал Скобелев',                   'tank_male', 'white-skoblin'],
	['W10', 'Corps staff',           'Штаб корпуса',                       'headquarters', 'white-vitkovsky']
];

const forceOf = (
	camp: Camp,
	name: Names,
	player: Names,
	leaders: readonly Leader[],
	lines: readonly Line[],
	language: PackageLanguage
): Force => ({
	id: `example-${camp}`,
	name: inWords(name, language),
	originalName: ownOf(name, camp, language),
	camp,
	faction: camp,
	players: leaders.map((_, i) => ({
		id: `${camp}-player-${i + 1}`,
		name: `${inWords(player, language)} ${i + 1}`,
		absent: false,
		standIn: null
	})),
	officers: leaders.map(([key, called], i) => ({
		id: `${camp}-${key}`,
		name: inWords(called, language),
		player: `${camp}-player-${i + 1}`,
		commanderInChief: i === 0,
		character: null
	})),
	units: unitsOf(camp, language, lines),
	notes: ''
});

/** Two forces for a first battle, about equal: two players each, characters not rolled yet; named in this language. */
export const exampleForces = (language: PackageLanguage): readonly Force[] => [
	forceOf(
		'red',
		['Latvian Brigade at Kromy', 'Латышская стрелковая бригада'],
		['Red player', 'Игрок красных'],
		[
			['uborevich', ['Ieronim Uborevich', 'Иероним Уборевич']],
			['dybenko', ['Pavel Dybenko', 'Павел Дыбенко']]
		],
		RED_UNITS,
		language
	),
	forceOf(
		'white',
		['1st Corps at Kromy', '1-й армейский корпус'],
		['White player', 'Игрок белых'],
		[
			['vitkovsky', ['Maj.-Gen. Vitkovsky', 'Генерал-майор Витковский']],
			['skoblin', ['Col. Skoblin', 'Полковник Скоблин']]
		],
		WHITE_UNITS,
		language
	)
];
