import { succeeds, type Thrower, type Throw } from '#lib/kernel/dice/draw.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { ATTACHMENT_TITLES } from '../scenarios/templates.ts';
import { BOOK } from '../book.ts';
import type { Mark } from '../types.ts';
import { isBeside } from '../engine/beside/facts.ts';
import { tellBeside } from '../engine/beside/tell.ts';
import { DEEDS } from '../engine/rolls/deeds.ts';
import type { Fact, FactOf } from '../engine/facts/fact.ts';
import type { HistoryLine } from './history.ts';
import type { BattleState, Id } from '../engine/state.ts';
import { tellGround } from './tell-ground.ts';
import { tellPeople } from './tell-people.ts';
import { tellTurn } from './tell-turn.ts';
import { figuresLeft, nameOf, standsLeft } from '../engine/table/unit.ts';
import { CAMP_WORDS, MARK_WORDS, PRESENCE_WORDS } from '../words/table.ts';

/** A line of the log: what happened, then what it means. */
export interface Told {
	readonly sentences: readonly Phrase[];
	/** Whose dice, if any were thrown. */
	readonly by: Thrower | null;
	/** The referee's reason, where he allowed what a rule forbids. */
	readonly overruled: string | null;
	/** A phase was left out, or entered once more. */
	readonly outOfOrder: boolean;
}

/** Marks that only tell who has done what: their end is no news. */
const BOOKKEEPING: readonly Mark[] = ['led', 'not_led', 'fired', 'moved', 'charged', 'withdrew'];

const faces = ({ call, faces: fallen, count: counted }: Throw): string => {
	if (fallen) return fallen.join(' ');
	const { needs } = call;
	if (counted === null) return '';
	return needs && !succeeds(needs, 0) ? `${counted} / ${call.dice}` : String(counted);
};

const diceOf = (throws: readonly Throw[]): string => throws.map(faces).join(', ');

const thrower = (throws: readonly Throw[]): Thrower | null => {
	const [first] = throws;
	if (!first) return null;
	return throws.every(({ by }) => by === first.by) ? first.by : 'both';
};

const isLoss = ({ type }: Fact): boolean => type === 'figuresLost';

const resolved = (
	state: BattleState,
	{ calculator, unit, target, others, throws, text }: FactOf<'resolved'>,
	lost: boolean
): Phrase[] => {
	const deed = DEEDS[calculator];
	const actors = [nameOf(state, unit), ...(others ?? []).map((id) => nameOf(state, id))];
	const values = { unit: actors.join(', '), target: nameOf(state, target) };
	const head =
		unit === null
			? say(deed?.nobody ?? calculator)
			: target === null
				? say(deed?.alone ?? '{unit}', values)
				: say(deed?.at ?? deed?.alone ?? '{unit}, {target}', values);
	const dice = diceOf(throws);
	return [
		dice ? say('{deed}: {dice}.', { deed: head, dice }) : say('{deed}.', { deed: head }),
		...(deed?.words === 'without_losses' && lost ? [] : deed?.words ? text.slice(0, 1) : text)
	];
};

/** Figures of one unit that fell or came back in one line, told together with what is left. */
const figures = ({ before, after }: HistoryLine, id: Id, facts: readonly Fact[]): Phrase[] => {
	const unit = after.units[id];
	const old = before.units[id];
	if (!unit || !old) return [];
	const n = facts.reduce((sum, fact) => {
		if (fact.type === 'figuresLost' && fact.unit === id) return sum - fact.figures;
		return fact.type === 'figuresReturned' && fact.unit === id ? sum + fact.figures : sum;
	}, 0);
	const values = { unit: nameOf(after, id) };
	const gone = standsLeft(old) - standsLeft(unit);
	const left = figuresLeft(unit);
	return [
		n < 0
			? count(-n, '{unit} loses {n} figure.', '{unit} loses {n} figures.', values)
			: count(n, '{unit} gets {n} figure back.', '{unit} gets {n} figures back.', values),
		...(gone > 0 ? [count(gone, 'One stand is gone.', '{n} stands are gone.')] : []),
		...(left > 0
			? [
					say('{figures} in {stands}.', {
						figures: count(left, '{n} figure left', '{n} figures left'),
						stands: count(standsLeft(unit), '{n} stand', '{n} stands')
					})
				]
			: [])
	];
};

