import type { Crusade } from '#generated/types.ts'
import { FeatureButton } from '../../shell/feature-button.tsx'
import { HeadLink } from '../../shell/head-link.tsx'
import { PageLink } from '../../shell/page-link.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { CrusadeIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { BossPanel } from './boss-panel.tsx'
import styles from './crusade.module.css'
import { MembersCard } from './members-card.tsx'
import { OutlookCard } from './outlook-card.tsx'

export type RequestViewProps = {
  crusade: Crusade
  /** The player came by the crusade's link, and may join without a request. */
  hasLink: boolean
  /** A call is in progress. */
  pending: boolean
  onAsk: () => void
  onRevoke: () => void
  onAccept: () => void
  onDecline: () => void
}

/** A crusade seen from outside, and the way into it. */
export function RequestView(props: RequestViewProps) {
  const { crusade } = props
  const { name, boss, members, membersMax } = crusade
  return (
    <PageFrame
      title={name}
      lead={`Крестовый поход. Против: ${boss.enemyName}.`}
      aside={<HeadLink to="crusades" isBack />}
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <Card kind="ruled" title="Вступление" icon={<CrusadeIcon />} label="Вступление">
            <div className={styles.lead}>
              <WayIn {...props} />
            </div>
          </Card>
          <OutlookCard crusade={crusade} />
          <MembersCard members={members} membersMax={membersMax} />
        </div>
        <div className={styles.column}>
          <BossPanel boss={boss} members={members.length} />
        </div>
      </div>
    </PageFrame>
  )
}

function WayIn({ crusade, hasLink, pending, onAsk, onRevoke, onAccept, onDecline }: RequestViewProps) {
  const { tie, state, leader, joinRefusals, fightId, boss } = crusade
  if (tie === 'MEMBER' || tie === 'LEADER') {
    if (state === 'ENDED' && fightId !== null) {
      return (
        <>
          <p className={styles.quiet}>Поход окончен, войска дома.</p>
          <PageLink className={buttonClass({ full: true })} to="fightLog" of={fightId}>
            Отчёт о битве
          </PageLink>
        </>
      )
    }
    return (
      <>
        <p className={styles.quiet}>Это ваш поход.</p>
        <PageLink className={buttonClass({ full: true })} to="ownCrusade" />
      </>
    )
  }
  if (state === 'OUT') return <p className={styles.quiet}>Поход уже выступил. Поищите другой.</p>
  if (tie === 'REQUESTED' && !hasLink) {
    return (
      <>
        <p className={styles.quiet}>Просьба у предводителя. Его имя: {leader.name}.</p>
        <FeatureButton feature="crusades" full loading={pending} onClick={onRevoke}>
          Отозвать просьбу
        </FeatureButton>
      </>
    )
  }
  if (tie === 'INVITED') {
    return (
      <>
        <p className={styles.quiet}>Вас зовут в этот поход. Предводитель: {leader.name}.</p>
        <div className={styles.choices}>
          <FeatureButton
            feature="crusades"
            variant="act"
            loading={pending}
            cannot={joinRefusals}
            onClick={onAccept}
          >
            Вступить
          </FeatureButton>
          <FeatureButton feature="crusades" disabled={pending} onClick={onDecline}>
            Отказаться
          </FeatureButton>
        </div>
      </>
    )
  }
  return (
    <>
      <p className={styles.quiet}>
        {hasLink
          ? 'Вы пришли по приглашению: предводитель принимает вас сразу.'
          : 'Решает предводитель. Пока просьба ждёт, войско свободно.'}{' '}
        Энергия ({boss.energy}) спишется, когда поход выступит.
      </p>
      <FeatureButton
        feature="crusades"
        variant="act"
        full
        icon={<CrusadeIcon />}
        loading={pending}
        cannot={joinRefusals}
        onClick={onAsk}
      >
        {hasLink ? 'Вступить' : 'Попроситься в поход'}
      </FeatureButton>
    </>
  )
}
