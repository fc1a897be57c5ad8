import { note } from './noted.ts';

/**
 * Read by the first script of app.html. It shows the calculator as the build has drawn it, unless the owner's rules or
 * lengths would change it, or a situation was left just now that is shown instead.
 */
const USUAL = 'tachanka:usual';
const SITUATION = 'tachanka:situation';

/** Notes whether the owner's rules and lengths are the app's own; not, where they may just be changing. */
export const noteUsual = (usual: boolean): void => note(USUAL, usual ? 'yes' : 'no');
/** Notes that a situation was left just now. */
export const noteSituation = (): void => note(SITUATION, String(Date.now()));
