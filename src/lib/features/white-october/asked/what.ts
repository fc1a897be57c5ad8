import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	eventSaid,
	nameOf,
	owedNow,
	placeName,
	notRaisable,
	purseOf,
	RAISED,
	rpToSpend,
	type Command,
	type Game,
	type OctoberEngine,
	type State,
	type Waiting
} from '#lib/rules/white-october/index.ts';
import type { Ask } from '#lib/features/board/ask.ts';
import { words } from '../words/en/asked.ts';

/** 6 The event that is asked about. */
const eventOf = ({ events: { imposed, vetrenko, hand } }: State, player: 'white' | 'red') =>
	imposed?.event ?? (vetrenko === 'asked' ? 'vetrenko' : (hand[player] ?? hand.white ?? hand.red));

/** 8.1.3, 8.2.6, 6 Who takes what: a loss by itself, by the way that he goes, or by an event. */
const whoTakes = ({ combat, tolls, units, events: { imposed } }: State): Phrase | undefined => {
	if (tolls.length > 0) return say(words.theWayCostsAnEpWhose);
	if (!combat) return say(imposed?.event === 'soviet' ? words.whoConfers : words.whoLosesAnEp);
	const { disorder, hit, fight } = combat;
	const fresh = units.some(({ id, mode }) => disorder.includes(id) && mode === 'normal');
	if (fresh) return say(words.theWayBringsDisorderToWhom);
	if (disorder.length > 0) return say(words.whoInDisorderLosesAnEp);
	if (hit) {
		const place = placeName(hit.place);
		return hit.loss > 0
			? count(hit.loss, words.whoInPlaceLosesNEp, { place })
			: say(words.whoInPlaceIsDisorganised, { place });
	}
	return fight?.stage === 'loserState' || fight?.stage === 'winnerState'
		? say(words.whoInDisorderLosesAnEp)
		: undefined;
};

/** 11.2.2 What raising it costs, and when it comes. */
export const PRICES: Readonly<Record<Extract<Command, { type: 'raise' }>['action'], string>> = {
	communist: words.halfAPointAtOnce,
	barricade: words.halfAPointAtOnce,
	detachments: words.allPointsLeft,
	military_units: words.drawnByLot
};

/** What limits a choice, and below it whom that keeps out, by each reason that keeps anybody out. */
export const keptOut = (
	limit: Phrase,
	told: readonly (readonly [text: typeof words.noneLeft, units: readonly (Phrase | string)[]])[]
): Phrase =>
	told.reduce(
		(points, [text, list]) => (list.length > 0 ? say(text, { points, units: { list } }) : points),
		limit
	);

/** 11.2.2 What there is to raise with, and why not everything may be. */
const pursed = (game: Game, state: State): Phrase => {
	const purse = purseOf(game, state);
	const closed = notRaisable(game, state);
	const which = (is: boolean) =>
		closed.flatMap(({ action, none }) => (none === is ? say(RAISED[action]) : []));
	return keptOut(say(words.pointsForRaising, { points: rpToSpend(purse), pool: purse.pool }), [
		[words.noneLeft, which(true)],
		[words.pointsTooFew, which(false)]
	]);
};

/** What is asked, with those whom it is about, or which of several actions it is, where the bare question leaves that open; and what an event does. */
export const saidOf = (
	engine: OctoberEngine,
	state: State,
	{ asks, commands, player }: Waiting
): Partial<Pick<Ask<unknown>, 'what' | 'note'>> => {
	const [retreat] = state.combat?.retreats ?? [];
	const is = (type: string): boolean => commands.some((one) => one.type === type);
	const { anti, raising } = state.politics;
	const before = is('raise') ? raising : is('rally') || is('counter') ? anti : null;
	const all = before ? owedNow(engine.game(state), state) : 0;
	const what =
		asks && before && all > 1
			? say(words.whatNOfAll, { what: asks.what, n: before.length + 1, all })
			: is('retreat') && retreat
				? say(words.whichWayBackFor, { units: { list: retreat.units.map(nameOf) } })
				: is('take')
					? whoTakes(state)
					: undefined;
	const event = asks?.rule.startsWith('6') && player !== null ? eventOf(state, player) : null;
	const note = is('raise')
		? pursed(engine.game(state), state)
		: event !== null
			? eventSaid(event)
			: undefined;
	return { ...(what && { what }), ...(note && { note }) };
};
