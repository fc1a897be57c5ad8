import * as v from 'valibot';
import { isForm } from '#lib/kernel/border/payload.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Form } from '#lib/kernel/sheet/calculator.ts';
import { id, kind, name, text } from './kind.ts';
import { words } from '#lib/rules/triumph-of-chaos/words/en/engine-facts.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

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
		(state, { procedure, form }) => ({ ...state, forms: { ...state.forms, [procedure]: form } }),
		() => []
	)
] as const;
