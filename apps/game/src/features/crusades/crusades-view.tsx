import { useState } from 'react'
import type { CrusadeBoss, CrusadeMark, OpenCrusade } from '#generated/types.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { MorePages, type Pages } from '../../ui/controls/more-pages.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { CrusadeIcon, GuildIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { PendingCard } from '../../ui/surfaces/pending-card.tsx'
import { BossCard } from './boss-card.tsx'
import { CallSheet } from './call-sheet.tsx'
import styles from './crusades.module.css'
import { OpenCrusadeCard } from './open-crusade-card.tsx'
import { OwnCrusadeSlip } from './own-crusade-slip.tsx'

/** What the page shows: crusades that look for members, or the bosses. */
export type CrusadesTab = 'gathering' | 'bosses'

export type CrusadesViewProps = {
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
      <OwnCrusadeSlip own={own} invitations={invitations} />
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
