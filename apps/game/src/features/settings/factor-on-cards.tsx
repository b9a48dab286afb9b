import { useState } from 'react'
import type { PasswordAndCodeRequest, SecondFactor } from '#generated/types.ts'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { counted } from '../../ui/format/counted.ts'
import { formatWhen } from '../../ui/format/date.ts'
import { DoneIcon, LockIcon, WarningIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { useServerNow } from '../../ui/values/server-clock.tsx'
import { OwnerForm, type OwnerValues } from './owner-form.tsx'
import styles from './second-factor.module.css'

/** With fewer codes left the page advises new ones. */
const FEW_CODES = 3

const CHOICES = [
  { value: 'renew', label: 'Новые коды' },
  { value: 'turnOff', label: 'Выключить' },
] as const

export type FactorChanges = {
  onRenew: (values: PasswordAndCodeRequest) => Promise<void>
  onTurnOff: (values: PasswordAndCodeRequest) => Promise<void>
}

function withCode(send: (values: PasswordAndCodeRequest) => Promise<void>) {
  return ({ password, code = '' }: OwnerValues) => send({ password, code })
}

type FactorOnCardsProps = { factor: SecondFactor } & FactorChanges

/** How the second factor stands, new recovery codes, and the way to turn it off. */
export function FactorOnCards({ factor, onRenew, onTurnOff }: FactorOnCardsProps) {
  const now = useServerNow()
  const [choice, setChoice] = useState<'renew' | 'turnOff'>('renew')
  const { since, recoveryCodesLeft: left, isRequired } = factor
  return (
    <>
      <Card title="Включён" icon={<LockIcon />}>
        <div className={styles.state}>
          <p className={styles.good}>
            <DoneIcon />
            После пароля игра спрашивает код
          </p>
          {since && <p>Включён: {formatWhen(since, now())}</p>}
          <p className={left < FEW_CODES ? styles.bad : undefined}>
            {left < FEW_CODES && <WarningIcon />}
            {left === 0 ? 'Запасных кодов не осталось' : `Осталось: ${counted(left, CODES)}`}
          </p>
        </div>
      </Card>
      <Card title="Изменить" icon={<LockIcon />}>
        <div className={styles.intro}>
          <Segmented label="Что изменить" choices={CHOICES} value={choice} onChange={setChoice} />
          <p>
            {choice === 'renew'
              ? 'Десять новых запасных кодов. Прежние перестанут действовать.'
              : 'Для входа снова хватит одного пароля.'}
            {choice === 'turnOff' &&
              isRequired &&
              ' Управление закроется, пока вы не включите вход по коду снова.'}
          </p>
        </div>
        {choice === 'renew' ? (
          <OwnerForm key="renew" action="Сделать новые коды" asksCode onSend={withCode(onRenew)} />
        ) : (
          <OwnerForm key="turnOff" action="Выключить вход по коду" asksCode onSend={withCode(onTurnOff)} />
        )}
      </Card>
    </>
  )
}

const CODES = ['запасной код', 'запасных кода', 'запасных кодов'] as const
