import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../en/app.ts';

/** Red and White, in Russian: app. */
export const words: Translation<typeof english> = {
	gettingReadyForOffline: 'Готовимся к работе без связи.',
	readyForOfflineEverythingStaysOn: 'Готово к работе без связи. Всё остаётся на этом телефоне.',
	aNewerVersionIsHereYourBattlesStay: 'Есть новая версия. Ваши бои останутся как есть.',
	opensOnlyWithAConnectionThis:
		'Открывается только при наличии связи: этот браузер не хранит приложения.',
	installedItOpensFromTheHomeScreen:
		'Установленное приложение открывается с главного экрана, как любое другое, и браузер реже стирает его данные.',
	installTheApp: 'Установить приложение',
	updateNow: 'Обновить',
	rolls: 'Броски',
	battles: 'Бои',
	forces: 'Войска',
	rules: 'Правила',
	mainScreens: 'Главные экраны',
	understood: 'Понятно'
};
