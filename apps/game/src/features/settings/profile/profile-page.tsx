import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  getGetProfileSettingsQueryKey,
  getOwnData,
  useCancelDeletion,
  useChangeProfile,
  useGetProfileSettings,
  useRequestDeletion,
  useRequestDeletionByTelegram,
} from '#generated/hooks/settings.ts'
import { launchHeaders } from '../../../shell/messenger/launched.ts'
import { notify } from '../../../shell/notify.ts'
import { ProfileView } from './profile-view.tsx'

const OWN_ERRORS = { meta: { ownErrors: true } }

/** The player's name, arms and data. */
export function ProfilePage() {
  const queries = useQueryClient()
  const queryKey = getGetProfileSettingsQueryKey()
  const profile = useGetProfileSettings({ query: { staleTime: 0 } })
  const reload = () => queries.invalidateQueries({ queryKey })
  const rename = useChangeProfile({ mutation: OWN_ERRORS })
  const arms = useChangeProfile()
  const request = useRequestDeletion({ mutation: OWN_ERRORS })
  const headers = launchHeaders()
  const requestByTelegram = useRequestDeletionByTelegram({
    mutation: OWN_ERRORS,
    request: headers ? { headers } : {},
  })
  const cancel = useCancelDeletion({
    mutation: {
      onSuccess: () => notify('success', 'Замок остаётся', 'Удаление отменено'),
      onSettled: reload,
    },
  })
  const download = useMutation({
    mutationFn: () => getOwnData(),
    onSuccess: (data) => saveFile(`donjon-${data.takenAt.slice(0, 10)}.json`, data),
  })
  return (
    <ProfileView
      profile={profile.data}
      error={profile.error}
      onRetry={() => void profile.refetch()}
      onRename={async (name, expectedDiamonds) => {
        const saved = await rename.mutateAsync({ data: { name, expectedDiamonds } })
        queries.setQueryData(queryKey, saved.profile)
        notify('success', 'Имя изменено', `Теперь вас зовут ${saved.profile.name}`)
      }}
      isSavingArms={arms.isPending}
      onArms={async (chosen) => {
        const saved = await arms.mutateAsync({ data: { arms: chosen } })
        queries.setQueryData(queryKey, saved.profile)
        notify('success', chosen ? 'Новый герб поднят' : 'Первый герб снова на воротах')
      }}
      isDownloading={download.isPending}
      onDownload={() => download.mutate()}
      isInMessenger={headers !== null}
      isCancelling={cancel.isPending}
      onDeletion={async (data) => {
        if (data) await request.mutateAsync({ data })
        else await requestByTelegram.mutateAsync()
        await reload()
        notify('success', 'Замок будет удалён через три дня', 'До этого можно передумать')
      }}
      onCancelDeletion={() => cancel.mutate()}
    />
  )
}

/** Saves a value as a JSON file of the browser. */
function saveFile(name: string, value: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
