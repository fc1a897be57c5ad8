/**
 * The form of everything that is kept, in the database and in the files. It goes up by one with every change that an
 * older build could not read; older builds then refuse, in words, before they write.
 */
export const FORM = 1;
