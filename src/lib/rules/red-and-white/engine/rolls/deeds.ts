/** How the log begins a line that a calculator wrote: about one unit, about two, about none. */
export const DEEDS: Readonly<
	Record<
		string,
		{
			readonly alone: string;
			readonly at?: string;
			readonly nobody?: string;
			/** Of its words only the first sentence; or none where the losses of the units say it. */
			readonly words?: 'first' | 'without_losses';
		}
	>
> = {
	leadership: { alone: '{unit}, leadership', nobody: 'Leadership', words: 'first' },
	'small-arms-fire': {
		alone: '{unit} fires',
		at: '{unit} fires at {target}',
		words: 'without_losses'
	},
	'attacking-fire': {
		alone: '{unit} fires',
		at: '{unit} fires at {target}',
		words: 'without_losses'
	},
	'armoured-car-fire': {
		alone: '{unit} fires',
		at: '{unit} fires at {target}',
		words: 'without_losses'
	},
	artillery: { alone: '{unit} shells', at: '{unit} shells {target}', words: 'without_losses' },
	'indirect-fire': { alone: '{unit} asks to fire indirectly' },
	bombardment: { alone: '{unit} enters a bombardment' },
	movement: { alone: '{unit} moves', nobody: 'An officer moves', words: 'first' },
	suppression: { alone: '{unit} tests to fire although suppressed', words: 'first' },
	melee: { alone: '{unit} fights', at: '{unit} attacks {target}' },
	'petrol-bombs': {
		alone: '{unit} throws petrol bombs',
		at: '{unit} throws petrol bombs at {target}'
	},
	fright: { alone: '{unit} faces a tank' },
	'unit-morale': { alone: '{unit} tests morale' },
	'army-morale': { alone: '{unit} tests morale', nobody: 'The army tests morale' },
	commissar: { alone: 'The commissar of {unit}', nobody: 'A commissar' },
	priest: { alone: 'The priest of {unit}', nobody: 'A priest' },
	'attached-gun': { alone: 'The machine gun with {unit}' },
	'officer-hit': { alone: 'Those who stand with {unit}', nobody: 'An officer' },
	'officer-character': {
		alone: 'An officer draws his character',
		nobody: 'An officer draws his character'
	},
	'test-of-character': { alone: 'An officer is tested', nobody: 'An officer is tested' },
	'tank-hits': { alone: '{unit} is struck' },
	'tank-repair': { alone: '{unit} tries a repair' },
	'armoured-car-morale': { alone: '{unit} tests morale' },
	breakdown: { alone: '{unit} tries to move' },
	'train-morale': { alone: '{unit} tests morale' },
	'launch-boats': { alone: '{unit} launches boats' },
	icebreaker: { alone: '{unit} breaks the ice' }
};
