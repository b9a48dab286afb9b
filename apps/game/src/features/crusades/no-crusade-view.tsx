import type { OpenCrusade, OwnCrusade } from '#generated/types.ts'
import { SpoilsLine } from '../../shared/missions/spoils-line.tsx'
import { HeadLink } from '../../shell/head-link.tsx'
import { PageLink } from '../../shell/page-link.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { BellIcon, CrusadeIcon, ReportsIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import styles from './crusade.module.css'
import { OpenCrusadeCard } from './open-crusade-card.tsx'

export type NoCrusadeViewProps = {
  title: string
  own: Pick<OwnCrusade, 'last' | 'requests' | 'invitations'>
  /** The crusade about which a request is being revoked. */
  asking: number | null
  onRevoke: (crusadeId: number) => void
  /** Server time (ms). */
  now: number
}

/** Without a crusade: the outcome of the last one, the own requests, and invitations that wait for an answer. */
export function NoCrusadeView(props: NoCrusadeViewProps) {
  const { title, own } = props
  const { last, requests, invitations } = own
  const isIdle = requests.length === 0 && invitations.length === 0
  return (
    <PageFrame title={title} width="narrow" aside={<HeadLink to="crusades" isBack />}>
      <div className={styles.list}>
        {last && <LastCard last={last} />}
        <Waiting {...props} label="Вас зовут" crusades={invitations} />
        <Waiting {...props} label="Ваши просьбы" crusades={requests} />
        {isIdle && (
          <Card label="Похода нет">
            <Empty
              icon={<CrusadeIcon />}
              action={
                <PageLink className={buttonClass({ variant: 'act' })} to="crusades">
                  Найти поход
                </PageLink>
              }
            >
              Вы никуда не собираетесь. Попроситесь в чужой поход или созовите свой.
            </Empty>
          </Card>
        )}
      </div>
    </PageFrame>
  )
}

const RESULT_WORDS = {
  WIN: 'Войска вернулись с победой',
  LOSE: 'Войска вернулись разбитыми',
  DRAW: 'Войска вернулись ни с чем: ничья',
} as const

function LastCard({
  last: { name, bossName, result, reward, fightId },
}: {
  last: NonNullable<OwnCrusade['last']>
}) {
  return (
    <Card kind="ruled" title={RESULT_WORDS[result]} icon={<ReportsIcon />} label="Последний поход">
      <div className={styles.lead}>
        <p className={styles.quiet}>
          «{name}» · {bossName}
        </p>
        <SpoilsLine inspect reward={reward} />
        <PageLink className={buttonClass({ full: true })} to="fightLog" of={fightId}>
          Отчёт о битве
        </PageLink>
      </div>
    </Card>
  )
}

type WaitingProps = NoCrusadeViewProps & { label: string; crusades: readonly OpenCrusade[] }

function Waiting({ label, crusades, asking, onRevoke, now }: WaitingProps) {
  if (crusades.length === 0) return null
  return (
    <section className={styles.list} aria-label={label}>
      <h2>
        <BellIcon aria-hidden="true" /> {label}
      </h2>
      {crusades.map((crusade) => (
        <OpenCrusadeCard
          key={crusade.crusadeId}
          crusade={crusade}
          asking={asking === crusade.crusadeId}
          onRevoke={() => onRevoke(crusade.crusadeId)}
          now={now}
        />
      ))}
    </section>
  )
}
