import { useQueryClient } from '@tanstack/react-query'
import { useAddEmail } from '#generated/hooks/auth.ts'
import { noteEmail } from '../../../shell/auth-state.ts'
import { launchHeaders } from '../../../shell/messenger/launched.ts'
import { notify } from '../../../shell/notify.ts'
import { AddEmailCard } from './add-email-card.tsx'

/** The first e-mail of a castle, with its call. */
export function OwnFirstEmail() {
  const queries = useQueryClient()
  const headers = launchHeaders()
  const add = useAddEmail({
    mutation: { meta: { ownErrors: true } },
    request: headers ? { headers } : {},
  })
  return (
    <AddEmailCard
      isInMessenger={headers !== null}
      onAdd={async (data) => {
        await add.mutateAsync({ data })
        notify('success', 'Почта добавлена', 'Подтвердите её по ссылке из письма')
        noteEmail(queries, data.email)
      }}
    />
  )
}
