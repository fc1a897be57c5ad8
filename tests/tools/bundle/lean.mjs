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
/** Whoever reads the module takes it that a counter or a hex is none of these. */
const UNLESS_SAID = new Set([
	...['integratedArtillery', 'shock', 'heavy', 'independent', 'doubleTrackStation']
]);
/** 10.2 The only line of Orel 1919 that a rule calls by its name. */
const NAMED = 'Bryansk-Navlia-Komaritchi-Lgov';

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
 * after how many losses it is turned; what a road or railroad is called.
 * @param {any} value
 */
const asked = (value) => {
	if (value?.lossesToFlip !== undefined) return { steps: value.steps, fire: value.fire };
	if (followsFromTheOther(value)) return { ...value, reduced: undefined };
	if (value?.path && value.name !== NAMED) return { ...value, name: undefined };
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
