/**
 * The games of a session, each made when its first state comes; two that agreed on the same are one. `agreed`: what
 * tells them apart.
 */
export const gamesBy = <Header extends object, Game>(
	agreed: (header: Header) => unknown,
	make: (header: Header) => Game
): ((header: Header) => Game) => {
	const games = new Map<string, Game>();
	const byHeader = new WeakMap<Header, Game>();
	return (header) => {
		const before = byHeader.get(header);
		if (before) return before;
		const key = JSON.stringify(agreed(header));
		const game = games.get(key) ?? make(header);
		games.set(key, game);
		byHeader.set(header, game);
		return game;
	};
};
