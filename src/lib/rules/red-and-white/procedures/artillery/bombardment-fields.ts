import { total, type Modifier } from '#lib/kernel/book/modifier.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Ask } from '#lib/kernel/sheet/asks.ts';
import type { IntoBombardment } from '../../rules/fire/bombardment.ts';
import { checkModifiers, moralePoint } from '../../rules/morale.ts';
import { bombardmentModifier } from '../../rules/fire/bombardment.ts';
import type { Book } from '../../book.ts';
import { GUNS, MOVERS, type Mover } from '../../types.ts';
import type { Form, Group } from '../calculator.ts';
import { moraleFields, moraleIn } from '../morale/morale-parts.ts';
import {
	furthest,
	mayBeBombarded,
	moveAsks,
	moveFields,
	moveIn,
	moverIn
} from '../movement/move-parts.ts';
import { numberIn, oneOf, signed } from '../parts.ts';
import { words } from '#lib/rules/red-and-white/words/en/artillery.ts';

/** BOMBARDMENT: the kinds of unit that can be caught in one. */
const CAUGHT: readonly Mover[] = MOVERS.filter(mayBeBombarded);
const VEHICLES = { tank: 'tank', armoured_car: 'armoured_car', train: 'train' } as const;
/** TANKS; ARMOURED CARS; ARMORED TRAINS: the vehicle, which tests by its morale point; null for troops. */
export const vehicleOf = (mover: Mover): (typeof VEHICLES)[keyof typeof VEHICLES] | null =>
	mover === 'tank' || mover === 'armoured_car' || mover === 'train' ? VEHICLES[mover] : null;

const GUN_WORDS = {
	light: words.light,
	field: words.field,
	medium: words.medium,
	heavy: words.heavy
} as const;
const HITS_TO = { tank: 6, armoured_car: 6, train: 5 } as const;

/** BOMBARDMENT: the shells, the move, the test at the edge. */
export const bombardmentGroups = (book: Book, form: Form): readonly Group[] => {
	const vehicle = vehicleOf(moverIn(form));
	const moving = moveFields(book, form, CAUGHT);
	return [
		{
			title: words.theBombardment,
			section: 'Bombardment',
			fields: [
				{
					kind: 'choice',
					key: 'gun',
					label: words.guns,
					options: GUNS.filter((gun) => bombardmentModifier(book, gun) !== null).map((value) => ({
						value,
						label: GUN_WORDS[value],
						effect: say(signed(bombardmentModifier(book, value) ?? 0))
					}))
				},
				{
					kind: 'count',
					key: 'distanceToArea',
					label: words.distanceToItsEdge,
					hint: say(words.n0ForAUnitInside),
					min: 0,
					max: 72,
					inches: true
				}
			]
		},
		{
			title: words.theMove,
			section: 'Movement',
			fields: vehicle ? moving : moving.filter(({ key }) => key !== 'heroic')
		},
		{
			title: words.moraleAtTheEdge,
			section: 'Morale',
			fields: [
				vehicle
					? {
							kind: 'count',
							key: 'hits',
							label: words.hitsTaken,
							hint: say(words.eachLowersItsMoralePoint),
							min: 0,
							max: HITS_TO[vehicle]
						}
					: {
							kind: 'count',
							key: 'stands',
							label: words.standsLeft,
							hint: say(words.withoutAttachedGuns),
							min: 1,
							max: 20
						},
				...(vehicle ? [] : moraleFields(book, form))
			]
		}
	];
};

/** MOVEMENT: the distance that was rolled for the move already; none where it is still to be rolled. */
const rolledIn = (form: Form): number | undefined => {
	const rolled = numberIn(form, 'rolled');
	return rolled >= 0 ? rolled : undefined;
};

/** BOMBARDMENT: how far it is to the shells, in whole inches as far as the move can go. */
const edgeAsk = (book: Book, form: Form): Ask => {
	const most = Math.floor(rolledIn(form) ?? furthest(book, moveIn(book, form)));
	const inches = Array.from({ length: most + 1 }, (_, far) => far);
	return {
		label: words.distanceToItsEdge,
		keys: ['distanceToArea'],
		options: inches.map((far) => ({
			label: say(words.far, { far: { inches: far } }),
			set: { distanceToArea: far }
		})),
		at: inches.indexOf(numberIn(form, 'distanceToArea'))
	};
};

/** BOMBARDMENT: what only the eye can tell: how far it is to the edge and, of a move not yet rolled, over what ground. */
export const bombardmentAsks = (book: Book, form: Form): readonly Ask[] => [
	edgeAsk(book, form),
	...(rolledIn(form) === undefined ? moveAsks(book, form) : [])
];

/** BOMBARDMENT: a move into it, and each of the unit's own modifiers of the morale die. */
export interface Into extends IntoBombardment {
	readonly own: readonly Modifier[];
}

/** BOMBARDMENT: the situation as filled in. */
export const intoIn = (book: Book, form: Form): Into => {
	const move = moveIn(book, form);
	const vehicle = vehicleOf(move.mover);
	const check = moraleIn(form);
	const own = vehicle ? [] : checkModifiers(book, { ...check, stands: 0, commissar: 'none' });
	const rolled = rolledIn(form);
	return {
		...move,
		bombardmentPassed: false,
		...(rolled === undefined ? {} : { rolled }),
		gun: oneOf(form, 'gun', ['field', ...GUNS]),
		distanceToArea: numberIn(form, 'distanceToArea'),
		stands: vehicle ? moralePoint(book, vehicle, numberIn(form, 'hits')) : numberIn(form, 'stands'),
		own,
		dieModifier: total(own),
		commissar: vehicle ? 'none' : (check.commissar ?? 'none')
	};
};
