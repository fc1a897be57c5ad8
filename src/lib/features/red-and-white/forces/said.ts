import { say } from '#lib/kernel/phrase.ts';

export const NOT_HERE = say('This force is not on this phone.');
