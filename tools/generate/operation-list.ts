import { type Fields, fieldsOf, isFields } from './document.ts'

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

export type ContractOperation = {
  path: string
  method: (typeof METHODS)[number]
  operation: Fields
}

/** Every operation of a bundled OpenAPI document, in the order of its paths. */
export function operationsOf(openapi: Fields): ContractOperation[] {
  return Object.entries(fieldsOf(openapi, 'paths')).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = isFields(item) ? item[method] : undefined
      return isFields(operation) ? [{ path, method, operation }] : []
    }),
  )
}
