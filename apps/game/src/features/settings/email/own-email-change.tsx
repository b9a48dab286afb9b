import { useQueryClient } from '@tanstack/react-query'
import {
  getGetProfileSettingsQueryKey,
  useCancelEmailChange,
  useChangeEmail,
  useGetProfileSettings,
} from '#generated/hooks/settings.ts'
import { notify } from '../../../shell/notify.ts'
import { EmailChangeCard } from './email-change-card.tsx'

/** The change of e-mail with its calls. */
export function OwnEmailChange() {
  const queries = useQueryClient()
  const profile = useGetProfileSettings({ query: { staleTime: 0 } })
  const reload = () => queries.invalidateQueries({ queryKey: getGetProfileSettingsQueryKey() })
  const change = useChangeEmail({ mutation: { meta: { ownErrors: true } } })
  const cancel = useCancelEmailChange({
    mutation: { onSuccess: () => notify('success', 'Почта остаётся прежней'), onSettled: reload },
  })
  return (
    <EmailChangeCard
      change={profile.data?.emailChange}
      hasSecondFactor={profile.data?.hasSecondFactor ?? false}
      error={profile.error}
      onRetry={() => void profile.refetch()}
      isCancelling={cancel.isPending}
      onChange={async (data) => {
        await change.mutateAsync({ data })
        await reload()
        notify('success', 'Письма отправлены', 'Подтвердите новый адрес по ссылке')
      }}
      onCancel={() => cancel.mutate()}
    />
  )
}
