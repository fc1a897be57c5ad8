import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
	{
		ignores: [
			'build/',
			'.svelte-kit/',
			'node_modules/',
			'test-results/',
			'**/.svelte-kit/',
			'**/build/'
		]
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
			'@typescript-eslint/no-unused-vars': [
				'error',
				{ argsIgnorePattern: '^_', varsIgnorePattern: '^_' }
			]
		}
	},
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
		rules: { 'svelte/no-at-html-tags': 'error' }
	},
	{
		// A component of ui gets its address from the caller, who has resolved it.
		files: ['src/lib/ui/**'],
		rules: { 'svelte/no-navigation-without-resolve': 'off' }
	},
	{
		// Follows a tap that came early, to the address the link already had.
		files: ['src/routes/+layout.svelte'],
		rules: { 'svelte/no-navigation-without-resolve': ['error', { ignoreGoto: true }] }
	},
	{
		// Playwright's fixtures must destructure, even when they need nothing.
		files: ['tests/e2e/**'],
		rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] }
	},
	{
		// Screens resolve their addresses; the components below them are handed the result.
		files: ['src/lib/ui/**'],
		rules: { 'svelte/no-navigation-without-resolve': 'off' }
	},
	{
		files: ['src/lib/kernel/**', 'tests/**'],
		rules: { '@typescript-eslint/no-non-null-assertion': 'off' }
	}
);
