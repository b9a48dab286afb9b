import { useInviteToCrusade } from '#generated/hooks/crusades.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { FeatureButton } from '../../shell/feature-button.tsx'
import { notify } from '../../shell/notify.ts'
import { CrusadeIcon } from '../../ui/pictures/icons.ts'

/** Invites the player to the own crusade. Nothing for who leads none that gathers. */
export function PlayerCrusade({ name }: { name: string }) {
  const crusade = useGameData('missions').data?.crusade
  const invite = useInviteToCrusade({
    mutation: { onSuccess: () => notify('success', `Приглашение отправлено: ${name}`) },
  })
  if (!crusade?.isLeader || crusade.state !== 'GATHERING') return null
  return (
    <FeatureButton
      feature="crusades"
      icon={<CrusadeIcon />}
      loading={invite.isPending}
      onClick={() => invite.mutate({ crusadeId: crusade.crusadeId, data: { playerName: name } })}
    >
      Позвать в поход
    </FeatureButton>
  )
}
