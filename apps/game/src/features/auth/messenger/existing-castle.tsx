import { useState } from 'react'
import { logIn } from '#generated/hooks/auth.ts'
import type { AuthResult, CodeNeeded } from '#generated/types.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { LoginForm } from '../login-page.tsx'
import { linkByLogin } from './link-by-login.ts'
import { MessengerCode } from './messenger-code.tsx'

type ExistingCastleProps = {
  /** Prove the account of the messenger. */
  headers: Record<string, string>
  onEnter: (authData: AuthResult) => void
  onBack: () => void
}

/** Logs in to a castle of before by e-mail and password, and links it. */
export function ExistingCastle({ headers, onEnter, onBack }: ExistingCastleProps) {
  const [step, setStep] = useState<CodeNeeded | null>(null)
  if (step)
    return <MessengerCode headers={headers} step={step} onEnter={onEnter} onOver={() => setStep(null)} />
  return (
    <LoginForm
      onLogin={async (values) => {
        const result = await linkByLogin(headers, (options) =>
          logIn({ ...values, withBearer: true }, options),
        )
        if ('loginToken' in result) setStep(result)
        else onEnter(result)
      }}
      footer={
        <Button small onClick={onBack}>
          Назад
        </Button>
      }
    />
  )
}
