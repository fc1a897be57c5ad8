import type { Form, FormValue } from '#lib/kernel/sheet/calculator.ts';
import type { About, Campaign } from '#lib/rules/triumph-of-chaos/engine/index.ts';
import { spaceOf } from '#lib/rules/triumph-of-chaos/engine/state.ts';
import { otherCamp, type Camp } from '#lib/rules/triumph-of-chaos/types.ts';

/** For whom a check is rolled in a campaign. */
export interface CheckPlace extends About {
	readonly camp?: Camp;
	/** Steps on the map are lost, not replacement steps. */
	readonly map?: 'yes';
}

const lastForm = ({ forms }: Campaign, check: string): Form =>
	(forms[check] ?? {}) as Readonly<Record<string, FormValue>>;

/** What changes with every turn is not carried over from the last time. */
const ONLY_NOW: Form = { cards: 0, told: 0, captured: 0, polishWar: false };

const combat = (state: Campaign, { space: id }: CheckPlace): Form => {
	const space = id === undefined ? undefined : spaceOf(state, id);
	const { activation } = state;
	if (!space || !activation) return {};
	const defender = otherCamp(activation.attacker);
	return {
		camp: activation.attacker,
		triggered: activation.triggered ? 'yes' : 'no',
		withdrawalFailed: space.withdrawalFailed,
		reinforced: space.reinforced,
		mud: state.season === 'mud',
		inFighting: state.camps[defender].inForce.length > 0
	};
};

/** CANCEL RETREAT: the ground and the defender as the fire had them. */
const cancel = (state: Campaign): Form => {
	const { terrain, fortress, cheka, leaderFour, inFighting, homeCityLost } = lastForm(
		state,
		'combat'
	);
	const known = { terrain, fortress, cheka, leaderFour, inFighting, homeCityLost };
	return Object.fromEntries(
		Object.entries(known).filter((pair): pair is [string, FormValue] => pair[1] !== undefined)
	);
};

const leader = ({ leaders }: Campaign, place: CheckPlace): Form => {
	const found = leaders.find(({ id }) => id === place.leader);
	return {
		...(found ? { rating: found.rating } : {}),
		...(place.capability ? { capability: place.capability } : {})
	};
};

/** What the campaign knows of the situation of a check; the rest stays as it begins, or as it was left. */
export const fill = (state: Campaign, check: string, place: CheckPlace): Form => {
	switch (check) {
		case 'combat':
			return combat(state, place);
		case 'cancel-retreat':
			return cancel(state);
		case 'leader':
			return leader(state, place);
		case 'western-response':
			return {
				...lastForm(state, check),
				redHomeCities: Math.max(0, Math.min(9, state.camps.white.counts.home))
			};
		case 'half-die':
			return {
				camp: place.camp ?? 'white',
				what: place.map === 'yes' ? 'map' : 'replacements'
			};
		case 'replacements': {
			const last = lastForm(state, check);
			const camp = place.camp ?? 'white';
			return last['camp'] === camp ? { ...last, ...ONLY_NOW } : { camp };
		}
		default:
			return lastForm(state, check);
	}
};
