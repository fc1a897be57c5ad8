import { words } from '../../words/en/scenarios/packages.ts';
import { packed as u, type Package } from './package.ts';

const VOLKOV = 'С. В. Волков, Белое движение: энциклопедия Гражданской войны';
const RODZYANKO = 'А. П. Родзянко, Воспоминания о Северо-Западной армии';

/** Commands of the White armies and of the Cossacks, by the year in which they fought like this. */
// prettier-ignore
export const WHITE_PACKAGES: readonly Package[] = [
	{
		key: 'iceMarch', faction: 'white', name: ['Volunteer Army, Ice March', 'Добровольческая армия, Ледяной поход'],
		when: words.iceMarch, known: 'named', source: 'А. И. Деникин, Очерки русской смуты, т. 2',
		commands: [
			{ officer: ['Gen. Lavr Kornilov', 'Ген. Лавр Корнилов'], units: [
				u('headquarters', 'Army staff', 'Штаб армии'),
				u('cavalry', '1st Cavalry Regiment', '1-й конный полк')
			] },
			{ officer: ['Lt.-Gen. Sergei Markov', 'Ген.-лейт. Сергей Марков'], units: [
				u('infantry_hmg', 'Officers’ Regiment', 'Офицерский полк', { with: ['banner'] }),
				u('infantry', '1st Kuban Rifles', '1-й Кубанский стрелковый полк'),
				u('section', '1st Battery', '1-я батарея')
			] },
			{ officer: ['Maj.-Gen. Afrikan Bogayevsky', 'Ген.-м. Африкан Богаевский'], units: [
				u('infantry_hmg', 'Kornilov Shock Regiment', 'Корниловский ударный полк', { with: ['banner'] }),
				u('infantry', 'Partisan Regiment', 'Партизанский полк'),
				u('section', '2nd Battery', '2-я батарея')
			] }
		]
	},
	{
		key: 'kappel', faction: 'white', name: ['Volga Corps', 'Волжский корпус'],
		when: words.kappel, known: 'rebuilt', source: 'В. О. Вырыпаев, Каппелевцы',
		commands: [
			{ officer: ['Maj.-Gen. Vladimir Kappel', 'Ген.-м. Владимир Каппель'], units: [
				u('infantry_hmg', '1st Samara Rifles', '1-я Самарская стрелковая дивизия', { with: ['banner'] }),
				u('infantry', '3rd Simbirsk Rifles', '3-я Симбирская стрелковая дивизия'),
				u('infantry', '13th Kazan Rifles', '13-я Казанская стрелковая дивизия', { poor: true }),
				u('battery_field', 'Volga battery', 'Волжская батарея')
			] },
			{ officer: ['Col. Konstantin Nechayev', 'Полк. Константин Нечаев'], units: [
				u('cavalry', 'Volga Cavalry Brigade', 'Волжская кавалерийская бригада')
			] }
		]
	},
	{
		key: 'shkuro', faction: 'cossack', name: ['3rd Kuban Corps', '3-й Кубанский корпус'],
		when: words.shkuro, known: 'named', source: 'А. Г. Шкуро, Записки белого партизана',
		commands: [{ officer: ['Lt.-Gen. Andrei Shkuro', 'Ген.-лейт. Андрей Шкуро'], units: [
			u('cavalry', 'Wolves’ Hundred', 'Волчья сотня', { with: ['banner'] }),
			u('cavalry_tchanka', '1st Khopyor Kuban Cossacks', '1-й Хопёрский полк'),
			u('cavalry', '1st Partisan Kuban Cossacks', '1-й Партизанский полк'),
			u('cavalry', '1st Terek Cossacks', '1-й Терский полк'),
			u('cavalry', '1st Volga Terek Cossacks', '1-й Волгский полк'),
			u('section', 'Kuban horse guns', 'Кубанские конные орудия')
		] }]
	},
	{
		key: 'mamontov', faction: 'cossack', name: ['4th Don Corps', '4-й Донской корпус'],
		when: words.mamontov, known: 'named', source: 'А. С. Кручинин (ред.), Белое движение: исторические портреты',
		commands: [{ officer: ['Lt.-Gen. Konstantin Mamontov', 'Ген.-лейт. Константин Мамонтов'], units: [
			u('cavalry_tchanka', '12th Don Cavalry Division', '12-я Донская конная дивизия', { with: ['banner'] }),
			u('cavalry', '13th Don Cavalry Division', '13-я Донская конная дивизия'),
			u('cavalry', 'Combined Don Division', 'Сводная Донская дивизия'),
			u('infantry_hmg', 'Don Foot', 'Донской пеший полк'),
			u('section', 'Don horse guns', 'Донские конные орудия'),
			u('armoured_car', 'Don armoured car', 'Донской бронеавтомобиль')
		] }]
	},
	{
		key: 'izhevsk', faction: 'white', name: ['Izhevsk Division', 'Ижевская стрелковая дивизия'],
		when: words.izhevsk, known: 'named', source: 'А. Г. Ефимов, Ижевцы и воткинцы',
		commands: [{ officer: ['Maj.-Gen. Viktorin Molchanov', 'Ген.-м. Викторин Молчанов'], units: [
			u('infantry_hmg', '1st Izhevsk Rifles', '1-й Ижевский стрелковый полк', { with: ['banner'] }),
			u('infantry', '2nd Izhevsk Rifles', '2-й Ижевский стрелковый полк'),
			u('infantry', '3rd Izhevsk Rifles', '3-й Ижевский стрелковый полк'),
			u('cavalry', 'Izhevsk Cavalry', 'Ижевский конный полк'),
			u('battery_field', 'Izhevsk battery', 'Ижевская батарея')
		] }]
	},
	{
		key: 'lbishchensk', faction: 'cossack', name: ['Lbishchensk Raid', 'Лбищенский рейд'],
		when: words.lbishchensk, known: 'rebuilt', source: 'Л. Л. Масянов, Гибель Уральского казачьего войска',
		commands: [
			{ officer: ['Col. Nikolai Borodin', 'Полк. Николай Бородин'], units: [
				u('cavalry', 'Ural Cossacks, left column', 'Уральские казаки, левая колонна'),
				u('infantry', 'Peasant volunteers', 'Крестьяне-добровольцы'),
				u('section', 'Ural horse guns', 'Уральские конные орудия')
			] },
			{ officer: ['Col. Timofei Sladkov', 'Полк. Тимофей Сладков'], units: [
				u('cavalry_tchanka', 'Ural Cossacks, right column', 'Уральские казаки, правая колонна'),
				u('cavalry', 'Ural Cossacks, reserve', 'Уральские казаки, резерв')
			] }
		]
	},
	{
		key: 'northwest', faction: 'white', name: ['2nd Division, Northwestern Army', '2-я дивизия Северо-Западной армии'],
		when: words.northwest, known: 'named', source: RODZYANKO,
		commands: [
			{ officer: ['Maj.-Gen. Mikhail Yaroslavtsev', 'Ген.-м. Михаил Ярославцев'], units: [
				u('infantry_hmg', '5th Ostrov', '5-й Островский полк'),
				u('infantry', '7th Ural', '7-й Уральский полк', { with: ['priest'] }),
				u('infantry', '8th Semyonov', '8-й Семёновский полк'),
				u('tank_male', 'First Aid', '«Первая помощь»', { faction: 'british', own: 'First Aid' }),
				u('section', 'Light guns', 'Лёгкие орудия')
			] },
			{ officer: ['Maj.-Gen. Boris Permikin', 'Ген.-м. Борис Пермикин'], units: [
				u('infantry_lmg', '6th Talabsk', '6-й Талабский полк', { with: ['banner'] })
			] }
		]
	},
	{
		key: 'lieven', faction: 'white', name: ['5th (Lieven) Division', '5-я Ливенская дивизия'],
		when: words.lieven, known: 'named', source: RODZYANKO,
		commands: [{ officer: ['Col. Klavdy Dydorov', 'Полк. Клавдий Дыдоров'], units: [
			u('infantry_lmg', '17th Libau', '17-й Либавский полк', { with: ['banner'] }),
			u('infantry_hmg', '18th Riga', '18-й Рижский полк'),
			u('infantry', '19th Poltava', '19-й Полтавский полк'),
			u('section', 'Lieven battery', 'Ливенская батарея')
		] }]
	},
	{
		key: 'bermondt', faction: 'white', name: ['Western Volunteer Army', 'Западная добровольческая армия'],
		when: words.bermondt, known: 'rebuilt', source: 'П. М. Авалов, В борьбе с большевизмом',
		commands: [
			{ officer: ['Col. Pavel Bermondt-Avalov', 'Полк. Павел Бермондт-Авалов'], units: [
				u('infantry', '1st Plastun Regiment', '1-й Пластунский полк'),
				u('infantry_hmg', 'Count Keller’s Corps', 'Корпус графа Келлера', { with: ['priest'] })
			] },
			{ officer: ['Maj. Josef Bischoff', 'Майор Йозеф Бишоф'], units: [
				u('infantry_lmg', '1st Kurland, Iron Division', '1-й Курляндский полк Железной дивизии', { faction: 'other', own: '1. Kurländisches Infanterie-Regiment', with: ['banner'] }),
				u('infantry_hmg', '2nd Kurland, Iron Division', '2-й Курляндский полк Железной дивизии', { faction: 'other', own: '2. Kurländisches Infanterie-Regiment' }),
				u('infantry', 'German Legion', 'Немецкий легион', { faction: 'other', own: 'Deutsche Legion' }),
				u('battery_field', 'Iron Division artillery', 'Артиллерия Железной дивизии', { faction: 'other', own: 'Artillerie der Eisernen Division' })
			] }
		]
	},
	{
		key: 'markov', faction: 'white', name: ['Officers’ Markov Division', 'Офицерская генерала Маркова дивизия'],
		when: words.markov, known: 'named', source: 'В. Е. Павлов, Марковцы в боях и походах за Россию',
		commands: [{ officer: ['Lt.-Gen. Nikolai Timanovsky', 'Ген.-лейт. Николай Тимановский'], units: [
			u('infantry_lmg', '1st Officers’ Markov', '1-й Офицерский генерала Маркова полк', { with: ['banner'] }),
			u('infantry_hmg', '2nd Officers’ Markov', '2-й Офицерский генерала Маркова полк', { with: ['priest'] }),
			u('infantry', '3rd Officers’ Markov', '3-й Офицерский генерала Маркова полк'),
			u('infantry', 'Markov Engineers', 'Марковская инженерная рота'),
			u('battery_field', '1st Markov Battery', '1-я Марковская батарея')
		] }]
	},
	{
		key: 'alekseyev', faction: 'white', name: ['Alekseyev Division', 'Алексеевская дивизия'],
		when: words.alekseyev, known: 'named', source: VOLKOV,
		commands: [{ officer: ['Maj.-Gen. Aleksandr Tretyakov', 'Ген.-м. Александр Третьяков'], units: [
			u('infantry_lmg', '1st Alekseyev Partisans', '1-й Партизанский генерала Алексеева полк', { with: ['banner'] }),
			u('infantry_hmg', '2nd Alekseyev Partisans', '2-й Партизанский генерала Алексеева полк', { with: ['priest'] }),
			u('cavalry', 'Alekseyev Horse', 'Алексеевский конный полк'),
			u('battery_field', 'Alekseyev Battery', 'Алексеевская батарея')
		] }]
	},
	{
		key: 'slashchev', faction: 'white', name: ['Slashchev’s Crimean Corps', 'Крымский корпус Слащёва'],
		when: words.slashchev, known: 'named', source: 'Я. А. Слащов, Крым в 1920 г.',
		commands: [{ officer: ['Maj.-Gen. Yakov Slashchev', 'Ген.-м. Яков Слащёв'], units: [
			u('infantry_hmg', '13th Infantry Division', '13-я пехотная дивизия'),
			u('infantry', '34th Infantry Division', '34-я пехотная дивизия'),
			u('infantry', 'Slavyansk Regiment', 'Славянский полк'),
			u('cavalry_tchanka', 'Morozov’s Don Brigade', 'Донская бригада Морозова', { faction: 'cossack' }),
			u('cavalry', 'Corps escort', 'Конвой командира корпуса', { with: ['banner'] }),
			u('battery_field', 'Corps artillery', 'Корпусная артиллерия')
		] }]
	},
	{
		key: 'kornilov', faction: 'white', name: ['Kornilov Shock Division', 'Корниловская ударная дивизия'],
		when: words.kornilov, known: 'named', source: 'М. Н. Левитов, Материалы для истории Корниловского ударного полка',
		commands: [{ officer: ['Maj.-Gen. Nikolai Skoblin', 'Ген.-м. Николай Скоблин'], units: [
			u('infantry_lmg', '1st Kornilov Shock', '1-й Корниловский ударный полк', { with: ['banner'] }),
			u('infantry_hmg', '2nd Kornilov Shock', '2-й Корниловский ударный полк', { with: ['priest'] }),
			u('infantry_gun', '3rd Kornilov Shock', '3-й Корниловский ударный полк'),
			u('machine_guns', 'Kornilov Machine Guns', 'Корниловская пулемётная команда'),
			u('battery_field', 'Kornilov Battery', 'Корниловская батарея')
		] }]
	},
	{
		key: 'drozdovsky', faction: 'white', name: ['Drozdovsky Rifle Division', 'Дроздовская стрелковая дивизия'],
		when: words.drozdovsky, known: 'named', source: 'А. В. Туркул, Дроздовцы в огне',
		commands: [{ officer: ['Maj.-Gen. Anton Turkul', 'Ген.-м. Антон Туркул'], units: [
			u('infantry_lmg', '1st Drozdovsky Rifles', '1-й Дроздовский стрелковый полк', { with: ['banner'] }),
			u('infantry_hmg', '2nd Drozdovsky Rifles', '2-й Дроздовский стрелковый полк'),
			u('infantry', '3rd Drozdovsky Rifles', '3-й Дроздовский стрелковый полк', { with: ['priest'] }),
			u('machine_guns', 'Drozdovsky Machine Guns', 'Дроздовская пулемётная команда'),
			u('battery_field', 'Drozdovsky Battery', 'Дроздовская батарея')
		] }]
	},
	{
		key: 'ulagay', faction: 'cossack', name: ['Kuban Landing', 'Кубанский десант'],
		when: words.ulagay, known: 'named', source: VOLKOV,
		commands: [
			{ officer: ['Lt.-Gen. Sergei Ulagay', 'Ген.-лейт. Сергей Улагай'], units: [
				u('headquarters', 'Staff of the landing', 'Штаб десанта'),
				u('battery_field', 'Kuban battery', 'Кубанская батарея')
			] },
			{ officer: ['Lt.-Gen. Nikolai Babiyev', 'Ген.-лейт. Николай Бабиев'], units: [
				u('cavalry_tchanka', '1st Kuban Cossack Division', '1-я Кубанская казачья дивизия', { with: ['banner'] })
			] },
			{ officer: ['Lt.-Gen. Boris Kazanovich', 'Ген.-лейт. Борис Казанович'], units: [
				u('infantry_lmg', 'Alekseyev Infantry Regiment', 'Алексеевский пехотный полк', { faction: 'white', with: ['banner'] }),
				u('infantry_hmg', '1st Kuban Rifles', '1-й Кубанский стрелковый полк'),
				u('infantry', 'Konstantinovsky Cadets', 'Юнкера Константиновского училища', { faction: 'white' })
			] }
		]
	},
	{
		key: 'ungern', faction: 'white', name: ['Asiatic Cavalry Division', 'Азиатская конная дивизия'],
		when: words.ungern, known: 'rebuilt', source: 'С. Л. Кузьмин, История барона Унгерна',
		commands: [
			{ officer: ['Lt.-Gen. Roman von Ungern', 'Ген.-лейт. Роман фон Унгерн'], units: [
				u('cavalry', '1st Cavalry Regiment', '1-й конный полк'),
				u('cavalry', 'Tibetan Hundred', 'Тибетская сотня', { with: ['banner'] }),
				u('battery_light', 'Mountain battery', 'Горная батарея')
			] },
			{ officer: ['Maj.-Gen. Boris Rezukhin', 'Ген.-м. Борис Резухин'], units: [
				u('cavalry', 'Annenkov Cavalry', 'Анненковский конный полк'),
				u('cavalry', 'Mongol horse', 'Монгольская конница', { faction: 'other', poor: true })
			] }
		]
	}
];
