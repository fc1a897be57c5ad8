import * as v from 'valibot';
import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import {
	isReached,
	paperOf,
	waitingPapers,
	WITH_UNITS,
	type Paper,
	type PaperInBattle
} from '../beside/papers.ts';
import { canonical, fingerprint, type Content } from '../beside/seal.ts';
import type { Fact } from '../facts/fact.ts';
import { content, line, PAPERS } from '../facts/papers.ts';
import { paper, text, type Of } from '../facts/parts.ts';
import type { BattleState, Id } from '../state.ts';
import { nameOf, onTable } from '../table/unit.ts';
import { asks, inTurn, senseless } from './deciding.ts';
import { setCharacter, showCharacter } from './officers.ts';
import { arrive, removeUnit } from './units.ts';
import { words } from '#lib/rules/red-and-white/words/en/engine/commands.ts';

const opening = {
	paper,
	/** The content that the owner brings, where it stayed with him. */
	content: v.nullable(content),
	salt: v.nullable(line),
	/** The referee's reason for letting it count although it does not match. */
	overruled: v.exactOptional(text)
};

const contentProblem = (
	state: BattleState,
	{ kind, camp }: Paper,
	content: Content
): Decision<Fact> | undefined => {
	if (kind === 'character' && content.character === null)
		return senseless(words.chooseTheCharacter);
	if (WITH_UNITS.includes(kind)) {
		if (kind === 'blind' && content.dummy !== (content.units.length === 0))
			return senseless(words.aBlindHidesUnitsOrItIsADummy);
		for (const id of content.units) {
			const unit = state.units[id];
			if (!unit) return senseless(words.thereIsNoSuchUnitInThisBattle);
			if (camp !== null && unit.camp !== camp)
				return senseless(words.unitOnTheOtherSide, { unit: nameOf(state, id) });
			if (!onTable(unit) && unit.presence !== 'reserve')
				return senseless(words.unitIsGone, { unit: nameOf(state, id) });
		}
	} else if (kind !== 'character' && !content.text.trim()) return senseless(words.nothingIsWritten);
	return undefined;
};

const takenUnits = (state: BattleState): Id[] =>
	waitingPapers(state).flatMap(({ paper }) => paper.content?.units ?? []);

/** Writes a paper; units that it hides leave the table. */
const write = (state: BattleState, paper: Paper): Decision<Fact> => {
	if (paperOf(state, paper.id)) return senseless(words.thisIsWrittenDownAlready);
	if (!paper.name.trim()) return senseless(words.giveItANameThatAllMayKnow);
	if (paper.kind === 'character' && !(paper.officer && state.officers[paper.officer]))
		return senseless(words.thereIsNoSuchOfficerInThisBattle);
	const { seal, content } = paper;
	const written = accept<Fact>({ type: 'paperWritten', paper });
	if (!content)
		return seal && seal.salt === null ? written : senseless(words.withoutASealItCannotStayWithIts);
	const problem = contentProblem(state, paper, content);
	if (problem) return problem;
	if (
		!content.units.length &&
		WITH_UNITS.includes(paper.kind) &&
		!content.dummy &&
		!content.text.trim()
	)
		return senseless(words.nothingIsWritten);
	if (seal && (seal.salt === null || !fitsSeal(paper, content, seal.salt)))
		return senseless(words.theSealDoesNotMatchWhatWasWritten);
	const taken = takenUnits(state);
	if (content.units.some((id) => taken.includes(id)))
		return senseless(words.aUnitLiesUnderAnotherSealAlready);
	const hidden = content.units.filter((id) => {
		const unit = state.units[id];
		return unit && onTable(unit);
	});
	return inTurn(
		state,
		() => written,
		...hidden.map((unit) => (at: BattleState) => removeUnit(at, { unit, presence: 'reserve' }))
	);
};

const fitsSeal = ({ id, kind, seal }: Paper, content: Content, salt: string): boolean =>
	seal !== null && fingerprint(salt, id, kind, content) === seal.print;

/** What opening a paper does: a character is revealed, units come onto the table. */
const effects = (
	{ paper }: PaperInBattle,
	content: Content
): ((state: BattleState) => Decision<Fact>)[] => {
	const { officer: id } = paper;
	if (paper.kind === 'character' && id !== null) {
		const { character } = content;
		return [
			(at) =>
				at.officers[id]?.character === character
					? accept<Fact>()
					: setCharacter(at, { officer: id, character }),
			(at) =>
				at.officers[id]?.revealed ? accept<Fact>() : showCharacter(at, { officer: id, shown: true })
		];
	}
	return WITH_UNITS.includes(paper.kind)
		? content.units.map(
				(unit) => (at: BattleState) =>
					at.units[unit]?.presence === 'reserve' ? arrive(at, unit) : accept<Fact>()
			)
		: [];
};

/** Breaks the seal and checks it; content that does not match is refused, unless the referee says why it counts. */
const open = (
	state: BattleState,
	{ paper: id, content: brought, salt, overruled }: Of<typeof opening>
): Decision<Fact> => {
	const one = paperOf(state, id);
	if (!one) return senseless(words.thereIsNoSuchPaperInThisBattle);
	if (one.fate !== 'waits') return senseless(words.nameAlreadyOpen, { name: one.paper.name });
	const { paper } = one;
	const content = brought ?? paper.content;
	if (!content) return senseless(words.typeInWhatWasWrittenAndItsWords);
	const problem = contentProblem(state, { ...paper, camp: null }, content);
	if (problem) return problem;
	const kept = paper.content;
	const fits = paper.seal
		? fitsSeal(paper, content, salt ?? paper.seal.salt ?? '')
		: kept !== null && canonical(id, paper.kind, kept) === canonical(id, paper.kind, content);
	if (!fits && !overruled?.trim())
		return refuse(
			'Referee',
			say(words.thisIsNotWhatWasSealedAsNameThe, {
				name: paper.name
			})
		);
	const opened: Fact = {
		type: 'paperOpened',
		paper: id,
		content,
		fits: paper.seal ? fits : null,
		...(fits || overruled === undefined ? {} : { overruled })
	};
	return inTurn(state, () => accept<Fact>(opened), ...effects(one, content));
};

const withWaiting = (
	state: BattleState,
	id: Id,
	then: (one: PaperInBattle) => Decision<Fact>
): Decision<Fact> => {
	const one = paperOf(state, id);
	if (!one) return senseless(words.thereIsNoSuchPaperInThisBattle);
	return one.fate === 'waits'
		? then(one)
		: senseless(words.nameNoLongerWaiting, { name: one.paper.name });
};

/** What is sealed, on its way, or to be opened later. */
export const PAPER_COMMANDS = {
	writePaper: asks(PAPERS.paperWritten.entries, (state, { paper: fresh }) => write(state, fresh)),
	/** Breaks the seal. */
	openPaper: asks(opening, open),
	delayPaper: asks(PAPERS.paperDelayed.entries, (state, { paper: id, due }) =>
		withWaiting(state, id, () =>
			isReached(state.clock, due)
				? senseless(words.thatTimeHasComeAlready)
				: accept<Fact>({ type: 'paperDelayed', paper: id, due })
		)
	),
	losePaper: asks(PAPERS.paperLost.entries, (state, { paper: id }) =>
		withWaiting(state, id, () => accept<Fact>({ type: 'paperLost', paper: id }))
	)
} as const;
