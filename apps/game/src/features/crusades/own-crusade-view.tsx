import type { Crusade, CrusadeCandidate } from '#generated/types.ts'
import { FeatureButton } from '../../shell/feature-button.tsx'
import { HeadLink } from '../../shell/head-link.tsx'
import type { Reason } from '../../ui/overlays/reasons.tsx'
import { BellIcon, HourglassIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { Countdown } from '../../ui/values/countdown.tsx'
import { useSecondsLeft } from '../../ui/values/server-clock.tsx'
import { BossPanel } from './boss-panel.tsx'
import { Candidates } from './candidates.tsx'
import styles from './crusade.module.css'
import { InviteCard } from './invite-card.tsx'
import { type LeadCalls, LeadCard } from './lead-card.tsx'
import { MembersCard } from './members-card.tsx'
import { OutlookCard } from './outlook-card.tsx'

export type OwnCrusadeViewProps = LeadCalls & {
  crusade: Crusade
  /** The player about whom a call of the leader is in progress. */
  deciding: number | null
  onAccept: (playerId: number) => void
  onReject: (playerId: number) => void
  onKick: (playerId: number) => void
  inviting: boolean
  /** The name of the last player who was invited. */
  invited: string | null
  onInvite: (playerName: string) => void
  onRevoke: (playerId: number) => void
  /** The countdown has ended. */
  onReturn: () => void
}

/** The own crusade: who goes, against whom, with what chance, and what the leader decides. */
export function OwnCrusadeView(props: OwnCrusadeViewProps) {
  const { crusade, deciding, onKick, onReturn } = props
  const { name, boss, members, membersMax, state, endsAt, tie } = crusade
  const leads = tie === 'LEADER' && state === 'GATHERING'
  return (
    <PageFrame
      title={name}
      lead={`Крестовый поход. Против: ${boss.enemyName}.`}
      aside={<HeadLink to="crusades" isBack />}
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          {state === 'OUT' && endsAt !== null ? (
            <CrusadeAway crusade={{ endsAt }} onEnd={onReturn} />
          ) : (
            <LeadCard {...props} />
          )}
          <OutlookCard crusade={crusade} />
          <BossPanel boss={boss} members={members.length} />
        </div>
        <div className={styles.column}>
          <MembersCard
            members={members}
            membersMax={membersMax}
            kick={leads ? { pending: deciding, onKick } : undefined}
          />
          {leads && <Gathering {...props} />}
        </div>
      </div>
    </PageFrame>
  )
}

function fullReasons({ members, membersMax }: Crusade): Reason[] {
  return members.length < membersMax ? [] : [{ message: 'В походе больше нет мест' }]
}

function Gathering(props: OwnCrusadeViewProps) {
  const { crusade, deciding, onAccept, onReject, inviting, invited, onInvite, onRevoke } = props
  const cannot = fullReasons(crusade)
  return (
    <>
      <RequestsCard
        requests={crusade.requests}
        cannotAccept={cannot}
        pending={deciding}
        onAccept={onAccept}
        onReject={onReject}
      />
      <InviteCard
        crusade={crusade}
        cannotInvite={cannot}
        inviting={inviting}
        invited={invited}
        onInvite={onInvite}
        revoking={deciding}
        onRevoke={onRevoke}
      />
    </>
  )
}

type CrusadeAwayProps = { crusade: Pick<Crusade, 'endsAt'> & { endsAt: string }; onEnd: () => void }

/** A crusade under way: the time of the latest return. */
function CrusadeAway({ crusade: { endsAt }, onEnd }: CrusadeAwayProps) {
  const left = useSecondsLeft(endsAt)
  return (
    <Card kind="ruled" title="Войска в пути" icon={<HourglassIcon />} label="Войска в пути">
      <div className={styles.away}>
        <p className={styles.quiet}>{left > 0 ? 'Вернутся самое позднее через' : 'Войска уже у ворот'}</p>
        <Countdown className={styles.clock} until={endsAt} label="До возвращения" onEnd={onEnd} />
        <p className={styles.quiet}>Бой решён в час выступления. Разбитые возвращаются раньше.</p>
      </div>
    </Card>
  )
}

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
function RequestsCard({ requests, cannotAccept, pending, onAccept, onReject }: RequestsCardProps) {
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
