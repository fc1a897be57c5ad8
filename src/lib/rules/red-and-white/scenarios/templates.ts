import type { Attachment, Gun, TankModel, Unit, UnitType } from '../types.ts';
import { words } from '../words/en/scenarios.ts';

/** ORGANIZATION; the gun chart (R57): men at one gun stand. */
export const CREW: Readonly<Record<Gun, number>> = { light: 2, field: 4, medium: 4, heavy: 5 };
/** ORGANIZATION: figures of a stand at full strength. */
export const FIGURES = { infantry: 4, cavalry: 3, machine_gun: 2, command: 2 } as const;

/** ARTILLERY: what a size of gun is, by its usual calibre. */
export const GUN_TITLES: Readonly<Record<Gun, string>> = {
	light: words.light57Mm,
	field: words.field76Mm,
	medium: words.medium100Mm,
	heavy: words.heavy150Mm
};
/** TANKS. */
export const TANK_TITLES: Readonly<Record<TankModel, string>> = {
	mark_v_male: words.markVMale,
	mark_v_female: words.markVFemale,
	whippet: words.whippet,
	ft17_mg: words.renaultFt17MachineGun,
	ft17_gun: words.renaultFt1737MmGun
};
export const TYPE_TITLES: Readonly<Record<UnitType, string>> = {
	infantry: words.infantry,
	cavalry: words.cavalry,
	machine_guns: words.machineGuns,
	battery: words.artillery,
	tank: words.tank,
	armoured_car: words.armouredCar,
	armoured_train: words.armouredTrain,
	ship: words.ship,
	wagon: words.supplyWagon,
	headquarters: words.forceHeadquarters
};

/** What a unit is made of, apart from its names and its officer. */
export type Build = Pick<
	Unit,
	'type' | 'stands' | 'commandStand' | 'gun' | 'attachments' | 'tank' | 'turrets'
>;

export interface Template {
	readonly key: string;
	readonly title: string;
	readonly build: Build;
}

const build = (type: UnitType, stands: readonly number[], more: Partial<Build> = {}): Build => ({
	type,
	stands,
	commandStand: false,
	gun: null,
	attachments: [],
	tank: null,
	turrets: 0,
	...more
});

const company = (men: number): readonly number[] => [men, men, men, FIGURES.command];
const battery = (gun: Gun): Build =>
	build('battery', company(CREW[gun]), { gun, commandStand: true });
const INFANTRY = [4, 4, 4, 4];
const CAVALRY = [3, 3, 3, 3];

/** ORGANIZATION: the standard units, the most used first. */
// prettier-ignore
export const TEMPLATES: readonly Template[] = [
	{ key: 'infantry',        title: words.infantry,                          build: build('infantry', INFANTRY) },
	{ key: 'infantry_lmg',    title: words.infantryLightMachineGun,       build: build('infantry', INFANTRY, { attachments: ['lmg'] }) },
	{ key: 'infantry_hmg',    title: words.infantryHeavyMachineGun,       build: build('infantry', INFANTRY, { attachments: ['hmg'] }) },
	{ key: 'infantry_gun',    title: words.infantryLightGunSection,       build: build('infantry', INFANTRY, { attachments: ['light_gun'] }) },
	{ key: 'cavalry',         title: words.cavalry,                           build: build('cavalry', CAVALRY) },
	{ key: 'cavalry_tchanka', title: words.cavalryTchanka,                  build: build('cavalry', CAVALRY, { attachments: ['tchanka'] }) },
	{ key: 'machine_guns',    title: words.machineGunCompany,               build: build('machine_guns', company(FIGURES.machine_gun), { commandStand: true }) },
	{ key: 'battery_light',   title: words.lightBattery,                     build: battery('light') },
	{ key: 'battery_field',   title: words.fieldBattery,                     build: battery('field') },
	{ key: 'battery_medium',  title: words.mediumBattery,                    build: battery('medium') },
	{ key: 'battery_heavy',   title: words.heavyBattery,                     build: battery('heavy') },
	{ key: 'section',         title: words.singleGunSection,                build: build('battery', [CREW.field], { gun: 'field' }) },
	{ key: 'armoured_car',    title: words.armouredCarOneTurret,          build: build('armoured_car', [1], { turrets: 1 }) },
	{ key: 'armoured_car_2',  title: words.armouredCarTwoTurrets,         build: build('armoured_car', [1], { turrets: 2 }) },
	{ key: 'tank_ft17_gun',   title: words.renaultFt1737MmGun,           build: build('tank', [1], { tank: 'ft17_gun' }) },
	{ key: 'tank_ft17_mg',    title: words.renaultFt17MachineGun,         build: build('tank', [1], { tank: 'ft17_mg' }) },
	{ key: 'tank_male',       title: words.markVMale,                      build: build('tank', [1], { tank: 'mark_v_male' }) },
	{ key: 'tank_female',     title: words.markVFemale,                    build: build('tank', [1], { tank: 'mark_v_female' }) },
	{ key: 'tank_whippet',    title: words.whippet,                           build: build('tank', [1], { tank: 'whippet' }) },
	{ key: 'armoured_train',  title: words.armouredTrain,                    build: build('armoured_train', [1], { turrets: 4, gun: 'field' }) },
	{ key: 'ship',            title: words.ship,                              build: build('ship', [1]) },
	{ key: 'wagon',           title: words.supplyWagon,                      build: build('wagon', [2]) },
	{ key: 'headquarters',    title: words.forceHeadquarters,                build: build('headquarters', [4]) }
];

/** What may be attached, by type: what the book names first, then the rest. */
export const attachmentsFor = (type: UnitType): readonly Attachment[] => {
	switch (type) {
		case 'infantry':
			return ['lmg', 'hmg', 'light_gun', 'commissar', 'priest', 'banner', 'petrol_bombs'];
		case 'cavalry':
			return ['tchanka', 'hmg', 'commissar', 'priest', 'banner'];
		case 'machine_guns':
		case 'battery':
		case 'headquarters':
			return ['commissar', 'priest', 'banner'];
		case 'tank':
		case 'armoured_car':
		case 'armoured_train':
		case 'ship':
		case 'wagon':
			return ['commissar', 'banner'];
	}
};

/** ORGANIZATION: what the standard unit of this key is made of. */
export const buildOf = (of: string): Build =>
	(TEMPLATES.find(({ key }) => key === of) as Template).build;

/** A unit of another type: its standard build, with what the old one had that still fits. */
export const rebuilt = (unit: Unit, type: UnitType): Unit => {
	const template = TEMPLATES.find((one) => one.build.type === type)?.build ?? build(type, [1]);
	const fitting = attachmentsFor(type);
	return {
		...unit,
		...template,
		gun: type === 'battery' ? (unit.gun ?? template.gun) : template.gun,
		attachments: unit.attachments.filter((one) => fitting.includes(one))
	};
};

/** A battery with guns of another size: its sections get the crew of that gun. */
export const withGun = (unit: Unit, gun: Gun | null): Unit => {
	if (unit.type !== 'battery' || gun === null) return { ...unit, gun };
	const last = unit.stands.length - 1;
	const stands = unit.stands.map((men, index) =>
		unit.commandStand && index === last ? men : CREW[gun]
	);
	return { ...unit, gun, stands };
};
