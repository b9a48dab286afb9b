import type { Crusade } from '#generated/types.ts'
import { HeadLink } from '../../shell/head-link.tsx'
import type { Reason } from '../../ui/overlays/reasons.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { BossPanel } from './boss-panel.tsx'
import styles from './crusade.module.css'
import { CrusadeAway } from './crusade-away.tsx'
import { InviteCard } from './invite-card.tsx'
import { type LeadCalls, LeadCard } from './lead-card.tsx'
import { MembersCard } from './members-card.tsx'
import { OutlookCard } from './outlook-card.tsx'
import { RequestsCard } from './requests-card.tsx'

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
