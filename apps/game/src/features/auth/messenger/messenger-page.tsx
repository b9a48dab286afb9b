import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getTelegramLogin,
  logIn,
  logInByCode,
  logInByTelegram,
  registerByTelegram,
} from '#generated/hooks/auth.ts'
import type { AuthResult, CodeNeeded, TelegramLogin } from '#generated/types.ts'
import { ApiError } from '../../../api/api-error.ts'
import { readLaunchParams } from '../../../shell/messenger/launch-params.ts'
import { forgetLaunch } from '../../../shell/messenger/launched.ts'
import { notify } from '../../../shell/notify.ts'
import { useSession } from '../../../shell/session-context.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/surfaces/card.tsx'
import { ErrorNote } from '../../../ui/surfaces/error-note.tsx'
import { Pending } from '../../../ui/surfaces/pending.tsx'
import { LoginCodeForm } from '../login-code-form.tsx'
import { LoginForm } from '../login-page.tsx'
import { linkByLogin } from './link-by-login.ts'
import { MessengerRegisterForm } from './messenger-register-form.tsx'

function launchedBy(): { initData: string } | { fault: string } {
  try {
    return readLaunchParams()
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

/** The login page inside the messenger. */
export function MessengerPage() {
  const [launch] = useState(launchedBy)
  if ('initData' in launch) return <MessengerEntrance initData={launch.initData} />
  return <MessengerRefused message={launch.fault} detail="Откройте игру из чата с ботом" />
}

type Known = { login: TelegramLogin; entered: AuthResult | CodeNeeded | null }

/** What the server knows of the account, and its session if it has a castle. */
async function findCastle(headers: Record<string, string>): Promise<Known> {
  const login = await getTelegramLogin({ headers })
  if (login.session) return { login, entered: login.session }
  return { login, entered: login.isKnown ? await logInByTelegram({ headers }) : null }
}

/** Whether asking again with the same launch is of no use. */
function isRefused({ status, code }: ApiError): boolean {
  return status === 401 || code === 'messengerOff'
}

type MessengerEntranceProps = { initData: string }

/** Logs in by the messenger. Without a castle it asks for its name alone. */
function MessengerEntrance({ initData }: MessengerEntranceProps) {
  const headers = { 'telegram-web-app-init-data': initData }
  const { enter } = useSession()
  const [hasCastle, setHasCastle] = useState(false)
  const known = useQuery({
    queryKey: ['messengerEntrance'],
    queryFn: async ({ signal }) => {
      const found = await findCastle(headers)
      // Meanwhile the castle may have been founded and entered.
      if (!signal.aborted && found.entered && 'sessionId' in found.entered) enter(found.entered)
      return found
    },
    retry: false,
    refetchOnReconnect: ({ state }) => state.status === 'error',
    staleTime: 0,
    gcTime: 0,
  })
  if (known.error || !known.data || (known.data.entered && 'sessionId' in known.data.entered)) {
    const { error } = known
    if (error instanceof ApiError && isRefused(error))
      return <MessengerRefused message="Откройте игру снова" detail={error.message} />
    return (
      <Card>
        <Pending error={error} onRetry={() => void known.refetch()} lines={3} />
      </Card>
    )
  }
  const { login, entered } = known.data
  if (entered)
    return (
      <MessengerCode headers={headers} step={entered} onEnter={enter} onOver={() => void known.refetch()} />
    )
  if (hasCastle)
    return <ExistingCastle headers={headers} onEnter={enter} onBack={() => setHasCastle(false)} />
  return (
    <MessengerRegisterForm
      suggestedName={login.suggestedName ?? ''}
      onRegister={async (name) => enter(await registerByTelegram({ name }, { headers }))}
      onExisting={() => setHasCastle(true)}
    />
  )
}

type ExistingCastleProps = {
  /** Prove the account of the messenger. */
  headers: Record<string, string>
  onEnter: (authData: AuthResult) => void
  onBack: () => void
}

/** Logs in to a castle of before by e-mail and password, and links it. */
function ExistingCastle({ headers, onEnter, onBack }: ExistingCastleProps) {
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

type MessengerCodeProps = {
  /** Prove the account of the messenger. */
  headers: Record<string, string>
  step: CodeNeeded
  onEnter: (authData: AuthResult) => void
  /** The time for the code is over, or the player goes back. */
  onOver: () => void
}

/** Asks for the code of the second factor. After a reload the launch needs no other code. */
function MessengerCode({ headers, step, onEnter, onOver }: MessengerCodeProps) {
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

function openAsPage() {
  forgetLaunch()
  location.assign('/auth/login')
}

type MessengerRefusedProps = { message: string; detail: string; onEmail?: () => void }

/** The launch opens nothing. The castle can still be entered as in an ordinary browser: by the session that it has, or by e-mail. */
export function MessengerRefused({ message, detail, onEmail = openAsPage }: MessengerRefusedProps) {
  return (
    <Card>
      <ErrorNote message={message} detail={`${detail}. Или войдите здесь по почте и паролю.`} />
      <Button full onClick={onEmail}>
        Войти по почте
      </Button>
    </Card>
  )
}
