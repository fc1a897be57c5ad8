// The words of the rulings and options, for whatever tells them; who only counts by them goes without.
import './words/en/rulings/all.ts';
import './words/en/rulings/artillery.ts';
import './words/en/rulings/fire.ts';
import './words/en/rulings/lost-numbers.ts';
import './words/en/rulings/lost-tables.ts';
import './words/en/rulings/lost-words.ts';
import './words/en/rulings/melee.ts';
import './words/en/rulings/morale.ts';
import './words/en/rulings/movement.ts';
import './words/en/rulings/options.ts';
import './words/en/rulings/turn.ts';
import './words/en/rulings/vehicles.ts';
