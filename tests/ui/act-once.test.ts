import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { holdKey } from '../support/keyboard.ts'

const SCRIPT = `${stripTypeScriptTypes(readFileSync('apps/keyboard/act-once.ts', 'utf8')).replace(
  'export function',
  'function',
)}
actOncePerPress()
for (const button of document.querySelectorAll('button'))
  button.addEventListener('click', () => (button.value = String(Number(button.value) + 1)))
document.querySelector('#opens').addEventListener('click', () => document.querySelector('#pays').focus())
document.querySelector('#writes').addEventListener('click', () => document.querySelector('textarea').focus())
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault()
  document.title += 'sent '
})`

const PAGE = `<button id="pays">1</button><button id="opens">2</button><button id="writes">3</button>
<form><input><textarea></textarea><button id="sends">4</button></form><div id="rich" contenteditable></div>`

/** Real keys in a real browser: a script's key presses no button. */
describe('a held key', () => {
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    browser = await launchBrowser()
    page = await browser.newPage()
  })
  afterAll(() => browser?.close())

  const load = async () => {
    await page.setContent(`<title></title>${PAGE}`)
    await page.addScriptTag({ content: SCRIPT })
  }
  const pressed = (id: string) => page.locator(id).evaluate(({ value }: HTMLButtonElement) => Number(value))

  test.each(['Enter', 'Space'])('presses a button once: %s', async (key) => {
    await load()
    await page.locator('#pays').focus()
    await holdKey(page, key)
    expect(await pressed('#pays')).toBe(1)
    await holdKey(page, key)
    expect(await pressed('#pays')).toBe(2)
  })

  test('does not press what the first press brings under the focus', async () => {
    await load()
    await page.locator('#opens').focus()
    await holdKey(page, 'Enter')
    expect([await pressed('#opens'), await pressed('#pays')]).toEqual([1, 0])
  })

  test('sends a form once', async () => {
    await load()
    await page.locator('input').focus()
    await holdKey(page, 'Enter')
    expect(await page.title()).toBe('sent')
  })

  test('writes lines into a text, but not into one that the press has opened', async () => {
    await load()
    const text = page.locator('textarea')
    await page.locator('#writes').focus()
    await holdKey(page, 'Enter')
    expect(await text.inputValue()).toBe('')
    await holdKey(page, 'Enter')
    expect(await text.inputValue()).toMatch(/^\n{5,}$/)
    await page.locator('#rich').focus()
    await holdKey(page, 'Enter')
    expect(await page.locator('#rich > *').count()).toBeGreaterThan(2)
  })
})
