import { OwnerBook } from '#lib/features/shared/house-rules/owner-book.svelte.ts';
import { BOOK, META } from '#lib/rules/red-and-white/index.ts';

/** The house rules that the calculators use and that a new battle begins with. */
export const houseBook = new OwnerBook(META.id, BOOK);
