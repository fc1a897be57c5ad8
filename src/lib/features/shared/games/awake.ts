/** Keeps the screen on as long as the page is seen, until the returned function is called. Where that cannot be, nothing happens. */
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
			// Low battery, or not allowed: the screen then goes dark as it always does.
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
