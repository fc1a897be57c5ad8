import { ask, type Draw } from '#lib/kernel/dice/draw.ts';

/** The result of dice typed in, throw by throw, face by face. */
export const byHand = <T>(draw: Draw<T>, ...lies: readonly (readonly number[])[]): T => {
	let throws: Parameters<typeof ask>[1] = [];
	for (const faces of lies) {
		const asked = ask(draw, throws);
		if (asked.state !== 'waiting') throw new Error(`Nothing is thrown for ${faces.join(' ')}`);
		throws = [...throws, { call: asked.call, faces, count: null, by: 'hand' }];
	}
	const asked = ask(draw, throws);
	if (asked.state !== 'done') throw new Error(`${asked.state}: ${asked.call.label}`);
	return asked.value;
};
