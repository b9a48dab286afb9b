import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import type { ErrorCode } from '#generated/types.ts'
import { ApiError, fieldErrors } from '../api/api-error.ts'
import { errorMessage } from '../api/error-words.ts'

/** Refusals that belong to certain fields of a form. */
const FIELD_OF_CODE: Partial<Record<ErrorCode, readonly string[]>> = {
  nameTaken: ['name'],
  sameName: ['name'],
  emailTaken: ['email'],
  sameEmail: ['email'],
  passwordTooCommon: ['newPassword', 'password'],
  passwordsDiffer: ['confirmNewPassword', 'confirmPassword'],
  wrongCredentials: ['password'],
  codeWrong: ['code'],
}

/** Shows a refusal beside the fields at fault, or above the whole form. */
export function showFormError<Values extends FieldValues>(
  error: unknown,
  names: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
  ownCodes: readonly ErrorCode[] = [],
): void {
  const messages = fieldErrors(error)
  const code = error instanceof ApiError ? error.code : null
  if (code && ownCodes.includes(code)) {
    const name = names.find((candidate) => FIELD_OF_CODE[code]?.includes(candidate))
    if (name) messages[name] ??= errorMessage(error)
  }
  const atFault = names.filter((name) => messages[name])
  atFault.forEach((name, index) => {
    setError(name, { message: messages[name] ?? '' }, { shouldFocus: index === 0 })
  })
  if (atFault.length === 0) setError('root', { message: errorMessage(error) })
}
