import { say } from '#lib/kernel/phrase.ts';
import { workingOf } from '#lib/kernel/sheet/parts.ts';
import {
	nameOf,
	type OctoberEngine,
	type State,
	type Target,
	type UnitId
} from '#lib/rules/white-october/index.ts';
import { orderOf } from '#lib/features/board/trial.ts';
import { barrageTakes } from '../fleet.ts';
import { words as boardWords } from '#lib/features/board/words/en/board.ts';
import { words } from '../words/en/fight.ts';
import { about, type Way } from './attack.ts';

/** 8.1 A barrage by one unit or by several, each for itself. */
export const barrageKind = (
	engine: OctoberEngine,
	state: State,
	place: string,
	target: Target,
	units: readonly UnitId[]
): Way => ({
	units,
	plan: (chosen) => {
		const firing = chosen.filter((id) => units.includes(id));
		if (firing.length === 0) return { note: say(words.tapWhoFires) };
		const shots = firing.map((unit) => ({ unit, place, target }));
		const built = engine.orders.barrages(state, shots);
		const seen = shots.map((shot) => ({ ...shot, ...engine.ahead.shot(state, shot) }));
		const fired = seen.flatMap(({ chances, ...one }) => (chances ? [{ ...one, chances }] : []));
		const [only, more] = fired;
		const full = barrageTakes(engine, state, firing);
		const none = fired.map(({ chances }) => chances.nothing).reduce((all, one) => all.mul(one));
		const hit = none.neg().add(1);
		return {
			...(built.ok ? { command: orderOf(built.order.steps) } : { refusal: built.refusal }),
			values: new Map(seen.map(({ unit, firepower }) => [unit, String(firepower)])),
			...(full && { supply: { says: full, depots: [] } }),
			...(only && {
				outlook: {
					chance: hit,
					event: say(words.itHasAnEffect),
					// What several bring about hangs on who fires first: each is told by itself.
					second: more
						? say(words.eachRolls)
						: say(words.shotSecond, {
								loss: { chance: only.chances.loses },
								disorder: { chance: only.chances.disorders },
								back: { chance: only.chances.retreats }
							}),
					first: [
						...(more ? fired : []).map(({ unit, chances }) =>
							say(boardWords.answerHint, {
								answer: nameOf(unit),
								hint: { chance: chances.nothing.neg().add(1) }
							})
						),
						...about(
							seen.flatMap(({ unit, shared }) => (shared ? unit : [])),
							words.supportsShared
						),
						say(words.noAttackOnIt, { rule: '8.1.1' })
					],
					sheets: fired.map(({ unit, lines }) => ({
						title: say(nameOf(unit)),
						rule: '8.1.3',
						working: workingOf(lines, say(words.addedTo2d6))
					}))
				}
			}),
			added: function* () {
				const gains = [];
				for (const unit of units.filter((id) => !firing.includes(id))) {
					const { chances } = engine.ahead.shot(state, { unit, place, target });
					yield 0;
					// It hits where none of the others did.
					if (chances) gains.push({ unit, gain: none.mul(chances.nothing.neg().add(1)) });
				}
				return gains;
			}
		};
	}
});
