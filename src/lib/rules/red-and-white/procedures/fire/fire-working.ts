import type { Needs } from '#lib/kernel/dice/draw.ts';
import { total, type Modifier } from '#lib/kernel/book/modifier.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { coverCounts } from '../../rules/fire/hits.ts';
import { rangeModifier } from '../../rules/fire/ranges.ts';
import {
	bandOfArm,
	fireDice,
	fireModifiers,
	shellsIn,
	shellsNeed,
	smallArmsNeeds,
	volleys,
	type SmallArms
} from '../../rules/fire/small-arms.ts';
import type { Book } from '../../book.ts';
import type { Line, Working } from '../calculator.ts';
import { lineOf, workingOf } from '../parts.ts';
import { words } from '#lib/rules/red-and-white/words/en/fire.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';
import { words as artillery } from '#lib/rules/red-and-white/words/en/artillery.ts';

/** CLAIMING COVER: does the cover count against anything that fires? */
export const coveredAt = (book: Book, fire: SmallArms): boolean => {
	const gun = bandOfArm(fire, 'light_gun');
	const bands = [
		...volleys(book, fire).map(({ band }) => band),
		...(shellsIn(fire) > 0 && gun !== 'out' ? [gun] : [])
	];
	return bands.some((band) => coverCounts(book, fire.target.cover, band));
};

const noteOf = ({ from }: Needs, last: number): Phrase => {
	if (from > last) return say(words.noDieCanHit);
	return from <= 1 ? say(words.everyDieHits) : say(words.aDieHitsOnFromOrMore, { from });
};

const reasonOf = (label: string, dice: number): Phrase =>
	count(dice, words.whatNDiceHitOn, { what: say(label) });
const amountOf = ({ from, to }: Needs): string => {
	if (from > to) return '–';
	return from <= 1 ? `1–${to}` : `${from}+`;
};

/** RANGES: weapons at several ranges: first what is added to all dice, then what each throw needs. */
const severalWorkings = (book: Book, fire: SmallArms, common: readonly Modifier[]): Working[] => {
	const added = total(common);
	const shells = shellsIn(fire);
	const lines: Line[] = volleys(book, fire).map(({ label, band, dice }) => ({
		reason: reasonOf(label, dice),
		section: 'Small arms firing',
		amount: amountOf(smallArmsNeeds(book, added + rangeModifier(book, band))),
		...(rangeModifier(book, band) === 0 ? {} : { byDefault: true })
	}));
	const commissar = fire.commissar === 'check' || fire.commissar === 'plus' ? 1 : 0;
	const shelled: Line[] =
		shells > 0
			? [
					{
						reason: reasonOf(words.shells, shells),
						section: 'Artillery',
						amount: amountOf(shellsNeed(book, fire, commissar))
					}
				]
			: [];
	return [
		...(common.length ? [workingOf(common, say(words.onEachDieBesidesTheRange))] : []),
		{ lines: [...lines, ...shelled] }
	];
};

/** SMALL ARMS FIRING: what each die needs, the commissar agreeing, and whether half of the hits count. */
export const fireBrief = (book: Book, fire: SmallArms): Phrase => {
	const commissar = fire.commissar === 'check' || fire.commissar === 'plus' ? 1 : 0;
	const added = total(fireModifiers(book, { ...fire, band: 'normal' })) + commissar;
	const needs = volleys(book, fire).map(({ band }) =>
		amountOf(smallArmsNeeds(book, added + rangeModifier(book, band)))
	);
	const shells = shellsIn(fire) > 0 ? [amountOf(shellsNeed(book, fire, commissar))] : [];
	const all = [...new Set([...needs, ...shells])].join(' ') || '–';
	return coveredAt(book, fire) && all !== '–'
		? say(patterns.amountAndHalf, { amount: all })
		: say(patterns.amount, { amount: all });
};

/** SMALL ARMS FIRING: the dice of all weapons, what is added to them, what the cover does. */
export const fireWorkings = (book: Book, fire: SmallArms): Working[] => {
	const dice = fireDice(book, fire);
	const shots = volleys(book, fire);
	const [first] = shots;
	const several = shots.length !== 1 || shellsIn(fire) > 0;
	const fixed = fireModifiers(book, {
		...fire,
		band: several ? 'normal' : (first?.band ?? 'normal')
	});
	const all =
		fire.commissar === 'check'
			? [...fixed, { section: 'Commissars', reason: words.commissarIfNoQuarrel, amount: 1 }]
			: fixed;
	return [
		{
			lines: dice.map((line) => lineOf(line, line.amount < 0)),
			total: { label: say(words.diceToRoll), amount: String(total(dice)) }
		},
		...(several
			? severalWorkings(book, fire, all)
			: [workingOf(all, say(words.onEachDie), noteOf(smallArmsNeeds(book, total(all)), 6))]),
		...(coveredAt(book, fire)
			? [
					{
						lines: [],
						note: say(artillery.inCoverHalfOfTheHitsCountAnOddOne)
					}
				]
			: [])
	];
};
