import { listed, t } from '#lib/words/t.ts';
import { type BattleState, type Cause, causeWords } from '#lib/rules/red-and-white/index.ts';

/** Why something is owed, naming each reason once. */
export const whyOwed = (state: BattleState, causes: readonly Cause[]): string =>
	listed([...new Set(causes.map((cause) => t(causeWords(state, cause))))]);
