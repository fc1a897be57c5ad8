export { eitherWay, namedBars, withoutDice, type Named } from '#lib/kernel/calculator-either.ts';
