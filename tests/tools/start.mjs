// `npm start`: from an empty clone to the app in the browser. PORT, HOST and BASE_PATH are read from the environment.
import { base, build, buildFolder, install, step } from './steps.mjs';
import { serve } from './serve.mjs';

if (!(await install()) || !(await build())) process.exit(1);

const host = process.env.HOST ?? '127.0.0.1';
const first = Number(process.env.PORT ?? 4173);

/** @type {Awaited<ReturnType<typeof serve>> | undefined} */
let server;
await step('Server: serving build/', async () => {
	for (let port = first; !server && port < first + 20; port++) {
		server = await serve(buildFolder, { port, host, base }).catch((error) => {
			if (error.code === 'EADDRINUSE') return undefined;
			throw error;
		});
	}
	return server !== undefined;
});
if (!server) process.exit(1);
console.log(`\nTachanka is at ${server.url} (Ctrl+C stops it)`);
