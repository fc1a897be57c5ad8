import type { Faction, NameList } from '../types.ts';

/** Formations and officers of the Russian and Ukrainian sides, 1918 to 1921. Our own selection. */
// prettier-ignore
export const RUSSIAN_NAMES: Partial<Readonly<Record<Faction, NameList>>> = {
	red: {
		units: {
			infantry: [
				['6th Latvian Rifles', '6-й Латышский стрелковый полк'],
				['5th Zemgale Latvian Rifles', '5-й Земгальский латышский полк'],
				['Kronstadt Sailors', 'Кронштадтские матросы'],
				['Putilov Red Guards', 'Красная гвардия Путиловского завода'],
				['Stenka Razin Regiment', 'Полк имени Стеньки Разина'],
				['Pugachev Regiment', 'Полк имени Емельяна Пугачёва'],
				['Domashki Regiment', 'Домашкинский полк'],
				['220th Ivanovo-Voznesensk', '220-й Иваново-Вознесенский полк'],
				['1st Moscow Workers', '1-й Московский рабочий полк'],
				['Petrograd Cadets', 'Петроградские курсанты'],
				['Bohun Regiment', 'Богунский полк'],
				['Tarashcha Regiment', 'Таращанский полк'],
				['Red Eagles Regiment', 'Полк Красных Орлов'],
				['Estonian Rifles', 'Эстонский стрелковый полк'],
				['Iron Division Rifles', 'Железная дивизия'],
				['International Regiment', 'Интернациональный полк'],
				['Tambov Conscripts', 'Тамбовские призывники']
			],
			cavalry: [
				['19th Manych Cavalry', '19-й Манычский кавалерийский полк'],
				['Chervonny Cossacks', 'Червонное казачество'],
				['Kotovsky Brigade', 'Бригада Котовского'],
				['Red Don Cossacks', 'Красные донские казаки'],
				['Garibaldi Horse', 'Кавалерийский полк имени Гарибальди'],
				['Petrograd Red Hussars', 'Петроградские красные гусары']
			],
			machine_guns: [
				['Latvian Machine Guns', 'Латышская пулемётная команда'],
				['Sailors’ Machine Guns', 'Матросская пулемётная команда'],
				['Workers’ Machine Guns', 'Рабочая пулемётная команда']
			],
			battery: [
				['1st Latvian Battery', '1-я Латышская батарея'],
				['Putilov Battery', 'Путиловская батарея'],
				['Sailors’ Battery', 'Матросская батарея'],
				['2nd Light Division', '2-й лёгкий артиллерийский дивизион']
			],
			tank: [['Freedom Fighter Comrade Lenin', 'Борец за свободу тов. Ленин'], ['Paris Commune', 'Парижская коммуна'], ['Proletariat', 'Пролетариат']],
			armoured_car: [['Lieutenant Schmidt', 'Лейтенант Шмидт'], ['Enemy of Capital', 'Враг капитала'], ['Ilyich', 'Ильич']],
			armoured_train: [['Chernomorets', 'Черноморец'], ['Red Sormovo', 'Красное Сормово'], ['Lenin No. 6', 'Имени Ленина № 6']],
			ship: [['Vanya the Communist', 'Ваня-коммунист'], ['Gunboat Olga', 'Канонерская лодка «Ольга»']],
			wagon: [['Ammunition carts', 'Патронные повозки'], ['Requisition column', 'Продотряд']],
			headquarters: [['Staff train', 'Штабной поезд'], ['Revolutionary Military Council', 'Реввоенсовет']]
		},
		officers: ['Vasily Chapayev', 'Jukums Vācietis', 'Vasily Blyukher', 'Nikolai Shchors', 'Ieronim Uborevich', 'Robert Eideman', 'Semyon Budyonny', 'Filipp Mironov', 'Boris Dumenko', 'Grigory Kotovsky', 'Vitovt Putna', 'Iona Yakir', 'Vitaly Primakov', 'Pavel Dybenko', 'Anton Martusevich'],
		forces: [['Latvian Rifle Division', 'Латышская стрелковая дивизия', 'Anton Martusevich'], ['25th Rifle Division', '25-я стрелковая дивизия'], ['Volga Flotilla landing', 'Десант Волжской флотилии', 'Fyodor Raskolnikov'], ['1st Ukrainian Soviet Division', '1-я Украинская советская дивизия', 'Nikolai Shchors']]
	},
	white: {
		units: {
			infantry: [
				['1st Drozdovsky', '1-й Дроздовский полк'],
				['2nd Drozdovsky', '2-й Дроздовский полк'],
				['1st Kornilov Shock', '1-й Корниловский ударный полк'],
				['2nd Kornilov Shock', '2-й Корниловский ударный полк'],
				['1st Officers’ Markov', '1-й Офицерский генерала Маркова полк'],
				['Markov Battalion', 'Марковский батальон'],
				['Alekseyev Partisans', 'Партизанский генерала Алексеева полк'],
				['Samur Regiment', 'Самурский полк'],
				['Izhevsk Workers', 'Ижевская стрелковая дивизия'],
				['Votkinsk Rifles', 'Воткинский стрелковый полк'],
				['Kappel’s Volga Rifles', 'Волжские стрелки Каппеля'],
				['Composite Guards', 'Сводно-гвардейский полк'],
				['Simferopol Officers', 'Симферопольский офицерский полк'],
				['Lieven’s Detachment', 'Ливенский отряд'],
				['Cadets of the Konstantinovsky School', 'Юнкера Константиновского училища'],
				['Siberian Conscripts', 'Сибирские мобилизованные']
			],
			cavalry: [
				['2nd Drozdovsky Horse', '2-й конный генерала Дроздовского полк'],
				['Alekseyev Horse', 'Алексеевский конный полк'],
				['Cuirassier Squadron', 'Кирасирский эскадрон'],
				['Ingermanland Hussars', 'Ингерманландский гусарский полк'],
				['Circassian Horse', 'Черкесский конный полк']
			],
			machine_guns: [
				['Kornilov Machine Guns', 'Корниловская пулемётная команда'],
				['Markov Machine Guns', 'Марковская пулемётная рота'],
				['Drozdovsky Machine Guns', 'Дроздовская пулемётная команда']
			],
			battery: [
				['Kornilov Field Battery', 'Корниловская батарея'],
				['1st Markov Battery', '1-я Марковская батарея'],
				['Drozdovsky Howitzers', 'Дроздовская гаубичная батарея'],
				['2nd Kama Battery', '2-я Камская батарея']
			],
			tank: [['General Skobelev', 'Генерал Скобелев'], ['Field Marshal Suvorov', 'Фельдмаршал Суворов'], ['Great Russia', 'Великая Россия'], ['Russian Bogatyr', 'Русский богатырь']],
			armoured_car: [['Drozdovets', 'Дроздовец'], ['Verny', 'Верный'], ['General Kornilov', 'Генерал Корнилов'], ['Doblestny', 'Доблестный']],
			armoured_train: [['Yedinaya Rossiya', 'Единая Россия'], ['Ofitser', 'Офицер'], ['General Alekseyev', 'Генерал Алексеев'], ['Dmitry Donskoy', 'Дмитрий Донской']],
			ship: [['Armed steamer Strazh', 'Вооружённый пароход «Страж»']],
			wagon: [['Baggage train', 'Обоз'], ['Ammunition column', 'Парковая колонна']],
			headquarters: [['Corps staff', 'Штаб корпуса'], ['Staff carriage', 'Штабной вагон']]
		},
		officers: ['Maj.-Gen. Vitkovsky', 'Col. Skoblin', 'Col. Turkul', 'Lt.-Gen. Kutepov', 'Maj.-Gen. Kappel', 'Maj.-Gen. Timanovsky', 'Col. von Manstein', 'Maj.-Gen. Molchanov', 'Col. Peshnya', 'Maj.-Gen. Slashchev', 'Maj.-Gen. Ulagay', 'Capt. Petersen', 'Col. Fedoseyev', 'Lt.-Col. Levitov'],
		forces: [['1st Army Corps', '1-й армейский корпус', 'Lt.-Gen. Kutepov'], ['Volunteer Army vanguard', 'Авангард Добровольческой армии'], ['2nd Ufa Corps', '2-й Уфимский корпус'], ['Northwestern Army', 'Северо-Западная армия']]
	},
	cossack: {
		units: {
			infantry: [['Kuban Plastuns', 'Кубанские пластуны'], ['Don Foot', 'Донской пеший полк'], ['Terek Plastuns', 'Терские пластуны']],
			cavalry: [
				['Gundorovsky St George Regiment', 'Гундоровский Георгиевский полк'],
				['1st Uman Kuban Cossacks', '1-й Уманский полк'],
				['1st Labinsk Kuban Cossacks', '1-й Лабинский полк'],
				['Wolves’ Hundred', 'Волчья сотня'],
				['Ataman’s Lifeguards', 'Лейб-гвардии Атаманский полк'],
				['1st Orenburg Cossacks', '1-й Оренбургский казачий полк'],
				['Ural Cossack Hundred', 'Уральская казачья сотня']
			],
			machine_guns: [['Don Machine Guns', 'Донская пулемётная команда']],
			battery: [['4th Don Horse Battery', '4-я Донская конная батарея'], ['Kuban Horse Battery', 'Кубанская конная батарея']],
			armoured_train: [['Ataman Samsonov', 'Атаман Самсонов'], ['Azovets', 'Азовец']]
		},
		officers: ['Gen. Mamontov', 'Gen. Shkuro', 'Gen. Pokrovsky', 'Gen. Babiyev', 'Ataman Dutov', 'Gen. Naumenko', 'Col. Chernetsov', 'Gen. Guselshchikov'],
		forces: [['4th Don Corps', '4-й Донской корпус'], ['Kuban Cavalry Corps', 'Кубанский конный корпус', 'Gen. Shkuro']]
	},
	green: {
		units: {
			infantry: [['Kamenka Partisans', 'Каменский партизанский полк'], ['Pakhotny Ugol Band', 'Отряд Пахотного Угла'], ['Sochi Peasant Militia', 'Сочинское крестьянское ополчение'], ['Deserters of the Forest', 'Лесные дезертиры'], ['Village self-defence', 'Сельская самооборона']],
			cavalry: [['Antonov’s Special Regiment', 'Особый полк Антонова'], ['Mounted Scouts', 'Конная разведка']],
			machine_guns: [['Captured Maxims', 'Трофейные «максимы»']],
			battery: [['Captured three-inch gun', 'Трофейная трёхдюймовка']]
		},
		officers: ['Aleksandr Antonov', 'Pyotr Tokmakov', 'Nikolai Voronovich', 'Ivan Kolesnikov', 'Vasily Karas', 'Ivan Ishin'],
		forces: [['Tambov Partisan Army', 'Партизанская армия Тамбовского края'], ['Black Sea Greens', 'Черноморские зелёные']]
	},
	black: {
		units: {
			infantry: [['1st Donets Insurgents', '1-й Донецкий повстанческий полк'], ['Gulyai-Pole Foot', 'Гуляйпольский пехотный полк'], ['Azov Insurgents', 'Азовский повстанческий полк'], ['2nd Crimean Insurgents', '2-й Крымский повстанческий полк']],
			cavalry: [['Shchus’s Horse', 'Конница Щуся'], ['Kurylenko’s Horse', 'Конница Куриленко'], ['Batko’s Hundred', 'Сотня батьки Махно']],
			machine_guns: [['Kozhin’s Tchankas', 'Пулемётный полк Фомы Кожина']],
			battery: [['Insurgent Battery', 'Повстанческая батарея']],
			armoured_train: [['Freedom or Death', 'Свобода или смерть']]
		},
		officers: ['Nestor Makhno', 'Fedir Shchus', 'Semen Karetnyk', 'Vasyl Kurylenko', 'Foma Kozhin', 'Petro Petrenko', 'Viktor Bilash'],
		forces: [['Insurgent Army', 'Повстанческая армия'], ['Gulyai-Pole Detachment', 'Гуляйпольский отряд']]
	},
	ukrainian: {
		units: {
			infantry: [['Sich Riflemen', 'Січові стрільці'], ['Zaporozhian Foot', 'Запорізький піший полк'], ['Galician Brigade', 'Бригада УГА'], ['Bluecoats', 'Сині жупани'], ['Greycoats', 'Сірожупанники']],
			cavalry: [['Black Zaporozhians', 'Чорні запорожці'], ['Mazepa Horse', 'Кінний полк імені Мазепи'], ['Maksym Zalizniak Horse', 'Кінний полк імені Залізняка']],
			battery: [['Sich Field Battery', 'Гарматна батарея СС']],
			armoured_car: [['Free Ukraine', 'Вільна Україна']],
			armoured_train: [['For a Free Ukraine', 'За вільну Україну'], ['Sich Rifleman', 'Січовий стрілець']]
		},
		officers: ['Yevhen Konovalets', 'Petro Bolbochan', 'Petro Dyachenko', 'Vsevolod Petriv', 'Oleksandr Udovychenko', 'Roman Sushko'],
		forces: [['Zaporozhian Corps', 'Запорізький корпус'], ['Sich Corps', 'Корпус Січових стрільців']]
	}
};
