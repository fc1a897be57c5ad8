import { t } from '#lib/words/t.ts';
import type { Told } from '#lib/rules/red-and-white/index.ts';
import type { IconName } from '#lib/ui/signs/icons.ts';

/** Whose dice, in a sign and two words; nothing where none were thrown. */
export const diceMeta = ({ by }: Told): { icon: IconName; text: string } | undefined => {
	if (by === 'hand') return { icon: 'hand', text: t('typed in') };
	if (by === 'app') return { icon: 'dice', text: t('rolled here') };
	return by === 'both' ? { icon: 'dice', text: t('typed in and rolled here') } : undefined;
};
