import { ROSTERS } from '#lib/rules/red-and-white/index.ts';
import { documents } from '#lib/store/documents.ts';

/** The rosters that were taken in. */
export const rosterRecords = documents(ROSTERS);
