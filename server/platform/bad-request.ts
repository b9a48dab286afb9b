import { GameError } from './errors.ts'

export type FieldFault = {
  /** `body.email`, `query.limit` */
  readonly path: string
  /** Russian, shown beside the form field. */
  readonly message: string
}

/** 400: the request does not match the contract. The first field's message is shown as a toast. */
export function badRequest(fields: readonly FieldFault[] = [], message?: string): GameError {
  return new GameError(
    400,
    'badRequest',
    message ?? fields[0]?.message ?? 'Запрос составлен неверно',
    fields.length > 0 ? { fields: fields.slice(0, 50) } : undefined,
  )
}
