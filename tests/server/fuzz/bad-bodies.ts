import { fieldsOf, isFields, listOf, type Node, resolve } from '#tools/generate/document.ts'
import { openapi } from '../../contracts/bundles.ts'
import { bodySchemaOf, type CallParts, type ContractCall, writeRequest } from '../../support/contract-call.ts'
import { type BadRequest, malformed, refused } from './bad-request.ts'
import { badValues, isText, TRICKY_TEXTS } from './bad-values.ts'

/** Keys that no call takes. `__proto__` is an own key, as JSON.parse creates it. */
const EXTRA_KEYS = ['gold', 'role', 'roles', 'playerId', 'id', '__proto__', 'constructor', '']

function without(body: { [key: string]: Node }, name: string): Node {
  return Object.fromEntries(Object.entries(body).filter(([key]) => key !== name))
}

function withKey(body: { [key: string]: Node }, key: string): string {
  const text = JSON.stringify(body)
  return `${text.slice(0, -1)}${text === '{}' ? '' : ','}${JSON.stringify(key)}:{"gold":1000000}}`
}

/** Whether the pattern of a free text lets the value through: it is no bad one there. */
function takes(field: Node | undefined, value: Node): boolean {
  const schema = resolve(openapi, field)
  const pattern = isFields(schema) ? schema.pattern : undefined
  return typeof pattern === 'string' && new RegExp(pattern, 'u').test(String(value))
}

function nested(depth: number): string {
  return `${'['.repeat(depth)}${']'.repeat(depth)}`
}

function fieldFaults(call: ContractCall, parts: CallParts, body: { [key: string]: Node }): BadRequest[] {
  const schema = resolve(openapi, bodySchemaOf(call))
  const write = (changed: Node) => writeRequest(call, { ...parts, body: changed })
  const required = listOf(schema, 'required').map(String)
  return [
    ...required.map((name) => malformed(`body without ${name}`, write(without(body, name)))),
    ...Object.entries(fieldsOf(schema, 'properties')).flatMap(([name, field]) => [
      ...badValues(field).map(([fault, value]) =>
        malformed(`body.${name}: ${fault}`, write({ ...body, [name]: value })),
      ),
      ...TRICKY_TEXTS.filter(([, value]) => isText(field) && !takes(field, value)).map(([fault, value]) =>
        refused(`body.${name}: ${fault}`, write({ ...body, [name]: value })),
      ),
    ]),
  ]
}

/** How large a body of the call may be. */
function largestBytes({ operation }: ContractCall): number {
  const kilobytes = operation['x-body-kilobytes']
  return (typeof kilobytes === 'number' ? kilobytes : 100) * 1024
}

/** Bodies that are not a JSON object, or not the contract's. */
function wholeFaults(call: ContractCall, parts: CallParts, body: { [key: string]: Node }): BadRequest[] {
  const base = writeRequest(call, parts)
  const text = JSON.stringify(body)
  const bodies: readonly (readonly [string, string | Buffer | undefined])[] = [
    ['no body', undefined],
    ['an empty body', ''],
    ['half a body', text.slice(0, -1)],
    ['two bodies', text + text],
    ['an array of it', `[${text}]`],
    ['null', 'null'],
    ['a text', '"gold"'],
    ['a number', '7'],
    ['deep arrays', nested(20_000)],
    ['deep objects', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`],
    ['a deep extra key', `${text.slice(0, -1)},"gold":${nested(5000)}}`],
    ['more than is read', `${text.slice(0, -1)}${' '.repeat(largestBytes(call))}}`],
    ['bytes that are no UTF-8', Buffer.concat([Buffer.from(text.slice(0, -2)), Buffer.from([255, 34, 125])])],
    ...EXTRA_KEYS.map((key) => [`the extra key "${key}"`, withKey(body, key)] as const),
  ]
  const types = ['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=koi8-r', '']
  return [
    ...bodies.map(([name, sent]) => malformed(`body: ${name}`, { ...base, body: sent })),
    ...types.map((type) =>
      malformed(`content type "${type}"`, { ...base, headers: { ...base.headers, 'content-type': type } }),
    ),
  ]
}

/** A call without a body refuses any body. */
function unwanted(call: ContractCall, parts: CallParts): BadRequest[] {
  const base = writeRequest(call, parts)
  const headers = { ...base.headers, 'content-type': 'application/json' }
  return ['{}', '{"gold":1}', '['].map((body) =>
    malformed(`unwanted body ${body}`, { ...base, headers, body }),
  )
}

export function badBodies(call: ContractCall, parts: CallParts): BadRequest[] {
  return isFields(parts.body)
    ? [...fieldFaults(call, parts, parts.body), ...wholeFaults(call, parts, parts.body)]
    : unwanted(call, parts)
}
