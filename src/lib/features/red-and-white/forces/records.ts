import { FORCES } from '#lib/rules/red-and-white/index.ts';
import { documents } from '#lib/store/documents.ts';

/** The forces on this phone. */
export const forceRecords = documents(FORCES);
