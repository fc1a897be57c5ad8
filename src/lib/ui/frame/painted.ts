/** Once the next frame is on the screen. */
export const painted = (then: () => void): void => {
	requestAnimationFrame(() => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => {
			port1.close();
			then();
		};
		port2.postMessage(null);
	});
};
