import { json } from '@sveltejs/kit';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { version } from '$app/environment';
import { bySubject } from '#lib/features/shared/start/subjects.ts';
import { ON_START } from '#lib/rules/index.ts';
import Page from '../../../roll/[slug]/+page.svelte';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;

export const entries: EntryGenerator = () =>
	[...bySubject().keys()].map((subject) => ({ version, subject }));

/** A calculator as it looks when it is opened: it stands in for itself until the app is awake. */
const drawn = async (slug: string) => {
	const data = { calculator: await ON_START.calculator(slug) };
	const { head, body } = render(Page as Component<{ data: typeof data }>, { props: { data } });
	const [, title] = /<title>([^<]*)<\/title>/.exec(head) ?? [];
	return [slug, { title, body: body.replace(/<!--[^]*?-->/g, '') }] as const;
};

/** The calculators of one subject, which the phone keeps in one file. */
export const GET: RequestHandler = async ({ params }) =>
	json(Object.fromEntries(await Promise.all((bySubject().get(params.subject) ?? []).map(drawn))));
