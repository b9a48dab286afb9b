import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listOf, textOf } from '#tools/generate/document.ts'
import { asyncapi, calls, componentSchemas, openapi } from './bundles.ts'

const codes = listOf(componentSchemas(openapi).ErrorCode, 'enum').map(String)
const meanings = textOf(componentSchemas(openapi).ErrorCode, 'description') ?? ''

test('every error code is listed once and explained', () => {
  expect(codes.length).toBeGreaterThan(10)
  expect(new Set(codes).size).toBe(codes.length)
  expect(
    codes.filter((code) => !new RegExp(`^- (?:\\w+, )*${code}(?:, \\w+)*: `, 'm').test(meanings)),
  ).toEqual([])
})

test('the calls and the socket have the same codes', () => {
  expect(listOf(componentSchemas(asyncapi).ErrorCode, 'enum')).toEqual(codes)
})

/** Codes in the source of the rules: written out, or in a type of codes. */
function codesOfRules(): string[] {
  const folder = new URL('../../rules/', import.meta.url)
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readFileSync(new URL(path, folder), 'utf8'))
  const places = [/\bcode: '\w+'/g, /\brefusal\('\w+'/g, /\bRefusal<[^>]*>/g, /\btype \w*Code =[^=]*?\n\n/g]
  const found = sources.flatMap((source) => places.flatMap((place) => source.match(place) ?? []))
  return [...new Set(found.flatMap((part) => part.match(/(?<=[^[]')\w+(?=')/g) ?? []))]
}

test('the calls can give every code that the rules refuse with', () => {
  const given = codesOfRules()
  // One of each way to write a code.
  expect(given).toEqual(expect.arrayContaining(['spyImmune', 'noSuchRole', 'crusadeFull', 'raidCooldown']))
  expect(given.filter((code) => !codes.includes(code))).toEqual([])
})

test('descriptions of calls name only codes that exist', () => {
  const strangers = calls.flatMap(({ id, operation }) => {
    const refusals = textOf(operation, 'description')?.match(/Refused: ([^.]*)/)?.[1] ?? ''
    const named = refusals.replace(/\([^)]*\)/g, '').match(/\b[a-z]+[A-Z][A-Za-z]+\b/g) ?? []
    return named.filter((code) => !codes.includes(code)).map((code) => `${id}: ${code}`)
  })
  expect(strangers).toEqual([])
})
