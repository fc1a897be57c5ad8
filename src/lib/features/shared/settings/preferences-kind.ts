import * as v from 'valibot';
import { formProblem } from '#lib/kernel/border/entries.ts';
import { parsed, wrong } from '#lib/kernel/border/parsed.ts';
import { schemaProblem } from '#lib/kernel/border/schema-problem.ts';
import { OWN, type DocumentKind, type KindHead } from '#lib/kernel/game/document.ts';
import { say } from '#lib/kernel/phrase.ts';
import { TEXT_SIZES, THEMES } from '#lib/ui/theme/theme.ts';
import { LENGTHS } from '#lib/words/speech.svelte.ts';
import { PREFERENCES, SPOKEN } from './preferences.svelte.ts';
import { words } from '../words/en/settings.ts';

const schema = v.strictObject({
	theme: v.picklist(THEMES),
	// Preferences written before the app spoke a second language say nothing about it.
	language: v.optional(v.picklist(SPOKEN), 'phone'),
	lengths: v.picklist(LENGTHS),
	keepAwake: v.boolean(),
	// Those written before these could be chosen say nothing about them.
	textSize: v.optional(v.picklist(TEXT_SIZES)),
	vibrate: v.optional(v.boolean()),
	offInNew: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(40))),
	// Nor do those written before the last die applied a result by itself.
	confirm: v.optional(v.boolean())
});

const VERSION = 1;

/** The preferences of the phone's owner, in the form a file holds. */
export const PREFERENCES_KIND: DocumentKind<v.InferOutput<typeof schema>> = {
	kind: PREFERENCES,
	version: VERSION,
	parse: (raw, version, at) => {
		const form = formProblem(version, VERSION);
		if (form) return wrong(form);
		const read = v.safeParse(schema, raw, { abortEarly: true });
		return read.success ? parsed(read.output) : wrong(schemaProblem(read.issues[0], at));
	},
	idOf: () => OWN,
	nameOf: () => ''
};

export const PREFERENCES_HEAD: KindHead = {
	kind: PREFERENCES,
	title: say(words.settings),
	many: say(words.settings),
	counted: () => say(words.settingsCounted)
};
