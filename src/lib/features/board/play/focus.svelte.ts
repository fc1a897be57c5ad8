import type { Hex } from '#lib/kernel/hex/hex.ts';
import { nextAt, stepsOff, type Answer, type EachRow, type Several } from '../ask.ts';
import type { Reach, UnitView, View, WayTo } from '../face.ts';
import type { Declaring, Plan } from '../fight.ts';
import { mayTake, ofItsKind, reachIn } from './reaches.ts';

/**
 * What a player is looking at: a hex, a unit, where it is to go, an answer that is chosen but not given. It decides
 * nothing: whatever it offers came from the view, and one tap never acts.
 */
export class Focus<Command> {
	readonly #view: () => View<Command>;
	/** The hex that is looked at. */
	hex = $state.raw<Hex>();
	/** The unit that is to act. */
	unit = $state.raw<string>();
	/** Those in its hex that go with it. */
	party = $state.raw<readonly string[]>([]);
	/** Where it is to go, and by which of the ways. */
	goal = $state.raw<Hex>();
	way = $state.raw(0);
	/** The answer that is chosen: how a move ends, or what is asked. */
	key = $state.raw<string>();
	/** The enemy hex that is to be attacked, who attacks it, and how. */
	enemy = $state.raw<Hex>();
	kind = $state.raw<string>();
	picked = $state.raw<readonly string[]>([]);
	/** Who gives what the attack uses up; undefined as long as what is proposed will do. */
	giver = $state.raw<string | null>();
	/** What is chosen for each of several, by their keys; and which of them, or which group of answers, was opened. */
	given = $state.raw<Readonly<Record<string, string>>>({});
	opened = $state.raw<string>();
	/** A hex that was tapped last for a question whose answers lie elsewhere. */
	astray = $state.raw<Hex>();
	/** The stack that is spread out. */
	fan = $state.raw<Hex>();
	/** Who came after the unit that was taken last: Next goes on there, once that has acted. */
	later = $state.raw<readonly string[]>([]);

