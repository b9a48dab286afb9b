import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { notify } from '../../shell/notify.ts'
import { counted } from '../../ui/format/plural.ts'
import { SessionsView } from './sessions-view.tsx'
import styles from './settings.module.css'
import { SettingsHeading } from './settings-heading.tsx'

const sessionsKey = ['playerSessions'] as const

/** Where the castle is open: each browser, and the way to close it. */
export function SessionsPage() {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: sessionsKey })
  const list = useQuery({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await client.GET('/player-sessions', { signal })).data?.items ?? [],
    staleTime: 0,
  })
  const close = useMutation({
    mutationFn: (sessionId: string) =>
      client.DELETE('/player-sessions/{sessionId}', { params: { path: { sessionId } } }),
    onSuccess: () => notify('success', 'Сеанс закрыт'),
    onSettled: refresh,
  })
  const closeOthers = useMutation({
    mutationFn: () => client.POST('/player-sessions/close-others'),
    onSuccess: ({ data }) =>
      notify('success', `Закрыто: ${counted(data?.closed ?? 0, ['сеанс', 'сеанса', 'сеансов'])}`),
    onSettled: refresh,
  })
  return (
    <div className={styles.page}>
      <SettingsHeading>Сеансы</SettingsHeading>
      <SessionsView
        sessions={list.data}
        error={list.error}
        onRetry={() => void list.refetch()}
        closing={closeOthers.isPending ? 'others' : close.isPending ? close.variables : null}
        onClose={(sessionId) => close.mutate(sessionId)}
        onCloseOthers={() => closeOthers.mutate()}
      />
    </div>
  )
}
