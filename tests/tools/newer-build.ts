import { cp, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of a built app as its next version: another version name in its worker, the mark `data-build="next"` in its pages. */
export async function newerBuild(build: string): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'tachanka-next-'));
	await cp(build, folder, { recursive: true });
	const { version } = JSON.parse(await readFile(join(folder, '_app/version.json'), 'utf8'));
	const change = async (name: string, from: string, to: string): Promise<void> => {
		const text = await readFile(join(folder, name), 'utf8');
		if (!text.includes(from)) throw new Error(`${name} does not hold ${from}.`);
		await writeFile(join(folder, name), text.replaceAll(from, to));
	};
	await change('service-worker.js', version, `${version}-next`);
	await change('_app/version.json', version, `${version}-next`);
	// What is drawn, and how the screens look, lies by the name of the version.
	await rename(join(folder, 'drawn', version), join(folder, 'drawn', `${version}-next`));
	await change('index.html', `/drawn/${version}/`, `/drawn/${version}-next/`);
	await rename(join(folder, `looks/${version}.json`), join(folder, `looks/${version}-next.json`));
	await change('index.html', `/looks/${version}.`, `/looks/${version}-next.`);
	await change('index.html', '<html lang="en"', '<html lang="en" data-build="next"');
	await change('200.html', '<html lang="en"', '<html lang="en" data-build="next"');
	await change('shell.html', '<html lang="en"', '<html lang="en" data-build="next"');
	return folder;
}
