import { checksumOf } from '#lib/kernel/border/checksum.ts';

/** Short words that sound unlike each other when they are read out. */
const SPOKEN = [
	...['anchor', 'apple', 'arrow', 'barrel', 'beaver', 'birch', 'bridge', 'button'],
	...['candle', 'carpet', 'cherry', 'cloud', 'compass', 'copper', 'dragon', 'eagle'],
	...['engine', 'falcon', 'feather', 'forest', 'garden', 'guitar', 'hammer', 'harbour'],
	...['honey', 'island', 'kettle', 'ladder', 'lantern', 'lemon', 'magnet', 'marble'],
	...['melon', 'mirror', 'mountain', 'needle', 'ocean', 'onion', 'orange', 'otter'],
	...['paper', 'pepper', 'piano', 'pigeon', 'pillow', 'pocket', 'potato', 'rabbit'],
	...['ribbon', 'river', 'saddle', 'salmon', 'silver', 'spider', 'sugar', 'summer'],
	...['thunder', 'ticket', 'tiger', 'tunnel', 'velvet', 'violin', 'walnut', 'window']
];
const NUMBERS = 90;

/** What two players read to each other: the same on both phones, where a game ends with the same line. */
export const checkWord = (last: string): string => {
	const sum = Number.parseInt(checksumOf(last), 16);
	const word = SPOKEN[sum % SPOKEN.length] ?? '';
	return `${word} ${(Math.floor(sum / SPOKEN.length) % NUMBERS) + 10}`;
};