	readonly reach: Reach<Command> | undefined = $derived.by(() => {
		const [view, { unit = '', party }] = [this.#view(), this];
		return mayTake(view, view.units.get(unit)) ? reachIn(view, [unit, ...party]) : undefined;
	});
	/** Where that is on the map: of a unit that is to come in, a place where it may. */
	readonly place: Hex | undefined = $derived.by(() => {
		const unit = this.unit === undefined ? undefined : this.#view().units.get(this.unit);
		const [first] = unit?.hex === null ? (this.reach?.left.keys() ?? []) : [];
		return this.hex ?? first;
	});
	readonly ways: readonly WayTo<Command>[] = $derived.by(() =>
		this.goal === undefined ? [] : (this.reach?.ways(this.goal) ?? [])
	);
	readonly chosenWay: WayTo<Command> | undefined = $derived.by(() => {
		const { goal, way, reach } = this;
		return goal !== undefined && way === 0 && reach?.way ? reach.way(goal) : this.ways[way];
	});
	readonly declaring: Declaring<Command> | undefined = $derived.by(() =>
		this.enemy === undefined ? undefined : this.#view().declaring(this.enemy)
	);
	/** The attack as it would be declared now. */
	readonly plan: Plan<Command> | undefined = $derived.by(
		() => this.act && this.declaring?.plan(this.act.value, this.picked, this.giver)
	);
	readonly act = $derived.by(() => this.declaring?.kinds.find((it) => it.value === this.kind));
	/** Who could take part in it, of the kind that is chosen. */
	readonly joiners: readonly string[] = $derived.by(
		() => this.act?.units ?? this.declaring?.units ?? []
	);
	/** What can be chosen now: the ends of a move, what is done on the spot, the answers to a question. */
	readonly answers: readonly Answer<Command>[] = $derived.by(() => {
		const { ask } = this.#view();
		const together = ask?.several ?? ask?.each;
		if (together) return together.others ?? [];
		if (ask) return ask.answers;
		if (this.chosenWay) return this.chosenWay.ends;
		return this.reach?.here ?? [];
	});
	readonly answer: Answer<Command> | undefined = $derived.by(
		() => this.answers.find(({ key }) => key === this.key) ?? this.#only
	);
	/**
	 * A way's usual end is chosen from the start; a question is never answered in advance, unless it has one answer
	 * and the key that declines it.
	 */
	readonly #only: Answer<Command> | undefined = $derived.by(() => {
		const { ask } = this.#view();
		if (!ask) return this.chosenWay ? this.answers.find(({ hex }) => !hex) : undefined;
		if (ask.several ?? ask.each) return undefined;
		const given = ask.answers.filter(({ ends }) => !ends);
		return given.length === 1 && ask.answers.length === 2 ? given[0] : undefined;
	});

	constructor(view: () => View<Command>) {
		this.#view = view;
	}

	/** The same, and then that: what is looked at stays as it is for whoever still shows it. */
	after(what: (next: Focus<Command>) => void): Focus<Command> {
		const next = new Focus<Command>(this.#view);
		const { hex, unit, party, goal, way, key, enemy, kind, picked, giver } = this;
		const { given, opened, fan, later } = this;
		const same = { hex, unit, party, goal, way, key, enemy, kind, picked, giver };
		what(Object.assign(next, same, { given, opened, fan, later }));
		return next;
	}

	/** Looks at nothing in particular; at the unit on its move, if there is one. */
	clear = (): void => {
		this.#goTo(undefined);
		this.unit = this.#view().moving ?? undefined;
		this.party = [];
		this.kind = this.giver = this.opened = this.fan = this.astray = undefined;
		// Whoever may go along does, unless somebody is left out.
		const several = this.#view().ask?.several;
		this.picked = several?.start ?? several?.units ?? [];
		this.given = {};
	};

	/** A unit is to act. */
	take = (unit: UnitView): void => {
		this.clear();
		const { queue } = this.#view();
		if (queue.includes(unit.id)) this.later = queue.slice(queue.indexOf(unit.id) + 1);
		this.unit = unit.id;
		this.hex = unit.hex ?? undefined;
	};

	/** A unit was found or listed: it joins the attack or leaves it, acts or answers; or is looked at, while others wait. */
	seek = (one: UnitView): void => {
		const view = this.#view();
		if (this.joiners.includes(one.id)) return this.toggle(one.id);
		if (mayTake(view, one)) return this.take(one);
		if (!view.ask) this.clear();
		this.unit = undefined;
		const answer = view.ask?.answers.find(({ unit }) => unit === one.id);
		this.hex = answer?.hex ?? one.hex ?? undefined;
		this.key = answer?.key;
	};

	/** A hex is tapped; beside the map none, which takes back nothing that is chosen for a question. */
	tap = (hex: Hex | undefined): void => {
		const view = this.#view();
		if (hex === undefined && !view.ask) return this.clear();
		if (hex === undefined || view.ask?.losses) return void (this.hex = hex);
		if (view.ask?.several) return this.#tapSeveral(hex, view.ask.several);
		if (view.ask?.each) return this.#tapEach(hex);
		if (view.ask) {
			const next = nextAt(hex, view.ask.answers, this.key, this.opened);
			this.hex = hex;
			this.key = next?.key ?? this.key;
			return next ? undefined : this.#stray(hex, view.ask.answers);
		}
		// The same enemy again: who is to attack him stays as chosen.
		if (hex === this.enemy) return void (this.hex = hex);
		const joiners = this.joiners.filter((id) => view.units.get(id)?.hex === hex);
		const stack = joiners.filter((id) => !this.act?.apart?.includes(id));
		if (joiners.length > 0) return this.#together(joiners, stack.length > 0 ? stack : joiners);
		if (hex === this.fan) return void (this.fan = undefined);
		if (hex === this.hex && this.goal === undefined && this.#stackAt(hex).length > 1)
			return void (this.fan = hex);
		this.fan = undefined;
		const { reach } = this;
		if (reach && this.unit !== undefined) {
			const own = view.units.get(this.unit);
			// Back where it stands: it goes nowhere yet.
			if (own?.hex === hex && this.goal !== undefined) return this.#goTo(undefined, hex);
			// A second tap is for who stands there, rather than for the hex.
			if (reach.left.has(hex) && !(hex === this.goal && this.#anotherAt(hex)))
				return this.#goTo(hex);
			const declaring = view.declaring(hex);
			if (declaring?.units.includes(this.unit))
				return this.attack(
					hex,
					this.going.filter((one) => declaring.units.includes(one))
				);
			const first = hex !== this.goal && reach.awaits?.(hex);
			// Whoever goes nowhere has said why: a hex is then looked at.
			if (own?.hex !== hex && !reach.bound && (first || !this.#anotherAt(hex)))
				return this.#goTo(hex);
		}
		const other = this.#anotherAt(hex);
		if (other) return this.take(other);
		const there = view.declaring(hex);
		if (there?.declared ?? there?.units.length) return this.attack(hex, [], there?.declared);
		this.clear();
		this.hex = hex;
	};

	/** Others in the hex of the chosen unit that can go with it: none while somebody is on the move. */
	readonly beside: readonly UnitView[] = $derived.by(() => {
		const view = this.#view();
		const { queue, moving, units, together } = view;
		const hex = this.unit === undefined ? undefined : units.get(this.unit)?.hex;
		const own = this.unit === undefined ? undefined : reachIn(view, [this.unit]);
		if (hex == null || moving !== null || !together || own?.bound) return [];
		return queue.flatMap((id) => {
			const one = units.get(id);
			return one?.hex === hex && id !== this.unit && !reachIn(view, [id])?.bound ? [one] : [];
		});
	});
	/** Those of them who go along if all do. */
	readonly all: readonly string[] = $derived.by(() =>
		ofItsKind(this.#view().units.get(this.unit ?? ''), this.beside)
	);
	/** Who is to go: the chosen unit and those with it. */
	readonly going: readonly string[] = $derived.by(() =>
		this.unit === undefined ? [] : [this.unit, ...this.party]
	);

	/** Whoever can still go where they were sent, before the game called for something else, goes there. */
	resume = (id: string | undefined, goal: Hex, party: readonly string[]): void => {
		const { moving, movers, units } = this.#view();
		const unit = units.get(id ?? '');
		if (!unit || unit.hex === goal || ![moving, ...movers].includes(unit.id)) return;
		this.take(unit);
		this.party = party;
		this.#goTo(goal);
	};

	/** Takes these along, or leaves them where they are: what was chosen stays so, if they all may do it. */
	along = (units: readonly string[], goes: boolean): void => {
		const others = this.party.filter((one) => !units.includes(one));
		this.party = goes ? [...others, ...units] : others;
		this.way = 0;
	};

	/** An enemy hex is to be attacked by these, at first; where only one can, by that. */
	attack = (hex: Hex, units: readonly string[], kind?: string): void => {
		this.clear();
		this.hex = this.enemy = hex;
		const kinds = this.#view().declaring(hex)?.kinds ?? [];
		const fits = kinds.find((one) => units.every((id) => one.units?.includes(id) ?? true));
		this.as(kind ?? (fits ?? kinds[0])?.value, units);
	};

	/** It is of this kind now: whoever takes no part in that drops out; the only one who could does, unless others do. */
	as = (kind: string | undefined, units = this.picked): void => {
		this.kind = kind;
		const { joiners } = this;
		const free = joiners.length > 1 || this.declaring?.declared === kind;
		this.picked = free ? units.filter((id) => joiners.includes(id)) : joiners;
	};

	/** Chooses an answer; of several units that go together, none goes then. */
	pick = ({ key, hex }: Answer<Command>): void => {
		this.key = key;
		this.hex = hex;
		if (this.#view().ask?.several) this.picked = [];
	};

	/** Takes a unit into the attack, or out of it. */
	toggle = (unit: string): void => {
		this.key = undefined;
		const others = this.picked.filter((one) => one !== unit);
		this.picked = others.length < this.picked.length ? others : [...others, unit];
	};

	/** Takes a step off a unit, or puts the last one back. */
	lose = (unit: string, back: boolean): void => {
		const losses = this.#view().ask?.losses;
		if (losses) this.picked = stepsOff(losses, this.picked, unit, back);
	};

	/** Each of several for whom something is chosen, as far as it is. */
	readonly rows: readonly EachRow<Command>[] = $derived.by(
		() => this.#view().ask?.each?.after(this.given).rows ?? []
	);
	/** The one whose answers are shown: who was opened, or the first for whom nothing is chosen yet. */
	readonly row: EachRow<Command> | undefined = $derived.by(() =>
		this.rows.find(({ key, chosen, open }) =>
			this.opened === undefined ? (open ?? chosen === undefined) : key === this.opened
		)
	);

	/** Shows the answers of one of several, or hides them. */
	open = (row: EachRow<Command>): void => {
		this.opened = this.row?.key === row.key ? '' : row.key;
		this.hex = row.hex;
	};

	/** Chooses an answer for the one that is open; then it is the next one's turn. */
	choose = ({ key, hex }: Answer<Command>): void => {
		if (!this.row) return;
		this.given = { ...this.given, [this.row.key]: key };
		this.key = this.opened = undefined;
		this.hex = hex ?? this.row?.hex ?? this.hex;
	};

	#tapSeveral(hex: Hex, several: Several<Command>): void {
		const units = several.units.flatMap((id) => this.#view().units.get(id) ?? []);
		const there = units.flatMap((unit) => (unit.hex === hex ? unit.id : []));
		this.hex = hex;
		if (there.length === 0) return this.#stray(hex, units);
		this.key = undefined;
		this.#together(there);
	}

	/** Takes `those` of one hex along, or, where all of them go, leaves out whoever goes from there. */
	#together(there: readonly string[], those = there): void {
		const all = those.every((id) => this.picked.includes(id));
		const others = this.picked.filter((id) => !(all ? there : those).includes(id));
		this.picked = all ? others : [...others, ...those];
	}

	#tapEach(hex: Hex): void {
		const { row } = this;
		const answer = nextAt(hex, row?.answers ?? [], row?.chosen);
		const other = this.rows.find((one) => one.hex === hex);
		if (answer) this.choose(answer);
		else if (other) this.opened = other.key;
		else this.#stray(hex, row?.answers ?? []);
		this.hex = hex;
	}

	#stray(tapped: Hex, lit: readonly { readonly hex?: Hex | null | undefined }[]): void {
		if (lit.some(({ hex }) => hex != null)) this.astray = tapped;
	}

	/** Whom Next takes. */
	readonly following: UnitView | undefined = $derived.by(() => {
		const { queue, units } = this.#view();
		const next = this.later.find((id) => id !== this.unit && queue.includes(id)) ?? queue[0];
		return next === undefined || next === this.unit ? undefined : units.get(next);
	});

	/** The next unit that can still act. */
	next = (): void => void (this.following && this.take(this.following));

	/** Who lies there, the one on top first. */
	#stackAt(hex: Hex): readonly string[] {
		const { stacks } = this.#view();
		return stacks.find((one) => one.hex === hex)?.counters.map(({ id }) => id) ?? [];
	}

	#goTo(goal: Hex | undefined, hex = goal): void {
		this.goal = goal;
		this.hex = hex;
		this.way = 0;
		this.key = this.enemy = undefined;
	}

	/** A unit there that can act and is not the chosen one, from the top of the stack; after the last one, the first again. */
	#anotherAt(hex: Hex): UnitView | undefined {
		const { movers, units } = this.#view();
		const there = this.#stackAt(hex).filter((id) => movers.includes(id));
		const at = this.unit === undefined ? -1 : there.indexOf(this.unit);
		const next = there[(at + 1) % there.length];
		return next === undefined || next === this.unit ? undefined : units.get(next);
	}
}
