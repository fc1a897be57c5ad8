import { BATTLE_KIND } from '#lib/features/red-and-white/battles/records.ts';
import { CAMPAIGN_KIND } from '#lib/features/triumph-of-chaos/kind.ts';
import { forceRecords } from '#lib/features/red-and-white/forces/records.ts';
import { problemPhrase } from '#lib/features/red-and-white/forces/said.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { parseKept } from '#lib/rules/red-and-white/index.ts';
import { listJournals, openJournal } from '#lib/store/journal/journal.ts';
import { rescued } from '#lib/store/journal/rescue.ts';
import { today } from './day.ts';
import { saveFile } from './send.ts';

/** Something on the phone that does not read any more. It is left out and stays where it is. */
export interface DamagedThing {
	readonly key: string;
	readonly name: Phrase;
	readonly problem: Phrase;
}

const damagedForces = async (): Promise<DamagedThing[]> => {
	const { damaged } = await forceRecords.list();
	return damaged.map(({ id, problem }) => ({ key: id, name: say('A force'), problem }));
};

/** Lines of the journals of a kind: of battles, of campaigns. */
const damagedLines = async <Entry>(
	kind: string,
	parse: Parameters<typeof openJournal<Entry>>[1]
): Promise<DamagedThing[]> => {
	const found: DamagedThing[] = [];
	for (const { id, title } of await listJournals(kind)) {
		const { damaged } = await openJournal(id, parse).read();
		for (const { place, problem } of damaged) {
			const name = say('{journal}, line {line}', { journal: title, line: place + 1 });
			found.push({ key: `${id} ${place}`, name, problem });
		}
	}
	return found;
};

/** Another game's campaigns; how they read is fetched when somebody looks. */
const damagedCampaigns = async (): Promise<DamagedThing[]> => {
	const { parseCampaignEntry } = await import('#lib/rules/triumph-of-chaos/index.ts');
	return damagedLines(CAMPAIGN_KIND, parseCampaignEntry);
};

/** What does not read any more, and a way to take everything along as it is. */
export class Damaged {
	#things = $state.raw<readonly DamagedThing[]>();
	#problem = $state.raw<Phrase>();
	#said = $state.raw<Phrase>();

	/** Undefined until it was looked for. */
	get things(): readonly DamagedThing[] | undefined {
		return this.#things;
	}
	get problem(): Phrase | undefined {
		return this.#problem;
	}
	get said(): Phrase | undefined {
		return this.#said;
	}

	/** Reads everything there is. */
	look = async (): Promise<void> => {
		this.#problem = undefined;
		try {
			const things = [
				...(await damagedForces()),
				...(await damagedLines(BATTLE_KIND, parseKept)),
				...(await damagedCampaigns())
			];
			this.#things = things;
			this.#said = things.length
				? count(things.length, '{n} thing cannot be read.', '{n} things cannot be read.')
				: say('Everything can be read.');
		} catch (cause) {
			this.#problem = problemPhrase(cause);
		}
	};

	/** Both copies as they are in one file, also where the database does not open. */
	save = async (): Promise<void> => {
		const name = `tachanka-as-it-is-${today()}.json`;
		saveFile(name, JSON.stringify(await rescued()));
		this.#said = say('Saved as {name}', { name });
	};
}
