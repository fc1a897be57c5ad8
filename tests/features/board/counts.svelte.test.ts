import { expect, test } from 'vitest';
import '#lib/features/board/play/beside/beside.css';

test('beside the map no word of what is counted is cut, however large the letters are', () => {
	const list = document.createElement('dl');
	list.className = 'bp-counts';
	list.style.cssText = 'width: 320px; font: 20px sans-serif; overflow-wrap: break-word';
	list.innerHTML = '<dt>Recruitment points</dt><dd>White 3 of many, Red 3 of many</dd>';
	document.body.append(list);
	const word = document.createRange();
	const text = list.querySelector('dt')!.firstChild!;
	word.setStart(text, 0);
	word.setEnd(text, 'Recruitment'.length);
	expect(word.getClientRects()).toHaveLength(1);
	expect(list.scrollWidth).toBeLessThanOrEqual(320);
	list.remove();
});
