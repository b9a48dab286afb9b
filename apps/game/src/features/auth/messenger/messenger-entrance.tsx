import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getTelegramLogin, logInByTelegram, registerByTelegram } from '#generated/hooks/auth.ts'
import type { AuthResult, CodeNeeded, TelegramLogin } from '#generated/types.ts'
import { ApiError } from '../../../api/api-error.ts'
import { useSession } from '../../../shell/session-context.ts'
import { Card } from '../../../ui/surfaces/card.tsx'
import { Pending } from '../../../ui/surfaces/pending.tsx'
import { ExistingCastle } from './existing-castle.tsx'
import { MessengerCode } from './messenger-code.tsx'
import { MessengerRefused } from './messenger-refused.tsx'
import { MessengerRegisterForm } from './messenger-register-form.tsx'

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
export function MessengerEntrance({ initData }: MessengerEntranceProps) {
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
