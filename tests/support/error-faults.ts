import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { openapi } from '../contracts/bundles.ts'
import type { WireAnswer } from './wire.ts'

const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)
ajv.addSchema({ $id: 'calls', components: openapi.components })
const isError = ajv.compile<{ code: string; requestId: string }>({ $ref: 'calls#/components/schemas/Error' })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The code of an error answer, undefined if it does not have the contract's shape. */
export function errorCode({ headers, text }: WireAnswer): string | undefined {
  const body = parsed(text)
  if (!isError(body) || headers['x-request-id'] !== body.requestId) return undefined
  return headers['content-type'] === 'application/json; charset=utf-8' ? body.code : undefined
}
