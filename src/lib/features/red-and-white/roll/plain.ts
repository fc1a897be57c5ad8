import type { Phrase, PhraseValue } from '#lib/kernel/phrase.ts';
import { shown } from '#lib/words/t.ts';

const plainValue = (value: PhraseValue): PhraseValue => {
	if (typeof value !== 'object') return value;
	if ('chance' in value || 'mean' in value) return shown(value);
	return 'text' in value ? plain(value) : value;
};

/** A phrase that can be kept: exact fractions become what is shown of them. */
export const plain = ({ text, one, values }: Phrase): Phrase => ({
	text,
	...(one === undefined ? {} : { one }),
	...(values && {
		values: Object.fromEntries(
			Object.entries(values).map(([name, value]) => [name, plainValue(value)])
		)
	})
});
