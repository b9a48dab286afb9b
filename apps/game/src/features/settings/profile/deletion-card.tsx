import { useState } from 'react'
import type { ProfileSettings, RequestDeletionRequest } from '#generated/types.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { WarningIcon } from '../../../ui/pictures/icons.ts'
import { Card } from '../../../ui/surfaces/card.tsx'
import { Countdown } from '../../../ui/values/countdown.tsx'
import { OwnerForm } from '../owner-form.tsx'
import { DeletionByMessenger } from './deletion-by-messenger.tsx'
import styles from './profile.module.css'

type DeletionCardProps = {
  profile: Pick<ProfileSettings, 'deletionDueAt' | 'email' | 'hasSecondFactor' | 'name'>
  isInMessenger: boolean
  isCancelling: boolean
  /** Without an e-mail there is no password: null asks by the messenger. */
  onRequest: (values: RequestDeletionRequest | null) => Promise<void>
  onCancel: () => void
}

/** Asks to delete the castle, and calls that back. */
export function DeletionCard({
  profile,
  isInMessenger,
  isCancelling,
  onRequest,
  onCancel,
}: DeletionCardProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { deletionDueAt } = profile
  return (
    <Card title="Удаление замка" icon={<WarningIcon />}>
      {deletionDueAt ? (
        <>
          <p>
            Замок будет удалён через <Countdown until={deletionDueAt} label="До удаления замка" />. До этого
            можно передумать.
          </p>
          <div className={styles.actions}>
            <Button variant="act" loading={isCancelling} onClick={onCancel}>
              Сохранить замок
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={styles.note}>
            Через три дня после просьбы замок исчезнет навсегда: имя, почта, войско, казна и ваши записи.
            Названия гильдии и походов и тексты гильдии останутся у тех, кто в них состоит. Ваше имя ещё 90
            дней никто не займёт. Все три дня удаление можно отменить.
          </p>
          <div className={styles.actions}>
            <Button onClick={() => setIsAsking(true)}>Удалить замок…</Button>
          </div>
        </>
      )}
      <Sheet open={isAsking} onClose={() => setIsAsking(false)} title="Удалить замок?">
        <DeletionForm
          profile={profile}
          isInMessenger={isInMessenger}
          onRequest={async (values) => {
            await onRequest(values)
            setIsAsking(false)
          }}
        />
      </Sheet>
    </Card>
  )
}

type DeletionFormProps = Pick<DeletionCardProps, 'profile' | 'isInMessenger' | 'onRequest'>

function DeletionForm({ profile, isInMessenger, onRequest }: DeletionFormProps) {
  const warning = (
    <p>
      {profile.name}, через три дня не станет ни замка, ни войска, ни казны. Гильдию примет старший из
      участников, лоты вернутся с рынка и исчезнут вместе со складом.
    </p>
  )
  if (profile.email === null) {
    return (
      <DeletionByMessenger isInMessenger={isInMessenger} onRequest={() => onRequest(null)}>
        {warning}
      </DeletionByMessenger>
    )
  }
  return (
    <OwnerForm action="Удалить через три дня" asksCode={profile.hasSecondFactor} onSend={onRequest}>
      {warning}
    </OwnerForm>
  )
}
