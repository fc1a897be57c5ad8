export { eitherWay, namedBars, withoutDice } from '#lib/kernel/calculator-either.ts';
