import type { Throw } from '#lib/kernel/dice/draw.ts';
import { isRecord } from '#lib/kernel/is-record.ts';
import { isThrow } from '#lib/features/shared/sheet/situations.ts';
import { type Bands, type Id, LEADER_BANDS } from '#lib/rules/red-and-white/index.ts';

/** The referee's word instead of the dice. */
export interface Ruled {
	readonly passes: boolean;
	readonly reason: string;
}

/** What has been entered for one unit so far. */
export interface Draft {
	readonly bands?: Bands | undefined;
	readonly throws: readonly Throw[];
	readonly ruled?: Ruled | undefined;
}
/** The drafts by unit. */
export type Drafts = Readonly<Record<Id, Draft>>;
/** Nothing has been entered yet. */
export const EMPTY: Draft = { throws: [] };

const isBand = (value: unknown): value is NonNullable<Bands['leader']> =>
	LEADER_BANDS.some((band) => band === value);

/** The drafts kept during this phase; whatever cannot be read is left out. */
export const parseDrafts = (raw: unknown, phase: string): Drafts => {
	if (!isRecord(raw) || raw['phase'] !== phase || !isRecord(raw['drafts'])) return {};
	return Object.fromEntries(
		Object.entries(raw['drafts']).flatMap(([id, draft]): [Id, Draft][] => {
			if (!isRecord(draft)) return [];
			const { bands, throws, ruled } = draft;
			return [
				[
					id,
					{
						throws: Array.isArray(throws) && throws.every(isThrow) ? throws : [],
						...(isRecord(bands)
							? {
									bands: {
										leader: isBand(bands['leader']) ? bands['leader'] : null,
										chief: isBand(bands['chief']) ? bands['chief'] : null
									}
								}
							: {}),
						...(isRecord(ruled) &&
						typeof ruled['passes'] === 'boolean' &&
						typeof ruled['reason'] === 'string'
							? { ruled: { passes: ruled['passes'], reason: ruled['reason'] } }
							: {})
					}
				]
			];
		})
	);
};
