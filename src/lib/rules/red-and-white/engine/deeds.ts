/** How the log begins a line that a calculator wrote: about one unit, about two, about none. */
export const DEEDS: Readonly<
	Record<
		string,
		{
			readonly alone: string;
			readonly at?: string;
			readonly nobody?: string;
			/** The rest of its words is said by what happens to the units. */
			readonly firstOnly?: boolean;
		}
	>
> = {
	'small-arms-fire': { alone: '{unit} fires', at: '{unit} fires at {target}', firstOnly: true },
	'attacking-fire': { alone: '{unit} fires', at: '{unit} fires at {target}', firstOnly: true }
};
