import { fieldsOf, resolve, textOf } from '#tools/generate/document.ts'
import { openapi, parametersOf } from '../../contracts/bundles.ts'
import { type CallParts, type ContractCall, writeRequest } from '../../support/contract-call.ts'
import { type BadRequest, malformed, refused } from './bad-request.ts'
import { badValues, isText } from './bad-values.ts'

function typeOf(node: unknown): string | undefined {
  const schema = textOf(
    resolve(openapi, typeof node === 'object' ? JSON.parse(JSON.stringify(node)) : null),
    'type',
  )
  return schema
}

/** Bad values that a parameter of the path or query can express. They are always text. */
function badTextsFor(parameter: ReturnType<typeof parametersOf>[number]): [string, string][] {
  const schema = parameter.schema
  const isInteger = typeOf(schema) === 'integer'
  return badValues(schema).flatMap(([name, value]): [string, string][] => {
    if (typeof value !== 'string' && typeof value !== 'number') return []
    const text = String(value)
    // A number sent as digits is valid text, so it is not bad where text is expected.
    if (isInteger && name === 'digits in quotes') return []
    if (isInteger && typeof value === 'string') return [[name, 'seven']]
    if (!isInteger && name.startsWith('number for')) return []
    return text.length > 10_000 ? [[name, text.slice(0, 9000)]] : [[name, text]]
  })
}

/** Sent without encoding: broken escapes, NUL, bytes that are not UTF-8. */
const BROKEN_ESCAPES = ['%', '%zz', '%00', '%ED%A0%80', '%FF%FE', '..%2f..%2fetc']

function inPath(call: ContractCall, parts: CallParts): BadRequest[] {
  return parametersOf(call.operation)
    .filter((parameter) => parameter.in === 'path')
    .flatMap((parameter) => {
      const name = textOf(parameter, 'name') ?? ''
      const put = (value: string, raw = false) =>
        writeRequest(call, { ...parts, params: { ...parts.params, [name]: value } }, raw)
      return [
        ...badTextsFor(parameter)
          .filter(([, value]) => value !== '')
          .map(([fault, value]) => malformed(`path ${name}: ${fault}`, put(value))),
        ...BROKEN_ESCAPES.map((value) => malformed(`path ${name}: ${value}`, put(value, true))),
      ]
    })
}

function inQuery(call: ContractCall, parts: CallParts): BadRequest[] {
  return parametersOf(call.operation)
    .filter((parameter) => parameter.in === 'query')
    .flatMap((parameter) => {
      const name = textOf(parameter, 'name') ?? ''
      const others = parts.query.filter(([known]) => known !== name)
      const put = (values: readonly string[], raw = false) => {
        const kept = others.map(([other, value]) => [other, raw ? encodeURIComponent(value) : value] as const)
        const query = [...kept, ...values.map((value) => [name, value] as const)]
        return writeRequest(call, { ...parts, query }, raw)
      }
      const isBound = !isText(parameter.schema) || 'pattern' in fieldsOf(parameter, 'schema')
      return [
        ...(parameter.required === true ? [malformed(`query without ${name}`, put([]))] : []),
        ...badTextsFor(parameter).map(([fault, value]) => malformed(`query ${name}: ${fault}`, put([value]))),
        malformed(`query ${name}: twice`, put(['1', '2'])),
        ...BROKEN_ESCAPES.map((value) =>
          (isBound ? malformed : refused)(`query ${name}: ${value}`, put([value], true)),
        ),
      ]
    })
}

const EXTRA_PARAMETERS = ['gold', 'role', 'playerId', '__proto__', 'constructor', 'limit[]', 'a[b]']

function unknownInQuery(call: ContractCall, parts: CallParts): BadRequest[] {
  return EXTRA_PARAMETERS.map((name) =>
    malformed(
      `the extra parameter ${name}`,
      writeRequest(call, { ...parts, query: [...parts.query, [name, '1']] }),
    ),
  )
}

export function badPlaces(call: ContractCall, parts: CallParts): BadRequest[] {
  return [...inPath(call, parts), ...inQuery(call, parts), ...unknownInQuery(call, parts)]
}
