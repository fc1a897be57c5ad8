import type { Badge } from '../factions.ts';
import { ALLIED_PACKAGES } from './allied.ts';
import { GREEN_PACKAGES } from './green.ts';
import type { Package } from './package.ts';
import { RED_PACKAGES } from './red.ts';
import { WHITE_PACKAGES } from './white.ts';

/** The known commands by badge, the oldest first. Our own selection; each names its source. */
export const PACKAGES: Readonly<Record<Badge, readonly Package[]>> = {
	red: RED_PACKAGES,
	white: WHITE_PACKAGES,
	green: GREEN_PACKAGES,
	allied: ALLIED_PACKAGES
};
