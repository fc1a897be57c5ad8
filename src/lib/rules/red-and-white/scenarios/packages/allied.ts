import { words } from '../../words/en/scenarios/packages.ts';
import { packed as u, type Package } from './package.ts';

const IRONSIDE = 'E. Ironside, Archangel 1918–1919';
const WRIGHT = 'D. Wright, Churchill’s Secret War with Lenin';
const MOORE =
	'J. R. Moore, H. H. Mead, L. E. Jahns, The History of the American Expedition Fighting the Bolsheviki';
const BRADLEY = 'J. F. N. Bradley, The Czechoslovak Legion in Russia, 1914–1920';
const DAVIES = 'N. Davies, White Eagle, Red Star';

/** Commands of the interventionists, the Czech Legion and the Poles. */
// prettier-ignore
export const ALLIED_PACKAGES: readonly Package[] = [
	{
		key: 'hussite', faction: 'czech', name: ['1st Hussite Division', '1-я Гуситская дивизия', '1. husitská střelecká divize'],
		when: words.hussite, known: 'named', source: BRADLEY,
		commands: [
			{ officer: ['Col. Stanislav Čeček', 'Полк. Станислав Чечек'], units: [
				u('infantry_hmg', '4th Prokop the Great', '4-й полк Прокопа Великого', { own: '4. střelecký pluk Prokopa Velikého' }),
				u('battery_field', 'Legion artillery', 'Артиллерия легиона', { own: 'Dělostřelectvo legie' }),
				u('armoured_train', 'Orlík', '«Орлик»', { own: 'Orlík' })
			] },
			{ officer: ['Lt. Josef Švec', 'Поручик Йозеф Швец'], units: [
				u('infantry_lmg', '1st Jan Hus Regiment', '1-й полк Яна Гуса', { own: '1. střelecký pluk Mistra Jana Husi', with: ['banner'] })
			] }
		]
	},
	{
		key: 'gajda', faction: 'czech', name: ['Gajda’s Eastern Group', 'Восточная группа Гайды', 'Východní skupina'],
		when: words.gajda, known: 'rebuilt', source: BRADLEY,
		commands: [
			{ officer: ['Col. Radola Gajda', 'Полк. Радола Гайда'], units: [
				u('infantry_hmg', '7th Tatra', '7-й Татранский полк', { own: '7. střelecký pluk Tatranský', with: ['banner'] }),
				u('armoured_train', 'Armoured train', 'Бронепоезд', { own: 'Obrněný vlak' })
			] },
			{ officer: ['Lt.-Col. Boris Ushakov', 'Подполк. Борис Ушаков'], units: [
				u('infantry', 'Shock company', 'Ударная рота', { own: 'Úderná rota' }),
				u('infantry', 'Barnaul Rifles', 'Барнаульский стрелковый полк', { faction: 'white', own: 'Барнаульский стрелковый полк' }),
				u('section', 'Siberian guns', 'Сибирские орудия', { faction: 'white', own: 'Сибирские орудия' })
			] }
		]
	},
	{
		key: 'elope', faction: 'british', name: ['Elope Force', 'Отряд «Элоуп»'],
		when: words.elope, known: 'rebuilt', source: IRONSIDE,
		commands: [
			{ officer: ['Maj.-Gen. Frederick Poole', 'Ген.-м. Фредерик Пул'], units: [
				u('infantry_hmg', '21st Colonial Battalion', '21-й колониальный батальон', { faction: 'french', own: '21e bataillon colonial' }),
				u('infantry_lmg', 'Royal Marines', 'Королевская морская пехота'),
				u('ship', 'HMS Attentive', 'Крейсер «Аттентив»')
			] },
			{ officer: ['Brig.-Gen. Robert Finlayson', 'Бриг. ген. Роберт Финлейсон'], units: [
				u('infantry_lmg', '2/10th Royal Scots', '2/10-й батальон Королевских шотландцев'),
				u('infantry', 'Polish Legion', 'Польский легион', { faction: 'polish', own: 'Legion Polski' }),
				u('infantry', 'USS Olympia landing party', 'Десант крейсера «Олимпия»', { faction: 'american', own: 'USS Olympia landing party' })
			] }
		]
	},
	{
		key: 'dukhovskaya', faction: 'british', name: ['Ussuri Front Reserve', 'Резерв Уссурийского фронта'],
		when: words.dukhovskaya, known: 'named', source: 'J. Ward, With the Die-Hards in Siberia',
		commands: [{ officer: ['Lt.-Col. John Ward', 'Подполк. Джон Уорд'], units: [
			u('infantry_hmg', '25th Middlesex', '25-й батальон Мидлсекского полка'),
			u('infantry', 'Czech battalion', 'Чешский батальон', { faction: 'czech', own: 'Prapor československých legií' }),
			u('cavalry', 'Ussuri Cossacks', 'Уссурийские казаки', { faction: 'cossack', own: 'Уссурийские казаки' }),
			u('armoured_train', 'HMS Suffolk’s 12-pounders', '12-фунтовки крейсера «Саффолк»')
		] }]
	},
	{
		key: 'csef', faction: 'canadian', name: ['Canadian Siberian Force', 'Канадские силы в Сибири'],
		when: words.csef, known: 'named', source: 'R. MacLaren, Canadians in Russia, 1918–1919',
		commands: [{ officer: ['Maj.-Gen. James Elmsley', 'Ген.-м. Джеймс Элмсли'], units: [
			u('infantry_lmg', '259th Canadian Rifles', '259-й канадский стрелковый батальон'),
			u('infantry_lmg', '260th Canadian Rifles', '260-й канадский стрелковый батальон'),
			u('machine_guns', '20th Machine Gun Company', '20-я пулемётная рота'),
			u('cavalry', 'B Squadron RNWMP', 'Эскадрон «B» конной полиции'),
			u('battery_field', '85th Battery CFA', '85-я батарея канадской артиллерии')
		] }]
	},
	{
		key: 'railway', faction: 'american', name: ['Railway Front', 'Железнодорожный фронт'],
		when: words.railway, known: 'named', source: MOORE,
		commands: [{ officer: ['Maj. J. Brooks Nichols', 'Майор Дж. Брукс Николс'], units: [
			u('infantry_lmg', 'Company I, 339th Infantry', 'Рота «I» 339-го пехотного полка'),
			u('infantry', 'Company L, 339th Infantry', 'Рота «L» 339-го пехотного полка'),
			u('infantry_lmg', 'Company M, 339th Infantry', 'Рота «M» 339-го пехотного полка'),
			u('machine_guns', '339th Machine Gun Company', 'Пулемётная рота 339-го полка'),
			u('infantry', '21st Colonial Battalion', '21-й колониальный батальон', { faction: 'french', own: '21e bataillon colonial' }),
			u('armoured_train', 'Armoured train', 'Бронепоезд')
		] }]
	},
	{
		key: 'toulgas', faction: 'american', name: ['Dvina Column at Toulgas', 'Двинская колонна у Тулгаса'],
		when: words.toulgas, known: 'named', source: MOORE,
		commands: [{ officer: ['Capt. Robert Boyd', 'Капитан Роберт Бойд'], units: [
			u('infantry_lmg', 'Company B, 339th Infantry', 'Рота «B» 339-го пехотного полка'),
			u('infantry_lmg', '2/10th Royal Scots', '2/10-й батальон Королевских шотландцев', { faction: 'british' }),
			u('section', '67th Battery CFA', '67-я батарея канадской артиллерии', { faction: 'canadian' }),
			u('machine_guns', 'Machine gun section', 'Пулемётный взвод')
		] }]
	},
	{
		key: 'vaga', faction: 'american', name: ['Vaga Column', 'Важская колонна'],
		when: words.vaga, known: 'named', source: MOORE,
		commands: [{ officer: ['Capt. Otto Odjard', 'Капитан Отто Оджард'], units: [
			u('infantry_lmg', 'Company A, 339th Infantry', 'Рота «A» 339-го пехотного полка'),
			u('infantry', 'Company C, 339th Infantry', 'Рота «C» 339-го пехотного полка'),
			u('cavalry', 'Russian Cossacks', 'Русские казаки', { faction: 'cossack', own: 'Русские казаки' }),
			u('section', '68th Battery CFA', '68-я батарея канадской артиллерии', { faction: 'canadian' })
		] }]
	},
	{
		key: 'syren', faction: 'british', name: ['Syren Force', 'Отряд «Сирен»'],
		when: words.syren, known: 'rebuilt', source: 'C. Maynard, The Murmansk Venture',
		commands: [{ officer: ['Maj.-Gen. Charles Maynard', 'Ген.-м. Чарльз Мейнард'], units: [
			u('infantry_lmg', '11th Royal Sussex', '11-й батальон Королевского Суссекского полка'),
			u('infantry_lmg', '6th Royal Marines', '6-й батальон Королевской морской пехоты'),
			u('infantry', 'Karelian Regiment', 'Карельский полк'),
			u('infantry', 'Serbian Battalion', 'Сербский батальон', { faction: 'serbian', own: 'Српски батаљон' }),
			u('battery_light', 'Mountain guns', 'Горные орудия'),
			u('armoured_train', 'Armoured train', 'Бронепоезд')
		] }]
	},
	{
		key: 'kherson', faction: 'french', name: ['Kherson Garrison', 'Гарнизон Херсона', 'Garnison de Kherson'],
		when: words.kherson, known: 'named', source: 'J. K. Munholland, The French Army and Intervention in Southern Russia, 1918–1919',
		commands: [
			{ officer: ['Maj. Lanchon', 'Майор Ланшон'], units: [
				u('infantry_lmg', '176th Infantry, two companies', 'Две роты 176-го пехотного полка', { own: '176e régiment d’infanterie' }),
				u('machine_guns', 'French machine guns', 'Французские пулемёты', { own: 'Section de mitrailleuses' }),
				u('battery_light', 'Mountain guns, 65 mm', 'Горные орудия, 65 мм', { own: 'Canons de montagne de 65 mm' })
			] },
			{ officer: ['Maj. Konstantinos Vlachos', 'Майор Константинос Влахос'], units: [
				u('infantry_hmg', 'I/34th Greek Infantry', 'I батальон 34-го греческого полка', { faction: 'other', own: 'Ι/34 Τάγμα Πεζικού' }),
				u('infantry', '7th Greek Infantry, two companies', 'Две роты 7-го греческого полка', { faction: 'other', own: '7ο Σύνταγμα Πεζικού' })
			] }
		]
	},
	{
		key: 'grogan', faction: 'british', name: ['Grogan’s Brigade', 'Бригада Грогана'],
		when: words.grogan, known: 'named', source: WRIGHT,
		commands: [{ officer: ['Brig.-Gen. George Grogan', 'Бриг. ген. Джордж Гроган'], units: [
			u('infantry_lmg', '2nd Hampshire', '2-й батальон Хэмпширского полка'),
			u('infantry_lmg', '1st Oxford and Bucks', '1-й батальон Оксфордширской пехоты'),
			u('infantry', 'Dyer’s Battalion, Slavo-British', 'Славяно-британский батальон Дайера', { poor: true }),
			u('infantry', '3rd North Russian Rifles', '3-й Северный стрелковый полк', { faction: 'white', own: '3-й Северный стрелковый полк' }),
			u('ship', 'Dvina Flotilla monitor', 'Монитор Двинской флотилии')
		] }]
	},
	{
		key: 'sadleir', faction: 'british', name: ['Sadleir-Jackson’s Brigade', 'Бригада Сэдлер-Джексона'],
		when: words.sadleir, known: 'named', source: WRIGHT,
		commands: [{ officer: ['Brig.-Gen. Lionel Sadleir-Jackson', 'Бриг. ген. Лайонел Сэдлер-Джексон'], units: [
			u('infantry_lmg', '45th Royal Fusiliers', '45-й батальон Королевских фузилёров'),
			u('infantry_lmg', '46th Royal Fusiliers', '46-й батальон Королевских фузилёров'),
			u('infantry_lmg', 'Australian company, 45th Fusiliers', 'Австралийская рота 45-го батальона'),
			u('machine_guns', '201st Machine Gun Battalion', '201-й пулемётный батальон'),
			u('battery_field', '55th Battery RFA', '55-я батарея полевой артиллерии'),
			u('ship', 'HMS Humber', 'Монитор «Хамбер»')
		] }]
	},
	{
		key: 'legions', faction: 'polish', name: ['1st Legions Division', '1-я дивизия Легионов', '1 Dywizja Piechoty Legionów'],
		when: words.legions, known: 'named', source: DAVIES,
		commands: [{ officer: ['Col. Stefan Dąb-Biernacki', 'Полк. Стефан Домб-Бернацкий'], units: [
			u('infantry_hmg', '1st Legions Infantry', '1-й пехотный полк Легионов', { own: '1 Pułk Piechoty Legionów', with: ['banner'] }),
			u('infantry_lmg', '5th Legions Infantry', '5-й пехотный полк Легионов', { own: '5 Pułk Piechoty Legionów' }),
			u('infantry', '6th Legions Infantry', '6-й пехотный полк Легионов', { own: '6 Pułk Piechoty Legionów' }),
			u('battery_field', '1st Legions Field Artillery', '1-й полк полевой артиллерии Легионов', { own: '1 Pułk Artylerii Polowej Legionów' })
		] }]
	},
	{
		key: 'rommel', faction: 'polish', name: ['Polish 1st Cavalry Division', 'Польская 1-я дивизия кавалерии', '1 Dywizja Jazdy'],
		when: words.rommel, known: 'named', source: DAVIES,
		commands: [
			{ officer: ['Col. Juliusz Rómmel', 'Полк. Юлиуш Руммель'], units: [
				u('battery_field', 'Horse artillery', 'Конная артиллерия', { own: 'Artyleria konna' })
			] },
			{ officer: ['Col. Konstanty Plisowski', 'Полк. Константы Плисовский'], units: [
				u('cavalry_tchanka', '1st Krechowce Uhlans', '1-й Креховецкий уланский полк', { own: '1 Pułk Ułanów Krechowieckich', with: ['banner'] }),
				u('cavalry', '12th Podolian Uhlans', '12-й Подольский уланский полк', { own: '12 Pułk Ułanów Podolskich' }),
				u('cavalry', '14th Jazłowiec Uhlans', '14-й Язловецкий уланский полк', { own: '14 Pułk Ułanów Jazłowieckich' })
			] },
			{ officer: ['Col. Henryk Brzezowski', 'Полк. Генрик Бжезовский'], units: [
				u('cavalry', '8th Uhlans', '8-й уланский полк', { own: '8 Pułk Ułanów' }),
				u('cavalry_tchanka', '9th Uhlans', '9-й уланский полк', { own: '9 Pułk Ułanów' })
			] }
		]
	}
];
