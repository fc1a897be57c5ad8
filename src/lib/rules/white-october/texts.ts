// The words of the rulings, for whatever tells them; code that only counts by them does without.
import './words/en/rulings.ts';
