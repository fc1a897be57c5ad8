import { ownerBook } from '#lib/features/triumph-of-chaos/charts/owner-book.svelte.ts';

/** Every screen of the game uses the owner's charts. */
export const load = async () => {
	await ownerBook.again();
};
