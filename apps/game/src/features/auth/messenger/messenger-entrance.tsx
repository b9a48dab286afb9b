import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getTelegramLogin,
  linkTelegram,
  logInByTelegram,
  registerByTelegram,
} from '../../../../../../generated/hooks/auth.ts'
import type { AuthResult, CodeNeeded, TelegramLogin } from '../../../../../../generated/types.ts'
import { ApiError } from '../../../api/api-error.ts'
import { errorMessage } from '../../../api/error-words.ts'
import { notify } from '../../../shell/notify.ts'
import { useSession } from '../../../shell/session-context.ts'
import { Card } from '../../../ui/surfaces/card.tsx'
import { ErrorNote } from '../../../ui/surfaces/error-note.tsx'
import { Pending } from '../../../ui/surfaces/pending.tsx'
import { ExistingCastle } from './existing-castle.tsx'
import { MessengerCode } from './messenger-code.tsx'
import { MessengerRegisterForm } from './messenger-register-form.tsx'

type Known = { login: TelegramLogin; entered: AuthResult | CodeNeeded | null }

/** What the server knows of the account, and its session if it has a castle. */
async function findCastle(headers: Record<string, string>): Promise<Known> {
  const login = await getTelegramLogin({ headers })
  if (login.session) return { login, entered: login.session }
  return { login, entered: login.isKnown ? await logInByTelegram({ headers }) : null }
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
  /** Ties the messenger to the castle that the player has just entered otherwise. */
  const enterAndLink = async (authData: AuthResult) => {
    enter(authData)
    try {
      await linkTelegram({ headers })
    } catch (error) {
      notify('error', 'Telegram не привязан', errorMessage(error))
    }
  }
  if (known.error || !known.data || (known.data.entered && 'sessionId' in known.data.entered)) {
    const { error } = known
    const isOver = error instanceof ApiError && error.status === 401
    return (
      <Card>
        {isOver ? (
          <ErrorNote message="Откройте игру снова" detail={error.message} />
        ) : (
          <Pending error={error} onRetry={() => void known.refetch()} lines={3} />
        )}
      </Card>
    )
  }
  const { login, entered } = known.data
  if (entered)
    return <MessengerCode step={entered} onEnter={enterAndLink} onOver={() => void known.refetch()} />
  if (hasCastle) return <ExistingCastle onEnter={enterAndLink} onBack={() => setHasCastle(false)} />
  return (
    <MessengerRegisterForm
      suggestedName={login.suggestedName ?? ''}
      onRegister={async (name) => enter(await registerByTelegram({ name }, { headers }))}
      onExisting={() => setHasCastle(true)}
    />
  )
}
