import { newId } from './new-id.ts';
import { withStore } from './database.ts';
import { change } from './records/records.ts';

/** The setting that names this phone. It goes into no file, since another phone has a name of its own. */
const PHONE_KEY = 'phone';

/** This phone's name in the journals it writes; made up when it first writes. */
export const thisPhone = (): Promise<string> =>
	withStore(async (db) => {
		const known = (await db.settings.get(PHONE_KEY))?.value;
		if (typeof known === 'string') return known;
		let name = newId().slice(0, 8);
		await change(db, async () => {
			const other = (await db.settings.get(PHONE_KEY))?.value;
			if (typeof other === 'string') name = other;
			return { settings: [{ key: PHONE_KEY, value: name }] };
		});
		return name;
	});
