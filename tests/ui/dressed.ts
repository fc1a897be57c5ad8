/** A component looks, and is as large, as in the app; its files of tests share a page, and each test finds it empty. */
import '../../src/app.css';
import { beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-svelte/pure';
import { drawing, drawings } from '#lib/ui/signs/sprite.ts';

if (!document.querySelector(drawing('back')))
	document.body.insertAdjacentHTML('beforeend', drawings());

beforeEach(cleanup);
