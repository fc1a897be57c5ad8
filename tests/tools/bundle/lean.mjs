/**
 * Where the data of a module come from, and what they are called: it stands beside them for whoever reads or corrects the
 * files, and no rule asks for it.
 */
const ASIDE = new Set([
	...['title', 'status', 'provenance', 'basis', 'fit', 'terrainKinds', 'turnTrackKnown'],
	...['orientation', 'numbering', 'firstColumn', 'firstRow', 'kmPerHexNominal', 'halfHexes'],
	...['movementAllowances', 'sequence', 'allUnitsStartInMode', 'inactiveUnitsMay', 'note'],
	...['half', 'star', 'district', 'optional', 'oneUnitOver']
]);
/** Whoever reads the module takes it that a counter is none of these. */
const UNLESS_SAID = new Set(['integratedArtillery', 'shock', 'heavy', 'independent']);

/**
 * Is the weaker side of a counter the other one with 2 less for each EP lost?
 * @param {any} value
 */
const followsFromTheOther = (value) =>
	value?.reduced &&
	value.reduced.combat === value.combat - 2 * (value.ep - 1) &&
	value.reduced.quality === value.quality &&
	value.reduced.morale === value.morale;

/**
 * A value without what no rule asks for: what is printed on the weaker side of a counter, and on one that names its side;
 * what a road or railroad of White October is called.
 * @param {any} value
 */
const asked = (value) => {
	if (value?.lossesToFlip !== undefined)
		return { ...value, combat: undefined, stacking: undefined, state: undefined };
	if (followsFromTheOther(value)) return { ...value, reduced: undefined };
	if (typeof value?.path === 'string') return { ...value, name: undefined };
	return value?.side === undefined ? value : { ...value, army: undefined };
};

/**
 * The data of a module without what stands beside them, as JSON.
 * @param {string} json
 * @returns {string}
 */
export const lean = (json) =>
	JSON.stringify(
		JSON.parse(json, (key, value) =>
			ASIDE.has(key) || (value === false && UNLESS_SAID.has(key)) ? undefined : asked(value)
		)
	);
