export {
	isForm,
	isNamed,
	isPhrase,
	isPhrases,
	isThrows,
	typeOf
} from '#lib/kernel/border/payload.ts';
