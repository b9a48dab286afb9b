import { useQueryClient } from '@tanstack/react-query'
import {
  getGetTelegramLinkQueryKey,
  useGetSecondFactor,
  useGetTelegramLink,
  useLinkTelegram,
  useUnlinkTelegram,
} from '#generated/hooks/auth.ts'
import { launchHeaders } from '../../../shell/messenger/launched.ts'
import { notify } from '../../../shell/notify.ts'
import { MessengerView } from './messenger-view.tsx'

/** The castle's link to Telegram. */
export function MessengerPage() {
  const queries = useQueryClient()
  const headers = launchHeaders()
  const link = useGetTelegramLink({ query: { staleTime: 0 } })
  const factor = useGetSecondFactor({ query: { staleTime: 0 } })
  const onSettled = () => queries.invalidateQueries({ queryKey: getGetTelegramLinkQueryKey() })
  const create = useLinkTelegram({
    mutation: { onSettled, meta: { ownErrors: true } },
    request: headers ? { headers } : {},
  })
  const unlink = useUnlinkTelegram({ mutation: { onSettled, meta: { ownErrors: true } } })
  return (
    <MessengerView
      link={factor.data && link.data}
      error={link.error ?? factor.error}
      onRetry={() => void Promise.all([link.refetch(), factor.refetch()])}
      hasSecondFactor={factor.data?.isOn ?? false}
      isInMessenger={headers !== null}
      onLink={async (data) => {
        await create.mutateAsync({ data })
        notify('success', 'Telegram привязан')
      }}
      onUnlink={async (data) => {
        await unlink.mutateAsync({ data })
        notify('success', 'Telegram отвязан')
      }}
    />
  )
}
