import { played } from '#lib/features/board/played.ts';
import { face } from './face.ts';

/** Orel 1919 on the board, the same for all its screens. */
export const orel = played(face);
