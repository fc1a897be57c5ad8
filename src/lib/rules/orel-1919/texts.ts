// The words of the rulings, for whatever tells them; who only counts by them goes without.
import './words/en/rulings.ts';
