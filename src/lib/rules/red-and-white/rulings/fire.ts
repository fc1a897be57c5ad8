import type { Ruling } from '#lib/kernel/book/ruling.ts';
import { words } from '../words/en/rulings/fire.ts';
import { words as fire } from '../words/en/fire.ts';

/** SMALL ARMS FIRING; MACHINE GUNS: R16–R21, R26, R35, R63, R68. */
export const FIRE_RULINGS = [
	{
		id: 'R16',
		section: 'Small arms firing',
		title: words.r16,
		question: words.r16Asks,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'all_add', text: words.r16AllAdd },
			{ key: 'six_always_hits', text: words.r16SixAlwaysHits },
			{ key: 'one_always_misses', text: words.r16OneAlwaysMisses },
			{ key: 'six_hits_one_misses', text: words.r16SixHitsOneMisses }
		]
	},
	{
		id: 'R17',
		section: 'Banners',
		title: words.r17,
		question: words.r17Asks,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'not_in_fire', text: words.r17NotInFire },
			{ key: 'in_fire', text: words.r17InFire }
		]
	},
	{
		id: 'R18',
		section: 'Small arms firing',
		title: words.r18,
		question: words.r18Asks,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'odd_saved', text: words.r18OddSaved },
			{ key: 'round_down', text: words.r18RoundDown },
			{ key: 'round_up', text: words.r18RoundUp },
			{ key: 'each_hit_saved', text: words.r18EachHitSaved }
		],
		notes: [words.countedForEachFiringUnitAndTarget]
	},
	{
		id: 'R19',
		section: 'Artillery',
		title: words.r19,
		question: words.r19Asks,
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'cover_then_figures',
				text: words.r19CoverThenFigures
			},
			{ key: 'figures_then_cover', text: words.r19FiguresThenCover }
		],
		notes: [words.savingThrowsOfCrewsComeAfterBoth]
	},
	{
		id: 'R20',
		section: 'Small arms firing',
		title: words.r20,
		question: words.r20Asks,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'crews_from_any_fire', text: words.r20CrewsFromAnyFire },
			{ key: 'small_arms_only', text: words.r20SmallArmsOnly },
			{ key: 'nobody_extra', text: words.r20NobodyExtra }
		]
	},
	{
		id: 'R21',
		section: 'Machine guns',
		title: fire.attachedMachineGunHit,
		question: words.r21Asks,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{
				key: 'once_besides',
				text: words.r21OnceBesides
			},
			{
				key: 'once_instead',
				text: words.r21OnceInstead
			},
			{ key: 'per_figure', text: words.r21PerFigure }
		],
		notes: [words.theMachineGunThenHasItsOwnSaving]
	},
	{
		id: 'R26',
		section: 'Infantry',
		title: words.r26,
		question: words.r26Asks,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'down_min_1', text: words.r26DownMin1 },
			{ key: 'up', text: words.r26Up }
		]
	},
	{
		id: 'R35',
		section: 'Commissars',
		title: words.r35,
		question: words.r35Asks,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'once_per_event', text: words.r35OncePerEvent },
			{ key: 'per_figure', text: words.r35PerFigure }
		]
	},
	{
		id: 'R63',
		section: 'Small arms firing',
		title: words.r63,
		question: words.r63Asks,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'three_per_gun', text: words.r63ThreePerGun },
			{ key: 'three_per_gunner', text: words.r63ThreePerGunner }
		]
	},
	{
		id: 'R68',
		section: 'Tanks',
		title: words.r68,
		question: words.r68Asks,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'no_effect', text: words.r68NoEffect },
			{
				key: 'point_blank_hits',
				text: words.r68PointBlankHits
			}
		]
	}
] as const satisfies readonly Ruling[];
