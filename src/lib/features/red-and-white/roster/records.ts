import {
	type CarriedRoster,
	parseCarried,
	ROSTER_VERSION,
	rosterId
} from '#lib/rules/red-and-white/index.ts';
import { documents, type RecordKind } from '#lib/store/documents.ts';

/** How rosters that were taken in are kept on the phone. */
export const ROSTER_RECORD: RecordKind<CarriedRoster> = {
	kind: 'roster',
	version: ROSTER_VERSION,
	parse: (raw) => parseCarried(raw)
};

export const rosterRecords = documents(ROSTER_RECORD);

/** One record for each command: a later roster of it comes in its place. The id goes into an address as it is. */
export const recordId = ({ roster }: Pick<CarriedRoster, 'roster'>): string =>
	rosterId(roster).replace(/[^\w-]+/g, '_');
