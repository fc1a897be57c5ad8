import { words } from '../../words/en/scenarios/packages.ts';
import { packed as u, type Package } from './package.ts';

const ENCYCLOPAEDIA =
	'С. С. Хромов (ред.), Гражданская война и военная интервенция в СССР: энциклопедия (1983)';
const BUDYONNY = 'С. М. Будённый, Пройденный путь';

/** Commands of the Red Army, by the year in which they fought like this. */
// prettier-ignore
export const RED_PACKAGES: readonly Package[] = [
	{
		key: 'sivers', faction: 'red', name: ['Sivers’s Column', 'Колонна Сиверса'],
		when: words.sivers, known: 'rebuilt', source: 'P. Kenez, Civil War in South Russia, 1918',
		commands: [{ officer: ['Column Cdr. Rudolf Sivers', 'Командир колонны Рудольф Сиверс'], units: [
			u('infantry_lmg', '3rd Kurzeme Latvian Rifles', '3-й Курземский латышский полк', { with: ['banner'] }),
			u('infantry', 'Petrograd Red Guards', 'Петроградская Красная гвардия', { with: ['commissar'] }),
			u('infantry', 'Donbass Red Guards', 'Красная гвардия Донбасса', { poor: true }),
			u('infantry_hmg', 'Black Sea Sailors', 'Черноморские матросы'),
			u('section', 'Red Guard guns', 'Орудия Красной гвардии'),
			u('armoured_train', 'Sailors’ armoured train', 'Матросский бронепоезд')
		] }]
	},
	{
		key: 'kikvidze', faction: 'red', name: ['Kikvidze’s Division', 'Дивизия Киквидзе'],
		when: words.kikvidze, known: 'rebuilt', source: ENCYCLOPAEDIA,
		commands: [{ officer: ['Div. Cdr. Vasily Kikvidze', 'Начдив Василий Киквидзе'], units: [
			u('infantry_hmg', '1st Workers’ Regiment', '1-й Рабочий полк', { with: ['commissar'] }),
			u('infantry', '1st Peasant Regiment', '1-й Крестьянский полк'),
			u('infantry', 'Tambov Rifles', 'Тамбовский полк', { poor: true }),
			u('cavalry', 'Zaamur Cavalry', 'Заамурский кавалерийский полк'),
			u('battery_field', 'Divisional battery', 'Батарея дивизии'),
			u('armoured_car', 'Armoured car', 'Броневик')
		] }]
	},
	{
		key: 'flotilla', faction: 'red', name: ['Volga Flotilla', 'Волжская военная флотилия'],
		when: words.flotilla, known: 'named', source: 'Л. М. Рейснер, Фронт',
		commands: [
			{ officer: ['Flotilla Cdr. Fyodor Raskolnikov', 'Командующий флотилией Фёдор Раскольников'], units: [
				u('ship', 'Gunboat Olga', 'Канонерская лодка «Ольга»'),
				u('ship', 'Gunboat Tashkent', 'Канонерская лодка «Ташкент»'),
				u('infantry_lmg', 'Kronstadt Sailors', 'Кронштадтские матросы', { with: ['commissar'] })
			] },
			{ officer: ['Commissar Nikolai Markin', 'Комиссар Николай Маркин'], units: [
				u('ship', 'Gunboat Vanya the Communist', 'Канонерская лодка «Ваня-коммунист»'),
				u('infantry', 'Sailors’ landing party', 'Матросский десант')
			] }
		]
	},
	{
		key: 'zhloba', faction: 'red', name: ['Steel Division', 'Стальная дивизия'],
		when: words.zhloba, known: 'rebuilt', source: ENCYCLOPAEDIA,
		commands: [{ officer: ['Div. Cdr. Dmitry Zhloba', 'Начдив Дмитрий Жлоба'], units: [
			u('infantry_hmg', '1st Steel Regiment', '1-й Стальной полк', { with: ['banner'] }),
			u('infantry', '2nd Steel Regiment', '2-й Стальной полк'),
			u('infantry', '3rd Steel Regiment', '3-й Стальной полк'),
			u('cavalry_tchanka', '1st Steel Cavalry', '1-й Стальной кавалерийский полк'),
			u('cavalry', '2nd Steel Cavalry', '2-й Стальной кавалерийский полк'),
			u('battery_field', 'Steel Division battery', 'Батарея Стальной дивизии')
		] }]
	},
	{
		key: 'shchors', faction: 'red', name: ['1st Ukrainian Soviet Division', '1-я Украинская советская дивизия'],
		when: words.shchors, known: 'named', source: 'В. А. Антонов-Овсеенко, Записки о гражданской войне',
		commands: [
			{ officer: ['Div. Cdr. Nikolai Shchors', 'Начдив Николай Щорс'], units: [
				u('infantry_lmg', 'Bohun Regiment', 'Богунский полк', { with: ['banner'] }),
				u('infantry_hmg', 'Nezhin Regiment', 'Нежинский полк', { with: ['commissar'] }),
				u('battery_field', 'Bohun battery', 'Батарея Богунского полка')
			] },
			{ officer: ['Brig. Cdr. Vasily Bozhenko', 'Комбриг Василий Боженко'], units: [
				u('infantry_hmg', 'Tarashcha Regiment', 'Таращанский полк'),
				u('cavalry_tchanka', 'Tarashcha Cavalry', 'Таращанская конница')
			] }
		]
	},
	{
		key: 'chapayev', faction: 'red', name: ['25th Rifle Division', '25-я стрелковая дивизия'],
		when: words.chapayev, known: 'named', source: 'И. С. Кутяков, С Чапаевым по уральским степям',
		commands: [
			{ officer: ['Div. Cdr. Vasily Chapayev', 'Начдив Василий Чапаев'], units: [
				u('infantry_lmg', '220th Ivanovo-Voznesensk', '220-й Иваново-Вознесенский полк', { with: ['commissar', 'banner'] }),
				u('infantry', '222nd International', '222-й Интернациональный полк'),
				u('cavalry_tchanka', 'Divisional cavalry', 'Дивизионная конница'),
				u('battery_field', 'Horse battery', 'Конная батарея')
			] },
			{ officer: ['Brig. Cdr. Ivan Kutyakov', 'Комбриг Иван Кутяков'], units: [
				u('infantry_hmg', '217th Pugachev', '217-й Пугачёвский полк'),
				u('infantry', '218th Stenka Razin', '218-й полк имени Степана Разина'),
				u('infantry', '219th Domashki', '219-й Домашкинский полк')
			] }
		]
	},
	{
		key: 'pavlov', faction: 'red', name: ['27th Rifle Division', '27-я стрелковая дивизия'],
		when: words.pavlov, known: 'named', source: ENCYCLOPAEDIA,
		commands: [
			{ officer: ['Div. Cdr. Aleksandr Pavlov', 'Начдив Александр Павлов'], units: [
				u('infantry_hmg', '238th Bryansk', '238-й Брянский полк', { with: ['commissar'] }),
				u('infantry', '239th Kursk', '239-й Курский полк'),
				u('battery_field', 'Light artillery', 'Лёгкий артдивизион'),
				u('battery_medium', 'Howitzer battery', 'Гаубичная батарея')
			] },
			{ officer: ['Regt. Cdr. Stepan Vostretsov', 'Комполка Степан Вострецов'], units: [
				u('infantry_lmg', '242nd Volga', '242-й Волжский полк', { with: ['banner'] }),
				u('infantry', '243rd Petrograd', '243-й Петроградский полк')
			] }
		]
	},
	{
		key: 'latvian', faction: 'red', name: ['Latvian Rifle Division', 'Латышская стрелковая дивизия'],
		when: words.latvian, known: 'named', source: 'История латышских стрелков (1915–1920) (Рига, 1972)',
		commands: [{ officer: ['Div. Cdr. Anton Martusevich', 'Начдив Антон Мартусевич'], units: [
			u('infantry_lmg', '1st Ust-Dvinsk Latvian Rifles', '1-й Усть-Двинский латышский полк', { with: ['banner'] }),
			u('infantry_hmg', '2nd Riga Latvian Rifles', '2-й Рижский латышский полк'),
			u('infantry_lmg', '3rd Kurzeme Latvian Rifles', '3-й Курземский латышский полк'),
			u('infantry', '5th Zemgale Latvian Rifles', '5-й Земгальский латышский полк', { with: ['commissar'] }),
			u('infantry_hmg', '6th Tukums Latvian Rifles', '6-й Тукумский латышский полк'),
			u('machine_guns', 'Latvian machine guns', 'Латышская пулемётная команда'),
			u('battery_field', 'Latvian light artillery', 'Латышский лёгкий артдивизион')
		] }]
	},
	{
		key: 'primakov', faction: 'red', name: ['Chervonny Cossack Brigade', 'Бригада червонного казачества'],
		when: words.primakov, known: 'named', source: 'И. В. Дубинский, Г. М. Шевчук, Червонное казачество',
		commands: [{ officer: ['Brig. Cdr. Vitaly Primakov', 'Комбриг Виталий Примаков'], units: [
			u('cavalry_tchanka', '1st Chervonny Cossacks', '1-й полк червонного казачества', { with: ['banner'] }),
			u('cavalry_tchanka', '2nd Chervonny Cossacks', '2-й полк червонного казачества'),
			u('cavalry', 'Latvian Cavalry', 'Латышский кавалерийский полк', { with: ['commissar'] }),
			u('section', 'Horse battery', 'Конная батарея')
		] }]
	},
	{
		key: 'gorodovikov', faction: 'red', name: ['4th Cavalry Division', '4-я кавалерийская дивизия'],
		when: words.gorodovikov, known: 'named', source: BUDYONNY,
		commands: [{ officer: ['Div. Cdr. Oka Gorodovikov', 'Начдив Ока Городовиков'], units: [
			u('cavalry_tchanka', '19th Manych Cavalry', '19-й Манычский кавалерийский полк', { with: ['banner'] }),
			u('cavalry_tchanka', '20th Salsk Cavalry', '20-й Сальский кавалерийский полк'),
			u('cavalry', '21st Cavalry', '21-й кавалерийский полк', { with: ['commissar'] }),
			u('cavalry', '22nd Cavalry', '22-й кавалерийский полк'),
			u('battery_field', 'Horse artillery', 'Конно-артиллерийский дивизион'),
			u('armoured_car_2', 'Armoured car', 'Бронеавтомобиль')
		] }]
	},
	{
		key: 'timoshenko', faction: 'red', name: ['6th Cavalry Division', '6-я кавалерийская дивизия'],
		when: words.timoshenko, known: 'named', source: BUDYONNY,
		commands: [{ officer: ['Div. Cdr. Semyon Timoshenko', 'Начдив Семён Тимошенко'], units: [
			u('cavalry_tchanka', '31st Cavalry', '31-й кавалерийский полк'),
			u('cavalry', '32nd Cavalry', '32-й кавалерийский полк', { with: ['commissar'] }),
			u('cavalry_tchanka', '33rd Cavalry', '33-й кавалерийский полк'),
			u('cavalry', '34th Cavalry', '34-й кавалерийский полк'),
			u('battery_field', 'Horse artillery', 'Конно-артиллерийский дивизион')
		] }]
	},
	{
		key: 'kotovsky', faction: 'red', name: ['Kotovsky’s Cavalry Brigade', 'Кавалерийская бригада Котовского'],
		when: words.kotovsky, known: 'rebuilt', source: ENCYCLOPAEDIA,
		commands: [{ officer: ['Brig. Cdr. Grigory Kotovsky', 'Комбриг Григорий Котовский'], units: [
			u('cavalry_tchanka', '1st Kotovsky Cavalry', '1-й кавалерийский полк Котовского', { with: ['banner'] }),
			u('cavalry_tchanka', '2nd Kotovsky Cavalry', '2-й кавалерийский полк Котовского'),
			u('cavalry', 'Mounted scouts', 'Конная разведка'),
			u('section', 'Horse battery', 'Конная батарея')
		] }]
	},
	{
		key: 'blyukher', faction: 'red', name: ['51st Rifle Division', '51-я стрелковая дивизия'],
		when: words.blyukher, known: 'named', source: ENCYCLOPAEDIA,
		commands: [{ officer: ['Div. Cdr. Vasily Blyukher', 'Начдив Василий Блюхер'], units: [
			u('infantry_lmg', 'Assault and Fire Brigade', 'Ударно-огневая бригада', { with: ['banner', 'petrol_bombs'] }),
			u('infantry_hmg', '453rd Rifles', '453-й стрелковый полк'),
			u('infantry', '455th Rifles', '455-й стрелковый полк', { with: ['commissar'] }),
			u('infantry_hmg', '456th Rifles', '456-й стрелковый полк'),
			u('machine_guns', 'Assault machine guns', 'Пулемёты ударной группы'),
			u('battery_field', 'Light artillery', 'Лёгкий артдивизион'),
			u('battery_medium', 'Howitzer battery', 'Гаубичная батарея')
		] }]
	},
	{
		key: 'gryaznov', faction: 'red', name: ['30th Rifle Division', '30-я стрелковая дивизия'],
		when: words.gryaznov, known: 'rebuilt', source: ENCYCLOPAEDIA,
		commands: [{ officer: ['Div. Cdr. Ivan Gryaznov', 'Начдив Иван Грязнов'], units: [
			u('infantry_lmg', 'Malyshev Workers’ Regiment', 'Рабочий полк имени Малышева', { with: ['banner'] }),
			u('infantry_hmg', 'Bogoyavlensk Regiment', 'Богоявленский полк'),
			u('infantry', 'Beloretsk Regiment', 'Белорецкий полк', { with: ['commissar'] }),
			u('infantry', 'Krasnoufimsk Regiment', 'Красноуфимский полк'),
			u('battery_field', 'Light artillery', 'Лёгкий артдивизион')
		] }]
	},
	{
		key: 'dybenko', faction: 'red', name: ['Combined Division', 'Сводная дивизия'],
		when: words.dybenko, known: 'named', source: 'P. Avrich, Kronstadt 1921',
		commands: [
			{ officer: ['Div. Cdr. Pavel Dybenko', 'Начдив Павел Дыбенко'], units: [
				u('infantry_hmg', '95th Rifles, 32nd Brigade', '95-й полк 32-й бригады', { with: ['commissar'] }),
				u('infantry', '499th Rifles, 167th Brigade', '499-й полк 167-й бригады'),
				u('infantry_lmg', 'Delegates of the Tenth Congress', 'Делегаты X съезда', { with: ['banner'] }),
				u('battery_heavy', 'Shore batteries', 'Береговые батареи')
			] },
			{ officer: ['Brig. Cdr. Ivan Fedko', 'Комбриг Иван Федько'], units: [
				u('infantry', '559th Rifles, 187th Brigade', '559-й полк 187-й бригады'),
				u('infantry', '561st Rifles, 187th Brigade', '561-й полк 187-й бригады', { poor: true })
			] }
		]
	}
];
