import type { Force } from '../../types.ts';
import type { Badge } from '../factions.ts';
import type { Package, PackageLanguage } from './package.ts';

/** The known commands by badge; they are fetched only when somebody looks for one. */
export const loadPackages = async (): Promise<Readonly<Record<Badge, readonly Package[]>>> =>
	(await import('./all.ts')).PACKAGES;

/** Two forces for a first battle, named in this language; they are fetched only when somebody asks for them. */
export const loadExamples = async (language: PackageLanguage): Promise<readonly Force[]> =>
	(await import('../examples.ts')).exampleForces(language);
