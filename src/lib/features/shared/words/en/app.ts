import { texts } from '#lib/kernel/texts.ts';

/** The frame, in English: app. */
export const words = texts('frame.app', {
	gettingReadyForOffline: 'Getting ready for offline.',
	readyForOfflineEverythingStaysOn: 'Ready for offline. Everything stays on this phone.',
	aNewerVersionIsHereYourBattlesStay: 'A newer version is here. Your battles stay as they are.',
	opensOnlyWithAConnectionThis: 'Opens only with a connection: this browser keeps no apps.',
	installedItOpensFromTheHomeScreen:
		'Installed, it opens from the home screen, and the browser is less likely to clear what is in it.',
	installTheApp: 'Install the app',
	updateNow: 'Update now',
	rolls: 'Rolls',
	battles: 'Battles',
	forces: 'Forces',
	rules: 'Rules',
	mainScreens: 'Main screens',
	understood: 'Understood'
});
