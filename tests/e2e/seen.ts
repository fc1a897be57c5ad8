import { DEEP } from '../random.ts';
import type { Stop } from './routes.ts';

/**
 * The screens of an evening, one of each kind: what `npm test` looks at. Every other stop differs from one of these by
 * its words, by a part that stands elsewhere too, or is a page that says something is not there.
 */
const OF_AN_EVENING: ReadonlySet<string> = new Set([
	'start',
	'settings',
	'settings-automation',
	'about',
	'roll-small-arms-fire',
	'roll-artillery',
	'roll-refused',
	'roll-result',
	'roll-permission',
	'roll-priest',
	'roll-commissar',
	'roll-river-movement',
	'roll-breakdown',
	'roll-petrol-supply',
	'roll-train-morale',
	'forces',
	'forces-known',
	'force',
	'force-unit-battery',
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
	'battle-officers',
	'battle-closing',
	'battle-due',
	'battle-over',
	'battle-end',
	'goals',
	'goals-objective',
	'papers-write',
	'table-phase',
	'rules-found',
	'house-rules-reset',
	'quick-reference-of-a-battle',
	'report',
	'history-line',
	'history-strike',
	'photos',
	'roster',
	'roster-hand-over',
	'chaos-turn',
	'chaos-declare',
	'chaos-fire',
	'chaos-leader',
	'map-games',
	'map-new',
	'map-question',
	'map-way',
	'map-attack',
	'map-losses',
	'map-report',
	'map-october-units'
]);

/** `npm run test:deep` looks at all of them, and whoever takes pictures; `npm test` at those of an evening. */
export function seen(stops: readonly Stop[]): readonly Stop[] {
	const names = new Set(stops.map(({ name }) => name));
	const unknown = [...OF_AN_EVENING].filter((name) => !names.has(name));
	if (unknown.length > 0) throw new Error(`No such stop: ${unknown.join(', ')}`);
	return DEEP || process.env['SHOTS'] ? stops : stops.filter(({ name }) => OF_AN_EVENING.has(name));
}
