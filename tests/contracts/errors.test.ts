import { expect, test } from 'vitest'
import { listOf, textOf } from '../../tools/generate/document.ts'
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

test('the calls and the socket know the same codes', () => {
  expect(listOf(componentSchemas(asyncapi).ErrorCode, 'enum')).toEqual(codes)
})

test('descriptions of calls name only codes that exist', () => {
  const strangers = calls.flatMap(({ id, operation }) => {
    const refusals = textOf(operation, 'description')?.match(/Refused: ([^.]*)/)?.[1] ?? ''
    const named = refusals.replace(/\([^)]*\)/g, '').match(/\b[a-z]+[A-Z][A-Za-z]+\b/g) ?? []
    return named.filter((code) => !codes.includes(code)).map((code) => `${id}: ${code}`)
  })
  expect(strangers).toEqual([])
})
