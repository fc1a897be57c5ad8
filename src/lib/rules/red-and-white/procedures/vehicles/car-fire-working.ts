import { total, type Modifier } from '#lib/kernel/book/modifier.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { coverCounts } from '../../rules/fire/hits.ts';
import { rangeModifier } from '../../rules/fire/ranges.ts';
import { smallArmsNeeds, volleys } from '../../rules/fire/small-arms.ts';
import {
	allFireAtCar,
	canHurtCar,
	carFireModifiers,
	fireAtCar,
	fireUnderCommissar,
	mayAllHurtCar,
	mayHurtCar,
	type CarVolley,
	type FireAtCar
} from '../../rules/vehicles/vehicles.ts';
import type { Book } from '../../book.ts';
import { BANDS, WEAPONS, type Commissar, type Cover, type Weapon } from '../../types.ts';
import type { Form, Line } from '../calculator.ts';
import { bandsIn } from '../fire/fire-range.ts';
import { commissarIn, flagIn, numberIn, oneOf, workingOf } from '../parts.ts';
import { words } from '#lib/rules/red-and-white/words/en/vehicles.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';
import { words as rules } from '#lib/rules/red-and-white/words/en/rules.ts';
import { words as fireWords } from '#lib/rules/red-and-white/words/en/fire.ts';

export const WEAPON_WORDS: Record<Weapon, string> = {
	rifle: words.rifles,
	lmg: words.lightMachineGun,
	hmg: words.heavyMachineGun,
	vehicle_mg: words.vehicleMachineGun
};
const fireIn = (form: Form): FireAtCar => ({
	weapon: oneOf(form, 'weapon', WEAPONS),
	band: oneOf(form, 'band', BANDS),
	dice: numberIn(form, 'dice'),
	otherModifiers: numberIn(form, 'other'),
	cover: coverIn(form)
});

/** CLAIMING COVER: what the car stands in. */
const coverIn = (form: Form): Cover => oneOf(form, 'cover', ['none', 'terrain', 'claimed']);

const COUNTED: Readonly<Record<Weapon, string>> = {
	rifle: 'rifleStands',
	lmg: 'lmg',
	hmg: 'hmg',
	vehicle_mg: 'vehicleMg'
};

/** ARMOURED CARS: the dice of each kind of weapon, in the band it fires at; poor shots lose one of the first. */
const volleysIn = (book: Book, form: Form): readonly CarVolley[] => {
	const all = allVolleysIn(book, form);
	const fewer = flagIn(form, 'oneDieFewer') ? all.findIndex(({ dice }) => dice > 0) : -1;
	return all.map((shot, at) => (at === fewer ? { ...shot, dice: shot.dice - 1 } : shot));
};

const allVolleysIn = (book: Book, form: Form): readonly CarVolley[] =>
	WEAPONS.map((weapon) => {
		const none = { rifleStands: 0, lmg: 0, hmg: 0, vehicleMg: 0 };
		const [shot] = volleys(book, {
			...none,
			[COUNTED[weapon]]: numberIn(form, COUNTED[weapon]),
			gunnersLost: numberIn(form, 'gunnersLost'),
			...bandsIn(book, form),
			worn: flagIn(form, 'worn'),
			target: { cover: 'none', saves: false }
		});
		return { weapon, band: shot?.band ?? 'out', dice: shot?.dice ?? 0 };
	});

const amountFrom = (from: number): string => (from > 6 ? '–' : from <= 1 ? '1–6' : `${from}+`);

const allLine = (book: Book, { weapon, band, dice }: CarVolley, other: number): Line => {
	const hurts = band !== 'out' && canHurtCar(weapon, band);
	const { from } = smallArmsNeeds(book, band === 'out' ? 0 : rangeModifier(book, band) + other);
	return {
		reason: count(dice, fireWords.whatNDiceHitOn, {
			what: say(WEAPON_WORDS[weapon])
		}),
		section: 'Armoured cars',
		amount: hurts ? amountFrom(from) : '–'
	};
};

const COMMISSAR_WORDS: Partial<Readonly<Record<Commissar, string>>> = {
	check: fireWords.commissarIfNoQuarrel,
	plus: rules.commissar,
	minus: words.theCommissarOverrules
};

/** ARMOURED CARS: what is thrown, and what is said of it before. */
export const carFireOf = (book: Book, form: Form) => {
	const other = numberIn(form, 'other');
	const commissar = commissarIn(form, 'commissar');
	const reason = COMMISSAR_WORDS[commissar];
	const expected: Modifier[] = reason
		? [{ section: 'Commissars', reason, amount: commissar === 'minus' ? -1 : 1 }]
		: [];
	if (oneOf(form, 'arms', ['one', 'all']) === 'all') {
		const all = volleysIn(book, form).filter(({ dice }) => dice > 0);
		return {
			may: mayAllHurtCar(all),
			needs: all.map((shot) => allLine(book, shot, other + total(expected)).amount),
			inCover: all.some(({ band }) => band !== 'out' && coverCounts(book, coverIn(form), band)),
			draw: fireUnderCommissar(book, commissar, (added) =>
				allFireAtCar(book, all, other + added, coverIn(form))
			),
			working: {
				lines: [
					...workingOf(expected, say(words.onEachDie)).lines,
					...all.map((shot) => allLine(book, shot, other + total(expected)))
				],
				note: say(words.riflesHurtItAtPointBlankMachine)
			}
		};
	}
	const fire = fireIn(form);
	const added = [...carFireModifiers(book, fire), ...expected];
	const { from } = smallArmsNeeds(book, total(added));
	return {
		may: mayHurtCar(fire),
		needs: canHurtCar(fire.weapon, fire.band) ? [amountFrom(from)] : [],
		inCover: coverCounts(book, coverIn(form), fire.band),
		draw: fireUnderCommissar(book, commissar, (more) =>
			fireAtCar(book, { ...fire, otherModifiers: other + more })
		),
		working: workingOf(
			added,
			say(words.onEachDie),
			from > 6
				? say(fireWords.noDieCanHit)
				: from <= 1
					? say(words.everyDieHits)
					: say(fireWords.aDieHitsOnFromOrMore, { from })
		)
	};
};

/** ARMOURED CARS: what each die needs that can hurt the car, and whether half of the hits count. */
export const carBrief = (book: Book, form: Form): Phrase => {
	const { needs, inCover } = carFireOf(book, form);
	const amount = [...new Set(needs.filter((one) => one !== '–'))].join(' ');
	return amount && inCover
		? say(patterns.amountAndHalf, { amount })
		: say(patterns.amount, { amount: amount || '–' });
};
