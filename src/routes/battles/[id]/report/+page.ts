import { redAndWhite } from '#lib/rules/red-and-white/index.ts';
import '#lib/rules/red-and-white/texts.ts';

export const load = async () => ({ report: await redAndWhite.report() });
