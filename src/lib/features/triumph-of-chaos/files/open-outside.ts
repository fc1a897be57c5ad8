import { ChaosFiles } from './files.svelte.ts';
import { ownerBook } from '../charts/owner-book.svelte.ts';

/** A file of this game opened outside of its screens: the owner's corrections are read first, to compare with. */
export const openOutside = async (file: File): Promise<ChaosFiles> => {
	await ownerBook.again();
	const files = await new ChaosFiles().load();
	await files.open(file);
	return files;
};
