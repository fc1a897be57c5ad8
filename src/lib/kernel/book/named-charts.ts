import type { Charts } from './chart.ts';
import type { NamedChart } from './corrections.ts';

/**
 * The charts of a game as its owner corrects them, in the order of their titles. `names`: what rows and columns are
 * called, by their keys; `here`: what one is called in one chart only. A row or column without a name is called by its
 * key.
 */
export const namedCharts = (
	charts: Charts,
	titles: Readonly<Record<string, string>>,
	names: Readonly<Record<string, string>>,
	here: Readonly<Record<string, Readonly<Record<string, string>>>>
): readonly NamedChart[] =>
	Object.entries(titles).flatMap(([name, title]) => {
		const chart = charts[name];
		if (!chart) return [];
		const named = (key: string | number) => ({
			key: String(key),
			label: here[name]?.[key] ?? names[key] ?? String(key)
		});
		return {
			name,
			title,
			section: chart.source.section,
			rows: chart.rows.map(named),
			columns: chart.columns.map(named)
		};
	});
