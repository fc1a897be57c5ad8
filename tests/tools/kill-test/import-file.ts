import { makeFile } from '../../../src/lib/kernel/border/file.ts';
import { EXAMPLE_FORCES } from '../../rules/red-and-white/example-forces.ts';
import { FORCES } from '../../../src/lib/rules/red-and-white/scenarios/file.ts';
import { battleIn, battleOf } from '../battle-file.ts';
import type { Step } from './account.ts';

/** Each battle goes through so many phases. */
const PHASES = 5;
/** A photo is about so large, in bytes. */
const PHOTO = 200_000;

/** Bytes that begin as those of a photo do. */
const bytesOf = (n: number): string => {
	const bytes = Buffer.alloc(PHOTO, n);
	bytes.set([0xff, 0xd8, 0xff]);
	return bytes.toString('base64');
};

/** A file of so many battles with a photo each, and of a force; and what a phone has besides once it came in. */
export function importFile(
	name: string,
	battles: number
): { readonly text: string; readonly step: Step } {
	const step = new Map<string, string>();
	const next = { type: 'stepPhase', by: 1 } as const;
	const journals = Array.from({ length: battles }, (_, index) => {
		const title = `${name} ${index + 1}`;
		const entries = battleOf(title, EXAMPLE_FORCES, Array<typeof next>(PHASES).fill(next));
		step.set(title, `kept, ${entries.length} lines, 1 photos`);
		const about = {
			at: '2026-05-09T15:00:00.000Z',
			line: entries.at(-1)?.id ?? '',
			caption: title,
			type: 'image/jpeg',
			...{ width: 1000, height: 800, size: PHOTO }
		};
		const photo = { id: `photo-of-${title}`.replaceAll(' ', '-'), about, bytes: bytesOf(index) };
		return { ...battleIn(entries), photos: [photo] };
	});
	const { kind, version } = FORCES;
	const force = { ...EXAMPLE_FORCES[0], id: name.replaceAll(' ', '-'), name };
	step.set(`force ${name}`, 'kept');
	return {
		text: makeFile({ journals, documents: [{ kind, version, body: force }] }),
		step
	};
}
