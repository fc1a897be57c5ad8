import { formProblem } from '#lib/kernel/border/entries.ts';
import { wrong } from '#lib/kernel/border/parsed.ts';
import type { DocumentKind } from '#lib/kernel/game/document.ts';
import type { Force } from '../types.ts';
import { strengthOf } from '../words/forces.ts';
import { withFreshIds } from './clone.ts';
import { badgeOf } from './factions.ts';
import { parseForce } from './schema.ts';

const VERSION = 1;

/** Forces, as the phone and files keep them. */
export const FORCES: DocumentKind<Force> = {
	kind: 'force',
	version: VERSION,
	parse: (raw, version, at) => {
		const form = formProblem(version, VERSION);
		return form ? wrong(form) : parseForce(raw, at);
	},
	idOf: ({ id }) => id,
	nameOf: ({ name }) => name,
	says: strengthOf,
	badgeOf,
	beside: (force, freshId, name) => ({ ...withFreshIds(force, freshId), name })
};
