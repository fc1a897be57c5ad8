import * as v from 'valibot';
import { isForm } from '#lib/kernel/border/payload.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Form } from '#lib/kernel/sheet/calculator.ts';
import { portsIn, TURN_DICE } from '../../rules/logistics.ts';
import { CAMPS, type Camp } from '../../types.ts';
import { withCamp, type Campaign } from '../state.ts';
import { id, kind, name, text } from './kind.ts';
import { words } from '#lib/rules/triumph-of-chaos/words/en/engine-facts.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

/** REPLACEMENTS: what a side drew on, for the next time; a die that fell earlier this turn is left out of it now. */
const withDraft = (state: Campaign, form: Form): Campaign => {
	const side: Camp = CAMPS.find((one) => one === form['camp']) ?? 'white';
	return withCamp(state, side, ({ dice, ports }) => ({
		draft: {
			...form,
			...Object.fromEntries(
				TURN_DICE.filter((key) => dice.includes(key)).map((key) => [key, true] as const)
			),
			ports: portsIn(form) + ports
		}
	}));
};

/** The campaign itself, and the dice of all its rolls. */
export const CAMPAIGN_FACTS = [
	kind(
		'begun',
		'Campaign',
		{ name },
		(state, fact) => ({ ...state, name: fact.name }),
		() => say(words.theCampaignBegins)
	),
	kind(
		'renamed',
		'Campaign',
		{ name },
		(state, fact) => ({ ...state, name: fact.name }),
		(fact) => say(words.theCampaignIsCalledName, { name: fact.name })
	),
	kind(
		'noted',
		'Campaign',
		{ text },
		(state) => state,
		(fact) => say(patterns.text, { text: fact.text })
	),
	/** The facts after it tell what came of the dice. */
	kind(
		'diceThrown',
		'Campaign',
		{
			procedure: id,
			form: v.custom<Form>(isForm, 'Form'),
			by: v.picklist(['hand', 'app', 'both', 'nobody'])
		},
		(state, { procedure, form }) => {
			const after = { ...state, forms: { ...state.forms, [procedure]: form } };
			return procedure === 'replacements' ? withDraft(after, form) : after;
		},
		() => []
	)
] as const;
