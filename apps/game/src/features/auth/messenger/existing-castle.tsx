import { useState } from 'react'
import { useLogIn } from '../../../../../../generated/hooks/auth.ts'
import type { AuthResult, CodeNeeded } from '../../../../../../generated/types.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { LoginForm } from '../login-page.tsx'
import { MessengerCode } from './messenger-code.tsx'

type ExistingCastleProps = { onEnter: (authData: AuthResult) => Promise<void>; onBack: () => void }

/** Logs in to a castle of before by e-mail and password, to link it. */
export function ExistingCastle({ onEnter, onBack }: ExistingCastleProps) {
  const login = useLogIn({ mutation: { meta: { ownErrors: true } } })
  const [step, setStep] = useState<CodeNeeded | null>(null)
  if (step) return <MessengerCode step={step} onEnter={onEnter} onOver={() => setStep(null)} />
  return (
    <LoginForm
      onLogin={async (values) => {
        const result = await login.mutateAsync({ data: { ...values, withBearer: true } })
        if ('loginToken' in result) setStep(result)
        else await onEnter(result)
      }}
      footer={
        <Button small onClick={onBack}>
          Назад
        </Button>
      }
    />
  )
}
