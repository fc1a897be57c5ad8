import { texts } from '#lib/kernel/texts.ts';

/** The screens of Red and White, in English: known commands. */
export const words = texts('red-and-white.known', {
	fromHistory: 'From history',
	aCommandFromHistory: 'A command from history',
	addACommandFromHistory: 'Add a command from history',
	whoLedWhatWhenAndWhere: 'Who led what, when and where',
	aTapAddsOfficersAndTheirUnits:
		'A tap adds officers and their units. Stands, guns and figures beside a unit are for the table; all can be changed.',
	officersNUnits: { one: '{officers}; {n} unit', other: '{officers}; {n} units' },
	officersNUnitsPutTogetherForThe: {
		one: '{officers}; {n} unit, put together for the table',
		other: '{officers}; {n} units, put together for the table'
	},
	notesNamed:
		'{when}. Officers and units are historical; stands, guns and figures beside a unit are for the table. Source: {source}.',
	notesRebuilt:
		'{when}. Officers, time and place are historical; the units are put together for the table. Source: {source}.',
	nameFromHistory: '{name}'
});