/** Marks whose coming or going is no news in this line: the end of a turn's bookkeeping, and what a calculator has said. */
const unsaid = ({ entry }: HistoryLine): readonly Mark[] => {
	const { command, facts } = entry;
	if (command.type === 'resolve')
		return command.changes.flatMap(({ on = [], off = [] }) => [...on, ...off]);
	if (facts.some(({ type }) => type === 'ledHeroically')) return ['heroic'];
	return facts.some(({ type }) => type === 'turnEnded') ? BOOKKEEPING : [];
};

const marks = (
	state: BattleState,
	{ unit, on, off }: FactOf<'marked'>,
	silent: readonly Mark[]
): Phrase[] => {
	const values = { unit: nameOf(state, unit) };
	const news = (mark: Mark): boolean => !silent.includes(mark);
	return [
		...on.filter(news).map((mark) => say(MARK_WORDS[mark].on, values)),
		...off.filter(news).map((mark) => say(MARK_WORDS[mark].off, values))
	];
};

const attached = (
	{ before }: HistoryLine,
	{ unit: id, place, left }: FactOf<'attachedChanged'>
): Phrase => {
	const one = before.units[id]?.attached[place];
	const values = {
		unit: nameOf(before, id),
		what: say(ATTACHMENT_TITLES[one?.kind ?? 'lmg'])
	};
	if (left === 0) return say('{unit}, {what}: lost.', values);
	return left < (one?.left ?? 0)
		? count(left, '{unit}, {what}: {n} figure left.', '{unit}, {what}: {n} figures left.', values)
		: count(left, '{unit}, {what}: back to {n}.', '{unit}, {what}: back to {n}.', values);
};

const army = (fact: FactOf<'armyChanged'>): Phrase[] => {
	const side = { side: say(CAMP_WORDS[fact.camp].many) };
	return [
		...(fact.broken === true ? [say('{side}: the army is broken.', side)] : []),
		...(fact.broken === false ? [say('{side}: the army is not broken.', side)] : []),
		...(fact.supplyCut === true ? [say('{side}: the supply line is cut.', side)] : []),
		...(fact.supplyCut === false ? [say('{side}: the supply line is open.', side)] : []),
		...(fact.rerolls !== undefined
			? [count(fact.rerolls, '{side}: {n} re-roll used.', '{side}: {n} re-rolls used.', side)]
			: [])
	];
};

const reading = ({ ruling, reading: key }: FactOf<'readingSet'>): Phrase => {
	const known = BOOK.ruling(ruling);
	const text = known?.readings.find((one) => one.key === key)?.text ?? key;
	return say('House rule {ruling}, {title}: {text}', {
		ruling,
		title: say(known?.title ?? ''),
		text: say(text)
	});
};

const option = ({ option: name, value }: FactOf<'optionSet'>): Phrase =>
	name === 'movement'
		? say(value === 'alternate' ? 'Movement by the alternate table.' : 'Variable movement.')
		: say('Option {option}: {value}', { option: name, value: String(value) });

