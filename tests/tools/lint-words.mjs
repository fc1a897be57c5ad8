// The rules of this house that no list of rules has, as oxlint loads them. For components ESLint asks the same by selectors.

/** What says a text, by the place of the text among what it is given. */
const SAYS = new Map([
	['say', 0],
	['phraseOf', 0],
	['t', 0],
	['count', 1]
]);

/** Signs and digits alone may stand as they are. */
/** @param {any} node */
const isSentence = (node) =>
	node?.type === 'TemplateLiteral' ||
	(node?.type === 'Literal' && typeof node.value === 'string' && /[{a-z]/i.test(node.value));

/** @type {import('eslint').ESLint.Plugin} */
export default {
	meta: { name: 'tachanka' },
	rules: {
		'say-texts': {
			create: (context) => ({
				CallExpression({ callee, arguments: given }) {
					const text = given[SAYS.get('name' in callee ? callee.name : '') ?? -1];
					const message = 'Say a text of a catalogue: `texts()` in the words/en of the room.';
					if (text && isSentence(text)) context.report({ node: text, message });
				}
			})
		},
		'no-enum': {
			create: (context) => ({
				TSEnumDeclaration: (node) => context.report({ node, message: 'Use a union of literals.' })
			})
		}
	}
};
