import { told, type Disk, type Held } from './disk.ts';

/** How one or more things stand after a step; undefined: not there. */
export type Step = ReadonlyMap<string, string | undefined>;

/**
 * What is known of a phone: what it had when it was last looked at, what was asked of it since, one after the other, and how
 * much of that the screen has shown.
 */
export class Account {
	/** The lines of the battle that is played, letter by letter, and all the things. */
	#lines: readonly string[];
	#things: ReadonlyMap<string, string>;
	#asked: (string | Step)[] = [];
	#shown = 0;

	constructor(
		readonly battle: string,
		seen: Held
	) {
		this.#lines = seen.lines[battle] ?? [];
		this.#things = this.#thingsOf(seen);
	}

	get lines(): readonly string[] {
		return this.#lines;
	}
	get things(): ReadonlyMap<string, string> {
		return this.#things;
	}
	/** So much of what was asked the screen has shown. */
	get shown(): number {
		return this.#shown;
	}

	/** A line of the battle by what it tells, or a step of other things, is about to be asked for. */
	asks = (what: string | Step): void => void this.#asked.push(what);

	/** The screen has shown the next one. */
	wasShown = (): void => void (this.#shown += 1);

	/** What is wrong with what the phone has now, a sentence each; then that is what it has. */
	compare({ database, files }: Disk): readonly string[] {
		const wrong: string[] = [];
		if (!database) wrong.push('the database is not there');
		for (const [copy, has] of [
			['database', database],
			['files', files]
		] as const) {
			if (!has) continue;
			wrong.push(...this.#wrongLines(has).map((what) => `${copy}: ${what}`));
			wrong.push(...this.#wrongThings(has).map((what) => `${copy}: ${what}`));
		}
		if (database && !sameThings(database.things, files.things))
			wrong.push(`the copies differ: ${listed(database.things)} and ${listed(files.things)}`);
		this.#lines = (database ?? files).lines[this.battle] ?? [];
		this.#things = this.#thingsOf(database ?? files);
		this.#asked = [];
		this.#shown = 0;
		return wrong;
	}

	#wrongLines({ lines }: Held): readonly string[] {
		const now = lines[this.battle] ?? [];
		const before = this.#lines;
		const asked = this.#asked.filter((what) => typeof what === 'string');
		const shown = this.#asked.slice(0, this.#shown).filter((what) => typeof what === 'string');
		const wrong: string[] = [];
		for (const [place, raw] of before.entries())
			if (now[place] !== raw) wrong.push(`line ${place} is lost or another: ${now[place]}`);
		for (const [index, what] of asked.entries()) {
			const raw = now[before.length + index];
			if (raw === undefined && index < shown.length) wrong.push(`lost: ${what}`);
			if (raw !== undefined && told(raw) !== what)
				wrong.push(`instead of ${what} there is ${told(raw)}`);
		}
		for (const raw of now.slice(before.length + asked.length))
			wrong.push(`nobody asked for ${told(raw)}`);
		return wrong;
	}

	/** Each step happened whole or not at all, in their order; those that were shown happened. */
	#wrongThings(seen: Held): readonly string[] {
		const now = this.#thingsOf(seen);
		const states = [this.#things];
		for (const what of this.#asked) {
			const last = states.at(-1) ?? this.#things;
			if (typeof what === 'string') states.push(last);
			else {
				const next = new Map(last);
				for (const [thing, state] of what)
					if (state === undefined) next.delete(thing);
					else next.set(thing, state);
				states.push(next);
			}
		}
		const allowed = states.slice(this.#shown);
		if (allowed.some((state) => sameThings(state, now))) return [];
		return [`there is ${listed(now)} where there should be ${allowed.map(listed).join(' or ')}`];
	}

	/** The battle that is played grows; its lines are compared one by one. */
	#thingsOf({ things, titles }: Held): ReadonlyMap<string, string> {
		const played = titles[this.battle] ?? '';
		return new Map(
			[...things].map(([thing, state]) => [
				thing,
				thing === played ? state.replace(/\d+ lines/, 'lines') : state
			])
		);
	}
}

const sameThings = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): boolean =>
	a.size === b.size && [...a].every(([thing, state]) => b.get(thing) === state);

const listed = (things: ReadonlyMap<string, string>): string =>
	`{${[...things].map(([thing, state]) => `${thing}: ${state}`).join('; ')}}`;
