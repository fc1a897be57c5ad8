import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** The same rules for everything but Svelte are asked by `.oxlintrc.json`, in two seconds instead of forty. */
const BY_OXLINT = ['**/*.ts', '**/*.js', '**/*.mjs', '**/*.cjs'];

export default ts.config(
	{
		ignores: ['**/.svelte-kit/', '**/build/', 'node_modules/', 'test-results/', ...BY_OXLINT]
	},
	js.configs.recommended,
	...ts.configs.strict,
	...svelte.configs.recommended,
	{
		languageOptions: { globals: { ...globals.browser, ...globals.node } },
		rules: {
			'no-undef': 'off',
			'no-restricted-syntax': [
				'error',
				{ selector: 'TSEnumDeclaration', message: 'Use a union of literals.' }
			],
			'@typescript-eslint/consistent-type-imports': 'error',
			'@typescript-eslint/no-import-type-side-effects': 'error',
			'@typescript-eslint/no-unused-vars': [
				'error',
				{ argsIgnorePattern: '^_', varsIgnorePattern: '^_' }
			]
		}
	},
	{
		// What is said is a text of a catalogue; signs and digits alone may stand as they are.
		files: ['src/**'],
		rules: {
			'no-restricted-syntax': [
				'error',
				{ selector: 'TSEnumDeclaration', message: 'Use a union of literals.' },
				...[
					'CallExpression[callee.name=/^(say|phraseOf|t)$/] > .arguments:first-child',
					"CallExpression[callee.name='count'] > .arguments:nth-child(2)"
				].flatMap((said) =>
					[`Literal[value=/[{a-z]/i]`, 'TemplateLiteral'].map((literal) => ({
						selector: said.replace('> ', `> ${literal}`),
						message: 'Say a text of a catalogue: `texts()` in the words/en of the room.'
					}))
				)
			]
		}
	},
	{
		// Of the settings only what can be written down: ESLint keeps what it has seen by them.
		languageOptions: {
			parserOptions: {
				parser: ts.parser,
				svelteConfig: { compilerOptions: svelteConfig.compilerOptions }
			}
		},
		rules: { 'svelte/no-at-html-tags': 'error' }
	},
	{
		// Addresses come out of `paths.ts`, or from the caller: the rule sees neither. `tests/walls.test.ts` holds what it means.
		rules: { 'svelte/no-navigation-without-resolve': 'off' }
	},
	{
		files: ['tests/**'],
		rules: { '@typescript-eslint/no-non-null-assertion': 'off' }
	}
);
