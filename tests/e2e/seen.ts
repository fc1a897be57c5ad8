import { DEEP } from '../random.ts';
import type { Stop } from './routes.ts';

/**
 * The screens of an evening, one of each make: what `npm test` looks at. Every other stop differs from one of these by
 * its words, by a part that stands elsewhere too, or is a page that says something is not there. Each is
 * looked at for as long as half a story takes: the list is short on purpose.
 */
const OF_AN_EVENING: ReadonlySet<string> = new Set([
	'start',
	'settings',
	'roll-small-arms-fire',
	'roll-refused',
	'roll-result',
	'roll-commissar',
	'forces',
	'force',
	'files-refused',
	'battles',
	'battle-try',
	'battle-new',
	'battle',
	'battle-unit',
	'battle-unit-changes',
	'battle-overrule',
	'battle-target',
	'battle-melee',
	'battle-over',
	'goals',
	'table-phase',
	'rules-found',
	'report',
	'history-line',
	'photos',
	'roster',
	'chaos-turn',
	'chaos-fire',
	'map-games',
	'map-way',
	'map-attack',
	'map-losses',
	'map-october-units'
]);

/** `npm run test:deep` looks at all of them, and whoever takes pictures; `npm test` at those of an evening. */
export function seen(stops: readonly Stop[]): readonly Stop[] {
	const names = new Set(stops.map(({ name }) => name));
	const unknown = [...OF_AN_EVENING].filter((name) => !names.has(name));
	if (unknown.length > 0) throw new Error(`No such stop: ${unknown.join(', ')}`);
	return DEEP || process.env['SHOTS'] ? stops : stops.filter(({ name }) => OF_AN_EVENING.has(name));
}
