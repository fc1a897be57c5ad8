import { existsSync } from 'node:fs';

/**
 * What Chromium leaves out: the list of Playwright, which a second switch of this name replaces, and the address bar's
 * pop-ups, two pages of their own that a full Chromium loads with each new window and nobody here ever sees.
 */
const LEFT_OUT = [
	'AimEnabled',
	'AvoidCorsURLLoaderRestartOnRedirect',
	'AvoidUnnecessaryBeforeUnloadCheckSync',
	'DestroyProfileOnBrowserClose',
	'HttpsFirstBalancedModeAutoEnable',
	'HttpsUpgrades',
	'LensOverlay',
	'MediaRouter',
	'NetworkTimeServiceQuerying',
	'OptimizationHints',
	'PaintHolding',
	'PreconnectToSearch',
	'ThirdPartyStoragePartitioning',
	'WebUIOmniboxAimPopup',
	'WebUIOmniboxFullPopup',
	'WebUIOmniboxPopup'
];

/** The same engine without windows around it: it does the same tests with two thirds of the work. */
export const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = '/usr/bin/chromium';

/** The Chromium that is here, or undefined. `CHROMIUM` names another one. */
export const found = () => process.env.CHROMIUM ?? [SHELL, WHOLE].find((path) => existsSync(path));

/** How every tool and test starts the system's Chromium: no sandbox (we may be root), no calls home. */
export const chromium = {
	executablePath: found() ?? SHELL,
	args: [
		'--no-sandbox',
		'--disable-gpu',
		'--disable-quic',
		'--no-first-run',
		'--disable-background-networking',
		'--disable-component-update',
		'--disable-sync',
		`--disable-features=${LEFT_OUT.join()}`
	]
};

/**
 * The same for stories, whose pages live for seconds: to make code faster costs more there than it saves, a tenth of all
 * the work. `npm run test:deep` runs it as a phone does.
 */
export const unhurried =
	process.env.DEEP === 'yes'
		? chromium
		: { ...chromium, args: [...chromium.args, '--js-flags=--no-opt --no-maglev'] };
