import * as v from 'valibot';
import { isPhrases, isThrows } from '#lib/kernel/border/payload.ts';
import { succeeds, type Throw } from '#lib/kernel/dice/draw.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { owesWith, unitWith } from '../changed.ts';
import { DEEDS } from '../rolls/deeds.ts';
import { FIRE_PARTS, nameOf, partFired } from '../table/unit.ts';
import { calculator, happens, list, text, unit } from './parts.ts';

/** Dice and words are most of a journal: they are checked by hand, which is quicker than by schema. */
export const throws = v.custom<readonly Throw[]>(isThrows, 'Throws');
export const words = v.custom<readonly Phrase[]>(isPhrases, 'Phrases');

const faces = ({ call, faces: fallen, count: counted }: Throw): string => {
	if (fallen) return fallen.join(' ');
	const { needs } = call;
	if (counted === null) return '';
	return needs && !succeeds(needs, 0) ? `${counted} / ${call.dice}` : String(counted);
};

/** What dice decided. */
export const ROLLS = {
	resolved: happens(
		{
			calculator,
			unit: v.nullable(unit),
			target: v.nullable(unit),
			/** MELEE: further units that acted with the first. */
			others: v.exactOptional(list(unit, 20)),
			/** NOTES ON FIRING (G04): only this part of the unit fired. */
			part: v.exactOptional(v.picklist(FIRE_PARTS)),
			throws,
			/** What happened, in words: the sentence first. */
			text: words,
			/** Why the referee allowed what a rule forbids. */
			overruled: v.exactOptional(text)
		},
		{
			evolve: (state, { unit: id, calculator: slug, part }) =>
				id === null
					? state
					: unitWith(state, id, ({ owes, rolled }) => ({
							owes: owesWith(owes, slug, 0),
							rolled: [...new Set([...rolled, slug, ...(part ? [partFired(part)] : [])])]
						})),
			tell: (fact, { after, facts }) => {
				const { calculator: slug, unit: id, target, others = [], text: said } = fact;
				const deed = DEEDS[slug];
				const actors = [id, ...others].map((one) => nameOf(after, one));
				const values = { unit: actors.join(', '), target: nameOf(after, target) };
				const head =
					id === null
						? say(deed?.nobody ?? slug)
						: target === null
							? say(deed?.alone ?? '{unit}', values)
							: say(deed?.at ?? deed?.alone ?? '{unit}, {target}', values);
				const dice = fact.throws.map(faces).join(', ');
				const lost = facts.some(({ type }) => type === 'figuresLost');
				return [
					dice ? say('{deed}: {dice}.', { deed: head, dice }) : say('{deed}.', { deed: head }),
					...(deed?.words === 'without_losses' && lost ? [] : deed?.words ? said.slice(0, 1) : said)
				];
			}
		}
	)
} as const;
