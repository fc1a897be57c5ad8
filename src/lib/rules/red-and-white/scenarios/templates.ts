import type { Attachment, Gun, TankModel, Unit, UnitType } from '../types.ts';

/** ORGANIZATION; the gun chart (R57): men at one gun stand. */
export const CREW: Readonly<Record<Gun, number>> = { light: 2, field: 4, medium: 4, heavy: 5 };
/** ORGANIZATION: figures of a stand at full strength. */
export const FIGURES = { infantry: 4, cavalry: 3, machine_gun: 2, command: 2 } as const;

/** ARTILLERY: what a size of gun is, by its usual calibre. */
export const GUN_TITLES: Readonly<Record<Gun, string>> = {
	light: 'Light, 57 mm',
	field: 'Field, 76 mm',
	medium: 'Medium, 100 mm',
	heavy: 'Heavy, 150 mm'
};
/** TANKS. */
export const TANK_TITLES: Readonly<Record<TankModel, string>> = {
	mark_v_male: 'Mark V, male',
	mark_v_female: 'Mark V, female',
	whippet: 'Whippet',
	ft17_mg: 'Renault FT17, machine gun',
	ft17_gun: 'Renault FT17, 37 mm gun'
};
export const TYPE_TITLES: Readonly<Record<UnitType, string>> = {
	infantry: 'Infantry',
	cavalry: 'Cavalry',
	machine_guns: 'Machine guns',
	battery: 'Artillery',
	tank: 'Tank',
	armoured_car: 'Armoured car',
	armoured_train: 'Armoured train',
	ship: 'Ship',
	wagon: 'Supply wagon',
	headquarters: 'Force headquarters'
};
export const ATTACHMENT_TITLES: Readonly<Record<Attachment, string>> = {
	lmg: 'Light machine gun',
	hmg: 'Heavy machine gun',
	tchanka: 'Tchanka',
	light_gun: 'Light gun section',
	commissar: 'Commissar',
	priest: 'Priest',
	banner: 'Banner',
	petrol_bombs: 'Petrol bombs'
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
	{ key: 'infantry',        title: 'Infantry',                          build: build('infantry', INFANTRY) },
	{ key: 'infantry_lmg',    title: 'Infantry, light machine gun',       build: build('infantry', INFANTRY, { attachments: ['lmg'] }) },
	{ key: 'infantry_hmg',    title: 'Infantry, heavy machine gun',       build: build('infantry', INFANTRY, { attachments: ['hmg'] }) },
	{ key: 'infantry_gun',    title: 'Infantry, light gun section',       build: build('infantry', INFANTRY, { attachments: ['light_gun'] }) },
	{ key: 'cavalry',         title: 'Cavalry',                           build: build('cavalry', CAVALRY) },
	{ key: 'cavalry_tchanka', title: 'Cavalry, tchanka',                  build: build('cavalry', CAVALRY, { attachments: ['tchanka'] }) },
	{ key: 'machine_guns',    title: 'Machine gun company',               build: build('machine_guns', company(FIGURES.machine_gun), { commandStand: true }) },
	{ key: 'battery_light',   title: 'Light battery',                     build: battery('light') },
	{ key: 'battery_field',   title: 'Field battery',                     build: battery('field') },
	{ key: 'battery_medium',  title: 'Medium battery',                    build: battery('medium') },
	{ key: 'battery_heavy',   title: 'Heavy battery',                     build: battery('heavy') },
	{ key: 'section',         title: 'Single gun section',                build: build('battery', [CREW.field], { gun: 'field' }) },
	{ key: 'armoured_car',    title: 'Armoured car, one turret',          build: build('armoured_car', [1], { turrets: 1 }) },
	{ key: 'armoured_car_2',  title: 'Armoured car, two turrets',         build: build('armoured_car', [1], { turrets: 2 }) },
	{ key: 'tank_ft17_gun',   title: 'Renault FT17, 37 mm gun',           build: build('tank', [1], { tank: 'ft17_gun' }) },
	{ key: 'tank_ft17_mg',    title: 'Renault FT17, machine gun',         build: build('tank', [1], { tank: 'ft17_mg' }) },
	{ key: 'tank_male',       title: 'Mark V, male',                      build: build('tank', [1], { tank: 'mark_v_male' }) },
	{ key: 'tank_female',     title: 'Mark V, female',                    build: build('tank', [1], { tank: 'mark_v_female' }) },
	{ key: 'tank_whippet',    title: 'Whippet',                           build: build('tank', [1], { tank: 'whippet' }) },
	{ key: 'armoured_train',  title: 'Armoured train',                    build: build('armoured_train', [1], { turrets: 4, gun: 'field' }) },
	{ key: 'ship',            title: 'Ship',                              build: build('ship', [1]) },
	{ key: 'wagon',           title: 'Supply wagon',                      build: build('wagon', [2]) },
	{ key: 'headquarters',    title: 'Force headquarters',                build: build('headquarters', [4]) }
];

/** Types that stand as one model and take hits instead of losing figures. */
export const isVehicle = (type: UnitType): boolean =>
	type === 'tank' || type === 'armoured_car' || type === 'armoured_train' || type === 'ship';

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
