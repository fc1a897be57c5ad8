import { redAndWhite } from '#lib/rules/red-and-white/index.ts';

export const load = async () => ({ report: await redAndWhite.report() });
