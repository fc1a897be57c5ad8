import { CHAOS_VERSION } from '#lib/rules/triumph-of-chaos/journal/file.ts';
import { describe, expect, test, vi } from 'vitest';
import { chained } from '../../chained.ts';
import { freshStore } from '../../store/fresh.ts';
import { problemInBackup } from '#lib/features/triumph-of-chaos/files/check-backup.ts';
import { ChaosFiles } from '#lib/features/triumph-of-chaos/files/files.svelte.ts';
import { campaignList } from '#lib/features/triumph-of-chaos/list.svelte.ts';
import { openCampaign, type LiveCampaign } from '#lib/features/triumph-of-chaos/live.svelte.ts';
import {
	CORRECTIONS_KEY,
	ownerBook
} from '#lib/features/triumph-of-chaos/charts/owner-book.svelte.ts';
import { CAMPAIGN_KIND } from '#lib/features/triumph-of-chaos/kind.ts';
import { t } from '#lib/words/t.ts';
import { numberAt, PROCEDURES } from '#lib/rules/triumph-of-chaos/index.ts';
import { withStore } from '#lib/store/database.ts';
import { openJournal } from '#lib/store/journal/journal.ts';
import { StoreProblem } from '#lib/store/problem.ts';
import { readSetting } from '#lib/store/settings.ts';
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
			db.entries.add({ journal: campaign.id, place: 2, text: '{"odd":true}' })
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
		expect(await readSetting(CORRECTIONS_KEY)).toEqual({
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
		expect(ownerBook.changes).toBe(1);
		await ownerBook.reset();
		expect(ownerBook.changes).toBe(0);
	});
});

describe('files of this game', () => {
	test('a backup with a bad campaign or correction is named with its place', () => {
		const settings = {
			[CORRECTIONS_KEY]: { numbers: { 'army.6.17+': 8 }, readings: {}, options: {} }
		};
		expect(problemInBackup({ settings, journals: [] })).toBeUndefined();
		const bad = { [CORRECTIONS_KEY]: { numbers: { 'army.6.17+': 900 }, readings: {} } };
		expect(problemInBackup({ settings: bad, journals: [] })).toBeDefined();
		const journals = [{ kind: CAMPAIGN_KIND, entries: [{ kind: 'done' }] }];
		const problem = problemInBackup({ settings: {}, journals });
		expect(problem && t(problem)).toContain('more.journals.0.entries');
		expect(
			problemInBackup({ settings: {}, journals: [{ kind: 'other', entries: [{}] }] })
		).toBeUndefined();
	});

	const open = async (text: string): Promise<ChaosFiles> => {
		const files = await new ChaosFiles().load();
		await files.open(new File([text], 'chaos.json'));
		return files;
	};

	test('what is no file of this game changes nothing and says so', async () => {
		for (const text of [
			'',
			'{',
			'[]',
			'{"app":"tachanka"}',
			'{"app":"tachanka","kind":"triumph-of-chaos"}'
		]) {
			const files = await open(text);
			expect(files.opened, text).toBeUndefined();
			expect(files.problem && t(files.problem), text).toContain('Nothing was changed.');
		}
	});

	test('campaigns and corrections come in after the owner saw them, and can be taken back', async () => {
		const text = JSON.stringify({
			app: 'tachanka',
			kind: 'triumph-of-chaos',
			version: CHAOS_VERSION,
			corrections: { numbers: { 'army.6.17+': 8 }, readings: {}, options: {} },
			campaigns: [
				chained({
					kind: 'done',
					command: { type: 'begin', name: 'From afar' },
					facts: [{ type: 'begun', name: 'From afar' }]
				})
			]
		});
		const files = await open(text);
		expect(files.opened?.campaigns).toMatchObject([{ title: 'From afar', isHere: false }]);
		expect(numberAt(ownerBook.book, 'army.6.17+')).toBe(9);
		await files.add();
		expect(numberAt(ownerBook.book, 'army.6.17+')).toBe(8);
		expect((await open(text)).opened?.campaigns[0]?.isHere).toBe(true);
		await files.undo();
		expect(numberAt(ownerBook.book, 'army.6.17+')).toBe(9);
		expect((await new ChaosFiles().load()).campaigns).toEqual([]);
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
