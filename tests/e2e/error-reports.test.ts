import { readFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import type { Event as Report } from '@sentry/core'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RELEASE } from '#server/platform/version.ts'
import { launchBrowser, newVisitor } from '../support/browser.ts'
import { builtFile } from '../support/built-file.ts'
import { type ErrorService, startErrorService } from '../support/error-service.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { openQuiet } from '../support/open-quiet.ts'
import { closeWelcome, newcomer, register } from '../support/play.ts'

let service: ErrorService
let game: FreshGame
let browser: Browser

beforeAll(async () => {
  service = await startErrorService()
  game = await startFreshGame({ WORLD_NEIGHBOURS: '0', SENTRY_DSN: service.dsn })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await game?.stop()
  await service?.close()
})

/** Where our code threw, by the source map of the built file: the last frame that is ours. */
async function sourceOf(report: Report): Promise<string[]> {
  const frames = report.exception?.values?.at(-1)?.stacktrace?.frames ?? []
  return Promise.all(
    frames.flatMap(({ filename = '', lineno = 0, colno = 1 }) => {
      const [, file] = /(assets\/[^/]+\.js)$/.exec(filename) ?? []
      if (file === undefined) return []
      return [
        readFile(`dist/source-maps/game/${file}.map`, 'utf8').then((map) => {
          const entry = new SourceMap(JSON.parse(map)).findEntry(lineno - 1, colno - 1)
          return 'originalSource' in entry ? entry.originalSource : ''
        }),
      ]
    }),
  )
}

test('a page of the game that breaks is reported, with a readable stack and nothing of the player', async () => {
  const lord = newcomer('Ратибор')
  const { page, context } = await newVisitor(browser, game.url, 'phone')
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      throw new Error('before the reports are ready')
    }),
  )
  await register(page, lord)
  await closeWelcome(page)
  await service.waitForEvent(
    ({ exception }) => exception?.values?.[0]?.value === 'before the reports are ready',
  )

  await page.route('**/api/player-sessions', (route) => route.fulfill({ json: { items: [null] } }))
  await page.evaluate(async () => {
    for (let count = 0; count < 120; count += 1) await fetch(`/icon.svg?token=canary-${count}`)
    history.pushState(null, '', '/game/settings-sessions?token=canary')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  const report = await service.waitForEvent(({ exception }) => exception?.values?.[0]?.type === 'TypeError')
  expect(report).toMatchObject({ release: RELEASE, tags: { part: 'game' } })
  expect(report.request).toEqual({ url: `${game.url}/game/settings-sessions` })
  expect(report.breadcrumbs?.length).toBe(100)
  expect(await sourceOf(report)).toContainEqual(expect.stringContaining('apps/game/src/features/'))
  for (const { raw } of service.received)
    for (const own of ['canary', lord.name, lord.email, lord.password]) expect(raw).not.toContain(own)
  await context.close()
})

test('a broken page of the public site and of the console is reported', async () => {
  const { page, context } = await newVisitor(browser, game.url, 'phone')
  const throwLate = (target: Page, part: string) =>
    target.evaluate((part) => {
      setTimeout(() => {
        throw new Error(`thrown by the ${part}`)
      })
    }, part)
  for (const [address, part] of [
    ['/about', 'site'],
    ['/admin/', 'console'],
  ] as const) {
    await page.goto(address)
    await throwLate(page, part)
    const report = await service.waitForEvent(
      ({ exception }) => exception?.values?.[0]?.value === `thrown by the ${part}`,
    )
    expect(report.tags).toEqual({ part })
  }
  await context.close()
})

test('without a service a page loads no code for reports, and sends nothing', async () => {
  const { page, context } = await newVisitor(browser, game.url, 'phone')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.route('**/api/public/app-config', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), errorReportsDsn: null } })
  })
  const configRead = page.waitForResponse('**/api/public/app-config')
  await openQuiet(page, '/auth/login')
  await configRead
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('nobody wants to know')
    })
  })
  // Requests are seen in their order: whatever the error has asked for comes before this one.
  const later = page.waitForRequest('**/icon.svg?later')
  await page.evaluate(() => setTimeout(() => void fetch('/icon.svg?later')))
  await later
  const code = await builtFile('../error-reports/open-error-reports.ts')
  expect(asked.filter((url) => url.endsWith(code) || url.endsWith('/error-reports'))).toEqual([])
  await context.close()
})
