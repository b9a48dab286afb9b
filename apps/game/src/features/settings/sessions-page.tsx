import { useQueryClient } from '@tanstack/react-query'
import {
  getListSessionsQueryKey,
  useCloseOtherSessions,
  useCloseSession,
  useListSessions,
} from '#generated/hooks/settings.ts'
import { notify } from '../../shell/notify.ts'
import { counted } from '../../ui/format/counted.ts'
import { SessionsView } from './sessions-view.tsx'
import styles from './settings.module.css'
import { SettingsHeading } from './settings-heading.tsx'

/** The player's open sessions, by browser. Each can be closed. */
export function SessionsPage() {
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: getListSessionsQueryKey() })
  const list = useListSessions({ query: { staleTime: 0 } })
  const close = useCloseSession({
    mutation: { onSuccess: () => notify('success', 'Сеанс закрыт'), onSettled },
  })
  const closeOthers = useCloseOtherSessions({
    mutation: {
      onSuccess: ({ closed }) =>
        notify('success', `Закрыто: ${counted(closed, ['сеанс', 'сеанса', 'сеансов'])}`),
      onSettled,
    },
  })
  return (
    <div className={styles.page}>
      <SettingsHeading>Сеансы</SettingsHeading>
      <SessionsView
        sessions={list.data?.items}
        error={list.error}
        onRetry={() => void list.refetch()}
        closing={closeOthers.isPending ? 'others' : close.isPending ? close.variables.sessionId : null}
        onClose={(sessionId) => close.mutate({ sessionId })}
        onCloseOthers={() => closeOthers.mutate()}
      />
    </div>
  )
}
