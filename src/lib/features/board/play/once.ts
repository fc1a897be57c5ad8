/**
 * Does one thing at a time: what is asked for while another is being written is a second quick tap of the same finger,
 * and never an answer to the next question, which nobody has read yet.
 */
export function once(): (work: () => Promise<unknown>) => Promise<void> {
	let writing = false;
	return async (work) => {
		if (writing) return;
		writing = true;
		try {
			await work();
		} finally {
			writing = false;
		}
	};
}
