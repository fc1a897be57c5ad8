import { describe, expect, test, vi } from 'vitest';
import { freshStore } from '../../store/fresh.ts';
import { campaignList } from '#lib/features/triumph-of-chaos/list.svelte.ts';
import { openCampaign, type LiveCampaign } from '#lib/features/triumph-of-chaos/live.svelte.ts';
import { ownerBook } from '#lib/features/triumph-of-chaos/charts/owner-book.svelte.ts';
import { readOwn } from '#lib/features/shared/settings/own.ts';
import { t } from '#lib/words/t.ts';
import { numberAt, PROCEDURES } from '#lib/rules/triumph-of-chaos/index.ts';
import { withStore } from '#lib/store/database.ts';
import { openJournal } from '#lib/store/journal/journal.ts';
import { StoreProblem } from '#lib/store/problem.ts';
import { parsed } from '#lib/kernel/border/parsed.ts';

freshStore();

const winter = async (): Promise<LiveCampaign> => {
	const id = await campaignList.begin({ type: 'begin', name: 'Winter evenings' });
	if (id === undefined) throw new Error('not created');
	const { live, problem } = await openCampaign(id);
	if (!live) throw new Error(t(problem));
	return live;
};
const points = (vp: number) => ({ type: 'count', camp: 'red', what: 'vp', to: vp }) as const;

describe('a campaign on screen', () => {
	test('what was done is kept, taken back and done again', async () => {
		const campaign = await winter();
		await campaign.do(points(3));
		await campaign.do(points(5));
		expect(campaign.state.camps.red.counts.vp).toBe(5);
		await campaign.undo();
		expect(campaign.state.camps.red.counts.vp).toBe(3);
		await campaign.redo();
		const { entries } = await openJournal(campaign.id, parsed<unknown>).read();
		expect(entries).toHaveLength(5);
		expect(campaign.history.counted.map(({ after }) => after.camps.red.counts.vp)).toEqual([
			0, 3, 5
		]);
	});

	test('quick taps are decided in order; the first line stays', async () => {
		const campaign = await winter();
		await Promise.all([points(1), points(2), points(3)].map((one) => campaign.do(one)));
		expect(campaign.state.camps.red.counts.vp).toBe(3);
		for (let n = 0; n < 5; n++) await campaign.undo();
		expect(campaign.canUndo).toBe(false);
		expect(campaign.state.name).toBe('Winter evenings');
	});

	test('a refusal changes nothing and cites its heading', async () => {
		const campaign = await winter();
		const decision = await campaign.do({ type: 'spendPoint', camp: 'white', text: '' });
		expect(decision.ok).toBe(false);
		expect(campaign.refusal?.rule).toBe('Turn Sequence');
		expect(campaign.history.counted).toHaveLength(1);
	});

	test('a line that no longer reads is left out and kept where it is', async () => {
		const campaign = await winter();
		await campaign.do(points(4));
		await withStore((db) =>
			db.entries.add({ journal: campaign.id, place: 2, line: '{"odd":true}' })
		);
		await campaign.load();
		expect(campaign.damaged).toHaveLength(1);
		expect(campaign.state.camps.red.counts.vp).toBe(4);
		await campaign.do(points(6));
		expect(campaign.state.camps.red.counts.vp).toBe(6);
	});

	test('what cannot be kept is not shown', async () => {
		const campaign = await winter();
		const broken = vi
			.spyOn(await withStore(async (db) => db.entries), 'add')
			.mockRejectedValue(new StoreProblem('quota'));
		await campaign.do(points(4));
		broken.mockRestore();
		expect(campaign.state.camps.red.counts.vp).toBe(0);
		expect(campaign.problem).toBeDefined();
	});

	test('several campaigns stand side by side; a deleted one comes back', async () => {
		await winter();
		await campaignList.begin({ type: 'begin', name: 'Another' });
		await campaignList.load();
		expect(campaignList.rows).toHaveLength(2);
		const [row] = campaignList.rows;
		if (row) await campaignList.remove(row);
		expect(campaignList.rows).toHaveLength(1);
		await campaignList.undo();
		expect(campaignList.rows).toHaveLength(2);
	});
});

describe('the owner’s corrections', () => {
	test('are kept, read again, and go back', async () => {
		await ownerBook.correct('army.6.17+', 8);
		expect(await readOwn('triumph-of-chaos:book')).toEqual({
			numbers: { 'army.6.17+': 8 },
			readings: {},
			options: {}
		});
		expect(numberAt(ownerBook.book, 'army.6.17+')).toBe(8);
		await ownerBook.undo();
		expect(numberAt(ownerBook.book, 'army.6.17+')).toBe(9);
		await ownerBook.change({
			kind: 'reading',
			key: 'TC-06',
			now: 'defender',
			usual: 'nobody'
		});
		expect(ownerBook.corrections).toBe(0);
		await ownerBook.correct('army.6.17+', 8);
		expect(ownerBook.corrections).toBe(1);
		await ownerBook.reset();
		expect(ownerBook.corrections).toBe(0);
		expect(ownerBook.book.readings['TC-06']).toBe('defender');
	});
});

describe('a check filled from the campaign', () => {
	test('a combat knows who attacks, what failed before, and the weather', async () => {
		const campaign = await winter();
		await campaign.do({ type: 'setSeason', season: 'mud' });
		await campaign.do({
			type: 'declare',
			attacker: 'red',
			triggered: false,
			spaces: [{ id: 'a', name: 'Orel' }]
		});
		expect(PROCEDURES.get('combat')?.fill(campaign.state, { space: 'a' })).toMatchObject({
			camp: 'red',
			mud: true,
			withdrawalFailed: false
		});
		expect(PROCEDURES.get('replacements')?.fill(campaign.state, { camp: 'red' })).toEqual({
			camp: 'red'
		});
	});
});
