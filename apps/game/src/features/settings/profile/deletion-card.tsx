import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ProfileSettings, RequestDeletionRequest } from '#generated/types.ts'
import { showFormError } from '../../../shell/show-form-error.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { WarningIcon } from '../../../ui/pictures/icons.ts'
import { Card } from '../../../ui/surfaces/card.tsx'
import { Countdown } from '../../../ui/values/countdown.tsx'
import { OwnerForm } from '../owner-form.tsx'
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

type DeletionByMessengerProps = {
  isInMessenger: boolean
  onRequest: () => Promise<void>
  children: ReactNode
}

/** The castle has no password: the launch of the game in the messenger, a few minutes old, confirms the deletion. */
function DeletionByMessenger({ isInMessenger, onRequest, children }: DeletionByMessengerProps) {
  const { control, handleSubmit, setError, formState } = useForm()
  const submit = handleSubmit(() => onRequest().catch((error: unknown) => showFormError(error, [], setError)))
  if (!isInMessenger)
    return (
      <>
        {children}
        <p>У замка нет пароля. Откройте игру в Telegram и удалите замок там.</p>
      </>
    )
  return (
    <Form error={formState.errors.root?.message} onSubmit={submit}>
      {children}
      <p>
        Пароля у замка нет: удаление подтвердит ваш Telegram. Игра должна быть открыта не больше пяти минут
        назад.
      </p>
      <SubmitButton control={control}>Удалить через три дня</SubmitButton>
    </Form>
  )
}
