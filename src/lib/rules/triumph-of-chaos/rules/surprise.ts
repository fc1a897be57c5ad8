import { die, Draw } from '#lib/kernel/dice/draw.ts';
import { refuse, type Refusal } from '#lib/kernel/game/engine.ts';
import { modifiers, total, type Modifier } from '#lib/kernel/book/modifier.ts';
import { say } from '#lib/kernel/phrase.ts';
import { numberOf, type Book } from '../book.ts';
import { SURPRISES } from '../charts/list-numbers.ts';
import type { Method, Surprise } from '../types.ts';
import { words } from '../words/en/rules.ts';

/** COMBAT SURPRISE: the attempt, by one method. */
export interface Attempt {
	readonly method: Method;
	/** Wrangel or Budyenny leads it. */
	readonly famous: boolean;
	/** The attacker deployed a special asset. */
	readonly asset: boolean;
}

/** COMBAT SURPRISE: what an attempt needs. */
export interface SurpriseNeeds {
	readonly attackerAssets: number;
	readonly defenderAssets: number;
	readonly mud: boolean;
	readonly clear: boolean;
	readonly river: boolean;
	readonly moreCavalry: boolean;
	readonly cavalryLeader: boolean;
}

const SECTION = 'Combat Surprise';

/** COMBAT SURPRISE: why this method may not be used, if it may not. */
export const mayNotSurprise = (method: Method, needs: SurpriseNeeds): Refusal | undefined => {
	const no = (why: string): Refusal => refuse(SECTION, say(why)).refusal;
	if (method === 'sa')
		return needs.attackerAssets > needs.defenderAssets
			? undefined
			: no(words.surpriseByAssetsNeedsMoreSpecial);
	if (method === 'none') return undefined;
	if (needs.mud) return no(words.cavalryCannotSurpriseInMud);
	if (!needs.clear) return no(words.cavalryCanSurpriseOnlyADefenderIn);
	if (needs.river) return no(words.cavalryCannotSurpriseAcrossARiver);
	if (!needs.moreCavalry) return no(words.surpriseByCavalryNeedsMoreCavalry);
	return needs.cavalryLeader ? undefined : no(words.surpriseByCavalryNeedsACavalry);
};

/** COMBAT SURPRISE: what is added to the die; for assets nothing, unless TC-07 is read so. */
export const surpriseModifiers = (book: Book, { method, famous, asset }: Attempt): Modifier[] => {
	const serve = method === 'cavalry' || book.readings['TC-07'] === 'both';
	return modifiers(
		[SECTION, SURPRISES.famous.label, serve && famous ? numberOf(book, SURPRISES.famous) : 0],
		[SECTION, SURPRISES.asset.label, serve && asset ? numberOf(book, SURPRISES.asset) : 0]
	);
};

/** COMBAT SURPRISE: the result of a modified die. */
const surpriseBy = (book: Book, method: 'sa' | 'cavalry', roll: number): Surprise => {
	const { saFirst, saFail, cavalryFirst, cavalryFail } = SURPRISES;
	const [first, fail] = method === 'sa' ? [saFirst, saFail] : [cavalryFirst, cavalryFail];
	if (roll <= numberOf(book, first)) return 'surprise';
	return roll <= numberOf(book, fail) ? 'fail' : 'debacle';
};

/** COMBAT SURPRISE: one die; no attempt, no die. */
export const surprise = (book: Book, attempt: Attempt): Draw<Surprise> => {
	const { method } = attempt;
	if (method === 'none') return Draw.of('none');
	const added = total(surpriseModifiers(book, attempt));
	const about = {
		label: method === 'sa' ? words.surpriseByAssets : words.surpriseByCavalry,
		rule: SECTION
	};
	return die(6, about).map((roll) => surpriseBy(book, method, roll + added));
};
