import { numberIn, oneOf, told } from '#lib/kernel/sheet/parts.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Book } from '../book.ts';
import type { Commissar, Heroic, Mark } from '../types.ts';
import type { Change, Choice, Count, Field, Flag, Form, Line } from './calculator.ts';
import { REFEREE_AT_MOST } from '../rules/referee.ts';
import type { CommissarOutcome, PriestUnderFire } from '../rules/special-figures.ts';
import { words as artillery } from '../words/en/artillery.ts';
import { words as fire } from '../words/en/fire.ts';
import { words as texts } from '../words/en/procedures.ts';

export {
	barsOf,
	flagIn,
	lineOf,
	listIn,
	numberIn,
	oneOf,
	plain,
	signed,
	textIn,
	told,
	workingOf
} from '#lib/kernel/sheet/parts.ts';

/** OFFICERS & LEADERS: nobody, an officer, a committed officer. */
export const heroicChoice = (key: string): Choice => ({
	kind: 'choice',
	key,
	label: texts.ledHeroically,
	options: [
		{ value: '0', label: texts.no },
		{ value: '1', label: texts.officer, effect: say('+1') },
		{ value: '2', label: texts.committed, effect: say('+2') }
	]
});
export const heroicOf = (form: Form, key: string): Heroic =>
	form[key] === '2' ? 2 : form[key] === '1' ? 1 : 0;

/** COMMISSARS: none, one who must be checked, or the outcome from earlier this turn. */
export const commissarChoice = (key: string, label = texts.commissar): Choice => ({
	kind: 'choice',
	key,
	label,
	options: [
		{ value: 'none', label: texts.none },
		{ value: 'check', label: texts.withTheUnit, effect: say(texts.d10ThenPlus1) },
		{ value: 'zero', label: texts.quarrelled, effect: say('0') },
		{ value: 'minus', label: texts.overrules, effect: say('−1') }
	]
});
export const commissarIn = (form: Form, key: string): Commissar =>
	oneOf(form, key, ['none', 'check', 'plus', 'zero', 'minus']);

/** SMALL ARMS FIRING (R63): gunners lost at heavy machine guns; asked where a gun's dice depend on its gunners. */
export const gunnersLost = (book: Book, form: Form): readonly Count[] => {
	const guns = numberIn(form, 'hmg');
	return guns > 0 && book.readings.R63 === 'three_per_gunner'
		? [
				{
					kind: 'count',
					key: 'gunnersLost',
					label: texts.gunnersLostAtThem,
					hint: say(texts.eachGunKeepsOne),
					min: 0,
					max: guns
				}
			]
		: [];
};

const dieFewer = (key: string, label: string): Flag => ({
	kind: 'flag',
	key,
	label,
	amount: fire.minus1Die
});
export const POOR_SHOTS = dieFewer('oneDieFewer', fire.poorShots);
/** ARMOURED CARS: with more than three hits each turret has a die fewer. */
export const wornTurrets = (form: Form): readonly Flag[] =>
	numberIn(form, 'vehicleMg') > 0 ? [dieFewer('worn', fire.armouredCarWithMoreThan3Hits)] : [];

/** SUPPRESSION: what a stand lost means, where the sheet does not know the phase. */
export const suppresses = (phase: number, standGone: boolean): readonly Phrase[] =>
	phase === 0 && standGone ? [say(artillery.inPhase2ThatSuppresses)] : [];

/** GAMING TERMS USED: what the referee adds to the die. */
export const refereeCount = (key = 'referee', label = texts.theRefereeAdds): Count => ({
	kind: 'count',
	key,
	label,
	hint: say(texts.hisWordIsAboveTheRules),
	min: -REFEREE_AT_MOST,
	max: REFEREE_AT_MOST,
	signed: true
});
/** GAMING TERMS USED: fields in which the referee adds something. */
export const REFEREE_KEYS = ['referee', 'refereeAttacker', 'refereeDefender'] as const;

/** RELIGIOUS INSPIRATION: a priest with the unit. */
export const priestFlag = (key: string): Flag => ({
	kind: 'flag',
	key,
	label: texts.priest,
	amount: '+1'
});

/** RELIGIOUS INSPIRATION: a priest who panicked earlier this turn (G06). */
export const panicFlag = (key: string, amount = '−1'): Flag => ({
	kind: 'flag',
	key,
	label: texts.priestPanics,
	amount
});

/**
 * RELIGIOUS INSPIRATION; COMMISSARS: priests are with the Whites, commissars with the Reds; nobody is asked for the
 * other's, unless it is there.
 */
export const ownFigures = (form: Form, fields: readonly Field[]): readonly Field[] =>
	fields.filter(({ key }) => {
		const others = key === 'commissar' ? 'white' : key.startsWith('priest') ? 'red' : null;
		return form['camp'] !== others || (form[key] && form[key] !== 'none');
	});

const QUARREL: Partial<Record<CommissarOutcome, readonly [words: string, amount: string]>> = {
	plus: [texts.commissarNoQuarrel, '+1'],
	argument: [texts.commissarAndCommanderArgueNoBonus, '0'],
	overrules: [texts.theCommissarOverrulesMinus1This, '−1'],
	deserts: [texts.theCommanderShotHimAndDesertedNo, '0'],
	zero: [texts.theQuarrelOfThisTurn, '0'],
	minus: [texts.theCommissarOverrules, '−1']
};

/** COMMISSARS: the line of the result; none where there is no commissar. */
export const commissarLines = (outcome: CommissarOutcome): Line[] => {
	const words = QUARREL[outcome];
	return words ? [told(say(words[0]), 'Commissars', words[1])] : [];
};

/** COMMISSARS: what the quarrel leaves behind, together with the action's own marks. */
export const commissarChange = (
	who: Change['who'],
	outcome: CommissarOutcome,
	on: readonly Mark[] = []
): Change => ({
	who,
	on: [
		...on,
		...(outcome === 'argument' ? (['commissar_argues'] as const) : []),
		...(outcome === 'overrules' ? (['commissar_overrules'] as const) : [])
	],
	...(outcome === 'deserts' ? { attached: 'commissar' as const, deserts: true as const } : {})
});

/** MORALE; MELEE (G15): one move to the rear, for which the unit's own movement dice are thrown next. */
export const GOES_BACK = { tests: { calculator: 'movement', n: 1 } } as const;

/** CRITICAL HITS: a tank that goes nowhere, not even back. */
export const staysFlag = (key: string, label = texts.theTankCannotMove): Flag => ({
	kind: 'flag',
	key,
	label,
	hint: say(texts.itsEngineOrATrackIsHit)
});

/** COMMISSARS: is there a quarrel in this throw? */
export const quarrels = (outcome: CommissarOutcome): boolean =>
	outcome === 'argument' || outcome === 'overrules' || outcome === 'deserts';

/** RELIGIOUS INSPIRATION: what becomes of the priest, recorded on his unit (G06). */
export const priestChanges = ({ outcome, hit }: PriestUnderFire): Change[] => {
	if (hit) return [{ who: 'unit', attached: 'priest' }];
	if (outcome === 'tends_the_dying') return [{ who: 'unit', on: ['priest_tends'] }];
	return outcome === 'panic' ? [{ who: 'unit', on: ['priest_panics'] }] : [];
};
