import { expect } from 'vitest';
import { LiveCampaign } from '#lib/features/triumph-of-chaos/live.svelte.ts';
import { createJournal } from '#lib/store/files/bundle.ts';
import { defaultBook } from '#lib/rules/triumph-of-chaos/book.ts';
import { triumphOfChaos, type Command } from '#lib/rules/triumph-of-chaos/index.ts';
import { chained } from '../../chained.ts';
import { campaignJournal } from '../../kept.ts';
import type { Deed } from '../../rules/triumph-of-chaos/statements/statement.ts';

/** What is done, on the campaign as it stands. */
export const given = ({ state }: LiveCampaign, deed: Deed): Command =>
	typeof deed === 'function' ? deed(state, defaultBook) : deed;

/** A campaign in the store, after these deeds. */
export async function opened(...deeds: readonly Deed[]): Promise<LiveCampaign> {
	const id = crypto.randomUUID();
	const begin = { type: 'begin', name: 'Winter evenings' } as const;
	const { decide, empty } = triumphOfChaos.engine(defaultBook);
	const begun = decide(empty, begin);
	if (!begun.ok) throw new Error('It does not begin');
	await createJournal(
		campaignJournal(id, chained({ kind: 'done', command: begin, facts: begun.facts }))
	);
	const campaign = new LiveCampaign(id);
	await campaign.load();
	for (const deed of deeds) {
		const command = given(campaign, deed);
		const decision = await campaign.do(command);
		expect(decision.ok, JSON.stringify(command)).toBe(true);
	}
	campaign.hush();
	return campaign;
}
