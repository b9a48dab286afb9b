import { useState } from 'react'
import type { CrusadeBoss, CrusadeMark, OpenCrusade } from '#generated/types.ts'
import { PlaceHead } from '../../shared/missions/place-head.tsx'
import { PageLink } from '../../shell/page-link.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { MorePages, type Pages } from '../../ui/controls/more-pages.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { counted } from '../../ui/format/counted.ts'
import { BellIcon, CrusadeIcon, GuildIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { PendingCard } from '../../ui/surfaces/pending-card.tsx'
import { Countdown } from '../../ui/values/countdown.tsx'
import { BossFoe } from './boss-parts.tsx'
import { CallSheet } from './call-sheet.tsx'
import styles from './crusades.module.css'
import { OpenCrusadeCard } from './open-crusade-card.tsx'

/** What the page shows: crusades that look for members, or the bosses. */
export type CrusadesTab = 'gathering' | 'bosses'

type CrusadesViewProps = {
  tab: CrusadesTab
  onTab: (tab: CrusadesTab) => void
  bosses: readonly CrusadeBoss[] | undefined
  error: Error | null
  onRetry: () => void
  crusades: Pages<OpenCrusade>
  /** The crusade that the player is a member of. */
  own: CrusadeMark | null
  /** Crusades to which the player is invited. */
  invitations: number
  calling: boolean
  onCall: (call: { missionKey: string; name: string }) => void
  /** The crusade about which a request is being sent or revoked. */
  askingFor: number | null
  onAsk: (crusadeId: number) => void
  onRevoke: (crusadeId: number) => void
  /** Server time (ms). */
  now: number
}

const TABS = [
  { id: 'gathering', label: 'Ищут участников', icon: <GuildIcon /> },
  { id: 'bosses', label: 'Враги', icon: <CrusadeIcon /> },
] as const satisfies readonly { id: CrusadesTab; label: string; icon: unknown }[]

/** Crusades: the own one, those that look for members, and the bosses against which one can be called. */
export function CrusadesView(props: CrusadesViewProps) {
  const { tab, onTab, own, invitations } = props
  return (
    <PageFrame
      title="Крестовые походы"
      lead="На врага, которого одному не одолеть, идут от 2 до 6 войск и бьются как одно."
    >
      <OwnCrusadeRow own={own} invitations={invitations} />
      <Tabs label="Крестовые походы" tabs={TABS} value={tab} onChange={onTab}>
        {tab === 'bosses' ? <Bosses {...props} /> : <Gathering {...props} />}
      </Tabs>
    </PageFrame>
  )
}

function Gathering({ crusades, own, onTab, askingFor, onAsk, onRevoke, now }: CrusadesViewProps) {
  const { items, error, onRetry } = crusades
  if (!items) return <PendingCard label="Ищут участников" error={error} onRetry={onRetry} lines={8} />
  if (items.length === 0) {
    return (
      <Card label="Ищут участников">
        <Empty
          icon={<CrusadeIcon />}
          action={
            own ? (
              <PageLink className={buttonClass({})} to="ownCrusade" />
            ) : (
              <Button variant="act" onClick={() => onTab('bosses')}>
                Созвать свой поход
              </Button>
            )
          }
        >
          Сейчас никто не собирает войско.{' '}
          {own ? 'Ваш поход уже созван.' : 'Созовите сами: соседи откликнутся.'}
        </Empty>
      </Card>
    )
  }
  return (
    <>
      <div className={styles.cards}>
        {items.map((crusade) => (
          <OpenCrusadeCard
            key={crusade.crusadeId}
            crusade={crusade}
            asking={askingFor === crusade.crusadeId}
            onAsk={() => onAsk(crusade.crusadeId)}
            onRevoke={() => onRevoke(crusade.crusadeId)}
            now={now}
          />
        ))}
      </div>
      <div className={styles.more}>
        <MorePages pages={crusades} />
      </div>
    </>
  )
}

function Bosses({ bosses, error, onRetry, calling, onCall }: CrusadesViewProps) {
  const [shown, setShown] = useState<string | null>(null)
  if (!bosses) return <PendingCard label="Враги" error={error} onRetry={onRetry} lines={12} />
  const boss = bosses.find(({ missionKey }) => missionKey === shown)
  return (
    <>
      <div className={styles.cards}>
        {bosses.map((item) => (
          <BossCard key={item.missionKey} boss={item} onOpen={() => setShown(item.missionKey)} />
        ))}
      </div>
      {boss && (
        <CallSheet
          boss={boss}
          calling={calling}
          onCall={(name) => onCall({ missionKey: boss.missionKey, name })}
          onClose={() => setShown(null)}
        />
      )}
    </>
  )
}

type BossCardProps = {
  boss: CrusadeBoss
  onOpen: () => void
}

/** A boss in short. What it costs and brings, and the call, are on its sheet. */
function BossCard({ boss, onOpen }: BossCardProps) {
  const isLocked = boss.refusals.some(({ code }) => code === 'titleTooLow')
  const way = isLocked ? 'Подробнее' : 'Созвать поход…'
  return (
    <Card as="article" kind="flush" label={boss.name}>
      <PlaceHead place={boss} short locked={isLocked} />
      <div className={styles.body}>
        <BossFoe boss={boss} />
        {isLocked && (
          <p className={styles.locked}>{boss.refusals.map(({ message }) => message).join('. ')}</p>
        )}
        <Button full onClick={onOpen} label={`${way} ${boss.name}`}>
          {way}
        </Button>
      </div>
    </Card>
  )
}

type OwnCrusadeRowProps = { own: CrusadeMark | null; invitations: number }

/** The own crusade, or the invitations of others. Nothing without either. */
function OwnCrusadeRow({ own, invitations }: OwnCrusadeRowProps) {
  if (own) {
    return (
      <Card kind="row" label="Мой поход">
        <CrusadeIcon aria-hidden="true" />
        <p className={styles.words}>
          {own.name}
          <small>{stateWords(own)}</small>
        </p>
        {own.state === 'OUT' && own.endsAt !== null && (
          <Countdown className={styles.name} until={own.endsAt} label="До возвращения" />
        )}
        <PageLink className={buttonClass({ small: true })} to="ownCrusade" />
      </Card>
    )
  }
  if (invitations === 0) return null
  return (
    <Card kind="row" label="Приглашения">
      <BellIcon aria-hidden="true" />
      <p className={styles.words}>
        Вас зовут в поход
        <small>{counted(invitations, ['приглашение', 'приглашения', 'приглашений'])}</small>
      </p>
      <PageLink className={buttonClass({ small: true })} to="ownCrusade">
        К приглашениям
      </PageLink>
    </Card>
  )
}

function stateWords({ state, members, requests }: CrusadeMark): string {
  if (state === 'OUT') return 'Войска в пути'
  const seats = `Участников: ${members} из 6`
  return requests > 0 ? `${seats} · ${counted(requests, ['просьба', 'просьбы', 'просьб'])}` : seats
}
