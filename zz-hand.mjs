import { chromium as bt } from 'playwright'; import { chromium } from './tests/tools/chromium.mjs'; import { serve } from './tests/tools/serve.mjs'; import { createServer } from 'node:http';
const host = await serve(process.argv[2]); const browser = await bt.launch(chromium);
const ctx = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'en-GB' });
let page = await ctx.newPage(); const errors = []; page.on('pageerror', e => errors.push(String(e))); page.on('console', m => m.type() === 'error' && errors.push(m.text()));
const F = Object.getPrototypeOf(async () => {}).constructor; let n = 0;
createServer((req, res) => { let b = ''; req.on('data', d => b += d); req.on('end', async () => { try { const r = await new F('page', 'ctx', 'shot', 'tap', 'host', 'errors', b)(page, ctx, async (name) => { await page.waitForTimeout(250); await page.screenshot({ path: `/tmp/hand/${name}.png` }); return name; }, async (t) => { await page.getByText(t, { exact: false }).locator('visible=true').first().tap(); await page.waitForTimeout(200); }, host, errors); res.end(typeof r === 'string' ? r : JSON.stringify(r ?? null)); } catch (e) { res.end('ERR ' + e.message.slice(0, 600)); } }); }).listen(5599);
console.log('ready', host.url);
