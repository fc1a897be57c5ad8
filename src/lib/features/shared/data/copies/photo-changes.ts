let changes = 0;

/** Notes that a photo was kept, changed or removed, since no line of a log says so. */
export const notePhotoChange = (): void => {
	changes += 1;
};

/** How often photos have changed during this visit. */
export const photoChanges = (): number => changes;
