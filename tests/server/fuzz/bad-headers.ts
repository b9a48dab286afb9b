import { listOf } from '#tools/generate/document.ts'
import { openapi, parametersOf } from '../../contracts/bundles.ts'
import { type CallParts, type ContractCall, writeRequest } from '../../support/contract-call.ts'
import { type BadRequest, malformed, refused } from './bad-request.ts'

const badUuids = ['', '7', 'not-a-uuid', 'x'.repeat(3000), '0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b1', '../etc']

const badSubscriptions = [
  '',
  'army',
  '{',
  '[]',
  '1',
  'null',
  '{"gold":true}',
  '{"army":false}',
  '{"army":1}',
  '{"__proto__":true}',
  `{"army":${'['.repeat(500)}${']'.repeat(500)}}`,
  JSON.stringify({ army: 'x'.repeat(3000) }),
]

const badByHeader: Readonly<Record<string, readonly string[]>> = {
  'Idempotency-Key': badUuids,
  'game-socket-client-id': badUuids,
  'game-data-subscribes': badSubscriptions,
  'telegram-web-app-init-data': ['', 'x'.repeat(5000)],
}

/** Headers of the contract with invalid values. */
export function badHeaders(call: ContractCall, parts: CallParts): BadRequest[] {
  return parametersOf(call.operation)
    .filter((parameter) => parameter.in === 'header')
    .flatMap((parameter) => {
      const name = String(parameter.name)
      return (badByHeader[name] ?? []).map((value) =>
        malformed(
          `${name}: ${value.slice(0, 40)}`,
          writeRequest(call, { ...parts, headers: { ...parts.headers, [name]: value } }),
        ),
      )
    })
}

/** Whether the call needs a session, by the contract. */
export function needsSession({ operation }: ContractCall): boolean {
  const own = Array.isArray(operation.security) ? operation.security : listOf(openapi, 'security')
  return own.length > 0 && !own.some((scheme) => JSON.stringify(scheme) === '{}')
}

function strangers(endedCookie: string): readonly (readonly [string, Record<string, string>])[] {
  return [
    ['no session', { cookie: '' }],
    ['an ended session', { cookie: endedCookie }],
    ['a made-up cookie', { cookie: 'session=0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b11.AAAA' }],
    ['a broken cookie', { cookie: `session=${'%'.repeat(500)}; =; session` }],
    ['a made-up bearer', { cookie: '', authorization: 'Bearer v1.a.1.b' }],
    ['another scheme', { cookie: '', authorization: 'Basic YWRtaW46YWRtaW4=' }],
  ]
}

const FOREIGN_PAGES: readonly (readonly [string, Record<string, string>])[] = [
  ['a foreign page', { origin: 'https://evil.example' }],
  ['a page of no origin', { origin: 'null' }],
  ['a foreign page, by fetch metadata', { 'sec-fetch-site': 'cross-site' }],
]

/** Callers without access: no session, an ended one, an invented one, and unsafe calls from another origin. */
export function badCallers(call: ContractCall, parts: CallParts, endedCookie: string): BadRequest[] {
  const by = (headers: Record<string, string>) =>
    writeRequest(call, { ...parts, headers: { ...parts.headers, ...headers } })
  return [
    ...(needsSession(call)
      ? strangers(endedCookie).map(([name, headers]) => refused(name, by(headers), 401))
      : []),
    ...(call.method === 'get' ? [] : FOREIGN_PAGES.map(([name, headers]) => refused(name, by(headers), 403))),
  ]
}
