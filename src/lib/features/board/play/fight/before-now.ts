import type { Phrase } from '#lib/kernel/phrase.ts';
import type { Working } from '#lib/kernel/sheet/calculator.ts';
import { t } from '#lib/words/t.ts';
import type { Course, CourseStep } from '../../fight.ts';

/** Sentences that a line above a question holds: what came of the dice, not who was chosen before them. */
const HELD = 2;

/** So much of what was told in the step at hand comes before its question, which must not be out of sight. */
const LATEST = 3;

/** What was told in a step; of the one at hand, the latest. */
export const toldIn = ({ told, state }: CourseStep): readonly Phrase[] =>
	state === 'now' ? told.sentences.slice(-LATEST) : told.sentences;

/** What was added up in a step. */
export const workingsOf = ({ told }: CourseStep): readonly Working[] =>
	(told.ledger ?? []).flatMap((one) => one.workings ?? []);

/** What led to the step at hand, and the place of the step in which it happened. */
export interface Led {
	readonly at: number;
	readonly sentences: readonly Phrase[];
	readonly workings: readonly Working[];
}

/**
 * The sum that led to the step at hand, with what came of it, or else, in a fight, what followed from an earlier one: the
 * step in which that was may have scrolled out of sight.
 */
export const beforeNow = ({ steps, hex }: Course): Led | undefined => {
	const now = steps.findIndex(({ state }) => state === 'now');
	const at = steps.findLastIndex(({ state }, place) => place < now && state === 'over');
	const before = steps[at];
	if (!before) return undefined;
	const workings = workingsOf(before);
	if (!(hex ? steps.slice(0, now).flatMap(workingsOf) : workings).length) return undefined;
	const { sentences, ledger = [] } = before.told;
	const sum = ledger.findLast((one) => one.workings?.length);
	// Of several throws of one kind it may be about any, and the last of them need not add anything up; a throw has its
	// dice and what they came to.
	const thrown = ledger.filter((one) => one.rule === sum?.rule && one.sentences.length >= HELD);
	const summed = thrown.flatMap((one) => one.sentences.slice(thrown[1] ? -1 : 0));
	return { at, sentences: (thrown[0] ? summed : sentences).slice(-HELD), workings };
};

/** The place of the step in which what `fell` begins was told: dice have just fallen in it. */
export const toldAt = ({ steps }: Course, fell: string): number =>
	steps.findLastIndex(({ told }) => told.sentences.some((one) => fell.startsWith(t(one))));
