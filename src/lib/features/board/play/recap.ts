import type { Hex } from '#lib/kernel/hex/hex.ts';
import type { Told } from '#lib/kernel/game/game.ts';
import type { Line } from '#lib/kernel/game/journal.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { same } from '#lib/kernel/same.ts';
import type { Offers } from '#lib/session/session.ts';
import {
	SIDES,
	viewAt,
	type Face,
	type Place,
	type Side,
	type UnitView,
	type View
} from '../face.ts';
import { beforeLine, waysBetween } from '../history/since.ts';
import { SIDE_NAMES } from '../names.ts';
import { words } from '../words/en/board.ts';

/** What a side did in its turn, for whoever has not watched it. */
export interface Recap {
	readonly side: Side;
	/** The turn, as its bar said it. */
	readonly title: Phrase;
	/** How many of its units went elsewhere, and all ways that were gone. */
	readonly moved: number;
	readonly ways: readonly (readonly [from: Hex, to: Hex])[];
	/** Those that came onto the map. */
	readonly came: readonly UnitView[];
	readonly fights: readonly {
		readonly title: Phrase;
		readonly outcome: Phrase | null;
		readonly hex: Hex | undefined;
	}[];
	/** On how many hexes attacks are declared and still to be fought. */
	readonly declared: number;
	/** Places that count and changed hands, as they are held now. */
	readonly changed: readonly Place[];
	readonly lost: readonly {
		readonly side: Side;
		readonly steps: number;
		/** The same in words. */
		readonly says: Phrase;
		readonly units: readonly { readonly unit: UnitView; readonly steps: number }[];
	}[];
	/** Barrages, and what else took steps outside of a fight, as it was told. */
	readonly outside: readonly Phrase[];
}

/** Lines of a journal that count, oldest first. */
export type Lines<State, Command, Fact> = readonly Line<State, Command, Fact>[];

/** The lines of the turn that the last of them ended, as it may have the game, where a person plays against `who`; a copy is named after that. */
const turnEnded = <State, Command, Fact, Next extends Offers<Command>>(
	face: Face<State, Command, Fact, Next>,
	lines: Lines<State, Command, Fact>,
	over: View<Command>['over'],
	who: 'app' | 'person'
): { readonly side: Side; readonly from: number } | undefined => {
	const { moment, describe } = face.session.journal;
	const last = lines.findLast(
		({ entry, after }) => !same(entry.command, face.rename(describe(after).title))
	);
	const side = last && moment(last.before).side;
	const now = over ? SIDES.find((one) => one !== side) : last && moment(last.after).side;
	if (!last || !side || !now || side === now) return undefined;
	// What is written down after the end, such as a note, ends nothing.
	if (over && viewAt(face, last.before).over) return undefined;
	const seats = face.seatsOf(last.after);
	if (seats[side].app !== (who === 'app') || seats[now].app) return undefined;
	const end = lines.indexOf(last);
	const from = lines.findLastIndex(({ before }, at) => at <= end && moment(before).side !== side);
	return { side, from: from + 1 };
};

/**
 * What the app did in the turn that the last line ended, before a person goes on, or what the other `person` did; null
 * where it is not so.
 */
export const recapOf = <State, Command, Fact, Next extends Offers<Command>>(
	face: Face<State, Command, Fact, Next>,
	lines: Lines<State, Command, Fact>,
	now: View<Command>,
	who: 'app' | 'person' = 'app'
): Recap | null => {
	const turn = turnEnded(face, lines, now.over, who);
	return turn ? deedsOf(face, lines, turn.from, turn.side, now) : null;
};

/** What was told of dice while no fight went on: those before the fights, and those that took steps. */
const fellOutside = <State, Command, Fact, Next extends Offers<Command>>(
	face: Face<State, Command, Fact, Next>,
	lines: Lines<State, Command, Fact>,
	from: number
): readonly Phrase[] =>
	lines.flatMap((line, at): readonly Phrase[] => {
		const { session } = face;
		if (at < from || !session.fixed?.(line)) return [];
		const combat = face.course(lines.slice(0, at));
		if (combat?.hex) return [];
		const { entry, before, after } = line;
		const left = viewAt(face, after).units;
		const shot =
			combat ??
			[...viewAt(face, before).units.values()].some(
				({ id, hex, counter }) => hex !== null && counter.left > (left.get(id)?.counter.left ?? 0)
			);
		return shot ? session.journal.tell(entry, before, after).sentences : [];
	});

