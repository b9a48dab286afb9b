import { useState } from 'react'
import type { Crusade } from '#generated/types.ts'
import { PLAYER_NAME_LENGTH } from '#rules/player/player-name.ts'
import Share from '~icons/game-icons/share'
import { invitePlace } from '../../shared/crusades/crusade-place.ts'
import { ClosedFields } from '../../shell/closed-fields.tsx'
import { FeatureButton } from '../../shell/feature-button.tsx'
import { pageAddress } from '../../shell/page-address.ts'
import { shareLink } from '../../shell/share-link.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextBox } from '../../ui/forms/text-box.tsx'
import type { Reason } from '../../ui/overlays/reasons.tsx'
import { MailIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Candidates } from './candidates.tsx'
import styles from './crusade.module.css'

type InviteCardProps = {
  crusade: Pick<Crusade, 'name' | 'inviteKey' | 'invitations'>
  /** Why nobody can be invited now. */
  cannotInvite: readonly Reason[]
  inviting: boolean
  /** The player was found and invited. */
  invited: string | null
  onInvite: (playerName: string) => void
  /** The invited player whose invitation is being revoked. */
  revoking: number | null
  onRevoke: (playerId: number) => void
}

/** Invites players by name or by a link. Invited players become members without a decision of the leader. */
export function InviteCard(props: InviteCardProps) {
  const { crusade, cannotInvite, inviting, invited, onInvite, revoking, onRevoke } = props
  const [name, setName] = useState('')
  const [cleared, setCleared] = useState(invited)
  // The name has become an invitation in the list below.
  if (cleared !== invited) {
    setCleared(invited)
    setName('')
  }
  const given = name.trim()
  return (
    <Card kind="ruled" title="Позвать" icon={<MailIcon />} label="Позвать">
      <div className={styles.invite}>
        <form className={styles.naming} onSubmit={(event) => event.preventDefault()}>
          <ClosedFields feature="crusades">
            <TextBox label="Имя игрока" value={name} onChange={setName} maxLength={PLAYER_NAME_LENGTH.max} />
          </ClosedFields>
          <FeatureButton
            feature="crusades"
            type="submit"
            loading={inviting}
            cannot={[...cannotInvite, ...(given === '' ? [{ message: 'Напишите имя игрока' }] : [])]}
            onClick={() => onInvite(given)}
          >
            Пригласить
          </FeatureButton>
        </form>
        {crusade.inviteKey !== null && <LinkButton name={crusade.name} inviteKey={crusade.inviteKey} />}
        {crusade.invitations.length > 0 && (
          <Candidates
            candidates={crusade.invitations}
            ways={({ player: { playerId, name: guest } }) => (
              <FeatureButton
                feature="crusades"
                small
                loading={revoking === playerId}
                label={`Отозвать приглашение: ${guest}`}
                onClick={() => onRevoke(playerId)}
              >
                Отозвать
              </FeatureButton>
            )}
          />
        )}
      </div>
    </Card>
  )
}

function LinkButton({ name, inviteKey }: { name: string; inviteKey: string }) {
  const share = () =>
    shareLink({
      url: `${location.origin}${pageAddress('crusadeRequest', invitePlace(inviteKey))}`,
      title: `поход «${name}»`,
      what: 'Ссылка-приглашение',
      note: 'По ней вступают сразу, без просьбы',
    })
  return (
    <Button full icon={<Share />} onClick={() => void share()}>
      Поделиться ссылкой
    </Button>
  )
}
