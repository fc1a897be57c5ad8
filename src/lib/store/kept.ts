import { withStore } from './database.ts';
import { copies } from './journal/second-copy.ts';

/** How many copies of everything are kept on this phone: in a database and in files, or in a database alone. */
export const copiesKept = (): Promise<1 | 2> => withStore(async () => copies());
