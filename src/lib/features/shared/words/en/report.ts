import { texts } from '#lib/kernel/texts.ts';

/** The frame, in English: report. */
export const words = texts('frame.report', {
	savedAsName: 'Saved as {name}',
	handedOverName: 'Handed over: {name}',
	more: 'More',
	saveAsMarkdown: 'Save as Markdown',
	sendAsMarkdown: 'Send as Markdown',
	photos: 'Photos',
	report: 'Report',
	send: 'Send',
	sendAsAPage: 'Send as a page',
	save: 'Save',
	saveAsAPage: 'Save as a page',
	print: 'Print',
	puttingTheReportTogether: 'Putting the report together',
	theReportIsNotComplete: 'The report is not complete',
	startAgain: 'Start again',
	writingTheReport: 'Writing the report'
});
