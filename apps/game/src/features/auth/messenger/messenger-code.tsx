import { useLogInByCode } from '../../../../../../generated/hooks/auth.ts'
import type { AuthResult, CodeNeeded } from '../../../../../../generated/types.ts'
import { ApiError } from '../../../api/api-error.ts'
import { notify } from '../../../shell/notify.ts'
import { LoginCodeForm } from '../login-code-form.tsx'

type MessengerCodeProps = {
  step: CodeNeeded
  onEnter: (authData: AuthResult) => Promise<void>
  /** The time for the code is over, or the player goes back. */
  onOver: () => void
}

/** Asks for the code of the second factor. */
export function MessengerCode({ step, onEnter, onOver }: MessengerCodeProps) {
  const byCode = useLogInByCode({ mutation: { meta: { ownErrors: true } } })
  const giveCode = async (code: string) => {
    try {
      const { loginToken } = step
      await onEnter(await byCode.mutateAsync({ data: { loginToken, code, withBearer: true } }))
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'loginStepEnded')) throw error
      notify('info', error.message)
      onOver()
    }
  }
  return <LoginCodeForm onCode={giveCode} onBack={onOver} />
}
