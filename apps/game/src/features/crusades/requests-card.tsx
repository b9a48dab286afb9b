import type { CrusadeCandidate } from '#generated/types.ts'
import { FeatureButton } from '../../shell/feature-button.tsx'
import type { Reason } from '../../ui/overlays/reasons.tsx'
import { BellIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Candidates } from './candidates.tsx'
import styles from './crusade.module.css'

type RequestsCardProps = {
  requests: readonly CrusadeCandidate[]
  /** Why nobody can be accepted now. */
  cannotAccept: readonly Reason[]
  /** The player whose request is being decided. */
  pending: number | null
  onAccept: (playerId: number) => void
  onReject: (playerId: number) => void
}

/** Who asks to join. The leader decides. */
export function RequestsCard({ requests, cannotAccept, pending, onAccept, onReject }: RequestsCardProps) {
  return (
    <Card kind="ruled" title="Просятся в поход" icon={<BellIcon />} label="Просятся в поход">
      {requests.length === 0 ? (
        <p className={styles.quiet}>Просьб пока нет. Поход виден всем, кто ищет, куда пойти.</p>
      ) : (
        <Candidates
          candidates={requests}
          ways={({ player: { playerId, name } }) => (
            <>
              <FeatureButton
                feature="crusades"
                variant="act"
                small
                loading={pending === playerId}
                cannot={cannotAccept}
                label={`Принять: ${name}`}
                onClick={() => onAccept(playerId)}
              >
                Принять
              </FeatureButton>
              <FeatureButton
                feature="crusades"
                small
                disabled={pending === playerId}
                label={`Отказать: ${name}`}
                onClick={() => onReject(playerId)}
              >
                Отказать
              </FeatureButton>
            </>
          )}
        />
      )}
    </Card>
  )
}
