import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readInitData } from '#server/domains/auth/telegram/init-data.ts'
import { initDataOf } from '../../support/init-data.ts'
import { BOT_TOKEN } from '../../support/telegram.ts'

const NOW = new Date('2026-11-25T12:00:00Z')
const USER = { id: 4242, first_name: 'Ждан & Сын', last_name: 'О’Хара', username: 'zhdan' }
const VALID = initDataOf(USER, NOW)

function read(text: string, instant = NOW) {
  return readInitData(text, { botToken: BOT_TOKEN, instant })
}
function isAccepted(text: string): boolean {
  return read(text) !== undefined
}
function later(seconds: number): Date {
  return new Date(NOW.getTime() + seconds * 1000)
}

const SIGNATURE = ['signature', 'zBqQ3r'] as const

/** Signs any pairs, also such as the messenger never sends. */
function signedPairs(given: readonly (readonly [string, string])[], signature = [SIGNATURE]): string {
  const pairs = [...given, ...signature]
  const key = createHmac('sha256', 'WebAppData').update(BOT_TOKEN).digest()
  const text = pairs
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n')
  const hash = createHmac('sha256', key).update(text).digest('hex')
  return new URLSearchParams([...pairs.map(([name, value]) => [name, value]), ['hash', hash]]).toString()
}

const SECONDS = String(NOW.getTime() / 1000)
const JSON_USER = JSON.stringify(USER)

describe('init data', () => {
  it('tell the account that opened the game, and when', () => {
    expect(read(VALID)).toEqual({ user: expect.objectContaining(USER), startedAt: NOW })
  })

  it('come from a clock at most 30 seconds ahead', () => {
    expect(read(VALID, later(-30))).toMatchObject({ startedAt: NOW })
    expect(read(VALID, later(-31))).toBeUndefined()
  })

  it('of another bot are refused', () => {
    expect(read(initDataOf(USER, NOW, { token: '4243:token-of-the-tests' }))).toBeUndefined()
  })

  it('with an old age of a forger are refused as forged, not as old', () => {
    expect(read(VALID.replace(/hash=./, 'hash=0'), later(90_000))).toBeUndefined()
  })

  it.each([
    ['no hash', VALID.replace(/&hash=.*/, '')],
    ['an empty hash', VALID.replace(/hash=.*/, 'hash=')],
    ['a hash in capitals', VALID.replace(/hash=.*/, (text) => `hash=${text.slice(5).toUpperCase()}`)],
    ['a second hash', `${VALID}&hash=${'0'.repeat(64)}`],
    ['a doubled key', `${VALID}&auth_date=${SECONDS}`],
    ['a doubled user', `${VALID}&user=${encodeURIComponent(JSON_USER)}`],
    ['no signature field', VALID.replace(/&signature=[^&]*/, '')],
    ['nothing', ''],
    ['many pairs', signedPairs([...Array.from({ length: 40 }, (_, i) => [`k${i}`, ''] as const)])],
  ])('with %s are refused', (_, text) => {
    expect(read(text)).toBeUndefined()
  })

  it.each([
    ['no user', [['auth_date', SECONDS]]],
    [
      'a user that is no JSON',
      [
        ['auth_date', SECONDS],
        ['user', '{'],
      ],
    ],
    [
      'a user without an id',
      [
        ['auth_date', SECONDS],
        ['user', '{"first_name":"Ждан"}'],
      ],
    ],
    [
      'an id that is no whole number',
      [
        ['auth_date', SECONDS],
        ['user', '{"id":1.5,"first_name":"Ждан"}'],
      ],
    ],
    [
      'a bot',
      [
        ['auth_date', SECONDS],
        ['user', '{"id":1,"is_bot":true,"first_name":"Ждан"}'],
      ],
    ],
    ['no date', [['user', JSON_USER]]],
    [
      'a date that is no whole number',
      [
        ['auth_date', `${SECONDS}.5`],
        ['user', JSON_USER],
      ],
    ],
    [
      'a date with a sign',
      [
        ['auth_date', `+${SECONDS}`],
        ['user', JSON_USER],
      ],
    ],
    [
      'a date in hexadecimal',
      [
        ['auth_date', '0x6925'],
        ['user', JSON_USER],
      ],
    ],
    [
      'a line break in a value',
      [
        ['auth_date', SECONDS],
        ['query_id', `a\nb=c`],
        ['user', JSON_USER],
      ],
    ],
  ] as const)('with %s are refused even when signed', (_, pairs) => {
    expect(read(signedPairs(pairs))).toBeUndefined()
  })

  it('need a signature of the messenger, also when the bot has signed', () => {
    const pairs = [
      ['auth_date', SECONDS],
      ['user', JSON_USER],
    ] as const
    expect(isAccepted(signedPairs(pairs))).toBe(true)
    expect(isAccepted(signedPairs(pairs, []))).toBe(false)
    expect(isAccepted(signedPairs([...pairs, ['signature', '']], []))).toBe(false)
  })

  it('with two values swapped are refused', () => {
    const pairs = [...new URLSearchParams(VALID)]
    for (const [left, right] of pairs.flatMap((_, i) =>
      pairs.slice(i + 1).map((__, j) => [i, i + 1 + j] as const),
    )) {
      const swapped = pairs.map(([key, value], index): [string, string] => [
        key,
        (index === left ? pairs[right]?.[1] : index === right ? pairs[left]?.[1] : value) ?? '',
      ])
      expect(isAccepted(new URLSearchParams(swapped).toString())).toBe(false)
    }
  })
})

