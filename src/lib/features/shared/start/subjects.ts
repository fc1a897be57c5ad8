import { readFileSync } from 'node:fs';

/** Where each calculator lies: `'melee': async () => (await import('./melee/melee.ts')).MELEE`. */
const CALCULATORS = 'src/lib/rules/red-and-white/procedures/index.ts';

/** The calculators by the file they come in, named as its folder. Only for the build. */
export const bySubject = (): ReadonlyMap<string, readonly string[]> => {
	const subjects = new Map<string, string[]>();
	const each = /'?([\w-]+)'?: async \(\) =>\s*\(await import\('\.\/(\w+)\//g;
	for (const [, slug = '', of = ''] of readFileSync(CALCULATORS, 'utf8').matchAll(each))
		subjects.set(of, [...(subjects.get(of) ?? []), slug]);
	if (!subjects.size) throw new Error('The calculators are not in their list.');
	return subjects;
};
