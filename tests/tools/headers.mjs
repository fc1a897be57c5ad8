/**
 * What a host sends with every answer, besides how long it is kept: nobody frames the app, guesses a type, hears where a
 * visitor came from or uses its files elsewhere; of what a phone can do it asks for the camera, the clipboard
 * and a screen that stays on. README's example sends the same.
 * @type {Readonly<Record<string, string>>}
 */
export const HEADERS = {
	'Content-Security-Policy': "frame-ancestors 'none'",
	'X-Frame-Options': 'DENY',
	'X-Content-Type-Options': 'nosniff',
	'Referrer-Policy': 'no-referrer',
	'Permissions-Policy':
		'camera=(self), clipboard-write=(self), screen-wake-lock=(self), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
	'Cross-Origin-Opener-Policy': 'same-origin',
	'Cross-Origin-Resource-Policy': 'same-origin'
};