/** What one fact says. Figures are told by unit, and the clock by the heading of the log. */
const sentencesOf = (line: HistoryLine, fact: Fact, at: number): Phrase[] => {
	const { after, before } = line;
	const { facts } = line.entry;
	if (isBeside(fact)) return tellBeside(before, after, fact);
	switch (fact.type) {
		case 'begun':
			return [
				say('{name} begins: {forces}.', {
					name: fact.name,
					forces: fact.forces.map(({ name }) => name).join(', ')
				})
			];
		case 'renamed':
			return [say('The battle is called {name}.', { name: fact.name })];
		case 'phaseClosed':
		case 'phaseReopened':
		case 'automationSet':
		case 'testOwed':
		case 'characterOwed':
		case 'lossesDue':
		case 'officerMoved':
		case 'officerOutFor':
		case 'playerReady':
		case 'corrected':
			return tellTurn(line, fact);
		case 'clockMoved':
		case 'bandsTold':
		case 'turnEnded':
		case 'moraleTested':
		case 'suppressionTested':
			return [];
		case 'figuresLost':
		case 'figuresReturned': {
			const first = facts.findIndex(
				(one) =>
					(one.type === 'figuresLost' || one.type === 'figuresReturned') && one.unit === fact.unit
			);
			return first === at ? figures(line, fact.unit, facts) : [];
		}
		case 'attachedChanged':
			return [attached(line, fact)];
		case 'hitsChanged':
			return [
				count(fact.hits, '{unit} has {n} hit.', '{unit} has {n} hits.', {
					unit: nameOf(after, fact.unit)
				})
			];
		case 'marked':
			return marks(after, fact, unsaid(line));
		case 'armyChanged':
			return army(fact);
		case 'unitMoved':
			// Which unit hides where is said when the paper is opened.
			if (facts.some(({ type }) => type === 'paperWritten')) return [];
			return before.units[fact.unit]?.presence === 'reserve' && fact.presence === 'table'
				? [say('{unit} arrives.', { unit: nameOf(after, fact.unit) })]
				: [say(PRESENCE_WORDS[fact.presence].said, { unit: nameOf(after, fact.unit) })];
		case 'unitAdded':
			return [say('{unit} joins the battle.', { unit: nameOf(after, fact.unit.id) })];
		case 'merged':
			return [
				say('{unit} joins {into}.', {
					unit: nameOf(after, fact.unit),
					into: nameOf(after, fact.into)
				})
			];
		case 'sideChanged':
			return [
				say(
					fact.camp === 'red'
						? '{unit} fights for the Reds now.'
						: '{unit} fights for the Whites now.',
					{ unit: nameOf(after, fact.unit) }
				)
			];
		case 'officerAssigned':
		case 'unitHandedOver':
		case 'officerAdded':
		case 'officerHandedOver':
		case 'officerFared':
		case 'ledHeroically':
		case 'characterSet':
		case 'characterShown':
		case 'secondTookOver':
		case 'playerJoined':
		case 'playerRenamed':
		case 'playerAway':
		case 'playerStoodIn':
			return tellPeople(before, after, fact);
		case 'readingSet':
			return [reading(fact)];
		case 'numberSet':
			return [say('House rule {path}: {n}.', { path: fact.path, n: fact.value })];
		case 'optionSet':
			return [option(fact)];
		case 'noted':
			if (fact.unit === null) return [say('Note: {text}', { text: fact.text })];
			return fact.text
				? [say('{unit}: {text}', { unit: nameOf(after, fact.unit), text: fact.text })]
				: [say('The note of {unit} is taken away.', { unit: nameOf(after, fact.unit) })];
		case 'engaged':
		case 'areaPlaced':
		case 'areaLifted':
		case 'areaEntered':
		case 'distanceRolled':
			return tellGround(line, fact);
		case 'resolved':
			return resolved(after, fact, facts.some(isLoss));
	}
};

/** One line of the journal in words. */
export const tell = (line: HistoryLine): Told => {
	const { facts } = line.entry;
	const done = facts.find((fact) => fact.type === 'resolved');
	const { command } = line.entry;
	const from =
		command.type === 'takeIn' ? [say('{from} brings changes back.', { from: command.from })] : [];
	const opened = facts.find((fact) => fact.type === 'paperOpened');
	const corrected = facts.find((fact) => fact.type === 'corrected');
	return {
		sentences: [...from, ...facts.flatMap((fact, at) => sentencesOf(line, fact, at))],
		by: done ? thrower(done.throws) : null,
		overruled: done?.overruled ?? opened?.overruled ?? corrected?.reason ?? null,
		outOfOrder: facts.some(
			(fact) => fact.type === 'phaseReopened' || (fact.type === 'phaseClosed' && fact.skipped)
		)
	};
};
