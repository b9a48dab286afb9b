import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ProfileSettings, RequestDeletionRequest } from '../../../../../../generated/types.ts'
import { CurrentPasswordField } from '../../../shell/current-password-field.tsx'
import { FactorCodeField } from '../../../shell/factor-code-field.tsx'
import { showFormError } from '../../../shell/show-form-error.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { WarningIcon } from '../../../ui/pictures/icons.ts'
import { Card } from '../../../ui/surfaces/card.tsx'
import { Countdown } from '../../../ui/values/countdown.tsx'
import styles from './profile.module.css'

type DeletionCardProps = {
  profile: Pick<ProfileSettings, 'deletionDueAt' | 'hasSecondFactor' | 'name'>
  isCancelling: boolean
  onRequest: (values: RequestDeletionRequest) => Promise<void>
  onCancel: () => void
}

/** Asks to delete the castle, and calls that back. */
export function DeletionCard({ profile, isCancelling, onRequest, onCancel }: DeletionCardProps) {
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
            Через три дня после просьбы замок исчезнет навсегда: имя, почта, войско, казна и всё, что вы
            написали. Всё это время удаление можно отменить.
          </p>
          <div className={styles.actions}>
            <Button onClick={() => setIsAsking(true)}>Удалить замок…</Button>
          </div>
        </>
      )}
      <Sheet open={isAsking} onClose={() => setIsAsking(false)} title="Удалить замок?">
        <DeletionForm
          profile={profile}
          onRequest={async (values) => {
            await onRequest(values)
            setIsAsking(false)
          }}
        />
      </Sheet>
    </Card>
  )
}

type DeletionFormProps = Pick<DeletionCardProps, 'profile' | 'onRequest'>

function DeletionForm({ profile, onRequest }: DeletionFormProps) {
  const { control, handleSubmit, setError, formState } = useForm({
    defaultValues: { password: '', code: '' },
  })
  const submit = handleSubmit(({ password, code }) =>
    onRequest(profile.hasSecondFactor ? { password, code } : { password }).catch((error: unknown) =>
      showFormError(error, ['password', 'code'], setError, ['wrongCredentials', 'codeWrong']),
    ),
  )
  return (
    <Form error={formState.errors.root?.message} onSubmit={submit}>
      <p>
        {profile.name}, через три дня не станет ни замка, ни войска, ни казны. Гильдию примет старший из
        участников, лоты вернутся с рынка и исчезнут вместе со складом.
      </p>
      <CurrentPasswordField control={control} name="password" />
      {profile.hasSecondFactor && (
        <FactorCodeField control={control} name="code" hint="Из приложения или запасной" />
      )}
      <SubmitButton control={control}>Удалить через три дня</SubmitButton>
    </Form>
  )
}
