import { parseForceOf, FORCE_VERSION } from '#lib/rules/red-and-white/scenarios/versions.ts';
import type { Force } from '#lib/rules/red-and-white/types.ts';
import { documents, type RecordKind } from '#lib/store/documents.ts';

/** How forces are kept on the phone. */
export const FORCE_RECORD: RecordKind<Force> = {
	kind: 'force',
	version: FORCE_VERSION,
	parse: (raw, version) => parseForceOf(raw, version)
};

export const forceRecords = documents(FORCE_RECORD);
