import { succeeds, type Thrower, type Throw } from '#lib/kernel/draw.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { ATTACHMENT_TITLES } from '../forces/templates.ts';
import { rulingNamed } from '../rulings.ts';
import type { Mark } from '../types.ts';
import { isBeside } from './beside/events.ts';
import { tellBeside } from './beside/tell.ts';
import { DEEDS } from './deeds.ts';
import type { Event, EventOf } from './events.ts';
import type { HistoryLine } from './history.ts';
import type { BattleState, Id } from './state.ts';
import { tellGround } from './tell-ground.ts';
import { tellPeople } from './tell-people.ts';
import { tellTurn } from './tell-turn.ts';
import { figuresLeft, nameOf, standsLeft } from './unit.ts';
import { CAMP_WORDS, MARK_WORDS, PRESENCE_WORDS } from './words.ts';

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

const isLoss = ({ type }: Event): boolean => type === 'figuresLost';

const resolved = (
	state: BattleState,
	{ calculator, unit, target, others, throws, text }: EventOf<'resolved'>,
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
const figures = ({ before, after }: HistoryLine, id: Id, events: readonly Event[]): Phrase[] => {
	const unit = after.units[id];
	const old = before.units[id];
	if (!unit || !old) return [];
	const n = events.reduce((sum, event) => {
		if (event.type === 'figuresLost' && event.unit === id) return sum - event.figures;
		return event.type === 'figuresReturned' && event.unit === id ? sum + event.figures : sum;
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
	const { command, events } = entry;
	if (command.type === 'resolve')
		return command.changes.flatMap(({ on = [], off = [] }) => [...on, ...off]);
	if (events.some(({ type }) => type === 'ledHeroically')) return ['heroic'];
	return events.some(({ type }) => type === 'turnEnded') ? BOOKKEEPING : [];
};

const marks = (
	state: BattleState,
	{ unit, on, off }: EventOf<'marked'>,
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
	{ unit: id, place, left }: EventOf<'attachedChanged'>
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

const army = (event: EventOf<'armyChanged'>): Phrase[] => {
	const side = { side: say(CAMP_WORDS[event.camp].many) };
	return [
		...(event.broken === true ? [say('{side}: the army is broken.', side)] : []),
		...(event.broken === false ? [say('{side}: the army is not broken.', side)] : []),
		...(event.supplyCut === true ? [say('{side}: the supply line is cut.', side)] : []),
		...(event.supplyCut === false ? [say('{side}: the supply line is open.', side)] : []),
		...(event.rerolls !== undefined
			? [count(event.rerolls, '{side}: {n} re-roll used.', '{side}: {n} re-rolls used.', side)]
			: [])
	];
};

const reading = ({ ruling, reading: key }: EventOf<'readingSet'>): Phrase => {
	const known = rulingNamed(ruling);
	const text = known?.readings.find((one) => one.key === key)?.text ?? key;
	return say('House rule {ruling}, {title}: {text}', {
		ruling,
		title: say(known?.title ?? ''),
		text: say(text)
	});
};

const option = ({ option: name, value }: EventOf<'optionSet'>): Phrase =>
	name === 'movement'
		? say(value === 'alternate' ? 'Movement by the alternate table.' : 'Variable movement.')
		: say('Option {option}: {value}', { option: name, value: String(value) });

/** What one fact says. Figures are told by unit, and the clock by the heading of the log. */
const sentencesOf = (line: HistoryLine, event: Event, at: number): Phrase[] => {
	const { after, before } = line;
	const { events } = line.entry;
	if (isBeside(event)) return tellBeside(before, after, event);
	switch (event.type) {
		case 'begun':
			return [
				say('{name} begins: {forces}.', {
					name: event.name,
					forces: event.forces.map(({ name }) => name).join(', ')
				})
			];
		case 'renamed':
			return [say('The battle is called {name}.', { name: event.name })];
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
			return tellTurn(line, event);
		case 'clockMoved':
		case 'bandsTold':
		case 'turnEnded':
		case 'moraleTested':
		case 'suppressionTested':
			return [];
		case 'figuresLost':
		case 'figuresReturned': {
			const first = events.findIndex(
				(one) =>
					(one.type === 'figuresLost' || one.type === 'figuresReturned') && one.unit === event.unit
			);
			return first === at ? figures(line, event.unit, events) : [];
		}
		case 'attachedChanged':
			return [attached(line, event)];
		case 'hitsChanged':
			return [
				count(event.hits, '{unit} has {n} hit.', '{unit} has {n} hits.', {
					unit: nameOf(after, event.unit)
				})
			];
		case 'marked':
			return marks(after, event, unsaid(line));
		case 'armyChanged':
			return army(event);
		case 'unitMoved':
			// Which unit hides where is said when the paper is opened.
			if (events.some(({ type }) => type === 'paperWritten')) return [];
			return before.units[event.unit]?.presence === 'reserve' && event.presence === 'table'
				? [say('{unit} arrives.', { unit: nameOf(after, event.unit) })]
				: [say(PRESENCE_WORDS[event.presence].said, { unit: nameOf(after, event.unit) })];
		case 'unitAdded':
			return [say('{unit} joins the battle.', { unit: nameOf(after, event.unit.id) })];
		case 'merged':
			return [
				say('{unit} joins {into}.', {
					unit: nameOf(after, event.unit),
					into: nameOf(after, event.into)
				})
			];
		case 'sideChanged':
			return [
				say(
					event.camp === 'red'
						? '{unit} fights for the Reds now.'
						: '{unit} fights for the Whites now.',
					{ unit: nameOf(after, event.unit) }
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
			return tellPeople(before, after, event);
		case 'readingSet':
			return [reading(event)];
		case 'numberSet':
			return [say('House rule {path}: {n}.', { path: event.path, n: event.value })];
		case 'optionSet':
			return [option(event)];
		case 'noted':
			if (event.unit === null) return [say('Note: {text}', { text: event.text })];
			return event.text
				? [say('{unit}: {text}', { unit: nameOf(after, event.unit), text: event.text })]
				: [say('The note of {unit} is taken away.', { unit: nameOf(after, event.unit) })];
		case 'engaged':
		case 'areaPlaced':
		case 'areaLifted':
		case 'areaEntered':
		case 'distanceRolled':
			return tellGround(line, event);
		case 'resolved':
			return resolved(after, event, events.some(isLoss));
	}
};

/** One line of the journal in words. */
export const tell = (line: HistoryLine): Told => {
	const { events } = line.entry;
	const done = events.find((event) => event.type === 'resolved');
	const { command } = line.entry;
	const from =
		command.type === 'takeIn' ? [say('{from} brings changes back.', { from: command.from })] : [];
	const opened = events.find((event) => event.type === 'paperOpened');
	const corrected = events.find((event) => event.type === 'corrected');
	return {
		sentences: [...from, ...events.flatMap((event, at) => sentencesOf(line, event, at))],
		by: done ? thrower(done.throws) : null,
		overruled: done?.overruled ?? opened?.overruled ?? corrected?.reason ?? null,
		outOfOrder: events.some(
			(event) => event.type === 'phaseReopened' || (event.type === 'phaseClosed' && event.skipped)
		)
	};
};