/** What a side did in the lines from this one on, the last of which led to `now`. */
export const deedsOf = <State, Command, Fact, Next extends Offers<Command>>(
	face: Face<State, Command, Fact, Next>,
	lines: Lines<State, Command, Fact>,
	from: number,
	side: Side,
	now: View<Command>
): Recap | null => {
	const [start, last] = [beforeLine(lines, from), lines.at(-1)];
	if (start === undefined || !last) return null;
	const was = viewAt(face, start);
	const [before, after] = [face.where(start), face.where(last.after)];
	const units = [...now.units.values()];
	const lostBy = (one: Side) =>
		units.flatMap((unit) => {
			const old = was.units.get(unit.id);
			const steps = old?.hex == null ? 0 : old.counter.left - unit.counter.left;
			return unit.side === one && steps > 0 ? [{ unit, steps }] : [];
		});
	/** The fight that goes on is one, too. */
	const going = face.course(lines);
	const lost = SIDES.flatMap((one) => {
		const those = lostBy(one);
		const steps = those.reduce((all, { steps }) => all + steps, 0);
		const says = count(steps, face.lostN ?? words.sideLostN, { side: say(SIDE_NAMES[one]) });
		return steps > 0 ? [{ side: one, steps, says, units: those }] : [];
	});
	return {
		side,
		title: was.title,
		moved: units.filter((unit) => {
			const [from, to] = [before.get(unit.id), after.get(unit.id)];
			return unit.side === side && from !== undefined && to !== undefined && from !== to;
		}).length,
		ways: waysBetween(before, after),
		came: units.filter(({ id }) => !before.has(id) && after.has(id)),
		fights: [
			...lines.slice(from).map((_, at) => face.course(lines.slice(0, from + at + 1), true)),
			going?.hex ? going : null
		].flatMap((course) => course ?? []),
		declared: new Set(now.declared.map(([, to]) => to)).size,
		changed: now.places.filter(
			({ hex, side: held }) => was.places.find((one) => one.hex === hex)?.side !== held
		),
		lost,
		outside: fellOutside(face, lines, from)
	};
};

/** Who holds a place that changed hands. */
export const heldSaid = ({ name: place, side }: Place): Phrase =>
	side
		? say(words.placeIsSideNow, { place, side: say(SIDE_NAMES[side]) })
		: say(words.nobodyHoldsPlaceNow, { place });

/** What a side did, in a few sentences. */
export const recapInShort = (recap: Recap): readonly Phrase[] => {
	const attacks = recap.fights.length + recap.declared;
	const list = [
		...(recap.moved > 0 ? [count(recap.moved, words.nMoves)] : []),
		...(attacks > 0 ? [count(attacks, words.nAttacks)] : []),
		...(attacks + recap.outside.length > 0 ? [] : [say(words.noAttacks)])
	];
	const side = say(SIDE_NAMES[recap.side]);
	return [
		// Whoever has only fired has done what is told of it.
		...(list.length > 0 ? [say(words.sideHasPlayedWhat, { side, what: { list } })] : recap.outside),
		...recap.changed.map(heldSaid),
		...recap.lost.map(({ says }) => says)
	];
};

/** What came of a person's own dice, where the app goes on from them and no fight keeps them in sight; null where it is not so. */
export const thrownBefore = <State, Command, Fact, Next extends Offers<Command>>(
	face: Face<State, Command, Fact, Next>,
	lines: Lines<State, Command, Fact>,
	now: View<Command>
): Told | null => {
	const { session } = face;
	const last = lines.at(-1);
	if (!last || !session.fixed?.(last) || now.asked === null || now.over !== null) return null;
	const { entry, before, after } = last;
	const thrower = viewAt(face, before).called?.side;
	const seats = face.seatsOf(after);
	if (!thrower || seats[thrower].app || !seats[now.asked].app || face.course(lines)?.hex)
		return null;
	return session.journal.tell(entry, before, after);
};
