import { playedAs } from '../faces.ts';
import type { LayoutLoad } from './$types';

export const load: LayoutLoad = async ({ params }) => ({ played: await playedAs(params.game) });
