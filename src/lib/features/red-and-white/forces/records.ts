import { type Force, FORCE_VERSION, parseForceOf } from '#lib/rules/red-and-white/index.ts';
import { documents, type RecordKind } from '#lib/store/documents.ts';

/** How forces are kept on the phone. */
export const FORCE_RECORD: RecordKind<Force> = {
	kind: 'force',
	version: FORCE_VERSION,
	parse: (raw, version) => parseForceOf(raw, version)
};

export const forceRecords = documents(FORCE_RECORD);
