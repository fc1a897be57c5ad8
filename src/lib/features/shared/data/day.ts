const DAY = 24 * 60 * 60 * 1000;

/** Today where the owner is, as it stands in the name of a file: `2026-02-28`. */
export const today = (): string => new Date().toLocaleDateString('sv');

/** The moment so many days ago, as it is written in rows. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * DAY).toISOString();
