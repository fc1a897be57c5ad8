import type { Badge } from '../factions.ts';
import type { Package } from './package.ts';

/** The known commands by badge; they are fetched only when somebody looks for one. */
export const loadPackages = async (): Promise<Readonly<Record<Badge, readonly Package[]>>> =>
	(await import('./all.ts')).PACKAGES;
