import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { parseCampaign, parseCorrections } from '#lib/rules/triumph-of-chaos/index.ts';
import { CAMPAIGN_KIND } from '../kind.ts';
import { CORRECTIONS_KEY } from '../charts/owner-book.svelte.ts';

/** The parts of this game in a backup of everything. */
export interface InBackup {
	readonly settings: Readonly<Record<string, unknown>>;
	readonly journals: readonly { readonly kind: string; readonly entries: readonly unknown[] }[];
}

/** What is wrong with the campaigns or corrections of a backup, and where; undefined when all of it reads. */
export const problemInBackup = ({ settings, journals }: InBackup): Phrase | undefined => {
	for (const [at, { kind, entries }] of journals.entries()) {
		if (kind !== CAMPAIGN_KIND) continue;
		const read = parseCampaign(entries, `more.journals.${at}.entries`);
		if (!read.ok) return read.problem;
	}
	const kept = settings[CORRECTIONS_KEY];
	if (kept === undefined) return undefined;
	const read = parseCorrections(kept, 'more.settings');
	return read.ok
		? undefined
		: say('{key}: {problem}', { key: CORRECTIONS_KEY, problem: read.problem });
};
