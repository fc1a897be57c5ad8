import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { moralePoint, moraleTo } from '../../rules/morale.ts';
import type { Book } from '../../book.ts';
import type { Count, Working } from '../calculator.ts';
import { passNote } from '../morale/morale-parts.ts';
import { signed, told } from '../parts.ts';
import { words } from '#lib/rules/red-and-white/words/en/vehicles.ts';

type Vehicle = Parameters<typeof moralePoint>[1];

/** TANKS; ARMOURED CARS; ARMORED TRAINS: the morale point of a vehicle with its hits. */
export const moralePointWorking = (
	book: Book,
	vehicle: Vehicle,
	hits: number,
	section: string
): Working => {
	const point = moralePoint(book, vehicle, hits);
	return {
		lines: [
			told(say(words.moralePointUnhurt), section, book.charts.VEHICLE_MORALE.at(vehicle, 'point')),
			...(hits > 0 ? [told(say(words.hits), section, signed(-hits))] : [])
		],
		total: { label: say(words.moralePoint), amount: String(Math.max(0, point)) },
		note: passNote(moraleTo(book, 0, point))
	};
};

/** Hits on a vehicle that is still in the game. */
export const hitsCount = (label: string, max: number, hint?: Phrase, min = 0): Count => ({
	kind: 'count',
	key: 'hits',
	label,
	min,
	max,
	...(hint ? { hint } : {})
});
