import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Attachment, Camp, Force, Unit } from '../types.ts';
import { words } from '../words/en/scenarios.ts';

/** Where a force departs from the organization in the book. A remark, never a refusal. */
export interface Remark {
	/** The unit, officer or player it is about; null for the force. */
	readonly about: string | null;
	/** The heading it comes from. */
	readonly section: string;
	readonly phrase: Phrase;
}

type Rule = readonly [holds: boolean, section: string, phrase: Phrase];

const times = ({ attachments }: Unit, wanted: Attachment): number =>
	attachments.filter((one) => one === wanted).length;

const has = (unit: Unit, wanted: Attachment): boolean => times(unit, wanted) > 0;

/** ORGANIZATION; MACHINE GUNS; COMMISSARS; RELIGIOUS INSPIRATION: what is odd about one unit. */
export const unitRemarks = (unit: Unit, camp: Camp): readonly Remark[] => {
	const { id, type } = unit;
	const foot = type === 'infantry';
	const horse = type === 'cavalry';
	const rules: readonly Rule[] = [
		[has(unit, 'lmg') && !foot, 'Machine guns', say(words.lightMachineGunsAreAttachedTo)],
		[times(unit, 'lmg') > 1, 'Machine guns', say(words.oneLightMachineGun)],
		[has(unit, 'tchanka') && !horse, 'Organization', say(words.aTchankaIsAlwaysAttachedToCavalry)],
		[has(unit, 'hmg') && !foot, 'Organization', say(words.heavyMachineGunsAreAttachedTo)],
		[has(unit, 'light_gun') && !foot, 'Organization', say(words.aLightGunSectionIsAttachedTo)],
		[has(unit, 'petrol_bombs') && !foot, 'Infantry', say(words.petrolBombsAreCarriedByInfantry)],
		[has(unit, 'commissar') && camp !== 'red', 'Commissars', say(words.commissarsGoWithReds)],
		[
			has(unit, 'priest') && camp !== 'white',
			'Religious inspiration',
			say(words.priestsGoWithWhites)
		],
		[has(unit, 'banner') && unit.poorQuality, 'Banners', say(words.aBannerMarksAnEliteUnit)]
	];
	return rules.flatMap(([odd, section, phrase]) => (odd ? [{ about: id, section, phrase }] : []));
};

/** LEADERSHIP; OFFICERS & LEADERS; ORGANIZATION: what is odd about a force, top to bottom. */
export const remarksOn = ({ camp, players, officers, units }: Force): readonly Remark[] => {
	const remarks: Remark[] = [];
	const remark = (about: string | null, section: string, phrase: Phrase): void => {
		remarks.push({ about, section, phrase });
	};
	const chiefs = officers.filter(({ commanderInChief }) => commanderInChief);
	if (units.length > 0 && chiefs.length === 0)
		remark(null, 'Officers and leaders', say(words.noCommanderInChief));
	if (chiefs.length > 1)
		remark(null, 'Officers and leaders', say(words.moreThanOneOfficerIsCommanderIn));
	for (const { id, name } of players)
		if (!officers.some(({ player }) => player === id))
			remark(id, 'Leadership', say(words.nameHasNoLeaderFigureYet, { name }));
	for (const { id, name, officer } of units)
		if (officer === null)
			remark(id, 'Leadership', say(words.nameHasNoOfficerItActsOn1To6, { name }));
	return [...remarks, ...units.flatMap((unit) => unitRemarks(unit, camp))];
};
