import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bodies, calls, contracts, messages } from './bundles.ts'

let folder = ''
function page(name: string) {
  return readFileSync(join(folder, name), 'utf8')
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'donjon-docs-'))
  execFileSync(process.execPath, [
    fileURLToPath(new URL('../../tools/generate/docs.ts', import.meta.url)),
    '--out',
    folder,
  ])
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('the published documentation', () => {
  test('describes every call and every message', () => {
    const ofCalls = page('openapi-2.js')
    expect(calls.filter(({ id }) => !ofCalls.includes(`"operationId":"${id}"`))).toEqual([])
    const ofMessages = page('asyncapi-2.js')
    expect(messages.filter(([name]) => !ofMessages.includes(`"name":"${name}"`))).toEqual([])
  })

  test('shows the played examples, also in the contract to download', () => {
    const { file } = bodies[0] ?? { file: '' }
    const example: unknown = JSON.parse(readFileSync(join(contracts, file), 'utf8'))
    expect(page('openapi.json')).toContain(JSON.stringify(example))
    expect(page('openapi-2.js')).toContain(JSON.stringify(example))
  })

  test.each(['index.html', 'openapi.html', 'asyncapi.html'])('%s contains no inline scripts', (name) => {
    const html = page(name)
    expect(html.match(/<script(?![^>]*\bsrc=)[^>]*>/g) ?? []).toEqual([])
    expect(html.match(/<[^>]+\bon(?:click|load|error)=/g) ?? []).toEqual([])
  })

  test('loads nothing from another host, and every file it names exists', () => {
    const there = readdirSync(folder)
    for (const name of ['index.html', 'openapi.html', 'asyncapi.html']) {
      const sources = [
        ...page(name).matchAll(/<(?:script|img|link|iframe)\b[^>]*?\b(?:src|href)="([^"]+)"/g),
      ].map(([, source]) => source)
      const wanted = sources.filter((source) => source !== undefined && !source.startsWith('data:'))
      expect(wanted.filter((source) => !there.includes(String(source)))).toEqual([])
    }
  })

  test('sends no telemetry', () => {
    expect(page('openapi-2.js')).toContain('"disableTelemetry":true')
    expect(page('asyncapi-2.js')).toContain('"disableTelemetry":true')
  })
})
