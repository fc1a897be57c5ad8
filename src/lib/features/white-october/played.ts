import { played } from '#lib/features/board/played.ts';
import { face } from './face.ts';

/** White October on the board, the same for all its screens. */
export const october = played(face);
