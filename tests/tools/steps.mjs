// What `npm start` and `npm test` share: each step says what it does and how long it took, and does nothing twice.
// Plain Node without packages, because it also runs before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { found, SHELL } from './chromium.mjs';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const buildFolder = join(root, 'build');

/**
 * Runs a program; `quiet` shows its output only when it fails, `nice` lets what runs beside it go first (0 to 19).
 * @param {string} program
 * @param {readonly string[]} words
 * @param {{ quiet?: boolean, env?: Record<string, string>, cwd?: string, nice?: number }} [options]
 * @returns {Promise<boolean>} whether it succeeded
 */
export function run(program, words, { quiet = false, env = {}, cwd = root, nice = 0 } = {}) {
	return new Promise((resolve) => {
		const child = spawn(program, words, {
			cwd,
			env: { ...process.env, ...env },
			stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit']
		});
		if (nice && child.pid) setPriority(child.pid, nice);
		let said = '';
		child.stdout?.on('data', (text) => (said += text));
		child.stderr?.on('data', (text) => (said += text));
		child.on('error', (error) => {
			console.error(String(error));
			resolve(false);
		});
		child.on('close', (code) => {
			if (code !== 0) process.stdout.write(said);
			resolve(code === 0);
		});
	});
}

/**
 * The path of a program that came with the packages.
 * @param {string} name
 */
export const tool = (name) => join(root, 'node_modules', '.bin', name);

/**
 * Says what is done, does it, says how long it took.
 * @param {string} what
 * @param {() => Promise<boolean>} work
 */
export async function step(what, work) {
	console.log(`\n> ${what}`);
	const began = performance.now();
	const ok = await work();
	console.log(`  ${ok ? 'ok' : 'FAILED'}, ${((performance.now() - began) / 1000).toFixed(1)} s`);
	return ok;
}

/**
 * As `step`, beside others: all it says stands together, at its end.
 * @param {string} what
 * @param {() => Promise<boolean>} work
 */
export async function said(what, work) {
	const began = performance.now();
	const ok = await work();
	const time = ((performance.now() - began) / 1000).toFixed(1);
	console.log(`\n> ${what}\n  ${ok ? 'ok' : 'FAILED'}, ${time} s`);
	return ok;
}

/** Whether node_modules holds exactly what the lock file asks for. */
function installed() {
	try {
		const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
		const present = JSON.parse(
			readFileSync(join(root, 'node_modules', '.package-lock.json'), 'utf8')
		).packages;
		return Object.entries(wanted).every(
			([path, { version, optional }]) =>
				path === '' || (present[path] ? present[path].version === version : optional === true)
		);
	} catch {
		return false;
	}
}

/** Installs the packages of the lock file when they are missing or others. */
export const install = () =>
	installed()
		? step('Packages: as the lock file says', async () => true)
		: step('Packages: installing them', async () => {
				const words = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
				return (await run('npm', words)) || (await run('npm', words));
			});

/**
 * Installs a package of Debian's.
 * @param {string} name
 */
async function installPackage(name) {
	const env = { DEBIAN_FRONTEND: 'noninteractive' };
	const apt = ['-o', 'Acquire::Retries=3', '-y', '--no-install-recommends', 'install', name];
	await run('apt-get', ['update'], { quiet: true, env });
	return run('apt-get', apt, { quiet: true, env });
}

/** Installs Chromium from Debian's packages when there is none: without windows, or whole where that cannot be had. */
export const installChromium = () =>
	process.env.CHROMIUM || found() === SHELL
		? step(`Chromium: ${found()}`, async () => true)
		: step("Chromium: installing it from Debian's packages", async () => {
				for (let attempt = 1; attempt <= 3; attempt++) {
					if (await installPackage('chromium-headless-shell')) return true;
					if (found() || (await installPackage('chromium'))) return true;
				}
				console.log(`  No Chromium. Install it, or set CHROMIUM to its path.`);
				return false;
			});

/**
 * When the newest file below a path was written, in ms.
 * @param {string} path
 * @returns {number}
 */
function newest(path) {
	const { mtimeMs } = statSync(path);
	if (!statSync(path).isDirectory()) return mtimeMs;
	return Math.max(mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** The sub-path asked for, as svelte.config.js reads it. */
export const base = (process.env.BASE_PATH ?? '').replace(/\/+$/, '');

/** Whether build/ is newer than everything it is made from, and made for the same sub-path. */
export function built() {
	const page = join(buildFolder, '200.html');
	if (!existsSync(page)) return false;
	if (!readFileSync(page, 'utf8').includes(`"${base}/_app/`)) return false;
	const sources = [
		'src',
		'static',
		'svelte.config.js',
		'vite.config.ts',
		'tests/tools/bundle',
		'package-lock.json'
	];
	return sources.every((source) => newest(join(root, source)) < statSync(page).mtimeMs);
}

/** Builds the app when a source is newer than the build. */
export const build = () =>
	built()
		? step('Build: newer than every source', async () => true)
		: step('Build: making the app', () => run(tool('vite'), ['build'], { quiet: true }));
