let changes = 0;

/** A photo was kept, changed or taken away: no line of a log says so. */
export const notePhotoChange = (): void => {
	changes += 1;
};

/** How often photos have changed in this visit. */
export const photoChanges = (): number => changes;
