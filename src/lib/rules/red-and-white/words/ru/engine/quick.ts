import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../../en/engine/quick.ts';

/** Red and White, in Russian: words that a quick line understands, with commas between them. */
export const words: Translation<typeof english> = {
	figures: 'фигурка, фигурки, фигурок, фигурку, фиг',
	hits: 'попадание, попадания, попаданий, поп',
	not: 'не, нет, больше не, больше нет, без, снять',
	fallingBack: 'отходят, отход, отступает, отступают',
	suppressed: 'подавлена, подавлен, подавлены, подавление',
	inCover: 'укрытие, укрытия, в укрытие',
	claimedCover: 'заняла укрытие, занял укрытие, заняли укрытие, залегла, залегли',
	inDefences: 'окоп, окопы, окопов, в окопах, укрепления, укреплений',
	heroic: 'ведёт офицер, лично',
	offTable: 'ушла со стола, ушли со стола, покинула стол',
	ablaze: 'пожар'
};
