import { useQueryClient } from '@tanstack/react-query'
import { getGetProfileSettingsQueryKey, useCancelDeletion } from '#generated/hooks/settings.ts'
import { notify } from '../../../shell/notify.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { WarningIcon } from '../../../ui/pictures/icons.ts'
import { Countdown } from '../../../ui/values/countdown.tsx'
import styles from './deletion-bar.module.css'

/** The bar with its call. */
export function OwnDeletionBar({ dueAt }: { dueAt: string }) {
  const queries = useQueryClient()
  const cancel = useCancelDeletion({
    mutation: {
      onSuccess: () => notify('success', 'Замок остаётся', 'Удаление отменено'),
      onSettled: () => queries.invalidateQueries({ queryKey: getGetProfileSettingsQueryKey() }),
    },
  })
  return <DeletionBarView dueAt={dueAt} isCancelling={cancel.isPending} onCancel={() => cancel.mutate()} />
}

type DeletionBarViewProps = { dueAt: string; isCancelling: boolean; onCancel: () => void }

/** How long the castle still stands, and the way to keep it. */
export function DeletionBarView({ dueAt, isCancelling, onCancel }: DeletionBarViewProps) {
  return (
    <section className={styles.bar} aria-label="Удаление замка">
      <WarningIcon aria-hidden="true" />
      <span>
        Замок будет удалён через <Countdown until={dueAt} label="До удаления замка" />
      </span>
      <Button variant="oak" small loading={isCancelling} onClick={onCancel}>
        Сохранить замок
      </Button>
    </section>
  )
}
