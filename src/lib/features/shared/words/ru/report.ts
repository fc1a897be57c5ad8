import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../en/report.ts';

/** Red and White, in Russian: report. */
export const words: Translation<typeof english> = {
	savedAsName: 'Сохранено: {name}',
	handedOverName: 'Передано: {name}',
	more: 'Ещё',
	saveAsMarkdown: 'Сохранить в Markdown',
	sendAsMarkdown: 'Отправить в Markdown',
	photos: 'Снимки',
	report: 'Отчёт',
	send: 'Отправить',
	sendAsAPage: 'Отправить страницей',
	save: 'Сохранить',
	saveAsAPage: 'Сохранить страницей',
	print: 'Печать',
	puttingTheReportTogether: 'Составляется отчёт',
	theReportIsNotComplete: 'Отчёт не готов',
	startAgain: 'Составить заново',
	writingTheReport: 'Записывается отчёт'
};
