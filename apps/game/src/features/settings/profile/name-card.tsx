import { useForm, useWatch } from 'react-hook-form'
import type { ProfileSettings } from '#generated/types.ts'
import { PLAYER_NAME_LENGTH } from '#rules/player/player-name.ts'
import { NAME_RESERVED_DAYS, RENAME_WAIT_DAYS } from '#rules/settings/rename.ts'
import { NameHint } from '../../../shared/player/name-hint.tsx'
import { nameFault } from '../../../shared/player/name-rules.ts'
import { showFormError } from '../../../shell/show-form-error.ts'
import { counted } from '../../../ui/format/counted.ts'
import { Form } from '../../../ui/forms/form.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { RenameIcon } from '../../../ui/pictures/icons.ts'
import { Card } from '../../../ui/surfaces/card.tsx'
import { Countdown } from '../../../ui/values/countdown.tsx'
import styles from './profile.module.css'

type NameCardProps = {
  profile: Pick<ProfileSettings, 'name' | 'nameChange'>
  /** `diamonds`: what the player saw the name to cost. */
  onRename: (name: string, diamonds: number) => Promise<void>
  /** The waiting time is over. */
  onReady: () => void
}

/** The lord's name, and a new one: the first free, later ones for diamonds and after a wait. */
export function NameCard({ profile: { name, nameChange }, onRename, onReady }: NameCardProps) {
  const { control, handleSubmit, setError, reset, formState } = useForm({ defaultValues: { name: '' } })
  const typed = useWatch({ control, name: 'name' })
  const { diamonds, availableAt } = nameChange
  const submit = handleSubmit((values) =>
    onRename(values.name.trim(), diamonds).then(
      () => reset(),
      (error: unknown) => showFormError(error, ['name'], setError, ['nameTaken', 'sameName']),
    ),
  )
  return (
    <Card kind="ruled" title="Имя" icon={<RenameIcon />}>
      <p className={styles.name}>{name}</p>
      {availableAt === null ? (
        <Form error={formState.errors.root?.message} onSubmit={submit}>
          <TextField
            control={control}
            name="name"
            label="Новое имя"
            autoComplete="nickname"
            maxLength={PLAYER_NAME_LENGTH.max}
            hint={<NameHint name={typed} />}
            rules={{
              required: 'Придумайте имя',
              validate: (value: string) => nameFault(value) ?? true,
            }}
          />
          <SubmitButton control={control}>
            {diamonds === 0
              ? 'Сменить имя бесплатно'
              : `Сменить имя за ${counted(diamonds, ['алмаз', 'алмаза', 'алмазов'])}`}
          </SubmitButton>
        </Form>
      ) : (
        <p>
          Имя недавно менялось. Снова сменить его можно через{' '}
          <Countdown until={availableAt} label="До смены имени" onEnd={onReady} />.
        </p>
      )}
      <p className={styles.note}>
        Первая смена бесплатна, дальше за алмазы и не чаще раза в {RENAME_WAIT_DAYS} дней. Прежнее имя{' '}
        {NAME_RESERVED_DAYS} дней никто, кроме вас, не займёт. В старых отчётах останется имя того времени.
      </p>
    </Card>
  )
}
