import { ForceEditor } from '#lib/features/red-and-white/forces/edit/editor.svelte.ts';

/** One editor for the force and its units: what is done on one screen can be undone on the other. */
export const load = async ({ params }: { params: { id: string } }) => ({
	editor: await ForceEditor.open(params.id)
});
