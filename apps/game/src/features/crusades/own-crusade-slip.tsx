import type { CrusadeMark } from '#generated/types.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { counted } from '../../ui/format/counted.ts'
import { BellIcon, CrusadeIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Countdown } from '../../ui/values/countdown.tsx'
import styles from './crusades.module.css'

type OwnCrusadeSlipProps = { own: CrusadeMark | null; invitations: number }

/** The own crusade, or the invitations of others. Nothing without either. */
export function OwnCrusadeSlip({ own, invitations }: OwnCrusadeSlipProps) {
  if (own) {
    return (
      <Card kind="slip" label="Мой поход">
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
    <Card kind="slip" label="Приглашения">
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
