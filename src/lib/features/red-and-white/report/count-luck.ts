import { type History, lineLuck, type LineLuck } from '#lib/rules/red-and-white/index.ts';

/** So long the screen may wait for an answer, in ms. */
const PATIENCE = 12;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** How lucky every line of a battle was; undefined when nobody wants to know any more. Taps are answered meanwhile. */
export const countLuck = async (
	{ counted }: History,
	wanted: () => boolean
): Promise<readonly LineLuck[] | undefined> => {
	const found: LineLuck[] = [];
	let since = performance.now();
	for (const line of counted) {
		const luck = lineLuck(line);
		if (luck) found.push(luck);
		if (performance.now() - since < PATIENCE) continue;
		await pause();
		if (!wanted()) return undefined;
		since = performance.now();
	}
	return wanted() ? found : undefined;
};
