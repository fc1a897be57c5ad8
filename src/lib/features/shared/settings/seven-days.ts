interface Phone extends Pick<Navigator, 'vendor'> {
	/** Safari only: opened from the home screen. */
	readonly standalone?: boolean;
}

/**
 * Does this browser delete what the app keeps after seven days of browsing in which it was not opened? Safari does, and
 * so does every browser on an iPhone, which is Safari inside; but not where the app is on the home screen or in the
 * dock.
 */
export const forgetsInSevenDays = (
	phone: Phone = navigator,
	installed = matchMedia('(display-mode: standalone)').matches
): boolean => phone.vendor.startsWith('Apple') && phone.standalone !== true && !installed;
