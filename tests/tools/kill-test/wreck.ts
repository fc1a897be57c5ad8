import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Turns over one byte in the middle of the database's own log, as a torn write does that Chromium appends behind: at its
 * next start it finds the damage and drops the whole database. False where there is no log yet.
 */
export async function wreck(profile: string): Promise<boolean> {
	const folder = join(profile, 'Default', 'IndexedDB');
	const [database] = (await readdir(folder).catch(() => [])).filter((name) =>
		name.endsWith('.leveldb')
	);
	if (database === undefined) return false;
	const names = await readdir(join(folder, database));
	const logs = names.filter((name) => name.endsWith('.log')).map((n) => join(folder, database, n));
	let hit = false;
	for (const log of logs) {
		const { size } = await stat(log);
		if (size < 100) continue;
		const file = await open(log, 'r+');
		const byte = Buffer.alloc(1);
		const place = Math.floor(size / 2);
		await file.read(byte, 0, 1, place);
		byte[0] = (byte[0] ?? 0) ^ 0xff;
		await file.write(byte, 0, 1, place);
		await file.close();
		hit = true;
	}
	return hit;
}
