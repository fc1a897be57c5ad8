import * as v from 'valibot';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { hex, list, maybe, some, unit, whole, yes, type Entries } from '../../facts/parts.ts';
import { ROLES, type Role } from '../../../types.ts';

/** A kind of fact of combat: what belongs to it, its section, its words. */
export const happened = <E extends v.ObjectEntries>(
	entries: E,
	rule: string | ((fact: Entries<E>) => string),
	tell: (fact: Entries<E>) => Phrase | null
) => ({ entries, rule, tell });

/** By the section that the fact itself names. */
export const own = ({ rule }: { readonly rule: string }): string => rule;

/** Nothing to say: another fact of the same line says it. */
export const silent = (): null => null;

export const role = v.picklist(ROLES);
/** Null where no face could change it. */
export const die = maybe(whole(1, 6));
export const signed = whole(-99, 99);
export const path = list(v.pipe(v.string(), v.maxLength(10)));
/** 1.2 A TQ check as it fell, passed at `to` or less. */
export const fell = { die, to: signed, passed: yes };
/** 8.3, 8.4 One unit fires at another. */
export const aimed = { gun: unit, target: unit };
export const fireRule = v.picklist(['8.3.2', '8.4']);

/** 8.5.1, 8.7.3 Units that must go back together. */
export const retreat = v.strictObject({
	units: list(unit),
	from: hex,
	hexes: v.picklist([1, 2]),
	rout: yes,
	path: maybe(path),
	at: some,
	checked: list(unit)
});

/** A side in words. */
export const sideName = (of: Role): Phrase =>
	of === 'attacker' ? say('Attacker') : say('Defender');
