/** The battle that was played last, as the start screen names it. */
export interface LastBattle {
	readonly id: string;
	readonly title: string;
	readonly hint: string;
}

const KEY = 'tachanka:last-battle';

/** Notes it down for the start screen. The battle itself is in the store; without this note only the shortcut is gone. */
export const noteLastBattle = (battle: LastBattle): void => {
	try {
		localStorage.setItem(KEY, JSON.stringify(battle));
	} catch {
		// No shortcut then.
	}
};

/** The note, or undefined where there is none that reads. */
export const lastBattle = (): LastBattle | undefined => {
	try {
		const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
		if (typeof raw !== 'object' || raw === null) return undefined;
		const { id, title, hint } = raw as Partial<Record<string, unknown>>;
		return typeof id === 'string' && typeof title === 'string' && typeof hint === 'string'
			? { id, title, hint }
			: undefined;
	} catch {
		return undefined;
	}
};

/** A battle that was deleted is not offered any more. */
export const forgetLastBattle = (id: string): void => {
	if (lastBattle()?.id !== id) return;
	try {
		localStorage.removeItem(KEY);
	} catch {
		// It leads to a screen that says the battle is not here.
	}
};
