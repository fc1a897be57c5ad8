import type { Camp, Faction, Force, Officer, Player, Unit } from '../types.ts';
import { buildOf } from './templates.ts';

const player = (id: string, name: string): Player => ({ id, name, absent: false, standIn: null });

const officer = (id: string, name: string, commandedBy: string, chief = false): Officer => ({
	id,
	name,
	player: commandedBy,
	commanderInChief: chief,
	character: null
});

type Line = readonly [
	label: string,
	name: string,
	originalName: string,
	template: string,
	officer: string,
	more?: Partial<Pick<Unit, 'attachments' | 'poorQuality' | 'faction' | 'notes'>>
];

const unitsOf = (camp: Camp, faction: Faction, lines: readonly Line[]): readonly Unit[] =>
	lines.map(([label, name, originalName, template, leader, more]): Unit => ({
		id: `${camp}-${label}`,
		label,
		name,
		originalName,
		faction,
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

/** Two forces for a first battle, about equal: two players each, characters not rolled yet. */
export const EXAMPLE_FORCES: readonly Force[] = [
	{
		id: 'example-red',
		name: 'Latvian Brigade at Kromy',
		originalName: 'Латышская стрелковая бригада',
		camp: 'red',
		faction: 'red',
		players: [player('red-player-1', 'Red player 1'), player('red-player-2', 'Red player 2')],
		officers: [
			officer('red-uborevich', 'Ieronim Uborevich', 'red-player-1', true),
			officer('red-dybenko', 'Pavel Dybenko', 'red-player-2')
		],
		units: unitsOf('red', 'red', RED_UNITS),
		notes: ''
	},
	{
		id: 'example-white',
		name: '1st Corps at Kromy',
		originalName: '1-й армейский корпус',
		camp: 'white',
		faction: 'white',
		players: [
			player('white-player-1', 'White player 1'),
			player('white-player-2', 'White player 2')
		],
		officers: [
			officer('white-vitkovsky', 'Maj.-Gen. Vitkovsky', 'white-player-1', true),
			officer('white-skoblin', 'Col. Skoblin', 'white-player-2')
		],
		units: unitsOf('white', 'white', WHITE_UNITS),
		notes: ''
	}
];
