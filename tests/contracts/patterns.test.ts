import { execFileSync } from 'node:child_process'
import { RE2JS } from 're2js'
import { describe, expect, it, test } from 'vitest'
import { isFields, type Node } from '#tools/generate/document.ts'
import { asyncapi, openapi } from './bundles.ts'

type Text = { readonly where: string; readonly schema: { readonly [key: string]: Node } }

/** Every schema of a text with a pattern, wherever it stands in a contract. */
function textsIn(node: Node, where: string): Text[] {
  if (Array.isArray(node)) return node.flatMap((part, index) => textsIn(part, `${where}/${index}`))
  if (!isFields(node)) return []
  const own = typeof node.pattern === 'string' ? [{ where, schema: node }] : []
  return [...own, ...Object.entries(node).flatMap(([key, part]) => textsIn(part, `${where}/${key}`))]
}

const TEXTS = [...textsIn(openapi, 'openapi'), ...textsIn(asyncapi, 'asyncapi')]

const PATTERNS = [...new Set(TEXTS.map(({ schema }) => String(schema.pattern)))]

const EXAMPLES = TEXTS.flatMap(({ schema: { examples, example } }) =>
  [example, ...(Array.isArray(examples) ? examples : [])].filter((text) => typeof text === 'string'),
)

/** Code points that engines, alphabets or people treat in different ways. */
const CODE_POINTS = [
  ...Array.from({ length: 0x180 }, (_, code) => code),
  ...Array.from({ length: 0x60 }, (_, index) => 0x400 + index),
  0x0301,
  0x0338,
  0x0661,
  0x2000,
  0x200b,
  0x200d,
  0x200e,
  0x2010,
  0x2013,
  0x2014,
  0x2019,
  0x201c,
  0x2026,
  0x2027,
  0x2028,
  0x2029,
  0x202a,
  0x202e,
  0x202f,
  0x2065,
  0x2066,
  0x2069,
  0x206a,
  0x2116,
  0xfeff,
  0xff15,
  0xfffd,
  0x1f600,
  0x1f468,
  0xe0067,
  0x10ffff,
]

const SAMPLES = [
  ...EXAMPLES,
  ...CODE_POINTS.flatMap((code) => {
    const character = String.fromCodePoint(code)
    return [character, character.repeat(4), `Ab ${character} 1`, `${character}Вольный щит`]
  }),
  '',
  ' ',
  '👨‍👩‍👧 новость',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'Строка\nи ещё строка',
  'Строка\r\nи ещё строка',
  'a\n\n',
  '0123456789abcdef'.repeat(4),
  `7,8,${'9'.repeat(16)}`,
  'Поход «Юг»; № 1 – "север" / юг…',
]

type Readings = readonly (readonly boolean[])[]

function readBy(compile: (pattern: string) => (sample: string) => boolean): Readings {
  return PATTERNS.map(compile).map((matches) => SAMPLES.map(matches))
}

const WITH_FLAG = readBy((pattern) => {
  const expression = new RegExp(pattern, 'u')
  return (sample) => expression.test(sample)
})

/** What another engine reads otherwise than JavaScript with the flag `u`. */
function differences(readings: Readings, samples: (sample: string) => boolean = () => true) {
  return PATTERNS.flatMap((pattern, at) =>
    SAMPLES.flatMap((sample, index) =>
      samples(sample) && readings[at]?.[index] !== WITH_FLAG[at]?.[index] ? [{ pattern, sample }] : [],
    ),
  )
}

const PYTHON = `
import json, re, sys
patterns, samples = json.load(sys.stdin)
print(json.dumps([[bool(re.search(p, s)) for s in samples] for p in patterns]))
`

function pythonReadings(): Readings | undefined {
  try {
    const input = JSON.stringify([PATTERNS, SAMPLES])
    return JSON.parse(
      execFileSync('python3', ['-X', 'utf8', '-W', 'error', '-c', PYTHON], { input, encoding: 'utf8' }),
    )
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

describe('every pattern of the contracts is read alike', () => {
  it('finds them', () => {
    expect(PATTERNS.length).toBeGreaterThan(20)
  })

  it('by JavaScript without the flag u', () => {
    const readings = readBy((pattern) => {
      const expression = new RegExp(pattern)
      return (sample) => expression.test(sample)
    })
    expect(differences(readings)).toEqual([])
  })

  it('by RE2', () => {
    const readings = readBy((pattern) => {
      const expression = RE2JS.compile(pattern)
      return (sample) => expression.matcher(sample).find()
    })
    expect(differences(readings)).toEqual([])
  })

  it('by Python', (context) => {
    const readings = pythonReadings()
    if (readings === undefined) {
      console.log('python3 is missing: the patterns were not read by Python')
      return context.skip()
    }
    // Python's `$` also matches before a line break at the end.
    expect(differences(readings, (sample) => !sample.endsWith('\n'))).toEqual([])
  })
})

test('no pattern uses what Java, RE2 and Python lack or read in another way', () => {
  const others = PATTERNS.filter((pattern) =>
    /\\(?!x[0-9a-f]{2}|\.)|\(\?(?!:)|[\ud800-\udfff]|&&/.test(pattern),
  )
  expect(others).toEqual([])
})

const NAMES_CHARACTERS = /букв|цифр|знаки|строку|запятую/

test('the message for wrong characters does not speak of the length alone', () => {
  const others = TEXTS.filter(({ schema }) => {
    const messages = isFields(schema['x-messages']) ? schema['x-messages'] : {}
    const message = String(messages.pattern ?? schema['x-message'] ?? '')
    return /\d/.test(message) && !NAMES_CHARACTERS.test(message)
  })
  expect(others.map(({ where }) => where)).toEqual([])
})
