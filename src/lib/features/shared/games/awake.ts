/** Keeps the screen on while the page is visible, until the returned function is called. Does nothing where that is impossible. */
export const keepAwake = (): (() => void) => {
	let lock: WakeLockSentinel | undefined;
	let over = false;

	const hold = async (): Promise<void> => {
		if (over || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
		try {
			const fresh = await navigator.wakeLock.request('screen');
			if (over) await fresh.release();
			else lock = fresh;
		} catch {
			// Low battery, or no permission: the screen goes dark as usual.
		}
	};
	const seen = (): void => void hold();

	document.addEventListener('visibilitychange', seen);
	void hold();
	return () => {
		over = true;
		document.removeEventListener('visibilitychange', seen);
		void lock?.release();
	};
};
