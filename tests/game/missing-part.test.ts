import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MissingNote, standIn } from '#apps/game/src/shell/missing-part.tsx'

const OWN = '/assets/0a1b2c3d4e.js'
const reload = vi.fn()
let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => OWN }) })
  vi.stubGlobal('location', { pathname: '/game/army', reload })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockReset()
})

/** The page that the server sends now. */
function serve(script: string): void {
  vi.stubGlobal('fetch', async () => new Response(`<script type="module" src="${script}"></script>`))
}

/** The stand-in, or that the page reloads instead. */
async function standInOrReload(kind: 'note' | 'nothing') {
  const never = new Promise<'reload'>((resolve) => reload.mockImplementation(() => resolve('reload')))
  return Promise.race([standIn(kind), never])
}

test('a file that does not come reloads the page once, and then a note stands in its place', async () => {
  serve(OWN)
  expect(await standInOrReload('note')).toBe('reload')
  expect(await standInOrReload('note')).toBe(MissingNote)
  expect(reload).toHaveBeenCalledOnce()
})

test('a part that nobody would miss reloads nothing', async () => {
  serve(OWN)
  expect(await standInOrReload('nothing')).not.toBe(MissingNote)
  expect(reload).not.toHaveBeenCalled()
})

test('a new version reloads the page for any part, even after an earlier one', async () => {
  serve('/assets/ffffffffff.js')
  kept.set('donjon-reloaded', '/assets/1111111111.js')
  expect(await standInOrReload('nothing')).toBe('reload')
})

test('a server that does not send the page is no new version', async () => {
  vi.stubGlobal('fetch', async () => new Response('no', { status: 503 }))
  await standInOrReload('nothing')
  expect(reload).not.toHaveBeenCalled()
})
