/**
 * Where the data of a module come from, and what they are called: it stands beside them for whoever reads or corrects the
 * files, and no rule asks for it.
 */
const ASIDE = new Set([
	...['title', 'status', 'provenance', 'basis', 'fit', 'terrainKinds', 'turnTrackKnown'],
	...['orientation', 'numbering', 'firstColumn', 'firstRow', 'kmPerHexNominal', 'halfHexes'],
	...['movementAllowances', 'sequence', 'allUnitsStartInMode', 'inactiveUnitsMay', 'note']
]);

/**
 * The data of a module without what stands beside them, as JSON.
 * @param {string} json
 * @returns {string}
 */
export const lean = (json) =>
	JSON.stringify(JSON.parse(json, (key, value) => (ASIDE.has(key) ? undefined : value)));
