/** 4.5 May White declare an offensive turn? Not without stock (WO-12). */
export const mayDeclareOffensive = (stock: number): boolean => stock > 0;

/** 4.5 The stock after the decision of a turn. */
export const afterDecision = (stock: number, offensive: boolean): number =>
	offensive && mayDeclareOffensive(stock) ? stock - 1 : stock;

/** 16.2.2 What each option that raises the stock at the start adds. */
export const OPTION_STOCK = 2;

/** 4.5 The stock after the capture of Gatchina, once a game (WO-50). */
export const afterGatchina = (stock: number, gain: number): number => stock + gain;
