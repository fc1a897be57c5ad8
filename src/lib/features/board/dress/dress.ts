import { dressing } from '#lib/ui/board/dress.ts';
import rules from './screen.css?inline';

/** The looks of the screen of a game. */
export const screenDressed = dressing(rules);
