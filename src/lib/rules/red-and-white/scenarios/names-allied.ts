import type { Faction, NameList } from '../types.ts';

/** Formations and officers of the interventionists, the Czech Legion and the Poles. Our own selection. */
// prettier-ignore
export const ALLIED_NAMES: Partial<Readonly<Record<Faction, NameList>>> = {
	british: {
		units: {
			infantry: [['2/10th Royal Scots', ''], ['45th Royal Fusiliers', ''], ['46th Royal Fusiliers', ''], ['2nd Hampshire', ''], ['25th Middlesex', ''], ['6th Royal Marines', ''], ['13th Yorkshire', ''], ['17th King’s Liverpool', '']],
			machine_guns: [['201st Machine Gun Battalion', ''], ['280th Machine Gun Company', '']],
			battery: [['443rd Battery RFA', ''], ['421st Battery RFA', '']],
			tank: [['South Russia Tank Detachment', ''], ['North Russia Tank Detachment', '']],
			armoured_car: [['Royal Navy Lanchester', ''], ['Austin of the Military Mission', '']],
			ship: [['HMS Humber', ''], ['Monitor M33', ''], ['HMS Cockchafer', '']]
		},
		officers: ['Brig. Ironside', 'Brig. Sadleir-Jackson', 'Brig. Grogan', 'Col. Ward', 'Maj. Bruce', 'Lt.-Col. Davies', 'Brig. Finlayson'],
		forces: [['Dvina Force', ''], ['Sadleir-Jackson’s Brigade', '', 'Brig. Sadleir-Jackson']]
	},
	canadian: {
		units: {
			infantry: [['259th Canadian Rifles', ''], ['260th Canadian Rifles', '']],
			cavalry: [['RNWMP Squadron', '']],
			machine_guns: [['20th Machine Gun Company', '']],
			battery: [['67th Battery CFA', ''], ['68th Battery CFA', '']]
		},
		officers: ['Maj.-Gen. Elmsley', 'Lt.-Col. Sharman', 'Maj. Arthurs', 'Capt. Mowat'],
		forces: [['16th Brigade CFA', ''], ['Canadian Siberian Force', '']]
	},
	american: {
		units: {
			infantry: [['Company A, 339th Infantry', ''], ['Company K, 339th Infantry', ''], ['27th Infantry, Wolfhounds', ''], ['31st Infantry', ''], ['310th Engineers', '']],
			machine_guns: [['339th Machine Gun Company', '']]
		},
		officers: ['Col. Stewart', 'Capt. Odjard', 'Maj. Young', 'Col. Morrow', 'Lt. Mead'],
		forces: [['Polar Bears', ''], ['Siberian Expedition', '']]
	},
	french: {
		units: {
			infantry: [['21st Colonial Battalion', '21e bataillon colonial'], ['Foreign Legion, North Russia', 'Légion étrangère, Russie du Nord'], ['176th Infantry', '176e régiment d’infanterie'], ['58th Infantry', '58e régiment d’infanterie']],
			cavalry: [['4th African Chasseurs', '4e chasseurs d’Afrique']],
			battery: [['Colonial Mountain Battery', 'Batterie coloniale de montagne']],
			tank: [['303rd Assault Company', '303e compagnie d’artillerie d’assaut']]
		},
		officers: ['Gen. Janin', 'Gen. d’Anselme', 'Col. Freydenberg', 'Cdt. Lucas'],
		forces: [['Odessa Division', 'Corps d’Odessa']]
	},
	serbian: {
		units: {
			infantry: [['Serbian Battalion, Archangel', 'Српски батаљон'], ['Matija Gubec Regiment', 'Пук Матија Губец']]
		},
		officers: ['Lt.-Col. Andrejević'],
		forces: [['Serbian Volunteers', 'Српски добровољци']]
	},
	czech: {
		units: {
			infantry: [['1st Jan Hus Regiment', '1. střelecký pluk Mistra Jana Husi'], ['2nd George of Poděbrady', '2. střelecký pluk Jiřího z Poděbrad'], ['3rd Jan Žižka', '3. střelecký pluk Jana Žižky z Trocnova'], ['4th Prokop the Great', '4. střelecký pluk Prokopa Velikého'], ['5th Prague, T. G. Masaryk', '5. pluk pražský T. G. Masaryka'], ['6th Hanácký', '6. střelecký pluk Hanácký'], ['7th Tatra', '7. střelecký pluk Tatranský'], ['Shock Battalion', 'Úderný prapor']],
			cavalry: [['1st Legion Horse', '1. jezdecký pluk']],
			machine_guns: [['Legion Machine Guns', 'Kulometná rota']],
			battery: [['Jan Žižka Artillery', '1. lehký dělostřelecký pluk Jana Žižky']],
			armoured_train: [['Orlík', 'Orlík']]
		},
		officers: ['Stanislav Čeček', 'Josef Švec', 'Jan Syrový', 'Radola Gajda', 'Sergei Voytsekhovsky', 'Eduard Kadlec'],
		forces: [['1st Hussite Division', '1. husitská střelecká divize'], ['Penza Group', 'Penzenská skupina']]
	},
	polish: {
		units: {
			infantry: [['1st Legions Infantry', '1 Pułk Piechoty Legionów'], ['5th Legions Infantry', '5 Pułk Piechoty Legionów'], ['Siberian Brigade', 'Brygada Syberyjska'], ['Poznań Rifles', 'Strzelcy Wielkopolscy'], ['Kaniów Rifles', 'Pułk Strzelców Kaniowskich']],
			cavalry: [['1st Krechowce Uhlans', '1 Pułk Ułanów Krechowieckich'], ['8th Uhlans', '8 Pułk Ułanów'], ['14th Jazłowiec Uhlans', '14 Pułk Ułanów Jazłowieckich']],
			battery: [['1st Legions Field Artillery', '1 Pułk Artylerii Polowej Legionów']],
			tank: [['1st Tank Regiment', '1 Pułk Czołgów']],
			armoured_train: [['Śmiały', 'Śmiały'], ['Generał Dowbor', 'Generał Dowbor']]
		},
		officers: ['Juliusz Rómmel', 'Edward Rydz-Śmigły', 'Kazimierz Rumsza', 'Konstanty Plisowski', 'Leopold Lis-Kula'],
		forces: [['Kiev Strike Group', 'Grupa uderzeniowa']]
	}
};
