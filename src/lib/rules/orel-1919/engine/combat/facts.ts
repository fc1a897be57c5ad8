import type { Entries } from '#lib/kernel/decided/entries-of.ts';
import { changedFight } from '../copies.ts';
import { ASSAULT } from './facts/assault.ts';
import { CHECKS } from './facts/checks.ts';
import { COURSE } from './facts/course.ts';
import { FIRE } from './facts/fire.ts';
import { RETREAT } from './facts/retreats.ts';
import { SUPPLY } from './facts/supply.ts';
import type { Fight } from './state.ts';

/** 8 Every kind of fact of the combat phase. */
export const COMBAT = { ...COURSE, ...SUPPLY, ...FIRE, ...CHECKS, ...ASSAULT, ...RETREAT } as const;

type Changed = (fight: Fight, fact: { readonly type: string }) => Partial<Fight>;

/** The record of an attack after a fact. */
export const fightAfter = (fight: Fight, fact: { readonly type: string }): Fight => {
	const kind = (COMBAT as Readonly<Record<string, { readonly fight?: unknown }>>)[fact.type];
	const change = kind?.fight as Changed | undefined;
	return change ? changedFight(fight, change(fight, fact)) : fight;
};

type StageReached = { readonly type: 'stageReached' } & Entries<typeof COURSE.stageReached.entries>;

/** The next stage of a fight, in which nobody has answered yet. */
export const stage = (
	rule: string,
	next: StageReached['stage'],
	after?: StageReached['after']
): StageReached => ({
	type: 'stageReached',
	rule,
	stage: next,
	...(after ? { after } : {})
});
