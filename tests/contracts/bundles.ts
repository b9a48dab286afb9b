import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Fields, fieldsOf, isFields, listOf, type Node, resolve } from '#tools/generate/document.ts'
import { bodiesOf, withExamples } from '#tools/generate/examples.ts'
import { operationsOf } from '#tools/generate/operation-list.ts'

function read(name: string): Fields {
  const document: unknown = JSON.parse(
    readFileSync(new URL(`../../generated/${name}`, import.meta.url), 'utf8'),
  )
  if (!isFields(document)) throw new Error(`${name} is no document`)
  return document
}

export const contracts = fileURLToPath(new URL('../../contracts', import.meta.url))
export const openapi = read('openapi.json')
export const asyncapi = read('asyncapi.json')

export const calls = operationsOf(openapi).map((call) => ({
  ...call,
  id: String(call.operation.operationId),
}))

/** Bodies of calls with their examples, as they are published. */
export const bodies = operationsOf(await withExamples(openapi, contracts)).flatMap(({ operation }) =>
  bodiesOf(operation),
)

export const mutations = calls.filter(({ method }) => method !== 'get')

/** Parameters of a call, with references resolved. */
export function parametersOf(operation: Fields): Fields[] {
  return listOf(operation, 'parameters')
    .map((parameter) => resolve(openapi, parameter))
    .filter(isFields)
}

export function responsesOf(operation: Fields): [string, Fields][] {
  return Object.entries(fieldsOf(operation, 'responses')).map(([status, response]) => {
    const found = resolve(openapi, response)
    return [status, isFields(found) ? found : {}]
  })
}

export function jsonOf(holder: Node | undefined): Fields {
  return fieldsOf(fieldsOf(holder, 'content'), 'application/json')
}

export function componentSchemas(document: Fields) {
  return fieldsOf(fieldsOf(document, 'components'), 'schemas')
}

export const messages: [string, Fields][] = Object.values(fieldsOf(asyncapi, 'channels')).flatMap((channel) =>
  Object.entries(fieldsOf(channel, 'messages')).flatMap(([name, message]): [string, Fields][] =>
    isFields(message) ? [[name, message]] : [],
  ),
)

const inlineSchemas = calls.flatMap(({ id, operation }): [string, Node | undefined][] => [
  ...parametersOf(operation).map((parameter): [string, Node | undefined] => [
    `${id} ${parameter.name}`,
    parameter.schema,
  ]),
  [`${id} request`, jsonOf(operation.requestBody).schema],
  ...responsesOf(operation).map(([status, response]): [string, Node | undefined] => [
    `${id} ${status}`,
    jsonOf(response).schema,
  ]),
])

/** Every schema of a request, an answer or a message, with its place in the contract. */
export const everySchema: [string, Node][] = [
  ...Object.entries(componentSchemas(openapi)),
  ...Object.entries(componentSchemas(asyncapi)),
  ...messages.map(([name, message]): [string, Node | undefined] => [`message ${name}`, message.payload]),
  ...inlineSchemas,
].flatMap(([where, schema]): [string, Node][] => (schema === undefined ? [] : [[where, schema]]))
