export { eitherWay, namedBars, withoutDice } from '#lib/kernel/sheet/either.ts';
