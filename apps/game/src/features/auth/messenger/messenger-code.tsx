import { logInByCode } from '#generated/hooks/auth.ts'
import type { AuthResult, CodeNeeded } from '#generated/types.ts'
import { ApiError } from '../../../api/api-error.ts'
import { notify } from '../../../shell/notify.ts'
import { LoginCodeForm } from '../login-code-form.tsx'
import { linkByLogin } from './link-by-login.ts'

type MessengerCodeProps = {
  /** Prove the account of the messenger. */
  headers: Record<string, string>
  step: CodeNeeded
  onEnter: (authData: AuthResult) => void
  /** The time for the code is over, or the player goes back. */
  onOver: () => void
}

/** Asks for the code of the second factor. After a reload the launch needs no other code. */
export function MessengerCode({ headers, step, onEnter, onOver }: MessengerCodeProps) {
  const giveCode = async (code: string) => {
    try {
      const data = { loginToken: step.loginToken, code, withBearer: true }
      onEnter(await linkByLogin(headers, (options) => logInByCode(data, options)))
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'loginStepEnded')) throw error
      notify('info', error.message)
      onOver()
    }
  }
  return <LoginCodeForm onCode={giveCode} onBack={onOver} />
}
