interface Phone extends Pick<Navigator, 'vendor'> {
	/** Of Safari alone: opened from the home screen. */
	readonly standalone?: boolean;
}

/**
 * Does this browser throw away what the app keeps when it was not opened for seven days of browsing? Safari does, and each
 * browser of an iPhone, which is Safari inside; not where the app is on the home screen or in the dock.
 */
export const forgetsInSevenDays = (
	phone: Phone = navigator,
	installed = matchMedia('(display-mode: standalone)').matches
): boolean => phone.vendor.startsWith('Apple') && phone.standalone !== true && !installed;
