import { build } from '../tools/steps.mjs';

/** The tests look at the production build; a source newer than it is built first. */
export default async function makeBuild(): Promise<void> {
	if (!(await build())) throw new Error('The app does not build.');
}
