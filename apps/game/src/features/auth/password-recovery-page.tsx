import { useFragmentToken } from './fragment-token.ts'
import { NewPasswordByLink } from './new-password-form.tsx'
import { RequestLink } from './request-link-form.tsx'

/** Requests a link by mail. Opened by that link, sets the new password. */
export function PasswordRecoveryPage() {
  const token = useFragmentToken()
  return token ? <NewPasswordByLink token={token} /> : <RequestLink />
}
