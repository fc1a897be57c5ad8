import * as v from 'valibot';
import { phraseOf, say } from '#lib/kernel/phrase.ts';
import { own, silent } from '#lib/kernel/decided/kinds.ts';
import { attackOn, happens, named } from '../../facts/kind.ts';
import { maybe, section, signed, some, yes } from '#lib/kernel/decided/entries-of.ts';
import { PLANNED, player, role, unit, type Planned } from '../../facts/schema.ts';
import type { CombatEvents } from '../../../rules/08-combat.ts';
import { AFTER, attacked, freshFight, OPENING, STAGES, STEPS } from '../state.ts';
import { doesOf } from '../../facts/events.ts';
import { fought } from './kind.ts';
import { words } from '#lib/rules/orel-1919/words/en/engine-combat.ts';

const DECLINED = {
	leave: say(words.theDefendersStand),
	assault: say(words.theAttackerDoesNotAssault),
	advance: say(words.theAdvanceIsOver),
	pursuit: say(words.nobodyPursues),
	resupply: say(words.theResupplyIsOver),
	orders: say(words.otherQuestionsWillBeAskedAsThey)
};

const PLANS: Readonly<Record<Planned, { readonly yes: string; readonly no: string }>> = {
	leave: { yes: words.beforeAttackTheyWillLeave, no: words.againstAttackTheyWillStand },
	follow: { yes: words.gunsWillLeaveToo, no: words.gunsWillStay },
	contact: { yes: words.trainsWillGoIntoContact, no: words.trainsWillKeepBack },
	charge: { yes: words.cavalryWillCharge, no: words.cavalryWillFightDismounted },
	losses: { yes: words.lossesGoToTheStrongest, no: words.lossesWillBeAsked },
	retreat: { yes: words.unitsWillGoBackTowardsAFriendly, no: words.waysBackWillBeAsked }
};

/** 8.1 The course of the phase and of each attack, and the cards that are played in it. */
export const COURSE = {
	combatBegan: happens({}, '8.1', silent, () => ({ combat: OPENING })),
	combatOver: happens({}, '8.1', silent, () => ({ combat: null })),
	stepReached: fought({ step: v.picklist(STEPS) }, '8.1', silent, {
		phase: (_, { step }) => ({ step, asked: [], at: 0 })
	}),
	/** 7.2 No enemy or no attacker is left. */
	attackLapsed: fought(
		{ attack: some },
		'7.2',
		({ attack }, seen) => say(words.theAttackOnHexLapses, { hex: attackOn(seen, attack) }),
		{
			phase: ({ resolved }, { attack }) => ({ resolved: [...resolved, attack] })
		}
	),
	fightBegan: fought(
		attacked,
		'8.1',
		// 8.5.1 d Who only shelters there is not fought.
		(fact) =>
			phraseOf(
				fact.kind === 'prepared'
					? words.preparedAttackOnHexAttackers
					: words.hastyAttackOnHexAttackersAgainst,
				named({ ...fact, defenders: fact.defenders.filter((id) => !fact.sheltering.includes(id)) })
			),
		{
			phase: (_, { attack, kind, hex, player: by, attackers, defenders, sheltering, dry }) => ({
				fight: freshFight(
					{ attack, kind, hex, player: by, attackers, defenders, sheltering, dry },
					'cards'
				)
			})
		}
	),
	fightEnded: fought({ attack: some }, '8.1', silent, {
		phase: ({ resolved }, { attack }) => ({ fight: null, resolved: [...resolved, attack] })
	}),
	/** 8.1 II `after`: the step after which an advance comes. Nobody has answered in the stage yet. */
	stageReached: fought(
		{
			rule: section,
			stage: v.picklist(STAGES),
			after: v.exactOptional(v.picklist(AFTER))
		},
		own,
		silent,
		{ fight: (fight, { stage, after = fight.after }) => ({ stage, asked: [], after }) }
	),
	/** 8.5, 8.7.4, 8.8 A player who may do something declines to, or to do it again. */
	declined: fought(
		{
			rule: section,
			what: v.picklist(['leave', 'assault', 'advance', 'pursuit', 'resupply', 'orders'])
		},
		own,
		({ what }) => DECLINED[what]
	),
	/** What follows was said beforehand by this player. */
	asOrdered: fought({ rule: section, player }, own, words.playerAnswersByStandingOrders),
	/** 8.5 to 8.8 Settled before the attacks are fought; `attack`: the one that it is about. */
	planned: fought(
		{ rule: section, what: v.picklist(PLANNED), attack: maybe(some), yes },
		own,
		({ what, attack, yes: agreed }, seen) =>
			phraseOf(
				PLANS[what][agreed ? 'yes' : 'no'],
				attack === null ? undefined : { attack: attackOn(seen, attack) }
			),
		{
			phase: ({ planned }, { what, attack, yes: agreed }) => ({
				planned:
					what === 'leave'
						? { ...planned, leave: { ...planned.leave, [attack ?? 0]: agreed } }
						: { ...planned, [what]: agreed }
			})
		}
	),
	/** 6.2 A controlled event takes effect in this combat: a Fiery Speech on a unit's check, Heroism by an amount. */
	eventWorks: fought(
		{
			event: v.picklist(['Surprise Attack', 'Cheka', 'Fiery Speech', 'Heroism']),
			role,
			unit: maybe(unit),
			check: maybe(v.picklist(['cohesion', 'morale'])),
			amount: signed
		},
		'6.2',
		(fact) => {
			if (fact.event === 'Fiery Speech' && fact.unit !== null)
				return phraseOf(words.aFierySpeechForUnit, named(fact));
			return fact.event === 'Heroism'
				? say(words.heroismAmount, { amount: { signed: fact.amount } })
				: doesOf(fact.event);
		},
		{
			fight: ({ events }, { event, role: of, unit: id, check, amount }) => {
				const speech = check === 'morale' ? 'moraleSpeech' : 'fierySpeech';
				const works: CombatEvents = {
					...(event === 'Surprise Attack' ? { surprise: true } : {}),
					...(event === 'Cheka' ? { cheka: of } : {}),
					...(event === 'Heroism' ? { heroism: (events.heroism ?? 0) + amount } : {}),
					...(event === 'Fiery Speech' && id !== null ? { [speech]: id } : {})
				};
				return { events: { ...events, ...works } };
			}
		}
	),
	eventsPassed: fought({ player }, '6.2', words.playerPlaysNoEvent, {
		fight: ({ asked }, { player: by }) => ({ asked: [...asked, by] })
	})
} as const;
