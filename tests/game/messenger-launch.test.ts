import { describe, expect, test } from 'vitest'
import { LaunchError, readColors, readLaunchParams } from '#apps/game/src/shell/messenger/launch-params.ts'
import { startPlace } from '#apps/game/src/shell/messenger/start-place.ts'
import { initDataOf, newTelegramUser } from '../support/init-data.ts'

const OUTSIDE = 'возможно, игра открыта вне мессенджера'
const KEY = '0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b12'

function signedData(): string {
  return initDataOf(newTelegramUser(), new Date('2026-11-25T12:00:00Z'))
}

/** The fragment of an address that a client opens. */
function launch(changes: Record<string, string | null> = {}): string {
  const all: Record<string, string | null> = {
    tgWebAppData: signedData(),
    tgWebAppVersion: '8.0',
    tgWebAppPlatform: 'weba',
    tgWebAppThemeParams: '{}',
    ...changes,
  }
  return String(
    new URLSearchParams(
      Object.entries(all).flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
    ),
  )
}

/** Init data without one of its pairs, or with an empty one. */
function withoutPair(key: string, value?: string): string {
  const pairs = new URLSearchParams(signedData())
  if (value === undefined) pairs.delete(key)
  else pairs.set(key, value)
  return String(pairs)
}

describe('launch parameters', () => {
  test('carry the init data as they came, the colours and what the link asked for', () => {
    const initData = signedData()
    const read = readLaunchParams(
      launch({
        tgWebAppData: initData,
        tgWebAppThemeParams: JSON.stringify({ bg_color: '#17212B', button_color: 5288682 }),
        tgWebAppStartParam: 'crusades',
      }),
    )
    expect(read).toEqual({
      initData,
      colors: { bg_color: '#17212b', button_color: '#50b2ea' },
      startParam: 'crusades',
    })
  })

  test('take the start parameter of the init data if the address has none', () => {
    const initData = initDataOf(newTelegramUser(), new Date(), { startParam: 'crusades' })
    expect(readLaunchParams(launch({ tgWebAppData: initData })).startParam).toBe('crusades')
  })

  test.each(['auth_date', 'hash', 'signature'])('need %s', (key) => {
    for (const initData of [withoutPair(key), withoutPair(key, '')])
      expect(() => readLaunchParams(launch({ tgWebAppData: initData }))).toThrow(OUTSIDE)
  })

  test.each([
    ['no parameters at all', null],
    ['an empty text', ''],
    ['a fragment of another kind', 'page'],
    ['no init data', launch({ tgWebAppData: null })],
    ['empty init data', launch({ tgWebAppData: '' })],
    ['a theme that is no JSON', launch({ tgWebAppThemeParams: '{' })],
    ['a theme that is a list', launch({ tgWebAppThemeParams: '["red"]' })],
    ['a colour of three digits', launch({ tgWebAppThemeParams: '{"bg_color":"#fff"}' })],
  ])('fail as if opened outside of the messenger: %s', (_name, raw) => {
    expect(() => readLaunchParams(raw)).toThrow(LaunchError)
    expect(() => readLaunchParams(raw)).toThrow(OUTSIDE)
  })
})

describe('colours of the theme', () => {
  test.each([
    ['#A0b1C2', '#a0b1c2'],
    [0, '#000000'],
    [255, '#0000ff'],
    [0xffffff, '#ffffff'],
  ])('%s becomes %s', (given, color) => {
    expect(readColors({ bg_color: given })).toEqual({ bg_color: color })
  })

  test.each([
    '#fff',
    '#12345',
    '#1234567',
    '123456',
    'red',
    '',
    '#12345g',
    -1,
    0x1000000,
    1.5,
    null,
    true,
    {},
  ])('%j is refused', (given) => {
    expect(() => readColors({ bg_color: given })).toThrow(LaunchError)
  })
})

describe('a start parameter', () => {
  test.each([
    [`report-${KEY}`, `/redirect/fight-log/${KEY}`],
    ['crusades', '/game/group-missions'],
    ['crusade-42', '/game/group-missions/join-request?crusade=42'],
    [`crusade-${KEY}`, `/game/group-missions/join-request?invite=${KEY}`],
    [`guild-${Buffer.from('ВОЛК').toString('base64url')}`, `/game/guild/${encodeURIComponent('ВОЛК')}`],
  ])('%s opens %s', (given, place) => {
    expect(startPlace(given)).toBe(place)
  })

  test.each([
    null,
    '',
    'crusade-',
    'crusade-0',
    'crusade-1e9',
    'crusade-42/../..',
    'report-42',
    'guild-%2F%2F',
    `guild-${Buffer.from('два').toString('base64url')}`,
    'https://evil.example',
    'x'.repeat(65),
  ])('%j opens nothing', (given) => {
    expect(startPlace(given)).toBeNull()
  })
})