/** What the text decodes to, whatever its order: two texts with the same are the same data. */
function decoded(text: string): string {
  return JSON.stringify([...new URLSearchParams(text)].map((pair) => pair.join('=')).sort())
}

const place = fc.nat({ max: VALID.length - 1 })
function pairsOf(text: string): string[] {
  return text.split('&')
}

/** Each makes another text of a valid one. */
const mutation = fc.oneof(
  fc.tuple(place, fc.nat({ max: 7 })).map(([at, bit]) => {
    const code = VALID.charCodeAt(at) ^ (1 << bit)
    return VALID.slice(0, at) + String.fromCharCode(code) + VALID.slice(at + 1)
  }),
  fc.tuple(place, place).map(([a, b]) => {
    const letters = [...VALID]
    ;[letters[a], letters[b]] = [letters[b] ?? '', letters[a] ?? '']
    return letters.join('')
  }),
  fc
    .tuple(place, fc.integer({ min: 1, max: 40 }))
    .map(([at, size]) => VALID.slice(0, at) + VALID.slice(at + size)),
  fc
    .tuple(place, fc.integer({ min: 1, max: 40 }))
    .map(([at, size]) => VALID.slice(0, at + size) + VALID.slice(at)),
  fc.tuple(place, place).map(([from, to]) => {
    const [start, end] = [Math.min(from, to), Math.max(from, to)]
    return VALID.slice(0, start) + VALID.slice(start, end).toUpperCase() + VALID.slice(end)
  }),
  fc
    .tuple(
      place,
      fc.constantFrom('%00', '%0a', '%', '+', '%20', '&', '=', '&&', '?', '#', '\u00a0', '%C3%28'),
    )
    .map(([at, text]) => VALID.slice(0, at) + text + VALID.slice(at)),
  place.map((at) => VALID.slice(0, at) + encodeURIComponent(VALID.slice(at))),
  // One letter that needs no escape, or needs one, is written plainly.
  place.map(
    (at) =>
      VALID.slice(0, at) +
      VALID.slice(at).replace(/%([2-7][0-9a-f])/i, (_, code) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      ),
  ),
  fc.shuffledSubarray(pairsOf(VALID), { minLength: 1 }).map((pairs) => pairs.join('&')),
  fc
    .tuple(fc.nat({ max: pairsOf(VALID).length - 1 }), fc.nat({ max: pairsOf(VALID).length - 1 }))
    .map(([from, to]) => {
      const pairs = pairsOf(VALID)
      pairs.splice(to, 0, pairs[from] ?? '')
      return pairs.join('&')
    }),
  fc
    .tuple(place, fc.string({ maxLength: 8, unit: 'binary' }))
    .map(([at, text]) => VALID.slice(0, at) + text + VALID.slice(at)),
)

it('refuses ten thousand mutations of valid init data, unless they decode to the same data', () => {
  let accepted = 0
  let refused = 0
  const property = fc.property(mutation, (text) => {
    if (!isAccepted(text)) refused += 1
    else {
      accepted += 1
      expect(decoded(text)).toBe(decoded(VALID))
    }
  })
  fc.assert(property, { numRuns: 10_000, seed: 20_261_125 })
  console.log(`${refused} refused, ${accepted} accepted with the same data`)
  expect(refused).toBeGreaterThan(8_000)
})
