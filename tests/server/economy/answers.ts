import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { type OperationId, operations } from '../../../generated/operations.ts'
import { openapi } from '../../contracts/bundles.ts'
import { callOf, declaredStatuses } from '../../support/contract-call.ts'

const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)
ajv.addSchema({ ...openapi, $id: 'contract' })

const isError = ajv.compile({ $ref: 'contract#/components/schemas/Error' })
const compiled = new Map<string, ValidateFunction>()

const resultValidator = (operation: OperationId): ValidateFunction => {
  const known = compiled.get(operation)
  if (known) return known
  const { method, path } = operations[operation]
  const place = path.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')
  const made = ajv.compile({
    $ref: `contract#/paths/${place}/${method.toLowerCase()}/responses/200/content/application~1json/schema`,
  })
  compiled.set(operation, made)
  return made
}

/** What these requests, all well formed, by players to whom everything is open, may be answered with. */
const expected: readonly number[] = [200, 404, 409, 422]

/** What is wrong with an answer by the contract; undefined if nothing is. */
export const answerFault = (
  operation: OperationId,
  { status, body }: { readonly status: number; readonly body: unknown },
): string | undefined => {
  if (!expected.includes(status)) return `was answered with ${status}`
  if (!declaredStatuses(callOf(operation)).includes(status)) return `does not declare ${status}`
  const validate = status === 200 ? resultValidator(operation) : isError
  return validate(body) ? undefined : `is not as the contract says: ${ajv.errorsText(validate.errors)}`
}
