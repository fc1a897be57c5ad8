import { say } from '#lib/kernel/phrase.ts';
import { words } from '../words/en/forces.ts';

export const NOT_HERE = say(words.thisForceIsNotOnThisPhone);
