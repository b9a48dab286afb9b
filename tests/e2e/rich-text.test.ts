import type { Browser, Page } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cleanRichText } from '#server/game/texts/clean-rich-text.ts'
import { ATTACKS } from '../support/attacks/attacks.ts'
import { launchBrowser } from '../support/browser.ts'

const SITE = 'https://donjon.test'

let browser: Browser
let page: Page
/** Paths and addresses that the page has asked for since the last text. */
let requests: string[] = []

/** The browser's sanitizer as a script that puts `purify` into the window. */
async function purifyScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: {
        entry: 'apps/rich-text/purify.ts',
        formats: ['iife'],
        name: 'richText',
        fileName: 'purify',
      },
    },
  })
  const [bundle] = Array.isArray(built) ? built : [built]
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined
  if (chunk?.type !== 'chunk') throw new Error('The sanitizer was not built')
  return chunk.code
}

beforeAll(async () => {
  browser = await launchBrowser()
  page = await browser.newPage({ baseURL: SITE })
  await page.route('**/*', (route) => {
    const { pathname, href, origin } = new URL(route.request().url())
    if (href === `${SITE}/`)
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><main></main>' })
    if (!pathname.startsWith('/end-of-text')) requests.push(origin === SITE ? pathname : href)
    return route.abort()
  })
  await page.goto('/')
  await page.addScriptTag({ content: await purifyScript() })
  await page.evaluate(() => {
    const called: string[] = []
    for (const name of ['alert', 'confirm', 'prompt', 'msgbox', 'open', 'fetch'])
      Reflect.set(window, name, (text: unknown) => called.push(`${name}(${String(text)})`))
    Reflect.set(window, 'called', called)
  })
})
afterAll(() => browser?.close())

/** Shows a text and touches all of it. Returns what it has run, loaded or covered. */
async function show(html: string, how: 'purified' | 'as it is'): Promise<string[]> {
  requests = []
  const faults = await page.evaluate(
    async ({ html, how }) => {
      const main = document.querySelector('main')
      const richText: unknown = Reflect.get(window, 'richText')
      const called: unknown = Reflect.get(window, 'called')
      if (!main || !Array.isArray(called) || typeof richText !== 'object' || richText === null)
        throw new Error('The page is broken')
      called.length = 0
      const purify: unknown = Reflect.get(richText, 'purify')
      const shown = how === 'purified' && typeof purify === 'function' ? String(purify(html)) : html
      main.innerHTML = shown
      const found: string[] = []
      for (const element of main.querySelectorAll('*')) {
        const style = getComputedStyle(element)
        if (style.position !== 'static') found.push(`position: ${style.position}`)
        if (element.id !== '' || element.hasAttribute('name')) found.push('id or name')
        for (const event of ['mouseover', 'pointerenter', 'focus', 'input', 'animationend', 'toggle'])
          element.dispatchEvent(new Event(event, { bubbles: true }))
        const href = element.getAttribute('href')
        const isLink = href !== null && /^(?:https?|mailto):/.test(new URL(href, location.href).protocol)
        if (isLink) element.addEventListener('click', (event) => event.preventDefault())
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      }
      // Requests start in order: the one of this picture comes after those of the text.
      const last = document.createElement('img')
      const ended = new Promise((done) => last.addEventListener('error', done))
      last.src = `/end-of-text-${Math.random()}.png`
      await ended
      main.innerHTML = ''
      return [...found, ...called.map(String)]
    },
    { html, how },
  )
  return [...faults, ...requests]
}

test('a text that nobody has sanitized runs and loads what it wants', async () => {
  expect(await show('<img src="https://evil.test/a.png" onerror=alert(1)>', 'as it is')).toContain(
    'https://evil.test/a.png',
  )
  expect(await show('<p onclick=alert(1)>x</p>', 'as it is')).toContain('alert(1)')
  expect(await show('<p style="position: fixed">x</p>', 'as it is')).toContain('position: fixed')
})

describe('nothing runs, loads or covers', () => {
  test.each([
    ['after the server', (attack: string) => cleanRichText(attack), 'as it is'],
    ['after the server and the browser', (attack: string) => cleanRichText(attack), 'purified'],
    ['after the browser alone', (attack: string) => attack, 'purified'],
  ] as const)('%s', async (_name, prepare, how) => {
    const harmed: string[] = []
    for (const attack of ATTACKS) {
      const faults = await show(prepare(attack), how)
      if (faults.length > 0) harmed.push(`${attack.slice(0, 200)}: ${faults.join(', ')}`)
    }
    expect(harmed).toEqual([])
  })
})

test('the browser keeps what the server has stored', async () => {
  const texts = [
    '<h2 style="text-align: center">Ров</h2><p><a href="https://example.com/" rel="noopener nofollow ugc">там</a></p>',
    '<table><tbody><tr><td colspan="2"><span style="color: #971b1b">алое</span></td></tr></tbody></table>',
    '<ul><li><b>1</b></li></ul><p><a href="/guides/5">тут</a> &lt; &amp;</p>',
  ]
  for (const text of texts) {
    expect(cleanRichText(text)).toBe(text)
    const shown = await page.evaluate((html) => {
      const richText: unknown = Reflect.get(window, 'richText')
      const purify: unknown = typeof richText === 'object' && richText && Reflect.get(richText, 'purify')
      return typeof purify === 'function' ? String(purify(html)) : ''
    }, text)
    expect(shown).toBe(text)
  }
})
