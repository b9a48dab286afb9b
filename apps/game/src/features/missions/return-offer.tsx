import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useGetPushSettings } from '#generated/hooks/notifications.ts'
import { useAuth } from '../../shell/auth-state.ts'
import { notify } from '../../shell/notify.ts'
import { setUpPush } from '../../shell/push/push.ts'
import { declinePushOffer, isPushOfferDeclined } from '../../shell/push/push-memory.ts'
import { readPushPermission } from '../../shell/push/push-support.ts'
import { ReturnOfferView } from './return-offer-view.tsx'

/** While the army is away: offers a notification of its return. Not to those who have answered once. */
export function ReturnOffer() {
  const [isAsking, setIsAsking] = useState(() => readPushPermission() === 'default' && !isPushOfferDeclined())
  const sessionId = useAuth().authData?.sessionId
  const { data } = useGetPushSettings({ query: { enabled: isAsking } })
  const accept = useMutation({
    mutationFn: async () => sessionId !== undefined && setUpPush(sessionId, { asks: true }),
    onSuccess: (isDone) => {
      setIsAsking(false)
      if (isDone) notify('success', 'Пришлём весть, когда войско вернётся')
    },
  })
  if (!isAsking || !data?.publicKey || !data.isEnabled) return null
  return (
    <ReturnOfferView
      isBusy={accept.isPending}
      onAccept={() => accept.mutate()}
      onDecline={() => {
        declinePushOffer()
        setIsAsking(false)
      }}
    />
  )
}
