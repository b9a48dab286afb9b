import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { SERVER_FILES } from './server-files.ts'

const text = readFileSync('docs/security.md', 'utf8')

/** Requirements of ASVS 5.0 by level. */
const REQUIREMENTS = { 1: 70, 2: 183 }
const STATUSES = ['met', 'partly', 'not met', "operator's", 'does not apply']

const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \|(.*)\|$/gm)].map(([, number = '', rest = '']) => {
  const [level = '', asks = '', status = '', reason = ''] = rest.split('|').map((cell) => cell.trim())
  return { number, level, asks, status, reason, cells: rest.split('|').length }
})

describe('the table of ASVS in docs/security.md', () => {
  test('has every requirement of levels 1 and 2 once, in order', () => {
    const levels = { 1: 0, 2: 0 }
    for (const { level } of rows) levels[level === '1' ? 1 : 2] += 1
    expect(levels).toEqual(REQUIREMENTS)
    const numbers = rows.map(({ number }) => number)
    const inOrder = numbers.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    expect(numbers).toEqual(inOrder)
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  test.each(rows)(
    '$number has no empty cell, a status, and a reason',
    ({ level, asks, status, reason, cells }) => {
      expect(cells).toBe(4)
      expect(['1', '2']).toContain(level)
      expect(asks.length).toBeGreaterThan(3)
      expect(STATUSES).toContain(status)
      expect(reason.length).toBeGreaterThan(5)
    },
  )

  test('is counted as the summary says', () => {
    for (const level of ['1', '2']) {
      const counts = STATUSES.map(
        (status) => rows.filter((row) => row.level === level && row.status === status).length,
      )
      expect(text).toContain(`| ${level} | ${counts.join(' | ')} |`)
    }
  })
})

test('every test that docs/security.md names exists', () => {
  const named = [...text.matchAll(/`((?:tests|stories)\/[^`]+)`/g)].map(([, file = '']) => file)
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((file) => !existsSync(file))).toEqual([])
})

describe('connections of the server', () => {
  /** Calls of a global or Node's own client, and the libraries that connect by themselves. */
  const CONNECTS =
    /(?<![.\w])fetch\(|import \{[^}]*\b(?:request|connect|createConnection)\b[^}]*\} from 'node:(?:https?|net|tls)'|'nodemailer'|'@sentry\/node'/
  const connecting = SERVER_FILES.filter((file) => CONNECTS.test(file.text))

  test('are all listed in docs/security.md', () => {
    const [, section = ''] = text.split('\n## Connections\n')
    const [listed = ''] = section.split('\n## ')
    const paths = connecting.map(({ path }) => path)
    expect(paths.length).toBeGreaterThan(4)
    expect(paths.filter((path) => !listed.includes(path))).toEqual([])
  })

  test('follow no redirect', () => {
    const fetching = connecting.filter(({ text: code }) => /(?<![.\w])fetch\(/.test(code))
    const following = fetching.filter(
      ({ text: code }) => code.split(/(?<![.\w])fetch\(/).length > code.split("redirect: 'error'").length,
    )
    expect(following.map(({ path }) => path)).toEqual([])
  })
})
