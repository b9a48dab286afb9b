import type { IncomingHttpHeaders } from 'node:http'
import * as openApiValidator from 'express-openapi-validator'
import { type OperationId, operations } from '#generated/operations.ts'
import { bodySchema, contract, type Fields, isFields, nodeAt, operationIds } from './contract.ts'
import { checkReadable, withOneLineEnd } from './readable-text.ts'
import { checkWholeNumbers } from './whole-numbers.ts'

/** A request as the validator sees it. The validator applies defaults and converts numbers in path and query. */
export type CheckedRequest = {
  readonly method: string
  readonly originalUrl: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  params: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
}

export type Validator = {
  /** Rejects with the validator's error (status 400), or with a GameError, if the request does not match the contract. */
  checkRequest(operation: OperationId, request: CheckedRequest): Promise<void>
}

/** What express-openapi-validator adds to a request when it finds its operation. */
type Recognized = Readonly<Record<string, unknown>>

function isRecognized(value: unknown): value is Recognized {
  return typeof value === 'object' && value !== null
}

const acceptAll = { enabled: () => false }

type Next = (error?: unknown) => void

/** Calls one of the validator's middlewares with plain objects: it reads only the fields of `CheckedRequest`. */
function callStep(step: unknown, request: object, response: object, next: Next): void {
  if (typeof step !== 'function') throw new Error('express-openapi-validator lacks an expected middleware')
  Reflect.apply(step, undefined, [request, response, next])
}

function runStep(step: unknown, request: object, response: object): Promise<void> {
  return new Promise((resolve, reject) => {
    callStep(step, request, response, (error) => (error === undefined ? resolve() : reject(error)))
  })
}

/** What a reference to a shared part leads to, which may itself be a reference. */
function sharedPart(reference: string): unknown {
  const [kind = '', name = ''] = reference.split('/').slice(2)
  return Reflect.get(Object(Reflect.get(Object(contract.components), kind)), name)
}

/** Adds the references below the node, and those below what they lead to. */
function collectReferences(node: unknown, found: Set<string>): void {
  if (typeof node !== 'object' || node === null) return
  const reference: unknown = Reflect.get(node, '$ref')
  if (typeof reference === 'string' && !found.has(reference)) {
    found.add(reference)
    collectReferences(sharedPart(reference), found)
  }
  for (const part of Object.values(node)) collectReferences(part, found)
}

/** The shared parts that requests use. The validator compiles every schema that it is given when it starts. */
function componentsOf(paths: unknown): Fields {
  const used = new Set<string>()
  collectReferences(paths, used)
  const kinds = Object.entries(Object(contract.components)).map(([kind, parts]) => [
    kind,
    kind === 'securitySchemes'
      ? parts
      : Object.fromEntries(
          Object.entries(Object(parts)).filter(([name]) => used.has(`#/components/${kind}/${name}`)),
        ),
  ])
  return structuredClone(Object.fromEntries(kinds))
}

/**
 * The contract as the validator needs it, a copy, because the validator modifies it. Query parameters allow any
 * characters: we decode the query ourselves, and the validator would refuse a space sent as `+`, and `!` and `*`,
 * which browsers do not encode. Answers are left out: `check-answer.ts` checks them.
 */
function contractOfRequests() {
  const { components: _components, paths: calls, ...rest } = contract
  const paths = structuredClone(calls)
  for (const id of operationIds) {
    const { method, path } = operations[id]
    const operation = nodeAt(paths, path, method.toLowerCase())
    if (!isFields(operation)) throw new Error(`The contract has no ${id}`)
    for (const parameter of Array.isArray(operation.parameters) ? operation.parameters : []) {
      if (isFields(parameter) && parameter.in === 'query') Object.assign(parameter, { allowReserved: true })
    }
    Object.assign(operation, { responses: {} })
  }
  return { ...structuredClone(rest), paths, components: componentsOf(paths) }
}

function openChain(): ReadonlyMap<string, unknown> {
  const options = {
    apiSpec: contractOfRequests(),
    validateApiSpec: false,
    validateRequests: { allErrors: true, allowUnknownQueryParameters: false },
    validateResponses: false,
    validateSecurity: false,
    fileUploader: false,
    $refParser: { mode: 'bundle' },
  }
  const chain: unknown = Reflect.apply(openApiValidator.middleware, undefined, [options])
  if (!Array.isArray(chain)) throw new Error('express-openapi-validator returned no middlewares')
  return new Map(chain.map((step: unknown) => [typeof step === 'function' ? step.name : '', step]))
}

/** Lets the validator match each operation once, at start. Later calls reuse the result. */
async function recognizeAll(metadata: unknown): Promise<ReadonlyMap<OperationId, Recognized>> {
  const found = new Map<OperationId, Recognized>()
  for (const operation of operationIds) {
    const { method, path } = operations[operation]
    const url = `/api${path.replace(/\{[^}]+\}/g, '~')}`
    const request = {
      method,
      path: url,
      originalUrl: url,
      baseUrl: '',
      params: {},
      query: {},
      app: acceptAll,
    }
    await runStep(metadata, request, {})
    const recognized: unknown = Reflect.get(request, 'openapi')
    if (!isRecognized(recognized)) throw new Error(`express-openapi-validator does not know ${operation}`)
    found.set(operation, recognized)
  }
  return found
}

/** Content types after `readJson`. One fixed value makes the validator compile one check per operation. */
const contentTypes = new Map(
  operationIds.map((operation) => [
    operation,
    bodySchema(operation) === undefined ? undefined : 'application/json',
  ]),
)

let validator: Promise<Validator> | undefined

/** The validator of this process. It takes half a second to build and keeps no state of a server, so the servers of a process share it. */
export function sharedValidator(): Promise<Validator> {
  validator ??= createValidator()
  return validator
}

/**
 * express-openapi-validator without its router, which compiles every path pattern for each request
 * (docs/decisions/0010): we name the operation, it validates.
 */
export async function createValidator(): Promise<Validator> {
  const chain = openChain()
  const recognized = await recognizeAll(chain.get('metadataMiddleware'))
  const prepare = (operation: OperationId, request: CheckedRequest) => ({
    ...request,
    headers: { ...request.headers, 'content-type': contentTypes.get(operation) },
    openapi: { ...recognized.get(operation), pathParams: request.params },
  })
  return {
    checkRequest: async (operation, request) => {
      checkWholeNumbers(operation, request)
      checkReadable(request.params, 'params')
      checkReadable(request.query, 'query')
      checkReadable(request.body, 'body')
      const prepared = prepare(operation, { ...request, body: withOneLineEnd(request.body) })
      await runStep(chain.get('requestMiddleware'), prepared, {})
      request.params = prepared.params
      request.query = prepared.query
      request.body = prepared.body
    },
  }
}
