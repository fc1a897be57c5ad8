import { words } from '../../words/en/scenarios/packages.ts';
import { packed as u, type Package } from './package.ts';

const ANTONOV_OVSEYENKO = 'В. А. Антонов-Овсеенко, Записки о гражданской войне';
const BELASH = 'А. В. Белаш, В. Ф. Белаш, Дороги Нестора Махно';
const LANDIS = 'E. C. Landis, Bandits and Partisans: The Antonov Movement in the Russian Civil War';

/** Commands of peasants in arms, of Makhno’s insurgents and of the Ukrainian People’s Republic. */
// prettier-ignore
export const GREEN_PACKAGES: readonly Package[] = [
	{
		key: 'bolbochan', faction: 'ukrainian', name: ['Bolbochan’s Crimean Group', 'Крымская группа Болбочана', 'Кримська група Болбочана'],
		when: words.bolbochan, known: 'named', source: 'В. Петрів, Спомини з часів української революції',
		commands: [
			{ officer: ['Lt.-Col. Petro Bolbochan', 'Подполк. Пётр Болбочан'], units: [
				u('infantry_hmg', '2nd Zaporozhian Regiment', '2-й Запорожский полк', { own: '2-й Запорізький полк', with: ['banner'] }),
				u('armoured_car', 'Armoured car', 'Броневик', { own: 'Панцирник' }),
				u('armoured_train', 'Armoured train', 'Бронепоезд', { own: 'Панцирний потяг' })
			] },
			{ officer: ['Col. Vsevolod Petriv', 'Полк. Всеволод Петров'], units: [
				u('cavalry_tchanka', 'Hordiienko Cavalry', 'Конный полк имени Гордиенко', { own: 'Кінний полк імені Костя Гордієнка' })
			] }
		]
	},
	{
		key: 'sich', faction: 'ukrainian', name: ['Sich Riflemen', 'Сечевые стрельцы', 'Січові стрільці'],
		when: words.sich, known: 'rebuilt', source: 'Золоті ворота: Історія Січових Стрільців (Львів, 1937)',
		commands: [
			{ officer: ['Col. Yevhen Konovalets', 'Полк. Евгений Коновалец'], units: [
				u('infantry_hmg', 'Sich Riflemen, 1st battalion', 'Сечевые стрельцы, 1-й курень', { own: 'Січові стрільці, 1-й курінь', with: ['banner'] }),
				u('battery_field', 'Sich Field Battery', 'Батарея Сечевых стрельцов', { own: 'Гарматна батарея СС' })
			] },
			{ officer: ['Capt. Roman Sushko', 'Сотник Роман Сушко'], units: [
				u('infantry_lmg', 'Sushko’s company', 'Сотня Сушко', { own: 'Сотня Сушка' }),
				u('machine_guns', 'Sich machine guns', 'Пулемётная сотня', { own: 'Скорострільна сотня' }),
				u('infantry', 'Black Sea Kish', 'Черноморский кош', { own: 'Чорноморський кіш' })
			] }
		]
	},
	{
		key: 'makhnoBrigade', faction: 'black', name: ['3rd Trans-Dnieper Brigade', '3-я Заднепровская бригада'],
		when: words.makhnoBrigade, known: 'named', source: BELASH,
		commands: [{ officer: ['Brig. Cdr. Nestor Makhno', 'Комбриг Нестор Махно'], units: [
			u('infantry_hmg', '7th Trans-Dnieper Regiment', '7-й Заднепровский полк', { with: ['banner'] }),
			u('infantry', '8th Trans-Dnieper Regiment', '8-й Заднепровский полк'),
			u('infantry', '9th Greek Regiment', '9-й Греческий полк'),
			u('cavalry_tchanka', 'Brigade cavalry', 'Конница бригады'),
			u('section', 'Brigade guns', 'Орудия бригады'),
			u('armoured_train', 'Spartak', '«Спартак»')
		] }]
	},
	{
		key: 'grigoriev', faction: 'green', name: ['Grigoriev’s Insurgents', 'Повстанцы Григорьева'],
		when: words.grigoriev, known: 'rebuilt', source: ANTONOV_OVSEYENKO,
		commands: [{ officer: ['Ataman Nikifor Grigoriev', 'Атаман Никифор Григорьев'], units: [
			u('infantry_hmg', 'Verblyuzhka Regiment', 'Верблюжский полк', { with: ['banner'] }),
			u('infantry', 'Kherson Regiment', 'Херсонский полк'),
			u('infantry', 'Village insurgents', 'Сельские повстанцы', { poor: true }),
			u('cavalry_tchanka', 'Grigoriev’s horse', 'Конница Григорьева'),
			u('battery_field', 'Captured guns', 'Трофейные орудия'),
			u('armoured_train', 'Armoured train', 'Бронепоезд')
		] }]
	},
	{
		key: 'peregonovka', faction: 'black', name: ['Insurgent Army', 'Повстанческая армия'],
		when: words.peregonovka, known: 'rebuilt', source: 'П. А. Аршинов, История махновского движения',
		commands: [
			{ officer: ['Batko Nestor Makhno', 'Батька Нестор Махно'], units: [
				u('cavalry_tchanka', 'Batko’s Hundred', 'Батькина сотня', { with: ['banner'] }),
				u('infantry_hmg', '1st Donets Corps', '1-й Донецкий корпус'),
				u('infantry', '2nd Azov Corps', '2-й Азовский корпус'),
				u('battery_field', 'Insurgent Battery', 'Повстанческая батарея')
			] },
			{ officer: ['Fedir Shchus', 'Феодосий Щусь'], units: [
				u('cavalry_tchanka', 'Shchus’s Horse', 'Конница Щуся'),
				u('cavalry_tchanka', 'Kozhin’s machine guns', 'Пулемётный полк Кожина')
			] }
		]
	},
	{
		key: 'altai', faction: 'green', name: ['Altai Partisan Army', 'Алтайская партизанская армия'],
		when: words.altai, known: 'named', source: 'Я. П. Жигалин, Партизанские отряды занимали города',
		commands: [
			{ officer: ['Commander Yefim Mamontov', 'Главком Ефим Мамонтов'], units: [
				u('infantry_hmg', '2nd Slavgorod', '2-й Славгородский полк'),
				u('infantry', '4th Partisan Regiment', '4-й партизанский полк'),
				u('infantry', '5th Partisan Regiment', '5-й партизанский полк'),
				u('cavalry', '6th Kulunda', '6-й Кулундинский полк')
			] },
			{ officer: ['Regt. Cdr. Fyodor Kolyado', 'Командир полка Фёдор Колядо'], units: [
				u('infantry', '7th Red Eagles', '7-й полк «Красных орлов»', { with: ['banner'] })
			] }
		]
	},
	{
		key: 'winter', faction: 'ukrainian', name: ['First Winter Campaign', 'Первый зимний поход', 'Перший зимовий похід'],
		when: words.winter, known: 'named', source: 'М. Омелянович-Павленко, Зимовий похід',
		commands: [
			{ officer: ['Gen. Mykhailo Omelianovych-Pavlenko', 'Ген. Михаил Омельянович-Павленко'], units: [
				u('infantry_hmg', 'Zaporozhian Division', 'Запорожская дивизия', { own: 'Запорізька дивізія', with: ['banner'] }),
				u('infantry', 'Kiev Division', 'Киевская дивизия', { own: 'Київська дивізія' }),
				u('infantry', 'Volhynian Division', 'Волынская дивизия', { own: 'Волинська дивізія' })
			] },
			{ officer: ['Col. Petro Dyachenko', 'Полк. Пётр Дьяченко'], units: [
				u('cavalry_tchanka', 'Black Zaporozhians', 'Чёрные запорожцы', { own: 'Чорні запорожці', with: ['banner'] })
			] }
		]
	},
	{
		key: 'voronovich', faction: 'green', name: ['Sochi Peasant Militia', 'Сочинское крестьянское ополчение'],
		when: words.voronovich, known: 'rebuilt', source: 'Н. В. Воронович, Меж двух огней: записки зелёного',
		commands: [{ officer: ['Commander Nikolai Voronovich', 'Командующий Николай Воронович'], units: [
			u('infantry', '1st Militia Company', '1-я рота ополчения'),
			u('infantry_hmg', '2nd Militia Company', '2-я рота ополчения'),
			u('infantry', 'Mountain villages', 'Ополчение горных сёл'),
			u('infantry', 'Deserters', 'Дезертиры', { poor: true }),
			u('section', 'Captured gun', 'Трофейное орудие')
		] }]
	},
	{
		key: 'karetnik', faction: 'black', name: ['Makhnovists in the Crimea', 'Крымская группа махновцев'],
		when: words.karetnik, known: 'named', source: BELASH,
		commands: [
			{ officer: ['Semyon Karetnik', 'Семён Каретник'], units: [
				u('infantry_hmg', 'Insurgent Infantry', 'Повстанческая пехота', { with: ['banner'] }),
				u('cavalry_tchanka', 'Kozhin’s machine guns', 'Пулемётный полк Кожина'),
				u('section', 'Insurgent guns', 'Повстанческие орудия')
			] },
			{ officer: ['Aleksei Marchenko', 'Алексей Марченко'], units: [
				u('cavalry_tchanka', 'Marchenko’s Horse', 'Конница Марченко'),
				u('cavalry', 'Mounted insurgents', 'Конные повстанцы')
			] }
		]
	},
	{
		key: 'kolesnikov', faction: 'green', name: ['Kolesnikov’s Division', 'Дивизия Колесникова'],
		when: words.kolesnikov, known: 'named', source: LANDIS,
		commands: [{ officer: ['Ivan Kolesnikov', 'Иван Колесников'], units: [
			u('infantry_hmg', 'Staraya Kalitva Regiment', 'Старокалитвенский полк', { with: ['banner'] }),
			u('infantry', 'Novaya Kalitva Regiment', 'Новокалитвенский полк'),
			u('infantry', 'Derezovka Regiment', 'Дерезовский полк'),
			u('cavalry', 'Kolesnikov’s horse', 'Конница Колесникова'),
			u('section', 'Captured gun', 'Трофейное орудие')
		] }]
	},
	{
		key: 'antonov', faction: 'green', name: ['Tambov Partisan Army', 'Партизанская армия Тамбовского края'],
		when: words.antonov, known: 'rebuilt', source: LANDIS,
		commands: [
			{ officer: ['Aleksandr Antonov', 'Александр Антонов'], units: [
				u('cavalry_tchanka', 'Antonov’s Special Regiment', 'Особый полк Антонова', { with: ['banner'] }),
				u('section', 'Captured three-inch gun', 'Трофейная трёхдюймовка')
			] },
			{ officer: ['Pyotr Tokmakov', 'Пётр Токмаков'], units: [
				u('infantry_hmg', 'Kamenka Partisans', 'Каменский партизанский полк'),
				u('infantry', 'Pakhotny Ugol Partisans', 'Пахотно-Угловский полк'),
				u('cavalry', 'Mounted partisans', 'Конные партизаны')
			] }
		]
	}
];
