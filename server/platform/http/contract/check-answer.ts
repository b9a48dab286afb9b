import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { type OperationId, operations } from '#generated/operations.ts'
import { contract, isFields, nodeAt, operationNode, resolved } from './contract.ts'

/** Throws if an answer does not match the contract. `body` is undefined for an answer without one. */
export type CheckAnswer = (operation: OperationId, status: number, body: unknown) => void

type AnswerCheck = (body: unknown) => void

const JSON_SCHEMA = ['content', 'application/json', 'schema']

function openCompiler(): Ajv2020 {
  // Optimization and copies of referenced schemas would take most of the time to compile.
  const ajv = new Ajv2020({ strict: false, inlineRefs: false, code: { optimize: false } })
  addFormats.default(ajv)
  return ajv.addSchema(contract, 'calls')
}

function pointerOf(keys: readonly string[]): string {
  return keys.map((key) => `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('')
}

/** The operation's answer of this status, or its default one, and the reference to it. */
function responseOf(operation: OperationId, status: number) {
  const responses = nodeAt(operationNode(operation), 'responses')
  const key = [String(status), 'default'].find(
    (name) => isFields(responses) && Object.hasOwn(responses, name),
  )
  if (key === undefined) throw new Error(`The contract has no answer ${status} of ${operation}`)
  const { path, method } = operations[operation]
  const response: unknown = Reflect.get(Object(responses), key)
  const shared: unknown = Reflect.get(Object(response), '$ref')
  const own = `#${pointerOf(['paths', path, method.toLowerCase(), 'responses', key])}`
  return { reference: typeof shared === 'string' ? shared : own, response: resolved(response) }
}

function checkEmpty(body: unknown) {
  if (body !== undefined) throw new Error('The answer has a body, the contract has none')
}

function compile(ajv: Ajv2020, operation: OperationId, status: number): AnswerCheck {
  const { reference, response } = responseOf(operation, status)
  if (nodeAt(response, 'content') === undefined) return checkEmpty
  if (nodeAt(response, ...JSON_SCHEMA) === undefined)
    throw new Error(`The contract has no schema of the answer ${status} of ${operation}`)
  const fits: ValidateFunction = ajv.compile({ $ref: `calls${reference}${pointerOf(JSON_SCHEMA)}` })
  return (body) => {
    if (fits(body)) return
    const faults = ajv.errorsText(fits.errors, { dataVar: 'answer' })
    throw new Error(`The answer ${status} of ${operation} does not match the contract: ${faults}`)
  }
}

const checks = new Map<string, AnswerCheck>()
let compiler: Ajv2020 | undefined

/**
 * Checks answers in tests and development. The schema of an answer is compiled when it is first checked: most processes check few of
 * them, and all together take longer than the rest of the start.
 */
export const checkAnswer: CheckAnswer = (operation, status, body) => {
  const key = `${operation} ${status}`
  let check = checks.get(key)
  if (!check) {
    compiler ??= openCompiler()
    check = compile(compiler, operation, status)
    checks.set(key, check)
  }
  check(body)
}
