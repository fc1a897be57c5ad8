import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { CAMP_WORDS } from '../../words/table.ts';
import type { BattleState, Id } from '../state.ts';
import type { BesideFact } from './facts.ts';
import { conditionText } from './conditions.ts';
import { paperOf, type Paper } from './papers.ts';
import { printWords } from './seal.ts';
import { clockPhrase, HOLDER_WORDS } from './words.ts';

const objectiveName = ({ goals }: BattleState, id: Id): string =>
	goals.objectives.find((one) => one.id === id)?.name ?? id;

const wordsOf = ({ seal }: Paper): string => (seal ? printWords(seal.print).join(' ') : '');

const condition = (before: BattleState, after: BattleState, id: Id): Phrase | undefined => {
	const one = [...after.goals.conditions, ...before.goals.conditions].find(
		(each) => each.condition.id === id
	);
	return one && conditionText(before, one.condition);
};

/** What a fact beside the table says. What is sealed is not told before it is opened. */
export const tellBeside = (before: BattleState, after: BattleState, fact: BesideFact): Phrase[] => {
	switch (fact.type) {
		case 'objectiveSet': {
			const { name, worth } = fact.objective;
			const { red, white } = worth;
			return [
				red === white
					? count(red, 'Objective {name}: {n} point.', 'Objective {name}: {n} points.', { name })
					: say('Objective {name}: {red} points for Red, {white} for White.', { name, red, white })
			];
		}
		case 'objectiveDropped':
			return [
				say('{name} is no objective any more.', { name: objectiveName(before, fact.objective) })
			];
		case 'objectiveHeld':
			return [say(HOLDER_WORDS[fact.holder].said, { name: objectiveName(after, fact.objective) })];
		case 'lossesPriced':
			return [say('What losses are worth is agreed.')];
		case 'conditionSet':
			return [say('Victory: {what}.', { what: conditionText(after, fact.condition) })];
		case 'conditionDropped': {
			const what = condition(before, after, fact.condition);
			return what ? [say('This wins no more: {what}.', { what })] : [];
		}
		case 'conditionJudged': {
			const what = condition(before, after, fact.condition);
			if (!what) return [];
			return [
				fact.met === null
					? say('Counted again: {what}.', { what })
					: say(fact.met ? 'The referee says it is so: {what}.' : 'The referee says no: {what}.', {
							what
						})
			];
		}
		case 'pointsGiven': {
			const values = { side: say(CAMP_WORDS[fact.camp].many), points: { signed: fact.points } };
			return [
				fact.why
					? say('{side} {points}: {why}.', { ...values, why: fact.why })
					: say('{side} {points}, by the referee.', values)
			];
		}
		case 'paperWritten': {
			const { paper } = fact;
			const { name } = paper;
			if (!paper.seal) return [say('{name} is written down.', { name })];
			return [
				say('{name} is sealed: {words}.', { name, words: wordsOf(paper) }),
				...(paper.content ? [] : [say('The text stays with its owner.')])
			];
		}
		case 'paperOpened': {
			const paper = paperOf(after, fact.paper)?.paper;
			if (!paper) return [];
			const { name } = paper;
			const text = fact.content.text.trim();
			const what = paper.kind === 'message' ? '{name} is delivered.' : '{name} is opened.';
			return [
				say(what, { name }),
				...(text ? [say('“{text}”', { text })] : []),
				...(fact.content.dummy ? [say('It was a dummy.')] : []),
				...(fact.fits === true
					? [say('The words fit: nothing was changed ({words}).', { words: wordsOf(paper) })]
					: []),
				...(fact.fits === false ? [say('The words do not fit.')] : [])
			];
		}
		case 'paperDelayed':
			return [
				say('{name} comes late: {when}.', {
					name: paperOf(after, fact.paper)?.paper.name ?? '',
					when: clockPhrase(fact.due)
				})
			];
		case 'paperLost':
			return [say('{name} is lost.', { name: paperOf(after, fact.paper)?.paper.name ?? '' })];
		case 'timeKept':
			return [say(fact.shown ? 'The turn clock is shown.' : 'The turn clock is put away.')];
		case 'tablePaused':
			return [say('The table takes a break.')];
		case 'tableResumed':
			return [say('Play goes on.')];
	}
};
