import { ask, type Draw } from '#lib/kernel/dice/draw.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { callPhrase } from '#lib/features/shared/sheet/dice/needed.ts';
import { t } from '#lib/words/t.ts';
import type { Called, View } from '../../face.ts';
import { inALine } from '../../names.ts';
import { words } from '../../words/en/board.ts';

type Means = ReturnType<NonNullable<Called['means']>>;

/** Faces that mean the same, from one to another, in one line. */
export const spansOf = (results: readonly string[]): Phrase => {
	const list = results.flatMap((result, at) => {
		if (results[at - 1] === result) return [];
		const next = results.findIndex((other, place) => place > at && other !== result);
		const [from, to] = [at + 1, next < 0 ? results.length : next];
		return from === to
			? say(words.faceResult, { face: from, result })
			: say(words.fromToResult, { from, to, result });
	});
	return inALine({ list });
};

/** What each face of the die means, for all units or for how many of them; undefined where the dice decide otherwise. */
export const notesOf = (means: Means): readonly string[] | undefined => {
	const units = [...means.values()];
	return units[0]?.map((_, face) => {
		const results = units.map((one) => t(one[face] ?? ''));
		const [first = '', ...others] = new Set(results);
		if (others.length === 0) return first;
		const list = [first, ...others].map((result) =>
			say(words.nResult, { n: results.filter((one) => one === result).length, result })
		);
		return t(inALine({ list }));
	});
};

/** A throw that is due as its keys say it: whose it is, what it must show, what each face means, and that in a line if all agree. */
export const dueOf = (
	{ called, units }: Pick<View<unknown>, 'called' | 'units'>,
	draw: Draw<unknown> | undefined
) => {
	const asked = draw && ask(draw, []);
	if (!called || !asked || asked.state === 'done') return undefined;
	const means = called.means?.();
	const notes = means && notesOf(means);
	const [one, ...others] = new Set(
		[...(means?.values() ?? [])].map((faces) => faces.map(t).join())
	);
	const list = called.units.flatMap((id) => units.get(id)?.name ?? []);
	const whose = { answer: called.title, hint: { list } };
	return {
		whose: t(list.length > 0 ? say(words.answerHint, whose) : called.title),
		says: t(callPhrase(asked.call)),
		notes,
		means: notes && one !== undefined && others.length === 0 ? t(spansOf(notes)) : undefined
	};
};
