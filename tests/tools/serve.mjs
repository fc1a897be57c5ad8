// A small static server for the built folder, as a good static host behaves: clean addresses, the fallback page for
// addresses only the app knows, gzip, long caching for hashed files and none for the rest.
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { HEADERS } from './headers.mjs';

/** @type {Record<string, string>} */
const TYPES = {
	'.css': 'text/css; charset=utf-8',
	'.html': 'text/html; charset=utf-8',
	'.ico': 'image/x-icon',
	'.js': 'text/javascript; charset=utf-8',
	'.json': 'application/json; charset=utf-8',
	'.png': 'image/png',
	'.svg': 'image/svg+xml; charset=utf-8',
	'.txt': 'text/plain; charset=utf-8',
	'.webmanifest': 'application/manifest+json; charset=utf-8',
	'.woff2': 'font/woff2'
};
const PACKED = /^(text|application|image\/svg)/;

/** @param {string} path */
const isFile = async (path) => (await stat(path).catch(() => undefined))?.isFile() ?? false;

/**
 * The file that answers an address below the served folder, or nothing.
 * @param {string} folder
 * @param {string} address
 */
async function fileFor(folder, address) {
	const path = normalize(join(folder, address));
	if (path !== folder && !path.startsWith(folder + sep)) return undefined;
	for (const candidate of [path, `${path}.html`, join(path, 'index.html')]) {
		if (await isFile(candidate)) return candidate;
	}
	if (extname(address) || address.startsWith('/_app/')) return undefined;
	return join(folder, '200.html');
}

/**
 * @typedef {object} Answer
 * @property {Buffer} body
 * @property {Buffer | undefined} packed
 * @property {Record<string, string>} headers
 */

/**
 * @param {string} folder
 * @param {string} file
 * @param {{ gzip: boolean, secured: boolean }} how
 * @returns {Promise<Answer>}
 */
async function answerFrom(folder, file, { gzip, secured }) {
	const body = await readFile(file);
	const type = TYPES[extname(file)] ?? 'application/octet-stream';
	const immutable = file.startsWith(join(folder, '_app', 'immutable'));
	return {
		body,
		packed:
			gzip && PACKED.test(type) && body.length > 200 ? gzipSync(body, { level: 9 }) : undefined,
		headers: {
			'content-type': type,
			etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`,
			'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
			...(secured && HEADERS),
			vary: 'accept-encoding',
			...(file.endsWith('service-worker.js') && { 'service-worker-allowed': '/' })
		}
	};
}

/**
 * Serves a folder until `close()`. Port 0 takes any free one. `base` is the sub-path the build was made for.
 * `show(folder)` swaps what is served, as a deployment does. Between two programs of one machine packing is idle work.
 * `secured: false` leaves out the headers that guard the app. `line` answers as over a slow line, all requests sharing it: kbit/s and ms.
 * @param {string} folder
 * @param {{ port?: number, host?: string, base?: string, gzip?: boolean, secured?: boolean, line?: { down: number, roundTrip: number } }} [options]
 */
export async function serve(
	folder,
	{ port = 0, host = '127.0.0.1', base = '', gzip = true, secured = true, line } = {}
) {
	let shown = normalize(folder);
	/** When the line has room again. */
	let free = 0;
	/** @param {number} bytes */
	const travel = async (bytes) => {
		if (!line) return;
		const now = performance.now();
		free = Math.max(free, now) + (bytes * 8) / line.down;
		await setTimeout(free + line.roundTrip - now);
	};
	/** @type {Map<string, Promise<Answer>>} */
	const answers = new Map();

	const server = createServer(async (request, response) => {
		try {
			const { pathname } = new URL(request.url ?? '/', 'http://localhost');
			if (base && pathname === base) {
				response.writeHead(308, { location: `${base}/` }).end();
				return;
			}
			const inside = pathname.startsWith(`${base}/`);
			const file =
				inside && (await fileFor(shown, decodeURIComponent(pathname.slice(base.length))));
			if (!file) {
				response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
				return;
			}
			const known = answers.get(file) ?? answerFrom(shown, file, { gzip, secured });
			answers.set(file, known);
			const { body, packed, headers } = await known;
			const asked = packed && /\bgzip\b/.test(String(request.headers['accept-encoding']));
			const unchanged = request.headers['if-none-match'] === headers.etag;
			await travel(unchanged ? 0 : (asked ? packed : body).length);
			if (unchanged) {
				response.writeHead(304, headers).end();
				return;
			}
			response.writeHead(200, {
				...headers,
				...(asked && { 'content-encoding': 'gzip' }),
				'content-length': (asked ? packed : body).length
			});
			response.end(request.method === 'HEAD' ? undefined : asked ? packed : body);
		} catch (error) {
			response.writeHead(error instanceof URIError ? 400 : 500).end();
		}
	});

	await new Promise((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, host, () => resolve(undefined));
	});
	const address = server.address();
	if (!address || typeof address === 'string') throw new Error('The server has no port.');
	return {
		url: `http://localhost:${address.port}${base}/`,
		/** @param {string} next */
		show(next) {
			shown = normalize(next);
			answers.clear();
		},
		/** Nothing answers any more when this has resolved. */
		close: () =>
			new Promise((resolve) => {
				server.close(resolve);
				server.closeAllConnections();
			})
	};
}
