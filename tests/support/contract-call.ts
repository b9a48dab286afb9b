import type { OperationId } from '#generated/operations.ts'
import { fieldsOf, isFields, type Node, textOf } from '#tools/generate/document.ts'
import { exampleOf } from '#tools/generate/example-of.ts'
import { calls, jsonOf, openapi, parametersOf, responsesOf } from '../contracts/bundles.ts'
import type { WireRequest } from './wire.ts'

/** One call as the contract defines it, independent of the server's own reading. */
export type ContractCall = (typeof calls)[number]

export function callOf(operation: OperationId): ContractCall {
  const found = calls.find(({ id }) => id === operation)
  if (!found) throw new Error(`The contract has no ${operation}`)
  return found
}

/** The statuses that the contract names for the call, without `default`. */
export function declaredStatuses({ operation }: ContractCall): readonly number[] {
  return responsesOf(operation).flatMap(([status]) => (/^\d+$/.test(status) ? [Number(status)] : []))
}

export function bodySchemaOf({ operation }: ContractCall): Node | undefined {
  return jsonOf(operation.requestBody).schema
}

/** The parts of a request before encoding. */
export type CallParts = {
  readonly params: Readonly<Record<string, string>>
  readonly query: readonly (readonly [string, string])[]
  readonly headers: Readonly<Record<string, string>>
  readonly body: Node | undefined
}

/** Values for fields by name, used where the contract's example does not exist on the server. */
export type Subjects = Readonly<Record<string, Node>>

function valueFor(name: string, schema: Node | undefined, subjects: Subjects): Node {
  return subjects[name] ?? exampleOf(openapi, schema)
}

function withSubjects(body: Node, subjects: Subjects): Node {
  return isFields(body)
    ? Object.fromEntries(Object.entries(body).map(([name, value]) => [name, subjects[name] ?? value]))
    : body
}

/** A request that matches the contract: required parameters, those in `subjects`, and the whole body. */
export function baseParts(call: ContractCall, subjects: Subjects = {}): CallParts {
  const of = (place: string) =>
    parametersOf(call.operation)
      .filter((parameter) => parameter.in === place)
      .map((parameter) => ({ parameter, name: textOf(parameter, 'name') ?? '' }))
      .filter(({ parameter, name }) => parameter.required === true || name in subjects)
      .map(
        ({ parameter, name }) =>
          [name, String(valueFor(name, fieldsOf(parameter, 'schema'), subjects))] as const,
      )
  const schema = bodySchemaOf(call)
  return {
    params: Object.fromEntries(of('path')),
    query: of('query'),
    headers: Object.fromEntries(of('header')),
    body: schema === undefined ? undefined : withSubjects(exampleOf(openapi, schema), subjects),
  }
}

/** With `raw`, path parameters and the query are already encoded, because some values cannot be encoded. */
export function writeRequest(call: ContractCall, parts: CallParts, raw = false): WireRequest {
  const encode = (text: string) => (raw ? text : encodeURIComponent(text))
  const place = Object.entries(parts.params).reduce(
    (path, [name, value]) => path.replace(`{${name}}`, encode(value)),
    call.path,
  )
  const search = parts.query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')
  return {
    method: call.method.toUpperCase(),
    path: `/api${place}${search === '' ? '' : `?${search}`}`,
    headers: {
      ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...parts.headers,
    },
    body: parts.body === undefined ? undefined : JSON.stringify(parts.body),
  }
}
